// Made by generate.py.
import Foundation
import SmartCodable

enum M036 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var lastPage: Int = 42
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var isOpen: [JSONValue] = []
        @SmartKey("k9", "k21") var dayPlan: UInt? = nil
        var maxLevel: [String: Decimal] = [:]
        var pageSize: [String: M002.S] = [:]
        var firstTag: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var minLevel: [[Bool]] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "k16", CodingKeys.minLevel <--- "data.u36n7"] }
        var fields: [Any?] { [lastPage, free(topScore), free(isOpen), dayPlan, maxLevel, pageSize, firstTag, minLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        @IgnoredKey var lastPage: Int = 42
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var isOpen: [JSONValue] = []
        @SmartKey("k9", "k21") var dayPlan: UInt? = nil
        var maxLevel: [String: Decimal] = [:]
        var pageSize: [String: M002.S] = [:]
        var firstTag: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var minLevel: [[Bool]] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "k16", CodingKeys.minLevel <--- "data.u36n7"] }
        var fields: [Any?] { [lastPage, free(topScore), free(isOpen), dayPlan, maxLevel, pageSize, firstTag, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        @IgnoredKey var lastPage: Int = 42
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var isOpen: [JSONValue] = []
        @SmartKey("k9", "k21") var dayPlan: UInt? = nil
        var maxLevel: [String: Decimal] = [:]
        var pageSize: [String: M002.S] = [:]
        var firstTag: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var minLevel: [[Bool]] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "k16", CodingKeys.minLevel <--- "data.u36n7"] }
        var fields: [Any?] { [lastPage, free(topScore), free(isOpen), dayPlan, maxLevel, pageSize, firstTag, minLevel] }
    }
}

enum M037 {
    struct S: SmartCodable, LawValue {
        var maxLevel: String? = nil
        var pageSize: Data = Data()
        @SmartKey("k11") var minLevel: Date? = nil
        @IgnoredKey var topScore: Int = 42
        var homeCity: Int64 = 42
        var unitCode: Int64 = 42
        @SmartUnknown var lastPage: [String: JSONValue] = [:]
        @SmartCompact.Array var rowCount: [Bool] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [maxLevel, pageSize, minLevel, topScore, homeCity, unitCode, free(lastPage), rowCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        var maxLevel: String? = nil
        var pageSize: Data = Data()
        @SmartKey("k11") var minLevel: Date? = nil
        @IgnoredKey var topScore: Int = 42
        var homeCity: Int64 = 42
        var unitCode: Int64 = 42
        @SmartUnknown var lastPage: [String: JSONValue] = [:]
        @SmartCompact.Array var rowCount: [Bool] = []
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [maxLevel, pageSize, minLevel, topScore, homeCity, unitCode, free(lastPage), rowCount] }
    }
    class C0: SmartCodable, LawValue {
        var maxLevel: String? = nil
        var pageSize: Data = Data()
        @SmartKey("k11") var minLevel: Date? = nil
        @IgnoredKey var topScore: Int = 42
        var homeCity: Int64 = 42
        var unitCode: Int64 = 42
        @SmartUnknown var lastPage: [String: JSONValue] = [:]
        @SmartCompact.Array var rowCount: [Bool] = []
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [maxLevel, pageSize, minLevel, topScore, homeCity, unitCode, free(lastPage), rowCount] }
    }
}

