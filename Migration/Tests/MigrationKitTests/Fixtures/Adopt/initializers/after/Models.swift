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

class Request: Base {
    var path = ""
    var method: String?
    var page = 1
}

/// What a superclass has is begun with here.
class Latest: Request {
    var order = "hot"

    required init() {
        super.init()
        self.path = "/latest"
        method = "GET"
        id = 7
        self.order = "new"
    }

    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        self.path = "/latest"
        method = "GET"
        self.order = "new"
    }
}

class Titled: SmartCodable {
    var title: String?
    var rank = 0
    lazy var note = "note"
    required init() {}
}

class Ranked: Titled {
    required init() {
        super.init()
        title = "none"
        rank = 3
        note = "\(3) ranked"
    }

    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        if title == nil { title = "none" }
        note = "\(3) ranked"
    }
}
