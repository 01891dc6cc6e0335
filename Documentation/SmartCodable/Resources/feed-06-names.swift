import SmartCodable

struct Post: SmartCodable, Identifiable {
    var id = 0
    var title = "Untitled"
    var likes = 0

    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- "post_id"]
    }
}
