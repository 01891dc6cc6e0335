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
