import HandyJSONCompat

class Base: NSObject, HandyJSON {
    var code = 0
    required override init() {}
    func mapping(mapper: HelpingMapper) {}
}

class Patient: Base {
    var uid = ""
    /// As it is shown.
    var name: String?
    var age = 0
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        // the number
        mapper <<< uid <-- "id"
        mapper <<< name <-- ["nick_name", "name"] // often missing
    }
}

class Senior: Patient {
    var since = 0
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< since <-- "years"
    }
}

// A path, and something that is not Codable: in a list.
class Address: Base {
    var street = ""
    var other: Any?
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< street <-- "address.street"
        mapper <<< other <-- "rest"
    }
}

// Its names are taken back by the class below.
class Plan: Base {
    var title = ""
    override func mapping(mapper: HelpingMapper) { mapper <<< title <-- "name" }
}

class Draft: Plan {
    override func mapping(mapper: HelpingMapper) {}
}

// Its initialiser sets the property before `super.init()`, which a wrapper with an argument does not allow.
class Coded: Base {
    var uid: String?
    required init() {
        uid = "new"
        super.init()
    }
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< uid <-- "id"
    }
}
