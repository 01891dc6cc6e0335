#if DEBUG
import Foundation
import HandyJSONCompat
import TestSupport

/// Models in the manner of public apps, with the work that these do in observers. `seen`: what `@objcMembers` or `@objc`
/// shows of a model in its app.
protocol AppModel: NSObject, HandyJSON {
    associatedtype Model: AnyObject = Self
    static var seen: [SimulatedObjectiveC.Property<Model>] { get }
}

// MARK: Accounts

final class ProfileModel: NSObject, AppModel {
    var icon = "" { didSet { if icon.isEmpty { icon = "default.png" } } }
    var nick: String? { didSet { title = "@\(nick ?? "")" } }
    var title = ""
    static var seen: [SimulatedObjectiveC.Property<ProfileModel>] {
        [.init("icon", \.icon), .init("nick", \.nick), .init("title", \.title)]
    }
}

final class LoginModel: NSObject, AppModel {
    var token = "" { didSet { isLoggedIn = !token.isEmpty } }
    var isLoggedIn = false
    var expires: Date? { didSet { expiry = expires.map { Int($0.timeIntervalSince1970) } ?? 0 } }
    var expiry = 0
    func mapping(mapper: HelpingMapper) {
        mapper <<< self.expires <-- DateTransform(); mapper <<< self.token <-- ["access_token", "token"]
    }
    static var seen: [SimulatedObjectiveC.Property<LoginModel>] {
        [.init("token", \.token), .init("expires", \.expires)]
    }
}

class BaseAccount: NSObject, AppModel {
    var uid = 0
    var name = "" { didSet { initial = String(name.prefix(1)) } }
    var initial = ""
    required override init() {}
    static var seen: [SimulatedObjectiveC.Property<BaseAccount>] { [.init("uid", \.uid), .init("name", \.name)] }
}

final class MemberAccount: BaseAccount {
    var level = 0 { didSet { badge = "V\(level)" } }
    var badge: String?
}

final class WalletModel: NSObject, AppModel {
    var cents: Int64 = 0 { didSet { shown = "\(Double(cents) / 100)" } }
    var shown = ""
    var currency: NSString = "CNY"
    static var seen: [SimulatedObjectiveC.Property<WalletModel>] {
        [.init("cents", \.cents), .init("shown", \.shown), .init("currency", \.currency)]
    }
}

final class BillModel: NSObject, AppModel {
    var amount: Decimal = 0
    var rate: NSDecimalNumber?
    var paid = false { didSet { state = paid ? "paid" : "open" } }
    var state = "open"
    static var seen: [SimulatedObjectiveC.Property<BillModel>] {
        [.init("amount", \.amount), .init("rate", \.rate), .init("paid", \.paid)]
    }
}

final class PrivacyModel: NSObject, AppModel {
    var isOn: Bool = true { didSet { log.append(isOn ? "on" : "off") } }
    var log: [String] = []
    private var secret = "s"
    static var seen: [SimulatedObjectiveC.Property<PrivacyModel>] { [.init("isOn", \.isOn), .init("log", \.log)] }
}

// MARK: Shops

final class CartLine: NSObject, AppModel {
    var count = 1
    var price: Float = 0 { didSet { sum = price * Float(count) } }
    var sum: Float = 0
    static var seen: [SimulatedObjectiveC.Property<CartLine>] {
        [.init("count", \.count), .init("price", \.price), .init("sum", \.sum)]
    }
}

final class CartModel: NSObject, AppModel {
    var lines: [CartLine] = [] { didSet { total = lines.reduce(0) { $0 + $1.sum } } }
    var total: Float = 0
    static var seen: [SimulatedObjectiveC.Property<CartModel>] { [.init("lines", \.lines), .init("total", \.total)] }
}

final class CouponModel: NSObject, AppModel {
    enum Kind: Int, HandyJSONEnum { case none, percent, amount }
    var kind = Kind.none { didSet { text = kind == .percent ? "\(value) %" : "-\(value)" } }
    var value = 0
    var text = ""
    static var seen: [SimulatedObjectiveC.Property<CouponModel>] {
        [.init(raw: "kind", \.kind), .init("value", \.value), .init("text", \.text)]
    }
}

