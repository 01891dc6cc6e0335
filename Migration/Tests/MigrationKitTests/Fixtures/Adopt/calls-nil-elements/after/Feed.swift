import Foundation
import SmartCodable

struct Item: SmartCodable { var id = 0 }

struct Decoder {
    static func list<T: SmartCodable>(_ type: T.Type, _ text: String) -> [T] {
        guard let found = [T?].deserialize(from: text) else { return [] }
        var result: [T] = []
        for element in found {
            if let model = element { result.append(model) }
        }
        return result
    }

    static func guarded(_ text: String) -> [Item] {
        var result: [Item] = []
        for element in [Item?].deserialize(from: text, designatedPath: "data") ?? [] {
            guard let item = element else { continue }
            result.append(item)
        }
        return result
    }

    static func matched(_ text: String) -> Int {
        var sum = 0
        if let list = [Item?].deserialize(from: text) {
            for case let item? in list { sum += item.id }
            for item in list { sum += item!.id }
        }
        return sum
    }

    static func filtered(_ text: String) -> [Item] {
        if let list = [Item?].deserialize(from: text) { return list.filter { $0 != nil }.map({ $0! }) }
        return []
    }
}
