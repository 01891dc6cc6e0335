import HandyJSONCompat
import SmartCodable

class Player: HandyJSON {
    var score = 0 { didSet { print("score") } }
    var rank = 0 { didSet { print(oldValue) } }
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< score <-- "points"
        mapper <<< rank <-- "place"
    }
}

class Watcher: HandyJSON {
    var state = 0 { willSet { print(newValue) } }
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper >>> state }
}

class Plain: SmartCodable {
    var score = 0 { didSet { print("score") } }
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.score <--- "points"]
    }
}
