import Foundation
import SmartCodable

class Song: SmartCodable {
    var title: String?
    var seconds = 0
    required init() {}
}

extension Song {
    class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.seconds <--- "duration"]
    }
}

struct Album {
    var title = ""
}

extension Album: SmartCodable {}

final class Band: SmartCodable {
    var name = ""
    init() {}
}
