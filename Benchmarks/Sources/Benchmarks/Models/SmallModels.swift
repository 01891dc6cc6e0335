import Foundation
import HandyJSONCompat
import SmartCodable

// One small response at a time: objects of 3, 10 and 30 properties, and a response with a list of items of 8. Each of them
// plain, with mapped names, with a transform, and natively with wrappers. The payloads have the mapped names beside the
// plain ones, so that all models of a size read the same text and give the same values.

/// As Codable has them.
enum SmallPlain {
    struct User: Codable {
        var id: Int = 0, name: String = "", tags: [String] = []
    }

    struct Order: Codable {
        var id: Int = 0, number: String = "", title: String = "", amount: Double = 0, count: Int = 0
        var isPaid: Bool = false, note: String?, discount: Double?, labels: [String] = [], created: Int = 0
    }

    struct Profile: Codable {
        var id: Int = 0, nickname: String = "", avatar: String = "", level: Int = 0, balance: Double = 0
        var isMember: Bool = false, email: String?, phone: String?, city: String = "", street: String = ""
        var zip: String = "", country: String = "", longitude: Double = 0, latitude: Double = 0, followers: Int = 0
        var following: Int = 0, posts: Int = 0, likes: Int = 0, isVerified: Bool = false, isBlocked: Bool = false
        var isOnline: Bool = false, birthday: Int?, height: Double?, weight: Double?, signature: String = ""
        var language: String = "", theme: String = "", roles: [String] = [], scores: [Int] = [], updated: Int = 0
    }

    struct Item: Codable {
        var id: Int = 0, title: String = "", cover: String = "", price: Double = 0, sales: Int = 0
        var isNew: Bool = false, subtitle: String?, tags: [String] = []
    }

    struct Response<Element: Codable>: Codable {
        var code: Int = 0, message: String = "", data: [Element] = []
    }
}

/// As HandyJSON users write them.
enum SmallHandy {
    struct User: HandyJSON {
        var id: Int = 0, name: String = "", tags: [String] = []
    }

    struct Order: HandyJSON {
        var id: Int = 0, number: String = "", title: String = "", amount: Double = 0, count: Int = 0
        var isPaid: Bool = false, note: String?, discount: Double?, labels: [String] = [], created: Int = 0
    }

    struct Profile: HandyJSON {
        var id: Int = 0, nickname: String = "", avatar: String = "", level: Int = 0, balance: Double = 0
        var isMember: Bool = false, email: String?, phone: String?, city: String = "", street: String = ""
        var zip: String = "", country: String = "", longitude: Double = 0, latitude: Double = 0, followers: Int = 0
        var following: Int = 0, posts: Int = 0, likes: Int = 0, isVerified: Bool = false, isBlocked: Bool = false
        var isOnline: Bool = false, birthday: Int?, height: Double?, weight: Double?, signature: String = ""
        var language: String = "", theme: String = "", roles: [String] = [], scores: [Int] = [], updated: Int = 0
    }

    struct Item: HandyJSON {
        var id: Int = 0, title: String = "", cover: String = "", price: Double = 0, sales: Int = 0
        var isNew: Bool = false, subtitle: String?, tags: [String] = []
    }

    struct Response<Element: HandyJSON>: HandyJSON {
        var code: Int = 0, message: String = "", data: [Element] = []
    }
}

/// With names of the server's.
enum SmallHandyMapped {
    struct User: HandyJSON {
        var id: Int = 0, name: String = "", tags: [String] = []

        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.id <-- "user_id"
        }
    }

    struct Order: HandyJSON {
        var id: Int = 0, number: String = "", title: String = "", amount: Double = 0, count: Int = 0
        var isPaid: Bool = false, note: String?, discount: Double?, labels: [String] = [], created: Int = 0

        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.id <-- "order_id"
            mapper <<< self.number <-- "order_number"
        }
    }

    struct Profile: HandyJSON {
        var id: Int = 0, nickname: String = "", avatar: String = "", level: Int = 0, balance: Double = 0
        var isMember: Bool = false, email: String?, phone: String?, city: String = "", street: String = ""
        var zip: String = "", country: String = "", longitude: Double = 0, latitude: Double = 0, followers: Int = 0
        var following: Int = 0, posts: Int = 0, likes: Int = 0, isVerified: Bool = false, isBlocked: Bool = false
        var isOnline: Bool = false, birthday: Int?, height: Double?, weight: Double?, signature: String = ""
        var language: String = "", theme: String = "", roles: [String] = [], scores: [Int] = [], updated: Int = 0

        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.id <-- "profile_id"
            mapper <<< self.nickname <-- "profile_nickname"
            mapper <<< self.avatar <-- "profile_avatar"
        }
    }

    struct Item: HandyJSON {
        var id: Int = 0, title: String = "", cover: String = "", price: Double = 0, sales: Int = 0
        var isNew: Bool = false, subtitle: String?, tags: [String] = []

        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.id <-- "item_id"
            mapper <<< self.title <-- "item_title"
        }
    }

    struct Response<Element: HandyJSON>: HandyJSON {
        var code: Int = 0, message: String = "", data: [Element] = []
    }
}

