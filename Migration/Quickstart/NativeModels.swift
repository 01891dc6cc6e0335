import Foundation
import SmartCodable

/// The same models after their migration. They stand in a namespace only because both generations live in one program
/// here.
enum Native {}

extension Native {
    struct Response<Payload: SmartCodable>: SmartCodable {
        var code = -1
        var message: String?
        var data: Payload?
        var serverTime: Date?
        var requestID: UInt64 = 0

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [
                CodingKeys.message <--- ["msg", "message"],
                CodingKeys.serverTime <--- "server_time",
                CodingKeys.requestID <--- "request_id",
            ]
        }

        static func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.serverTime <--- MillisecondsTransformer()]
        }
    }

    struct Feed: SmartCodable {
        var title = ""
        var total = 0
        var hasMore = false
        var cursor: Int64 = 0
        var user: User?
        var pages: [Page] = []
        var coupons: [Coupon] = []
        var refreshInterval = 60
        @SmartAny var config: [String: Any]?

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [
                CodingKeys.hasMore <--- "has_more",
                CodingKeys.cursor <--- ["next_cursor", "cursor"],
                CodingKeys.refreshInterval <--- "config.refresh",
            ]
        }
    }

    struct Page: SmartCodable {
        var index = 0
        var title = ""
        var layout: Layout = .list
        var items: [Item] = []
        @SmartAny var theme: [String: Any]?
        var banner: Picture?
        /// State of the screen, not of the server: it has no coding key.
        var isCollapsed = false

        private enum CodingKeys: CodingKey {
            case index, title, layout, items, theme, banner
        }
    }

    class Entity: SmartCodable {
        var id: Int64 = 0
        var createdAt: Date?

        required init() {}

        func didFinishMapping() {}

        class func mappingForKey() -> [SmartKeyTransformer]? {
            [
                CodingKeys.id <--- ["id", "item_id", "user_id", "shop_id"],
                CodingKeys.createdAt <--- "create_time",
            ]
        }

        class func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.createdAt <--- SmartDateTransformer()]
        }
    }

    // A subclass needs no annotation. It names its own coding keys because it maps some of them.
    class Item: Entity {
        var kind: ItemKind = .unknown
        var title = ""
        var subtitle: String?
        var price = 0.0
        var originalPrice: Double?
        var sales = 0
        var stock = 0
        var isNew = false
        var rating = 5.0
        var tags: [String] = []
        var images: [Picture] = []
        var author: User?
        var shopName = "自营"
        @SmartAny var extra: [String: Any]?
        @SmartAny var payload: Any?
        var updatedAt: Date?
        var publishedAt: Date?
        /// Computed when the rest is there; not in the JSON.
        @IgnoredKey private(set) var discount: Double?

        private enum CodingKeys: CodingKey {
            case kind, title, subtitle, price, originalPrice, sales, stock, isNew, rating, tags, images
            case author, shopName, extra, payload, updatedAt, publishedAt, discount
        }

        override class func mappingForKey() -> [SmartKeyTransformer]? {
            (super.mappingForKey() ?? []) + [
                CodingKeys.subtitle <--- "sub_title",
                CodingKeys.originalPrice <--- "origin_price",
                CodingKeys.isNew <--- "is_new",
                CodingKeys.shopName <--- "shop.name",
                CodingKeys.extra <--- ["ext", "extra"],
                CodingKeys.updatedAt <--- "update_time",
                CodingKeys.publishedAt <--- "publish_time",
            ]
        }

        override class func mappingForValue() -> [SmartValueTransformer]? {
            let format = DateFormatter()
            format.locale = Locale(identifier: "en_US_POSIX")
            format.dateFormat = "yyyy-MM-dd HH:mm:ss"
            return (super.mappingForValue() ?? []) + [
                CodingKeys.updatedAt <--- MillisecondsTransformer(),
                CodingKeys.publishedAt <--- SmartDateFormatTransformer(format),
            ]
        }

        override func didFinishMapping() {
            if let originalPrice, originalPrice > price, price > 0 {
                discount = price / originalPrice
            }
        }
    }

    class User: Entity {
        var nickname = ""
        var avatar: String?
        var isVIP = false
        var level = 1
        var followers = 0
        var bio: String?

        private enum CodingKeys: CodingKey {
            case nickname, avatar, isVIP, level, followers, bio
        }

        override class func mappingForKey() -> [SmartKeyTransformer]? {
            (super.mappingForKey() ?? []) + [
                CodingKeys.nickname <--- ["nick", "nickname"],
                CodingKeys.isVIP <--- "vip",
            ]
        }
    }

    struct Picture: SmartCodable {
        var url = ""
        var width = 0
        var height = 0

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [
                CodingKeys.width <--- ["width", "w"],
                CodingKeys.height <--- ["height", "h"],
            ]
        }
    }

    struct Coupon: SmartCodable {
        var id = 0
        var amount = 0.0
    }

    enum ItemKind: String, SmartCaseDefaultable {
        case product, article, video, live, unknown
    }

    enum Layout: Int, SmartCaseDefaultable {
        case list, grid, waterfall
    }
}

private struct MillisecondsTransformer: ValueTransformable {
    func transformFromJSON(_ value: Any?) -> Date? {
        (value as? Double).map { Date(timeIntervalSince1970: $0 / 1000) }
    }

    func transformToJSON(_ value: Date?) -> Double? {
        value.map { $0.timeIntervalSince1970 * 1000 }
    }
}
