import HandyJSONCompat
import SmartCodable

struct Card: HandyJSON {
    var id = 0
    lazy var title = "\(id)"
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< id <-- "card_id"
        mapper <<< title <-- "card_title"
    }
}

class Row: HandyJSON {
    var id = 0
    weak var table: Row?
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< table <-- "parent"
    }
}

final class Leaf: SmartCodable {
    private enum CodingKeys: CodingKey {}

    required init(from decoder: any Decoder) throws {
        // Without properties, the compiler's would take a number or a list for a model.
        _ = try decoder.container(keyedBy: CodingKeys.self)
    }

    weak var parent: Leaf?
    init() {}
}

final class Branch: HandyJSON {
    weak var parent: Branch?
    #if os(iOS)
    var view = 0
    #endif
    init() {}
}
