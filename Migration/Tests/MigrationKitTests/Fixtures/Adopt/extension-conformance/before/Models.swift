import HandyJSONCompat

class Song {
    var title: String?
    var seconds = 0
    required init() {}
}

extension Song: HandyJSON {
    func mapping(mapper: HelpingMapper) {
        mapper <<< seconds <-- "duration"
    }
}

struct Album {
    var title = ""
}

extension Album: HandyJSON {}

final class Band {
    var name = ""
    init() {}
}

extension Band: HandyJSON {}