/// With a name of the server's and a transform.
enum SmallHandyTransformed {
    struct User: HandyJSON {
        var id: Int = 0, name: String = "", tags: [String] = []

        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.id <-- "user_id"
            mapper <<< self.name <-- TransformOf<String, String>(fromJSON: { $0 }, toJSON: { $0 })
        }
    }

    struct Order: HandyJSON {
        var id: Int = 0, number: String = "", title: String = "", amount: Double = 0, count: Int = 0
        var isPaid: Bool = false, note: String?, discount: Double?, labels: [String] = [], created: Int = 0

        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.id <-- "order_id"
            mapper <<< self.title <-- TransformOf<String, String>(fromJSON: { $0 }, toJSON: { $0 })
        }
    }

    struct Profile: HandyJSON {
        var id: Int = 0, nickname: String = "", avatar: String = "", level: Int = 0, balance: Double = 0
        var isMember: Bool = false, email: String?, phone: String?, city: String = "", street: String = ""
        var zip: String = "", country: String = "", longitude: Double = 0, latitude: Double = 0, followers: Int = 0
        var following: Int = 0, posts: Int = 0, likes: Int = 0, isVerified: Bool = false, isBlocked: Bool = false
        var isOnline: Bool = false, birthday: Int?, height: Double?, weight: Double?, signature: String = ""
        var language: String = "", theme: String = "", roles: [String] = [], scores: [Int] = [], updated: Int = 0

        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.id <-- "profile_id"
            mapper <<< self.signature <-- TransformOf<String, String>(fromJSON: { $0 }, toJSON: { $0 })
        }
    }

    struct Item: HandyJSON {
        var id: Int = 0, title: String = "", cover: String = "", price: Double = 0, sales: Int = 0
        var isNew: Bool = false, subtitle: String?, tags: [String] = []

        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.id <-- "item_id"
            mapper <<< self.cover <-- TransformOf<String, String>(fromJSON: { $0 }, toJSON: { $0 })
        }
    }

    struct Response<Element: HandyJSON>: HandyJSON {
        var code: Int = 0, message: String = "", data: [Element] = []
    }
}

/// As SmartCodable users write them.
enum SmallNative {
    struct User: SmartCodable {
        var id: Int = 0, name: String = "", tags: [String] = []
    }

    struct Order: SmartCodable {
        var id: Int = 0, number: String = "", title: String = "", amount: Double = 0, count: Int = 0
        var isPaid: Bool = false, note: String?, discount: Double?, labels: [String] = [], created: Int = 0
    }

    struct Profile: SmartCodable {
        var id: Int = 0, nickname: String = "", avatar: String = "", level: Int = 0, balance: Double = 0
        var isMember: Bool = false, email: String?, phone: String?, city: String = "", street: String = ""
        var zip: String = "", country: String = "", longitude: Double = 0, latitude: Double = 0, followers: Int = 0
        var following: Int = 0, posts: Int = 0, likes: Int = 0, isVerified: Bool = false, isBlocked: Bool = false
        var isOnline: Bool = false, birthday: Int?, height: Double?, weight: Double?, signature: String = ""
        var language: String = "", theme: String = "", roles: [String] = [], scores: [Int] = [], updated: Int = 0
    }

    struct Item: SmartCodable {
        var id: Int = 0, title: String = "", cover: String = "", price: Double = 0, sales: Int = 0
        var isNew: Bool = false, subtitle: String?, tags: [String] = []
    }

    struct Response<Element: SmartCodable>: SmartCodable {
        var code: Int = 0, message: String = "", data: [Element] = []
    }
}

/// With names of the server's.
enum SmallNativeMapped {
    struct User: SmartCodable {
        var id: Int = 0, name: String = "", tags: [String] = []

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [CodingKeys.id <--- "user_id"]
        }
    }

    struct Order: SmartCodable {
        var id: Int = 0, number: String = "", title: String = "", amount: Double = 0, count: Int = 0
        var isPaid: Bool = false, note: String?, discount: Double?, labels: [String] = [], created: Int = 0

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [CodingKeys.id <--- "order_id", CodingKeys.number <--- "order_number"]
        }
    }

    struct Profile: SmartCodable {
        var id: Int = 0, nickname: String = "", avatar: String = "", level: Int = 0, balance: Double = 0
        var isMember: Bool = false, email: String?, phone: String?, city: String = "", street: String = ""
        var zip: String = "", country: String = "", longitude: Double = 0, latitude: Double = 0, followers: Int = 0
        var following: Int = 0, posts: Int = 0, likes: Int = 0, isVerified: Bool = false, isBlocked: Bool = false
        var isOnline: Bool = false, birthday: Int?, height: Double?, weight: Double?, signature: String = ""
        var language: String = "", theme: String = "", roles: [String] = [], scores: [Int] = [], updated: Int = 0

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [
                CodingKeys.id <--- "profile_id", CodingKeys.nickname <--- "profile_nickname",
                CodingKeys.avatar <--- "profile_avatar",
            ]
        }
    }

    struct Item: SmartCodable {
        var id: Int = 0, title: String = "", cover: String = "", price: Double = 0, sales: Int = 0
        var isNew: Bool = false, subtitle: String?, tags: [String] = []

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [CodingKeys.id <--- "item_id", CodingKeys.title <--- "item_title"]
        }
    }

    struct Response<Element: SmartCodable>: SmartCodable {
        var code: Int = 0, message: String = "", data: [Element] = []
    }
}

