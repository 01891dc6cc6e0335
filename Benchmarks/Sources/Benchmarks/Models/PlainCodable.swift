import Foundation

/// The models for Foundation's own coders.
enum PlainCodable {
    struct Airport: Codable {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Runway] = []
    }

    struct Runway: Codable {
        var direction = ""
        var distance = 0
        var surface: Surface = .other
    }

    struct RenamedAirport: Codable {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Runway] = []
        var city = ""
        var opened: Date?

        private enum CodingKeys: String, CodingKey {
            case name = "airport_name", iata = "iata_code", icao = "icao_code"
            case coordinates = "geo_point", runways = "runway_list", opened, location
        }

        private enum LocationKeys: String, CodingKey {
            case city
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            iata = try container.decode(String.self, forKey: .iata)
            icao = try container.decode(String.self, forKey: .icao)
            coordinates = try container.decode([Double].self, forKey: .coordinates)
            runways = try container.decode([Runway].self, forKey: .runways)
            opened = try container.decode(Date.self, forKey: .opened)
            let location = try container.nestedContainer(keyedBy: LocationKeys.self, forKey: .location)
            city = try location.decode(String.self, forKey: .city)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
            try container.encode(iata, forKey: .iata)
            try container.encode(icao, forKey: .icao)
            try container.encode(coordinates, forKey: .coordinates)
            try container.encode(runways, forKey: .runways)
            try container.encode(opened, forKey: .opened)
            var location = container.nestedContainer(keyedBy: LocationKeys.self, forKey: .location)
            try location.encode(city, forKey: .city)
        }
    }

    struct Area: Codable {
        var code = ""
        var name = ""
        var children: [Area]?
    }

    /// 60 properties of mixed types, in the order in which the payload has them.
    struct Product: Codable {
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

    struct Page<Item: Codable>: Codable {
        var items: [Item] = []
    }

    struct Members: Codable {
        var members: [String: Int] = [:]
    }

    enum Surface: String, Codable {
        case flexible, rigid, gravel, sealed, unpaved, other
    }

    enum Status: String, Codable {
        case draft, published, archived
    }

    enum Priority: Int, Codable {
        case low = 1, normal, high
    }
}
