import HandyJSONCompat
import SmartCodable

enum Config {
    static let isNew = true
    static var isTrial = false
}

let usesShortNames = false

/// Whether a constant holds is the same for each instance.
struct Server: SmartCodable {
    var id = 0
    var name = ""
    var tag = ""
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.id <--- (Config.isNew ? "new_id" : "old_id"),
            CodingKeys.name <--- (Config.isNew ? ["title", "name"] : ["name"]),
            CodingKeys.tag <--- (usesShortNames && !Config.isNew ? "t" : "tag"),
            // Short names are for the watch.
        ]
    }
}

/// Asked before anything was read: the status is nil then.
class Reply: SmartCodable {
    var status: String?
    var code = 0
    var message = ""
    var body = ""
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.message <--- "error", // What went wrong.
            CodingKeys.code <--- "ret",
            // Never.
        ]
    }
}

class Page: Reply { var page = 1 }

struct Empty: SmartCodable {
    var text = "x"
    var id = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "eid"]
    }
}

/// These ask for what nobody knows beforehand, or do more than name keys.
struct Trial: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        if Config.isTrial { mapper <<< id <-- "trial_id" }
    }
}

class Changed: HandyJSON {
    var kind = "a"
    required init() { kind = "b" }
    func mapping(mapper: HelpingMapper) {
        if kind == "a" { mapper <<< kind <-- "k" }
    }
}

class Parent: HandyJSON {
    var kind = "a"
    required init() {}
    func mapping(mapper: HelpingMapper) {
        if kind == "a" { mapper <<< kind <-- "k" }
    }
}
class Child: Parent {
    required init() {
        super.init()
        kind = "b"
    }
}

struct Excluding: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        if Config.isNew { mapper >>> id }
    }
}

struct Assigning: HandyJSON {
    var height = 0
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "a_id"
        self.height = 44
    }
}

struct Sent: HandyJSON {
    var isDraft = false
    var text = ""
    mutating func mapping(mapper: HelpingMapper) {
        if !isDraft { mapper <<< text <-- "content" }
    }
}

func send(_ sent: Sent) -> String? { sent.toJSONString() }
