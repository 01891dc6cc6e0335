import Core
import HandyJSON

public enum ZedKind: String, HandyJSONEnum {
    case plain, special
}

public enum ZedLevel: Int, HandyJSONEnum {
    case low = 1, high
}

/// Scalars and collections.
public struct ZedPlain: HandyJSON {
    public var id = 0
    public var name: String?
    public var rate: Double = 1
    public var tags: [String] = []
    public var flags: [String: Bool] = [:]
    public var isOn = false
    public init() {}
}

/// Names of the server's.
public struct ZedNamed: HandyJSON {
    public var userId = 0
    public var nickName: String!
    public var labels: [String] = []
    public var secret = "initial"
    public init() {}

    public mutating func mapping(mapper: HelpingMapper) {
        // Two generations of servers.
        mapper <<< self.userId <-- ["user_id", "uid"]
        mapper <<<
            nickName <-- "nick_name"
        mapper.specify(property: &labels, name: "tags")
        mapper >>> secret
    }
}

/// Models in a model.
public class ZedNested: HandyJSON {
    public var title = ""
    public var plain: ZedPlain?
    public var named: [ZedNamed] = []
    public var byName: [String: ZedPlain] = [:]
    public var picture: Picture?
    public var price: Money?
    public var kind: ZedKind = .plain
    public var level: ZedLevel?
    public required init() {}

    public func mapping(mapper: HelpingMapper) {
        mapper <<< title <-- "headline"
    }
}

/// What Codable alone cannot do.
struct ZedLoose: HandyJSON {
    var extra: Any?
    var table: [String: Any] = [:]
    var onTap: (() -> Void)?
    var size: (Int, Int) = (0, 0)
    var count = 0
}

/// A hierarchy of the module's own.
class ZedBase: HandyJSON {
    var code = 0
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< code <-- "base_code"
    }
    func didFinishMapping() {}
}

class ZedMiddle: ZedBase {
    var text: String?
    private(set) var length = 0
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< text <-- "body"
        mapper >>> length
    }
    override func didFinishMapping() {
        super.didFinishMapping()
        length = text?.count ?? 0
    }
}

final class ZedLeaf: ZedMiddle {
    var items: [ZedPlain] = []
    var made: String

    required init() {
        made = "here"
        super.init()
    }
}

/// Dates and conversions.
struct ZedDated: HandyJSON {
    var start: Date?
    var stop: Date?
    var count: Int?
    var title = ""

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< start <-- ("start_time", DateTransform())
        mapper <<< stop <-- MillisecondsTransform()
        mapper <<< count <-- TransformOf<Int, String>(fromJSON: { text in
            text.flatMap { Int($0) }
        }, toJSON: { number in
            number.map(String.init)
        })
    }
}

/// A tree of types.
enum ZedAPI {
    struct Order: HandyJSON {
        var lines: [Line] = []
        var state: State = .open

        struct Line: HandyJSON {
            var sku = ""
            mutating func mapping(mapper: HelpingMapper) { mapper <<< sku <-- "SKU" }
        }

        enum State: String, HandyJSONEnum { case open, paid }
    }
}

/// Recursion, and a weak way back.
final class ZedComment: HandyJSON {
    var text = ""
    var replies: [ZedComment] = []
    weak var parent: ZedComment?
    init() {}
}

/// Conformance elsewhere.
class ZedSong {
    var title: String?
    var seconds = 0
    required init() {}
}

extension ZedSong: HandyJSON {
    func mapping(mapper: HelpingMapper) {
        mapper <<< seconds <-- "duration"
    }
}

struct ZedPost: Identified {
    var id = 0
    var key: String { "post\(id)" }
}

/// From the app's base class.
class ZedEntity: Entity {
    var title: String?
    var owner: ZedPlain?
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< self.title <-- "entity_title"
    }
}

class ZedSimple: BaseModel {
    var a = 0
    var list: [ZedPlain] = []
}

class ZedResponse: BaseResponse<ZedNamed> {
    var token: String?
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< token <-- "access_token"
    }
}

struct ZedEnvelope<T>: HandyJSON {
    var status = ""
    var data: T?
}

/// Names of Core's that SmartCodable has too.
struct ZedShared: HandyJSON {
    var id = 0
    func described() -> String {
        guard case JSONValue.text(let text) = JSONValue.text("own") else { return "" }
        return text + " " + SmartReport().text
    }
}

struct ZedExtra: Decodable {
    let table: [String: Any]
    let list: [Any]
    enum CodingKeys: String, CodingKey { case table, list }

    init(from decoder: any Swift.Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        table = try container.decode([String: Any].self, forKey: .table)
        list = try container.decode([Any].self, forKey: .list)
    }
}
