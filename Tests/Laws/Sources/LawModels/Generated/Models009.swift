// Made by generate.py.
import Foundation
import SmartCodable

enum M072 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var pageSize: Int = 42
        var minLevel: URL? = nil
        @SmartDate var newValue: Date? = nil
        var itemPrice: [Int64] = []
        var rowCount: [UInt16] = []
        @SmartCompact.Array var userName: [Int8] = []
        var extraInfo: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "list.0.w72n2", CodingKeys.itemPrice <--- ["list.0.w72n3", "名"], CodingKeys.rowCount <--- ["data.u72n4", "k15"], CodingKeys.userName <--- "k25"] }
        var fields: [Any?] { [pageSize, minLevel, newValue, itemPrice, rowCount, userName, free(extraInfo)] }
    }
    class C0: SmartCodable, LawValue {
        @IgnoredKey var pageSize: Int = 42
        var minLevel: URL? = nil
        @SmartDate var newValue: Date? = nil
        var itemPrice: [Int64] = []
        var rowCount: [UInt16] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "list.0.w72n2", CodingKeys.itemPrice <--- ["list.0.w72n3", "名"], CodingKeys.rowCount <--- ["data.u72n4", "k15"]] }
        var fields: [Any?] { [pageSize, minLevel, newValue, itemPrice, rowCount] }
    }
    class C1: C0 {
        @SmartCompact.Array var userName: [Int8] = []
        enum CodingKeys: String, CodingKey { case userName }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.userName <--- "k25"] }
        override var fields: [Any?] { super.fields + [userName] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        var extraInfo: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [free(extraInfo)] }
    }
    struct D: SmartDirectCodable, LawValue {
        @IgnoredKey var pageSize: Int = 42
        var minLevel: URL? = nil
        @SmartDate var newValue: Date? = nil
        var itemPrice: [Int64] = []
        var rowCount: [UInt16] = []
        @SmartCompact.Array var userName: [Int8] = []
        var extraInfo: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "list.0.w72n2", CodingKeys.itemPrice <--- ["list.0.w72n3", "名"], CodingKeys.rowCount <--- ["data.u72n4", "k15"], CodingKeys.userName <--- "k25"] }
        var fields: [Any?] { [pageSize, minLevel, newValue, itemPrice, rowCount, userName, free(extraInfo)] }
    }
}

enum M073 {
    struct S: SmartCodable, LawValue {
        var extraInfo: String? = "initial"
        var itemPrice: Card = .unknown(1)
        var baseRate: UInt? = 42
        @SmartDate var isOpen: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("data.u73n4", "oldValue") var oldValue: [String: Int] = [:]
        var shopArea: URL? = nil
        var fields: [Any?] { [extraInfo, itemPrice, baseRate, isOpen, oldValue, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        var extraInfo: String? = "initial"
        var itemPrice: Card = .unknown(1)
        var baseRate: UInt? = 42
        @SmartDate var isOpen: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("data.u73n4", "oldValue") var oldValue: [String: Int] = [:]
        var shopArea: URL? = nil
        init() {}
        var fields: [Any?] { [extraInfo, itemPrice, baseRate, isOpen, oldValue, shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: String? = "initial"
        var itemPrice: Card = .unknown(1)
        var baseRate: UInt? = 42
        @SmartDate var isOpen: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("data.u73n4", "oldValue") var oldValue: [String: Int] = [:]
        var shopArea: URL? = nil
        var fields: [Any?] { [extraInfo, itemPrice, baseRate, isOpen, oldValue, shopArea] }
    }
}

enum M074 {
    struct S: SmartCodable, LawValue {
        var lastPage: [[Decimal]] = []
        @SmartFlat var maxLevel: Message = .ping
        @IgnoredKey var topScore: Int = 42
        var dayPlan: UInt? = nil
        var minLevel: String? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "dot\\.x74n0", CodingKeys.dayPlan <--- "名", CodingKeys.minLevel <--- "k12"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [lastPage, maxLevel, topScore, dayPlan, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        var lastPage: [[Decimal]] = []
        @SmartFlat var maxLevel: Message = .ping
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "dot\\.x74n0"] }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [lastPage, maxLevel] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        @IgnoredKey var topScore: Int = 42
        var dayPlan: UInt? = nil
        var minLevel: String? = nil
        enum CodingKeys: String, CodingKey { case topScore, dayPlan, minLevel }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.dayPlan <--- "名", CodingKeys.minLevel <--- "k12"] }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [topScore, dayPlan, minLevel] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: [[Decimal]] = []
        @SmartFlat var maxLevel: Message = .ping
        @IgnoredKey var topScore: Int = 42
        var dayPlan: UInt? = nil
        var minLevel: String? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "dot\\.x74n0", CodingKeys.dayPlan <--- "名", CodingKeys.minLevel <--- "k12"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [lastPage, maxLevel, topScore, dayPlan, minLevel] }
    }
}

