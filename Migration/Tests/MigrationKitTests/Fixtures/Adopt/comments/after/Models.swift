import Foundation
import SmartCodable

class Article: SmartCodable {
    var id = 0
    var title = ""
    /// Shown below the title.
    // Local.
    @IgnoredKey var note: String?
    @SmartAny var body: Any?
    // for the editor
    @IgnoredKey var draft = false
    var words = 0
    required init() {}

    /// The server's names.
    class func mappingForKey() -> [SmartKeyTransformer]? {
        [
            // since 2.0
            // Two servers.
            /* old and new */
            CodingKeys.id <--- ["article_id", /* kept */ "id"],
            /* text */
            CodingKeys.words <--- "word_count",
            // mapper <<< title <-- "headline"
        ]
    }

    class func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.words <--- FastTransformer<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "\($0)" } })]
    }
}

struct Local: SmartCodable {
    var id = 0
    // Not the server's.
    @IgnoredKey var isOpen = false

    // MARK: - Mapping

    /// Stays.
    var isClosed: Bool { !isOpen }
}

struct Commented: SmartCodable {
    var id = 0
    // mapper <<< id <-- "commented_id"
}

class Review: Article {
    /// For tests.
    required init() {
        // Nothing to do.
        super.init()
    }

    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
    }
}

class Song: SmartCodable {
    private enum CodingKeys: CodingKey {}

    required init(from decoder: any Decoder) throws {
        // Without properties, the compiler's would take a number or a list for a model.
        _ = try decoder.container(keyedBy: CodingKeys.self)
    }

    required init() {}
}
// MARK: - HandyJSON
extension Song {
    // Later.
}
