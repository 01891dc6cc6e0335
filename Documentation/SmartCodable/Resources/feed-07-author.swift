import Foundation
import SmartCodable

struct Author: SmartCodable {
    var name = "Somebody"
}

struct Post: SmartCodable, Identifiable {
    var id = 0
    var title = "Untitled"
    var likes = 0
    var author = Author()
    var published: Date?

    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "post_id"]
    }
}
