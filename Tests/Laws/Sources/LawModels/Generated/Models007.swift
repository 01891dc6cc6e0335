// Made by generate.py.
import Foundation
import SmartCodable

enum M054 {
    struct S: SmartCodable, LawValue {
        var firstTag: [String: Int] = [:]
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        var dayPlan: Rank = .low
        @SmartCompact.Dictionary var userName: [String: UInt16] = [:]
        var maxLevel: M002.F = M002.F()
        var topScore: [String: Rank] = [:]
        @IgnoredKey var shopArea: Int = 42
        var fields: [Any?] { [firstTag, free(homeCity), dayPlan, userName, maxLevel, topScore, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        var firstTag: [String: Int] = [:]
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        var dayPlan: Rank = .low
        @SmartCompact.Dictionary var userName: [String: UInt16] = [:]
        var maxLevel: M002.F = M002.F()
        var topScore: [String: Rank] = [:]
        @IgnoredKey var shopArea: Int = 42
        init() {}
        var fields: [Any?] { [firstTag, free(homeCity), dayPlan, userName, maxLevel, topScore, shopArea] }
    }
    class C0: SmartCodable, LawValue {
        var firstTag: [String: Int] = [:]
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        var dayPlan: Rank = .low
        @SmartCompact.Dictionary var userName: [String: UInt16] = [:]
        var maxLevel: M002.F = M002.F()
        required init() {}
        var fields: [Any?] { [firstTag, free(homeCity), dayPlan, userName, maxLevel] }
    }
    class C1: C0 {
        var topScore: [String: Rank] = [:]
        override var fields: [Any?] { super.fields + [topScore] }
    }
    class C2: C1 {
        @IgnoredKey var shopArea: Int = 42
        override var fields: [Any?] { super.fields + [shopArea] }
    }
}

enum M055 {
    struct S: SmartCodable, LawValue {
        var topScore: UInt16? = nil
        @SmartKey("data.u55n1", "homeCity") @SmartAny var homeCity: [Any] = []
        var firstTag: Int64 = 42
        var unitCode: Date? = nil
        @SmartKey("k6", "k22") var pageSize: [Int8] = []
        @SmartUnknown var oldValue: [String: JSONValue] = [:]
        var baseRate: Rank = .low
        var userName: Int64 = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "k23", CodingKeys.firstTag <--- ["ID", "k29"], CodingKeys.unitCode <--- "k25", CodingKeys.baseRate <--- ["k14", "baseRate"], CodingKeys.userName <--- "k0"] }
        mutating func didFinishMapping() { finished(55) }
        var fields: [Any?] { [topScore, free(homeCity), firstTag, unitCode, pageSize, free(oldValue), baseRate, userName] }
    }
    class C0: SmartCodable, LawValue {
        var topScore: UInt16? = nil
        @SmartKey("data.u55n1", "homeCity") @SmartAny var homeCity: [Any] = []
        var firstTag: Int64 = 42
        var unitCode: Date? = nil
        @SmartKey("k6", "k22") var pageSize: [Int8] = []
        @SmartUnknown var oldValue: [String: JSONValue] = [:]
        var baseRate: Rank = .low
        var userName: Int64 = 42
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "k23", CodingKeys.firstTag <--- ["ID", "k29"], CodingKeys.unitCode <--- "k25", CodingKeys.baseRate <--- ["k14", "baseRate"], CodingKeys.userName <--- "k0"] }
        func didFinishMapping() { finished(55) }
        var fields: [Any?] { [topScore, free(homeCity), firstTag, unitCode, pageSize, free(oldValue), baseRate, userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var topScore: A? = nil
        @SmartKey("data.u55n1", "homeCity") @SmartAny var homeCity: [Any] = []
        var firstTag: Int64 = 42
        var unitCode: Date? = nil
        @SmartKey("k6", "k22") var pageSize: [Int8] = []
        @SmartUnknown var oldValue: [String: JSONValue] = [:]
        var baseRate: Rank = .low
        var userName: Int64 = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "k23", CodingKeys.firstTag <--- ["ID", "k29"], CodingKeys.unitCode <--- "k25", CodingKeys.baseRate <--- ["k14", "baseRate"], CodingKeys.userName <--- "k0"] }
        mutating func didFinishMapping() { finished(55) }
        var fields: [Any?] { [topScore, free(homeCity), firstTag, unitCode, pageSize, free(oldValue), baseRate, userName] }
    }
}

