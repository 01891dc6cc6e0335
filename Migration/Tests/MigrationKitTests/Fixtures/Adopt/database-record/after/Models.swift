import GRDB
import HandyJSONCompat
import SmartCodable
import WCDBSwift

struct Bookmark: SmartCodable, FetchableRecord, PersistableRecord {
    var id = 0
    var title = ""
    var tags: [String] = []
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.title <--- "page_title"]
    }
}

final class Contact: SmartCodable, TableCodable {
    var id = 0
    var name: String?

    enum CodingKeys: String, CodingTableKey {
        typealias Root = Contact
        static let objectRelationalMapping = TableBinding(CodingKeys.self)
        case id = "contact_id"
        case name
    }

    required init() {}
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.name <--- "nick_name",
            CodingKeys.id <--- "id",
        ]
    }
}

/// A column would get lost.
struct Page: HandyJSON, Codable, FetchableRecord, PersistableRecord {
    var id = 0
    var draft = ""
    mutating func mapping(mapper: HelpingMapper) {
        mapper >>> draft
    }
}