enum M038 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var extraInfo: M001.S = M001.S()
        @SmartKey("k6") var unitCode: UInt? = 42
        var maxLevel: Numbered? = nil
        @SmartAny var isOpen: [String: Any] = [:]
        @SmartKey("k22", "k14") @SmartCompact.Array var lastPage: [String] = []
        var baseRate: Set<String> = []
        var pageSize: [Int64] = []
        var itemPrice: URL? = nil
        var rowCount: Word = .one
        var fields: [Any?] { [extraInfo, unitCode, maxLevel, free(isOpen), lastPage, baseRate, pageSize, itemPrice, rowCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var extraInfo: M001.S = M001.S()
        @SmartKey("k6") var unitCode: UInt? = 42
        var maxLevel: Numbered? = nil
        @SmartAny var isOpen: [String: Any] = [:]
        @SmartKey("k22", "k14") @SmartCompact.Array var lastPage: [String] = []
        var baseRate: Set<String> = []
        var pageSize: [Int64] = []
        var itemPrice: URL? = nil
        var rowCount: Word = .one
        init() {}
        var fields: [Any?] { [extraInfo, unitCode, maxLevel, free(isOpen), lastPage, baseRate, pageSize, itemPrice, rowCount] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var extraInfo: M001.S = M001.S()
        @SmartKey("k6") var unitCode: UInt? = 42
        var maxLevel: Numbered? = nil
        @SmartAny var isOpen: [String: Any] = [:]
        @SmartKey("k22", "k14") @SmartCompact.Array var lastPage: [String] = []
        var baseRate: Set<String> = []
        var pageSize: [Int64] = []
        var itemPrice: URL? = nil
        var rowCount: Word = .one
        override var fields: [Any?] { super.fields + [extraInfo, unitCode, maxLevel, free(isOpen), lastPage, baseRate, pageSize, itemPrice, rowCount] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M039 {
    struct S: SmartCodable, LawValue {
        var userName: Set<String> = []
        var baseRate: Numbered = .two
        var shopArea: [Shape] = []
        @IgnoredKey var pageSize: Int = 42
        var topScore: [JSONValue] = []
        var minLevel: [M002.F?] = []
        var fields: [Any?] { [userName, baseRate, shopArea, pageSize, free(topScore), minLevel] }
    }
    class C0: SmartCodable, LawValue {
        var userName: Set<String> = []
        var baseRate: Numbered = .two
        var shopArea: [Shape] = []
        @IgnoredKey var pageSize: Int = 42
        required init() {}
        var fields: [Any?] { [userName, baseRate, shopArea, pageSize] }
    }
    class C1: C0 {
        var topScore: [JSONValue] = []
        var minLevel: [M002.F?] = []
        override var fields: [Any?] { super.fields + [free(topScore), minLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: Set<String> = []
        var baseRate: Numbered = .two
        var shopArea: [Shape] = []
        @IgnoredKey var pageSize: Int = 42
        var topScore: [JSONValue] = []
        var minLevel: [M002.F?] = []
        init() {}
        var fields: [Any?] { [userName, baseRate, shopArea, pageSize, free(topScore), minLevel] }
    }
}

enum M040 {
    struct S: SmartCodable, LawValue {
        var topScore: [JSONValue] = []
        var baseRate: M003.S = M003.S()
        @SmartKey("data.u40n2") var firstTag: Int = -1
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        @SmartKey("x-y", "homeCity") var homeCity: M002.S = M002.S()
        var extraInfo: M002.F = M002.F()
        var isOpen: [UInt] = []
        mutating func didFinishMapping() { finished(40) }
        var fields: [Any?] { [free(topScore), baseRate, firstTag, free(itemPrice), homeCity, extraInfo, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        var topScore: [JSONValue] = []
        var baseRate: M003.S = M003.S()
        @SmartKey("data.u40n2") var firstTag: Int = -1
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        @SmartKey("x-y", "homeCity") var homeCity: M002.S = M002.S()
        var extraInfo: M002.F = M002.F()
        required init() {}
        func didFinishMapping() { finished(40) }
        var fields: [Any?] { [free(topScore), baseRate, firstTag, free(itemPrice), homeCity, extraInfo] }
    }
    class C1: C0 {
        var isOpen: [UInt] = []
        override var fields: [Any?] { super.fields + [isOpen] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var topScore: [JSONValue] = []
        var baseRate: M003.S = M003.S()
        @SmartKey("data.u40n2") var firstTag: Int = -1
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        @SmartKey("x-y", "homeCity") var homeCity: M002.S = M002.S()
        var extraInfo: M002.F = M002.F()
        var isOpen: [A] = []
        mutating func didFinishMapping() { finished(40) }
        var fields: [Any?] { [free(topScore), baseRate, firstTag, free(itemPrice), homeCity, extraInfo, isOpen] }
    }
}

enum M041 {
    struct S: SmartCodable, LawValue {
        @SmartAny var rowCount: Any? = nil
        var pageSize: [Shape] = []
        @SmartKey("deep.in.v41n2") @SmartAny var baseRate: Any? = nil
        var newValue: Data? = nil
        var userName: [[Decimal]] = []
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        var extraInfo: Int = 42
        mutating func didFinishMapping() { finished(41) }
        var fields: [Any?] { [free(rowCount), pageSize, free(baseRate), newValue, userName, topScore, extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        @SmartAny var rowCount: Any? = nil
        var pageSize: [Shape] = []
        @SmartKey("deep.in.v41n2") @SmartAny var baseRate: Any? = nil
        required init() {}
        func didFinishMapping() { finished(41) }
        var fields: [Any?] { [free(rowCount), pageSize, free(baseRate)] }
    }
    class C1: C0 {
        var newValue: Data? = nil
        var userName: [[Decimal]] = []
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        var extraInfo: Int = 42
        override var fields: [Any?] { super.fields + [newValue, userName, topScore, extraInfo] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartAny var rowCount: Any? = nil
        var pageSize: [Shape] = []
        @SmartKey("deep.in.v41n2") @SmartAny var baseRate: Any? = nil
        var newValue: Data? = nil
        var userName: [[Decimal]] = []
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        var extraInfo: Int = 42
        mutating func didFinishMapping() { finished(41) }
        var fields: [Any?] { [free(rowCount), pageSize, free(baseRate), newValue, userName, topScore, extraInfo] }
    }
}

enum M042 {
    struct S: SmartCodable, LawValue {
        var extraInfo: String? = nil
        var dayPlan: [String: Double] = [:]
        @SmartCompact.Array var rowCount: [String] = []
        var unitCode: Bool = false
        var baseRate: Word = .one
        var isOpen: Rank = .low
        var oldValue: Rank = .low
        mutating func didFinishMapping() { finished(42) }
        var fields: [Any?] { [extraInfo, dayPlan, rowCount, unitCode, baseRate, isOpen, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(42) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var extraInfo: String? = nil
        var dayPlan: [String: Double] = [:]
        @SmartCompact.Array var rowCount: [String] = []
        var unitCode: Bool = false
        var baseRate: Word = .one
        var isOpen: Rank = .low
        var oldValue: Rank = .low
        override var fields: [Any?] { super.fields + [extraInfo, dayPlan, rowCount, unitCode, baseRate, isOpen, oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: String? = nil
        var dayPlan: [String: Double] = [:]
        @SmartCompact.Array var rowCount: [String] = []
        var unitCode: Bool = false
        var baseRate: Word = .one
        var isOpen: Rank = .low
        var oldValue: Rank = .low
        mutating func didFinishMapping() { finished(42) }
        var fields: [Any?] { [extraInfo, dayPlan, rowCount, unitCode, baseRate, isOpen, oldValue] }
    }
}

enum M043 {
    struct S: SmartCodable, LawValue {
        var minLevel: Int = 42
        var homeCity: [[Bool]] = []
        var userName: [String: Mood] = [:]
        var shopArea: Word = .one
        var lastPage: UInt16 = 42
        @SmartCompact.Array var unitCode: [Int] = []
        var newValue: Bool = false
        @SmartCompact.Array var baseRate: [Bool] = []
        var fields: [Any?] { [minLevel, homeCity, userName, shopArea, lastPage, unitCode, newValue, baseRate] }
    }
    class C0: SmartCodable, LawValue {
        var minLevel: Int = 42
        var homeCity: [[Bool]] = []
        var userName: [String: Mood] = [:]
        var shopArea: Word = .one
        var lastPage: UInt16 = 42
        @SmartCompact.Array var unitCode: [Int] = []
        var newValue: Bool = false
        required init() {}
        var fields: [Any?] { [minLevel, homeCity, userName, shopArea, lastPage, unitCode, newValue] }
    }
    class C1: C0 {
        @SmartCompact.Array var baseRate: [Bool] = []
        override var fields: [Any?] { super.fields + [baseRate] }
    }
    final class F: SmartCodable, LawValue {
        var minLevel: Int = 42
        var homeCity: [[Bool]] = []
        var userName: [String: Mood] = [:]
        var shopArea: Word = .one
        var lastPage: UInt16 = 42
        @SmartCompact.Array var unitCode: [Int] = []
        var newValue: Bool = false
        @SmartCompact.Array var baseRate: [Bool] = []
        init() {}
        var fields: [Any?] { [minLevel, homeCity, userName, shopArea, lastPage, unitCode, newValue, baseRate] }
    }
}

enum M044 {
    struct S: SmartCodable, LawValue {
        @SmartAny var dayPlan: Any? = nil
        @SmartKey("list.0.w44n1") var firstTag: Bool = false
        @SmartCompact.Array var shopArea: [UInt16] = []
        var topScore: [Int] = []
        @SmartKey("data.u44n4") var extraInfo: [Int8] = []
        var rowCount: Word? = nil
        @SmartKey("list.0.w44n6") var oldValue: [[Double]] = []
        mutating func didFinishMapping() { finished(44) }
        var fields: [Any?] { [free(dayPlan), firstTag, shopArea, topScore, extraInfo, rowCount, oldValue] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var dayPlan: Any? = nil
        @SmartKey("list.0.w44n1") var firstTag: Bool = false
        @SmartCompact.Array var shopArea: [UInt16] = []
        var topScore: [Int] = []
        @SmartKey("data.u44n4") var extraInfo: [Int8] = []
        var rowCount: Word? = nil
        @SmartKey("list.0.w44n6") var oldValue: [[Double]] = []
        init() {}
        func didFinishMapping() { finished(44) }
        var fields: [Any?] { [free(dayPlan), firstTag, shopArea, topScore, extraInfo, rowCount, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        @SmartAny var dayPlan: Any? = nil
        @SmartKey("list.0.w44n1") var firstTag: Bool = false
        @SmartCompact.Array var shopArea: [UInt16] = []
        var topScore: [Int] = []
        @SmartKey("data.u44n4") var extraInfo: [Int8] = []
        var rowCount: Word? = nil
        @SmartKey("list.0.w44n6") var oldValue: [[Double]] = []
        required init() {}
        func didFinishMapping() { finished(44) }
        var fields: [Any?] { [free(dayPlan), firstTag, shopArea, topScore, extraInfo, rowCount, oldValue] }
    }
}

extension LawModel {
    static let file005: [LawModel] = [
        LawModel(36, "S", M036.S.self, collections: .strict),
        LawModel(36, "D", M036.D.self, collections: .strict),
        LawModel(36, "C", M036.C0.self, collections: .strict),
        LawModel(37, "S", M037.S.self),
        LawModel(37, "E", M037.E.self),
        LawModel(37, "C", M037.C0.self),
        LawModel(38, "S", M038.S.self, .kebab),
        LawModel(38, "E", M038.E.self, .kebab),
        LawModel(38, "C", M038.C2.self, .kebab),
        LawModel(39, "S", M039.S.self),
        LawModel(39, "C", M039.C1.self),
        LawModel(39, "E", M039.E.self),
        LawModel(40, "S", M040.S.self, .upper),
        LawModel(40, "C", M040.C2.self, .upper),
        LawModel(40, "G", M040.G<UInt>.self, .upper),
        LawModel(41, "S", M041.S.self, .snake),
        LawModel(41, "C", M041.C1.self, .snake),
        LawModel(41, "D", M041.D.self, .snake),
        LawModel(42, "S", M042.S.self),
        LawModel(42, "C", M042.C1.self),
        LawModel(42, "D", M042.D.self),
        LawModel(43, "S", M043.S.self),
        LawModel(43, "C", M043.C1.self),
        LawModel(43, "F", M043.F.self),
        LawModel(44, "S", M044.S.self, .snake, collections: .strict),
        LawModel(44, "F", M044.F.self, .snake, collections: .strict),
        LawModel(44, "C", M044.C0.self, .snake, collections: .strict),
    ]
}
