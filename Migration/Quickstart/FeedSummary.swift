import Foundation

/// What both generations of models show of a feed.
protocol ShownFeed {
    var title: String { get }
    var total: Int { get }
    var hasMore: Bool { get }
    var cursor: Int64 { get }
    var pageCount: Int { get }
    var shownItems: [any ShownItem] { get }
}

protocol ShownItem {
    var id: Int64 { get }
    var kindName: String { get }
    var title: String { get }
    var price: Double { get }
    var sales: Int { get }
    var isNew: Bool { get }
    var shopName: String { get }
    var publishedAt: Date? { get }
}

extension Feed: ShownFeed {
    var pageCount: Int { pages.count }
    var shownItems: [any ShownItem] { pages.flatMap(\.items) }
}

extension Native.Feed: ShownFeed {
    var pageCount: Int { pages.count }
    var shownItems: [any ShownItem] { pages.flatMap(\.items) }
}

extension Item: ShownItem {
    var kindName: String { kind.rawValue }
}

extension Native.Item: ShownItem {
    var kindName: String { kind.rawValue }
}

/// The few lines of a response that a person wants to see.
struct FeedSummary {
    let code: Int
    let message: String?
    let serverTime: Date?
    let feed: any ShownFeed

    init(_ response: BaseResponse<Feed>) {
        self.init(
            code: response.code, message: response.message, serverTime: response.serverTime,
            feed: response.data ?? Feed()
        )
    }

    init(_ response: Native.Response<Native.Feed>) {
        self.init(
            code: response.code, message: response.message, serverTime: response.serverTime,
            feed: response.data ?? Native.Feed()
        )
    }

    private init(code: Int, message: String?, serverTime: Date?, feed: any ShownFeed) {
        self.code = code
        self.message = message
        self.serverTime = serverTime
        self.feed = feed
    }

    func lines(items count: Int) -> [String] {
        let items = feed.shownItems
        let heading = ["id", "kind", "title", "price", "sales", "new", "shop", "published"]
        let all = (pages: feed.pageCount, items: "\(items.count)/\(feed.total)")
        return [
            "\(feed.title) · code \(code), \(message ?? "–"), \(text(serverTime)), "
                + say("\(all.pages) pages, \(all.items) items", "\(all.pages) 页，\(all.items) 条")
        ]
            + TextTable(
                columns: [.right, .left, .left, .right, .right, .left, .left, .left],
                rows: [heading] + items.prefix(count).map(row)
            ).lines
    }

    /// How far the two generations read the same: every item of the feed, column by column.
    func comparison(with other: FeedSummary) -> String {
        let items = zip(feed.shownItems.map(row), other.feed.shownItems.map(row))
        let alike = items.filter(==).count
        let all = max(feed.shownItems.count, other.feed.shownItems.count)
        let first = items.first(where: !=).map { ": \($0) ≠ \($1)" } ?? ""
        return say(
            "… \(alike) of \(all) items are the same by HandyJSON-style and by native models\(first)",
            "… \(all) 条中有 \(alike) 条，HandyJSON 写法的模型与原生模型结果相同\(first)")
    }

    private func row(_ item: any ShownItem) -> [String] {
        [
            "\(item.id)", item.kindName, item.title, String(format: "%.2f", item.price), "\(item.sales)",
            item.isNew ? "yes" : "no", item.shopName, text(item.publishedAt),
        ]
    }

    private func text(_ date: Date?) -> String {
        guard let date else { return "–" }
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd HH:mm"
        return format.string(from: date)
    }
}
