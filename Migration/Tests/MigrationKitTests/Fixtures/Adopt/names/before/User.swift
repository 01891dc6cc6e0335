import HandyJSONCompat

struct User: HandyJSON {
    var id = 0
    var nickName: String?
    var `default` = false
    var tags: [String] = []

    // The server's names.
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.id <-- "user_id"
        // Two generations of servers.
        mapper <<< nickName <-- ["nick_name", "nick"] // first wins
        mapper <<<
            self.`default` <-- "is_default"
        mapper.specify(property: &tags, name: "labels")
    }
}
