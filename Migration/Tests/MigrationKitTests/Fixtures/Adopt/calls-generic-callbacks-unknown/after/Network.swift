import Foundation
import HandyJSONCompat
import SmartCodable

protocol Listed: HandyJSON { associatedtype Item: HandyJSON }
class Line: SmartCodable, HandyJSON { var id = 0; required init() {} }
class List: SmartCodable, HandyJSON, Listed { typealias Item = Line; var id = 0; required init() {} }

enum Network {
    // Not the type that is passed, but one inside it.
    static func items<T: Listed>(of type: T.Type, done: ([T.Item]) -> Void) { done([]) }
    // The closure alone says which.
    static func any<T: HandyJSON>(_ text: String, done: (T?) -> Void) { done(T.deserialize(from: text)) }
    static func both<T: HandyJSON>(_ first: T, _ second: T, done: (T) -> Void) { done(first) }
}

func show(_ text: String, _ base: List, _ line: Line) {
    Network.items(of: List.self) { items in for item in items { print(item.toJSON() ?? [:]) } }
    Network.any(text) { (list: List?) in print(list?.toDictionary(useMappedKeys: true) ?? [:]) }
}