/// With a name of the server's and a transformer.
enum SmallNativeTransformed {
    struct User: SmartCodable {
        var id: Int = 0, name: String = "", tags: [String] = []

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [CodingKeys.id <--- "user_id"]
        }

        static func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.name <--- FastTransformer<String, String>(fromJSON: { $0 }, toJSON: { $0 })]
        }
    }

    struct Order: SmartCodable {
        var id: Int = 0, number: String = "", title: String = "", amount: Double = 0, count: Int = 0
        var isPaid: Bool = false, note: String?, discount: Double?, labels: [String] = [], created: Int = 0

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [CodingKeys.id <--- "order_id"]
        }

        static func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.title <--- FastTransformer<String, String>(fromJSON: { $0 }, toJSON: { $0 })]
        }
    }

    struct Profile: SmartCodable {
        var id: Int = 0, nickname: String = "", avatar: String = "", level: Int = 0, balance: Double = 0
        var isMember: Bool = false, email: String?, phone: String?, city: String = "", street: String = ""
        var zip: String = "", country: String = "", longitude: Double = 0, latitude: Double = 0, followers: Int = 0
        var following: Int = 0, posts: Int = 0, likes: Int = 0, isVerified: Bool = false, isBlocked: Bool = false
        var isOnline: Bool = false, birthday: Int?, height: Double?, weight: Double?, signature: String = ""
        var language: String = "", theme: String = "", roles: [String] = [], scores: [Int] = [], updated: Int = 0

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [CodingKeys.id <--- "profile_id"]
        }

        static func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.signature <--- FastTransformer<String, String>(fromJSON: { $0 }, toJSON: { $0 })]
        }
    }

    struct Item: SmartCodable {
        var id: Int = 0, title: String = "", cover: String = "", price: Double = 0, sales: Int = 0
        var isNew: Bool = false, subtitle: String?, tags: [String] = []

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [CodingKeys.id <--- "item_id"]
        }

        static func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.cover <--- FastTransformer<String, String>(fromJSON: { $0 }, toJSON: { $0 })]
        }
    }

    struct Response<Element: SmartCodable>: SmartCodable {
        var code: Int = 0, message: String = "", data: [Element] = []
    }
}

/// With wrappers that name the server's keys.
enum SmallNativeWrapped {
    struct User: SmartCodable {
        @SmartKey("user_id") var id: Int = 0
        var name: String = "", tags: [String] = []
    }

    struct Order: SmartCodable {
        @SmartKey("order_id") var id: Int = 0
        @SmartKey("order_number") var number: String = ""
        var title: String = "", amount: Double = 0, count: Int = 0, isPaid: Bool = false, note: String?
        var discount: Double?, labels: [String] = [], created: Int = 0
    }

    struct Profile: SmartCodable {
        @SmartKey("profile_id") var id: Int = 0
        @SmartKey("profile_nickname") var nickname: String = ""
        @SmartKey("profile_avatar") var avatar: String = ""
        var level: Int = 0, balance: Double = 0, isMember: Bool = false, email: String?, phone: String?
        var city: String = "", street: String = "", zip: String = "", country: String = "", longitude: Double = 0
        var latitude: Double = 0, followers: Int = 0, following: Int = 0, posts: Int = 0, likes: Int = 0
        var isVerified: Bool = false, isBlocked: Bool = false, isOnline: Bool = false, birthday: Int?
        var height: Double?, weight: Double?, signature: String = "", language: String = "", theme: String = ""
        var roles: [String] = [], scores: [Int] = [], updated: Int = 0
    }

    struct Item: SmartCodable {
        @SmartKey("item_id") var id: Int = 0
        @SmartKey("item_title") var title: String = ""
        var cover: String = "", price: Double = 0, sales: Int = 0, isNew: Bool = false, subtitle: String?
        var tags: [String] = []
    }

    struct Response<Element: SmartCodable>: SmartCodable {
        var code: Int = 0, message: String = "", data: [Element] = []
    }
}
