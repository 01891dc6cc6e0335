import Foundation
import HandyJSONCompat

struct Nothing: HandyJSON {}

public struct Marker: HandyJSON {
    public init() {}
}

class Base: HandyJSON {
    required init() {}
}

class Child: Base {
    var id = 0
}

class Thing: NSObject, HandyJSON {
    required override init() {}

    func describe() -> String { "a thing" }
}

struct Computed: HandyJSON { var text: String { "x" } }

class Delegating: HandyJSON {
    weak var owner: Base?
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper >>> self.owner
    }
}
