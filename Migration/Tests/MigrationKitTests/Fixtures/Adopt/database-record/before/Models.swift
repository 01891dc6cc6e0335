import GRDB
import HandyJSONCompat
import WCDBSwift

struct Bookmark: HandyJSON, Codable, FetchableRecord, PersistableRecord {
    var id = 0
    var title = ""
    var tags: [String] = []
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< title <-- "page_title"
    }
}

final class Contact: HandyJSON, TableCodable {
    var id = 0
    var name: String?

    enum CodingKeys: String, CodingTableKey {
        typealias Root = Contact
        static let objectRelationalMapping = TableBinding(CodingKeys.self)
        case id = "contact_id"
        case name
    }

    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< name <-- "nick_name"
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
