import HandyJSONCompat

/// The models as HandyJSON users write them, as classes.
enum HandyClasses {
    final class Airport: HandyJSON {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Runway] = []

        required init() {}
    }

    final class Runway: HandyJSON {
        var direction = ""
        var distance = 0
        var surface: Surface = .other

        required init() {}
    }

    final class RenamedAirport: HandyJSON {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Runway] = []
        var city = ""
        var opened: Date?

        required init() {}

        func mapping(mapper: HelpingMapper) {
            mapper <<< self.name <-- "airport_name"
            mapper <<< self.iata <-- "iata_code"
            mapper <<< self.icao <-- "icao_code"
            mapper <<< self.coordinates <-- "geo_point"
            mapper <<< self.runways <-- "runway_list"
            mapper <<< self.city <-- "location.city"
            mapper <<< self.opened <-- DateTransform()
        }
    }

    final class Area: HandyJSON {
        var code = ""
        var name = ""
        var children: [Area]?

        required init() {}
    }

    /// 60 properties of mixed types, in the order in which the payload has them.
    final class Product: HandyJSON {
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

        required init() {}
    }

    final class Page<Item: HandyJSON>: HandyJSON {
        var items: [Item] = []

        required init() {}
    }

    final class Members: HandyJSON {
        var members: [String: Int] = [:]

        required init() {}
    }

    enum Surface: String, HandyJSONEnum {
        case flexible, rigid, gravel, sealed, unpaved, other
    }

    enum Status: String, HandyJSONEnum {
        case draft, published, archived
    }

    enum Priority: Int, HandyJSONEnum {
        case low = 1, normal, high
    }
}