enum M056 {
    struct S: SmartCodable, LawValue {
        var oldValue: String = "initial"
        var firstTag: UInt16 = 42
        var extraInfo: UInt? = nil
        var userName: String = "initial"
        mutating func didFinishMapping() { finished(56) }
        var fields: [Any?] { [oldValue, firstTag, extraInfo, userName] }
    }
    final class F: SmartCodable, LawValue {
        var oldValue: String = "initial"
        var firstTag: UInt16 = 42
        var extraInfo: UInt? = nil
        var userName: String = "initial"
        init() {}
        func didFinishMapping() { finished(56) }
        var fields: [Any?] { [oldValue, firstTag, extraInfo, userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: String = "initial"
        var firstTag: UInt16 = 42
        var extraInfo: A? = nil
        var userName: String = "initial"
        mutating func didFinishMapping() { finished(56) }
        var fields: [Any?] { [oldValue, firstTag, extraInfo, userName] }
    }
}

enum M057 {
    struct S: SmartCodable, LawValue {
        var firstTag: [Word: Int] = [:]
        @IgnoredKey var maxLevel: Int = 42
        var unitCode: Decimal = 1
        var rowCount: [[Int]] = []
        var topScore: Date = Date(timeIntervalSince1970: 60)
        var dayPlan: M000.F? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- SmartDateTransformer()] }
        var fields: [Any?] { [firstTag, maxLevel, unitCode, rowCount, topScore, dayPlan] }
    }
    final class E: SmartDirectCodable, LawValue {
        var firstTag: [Word: Int] = [:]
        @IgnoredKey var maxLevel: Int = 42
        var unitCode: Decimal = 1
        var rowCount: [[Int]] = []
        var topScore: Date = Date(timeIntervalSince1970: 60)
        var dayPlan: M000.F? = nil
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- SmartDateTransformer()] }
        var fields: [Any?] { [firstTag, maxLevel, unitCode, rowCount, topScore, dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var firstTag: [Word: Int] = [:]
        @IgnoredKey var maxLevel: Int = 42
        var unitCode: Decimal = 1
        var rowCount: [[Int]] = []
        var topScore: Date = Date(timeIntervalSince1970: 60)
        var dayPlan: M000.F? = nil
        enum CodingKeys: String, CodingKey { case firstTag, maxLevel, unitCode, rowCount, topScore, dayPlan }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.topScore <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [firstTag, maxLevel, unitCode, rowCount, topScore, dayPlan] }
    }
}

