import HandyJSONCompat

class Forum: HandyJSON {
    var forum_id = ""

    required init() {}

    func mapping(_ mapper: HelpingMapper) {
        // The name of the JSON
        mapper.specify(property: &forum_id, name: "id")
    }
}
