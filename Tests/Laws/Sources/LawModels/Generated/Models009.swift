// Made by generate.py.
import Foundation
import SmartCodable

enum M072 {
    struct S: SmartCodable, LawValue {
        var dayPlan: String = "INITIAL"
        var maxLevel: Date? = nil
        var extraInfo: String = "INITIAL"
        @SmartDate var firstTag: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- "k3", CodingKeys.maxLevel <--- "k13", CodingKeys.firstTag <--- "user_id"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.extraInfo <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [dayPlan, maxLevel, extraInfo, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var dayPlan: String = "INITIAL"
        var maxLevel: Date? = nil
        var extraInfo: String = "INITIAL"
        @SmartDate var firstTag: Date? = nil
        enum CodingKeys: String, CodingKey { case dayPlan, maxLevel, extraInfo, firstTag }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.dayPlan <--- "k3", CodingKeys.maxLevel <--- "k13", CodingKeys.firstTag <--- "user_id"] }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.extraInfo <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [dayPlan, maxLevel, extraInfo, firstTag] }
    }
    struct D: SmartDirectCodable, LawValue {
        var dayPlan: String = "INITIAL"
        var maxLevel: Date? = nil
        var extraInfo: String = "INITIAL"
        @SmartDate var firstTag: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- "k3", CodingKeys.maxLevel <--- "k13", CodingKeys.firstTag <--- "user_id"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.extraInfo <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [dayPlan, maxLevel, extraInfo, firstTag] }
    }
}

enum M073 {
    struct S: SmartCodable, LawValue {
        var lastPage: [String] = []
        var maxLevel: Date? = nil
        @SmartFlat var topScore: [String: JSONValue] = [:]
        var extraInfo: Date? = nil
        @IgnoredKey var shopArea: Int = 42
        var homeCity: Date? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.extraInfo <--- SmartDateTransformer()] }
        var fields: [Any?] { [lastPage, maxLevel, free(topScore), extraInfo, shopArea, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var lastPage: [String] = []
        var maxLevel: Date? = nil
        override var fields: [Any?] { super.fields + [lastPage, maxLevel] }
    }
    class C2: C1 {
        @SmartFlat var topScore: [String: JSONValue] = [:]
        var extraInfo: Date? = nil
        enum CodingKeys: String, CodingKey { case topScore, extraInfo }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.extraInfo <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [free(topScore), extraInfo] }
    }
    class C3: C2 {
        @IgnoredKey var shopArea: Int = 42
        var homeCity: Date? = nil
        override var fields: [Any?] { super.fields + [shopArea, homeCity] }
    }
    struct D: SmartDirectCodable, LawValue {
        var lastPage: [String] = []
        var maxLevel: Date? = nil
        @SmartFlat var topScore: [String: JSONValue] = [:]
        var extraInfo: Date? = nil
        @IgnoredKey var shopArea: Int = 42
        var homeCity: Date? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.extraInfo <--- SmartDateTransformer()] }
        var fields: [Any?] { [lastPage, maxLevel, free(topScore), extraInfo, shopArea, homeCity] }
    }
}

