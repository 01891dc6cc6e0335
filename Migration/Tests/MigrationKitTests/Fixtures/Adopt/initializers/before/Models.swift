import HandyJSONCompat

class Base: HandyJSON {
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
}

class Trivial: Base {
    var a = 0

    required init() {
        super.init()
    }
}

public class Archived: Base {
    var path: String?
    public required init() {}
    init(path: String) {
        self.path = path
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
}

class Titled: HandyJSON {
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
}
