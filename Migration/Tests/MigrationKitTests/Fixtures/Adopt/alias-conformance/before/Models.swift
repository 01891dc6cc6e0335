import HandyJSONCompat

typealias Model = HandyJSON

struct Pet: Model {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) { mapper <<< id <-- "pet_id" }
}

class Base: Model {
    var code = 0
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< code <-- "base_code" }
}

typealias Root = Base

class Child: Root {
    var name = ""
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< name <-- "child_name"
    }
}
