import Foundation
import SmartCodable

struct Author: SmartCodable {
    var name = "Somebody"
}

enum Kind: String, SmartCaseDefaultable {
    case article, video
}

struct Post: SmartCodable, Identifiable {
    var id = 0
    var title = "Untitled"
    var likes = 0
    var author = Author()
    var published: Date?
    var kind = Kind.article

    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "post_id"]
    }
}
