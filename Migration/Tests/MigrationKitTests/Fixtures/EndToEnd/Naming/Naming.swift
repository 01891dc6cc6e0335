import HandyJSON
import Names

// Names of another module, of the file's own module, and of the library, side by side.

public struct NamingPage: HandyJSON {
    public var id = 0
    public var title: String?
    public init() {}
    public mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "page_id"
    }

    func value() -> JSONValue { .text("page") }
    func report() -> SmartReport { SmartReport() }
    func date() -> SmartDate { SmartDate() }
    func key() -> SmartKey { "key" }
}

extension NamingPage: SmartConverting {
    public func converted() -> String { "converted \(id)" }
}

/// The app's own Codable type beside the models.
struct NamingExtra: Codable {
    var table: [String: Any]
    var list: [Any]?
    var word: String
    enum CodingKeys: String, CodingKey { case table, list, word }

    init(from decoder: any Swift.Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        table = try container.decode([String: Any].self, forKey: .table)
        list = try container.decodeIfPresent([Any].self, forKey: .list)
        word = decoder["word"] ?? ""
    }

    func encode(to encoder: any Swift.Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(table, forKey: .table)
    }
}
