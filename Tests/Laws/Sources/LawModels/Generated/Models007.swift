// Made by generate.py.
import Foundation
import SmartCodable

enum M054 {
    struct S: SmartCodable, LawValue {
        var topScore: UInt? = 42
        var baseRate: Date? = nil
        @SmartKey("list.0.w54n2") @SmartCompact.Array var shopArea: [Mood] = []
        var oldValue: [String: String] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- SmartDateTransformer()] }
        var fields: [Any?] { [topScore, baseRate, shopArea, oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var topScore: UInt? = 42
        var baseRate: Date? = nil
        @SmartKey("list.0.w54n2") @SmartCompact.Array var shopArea: [Mood] = []
        var oldValue: [String: String] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- SmartDateTransformer()] }
        var fields: [Any?] { [topScore, baseRate, shopArea, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var topScore: UInt? = 42
        var baseRate: Date? = nil
        @SmartKey("list.0.w54n2") @SmartCompact.Array var shopArea: [Mood] = []
        var oldValue: [String: String] = [:]
        enum CodingKeys: String, CodingKey { case topScore, baseRate, shopArea, oldValue }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.baseRate <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [topScore, baseRate, shopArea, oldValue] }
    }
}

enum M055 {
    struct S: SmartCodable, LawValue {
        var rowCount: [String: JSONValue] = [:]
        var isOpen: Mood = .good
        var shopArea: UInt = 42
        var itemPrice: [Card] = []
        var extraInfo: URL? = nil
        enum CodingKeys: String, CodingKey { case rowCount, isOpen = "k16", shopArea = "k4", itemPrice, extraInfo = "k9" }
        mutating func didFinishMapping() { finished(55) }
        var fields: [Any?] { [free(rowCount), isOpen, shopArea, itemPrice, extraInfo] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var rowCount: [String: JSONValue] = [:]
        var isOpen: Mood = .good
        var shopArea: UInt = 42
        var itemPrice: [A] = []
        var extraInfo: URL? = nil
        enum CodingKeys: String, CodingKey { case rowCount, isOpen = "k16", shopArea = "k4", itemPrice, extraInfo = "k9" }
        mutating func didFinishMapping() { finished(55) }
        var fields: [Any?] { [free(rowCount), isOpen, shopArea, itemPrice, extraInfo] }
    }
    final class F: SmartCodable, LawValue {
        var rowCount: [String: JSONValue] = [:]
        var isOpen: Mood = .good
        var shopArea: UInt = 42
        var itemPrice: [Card] = []
        var extraInfo: URL? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case rowCount, isOpen = "k16", shopArea = "k4", itemPrice, extraInfo = "k9" }
        func didFinishMapping() { finished(55) }
        var fields: [Any?] { [free(rowCount), isOpen, shopArea, itemPrice, extraInfo] }
    }
}

