import HandyJSONCompat
import SmartCodable

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

struct Global: SmartCodable {
    var id = 0
    var mail = ""
    var phone = ""
    var street = ""
    var zip = ""
    var born: Date?
    var error = ""
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.id <--- idName,
            CodingKeys.mail <--- [Names.Inner.mail, "mail"],
            CodingKeys.phone <--- Keys.phone.rawValue,
            CodingKeys.street <--- Keys.street.rawValue,
            CodingKeys.zip <--- String.zip,
            CodingKeys.born <--- Names.id,
            CodingKeys.error <--- Rest().error,
        ]
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.born <--- SmartDateTransformer()]
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
