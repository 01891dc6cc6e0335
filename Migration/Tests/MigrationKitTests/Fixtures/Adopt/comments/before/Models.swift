import HandyJSONCompat

class Article: HandyJSON {
    var id = 0
    var title = ""
    /// Shown below the title.
    var note: String?
    var body: Any?
    var draft = false
    var words = 0
    required init() {}

    /// The server's names.
    func mapping(mapper: HelpingMapper) { // since 2.0
        mapper <<<
            // Two servers.
            self.id /* old and new */ <-- ["article_id", /* kept */ "id"]
        // Local.
        mapper >>> note
        mapper >>> draft // for the editor
        mapper <<< words <-- ("word_count", /* text */ TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "\($0)" } }))
        // mapper <<< title <-- "headline"
    }
}

struct Local: HandyJSON {
    var id = 0
    var isOpen = false

    // MARK: - Mapping
    /// Nothing but an exclusion.
    /// For the list.
    mutating func mapping(mapper: HelpingMapper) {
        // Not the server's.
        mapper >>> isOpen
    }

    /// Stays.
    var isClosed: Bool { !isOpen }
}

struct Commented: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        // mapper <<< id <-- "commented_id"
    }
}

class Review: Article {
    /// For tests.
    required init() {
        // Nothing to do.
    }
}

class Song { required init() {} }
// MARK: - HandyJSON
extension Song: HandyJSON {
    // Later.
}