enum M056 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var newValue: [String] = []
        @SmartCompact.Array var isOpen: [Int64] = []
        @SmartCompact.Array var minLevel: [UInt16] = []
        var firstTag: [Bool?] = []
        var pageSize: UInt = 42
        var lastPage: [Float] = []
        var homeCity: UInt = 42
        var fields: [Any?] { [newValue, isOpen, minLevel, firstTag, pageSize, lastPage, homeCity] }
    }
    final class F: SmartCodable, LawValue {
        @SmartCompact.Array var newValue: [String] = []
        @SmartCompact.Array var isOpen: [Int64] = []
        @SmartCompact.Array var minLevel: [UInt16] = []
        var firstTag: [Bool?] = []
        var pageSize: UInt = 42
        var lastPage: [Float] = []
        var homeCity: UInt = 42
        init() {}
        var fields: [Any?] { [newValue, isOpen, minLevel, firstTag, pageSize, lastPage, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartCompact.Array var newValue: [String] = []
        @SmartCompact.Array var isOpen: [Int64] = []
        @SmartCompact.Array var minLevel: [UInt16] = []
        var firstTag: [Bool?] = []
        var pageSize: UInt = 42
        var lastPage: [Float] = []
        var homeCity: UInt = 42
        override var fields: [Any?] { super.fields + [newValue, isOpen, minLevel, firstTag, pageSize, lastPage, homeCity] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M057 {
    struct S: SmartCodable, LawValue {
        @SmartAny var rowCount: Any? = nil
        var topScore: Int8 = 42
        var lastPage: Rank = .low
        @SmartKey("k14") var extraInfo: Data? = nil
        var pageSize: Date? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- SmartDateTransformer()] }
        var fields: [Any?] { [free(rowCount), topScore, lastPage, extraInfo, pageSize] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var rowCount: Any? = nil
        var topScore: Int8 = 42
        var lastPage: Rank = .low
        @SmartKey("k14") var extraInfo: Data? = nil
        var pageSize: Date? = nil
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- SmartDateTransformer()] }
        var fields: [Any?] { [free(rowCount), topScore, lastPage, extraInfo, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartAny var rowCount: Any? = nil
        var topScore: Int8 = 42
        var lastPage: Rank = .low
        @SmartKey("k14") var extraInfo: Data? = nil
        var pageSize: Date? = nil
        enum CodingKeys: String, CodingKey { case rowCount, topScore, lastPage, extraInfo, pageSize }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.pageSize <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [free(rowCount), topScore, lastPage, extraInfo, pageSize] }
    }
}

enum M058 {
    struct S: SmartCodable, LawValue {
        var firstTag: Word? = nil
        var topScore: [Filled] = []
        @IgnoredKey var pageSize: Int = 42
        var homeCity: String? = nil
        var dayPlan: JSONValue = 1
        var unitCode: M002.F? = nil
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        @SmartCompact.Array var userName: [Int64] = []
        var lastPage: Word = .one
        var fields: [Any?] { [firstTag, topScore, pageSize, homeCity, free(dayPlan), unitCode, free(baseRate), userName, lastPage] }
    }
    final class F: SmartCodable, LawValue {
        var firstTag: Word? = nil
        var topScore: [Filled] = []
        @IgnoredKey var pageSize: Int = 42
        var homeCity: String? = nil
        var dayPlan: JSONValue = 1
        var unitCode: M002.F? = nil
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        @SmartCompact.Array var userName: [Int64] = []
        var lastPage: Word = .one
        init() {}
        var fields: [Any?] { [firstTag, topScore, pageSize, homeCity, free(dayPlan), unitCode, free(baseRate), userName, lastPage] }
    }
    class C0: SmartCodable, LawValue {
        var firstTag: Word? = nil
        var topScore: [Filled] = []
        @IgnoredKey var pageSize: Int = 42
        var homeCity: String? = nil
        var dayPlan: JSONValue = 1
        var unitCode: M002.F? = nil
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        @SmartCompact.Array var userName: [Int64] = []
        var lastPage: Word = .one
        required init() {}
        var fields: [Any?] { [firstTag, topScore, pageSize, homeCity, free(dayPlan), unitCode, free(baseRate), userName, lastPage] }
    }
}

enum M059 {
    struct S: SmartCodable, LawValue {
        var firstTag: Set<Int> = []
        var shopArea: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var rowCount: M003.F? = nil
        var minLevel: String? = nil
        enum CodingKeys: String, CodingKey { case firstTag, shopArea = "k8", rowCount, minLevel = "k26" }
        var fields: [Any?] { [firstTag, shopArea, rowCount, minLevel] }
    }
    final class F: SmartCodable, LawValue {
        var firstTag: Set<Int> = []
        var shopArea: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var rowCount: M003.F? = nil
        var minLevel: String? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case firstTag, shopArea = "k8", rowCount, minLevel = "k26" }
        var fields: [Any?] { [firstTag, shopArea, rowCount, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var firstTag: Set<Int> = []
        var shopArea: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var rowCount: M003.F? = nil
        var minLevel: String? = nil
        enum CodingKeys: String, CodingKey { case firstTag, shopArea = "k8", rowCount, minLevel = "k26" }
        override var fields: [Any?] { super.fields + [firstTag, shopArea, rowCount, minLevel] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M060 {
    struct S: SmartCodable, LawValue {
        var userName: Date = Date(timeIntervalSince1970: 60)
        var firstTag: [Int] = []
        var extraInfo: [Shape] = []
        var minLevel: [String: JSONValue] = [:]
        @SmartDate var dayPlan: Date? = nil
        var topScore: Date? = nil
        enum CodingKeys: String, CodingKey { case userName, firstTag, extraInfo, minLevel, dayPlan = "a b", topScore }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- SmartDateTransformer(), CodingKeys.topScore <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(60) }
        var fields: [Any?] { [userName, firstTag, extraInfo, free(minLevel), dayPlan, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: Date = Date(timeIntervalSince1970: 60)
        var firstTag: [Int] = []
        var extraInfo: [Shape] = []
        var minLevel: [String: JSONValue] = [:]
        @SmartDate var dayPlan: Date? = nil
        var topScore: Date? = nil
        enum CodingKeys: String, CodingKey { case userName, firstTag, extraInfo, minLevel, dayPlan = "a b", topScore }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- SmartDateTransformer(), CodingKeys.topScore <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(60) }
        var fields: [Any?] { [userName, firstTag, extraInfo, free(minLevel), dayPlan, topScore] }
    }
    final class F: SmartCodable, LawValue {
        var userName: Date = Date(timeIntervalSince1970: 60)
        var firstTag: [Int] = []
        var extraInfo: [Shape] = []
        var minLevel: [String: JSONValue] = [:]
        @SmartDate var dayPlan: Date? = nil
        var topScore: Date? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case userName, firstTag, extraInfo, minLevel, dayPlan = "a b", topScore }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- SmartDateTransformer(), CodingKeys.topScore <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(60) }
        var fields: [Any?] { [userName, firstTag, extraInfo, free(minLevel), dayPlan, topScore] }
    }
}

enum M061 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k0") var userName: Rank? = nil
        var dayPlan: Set<Int> = []
        var oldValue: Word = .one
        @SmartFlat var extraInfo: Holder = Holder()
        @IgnoredKey var homeCity: Int = 42
        @SmartKey("dot\\.x61n5", "k29") var lastPage: [String: Rank] = [:]
        var pageSize: [String] = []
        var isOpen: String? = nil
        @SmartDate var newValue: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["deep.in.v61n2", "k12"], CodingKeys.pageSize <--- "k23", CodingKeys.isOpen <--- ["k21", "isOpen"], CodingKeys.newValue <--- ["dot\\.x61n8", "k8"]] }
        mutating func didFinishMapping() { finished(61) }
        var fields: [Any?] { [userName, dayPlan, oldValue, extraInfo, homeCity, lastPage, pageSize, isOpen, newValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("k0") var userName: Rank? = nil
        var dayPlan: Set<Int> = []
        var oldValue: Word = .one
        @SmartFlat var extraInfo: Holder = Holder()
        @IgnoredKey var homeCity: Int = 42
        @SmartKey("dot\\.x61n5", "k29") var lastPage: [String: Rank] = [:]
        var pageSize: [String] = []
        var isOpen: String? = nil
        @SmartDate var newValue: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["deep.in.v61n2", "k12"], CodingKeys.pageSize <--- "k23", CodingKeys.isOpen <--- ["k21", "isOpen"], CodingKeys.newValue <--- ["dot\\.x61n8", "k8"]] }
        mutating func didFinishMapping() { finished(61) }
        var fields: [Any?] { [userName, dayPlan, oldValue, extraInfo, homeCity, lastPage, pageSize, isOpen, newValue] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("k0") var userName: Rank? = nil
        var dayPlan: Set<Int> = []
        var oldValue: Word = .one
        @SmartFlat var extraInfo: Holder = Holder()
        @IgnoredKey var homeCity: Int = 42
        @SmartKey("dot\\.x61n5", "k29") var lastPage: [String: Rank] = [:]
        var pageSize: [String] = []
        var isOpen: String? = nil
        @SmartDate var newValue: Date? = nil
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["deep.in.v61n2", "k12"], CodingKeys.pageSize <--- "k23", CodingKeys.isOpen <--- ["k21", "isOpen"], CodingKeys.newValue <--- ["dot\\.x61n8", "k8"]] }
        func didFinishMapping() { finished(61) }
        var fields: [Any?] { [userName, dayPlan, oldValue, extraInfo, homeCity, lastPage, pageSize, isOpen, newValue] }
    }
}

