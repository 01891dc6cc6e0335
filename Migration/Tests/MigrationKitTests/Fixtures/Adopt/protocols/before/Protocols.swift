import HandyJSONCompat

protocol Identified: HandyJSON {
    var id: Int { get }
}

struct Post: Identified { var id = 0 }

extension HandyJSON {
    static func parse(_ text: String?) -> Self? { deserialize(from: text) }
    func dictionary() -> [String: Any] { toJSON() ?? [:] }
}

extension Array where Element: HandyJSON {
    var text: String { toJSONString() ?? "[]" }
}

typealias Shown = HandyJSON & CustomStringConvertible
let types: [HandyJSON.Type] = [Post.self]
func make(_ type: HandyJSON.Type, _ dict: [String: Any]) -> HandyJSON? { type.deserialize(from: dict) }
func model<T>(_: T.Type) -> Bool { T.self is HandyJSON.Type }
