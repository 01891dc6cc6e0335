import HandyJSONCompat

struct User: HandyJSON {
    var city: String?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.city <-- "address.city"
    }
}

func send(_ user: User) -> String? { user.toJSONString() }
