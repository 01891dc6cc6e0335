import Foundation
import SmartCodable

protocol Identified: SmartCodable {
    var id: Int { get }
}

struct Post: Identified { var id = 0 }

extension SmartDecodable where Self: SmartEncodable {
    static func parse(_ text: String?) -> Self? { deserialize(from: text) }
    func dictionary() -> [String: Any] { toDictionary(useMappedKeys: true) ?? [:] }
}

extension Array where Element: SmartCodable {
    var text: String { toJSONString(useMappedKeys: true) ?? "[]" }
}

typealias Shown = SmartCodable & CustomStringConvertible
let types: [SmartCodable.Type] = [Post.self]
func make(_ type: SmartCodable.Type, _ dict: [String: Any]) -> SmartCodable? { type.deserialize(from: dict) }
func model<T>(_: T.Type) -> Bool { T.self is SmartCodable.Type }
