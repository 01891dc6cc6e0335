// Made by generate.py.
import Foundation
import SmartCodable

enum M009 {
    struct S: SmartCodable, LawValue {
        var firstTag: [String: JSONValue] = [:]
        var lastPage: [Int8] = []
        @SmartFlat var newValue: M001.S = M001.S()
        var userName: Word = .one
        @SmartAny var dayPlan: [String: Any] = [:]
        @SmartKey("k25") var topScore: M001.F = M001.F()
        var maxLevel: Int8 = 42
        var baseRate: [S] = []
        var fields: [Any?] { [free(firstTag), lastPage, newValue, userName, free(dayPlan), topScore, maxLevel, baseRate] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var firstTag: [String: JSONValue] = [:]
        var lastPage: [A] = []
        @SmartFlat var newValue: M001.S = M001.S()
        var userName: Word = .one
        @SmartAny var dayPlan: [String: Any] = [:]
        @SmartKey("k25") var topScore: M001.F = M001.F()
        var maxLevel: Int8 = 42
        var baseRate: [G<A>] = []
        var fields: [Any?] { [free(firstTag), lastPage, newValue, userName, free(dayPlan), topScore, maxLevel, baseRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        var firstTag: [String: JSONValue] = [:]
        var lastPage: [Int8] = []
        @SmartFlat var newValue: M001.S = M001.S()
        var userName: Word = .one
        @SmartAny var dayPlan: [String: Any] = [:]
        @SmartKey("k25") var topScore: M001.F = M001.F()
        var maxLevel: Int8 = 42
        var baseRate: [D] = []
        var fields: [Any?] { [free(firstTag), lastPage, newValue, userName, free(dayPlan), topScore, maxLevel, baseRate] }
    }
}

enum M010 {
    struct S: SmartCodable, LawValue {
        var topScore: [[String]] = []
        var lastPage: Int8 = 42
        var maxLevel: UInt16 = 42
        var isOpen: Mood? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "list.0.w10n0", CodingKeys.lastPage <--- "data.u10n1"] }
        var fields: [Any?] { [topScore, lastPage, maxLevel, isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        var topScore: [[String]] = []
        var lastPage: Int8 = 42
        var maxLevel: UInt16 = 42
        var isOpen: Mood? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "list.0.w10n0", CodingKeys.lastPage <--- "data.u10n1"] }
        var fields: [Any?] { [topScore, lastPage, maxLevel, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var topScore: [[String]] = []
        enum CodingKeys: String, CodingKey { case topScore }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.topScore <--- "list.0.w10n0"] }
        override var fields: [Any?] { super.fields + [topScore] }
    }
    class C2: C1 {
        var lastPage: Int8 = 42
        var maxLevel: UInt16 = 42
        var isOpen: Mood? = nil
        enum CodingKeys: String, CodingKey { case lastPage, maxLevel, isOpen }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.lastPage <--- "data.u10n1"] }
        override var fields: [Any?] { super.fields + [lastPage, maxLevel, isOpen] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M011 {
    struct S: SmartCodable, LawValue {
        var lastPage: String? = nil
        @IgnoredKey var extraInfo: Int = 42
        var isOpen: [[Word]] = []
        @IgnoredKey var unitCode: Int = 42
        @SmartCompact.Array var userName: [UInt] = []
        @SmartAny var oldValue: [Any] = []
        @SmartKey("k5", "k7") @SmartCompact.Dictionary var itemPrice: [String: Decimal] = [:]
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        @SmartKey("data.u11n8", "k21") var dayPlan: [[Int]] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "dot\\.x11n2", CodingKeys.userName <--- "k12", CodingKeys.oldValue <--- ["k14", "k10"]] }
        mutating func didFinishMapping() { finished(11) }
        var fields: [Any?] { [lastPage, extraInfo, isOpen, unitCode, userName, free(oldValue), itemPrice, free(rowCount), dayPlan] }
    }
    struct D: SmartDirectCodable, LawValue {
        var lastPage: String? = nil
        @IgnoredKey var extraInfo: Int = 42
        var isOpen: [[Word]] = []
        @IgnoredKey var unitCode: Int = 42
        @SmartCompact.Array var userName: [UInt] = []
        @SmartAny var oldValue: [Any] = []
        @SmartKey("k5", "k7") @SmartCompact.Dictionary var itemPrice: [String: Decimal] = [:]
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        @SmartKey("data.u11n8", "k21") var dayPlan: [[Int]] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "dot\\.x11n2", CodingKeys.userName <--- "k12", CodingKeys.oldValue <--- ["k14", "k10"]] }
        mutating func didFinishMapping() { finished(11) }
        var fields: [Any?] { [lastPage, extraInfo, isOpen, unitCode, userName, free(oldValue), itemPrice, free(rowCount), dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        var lastPage: String? = nil
        @IgnoredKey var extraInfo: Int = 42
        var isOpen: [[Word]] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "dot\\.x11n2"] }
        func didFinishMapping() { finished(11) }
        var fields: [Any?] { [lastPage, extraInfo, isOpen] }
    }
    class C1: C0 {
        @IgnoredKey var unitCode: Int = 42
        @SmartCompact.Array var userName: [UInt] = []
        enum CodingKeys: String, CodingKey { case unitCode, userName }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.userName <--- "k12"] }
        override var fields: [Any?] { super.fields + [unitCode, userName] }
    }
    class C2: C1 {
        @SmartAny var oldValue: [Any] = []
        @SmartKey("k5", "k7") @SmartCompact.Dictionary var itemPrice: [String: Decimal] = [:]
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        @SmartKey("data.u11n8", "k21") var dayPlan: [[Int]] = []
        enum CodingKeys: String, CodingKey { case oldValue, itemPrice, rowCount, dayPlan }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.oldValue <--- ["k14", "k10"]] }
        override var fields: [Any?] { super.fields + [free(oldValue), itemPrice, free(rowCount), dayPlan] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M012 {
    struct S: SmartCodable, LawValue {
        var baseRate: String = "initial"
        var userName: [[String]] = []
        var pageSize: Int64 = 42
        var lastPage: [JSONValue] = []
        var minLevel: Bool = false
        @SmartKey("k17") var extraInfo: Data = Data()
        @SmartKey("dot\\.x12n6") @SmartCompact.Dictionary var isOpen: [String: String] = [:]
        var dayPlan: String = "INITIAL"
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(12) }
        var fields: [Any?] { [baseRate, userName, pageSize, free(lastPage), minLevel, extraInfo, isOpen, dayPlan] }
    }
    final class F: SmartCodable, LawValue {
        var baseRate: String = "initial"
        var userName: [[String]] = []
        var pageSize: Int64 = 42
        var lastPage: [JSONValue] = []
        var minLevel: Bool = false
        @SmartKey("k17") var extraInfo: Data = Data()
        @SmartKey("dot\\.x12n6") @SmartCompact.Dictionary var isOpen: [String: String] = [:]
        var dayPlan: String = "INITIAL"
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(12) }
        var fields: [Any?] { [baseRate, userName, pageSize, free(lastPage), minLevel, extraInfo, isOpen, dayPlan] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var baseRate: String = "initial"
        var userName: [A] = []
        var pageSize: Int64 = 42
        var lastPage: [JSONValue] = []
        var minLevel: Bool = false
        @SmartKey("k17") var extraInfo: Data = Data()
        @SmartKey("dot\\.x12n6") @SmartCompact.Dictionary var isOpen: [String: String] = [:]
        var dayPlan: String = "INITIAL"
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(12) }
        var fields: [Any?] { [baseRate, userName, pageSize, free(lastPage), minLevel, extraInfo, isOpen, dayPlan] }
    }
}

