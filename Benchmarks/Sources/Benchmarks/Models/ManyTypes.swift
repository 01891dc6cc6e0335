import HandyJSONCompat
import SmartCodable

// As many model types as an app has. Generic, so that a few lines are hundreds of types, with key types of their own.

enum ManyTypes {
    struct Plain<Tag>: Codable {
        var id: Int = 0, name: String = "", price: Double = 0, isNew: Bool = false, tags: [String] = []
    }

    struct Handy<Tag>: HandyJSON {
        var id: Int = 0, name: String = "", price: Double = 0, isNew: Bool = false, tags: [String] = []
    }

    struct Native<Tag>: SmartCodable {
        var id: Int = 0, name: String = "", price: Double = 0, isNew: Bool = false, tags: [String] = []
    }

    static let text = #"{"id":17,"name":"Camomile tea","price":3.25,"isNew":true,"tags":["tea","herbs"]}"#

    /// A type for each number.
    static func tag(_ number: Int) -> Any.Type {
        func open<Rest>(_: Rest.Type) -> Any.Type { number % 2 == 0 ? Even<Rest>.self : Odd<Rest>.self }
        return number == 0 ? Never.self : _openExistential(tag(number / 2), do: open)
    }

    private enum Even<Rest> {}
    private enum Odd<Rest> {}
}
