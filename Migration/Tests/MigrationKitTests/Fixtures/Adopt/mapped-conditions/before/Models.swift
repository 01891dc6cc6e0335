import HandyJSONCompat

enum Config {
    static let isNew = true
    static var isTrial = false
}

let usesShortNames = false

/// Whether a constant holds is the same for each instance.
struct Server: HandyJSON {
    var id = 0
    var name = ""
    var tag = ""
    mutating func mapping(mapper: HelpingMapper) {
        if Config.isNew {
            mapper <<< id <-- "new_id"
            mapper <<< name <-- ["title", "name"]
        } else {
            mapper <<< id <-- "old_id"
        }
        // Short names are for the watch.
        if usesShortNames && !Config.isNew { mapper <<< tag <-- "t" }
    }
}

/// Asked before anything was read: the status is nil then.
class Reply: HandyJSON {
    var status: String?
    var code = 0
    var message = ""
    var body = ""
    required init() {}
    func mapping(mapper: HelpingMapper) {
        if status != "success" {
            mapper <<< message <-- "error"  // What went wrong.
        } else {
            // Never.
            mapper <<< body <-- "data"
        }
        guard self.code == 0 else { return }
        mapper <<< code <-- "ret"
    }
}

class Page: Reply { var page = 1 }

struct Empty: HandyJSON {
    var text = "x"
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        if text.isEmpty || id > 3 { return }
        mapper <<< id <-- "eid"
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
