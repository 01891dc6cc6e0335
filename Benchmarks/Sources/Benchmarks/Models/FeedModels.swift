import HandyJSONCompat
import SmartCodable

// Models as apps have them: classes that are not final, a generic response with a generic page in it, and members of which
// most are missing. The same in three families.

enum FeedPlain {
    final class Response<T: Codable>: Codable {
        var code: Int
        var message: String?
        var data: T?
    }

    final class Page<T: Codable>: Codable {
        var page: Int
        var hasMore: Bool
        var list: [T]
    }

    final class Post: Codable {
        var id: Int
        var title: String
        var author: Author
        var summary: String?
        var cover: String?
        var video: String?
        var place: String?
        var likes: Int?
        var comments: Int?
        var shares: Int?
        var rating: Double?
        var isPinned: Bool?
        var tags: [String]?
    }

    final class Author: Codable {
        var id: Int
        var name: String
        var avatar: String?
    }
}

enum FeedHandy {
    class Response<T: HandyJSON>: HandyJSON {
        var code = 0
        var message: String?
        var data: T?
        required init() {}
    }

    class Page<T: HandyJSON>: HandyJSON {
        var page = 0
        var hasMore = false
        var list: [T] = []
        required init() {}
    }

    class Post: HandyJSON {
        var id = 0
        var title = ""
        var author = Author()
        var summary: String?
        var cover: String?
        var video: String?
        var place: String?
        var likes: Int?
        var comments: Int?
        var shares: Int?
        var rating: Double?
        var isPinned: Bool?
        var tags: [String]?
        required init() {}
    }

    class Author: HandyJSON {
        var id = 0
        var name = ""
        var avatar: String?
        required init() {}
    }
}

enum FeedNative {
    class Response<T: SmartCodable>: SmartCodable {
        var code = 0
        var message: String?
        var data: T?
        required init() {}
    }

    class Page<T: SmartCodable>: SmartCodable {
        var page = 0
        var hasMore = false
        var list: [T] = []
        required init() {}
    }

    class Post: SmartCodable {
        var id = 0
        var title = ""
        var author = Author()
        var summary: String?
        var cover: String?
        var video: String?
        var place: String?
        var likes: Int?
        var comments: Int?
        var shares: Int?
        var rating: Double?
        var isPinned: Bool?
        var tags: [String]?
        required init() {}
    }

    class Author: SmartCodable {
        var id = 0
        var name = ""
        var avatar: String?
        required init() {}
    }
}
