import HandyJSON

class M: HandyJSON {
    var id = 0 { willSet { print(id) } }
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "a" // find
    }
}
