// Made by generate.py.
import Foundation
import SmartCodable

enum M081 {
    struct S: SmartCodable, LawValue {
        var userName: [M001.S] = []
        var itemPrice: JSONValue = 1
        var lastPage: Int64? = 42
        @SmartCompact.Array var maxLevel: [String] = []
        var oldValue: Bool = false
        @SmartKey("deep.in.v81n5", "ID") var pageSize: Int? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- "k23"] }
        var fields: [Any?] { [userName, free(itemPrice), lastPage, maxLevel, oldValue, pageSize] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: [M001.S] = []
        var itemPrice: JSONValue = 1
        var lastPage: Int64? = 42
        @SmartCompact.Array var maxLevel: [String] = []
        var oldValue: Bool = false
        @SmartKey("deep.in.v81n5", "ID") var pageSize: Int? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- "k23"] }
        var fields: [Any?] { [userName, free(itemPrice), lastPage, maxLevel, oldValue, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        var userName: [M001.S] = []
        var itemPrice: JSONValue = 1
        var lastPage: Int64? = 42
        @SmartCompact.Array var maxLevel: [String] = []
        var oldValue: Bool = false
        @SmartKey("deep.in.v81n5", "ID") var pageSize: Int? = nil
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- "k23"] }
        var fields: [Any?] { [userName, free(itemPrice), lastPage, maxLevel, oldValue, pageSize] }
    }
}

enum M082 {
    struct S: SmartCodable, LawValue {
        var isOpen: [M003.F] = []
        @SmartKey("deep.in.v82n1") var itemPrice: [Int: Bool] = [:]
        var homeCity: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var extraInfo: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "_v"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.extraInfo <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(82) }
        var fields: [Any?] { [isOpen, itemPrice, homeCity, extraInfo] }
    }
    final class E: SmartDirectCodable, LawValue {
        var isOpen: [M003.F] = []
        @SmartKey("deep.in.v82n1") var itemPrice: [Int: Bool] = [:]
        var homeCity: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var extraInfo: Date? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "_v"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.extraInfo <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(82) }
        var fields: [Any?] { [isOpen, itemPrice, homeCity, extraInfo] }
    }
    struct D: SmartDirectCodable, LawValue {
        var isOpen: [M003.F] = []
        @SmartKey("deep.in.v82n1") var itemPrice: [Int: Bool] = [:]
        var homeCity: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var extraInfo: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "_v"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.extraInfo <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(82) }
        var fields: [Any?] { [isOpen, itemPrice, homeCity, extraInfo] }
    }
}

enum M083 {
    struct S: SmartCodable, LawValue {
        @SmartAny var lastPage: [String: Any] = [:]
        @SmartAny var isOpen: Any? = nil
        @SmartKey("k19") var pageSize: Word = .one
        var homeCity: Mood = .good
        @SmartFlat var dayPlan: Message = .ping
        var firstTag: [Int: Bool] = [:]
        var topScore: URL? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "k28", CodingKeys.firstTag <--- "x-y"] }
        mutating func didFinishMapping() { finished(83) }
        var fields: [Any?] { [free(lastPage), free(isOpen), pageSize, homeCity, dayPlan, firstTag, topScore] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var lastPage: [String: Any] = [:]
        @SmartAny var isOpen: Any? = nil
        @SmartKey("k19") var pageSize: Word = .one
        var homeCity: Mood = .good
        @SmartFlat var dayPlan: Message = .ping
        var firstTag: [Int: Bool] = [:]
        var topScore: URL? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "k28", CodingKeys.firstTag <--- "x-y"] }
        func didFinishMapping() { finished(83) }
        var fields: [Any?] { [free(lastPage), free(isOpen), pageSize, homeCity, dayPlan, firstTag, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartAny var lastPage: [String: Any] = [:]
        @SmartAny var isOpen: Any? = nil
        @SmartKey("k19") var pageSize: Word = .one
        var homeCity: Mood = .good
        @SmartFlat var dayPlan: Message = .ping
        var firstTag: [Int: Bool] = [:]
        var topScore: URL? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "k28", CodingKeys.firstTag <--- "x-y"] }
        mutating func didFinishMapping() { finished(83) }
        var fields: [Any?] { [free(lastPage), free(isOpen), pageSize, homeCity, dayPlan, firstTag, topScore] }
    }
}

