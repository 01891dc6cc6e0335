import GRDB
import HandyJSON
import WCDBSwift

struct M: HandyJSON, Codable, FetchableRecord { // find
    var id = 0
    var names: [String] = []
}
final class N: HandyJSON, TableCodable { // find
    var id = 0
    enum CodingKeys: String, CodingTableKey {
        typealias Root = N
        static let objectRelationalMapping = TableBinding(CodingKeys.self)
        case id = "row"
    }
    required init() {}
}
