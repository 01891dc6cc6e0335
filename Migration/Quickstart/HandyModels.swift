import HandyJSONCompat

// The models of an app that uses HandyJSON, as they stand in its repository. `import HandyJSON` became `import
// HandyJSONCompat`; nothing else was touched.

class BaseModel: HandyJSON {
    required init() {}

    func mapping(mapper: HelpingMapper) {}

    func didFinishMapping() {}
}

class BaseResponse<T: HandyJSON>: HandyJSON {
    var code = -1
    var message: String?
    var data: T?
    var serverTime: Date?
    var requestID: UInt64 = 0

    required init() {}

    func mapping(mapper: HelpingMapper) {
        mapper <<< self.message <-- ["msg", "message"]
        mapper <<< self.serverTime <-- ("server_time", millisecondsTransform())
        mapper <<< self.requestID <-- "request_id"
    }
}

class Feed: BaseModel {
    var title = ""
    var total = 0
    var hasMore = false
    var cursor: Int64 = 0
    var user: User?
    var pages: [Page] = []
    var coupons: [Coupon] = []
    var refreshInterval = 60
    var config: [String: Any]?

    override func mapping(mapper: HelpingMapper) {
        mapper <<< self.hasMore <-- "has_more"
        mapper <<< self.cursor <-- ["next_cursor", "cursor"]
        mapper <<< self.refreshInterval <-- "config.refresh"
    }
}

class Page: BaseModel {
    var index = 0
    var title = ""
    var layout: Layout = .list
    var items: [Item] = []
    var theme: [String: Any]?
    var banner: Picture?
    /// State of the screen, not of the server.
    var isCollapsed = false

    override func mapping(mapper: HelpingMapper) {
        mapper >>> self.isCollapsed
    }
}

class Entity: BaseModel {
    var id: Int64 = 0
    var createdAt: Date?

    override func mapping(mapper: HelpingMapper) {
        mapper <<< self.id <-- ["id", "item_id", "user_id", "shop_id"]
        mapper <<< self.createdAt <-- ("create_time", DateTransform())
    }
}

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
    var extra: [String: Any]?
    var payload: Any?
    var updatedAt: Date?
    var publishedAt: Date?
    /// Computed when the rest is there; not in the JSON.
    private(set) var discount: Double?

    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper >>> self.discount
        mapper <<< self.subtitle <-- "sub_title"
        mapper <<< self.originalPrice <-- "origin_price"
        mapper <<< self.isNew <-- "is_new"
        mapper <<< self.shopName <-- "shop.name"
        mapper <<< self.extra <-- ["ext", "extra"]
        mapper <<< self.updatedAt <-- ("update_time", millisecondsTransform())
        mapper <<< self.publishedAt <-- ("publish_time", CustomDateFormatTransform(formatString: "yyyy-MM-dd HH:mm:ss"))
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

    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< self.nickname <-- ["nick", "nickname"]
        mapper <<< self.isVIP <-- "vip"
    }
}

struct Picture: HandyJSON {
    var url = ""
    var width = 0
    var height = 0

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.width <-- ["width", "w"]
        mapper <<< self.height <-- ["height", "h"]
    }
}

struct Coupon: HandyJSON {
    var id = 0
    var amount = 0.0
}

enum ItemKind: String, HandyJSONEnum {
    case product, article, video, live, unknown
}

enum Layout: Int, HandyJSONEnum {
    case list, grid, waterfall
}

private func millisecondsTransform() -> TransformOf<Date, Double> {
    TransformOf<Date, Double>(
        fromJSON: { milliseconds in milliseconds.map { Date(timeIntervalSince1970: $0 / 1000) } },
        toJSON: { date in date.map { $0.timeIntervalSince1970 * 1000 } }
    )
}
