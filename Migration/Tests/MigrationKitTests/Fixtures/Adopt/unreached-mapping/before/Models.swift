import HandyJSONCompat

class Base: HandyJSON {
    var id = 0
    required init() {}
}

class User: Base {
    var name: String?
    var cache: String? = "x"

    /// Never called: Base has no mapping.
    func mapping(mapper: HelpingMapper) {
        mapper <<< self.name <-- "user_name"
        mapper >>> self.cache
    }

    func didFinishMapping() { name = "done" }
    func willStartMapping() { name = "started" }
}
