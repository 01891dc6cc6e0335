import HandyJSONCompat

class Base: HandyJSON {
    var id = 0
    var code = 0
    var note = ""
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "base_id"
        mapper <<< code <-- ["code", "status"]  // Both are sent.
    }
}

class User: Base {
    var name = ""
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< id <-- ["uid", "user_id"]  // Of the users' server.
        mapper <<< name <-- "nick"
    }
}

class Admin: User {
    var level = 0
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< id <-- "admin_id"
        mapper <<< level <-- ("lv", TransformOf<Int, Int>(fromJSON: { $0 }, toJSON: { $0 }))
    }
}

/// Below it, nothing is mapped anew.
class Guest: User {
    var until = 0
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< until <-- "end"
    }
}