enum M013 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k8", "k28") var baseRate: Bool = false
        @SmartKey("deep.in.v13n1") var pageSize: URL? = nil
        var extraInfo: Mood = .good
        @SmartFlat var unitCode: [String: JSONValue] = [:]
        var firstTag: [Filled] = []
        var homeCity: JSONValue = 1
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- ["k9", "k27"]] }
        var fields: [Any?] { [baseRate, pageSize, extraInfo, free(unitCode), firstTag, free(homeCity)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("k8", "k28") var baseRate: Bool = false
        @SmartKey("deep.in.v13n1") var pageSize: URL? = nil
        var extraInfo: Mood = .good
        @SmartFlat var unitCode: [String: JSONValue] = [:]
        var firstTag: [A] = []
        var homeCity: JSONValue = 1
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- ["k9", "k27"]] }
        var fields: [Any?] { [baseRate, pageSize, extraInfo, free(unitCode), firstTag, free(homeCity)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("k8", "k28") var baseRate: Bool = false
        @SmartKey("deep.in.v13n1") var pageSize: URL? = nil
        var extraInfo: Mood = .good
        @SmartFlat var unitCode: [String: JSONValue] = [:]
        var firstTag: [Filled] = []
        var homeCity: JSONValue = 1
        enum CodingKeys: String, CodingKey { case baseRate, pageSize, extraInfo, unitCode, firstTag, homeCity }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.extraInfo <--- ["k9", "k27"]] }
        override var fields: [Any?] { super.fields + [baseRate, pageSize, extraInfo, free(unitCode), firstTag, free(homeCity)] }
    }
}

