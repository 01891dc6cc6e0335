import HandyJSONCompat

enum Names {
    static let id = "user_id"
    static let path = "data.\u{6E}ame"
    static var moving = "moving"
    enum Inner { static let mail = "e_mail" }
}

enum Keys: String {
    case phone
    case street = "street_name"
}

let idName = "global_id"
let ownID = "outside"

extension String { static let zip = "zip_code" }

struct Global: HandyJSON {
    var id = 0
    var mail = ""
    var phone = ""
    var street = ""
    var zip = ""
    var born: Date?
    var error = ""
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- idName
        mapper <<< mail <-- [Names.Inner.mail, "mail"]
        mapper <<< phone <-- Keys.phone.rawValue
        mapper.specify(property: &street, name: Keys.street.rawValue)
        mapper <<< zip <-- String.zip
        mapper <<< born <-- (Names.id, DateTransform())
        mapper <<< error <-- Rest().error
    }
}

class Own: HandyJSON {
    static let key = "own_key"
    var value = ""
    var pet = ""
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< [
            value <-- Self.key,
            pet <-- Names.path,
        ]
    }
}

/// A path is sent: read as any other one.
func send(_ own: Own) -> String? { own.toJSONString() }

struct Computed: HandyJSON {
    var id = 0
    var name = ""
    var mail = ""
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- Names.moving
        mapper <<< name <-- ownID
        mapper <<< mail <-- [Names.moving, "mail"]
    }
    var ownID: String { "computed" }
}

class Rest { var error = "err" }

class Made {
    var error = "err"
    init() { error = "other" }
}

struct Changed: HandyJSON {
    var error = ""
    mutating func mapping(mapper: HelpingMapper) { mapper <<< error <-- Made().error }
}