final class ProductModel: NSObject, AppModel {
    var id: NSNumber?
    var images: [String] = [] { didSet { cover = images.first } }
    var cover: String?
    var detail: [String: Any]?
    static var seen: [SimulatedObjectiveC.Property<ProductModel>] {
        [.init("id", \.id), .init("images", \.images), .init("cover", \.cover), .init("detail", \.detail)]
    }
}

final class ParcelModel: NSObject, AppModel {
    enum State: String, HandyJSONEnum { case sent, arrived }
    var state = State.sent
    var code = "" { didSet { isKnown = state == .arrived } }
    var isKnown = false
    static var seen: [SimulatedObjectiveC.Property<ParcelModel>] { [.init("code", \.code)] }
}

final class StoreModel: NSObject, AppModel {
    var url: URL? { didSet { host = url?.host ?? "" } }
    var host = ""
    func mapping(mapper: HelpingMapper) { mapper <<< self.url <-- URLTransform() }
    static var seen: [SimulatedObjectiveC.Property<StoreModel>] { [.init("url", \.url), .init("host", \.host)] }
}

// MARK: Media

final class PhotoModel: NSObject, AppModel {
    var width: CGFloat = 0
    var height: CGFloat = 0 { didSet { ratio = width > 0 ? Double(height / width) : 0 } }
    var ratio = 0.0
    func mapping(mapper: HelpingMapper) {
        mapper <<< self.width <-- ("size.w", PointsTransform());
        mapper <<< self.height <-- ("size.h", PointsTransform())
    }
    static var seen: [SimulatedObjectiveC.Property<PhotoModel>] {
        [.init("width", \.width), .init("height", \.height)]
    }
}

final class VideoModel: NSObject, AppModel {
    var seconds = 0 { didSet { length = "\(seconds / 60):\(seconds % 60)" } }
    var length = ""
    var likes: UInt32 = 0
    static var seen: [SimulatedObjectiveC.Property<VideoModel>] {
        [.init("seconds", \.seconds), .init("length", \.length), .init("likes", \.likes)]
    }
}

final class SongModel: NSObject, AppModel {
    var name = ""
    var singers: [String]? { didSet { line = "\(name) – \((singers ?? []).joined(separator: "/"))" } }
    var line: String?
    static var seen: [SimulatedObjectiveC.Property<SongModel>] {
        [.init("name", \.name), .init("singers", \.singers), .init("line", \.line)]
    }
}

final class AlbumModel: NSObject, AppModel {
    var songs: [SongModel]? { didSet { count = songs?.count ?? 0 } }
    var count = -1
    static var seen: [SimulatedObjectiveC.Property<AlbumModel>] { [.init("songs", \.songs), .init("count", \.count)] }
}

final class LiveRoomModel: NSObject, AppModel {
    var state = 0 {
        willSet { previous = state }
        didSet { if state != previous { changes += 1 } }
    }
    var previous = 0
    var changes = 0
    static var seen: [SimulatedObjectiveC.Property<LiveRoomModel>] { [.init("state", \.state)] }
}

final class ArticleModel: NSObject, AppModel {
    var html = "" { didSet { height = html.isEmpty ? 0 : 44 } }
    var height: CGFloat = 0
    func mapping(mapper: HelpingMapper) { mapper >>> self.height }
    func didFinishMapping() { html += "!" }
    static var seen: [SimulatedObjectiveC.Property<ArticleModel>] {
        [.init("html", \.html), .init("height", \.height)]
    }
}

// MARK: Messages

final class MessageModel: NSObject, AppModel {
    var body = "" { didSet { isRead = false } }
    var isRead = false
    var extra: Any?
    static var seen: [SimulatedObjectiveC.Property<MessageModel>] {
        [.init("body", \.body), .init("isRead", \.isRead), .init("extra", \.extra)]
    }
}

