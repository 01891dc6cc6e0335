import HandyJSON

// Names that this module has for itself, with and without models in them.

struct SmartSentinel {
    static let lamp = "own lamp"
}

enum SmartRepair: String { case wrench }

extension UnkeyedDecodingContainer {
    mutating func decode(_ type: [Any].Type) throws -> [Any] { ["own, in the module"] }
}

struct NamingBox: HandyJSON {
    var count = 0
    var repair = SmartRepair.wrench.rawValue
    var pages: [NamingPage] = []
}

struct NamingList: Decodable {
    var first: [Any]

    init(from decoder: any Swift.Decoder) throws {
        var container = try decoder.unkeyedContainer()
        first = try container.decode([Any].self)
    }
}