enum M014 {
    struct S: SmartCodable, LawValue {
        var unitCode: Float = 1.5
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @IgnoredKey var extraInfo: Int = 42
        var dayPlan: [String: UInt] = [:]
        @SmartKey("dot\\.x14n4", "k17") @SmartCompact.Array var minLevel: [Decimal] = []
        @SmartDate var maxLevel: Date? = nil
        @SmartCompact.Array var oldValue: [Float] = []
        mutating func didFinishMapping() { finished(14) }
        var fields: [Any?] { [unitCode, free(rowCount), extraInfo, dayPlan, minLevel, maxLevel, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        var unitCode: Float = 1.5
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @IgnoredKey var extraInfo: Int = 42
        var dayPlan: [String: UInt] = [:]
        @SmartKey("dot\\.x14n4", "k17") @SmartCompact.Array var minLevel: [Decimal] = []
        @SmartDate var maxLevel: Date? = nil
        @SmartCompact.Array var oldValue: [Float] = []
        required init() {}
        func didFinishMapping() { finished(14) }
        var fields: [Any?] { [unitCode, free(rowCount), extraInfo, dayPlan, minLevel, maxLevel, oldValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: Float = 1.5
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @IgnoredKey var extraInfo: Int = 42
        var dayPlan: [String: UInt] = [:]
        @SmartKey("dot\\.x14n4", "k17") @SmartCompact.Array var minLevel: [Decimal] = []
        @SmartDate var maxLevel: Date? = nil
        @SmartCompact.Array var oldValue: [Float] = []
        init() {}
        func didFinishMapping() { finished(14) }
        var fields: [Any?] { [unitCode, free(rowCount), extraInfo, dayPlan, minLevel, maxLevel, oldValue] }
    }
}

enum M015 {
    struct S: SmartCodable, LawValue {
        var minLevel: [[Bool]] = []
        var homeCity: Rank = .low
        var shopArea: [String: UInt] = [:]
        var unitCode: Mood? = nil
        var pageSize: Double? = nil
        var lastPage: UInt16? = nil
        var userName: Float = 1.5
        var dayPlan: [[UInt16]] = []
        var fields: [Any?] { [minLevel, homeCity, shopArea, unitCode, pageSize, lastPage, userName, dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var minLevel: [[Bool]] = []
        var homeCity: Rank = .low
        var shopArea: [String: UInt] = [:]
        var unitCode: Mood? = nil
        var pageSize: Double? = nil
        override var fields: [Any?] { super.fields + [minLevel, homeCity, shopArea, unitCode, pageSize] }
    }
    class C2: C1 {
        var lastPage: UInt16? = nil
        var userName: Float = 1.5
        var dayPlan: [[UInt16]] = []
        override var fields: [Any?] { super.fields + [lastPage, userName, dayPlan] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: [[Bool]] = []
        var homeCity: Rank = .low
        var shopArea: [String: UInt] = [:]
        var unitCode: Mood? = nil
        var pageSize: Double? = nil
        var lastPage: UInt16? = nil
        var userName: Float = 1.5
        var dayPlan: [[UInt16]] = []
        var fields: [Any?] { [minLevel, homeCity, shopArea, unitCode, pageSize, lastPage, userName, dayPlan] }
    }
}

enum M016 {
    struct S: SmartCodable, LawValue {
        @SmartKey("deep.in.v16n0", "k17") @SmartDate var firstTag: Date? = nil
        var shopArea: M003.F = M003.F()
        @SmartDate var extraInfo: Date? = nil
        @SmartAny var topScore: [Any] = []
        var baseRate: Double = 1.5
        var userName: Int = -1
        @SmartKey("list.0.w16n6") var dayPlan: [Rated] = []
        @SmartFlat var itemPrice: M000.S = M000.S()
        @SmartAny var unitCode: Any? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- ["list.0.w16n5", "a b"]] }
        var fields: [Any?] { [firstTag, shopArea, extraInfo, free(topScore), baseRate, userName, dayPlan, itemPrice, free(unitCode)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("deep.in.v16n0", "k17") @SmartDate var firstTag: Date? = nil
        var shopArea: M003.F = M003.F()
        @SmartDate var extraInfo: Date? = nil
        @SmartAny var topScore: [Any] = []
        var baseRate: Double = 1.5
        var userName: Int = -1
        @SmartKey("list.0.w16n6") var dayPlan: [Rated] = []
        @SmartFlat var itemPrice: M000.S = M000.S()
        @SmartAny var unitCode: Any? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- ["list.0.w16n5", "a b"]] }
        var fields: [Any?] { [firstTag, shopArea, extraInfo, free(topScore), baseRate, userName, dayPlan, itemPrice, free(unitCode)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("deep.in.v16n0", "k17") @SmartDate var firstTag: Date? = nil
        var shopArea: M003.F = M003.F()
        @SmartDate var extraInfo: Date? = nil
        @SmartAny var topScore: [Any] = []
        var baseRate: Double = 1.5
        var userName: Int = -1
        @SmartKey("list.0.w16n6") var dayPlan: [Rated] = []
        @SmartFlat var itemPrice: M000.S = M000.S()
        @SmartAny var unitCode: Any? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- ["list.0.w16n5", "a b"]] }
        var fields: [Any?] { [firstTag, shopArea, extraInfo, free(topScore), baseRate, userName, dayPlan, itemPrice, free(unitCode)] }
    }
}

enum M017 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k12") var homeCity: UInt16? = nil
        @SmartAny var lastPage: [String: Any] = [:]
        @SmartKey("list.0.w17n2") var itemPrice: Mood? = nil
        var firstTag: [M002.F] = []
        var extraInfo: [String: JSONValue] = [:]
        var pageSize: Int8 = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "data.u17n1", CodingKeys.firstTag <--- "名", CodingKeys.extraInfo <--- ["k16", "k14"], CodingKeys.pageSize <--- ["k29", "pageSize"]] }
        mutating func didFinishMapping() { finished(17) }
        var fields: [Any?] { [homeCity, free(lastPage), itemPrice, firstTag, free(extraInfo), pageSize] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("k12") var homeCity: UInt16? = nil
        @SmartAny var lastPage: [String: Any] = [:]
        @SmartKey("list.0.w17n2") var itemPrice: Mood? = nil
        var firstTag: [A] = []
        var extraInfo: [String: JSONValue] = [:]
        var pageSize: Int8 = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "data.u17n1", CodingKeys.firstTag <--- "名", CodingKeys.extraInfo <--- ["k16", "k14"], CodingKeys.pageSize <--- ["k29", "pageSize"]] }
        mutating func didFinishMapping() { finished(17) }
        var fields: [Any?] { [homeCity, free(lastPage), itemPrice, firstTag, free(extraInfo), pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("k12") var homeCity: UInt16? = nil
        @SmartAny var lastPage: [String: Any] = [:]
        @SmartKey("list.0.w17n2") var itemPrice: Mood? = nil
        var firstTag: [M002.F] = []
        var extraInfo: [String: JSONValue] = [:]
        var pageSize: Int8 = 42
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "data.u17n1", CodingKeys.firstTag <--- "名", CodingKeys.extraInfo <--- ["k16", "k14"], CodingKeys.pageSize <--- ["k29", "pageSize"]] }
        func didFinishMapping() { finished(17) }
        var fields: [Any?] { [homeCity, free(lastPage), itemPrice, firstTag, free(extraInfo), pageSize] }
    }
}

