#if DEBUG
import Foundation
import HandyJSONCompat
import TestSupport

/// Models as apps have them with `@objc` and `@objcMembers`, without the attributes: what Objective-C would see of them
/// is said in a table.
enum VisibleModels {
    static func show() { _ = isShown }

    private static let isShown: Bool = {
        SimulatedObjectiveC.show(
            [
                .init("count", \.count), .init("price", \.price), .init("total", \.total), .init("created", \.created),
                .init("code", \.code), .init("note", \.note),
            ], of: PricedOrder.self)
        SimulatedObjectiveC.show(
            [.init("first", \.first), .init("second", \.second), .init("third", \.third)], of: Chain.self)
        SimulatedObjectiveC.show(
            [
                .init("url", \.url), .init(raw: "kind", \.kind), .init("width", \.width), .init("amount", \.amount),
                .init("name", \.name), .init("list", \.list), .init("table", \.table), .init("any", \.any),
                .init("part", \.part), .init("number", \.number), .init("flags", \.flags),
            ], of: Kinds.self)
        SimulatedObjectiveC.show([.init("width", \.width), .init(raw: "kind", \.kind)], of: Sizes.self)
        SimulatedObjectiveC.show([.init("name", \.name)], of: Shape.self)
        SimulatedObjectiveC.show([.init("side", \.side)], of: Square.self)
        SimulatedObjectiveC.show([.init("id", \.id), .init("text", \.text)], of: Nested.self)
        SimulatedObjectiveC.show([.init("name", \.name), .init("rest", \.rest)], of: Rest.self)
        return true
    }()
}

/// Of numbers, which HandyJSON on Linux does not make a CGFloat of.
struct PointsTransform: TransformType {
    func transformFromJSON(_ value: Any?) -> CGFloat? {
        (value as? Double ?? (value as? String).flatMap { Double($0) }).map { CGFloat($0) }
    }
    func transformToJSON(_ value: CGFloat?) -> Double? { value.map { Double($0) } }
}

class PricedOrder: NSObject, HandyJSON {
    var count = 1
    var price = 0.0 { didSet { total = price * Double(count) } }
    var total = 0.0
    var created: Date? { didSet { changes += 1 } }
    var changes = 0
    var code = "c"
    var note: String?
    /// Not seen by Objective-C.
    var colour = ""
    required override init() {}

    func mapping(mapper: HelpingMapper) {
        mapper >>> self.changes
        mapper <<< self.created <-- DateTransform()
        mapper <<< self.code <-- (
            "info.code",
            TransformOf<String, String>(
                fromJSON: { $0.flatMap { $0.isEmpty ? nil : $0.uppercased() } }, toJSON: { $0?.lowercased() })
        )
        mapper <<< self.note <-- ["memo", "note"]
        mapper <<< self.colour <-- TransformOf<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0 })
    }
}

final class Chain: NSObject, HandyJSON {
    var log: [String] = []
    var first = 0 { didSet { log.append("first \(first)"); second = first + 1 } }
    var second = 0 { didSet { log.append("second \(second)"); if first > 5 { third = second + 1 } } }
    var third = 0 { didSet { log.append("third \(third)") } }
    override init() {}
}

final class Kinds: NSObject, HandyJSON {
    enum Kind: Int, HandyJSONEnum { case first = 1, second }
    enum Word: String, HandyJSONEnum { case v, w }
    struct Part: HandyJSON { var n = 1 }
    final class Object: NSObject, HandyJSON {
        var n = 1
        override init() {}
    }
    var url: URL?
    var kind = Kind.first
    var width: CGFloat = 1
    var amount: Decimal = 1
    var name: String?
    var list: [String] = []
    var table: [String: Any] = [:]
    var any: Any?
    var part: Object?
    var parts: [Part] = []
    private(set) var hidden = 1
    let fixed: Int
    var word = Word.v
    var number: NSNumber?
    var flags: UInt8 = 0
    override init() { fixed = 1 }
    func mapping(mapper: HelpingMapper) { mapper <<< self.width <-- PointsTransform() }
}

final class Sizes: NSObject, HandyJSON {
    enum Kind: Int { case first, second }
    var width: CGFloat = 2.5
    var kind = Kind.second
    /// Not seen by Objective-C.
    var hidden = Kind.second
    var none = 1
    override init() {}
}

class Shape: NSObject, HandyJSON {
    var side = 1
    var name = ""
    required override init() {}
}

final class Square: Shape {
    var own = 0
    var area = 0
    override var side: Int { didSet { area = side * side } }
}

final class Nested: NSObject, HandyJSON {
    var id = 0
    var text = "" {
        didSet {
            child = Nested.deserialize(from: text)
            written = child?.toJSONString()
        }
    }
    var after = ""
    var child: Nested?
    var written: String?
    override init() {}
    func mapping(mapper: HelpingMapper) {
        mapper >>> self.child
        mapper >>> self.written
    }
}

final class Rest: NSObject, HandyJSON {
    var name = ""
    var rest: [String: Any] = [:]
    override init() {}
    func mapping(mapper: HelpingMapper) { mapper.keepUnknown(property: &rest) }
}

final class Holder: HandyJSON {
    var orders: [PricedOrder] = []
    var table: [String: PricedOrder] = [:]
    init() {}
}
#endif
