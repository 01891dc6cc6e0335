import Foundation

/// The same models as plain Codable types, for JSONDecoder. They read only what is tidy, and leave out what has no type:
/// `config`, `theme`, `extra` and `payload`.
enum Plain {}

extension Plain {
    struct Response: Decodable {
        let code: Int
        let msg: String?
        let server_time: Double?
        let request_id: UInt64
        let data: Feed?
    }

    struct Feed: Decodable {
        let title: String
        let total: Int
        let has_more: Bool
        let next_cursor: Int64
        let user: User?
        let pages: [Page]
        let coupons: [Coupon]
    }

    struct Page: Decodable {
        let index: Int
        let title: String
        let layout: Layout
        let items: [Item]
        let banner: Picture?
    }

    struct Item: Decodable {
        let id: Int64
        let create_time: Double?
        let kind: ItemKind
        let title: String
        let sub_title: String?
        let price: Double
        let origin_price: Double?
        let sales: Int
        let stock: Int
        let is_new: Bool
        let rating: Double
        let tags: [String]
        let images: [Picture]
        let author: User?
        let shop: Shop?
        let update_time: Double?
        let publish_time: Date?
    }

    struct Shop: Decodable {
        let name: String
    }

    struct User: Decodable {
        let id: Int64
        let create_time: Double?
        let nick: String
        let avatar: String?
        let vip: Bool
        let level: Int
        let followers: Int
        let bio: String?
    }

    struct Picture: Decodable {
        let url: String
        let width: Int
        let height: Int
    }

    struct Coupon: Decodable {
        let id: Int
        let amount: Double
    }

    enum ItemKind: String, Decodable {
        case product, article, video, live, unknown
    }

    enum Layout: Int, Decodable {
        case list, grid, waterfall
    }

    static func decoder() -> JSONDecoder {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH:mm:ss"
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .formatted(format)
        return decoder
    }
}