enum M075 {
    struct S: SmartCodable, LawValue {
        var lastPage: M002.S? = nil
        var homeCity: URL? = nil
        @SmartFlat var topScore: M001.S? = nil
        var userName: Mood = .good
        @IgnoredKey var newValue: Int = 42
        @SmartUnknown var baseRate: [String: JSONValue] = [:]
        mutating func didFinishMapping() { finished(75) }
        var fields: [Any?] { [lastPage, homeCity, topScore, userName, newValue, free(baseRate)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: M002.S? = nil
        var homeCity: URL? = nil
        @SmartFlat var topScore: M001.S? = nil
        var userName: Mood = .good
        @IgnoredKey var newValue: Int = 42
        @SmartUnknown var baseRate: [String: JSONValue] = [:]
        init() {}
        func didFinishMapping() { finished(75) }
        var fields: [Any?] { [lastPage, homeCity, topScore, userName, newValue, free(baseRate)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(75) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var lastPage: M002.S? = nil
        var homeCity: URL? = nil
        @SmartFlat var topScore: M001.S? = nil
        override var fields: [Any?] { super.fields + [lastPage, homeCity, topScore] }
    }
    class C2: C1 {
        var userName: Mood = .good
        @IgnoredKey var newValue: Int = 42
        override var fields: [Any?] { super.fields + [userName, newValue] }
    }
    class C3: C2 {
        @SmartUnknown var baseRate: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [free(baseRate)] }
    }
}

enum M076 {
    struct S: SmartCodable, LawValue {
        var isOpen: Bool = false
        @IgnoredKey var topScore: Int = 42
        var newValue: [String: JSONValue] = [:]
        var minLevel: Bool? = nil
        var maxLevel: Mood = .good
        var rowCount: [S] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["list.0.w76n4", "k25"], CodingKeys.rowCount <--- ["deep.in.v76n5", "x-y"]] }
        var fields: [Any?] { [isOpen, topScore, free(newValue), minLevel, maxLevel, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        var isOpen: Bool = false
        @IgnoredKey var topScore: Int = 42
        var newValue: [String: JSONValue] = [:]
        var minLevel: Bool? = nil
        var maxLevel: Mood = .good
        var rowCount: [D] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["list.0.w76n4", "k25"], CodingKeys.rowCount <--- ["deep.in.v76n5", "x-y"]] }
        var fields: [Any?] { [isOpen, topScore, free(newValue), minLevel, maxLevel, rowCount] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var isOpen: Bool = false
        @IgnoredKey var topScore: Int = 42
        var newValue: [String: JSONValue] = [:]
        var minLevel: A? = nil
        var maxLevel: Mood = .good
        var rowCount: [G<A>] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["list.0.w76n4", "k25"], CodingKeys.rowCount <--- ["deep.in.v76n5", "x-y"]] }
        var fields: [Any?] { [isOpen, topScore, free(newValue), minLevel, maxLevel, rowCount] }
    }
}