enum M058 {
    struct S: SmartCodable, LawValue {
        @SmartDate var maxLevel: Date? = nil
        @SmartFlat var unitCode: Message = .ping
        var shopArea: [Numbered] = []
        var baseRate: Int8 = 42
        @SmartKey("x-y", "k4") var userName: String? = nil
        var firstTag: Int8 = 42
        var extraInfo: [Double] = []
        mutating func didFinishMapping() { finished(58) }
        var fields: [Any?] { [maxLevel, unitCode, shopArea, baseRate, userName, firstTag, extraInfo] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var maxLevel: Date? = nil
        @SmartFlat var unitCode: Message = .ping
        var shopArea: [Numbered] = []
        var baseRate: Int8 = 42
        @SmartKey("x-y", "k4") var userName: String? = nil
        var firstTag: Int8 = 42
        var extraInfo: [Double] = []
        init() {}
        func didFinishMapping() { finished(58) }
        var fields: [Any?] { [maxLevel, unitCode, shopArea, baseRate, userName, firstTag, extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var maxLevel: Date? = nil
        @SmartFlat var unitCode: Message = .ping
        var shopArea: [Numbered] = []
        var baseRate: Int8 = 42
        @SmartKey("x-y", "k4") var userName: String? = nil
        var firstTag: Int8 = 42
        required init() {}
        func didFinishMapping() { finished(58) }
        var fields: [Any?] { [maxLevel, unitCode, shopArea, baseRate, userName, firstTag] }
    }
    class C1: C0 {
        var extraInfo: [Double] = []
        override var fields: [Any?] { super.fields + [extraInfo] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M059 {
    struct S: SmartCodable, LawValue {
        var baseRate: String = "INITIAL"
        @SmartKey("k3") var unitCode: String? = nil
        @SmartFlat var homeCity: M000.S? = nil
        @IgnoredKey var oldValue: Int = 42
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(59) }
        var fields: [Any?] { [baseRate, unitCode, homeCity, oldValue] }
    }
    final class F: SmartCodable, LawValue {
        var baseRate: String = "INITIAL"
        @SmartKey("k3") var unitCode: String? = nil
        @SmartFlat var homeCity: M000.S? = nil
        @IgnoredKey var oldValue: Int = 42
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(59) }
        var fields: [Any?] { [baseRate, unitCode, homeCity, oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var baseRate: String = "INITIAL"
        @SmartKey("k3") var unitCode: String? = nil
        @SmartFlat var homeCity: M000.S? = nil
        @IgnoredKey var oldValue: Int = 42
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(59) }
        var fields: [Any?] { [baseRate, unitCode, homeCity, oldValue] }
    }
}

enum M060 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var baseRate: [Int64] = []
        var maxLevel: URL? = nil
        var oldValue: [JSONValue] = []
        @SmartFlat var firstTag: M001.S? = nil
        var newValue: Word = .one
        var fields: [Any?] { [baseRate, maxLevel, free(oldValue), firstTag, newValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartCompact.Array var baseRate: [Int64] = []
        var maxLevel: URL? = nil
        var oldValue: [JSONValue] = []
        @SmartFlat var firstTag: M001.S? = nil
        var newValue: Word = .one
        var fields: [Any?] { [baseRate, maxLevel, free(oldValue), firstTag, newValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartCompact.Array var baseRate: [Int64] = []
        var maxLevel: URL? = nil
        var oldValue: [JSONValue] = []
        @SmartFlat var firstTag: M001.S? = nil
        var newValue: Word = .one
        init() {}
        var fields: [Any?] { [baseRate, maxLevel, free(oldValue), firstTag, newValue] }
    }
}

enum M061 {
    struct S: SmartCodable, LawValue {
        @SmartDate var homeCity: Date? = nil
        @IgnoredKey var baseRate: Int = 42
        @IgnoredKey var isOpen: Int = 42
        var dayPlan: [S] = []
        var unitCode: Float = 1.5
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        @SmartCompact.Array var itemPrice: [UInt16] = []
        var firstTag: Double = 1.5
        var fields: [Any?] { [homeCity, baseRate, isOpen, dayPlan, unitCode, free(pageSize), itemPrice, firstTag] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartDate var homeCity: Date? = nil
        @IgnoredKey var baseRate: Int = 42
        @IgnoredKey var isOpen: Int = 42
        var dayPlan: [E] = []
        var unitCode: Float = 1.5
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        @SmartCompact.Array var itemPrice: [UInt16] = []
        var firstTag: Double = 1.5
        init() {}
        var fields: [Any?] { [homeCity, baseRate, isOpen, dayPlan, unitCode, free(pageSize), itemPrice, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var homeCity: Date? = nil
        @IgnoredKey var baseRate: Int = 42
        @IgnoredKey var isOpen: Int = 42
        var dayPlan: [C0] = []
        var unitCode: Float = 1.5
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        @SmartCompact.Array var itemPrice: [UInt16] = []
        var firstTag: Double = 1.5
        required init() {}
        var fields: [Any?] { [homeCity, baseRate, isOpen, dayPlan, unitCode, free(pageSize), itemPrice, firstTag] }
    }
}

enum M062 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var pageSize: M001.S? = nil
        var topScore: Date? = nil
        @SmartAny var firstTag: [Any] = []
        var userName: [[Double]] = []
        var lastPage: Numbered = .two
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(62) }
        var fields: [Any?] { [pageSize, topScore, free(firstTag), userName, lastPage] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var pageSize: M001.S? = nil
        var topScore: Date? = nil
        @SmartAny var firstTag: [Any] = []
        var userName: [A] = []
        var lastPage: Numbered = .two
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(62) }
        var fields: [Any?] { [pageSize, topScore, free(firstTag), userName, lastPage] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(62) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var pageSize: M001.S? = nil
        var topScore: Date? = nil
        enum CodingKeys: String, CodingKey { case pageSize, topScore }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.topScore <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [pageSize, topScore] }
    }
    class C2: C1 {
        @SmartAny var firstTag: [Any] = []
        override var fields: [Any?] { super.fields + [free(firstTag)] }
    }
    class C3: C2 {
        var userName: [[Double]] = []
        var lastPage: Numbered = .two
        override var fields: [Any?] { super.fields + [userName, lastPage] }
    }
}

extension LawModel {
    static let file007: [LawModel] = [
        LawModel(54, "S", M054.S.self),
        LawModel(54, "E", M054.E.self),
        LawModel(54, "C", M054.C2.self),
        LawModel(55, "S", M055.S.self),
        LawModel(55, "C", M055.C0.self),
        LawModel(55, "G", M055.G<UInt16>.self),
        LawModel(56, "S", M056.S.self),
        LawModel(56, "F", M056.F.self),
        LawModel(56, "G", M056.G<UInt>.self),
        LawModel(57, "S", M057.S.self),
        LawModel(57, "E", M057.E.self),
        LawModel(57, "C", M057.C1.self),
        LawModel(58, "S", M058.S.self),
        LawModel(58, "F", M058.F.self),
        LawModel(58, "C", M058.C2.self),
        LawModel(59, "S", M059.S.self),
        LawModel(59, "F", M059.F.self),
        LawModel(59, "D", M059.D.self),
        LawModel(60, "S", M060.S.self),
        LawModel(60, "D", M060.D.self),
        LawModel(60, "E", M060.E.self),
        LawModel(61, "S", M061.S.self, isRecursive: true),
        LawModel(61, "E", M061.E.self, isRecursive: true),
        LawModel(61, "C", M061.C0.self, isRecursive: true),
        LawModel(62, "S", M062.S.self, .upper),
        LawModel(62, "G", M062.G<[Double]>.self, .upper),
        LawModel(62, "C", M062.C3.self, .upper),
    ]
}
