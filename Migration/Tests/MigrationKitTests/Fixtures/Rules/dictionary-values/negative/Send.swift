import HandyJSONCompat

struct User: HandyJSON {
    var id = 0
    var name: String?
    var isCached = false
    mutating func mapping(mapper: HelpingMapper) {
        mapper >>> self.isCached
    }
}
struct Switches: HandyJSON { var isOn = false }

func send(_ user: User, _ switches: Switches) {
    print(user.toJSON() ?? [:], switches.toJSONString() ?? "")
}
