import Foundation
import SmartCodable

class Player: SmartCodable {
    var score = 0 { didSet { print("score") } }
    var rank = 0 { didSet { print(oldValue) } }
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.score <--- "points",
            CodingKeys.rank <--- "place",
        ]
    }
}

class Watcher: SmartCodable {
    @IgnoredKey var state = 0 { willSet { print(newValue) } }
    required init() {}
}

class Plain: SmartCodable {
    var score = 0 { didSet { print("score") } }
    required init() {}
    class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.score <--- "points"]
    }
}
