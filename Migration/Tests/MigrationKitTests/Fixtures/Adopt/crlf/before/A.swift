import HandyJSONCompat

struct A: HandyJSON {
    var id = 0
    var name: String?

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "a_id"
        mapper <<< name <-- "a_name"
    }
}