enum M077 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var maxLevel: M001.S = M001.S()
        var dayPlan: [[String]] = []
        var topScore: [Int] = []
        @SmartFlat var extraInfo: Message = .ping
        var oldValue: [Int: Bool] = [:]
        @SmartAny var shopArea: [Any] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- ["list.0.w77n1", "k11"], CodingKeys.oldValue <--- "x-y"] }
        var fields: [Any?] { [maxLevel, dayPlan, topScore, extraInfo, oldValue, free(shopArea)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var maxLevel: M001.S = M001.S()
        var dayPlan: [[String]] = []
        var topScore: [Int] = []
        @SmartFlat var extraInfo: Message = .ping
        var oldValue: [Int: Bool] = [:]
        @SmartAny var shopArea: [Any] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- ["list.0.w77n1", "k11"], CodingKeys.oldValue <--- "x-y"] }
        var fields: [Any?] { [maxLevel, dayPlan, topScore, extraInfo, oldValue, free(shopArea)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var maxLevel: M001.S = M001.S()
        var dayPlan: [A] = []
        var topScore: [Int] = []
        @SmartFlat var extraInfo: Message = .ping
        var oldValue: [Int: Bool] = [:]
        @SmartAny var shopArea: [Any] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- ["list.0.w77n1", "k11"], CodingKeys.oldValue <--- "x-y"] }
        var fields: [Any?] { [maxLevel, dayPlan, topScore, extraInfo, oldValue, free(shopArea)] }
    }
}

enum M078 {
    struct S: SmartCodable, LawValue {
        var baseRate: Mood? = nil
        @SmartDate var minLevel: Date? = nil
        @SmartFlat var userName: Message = .ping
        @SmartCompact.Array var shopArea: [Mood] = []
        var newValue: [String: Bool] = [:]
        var homeCity: [UInt] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "dot\\.x78n0", CodingKeys.minLevel <--- ["k17", "k12"], CodingKeys.homeCity <--- "k9"] }
        mutating func didFinishMapping() { finished(78) }
        var fields: [Any?] { [baseRate, minLevel, userName, shopArea, newValue, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        var baseRate: Mood? = nil
        @SmartDate var minLevel: Date? = nil
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "dot\\.x78n0", CodingKeys.minLevel <--- ["k17", "k12"]] }
        func didFinishMapping() { finished(78) }
        var fields: [Any?] { [baseRate, minLevel] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        @SmartFlat var userName: Message = .ping
        @SmartCompact.Array var shopArea: [Mood] = []
        var newValue: [String: Bool] = [:]
        var homeCity: [UInt] = []
        enum CodingKeys: String, CodingKey { case userName, shopArea, newValue, homeCity }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.homeCity <--- "k9"] }
        override var fields: [Any?] { super.fields + [userName, shopArea, newValue, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        var baseRate: Mood? = nil
        @SmartDate var minLevel: Date? = nil
        @SmartFlat var userName: Message = .ping
        @SmartCompact.Array var shopArea: [Mood] = []
        var newValue: [String: Bool] = [:]
        var homeCity: [UInt] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "dot\\.x78n0", CodingKeys.minLevel <--- ["k17", "k12"], CodingKeys.homeCity <--- "k9"] }
        func didFinishMapping() { finished(78) }
        var fields: [Any?] { [baseRate, minLevel, userName, shopArea, newValue, homeCity] }
    }
}

enum M079 {
    struct S: SmartCodable, LawValue {
        var oldValue: String = "initial"
        var rowCount: UInt16 = 42
        var userName: Double? = 1.5
        @SmartKey("k13", "shopArea") @SmartDate var shopArea: Date = Date(timeIntervalSince1970: 60)
        var baseRate: Filled = Filled()
        @SmartDate var lastPage: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["deep.in.v79n1", "k2"], CodingKeys.lastPage <--- ["data.u79n5", "lastPage"]] }
        mutating func didFinishMapping() { finished(79) }
        var fields: [Any?] { [oldValue, rowCount, userName, shopArea, baseRate, lastPage] }
    }
    final class F: SmartCodable, LawValue {
        var oldValue: String = "initial"
        var rowCount: UInt16 = 42
        var userName: Double? = 1.5
        @SmartKey("k13", "shopArea") @SmartDate var shopArea: Date = Date(timeIntervalSince1970: 60)
        var baseRate: Filled = Filled()
        @SmartDate var lastPage: Date? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["deep.in.v79n1", "k2"], CodingKeys.lastPage <--- ["data.u79n5", "lastPage"]] }
        func didFinishMapping() { finished(79) }
        var fields: [Any?] { [oldValue, rowCount, userName, shopArea, baseRate, lastPage] }
    }
    struct D: SmartDirectCodable, LawValue {
        var oldValue: String = "initial"
        var rowCount: UInt16 = 42
        var userName: Double? = 1.5
        @SmartKey("k13", "shopArea") @SmartDate var shopArea: Date = Date(timeIntervalSince1970: 60)
        var baseRate: Filled = Filled()
        @SmartDate var lastPage: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["deep.in.v79n1", "k2"], CodingKeys.lastPage <--- ["data.u79n5", "lastPage"]] }
        mutating func didFinishMapping() { finished(79) }
        var fields: [Any?] { [oldValue, rowCount, userName, shopArea, baseRate, lastPage] }
    }
}