enum M062 {
    struct S: SmartCodable, LawValue {
        var rowCount: [String: Filled] = [:]
        var isOpen: Mood = .good
        var oldValue: [Word] = []
        var shopArea: [JSONValue] = []
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        @SmartFlat var minLevel: M000.S = M000.S()
        var extraInfo: [Word: Int] = [:]
        @IgnoredKey var newValue: Int = 42
        var fields: [Any?] { [rowCount, isOpen, oldValue, free(shopArea), free(homeCity), minLevel, extraInfo, newValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: [String: Filled] = [:]
        var isOpen: Mood = .good
        var oldValue: [Word] = []
        var shopArea: [JSONValue] = []
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        @SmartFlat var minLevel: M000.S = M000.S()
        var extraInfo: [Word: Int] = [:]
        @IgnoredKey var newValue: Int = 42
        init() {}
        var fields: [Any?] { [rowCount, isOpen, oldValue, free(shopArea), free(homeCity), minLevel, extraInfo, newValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var rowCount: [String: Filled] = [:]
        var isOpen: Mood = .good
        var oldValue: [Word] = []
        override var fields: [Any?] { super.fields + [rowCount, isOpen, oldValue] }
    }
    class C2: C1 {
        var shopArea: [JSONValue] = []
        override var fields: [Any?] { super.fields + [free(shopArea)] }
    }
    class C3: C2 {
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        @SmartFlat var minLevel: M000.S = M000.S()
        var extraInfo: [Word: Int] = [:]
        @IgnoredKey var newValue: Int = 42
        override var fields: [Any?] { super.fields + [free(homeCity), minLevel, extraInfo, newValue] }
    }
}

extension LawModel {
    static let file007: [LawModel] = [
        LawModel(54, "S", M054.S.self, .snake),
        LawModel(54, "D", M054.D.self, .snake),
        LawModel(54, "C", M054.C1.self, .snake),
        LawModel(55, "S", M055.S.self),
        LawModel(55, "G", M055.G<Card>.self),
        LawModel(55, "F", M055.F.self),
        LawModel(56, "S", M056.S.self, collections: .wraps),
        LawModel(56, "F", M056.F.self, collections: .wraps),
        LawModel(56, "C", M056.C2.self, collections: .wraps),
        LawModel(57, "S", M057.S.self, .upper),
        LawModel(57, "F", M057.F.self, .upper),
        LawModel(57, "C", M057.C1.self, .upper),
        LawModel(58, "S", M058.S.self, collections: .wraps),
        LawModel(58, "F", M058.F.self, collections: .wraps),
        LawModel(58, "C", M058.C0.self, collections: .wraps),
        LawModel(59, "S", M059.S.self),
        LawModel(59, "F", M059.F.self),
        LawModel(59, "C", M059.C2.self),
        LawModel(60, "S", M060.S.self),
        LawModel(60, "D", M060.D.self),
        LawModel(60, "F", M060.F.self),
        LawModel(61, "S", M061.S.self, collections: .wraps),
        LawModel(61, "D", M061.D.self, collections: .wraps),
        LawModel(61, "C", M061.C0.self, collections: .wraps),
        LawModel(62, "S", M062.S.self, .kebab),
        LawModel(62, "E", M062.E.self, .kebab),
        LawModel(62, "C", M062.C3.self, .kebab),
    ]
}