enum M074 {
    struct S: SmartCodable, LawValue {
        var maxLevel: Double = 1.5
        var baseRate: JSONValue = 1
        var lastPage: UInt16 = 42
        mutating func didFinishMapping() { finished(74) }
        var fields: [Any?] { [maxLevel, free(baseRate), lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        var maxLevel: Double = 1.5
        var baseRate: JSONValue = 1
        var lastPage: UInt16 = 42
        init() {}
        func didFinishMapping() { finished(74) }
        var fields: [Any?] { [maxLevel, free(baseRate), lastPage] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: Double = 1.5
        var baseRate: JSONValue = 1
        var lastPage: UInt16 = 42
        init() {}
        func didFinishMapping() { finished(74) }
        var fields: [Any?] { [maxLevel, free(baseRate), lastPage] }
    }
}

enum M075 {
    struct S: SmartCodable, LawValue {
        var userName: [M001.F] = []
        var pageSize: M003.S? = nil
        var extraInfo: UInt? = nil
        var isOpen: Set<Int> = []
        @SmartCompact.Array var lastPage: [Float] = []
        @SmartDate var dayPlan: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        mutating func didFinishMapping() { finished(75) }
        var fields: [Any?] { [userName, pageSize, extraInfo, isOpen, lastPage, dayPlan, free(minLevel)] }
    }
    final class F: SmartCodable, LawValue {
        var userName: [M001.F] = []
        var pageSize: M003.S? = nil
        var extraInfo: UInt? = nil
        var isOpen: Set<Int> = []
        @SmartCompact.Array var lastPage: [Float] = []
        @SmartDate var dayPlan: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        init() {}
        func didFinishMapping() { finished(75) }
        var fields: [Any?] { [userName, pageSize, extraInfo, isOpen, lastPage, dayPlan, free(minLevel)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: [M001.F] = []
        var pageSize: M003.S? = nil
        var extraInfo: UInt? = nil
        var isOpen: Set<Int> = []
        @SmartCompact.Array var lastPage: [Float] = []
        @SmartDate var dayPlan: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        mutating func didFinishMapping() { finished(75) }
        var fields: [Any?] { [userName, pageSize, extraInfo, isOpen, lastPage, dayPlan, free(minLevel)] }
    }
}

enum M076 {
    struct S: SmartCodable, LawValue {
        var homeCity: [Double] = []
        @SmartFlat var newValue: M001.S = M001.S()
        var lastPage: Date? = nil
        @SmartCompact.Array var itemPrice: [UInt] = []
        enum CodingKeys: String, CodingKey { case homeCity, newValue, lastPage, itemPrice = "k23" }
        var fields: [Any?] { [homeCity, newValue, lastPage, itemPrice] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var homeCity: [Double] = []
        @SmartFlat var newValue: M001.S = M001.S()
        var lastPage: Date? = nil
        enum CodingKeys: String, CodingKey { case homeCity, newValue, lastPage }
        override var fields: [Any?] { super.fields + [homeCity, newValue, lastPage] }
    }
    class C2: C1 {
        @SmartCompact.Array var itemPrice: [UInt] = []
        enum CodingKeys: String, CodingKey { case itemPrice = "k23" }
        override var fields: [Any?] { super.fields + [itemPrice] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct D: SmartDirectCodable, LawValue {
        var homeCity: [Double] = []
        @SmartFlat var newValue: M001.S = M001.S()
        var lastPage: Date? = nil
        @SmartCompact.Array var itemPrice: [UInt] = []
        enum CodingKeys: String, CodingKey { case homeCity, newValue, lastPage, itemPrice = "k23" }
        var fields: [Any?] { [homeCity, newValue, lastPage, itemPrice] }
    }
}

enum M077 {
    struct S: SmartCodable, LawValue {
        var shopArea: String? = "initial"
        var dayPlan: [Word] = []
        var minLevel: UInt = 42
        var maxLevel: UInt16? = nil
        var lastPage: Mood? = nil
        var pageSize: Word = .one
        var fields: [Any?] { [shopArea, dayPlan, minLevel, maxLevel, lastPage, pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        var shopArea: String? = "initial"
        var dayPlan: [Word] = []
        var minLevel: UInt = 42
        var maxLevel: UInt16? = nil
        var lastPage: Mood? = nil
        var pageSize: Word = .one
        init() {}
        var fields: [Any?] { [shopArea, dayPlan, minLevel, maxLevel, lastPage, pageSize] }
    }
    final class F: SmartCodable, LawValue {
        var shopArea: String? = "initial"
        var dayPlan: [Word] = []
        var minLevel: UInt = 42
        var maxLevel: UInt16? = nil
        var lastPage: Mood? = nil
        var pageSize: Word = .one
        init() {}
        var fields: [Any?] { [shopArea, dayPlan, minLevel, maxLevel, lastPage, pageSize] }
    }
}

enum M078 {
    struct S: SmartCodable, LawValue {
        @SmartKey("data.u78n0", "k7") var minLevel: String = "initial"
        var extraInfo: Rank = .low
        var firstTag: Date? = nil
        @SmartKey("x-y") var dayPlan: UInt16? = 42
        var lastPage: [String: Double] = [:]
        @SmartKey("deep.in.v78n5") var unitCode: [Word] = []
        @SmartFlat var maxLevel: M000.S = M000.S()
        var homeCity: [String: M001.F] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- SmartDateTransformer()] }
        var fields: [Any?] { [minLevel, extraInfo, firstTag, dayPlan, lastPage, unitCode, maxLevel, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("data.u78n0", "k7") var minLevel: String = "initial"
        var extraInfo: Rank = .low
        var firstTag: Date? = nil
        @SmartKey("x-y") var dayPlan: UInt16? = 42
        var lastPage: [String: Double] = [:]
        @SmartKey("deep.in.v78n5") var unitCode: [Word] = []
        @SmartFlat var maxLevel: M000.S = M000.S()
        var homeCity: [String: M001.F] = [:]
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- SmartDateTransformer()] }
        var fields: [Any?] { [minLevel, extraInfo, firstTag, dayPlan, lastPage, unitCode, maxLevel, homeCity] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("data.u78n0", "k7") var minLevel: String = "initial"
        var extraInfo: Rank = .low
        var firstTag: Date? = nil
        @SmartKey("x-y") var dayPlan: UInt16? = 42
        var lastPage: [String: Double] = [:]
        @SmartKey("deep.in.v78n5") var unitCode: [Word] = []
        @SmartFlat var maxLevel: M000.S = M000.S()
        var homeCity: [String: M001.F] = [:]
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- SmartDateTransformer()] }
        var fields: [Any?] { [minLevel, extraInfo, firstTag, dayPlan, lastPage, unitCode, maxLevel, homeCity] }
    }
}

enum M079 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k5") var itemPrice: M001.S = M001.S()
        var newValue: Int? = -1
        var oldValue: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartCompact.Array var isOpen: [String] = []
        var fields: [Any?] { [itemPrice, newValue, oldValue, isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("k5") var itemPrice: M001.S = M001.S()
        var newValue: Int? = -1
        var oldValue: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartCompact.Array var isOpen: [String] = []
        init() {}
        var fields: [Any?] { [itemPrice, newValue, oldValue, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("k5") var itemPrice: M001.S = M001.S()
        override var fields: [Any?] { super.fields + [itemPrice] }
    }
    class C2: C1 {
        var newValue: Int? = -1
        var oldValue: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartCompact.Array var isOpen: [String] = []
        override var fields: [Any?] { super.fields + [newValue, oldValue, isOpen] }
    }
}

enum M080 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var lastPage: Int = 42
        @SmartFlat var unitCode: [String: JSONValue] = [:]
        var oldValue: UInt16 = 42
        var topScore: URL? = nil
        @SmartAny var maxLevel: Any? = nil
        var firstTag: String? = nil
        enum CodingKeys: String, CodingKey { case lastPage, unitCode, oldValue, topScore = "k4", maxLevel, firstTag }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(80) }
        var fields: [Any?] { [lastPage, free(unitCode), oldValue, topScore, free(maxLevel), firstTag] }
    }
    struct D: SmartDirectCodable, LawValue {
        @IgnoredKey var lastPage: Int = 42
        @SmartFlat var unitCode: [String: JSONValue] = [:]
        var oldValue: UInt16 = 42
        var topScore: URL? = nil
        @SmartAny var maxLevel: Any? = nil
        var firstTag: String? = nil
        enum CodingKeys: String, CodingKey { case lastPage, unitCode, oldValue, topScore = "k4", maxLevel, firstTag }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(80) }
        var fields: [Any?] { [lastPage, free(unitCode), oldValue, topScore, free(maxLevel), firstTag] }
    }
    class C0: SmartCodable, LawValue {
        @IgnoredKey var lastPage: Int = 42
        required init() {}
        enum CodingKeys: String, CodingKey { case lastPage }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(80) }
        var fields: [Any?] { [lastPage] }
    }
    class C1: C0 {
        @SmartFlat var unitCode: [String: JSONValue] = [:]
        var oldValue: UInt16 = 42
        var topScore: URL? = nil
        enum CodingKeys: String, CodingKey { case unitCode, oldValue, topScore = "k4" }
        override var fields: [Any?] { super.fields + [free(unitCode), oldValue, topScore] }
    }
    class C2: C1 {
        @SmartAny var maxLevel: Any? = nil
        var firstTag: String? = nil
        enum CodingKeys: String, CodingKey { case maxLevel, firstTag }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [free(maxLevel), firstTag] }
    }
}

extension LawModel {
    static let file009: [LawModel] = [
        LawModel(72, "S", M072.S.self),
        LawModel(72, "C", M072.C1.self),
        LawModel(72, "D", M072.D.self),
        LawModel(73, "S", M073.S.self, .snake),
        LawModel(73, "C", M073.C3.self, .snake),
        LawModel(73, "D", M073.D.self, .snake),
        LawModel(74, "S", M074.S.self, .upper),
        LawModel(74, "E", M074.E.self, .upper),
        LawModel(74, "F", M074.F.self, .upper),
        LawModel(75, "S", M075.S.self, .snake),
        LawModel(75, "F", M075.F.self, .snake),
        LawModel(75, "D", M075.D.self, .snake),
        LawModel(76, "S", M076.S.self),
        LawModel(76, "C", M076.C3.self),
        LawModel(76, "D", M076.D.self),
        LawModel(77, "S", M077.S.self),
        LawModel(77, "E", M077.E.self),
        LawModel(77, "F", M077.F.self),
        LawModel(78, "S", M078.S.self, .kebab),
        LawModel(78, "E", M078.E.self, .kebab),
        LawModel(78, "F", M078.F.self, .kebab),
        LawModel(79, "S", M079.S.self, .upper),
        LawModel(79, "E", M079.E.self, .upper),
        LawModel(79, "C", M079.C2.self, .upper),
        LawModel(80, "S", M080.S.self),
        LawModel(80, "D", M080.D.self),
        LawModel(80, "C", M080.C2.self, situations: ["ignoredInBase"]),
    ]
}
