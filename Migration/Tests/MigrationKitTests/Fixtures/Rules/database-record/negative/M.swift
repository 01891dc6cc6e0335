import GRDB
import HandyJSON

protocol TableRecord {}
struct M: HandyJSON, TableRecord { var id = 0 }
struct N: HandyJSON, Codable, PersistableRecord {
    var id = 0
    var extra: [String: Any] = [:]
}
final class O: Record, HandyJSON {
    required init() {}
}
