import ExCodableCompat
import Foundation
import SmartCodable

// Models of every kind of property.

enum RecordedKind: String, SmartCaseDefaultable {
    case a, b
    static var defaultCase: RecordedKind { .b }
}
enum RecordedNumber: Int, Codable { case one = 1, two = 2 }
struct RecordedPlain: Codable { var x = 5 }

struct RecordedInner: SmartCodable {
    var n = 77
    var s = "mine"
    var o: Int? = 3
}

struct RecordedLeaf: SmartCodable {
    @SmartKey("leaf_id") var id = 9
    @SmartDate(.milliseconds) var leafAt: Date? = Date(timeIntervalSince1970: 60)
}

struct RecordedScalars: SmartCodable {
    var b = true
    var s = "none"
    var d = 1.5
    var f: Float = 2.5
    var i = 5
    var i8: Int8 = 8
    var i16: Int16 = 16
    var i32: Int32 = 32
    var i64: Int64 = 64
    var u: UInt = 1
    var u8: UInt8 = 8
    var u16: UInt16 = 16
    var u32: UInt32 = 32
    var u64: UInt64 = 64
    var ob: Bool? = true
    var os: String? = "some"
    var od: Double? = 1.5
    var of: Float? = 2.5
    var oi: Int? = 4
    var oi8: Int8? = 8
    var oi16: Int16? = 16
    var oi32: Int32? = 32
    var oi64: Int64? = 64
    var ou: UInt? = 1
    var ou8: UInt8? = 8
    var ou16: UInt16? = 16
    var ou32: UInt32? = 32
    var ou64: UInt64? = 64
    var none: Int?
    var noText: String?
}

struct RecordedValues: SmartCodable {
    var list = [1, 2]
    var map = ["k": 1]
    var set: Set<String> = ["a"]
    var date = Date(timeIntervalSince1970: 100)
    var url = URL(string: "https://a.b")
    var data = Data([1, 2])
    var uuid = UUID(uuidString: "00000000-0000-0000-0000-000000000001")
    var decimal: Decimal = 3
    var kind = RecordedKind.a
    var kinds = [RecordedKind.a]
    var optionalKind: RecordedKind? = .a
    var number = RecordedNumber.two
    var inner = RecordedInner()
    var optionalInner: RecordedInner? = RecordedInner()
    var noInner: RecordedInner?
    var inners = [RecordedInner()]
    var innersByName = ["a": RecordedInner()]
    var plain = RecordedPlain(x: 6)
}

struct RecordedWrapped: SmartCodable {
    @SmartKey("user_id", "uid") var id = 11
    @SmartKey("a.b") var deep: String? = "deep"
    @SmartKey var plainKey = 4
    @SmartKey("in_wrapper") var inner = RecordedInner()
    @SmartDate(.milliseconds) var at: Date? = Date(timeIntervalSince1970: 60)
    @SmartDate(.format("yyyy-MM-dd")) var day = Date(timeIntervalSince1970: 0)
    @SmartKey("both") @SmartDate(.milliseconds) var both = Date(timeIntervalSince1970: 7)
    @SmartAny var any: Any? = 5
    @SmartAny var dict: [String: Any] = ["z": 1]
    @IgnoredKey var ignored = 12
    @SmartFlat var leaf = RecordedLeaf()
    @SmartCompact.Array var compact = [3]
    @SmartCompact.Dictionary var sums = ["a": 1]
    @SmartKey(decode: { decoder in (decoder["n"] as Int?).map { $0 * 2 } }) var doubled = 1
    @SmartKey("needed", nonnull: true) var needed: Int? = 8
}

struct RecordedMapped: SmartCodable {
    var name = "x"
    var when = Date(timeIntervalSince1970: 5)
    enum CodingKeys: String, CodingKey { case name = "own_name", when }
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- ["user_name", "n.m"]] }
    static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.when <--- SmartDateTransformer()] }
}

struct RecordedConstant: SmartCodable, SmartInitial {
    let id: Int
    let name: String?
    static var initial: Self { Self(id: 4, name: "name") }
}
