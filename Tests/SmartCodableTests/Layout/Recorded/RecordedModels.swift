import Foundation
import SmartCodable

// Models of every kind of property, and what becomes of them: compiled with the tests, and once more by them with
// flags that leave out the reflection metadata. `Way` only makes two types of each, so that one of them can be treated
// as if it had none.

enum WithMetadata {}
enum WithoutMetadata {}

enum RecordedKind: String, SmartCaseDefaultable {
    case a, b
    static var defaultCase: RecordedKind { .b }
}
enum RecordedNumber: Int, Codable { case one = 1, two = 2 }
struct RecordedPlain: Codable { var x = 5 }

struct RecordedInner<Way>: SmartCodable {
    var n = 77
    var s = "mine"
    var o: Int? = 3
}

struct RecordedLeaf<Way>: SmartCodable {
    @SmartKey("leaf_id") var id = 9
    @SmartDate(.milliseconds) var leafAt: Date? = Date(timeIntervalSince1970: 60)
}

struct RecordedScalars<Way>: SmartCodable {
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

struct RecordedValues<Way>: SmartCodable {
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
    var inner = RecordedInner<Way>()
    var optionalInner: RecordedInner<Way>? = RecordedInner()
    var noInner: RecordedInner<Way>?
    var inners = [RecordedInner<Way>()]
    var innersByName = ["a": RecordedInner<Way>()]
    var plain = RecordedPlain(x: 6)
}

struct RecordedWrapped<Way>: SmartCodable {
    @SmartKey("user_id", "uid") var id = 11
    @SmartKey("a.b") var deep: String? = "deep"
    @SmartKey var plainKey = 4
    @SmartKey("in_wrapper") var inner = RecordedInner<Way>()
    @SmartDate(.milliseconds) var at: Date? = Date(timeIntervalSince1970: 60)
    @SmartDate(.format("yyyy-MM-dd")) var day = Date(timeIntervalSince1970: 0)
    @SmartKey("both") @SmartDate(.milliseconds) var both = Date(timeIntervalSince1970: 7)
    @SmartAny var any: Any? = 5
    @SmartAny var dict: [String: Any] = ["z": 1]
    @IgnoredKey var ignored = 12
    @SmartFlat var leaf = RecordedLeaf<Way>()
    @SmartCompact.Array var compact = [3]
    @SmartCompact.Dictionary var sums = ["a": 1]
    @SmartKey(decode: { decoder in (decoder["n"] as Int?).map { $0 * 2 } }) var doubled = 1
    @SmartKey("needed", nonnull: true) var needed: Int? = 8
}

struct RecordedMapped<Way>: SmartCodable {
    var name = "x"
    var when = Date(timeIntervalSince1970: 5)
    enum CodingKeys: String, CodingKey { case name = "own_name", when }
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- ["user_name", "n.m"]] }
    static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.when <--- SmartDateTransformer()] }
}

struct RecordedConstant<Way>: SmartCodable, SmartInitial {
    let id: Int
    let name: String?
    static var initial: Self { Self(id: 4, name: "name") }
}

class RecordedBase<Way>: SmartCodable {
    var a = 1
    @SmartKey("base_key") var key = "k"
    required init() {}
}

/// Stores nothing of its own.
class RecordedEmpty<Way>: RecordedBase<Way> {}

/// Codes what it stores.
class RecordedSub<Way>: RecordedBase<Way> {
    var c = 3
    @SmartKey("written_key") var other: String? = "o"
    var inner = RecordedInner<Way>()
    private enum CodingKeys: String, CodingKey { case c, other, inner }

    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        c = try container.decode(Int.self, forKey: .c)
        _other = try container.decode(SmartKey<String?>.self, forKey: .other)
        inner = try container.decode(RecordedInner<Way>.self, forKey: .inner)
    }
    override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(c, forKey: .c)
        try container.encode(_other, forKey: .other)
        try container.encode(inner, forKey: .inner)
    }
}

/// Codes its superclass as a member.
class RecordedAround<Way>: RecordedBase<Way> {
    var z = 26
    private enum CodingKeys: String, CodingKey { case z }

    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        z = try container.decode(Int.self, forKey: .z)
        try super.init(from: try container.superDecoder())
    }
    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(z, forKey: .z)
        try super.encode(to: container.superEncoder())
    }
}

class RecordedCard<Way>: SmartCodable, SmartPolymorphic {
    var title = "t"
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "type", ["video": RecordedVideo<Way>.self]) }
}

