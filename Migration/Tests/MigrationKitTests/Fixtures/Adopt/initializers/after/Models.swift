import Foundation
import SmartCodable

class Base: SmartCodable {
    var id = 0
    required init() {}
}

class Shop: Base {
    var name = ""
    var openedAt: String

    override required init() {
        openedAt = "unknown"
        super.init()
    }

    required init(from decoder: any Decoder) throws {
        openedAt = "unknown"
        try super.init(from: decoder)
    }
}

class Trivial: Base {
    var a = 0
}

public class Archived: Base {
    var path: String?
    public required init() { super.init() }

    public required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
    init(path: String) {
        self.path = path
        super.init()
    }
}