enum M080 {
    struct S: SmartCodable, LawValue {
        var shopArea: Bool = false
        @SmartFlat var userName: M000.S = M000.S()
        var firstTag: [M001.F] = []
        @SmartKey("deep.in.v80n3") var newValue: [JSONValue] = []
        var dayPlan: Date = Date(timeIntervalSince1970: 60)
        var topScore: Data = Data()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- "k19"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- SmartDateTransformer()] }
        var fields: [Any?] { [shopArea, userName, firstTag, free(newValue), dayPlan, topScore] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var shopArea: Bool = false
        @SmartFlat var userName: M000.S = M000.S()
        var firstTag: [M001.F] = []
        @SmartKey("deep.in.v80n3") var newValue: [JSONValue] = []
        override var fields: [Any?] { super.fields + [shopArea, userName, firstTag, free(newValue)] }
    }
    class C2: C1 {
        var dayPlan: Date = Date(timeIntervalSince1970: 60)
        var topScore: Data = Data()
        enum CodingKeys: String, CodingKey { case dayPlan, topScore }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.dayPlan <--- "k19"] }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.dayPlan <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [dayPlan, topScore] }
    }
    final class F: SmartCodable, LawValue {
        var shopArea: Bool = false
        @SmartFlat var userName: M000.S = M000.S()
        var firstTag: [M001.F] = []
        @SmartKey("deep.in.v80n3") var newValue: [JSONValue] = []
        var dayPlan: Date = Date(timeIntervalSince1970: 60)
        var topScore: Data = Data()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- "k19"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- SmartDateTransformer()] }
        var fields: [Any?] { [shopArea, userName, firstTag, free(newValue), dayPlan, topScore] }
    }
}

extension LawModel {
    static let file009: [LawModel] = [
        LawModel(72, "S", M072.S.self),
        LawModel(72, "C", M072.C3.self),
        LawModel(72, "D", M072.D.self),
        LawModel(73, "S", M073.S.self, .lower),
        LawModel(73, "E", M073.E.self, .lower),
        LawModel(73, "D", M073.D.self, .lower),
        LawModel(74, "S", M074.S.self),
        LawModel(74, "C", M074.C3.self),
        LawModel(74, "E", M074.E.self),
        LawModel(75, "S", M075.S.self),
        LawModel(75, "E", M075.E.self),
        LawModel(75, "C", M075.C3.self, situations: ["ignoredInBase"]),
        LawModel(76, "S", M076.S.self, isRecursive: true),
        LawModel(76, "D", M076.D.self, isRecursive: true),
        LawModel(76, "G", M076.G<Bool>.self, isRecursive: true),
        LawModel(77, "S", M077.S.self),
        LawModel(77, "E", M077.E.self),
        LawModel(77, "G", M077.G<[String]>.self),
        LawModel(78, "S", M078.S.self, collections: .wraps),
        LawModel(78, "C", M078.C2.self, collections: .wraps),
        LawModel(78, "E", M078.E.self, collections: .wraps),
        LawModel(79, "S", M079.S.self),
        LawModel(79, "F", M079.F.self),
        LawModel(79, "D", M079.D.self),
        LawModel(80, "S", M080.S.self),
        LawModel(80, "C", M080.C2.self),
        LawModel(80, "F", M080.F.self),
    ]
}
