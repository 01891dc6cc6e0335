import Foundation
import SmartCodable

/// The models of `NativeStructs` and `SmallNative` that the engine fills without `init(from:)`.
enum DirectStructs {
    struct Airport: SmartDirectCodable {
        var name = ""
        var iata = ""
        var icao = ""
        var coordinates: [Double] = []
        var runways: [Runway] = []
    }

    struct Runway: SmartDirectCodable {
        var direction = ""
        var distance = 0
        var surface: NativeStructs.Surface = .other
    }

    struct Area: SmartDirectCodable {
        var code = ""
        var name = ""
        var children: [Area]?
    }
}

/// The same for the small ones.
enum SmallDirect {
    struct User: SmartDirectCodable {
        var id: Int = 0, name: String = "", tags: [String] = []
    }

    struct Order: SmartDirectCodable {
        var id: Int = 0, number: String = "", title: String = "", amount: Double = 0, count: Int = 0
        var isPaid: Bool = false, note: String?, discount: Double?, labels: [String] = [], created: Int = 0
    }

    struct Profile: SmartDirectCodable {
        var id: Int = 0, nickname: String = "", avatar: String = "", level: Int = 0, balance: Double = 0
        var isMember: Bool = false, email: String?, phone: String?, city: String = "", street: String = ""
        var zip: String = "", country: String = "", longitude: Double = 0, latitude: Double = 0, followers: Int = 0
        var following: Int = 0, posts: Int = 0, likes: Int = 0, isVerified: Bool = false, isBlocked: Bool = false
        var isOnline: Bool = false, birthday: Int?, height: Double?, weight: Double?, signature: String = ""
        var language: String = "", theme: String = "", roles: [String] = [], scores: [Int] = [], updated: Int = 0
    }

    struct Item: SmartDirectCodable {
        var id: Int = 0, title: String = "", cover: String = "", price: Double = 0, sales: Int = 0
        var isNew: Bool = false, subtitle: String?, tags: [String] = []
    }

    struct Response<Element: SmartDirectCodable>: SmartDirectCodable {
        var code: Int = 0, message: String = "", data: [Element] = []
    }
}