final class ChatModel: NSObject, AppModel {
    var last: MessageModel? { didSet { preview = last?.body } }
    var preview: String?
    var unread = 0
    static var seen: [SimulatedObjectiveC.Property<ChatModel>] {
        [.init("last", \.last), .init("preview", \.preview), .init("unread", \.unread)]
    }
}

final class CommentModel: NSObject, AppModel {
    var text = ""
    var replies: [CommentModel] = [] { didSet { depth = (replies.map(\.depth).max() ?? -1) + 1 } }
    var depth = 0
    static var seen: [SimulatedObjectiveC.Property<CommentModel>] {
        [.init("text", \.text), .init("replies", \.replies), .init("depth", \.depth)]
    }
}

final class PushModel: NSObject, AppModel {
    var title: String?
    var badge: Int = 0 { didSet { title = (title ?? "") + " (\(badge))" } }
    func mapping(mapper: HelpingMapper) {
        mapper <<< self.title <-- "aps.alert.title"; mapper <<< self.badge <-- "aps.badge"
    }
    static var seen: [SimulatedObjectiveC.Property<PushModel>] { [.init("title", \.title), .init("badge", \.badge)] }
}

final class ContactModel: NSObject, AppModel {
    var family = ""
    var given = "" { didSet { full = "\(family)\(given)" } }
    private(set) var full = ""
    static var seen: [SimulatedObjectiveC.Property<ContactModel>] {
        [.init("family", \.family), .init("given", \.given)]
    }
}

// MARK: Places and things

final class CityModel: NSObject, AppModel {
    var lat = 0.0
    var lon = 0.0 { didSet { place = "\(lat),\(lon)" } }
    var place = ""
    static var seen: [SimulatedObjectiveC.Property<CityModel>] {
        [.init("lat", \.lat), .init("lon", \.lon), .init("place", \.place)]
    }
}

final class WeatherModel: NSObject, AppModel {
    var celsius: NSNumber? { didSet { fahrenheit = celsius.map { $0.doubleValue * 1.8 + 32 } } }
    var fahrenheit: Double?
    static var seen: [SimulatedObjectiveC.Property<WeatherModel>] { [.init("celsius", \.celsius)] }
}

final class DeviceModel: NSObject, AppModel {
    let kind: String
    var serial = "" { didSet { isNew = serial.hasPrefix("N") } }
    var isNew = false
    override init() { kind = "phone" }
    static var seen: [SimulatedObjectiveC.Property<DeviceModel>] {
        [.init("serial", \.serial), .init("isNew", \.isNew)]
    }
}

final class TicketModel: NSObject, AppModel {
    var row: Int8 = 0
    var seat: UInt16 = 0 { didSet { label = "\(row)-\(seat)" } }
    var label = "?"
    static var seen: [SimulatedObjectiveC.Property<TicketModel>] {
        [.init("row", \.row), .init("seat", \.seat), .init("label", \.label)]
    }
}

final class PageModel: NSObject, AppModel {
    var page = 1
    var total = 0
    var size = 10 { didSet { hasMore = page * size < total } }
    var hasMore = true
    static var seen: [SimulatedObjectiveC.Property<PageModel>] {
        [.init("page", \.page), .init("total", \.total), .init("size", \.size), .init("hasMore", \.hasMore)]
    }
}

final class QuestionModel: NSObject, AppModel {
    var options: [String: String] = [:]
    var answer = "" { didSet { answerText = options[answer] } }
    var answerText: String?
    static var seen: [SimulatedObjectiveC.Property<QuestionModel>] {
        [.init("options", \.options), .init("answer", \.answer)]
    }
}

final class StockModel: NSObject, AppModel {
    var open = 0.0
    var now = 0.0 { didSet { change = open == 0 ? 0 : (now - open) / open } }
    var change = 0.0
    func mapping(mapper: HelpingMapper) {
        mapper <<< self.now
            <-- TransformOf<Double, String>(fromJSON: { $0.flatMap { Double($0) } }, toJSON: { $0.map { "\($0)" } })
    }
    static var seen: [SimulatedObjectiveC.Property<StockModel>] {
        [.init("open", \.open), .init("now", \.now), .init("change", \.change)]
    }
}
#endif
