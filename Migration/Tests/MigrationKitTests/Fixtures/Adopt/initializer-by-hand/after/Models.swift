import HandyJSONCompat
import SmartCodable

class Base: HandyJSON {
    var id = 0
    required init() {}
}

class Loud: Base {
    var stars = 0
    required init() {
        super.init()
        print("made")
    }
}

class Titled: HandyJSON {
    var title = ""
    required init() {}
}

/// What it sets depends on what has been read by then.
class Named: Titled {
    required init() {
        super.init()
        title = title + "!"
    }
}

class Request: SmartCodable {
    var path = ""
    required init() {}
}

/// What Xcode writes for a required initialiser.
class Socket: Request {
    let name: String

    init(name: String) {
        self.name = name
        super.init()
    }

    required init() {
        fatalError("init() has not been implemented")
    }

    required init(from decoder: any Decoder) throws {
        fatalError("init() has not been implemented")
    }
}
