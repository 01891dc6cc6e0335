import HandyJSONCompat

struct User: HandyJSON {
    var city: String?
    var version: String?
    var name: String? = "unknown"
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.city <-- "address.city"
        mapper <<< self.version <-- "app\\.version"
    }
}

func send(_ user: User) -> String? { user.toJSONString(prettyPrint: true) }
