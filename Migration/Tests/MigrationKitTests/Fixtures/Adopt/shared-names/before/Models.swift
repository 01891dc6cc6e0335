import HandyJSONCompat

struct Sent: HandyJSON {
    var id = 0
    var text = ""
    mutating func mapping(mapper: HelpingMapper) { mapper <<< text <-- "id" }
}

struct Received: HandyJSON {
    var id = 0
    var text = ""
    mutating func mapping(mapper: HelpingMapper) { mapper <<< text <-- "id" }
}

struct Swapped: HandyJSON {
    var a = 0
    var b = 0
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< a <-- "b"
        mapper <<< b <-- "a"
    }
}

func body(_ sent: Sent, _ swapped: Swapped) -> [String?] { [sent.toJSONString(), swapped.toJSONString()] }