extension LawModel {
    static let file002: [LawModel] = [
        LawModel(9, "S", M009.S.self, .lower, isRecursive: true),
        LawModel(9, "G", M009.G<Int8>.self, .lower, isRecursive: true),
        LawModel(9, "D", M009.D.self, .lower, isRecursive: true),
        LawModel(10, "S", M010.S.self, collections: .strict),
        LawModel(10, "E", M010.E.self, collections: .strict),
        LawModel(10, "C", M010.C3.self, collections: .strict),
        LawModel(11, "S", M011.S.self),
        LawModel(11, "D", M011.D.self),
        LawModel(11, "C", M011.C3.self, situations: ["ignoredInBase"]),
        LawModel(12, "S", M012.S.self, .upper),
        LawModel(12, "F", M012.F.self, .upper),
        LawModel(12, "G", M012.G<[String]>.self, .upper),
        LawModel(13, "S", M013.S.self),
        LawModel(13, "G", M013.G<Filled>.self),
        LawModel(13, "C", M013.C1.self),
        LawModel(14, "S", M014.S.self, .snake),
        LawModel(14, "C", M014.C0.self, .snake),
        LawModel(14, "E", M014.E.self, .snake),
        LawModel(15, "S", M015.S.self),
        LawModel(15, "C", M015.C2.self),
        LawModel(15, "D", M015.D.self),
        LawModel(16, "S", M016.S.self, collections: .strict),
        LawModel(16, "F", M016.F.self, collections: .strict),
        LawModel(16, "E", M016.E.self, collections: .strict),
        LawModel(17, "S", M017.S.self),
        LawModel(17, "G", M017.G<M002.F>.self),
        LawModel(17, "E", M017.E.self),
    ]
}
