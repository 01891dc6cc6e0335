import Foundation
import HandyJSONCompat

struct Settings: HandyJSON, Equatable {
    var name: String? = "nobody"
    /// How many.
    private(set) var count: Int! = 3
    var list: [String]? = []
    var cache: String? = "x"
    var none: String? = nil

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.name <-- "user_name"
        mapper >>> self.cache
    }
}

class Base: HandyJSON {
    var extra: [String: Any]? = [:]
    required init() {}
}

class Child: Base {
    var title: String? = "none" { didSet { print(title ?? "") } }
}
