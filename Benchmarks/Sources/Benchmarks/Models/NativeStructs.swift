import Foundation
import SmartCodable

/// The models as SmartCodable users write them.
enum NativeStructs {
    struct Airport: SmartCodable {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Runway] = []
    }

    struct Runway: SmartCodable {
        var direction = ""
        var distance = 0
        var surface: Surface = .other
    }

    struct RenamedAirport: SmartCodable {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Runway] = []
        var city = ""
        var opened: Date?

        static func mappingForKey() -> [SmartKeyTransformer]? {
            [
                CodingKeys.name <--- "airport_name",
                CodingKeys.iata <--- "iata_code",
                CodingKeys.icao <--- "icao_code",
                CodingKeys.coordinates <--- "geo_point",
                CodingKeys.runways <--- "runway_list",
                CodingKeys.city <--- "location.city",
            ]
        }

        static func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.opened <--- SmartDateTransformer()]
        }
    }

    struct WrappedAirport: SmartCodable {
        @SmartKey("airport_name") var name = ""
        @SmartKey("iata_code") var iata = ""
        @SmartKey("icao_code") var icao = ""
        @SmartKey("geo_point") @SmartCompact.Array var coordinates: [Double] = []
        @SmartKey("runway_list") var runways: [Runway] = []
        @SmartKey("location.city") var city = ""
        @SmartDate var opened: Date?
        @IgnoredKey var isSelected = false
    }

    struct Area: SmartCodable {
        var code = ""
        var name = ""
        var children: [Area]?
    }

    /// 60 properties of mixed types, in the order in which the payload has them.
    struct Product: SmartCodable {
        var sku = "", title = "", subtitle = "", brand = ""
        var productID: Int64 = 0, sellerID: Int64 = 0, createdAt: Int64 = 0
        var price = 0.0, originalPrice = 0.0, discount = 0.0, tax = 0.0
        var stock = 0, sales = 0, views = 0, likes = 0
        var isNew = false, isHot = false, isFree = false
        var category = "", color = "", size = "", material = ""
        var status: Status = .draft
        var promotion: String?, video: String?, slogan: String?
        var tags: [String] = [], images: [String] = []
        var rating = 0.0, latitude = 0.0, longitude = 0.0, shipping = 0.0
        var comments = 0, shares = 0, weight = 0, width = 0
        var onSale = false, verified = false, favorite = false
        var origin = "", barcode = "", currency = "", thumbnail = ""
        var coupon: String?, remark: String?, nickname: String?
        var quota: Int?, limit: Int?, bonus: Double?, hidden: Bool?
        var height = 0, depth = 0, rank = 0, page = 0
        var related: [Int] = [], scores: [Double] = []
        var detailURL = "", seller = "", warehouse = ""
        var priority: Priority = .normal
    }

    struct Page<Item: SmartCodable>: SmartCodable {
        var items: [Item] = []
    }

    struct Members: SmartCodable {
        var members: [String: Int] = [:]
    }

    enum Surface: String, SmartCaseDefaultable {
        case flexible, rigid, gravel, sealed, unpaved, other
    }

    enum Status: String, SmartCaseDefaultable {
        case draft, published, archived
    }

    enum Priority: Int, SmartCaseDefaultable {
        case low = 1, normal, high
    }
}