class RecordedVideo<Way>: RecordedCard<Way> {
    var length = 4
    private enum CodingKeys: String, CodingKey { case length }

    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        length = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .length)
    }
    override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(length, forKey: .length)
    }
}

struct RecordedWall<Way>: SmartCodable {
    var cards = [RecordedCard<Way>()]
    var object = RecordedSub<Way>()
}

/// Coded by hand, inside another object.
struct RecordedAddress<Way>: SmartCodable {
    var city = "Bonn"
    var zip: Int? = 53
    private enum CodingKeys: String, CodingKey { case address }
    private enum AddressKeys: String, CodingKey { case city, zip }

    init() {}
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard container.contains(.address) else { return }
        let address = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
        city = try address.decode(String.self, forKey: .city)
        zip = try address.decodeIfPresent(Int.self, forKey: .zip)
    }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var address = container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
        try address.encode(city, forKey: .city)
        try address.encodeIfPresent(zip, forKey: .zip)
    }
}

/// Keeps what no property is for.
struct RecordedRest<Way>: SmartCodable {
    var a: Int? = 5
    var s = "old"
    @SmartDate(.milliseconds) var at: Date?
    @SmartKey("user_id", "uid") var id = 11
    @SmartKey("data.deep") var deep: Int? = 1
    @IgnoredKey var ignored = 12
    @SmartFlat var leaf: RecordedLeaf<Way>? = RecordedLeaf()
    @SmartFlat var rest: [String: JSONValue] = [:]
    var mapped: String? = "m"
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.mapped <--- ["mapped_name", "mn", "p.q"]] }
}

struct RecordedUnknown<Way>: SmartCodable {
    var a: Int? = 5
    @SmartKey("user_id", "uid") var id = 11
    @SmartKey("data.deep") var deep: Int? = 1
    @SmartFlat var leaf: RecordedLeaf<Way>? = RecordedLeaf()
    @SmartUnknown var rest: [String: JSONValue] = [:]
    var mapped: String? = "m"
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.mapped <--- ["mapped_name", "mn", "p.q"]] }
}

class RecordedUnknownBase<Way>: SmartCodable {
    @SmartUnknown var rest: [String: JSONValue] = [:]
    var a: Int? = 1
    required init() {}
}

class RecordedUnknownSub<Way>: RecordedUnknownBase<Way> {
    var c: Int? = 3
    @SmartKey("written_key", "wk") var other: String? = "o"
    private enum CodingKeys: String, CodingKey { case c, other }

    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        c = try container.decodeIfPresent(Int.self, forKey: .c)
        _other = try container.decode(SmartKey<String?>.self, forKey: .other)
    }
    override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(c, forKey: .c)
        try container.encode(_other, forKey: .other)
    }
}

class RecordedRestBase<Way>: SmartCodable {
    var a: Int? = 1
    @SmartFlat var rest: [String: JSONValue] = [:]
    required init() {}
}

class RecordedRestSub<Way>: RecordedRestBase<Way> {
    var c: Int? = 3
    @SmartKey("written_key", "wk") var other: String? = "o"
    private enum CodingKeys: String, CodingKey { case c, other }

    required init() { super.init() }
    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        c = try container.decodeIfPresent(Int.self, forKey: .c)
        _other = try container.decode(SmartKey<String?>.self, forKey: .other)
    }
    override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(c, forKey: .c)
        try container.encode(_other, forKey: .other)
    }
}

// MARK: Those that cannot be known

struct UnknownInitialValues<Way>: SmartDecodable {
    var n = 5
    var s = "s"
}

/// Nothing tells the names in its wrapper.
struct UnknownWrapper<Way>: SmartCodable {
    @SmartKey("user_id") var id = 7
    var name = "n"
    private enum CodingKeys: String, CodingKey { case id, name }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
    }
}

/// Writes a text, and nothing of an initial value.
struct UnknownProperties<Way>: SmartCodable {
    var count = 3
    var note: String? = "x"
    private enum CodingKeys: String, CodingKey { case count, note }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("\(count)", forKey: .count)
        if let note, note != "x" { try container.encode(note, forKey: .note) }
    }
}

struct UnknownFailure<Way>: SmartCodable {
    struct Refusal: Error {}
    var n = 5
    private enum CodingKeys: String, CodingKey { case n }
    func encode(to encoder: any Encoder) throws { throw Refusal() }
}

class UnknownLevel<Way>: RecordedBase<Way> { var b = 2 }

struct UnknownStorage<Way>: SmartCodable {
    var name = "n"
    var cache = [1]
    private enum CodingKeys: String, CodingKey { case name }
}