enum M084 {
    struct S: SmartCodable, LawValue {
        var pageSize: Float? = 1.5
        var maxLevel: [[Int8]] = []
        var oldValue: Double? = nil
        @SmartFlat var firstTag: M001.S = M001.S()
        var shopArea: Bool = false
        @IgnoredKey var newValue: Int = 42
        @SmartFlat var topScore: [String: JSONValue] = [:]
        @SmartKey("k9", "dayPlan") var dayPlan: Data = Data()
        @IgnoredKey var isOpen: Int = 42
        mutating func didFinishMapping() { finished(84) }
        var fields: [Any?] { [pageSize, maxLevel, oldValue, firstTag, shopArea, newValue, free(topScore), dayPlan, isOpen] }
    }
    final class F: SmartCodable, LawValue {
        var pageSize: Float? = 1.5
        var maxLevel: [[Int8]] = []
        var oldValue: Double? = nil
        @SmartFlat var firstTag: M001.S = M001.S()
        var shopArea: Bool = false
        @IgnoredKey var newValue: Int = 42
        @SmartFlat var topScore: [String: JSONValue] = [:]
        @SmartKey("k9", "dayPlan") var dayPlan: Data = Data()
        @IgnoredKey var isOpen: Int = 42
        init() {}
        func didFinishMapping() { finished(84) }
        var fields: [Any?] { [pageSize, maxLevel, oldValue, firstTag, shopArea, newValue, free(topScore), dayPlan, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        var pageSize: Float? = 1.5
        var maxLevel: [[Int8]] = []
        var oldValue: Double? = nil
        @SmartFlat var firstTag: M001.S = M001.S()
        var shopArea: Bool = false
        @IgnoredKey var newValue: Int = 42
        @SmartFlat var topScore: [String: JSONValue] = [:]
        @SmartKey("k9", "dayPlan") var dayPlan: Data = Data()
        @IgnoredKey var isOpen: Int = 42
        required init() {}
        func didFinishMapping() { finished(84) }
        var fields: [Any?] { [pageSize, maxLevel, oldValue, firstTag, shopArea, newValue, free(topScore), dayPlan, isOpen] }
    }
}

enum M085 {
    struct S: SmartCodable, LawValue {
        @SmartAny var dayPlan: [Any] = []
        @SmartKey("k13") var homeCity: [JSONValue] = []
        var itemPrice: [String: JSONValue] = [:]
        var userName: Word = .one
        @SmartKey("k20") var extraInfo: [String: String] = [:]
        var minLevel: Bool? = nil
        @IgnoredKey var baseRate: Int = 42
        var shopArea: [String: Int64] = [:]
        mutating func didFinishMapping() { finished(85) }
        var fields: [Any?] { [free(dayPlan), free(homeCity), free(itemPrice), userName, extraInfo, minLevel, baseRate, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var dayPlan: [Any] = []
        @SmartKey("k13") var homeCity: [JSONValue] = []
        var itemPrice: [String: JSONValue] = [:]
        var userName: Word = .one
        @SmartKey("k20") var extraInfo: [String: String] = [:]
        var minLevel: Bool? = nil
        @IgnoredKey var baseRate: Int = 42
        var shopArea: [String: Int64] = [:]
        init() {}
        func didFinishMapping() { finished(85) }
        var fields: [Any?] { [free(dayPlan), free(homeCity), free(itemPrice), userName, extraInfo, minLevel, baseRate, shopArea] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var dayPlan: [Any] = []
        @SmartKey("k13") var homeCity: [JSONValue] = []
        var itemPrice: [String: JSONValue] = [:]
        var userName: Word = .one
        @SmartKey("k20") var extraInfo: [String: String] = [:]
        var minLevel: Bool? = nil
        @IgnoredKey var baseRate: Int = 42
        var shopArea: [String: Int64] = [:]
        init() {}
        func didFinishMapping() { finished(85) }
        var fields: [Any?] { [free(dayPlan), free(homeCity), free(itemPrice), userName, extraInfo, minLevel, baseRate, shopArea] }
    }
}

enum M086 {
    struct S: SmartCodable, LawValue {
        var rowCount: UInt = 42
        var minLevel: [Bool] = []
        var shopArea: [[Mood]] = []
        var oldValue: Decimal? = nil
        mutating func didFinishMapping() { finished(86) }
        var fields: [Any?] { [rowCount, minLevel, shopArea, oldValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: UInt = 42
        var minLevel: [Bool] = []
        var shopArea: [[Mood]] = []
        var oldValue: Decimal? = nil
        init() {}
        func didFinishMapping() { finished(86) }
        var fields: [Any?] { [rowCount, minLevel, shopArea, oldValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var rowCount: UInt = 42
        var minLevel: [A] = []
        var shopArea: [[Mood]] = []
        var oldValue: Decimal? = nil
        mutating func didFinishMapping() { finished(86) }
        var fields: [Any?] { [rowCount, minLevel, shopArea, oldValue] }
    }
}

enum M087 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Dictionary var baseRate: [String: Decimal] = [:]
        var homeCity: String? = "initial"
        var minLevel: Int? = nil
        var isOpen: Decimal = 1
        var firstTag: Int = -1
        @SmartUnknown var shopArea: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case baseRate, homeCity, minLevel = "k4", isOpen, firstTag = "k7", shopArea }
        var fields: [Any?] { [baseRate, homeCity, minLevel, isOpen, firstTag, free(shopArea)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartCompact.Dictionary var baseRate: [String: Decimal] = [:]
        var homeCity: String? = "initial"
        enum CodingKeys: String, CodingKey { case baseRate, homeCity }
        override var fields: [Any?] { super.fields + [baseRate, homeCity] }
    }
    class C2: C1 {
        var minLevel: Int? = nil
        var isOpen: Decimal = 1
        enum CodingKeys: String, CodingKey { case minLevel = "k4", isOpen }
        override var fields: [Any?] { super.fields + [minLevel, isOpen] }
    }
    class C3: C2 {
        var firstTag: Int = -1
        @SmartUnknown var shopArea: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case firstTag = "k7", shopArea }
        override var fields: [Any?] { super.fields + [firstTag, free(shopArea)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartCompact.Dictionary var baseRate: [String: Decimal] = [:]
        var homeCity: String? = "initial"
        var minLevel: Int? = nil
        var isOpen: Decimal = 1
        var firstTag: Int = -1
        @SmartUnknown var shopArea: [String: JSONValue] = [:]
        init() {}
        enum CodingKeys: String, CodingKey { case baseRate, homeCity, minLevel = "k4", isOpen, firstTag = "k7", shopArea }
        var fields: [Any?] { [baseRate, homeCity, minLevel, isOpen, firstTag, free(shopArea)] }
    }
}

enum M088 {
    struct S: SmartCodable, LawValue {
        @SmartKey("deep.in.v88n0") var homeCity: UInt16? = nil
        var pageSize: Bool = false
        var baseRate: Decimal = 1
        @SmartFlat var extraInfo: M001.S? = nil
        var oldValue: Set<String> = []
        var lastPage: Numbered = .two
        @IgnoredKey var userName: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "k24"] }
        mutating func didFinishMapping() { finished(88) }
        var fields: [Any?] { [homeCity, pageSize, baseRate, extraInfo, oldValue, lastPage, userName] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("deep.in.v88n0") var homeCity: UInt16? = nil
        var pageSize: Bool = false
        var baseRate: Decimal = 1
        @SmartFlat var extraInfo: M001.S? = nil
        var oldValue: Set<String> = []
        var lastPage: Numbered = .two
        @IgnoredKey var userName: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "k24"] }
        mutating func didFinishMapping() { finished(88) }
        var fields: [Any?] { [homeCity, pageSize, baseRate, extraInfo, oldValue, lastPage, userName] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("deep.in.v88n0") var homeCity: UInt16? = nil
        var pageSize: Bool = false
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        func didFinishMapping() { finished(88) }
        var fields: [Any?] { [homeCity, pageSize] }
    }
    class C1: C0 {
        var baseRate: Decimal = 1
        enum CodingKeys: String, CodingKey { case baseRate }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.baseRate <--- "k24"] }
        override var fields: [Any?] { super.fields + [baseRate] }
    }
    class C2: C1 {
        @SmartFlat var extraInfo: M001.S? = nil
        var oldValue: Set<String> = []
        var lastPage: Numbered = .two
        @IgnoredKey var userName: Int = 42
        override var fields: [Any?] { super.fields + [extraInfo, oldValue, lastPage, userName] }
    }
}

enum M089 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var oldValue: Int = 42
        var dayPlan: Double = 1.5
        var rowCount: String? = nil
        @SmartKey("deep.in.v89n3") var unitCode: [String: JSONValue] = [:]
        @SmartKey("list.0.w89n4") var baseRate: [String: JSONValue] = [:]
        var userName: Decimal = 1
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        @SmartKey("k22") var firstTag: [Int] = []
        var pageSize: [String: Rank] = [:]
        mutating func didFinishMapping() { finished(89) }
        var fields: [Any?] { [oldValue, dayPlan, rowCount, free(unitCode), free(baseRate), userName, free(lastPage), firstTag, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        @IgnoredKey var oldValue: Int = 42
        required init() {}
        func didFinishMapping() { finished(89) }
        var fields: [Any?] { [oldValue] }
    }
    class C1: C0 {
        var dayPlan: Double = 1.5
        var rowCount: String? = nil
        @SmartKey("deep.in.v89n3") var unitCode: [String: JSONValue] = [:]
        @SmartKey("list.0.w89n4") var baseRate: [String: JSONValue] = [:]
        var userName: Decimal = 1
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [dayPlan, rowCount, free(unitCode), free(baseRate), userName, free(lastPage)] }
    }
    class C2: C1 {
        @SmartKey("k22") var firstTag: [Int] = []
        var pageSize: [String: Rank] = [:]
        override var fields: [Any?] { super.fields + [firstTag, pageSize] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    final class E: SmartDirectCodable, LawValue {
        @IgnoredKey var oldValue: Int = 42
        var dayPlan: Double = 1.5
        var rowCount: String? = nil
        @SmartKey("deep.in.v89n3") var unitCode: [String: JSONValue] = [:]
        @SmartKey("list.0.w89n4") var baseRate: [String: JSONValue] = [:]
        var userName: Decimal = 1
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        @SmartKey("k22") var firstTag: [Int] = []
        var pageSize: [String: Rank] = [:]
        init() {}
        func didFinishMapping() { finished(89) }
        var fields: [Any?] { [oldValue, dayPlan, rowCount, free(unitCode), free(baseRate), userName, free(lastPage), firstTag, pageSize] }
    }
}

extension LawModel {
    static let file010: [LawModel] = [
        LawModel(81, "S", M081.S.self, collections: .wraps),
        LawModel(81, "D", M081.D.self, collections: .wraps),
        LawModel(81, "C", M081.C0.self, collections: .wraps),
        LawModel(82, "S", M082.S.self, collections: .wraps),
        LawModel(82, "E", M082.E.self, collections: .wraps),
        LawModel(82, "D", M082.D.self, collections: .wraps),
        LawModel(83, "S", M083.S.self, collections: .wraps),
        LawModel(83, "F", M083.F.self, collections: .wraps),
        LawModel(83, "D", M083.D.self, collections: .wraps),
        LawModel(84, "S", M084.S.self, .upper),
        LawModel(84, "F", M084.F.self, .upper),
        LawModel(84, "C", M084.C0.self, .upper),
        LawModel(85, "S", M085.S.self, .kebab, collections: .wraps),
        LawModel(85, "E", M085.E.self, .kebab, collections: .wraps),
        LawModel(85, "F", M085.F.self, .kebab, collections: .wraps),
        LawModel(86, "S", M086.S.self, collections: .wraps),
        LawModel(86, "E", M086.E.self, collections: .wraps),
        LawModel(86, "G", M086.G<Bool>.self, collections: .wraps),
        LawModel(87, "S", M087.S.self, collections: .wraps),
        LawModel(87, "C", M087.C3.self, collections: .wraps),
        LawModel(87, "E", M087.E.self, collections: .wraps),
        LawModel(88, "S", M088.S.self),
        LawModel(88, "D", M088.D.self),
        LawModel(88, "C", M088.C2.self),
        LawModel(89, "S", M089.S.self, .upper),
        LawModel(89, "C", M089.C3.self, .upper, situations: ["ignoredInBase"]),
        LawModel(89, "E", M089.E.self, .upper),
    ]
}
