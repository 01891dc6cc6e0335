import Foundation
import SmartCodable

struct Row: SmartCodable { var id = 0 }

func load<T: SmartCodable>(_ value: [[String: Any]]?, _ done: ([T?]) -> Void) {
    if let list = [T?].deserialize(from: value) { done(list) }
}

func rows(_ list: NSArray, _ text: String) -> [Row?] {
    let rows = [Row?].deserialize(from: list as? [Any])
    rows?.forEach { print($0?.id ?? 0) }
    return Array<Row?>.deserialize(from: text, designatedPath: "data") ?? []
}

func plain(_ text: String) -> [Row] {
    let cast = ([Row?].deserialize(from: text)) as? [Row]
    return cast ?? [Row].deserialize(from: text) ?? []
}
