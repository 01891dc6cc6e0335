// Made by generate.py.
import Foundation
import SmartCodable

enum M054 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Dictionary var dayPlan: [String: Rank] = [:]
        var baseRate: String? = nil
        var topScore: Double = 1.5
        var fields: [Any?] { [dayPlan, baseRate, topScore] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartCompact.Dictionary var dayPlan: [String: Rank] = [:]
        var baseRate: A? = nil
        var topScore: Double = 1.5
        var fields: [Any?] { [dayPlan, baseRate, topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartCompact.Dictionary var dayPlan: [String: Rank] = [:]
        var baseRate: String? = nil
        var topScore: Double = 1.5
        init() {}
        var fields: [Any?] { [dayPlan, baseRate, topScore] }
    }
}

enum M055 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var rowCount: [Int64] = []
        @SmartFlat var userName: M000.S = M000.S()
        @SmartFlat var shopArea: Holder = Holder()
        var homeCity: Int = -1
        var isOpen: Date? = nil
        var unitCode: Rank = .low
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- SmartDateTransformer()] }
        var fields: [Any?] { [rowCount, userName, shopArea, homeCity, isOpen, unitCode] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartCompact.Array var rowCount: [Int64] = []
        @SmartFlat var userName: M000.S = M000.S()
        @SmartFlat var shopArea: Holder = Holder()
        var homeCity: Int = -1
        var isOpen: Date? = nil
        var unitCode: Rank = .low
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- SmartDateTransformer()] }
        var fields: [Any?] { [rowCount, userName, shopArea, homeCity, isOpen, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        @SmartCompact.Array var rowCount: [Int64] = []
        @SmartFlat var userName: M000.S = M000.S()
        @SmartFlat var shopArea: Holder = Holder()
        var homeCity: Int = -1
        var isOpen: Date? = nil
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- SmartDateTransformer()] }
        var fields: [Any?] { [rowCount, userName, shopArea, homeCity, isOpen] }
    }
    class C1: C0 {
        var unitCode: Rank = .low
        override var fields: [Any?] { super.fields + [unitCode] }
    }
}

enum M056 {
    struct S: SmartCodable, LawValue {
        var unitCode: Message = .ping
        @SmartAny var rowCount: [String: Any] = [:]
        var maxLevel: Bool? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["data.u56n1", "k0"]] }
        mutating func didFinishMapping() { finished(56) }
        var fields: [Any?] { [unitCode, free(rowCount), maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: Message = .ping
        @SmartAny var rowCount: [String: Any] = [:]
        var maxLevel: Bool? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["data.u56n1", "k0"]] }
        func didFinishMapping() { finished(56) }
        var fields: [Any?] { [unitCode, free(rowCount), maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        var unitCode: Message = .ping
        @SmartAny var rowCount: [String: Any] = [:]
        var maxLevel: Bool? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["data.u56n1", "k0"]] }
        func didFinishMapping() { finished(56) }
        var fields: [Any?] { [unitCode, free(rowCount), maxLevel] }
    }
}

enum M057 {
    struct S: SmartCodable, LawValue {
        var shopArea: Date? = nil
        @SmartDate var unitCode: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k11") var homeCity: Mood? = nil
        var lastPage: Message? = nil
        var newValue: [[String]] = []
        @SmartFlat var baseRate: M001.S = M001.S()
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(57) }
        var fields: [Any?] { [shopArea, unitCode, homeCity, lastPage, newValue, baseRate] }
    }
    final class F: SmartCodable, LawValue {
        var shopArea: Date? = nil
        @SmartDate var unitCode: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k11") var homeCity: Mood? = nil
        var lastPage: Message? = nil
        var newValue: [[String]] = []
        @SmartFlat var baseRate: M001.S = M001.S()
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(57) }
        var fields: [Any?] { [shopArea, unitCode, homeCity, lastPage, newValue, baseRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        var shopArea: Date? = nil
        @SmartDate var unitCode: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k11") var homeCity: Mood? = nil
        var lastPage: Message? = nil
        var newValue: [[String]] = []
        @SmartFlat var baseRate: M001.S = M001.S()
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(57) }
        var fields: [Any?] { [shopArea, unitCode, homeCity, lastPage, newValue, baseRate] }
    }
}

enum M058 {
    struct S: SmartCodable, LawValue {
        var unitCode: Rank = .low
        @SmartKey("k22", "k9") var maxLevel: [Decimal] = []
        @SmartFlat var oldValue: Holder = Holder()
        @SmartKey("k26") var topScore: [String: Rank] = [:]
        var itemPrice: Double = 1.5
        var firstTag: Data = Data()
        @SmartKey("k28") @SmartCompact.Array var shopArea: [Int] = []
        @SmartKey("k21") var newValue: Bool = false
        @SmartAny var userName: [String: Any] = [:]
        mutating func didFinishMapping() { finished(58) }
        var fields: [Any?] { [unitCode, maxLevel, oldValue, topScore, itemPrice, firstTag, shopArea, newValue, free(userName)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(58) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var unitCode: Rank = .low
        @SmartKey("k22", "k9") var maxLevel: [Decimal] = []
        @SmartFlat var oldValue: Holder = Holder()
        override var fields: [Any?] { super.fields + [unitCode, maxLevel, oldValue] }
    }
    class C2: C1 {
        @SmartKey("k26") var topScore: [String: Rank] = [:]
        var itemPrice: Double = 1.5
        var firstTag: Data = Data()
        @SmartKey("k28") @SmartCompact.Array var shopArea: [Int] = []
        @SmartKey("k21") var newValue: Bool = false
        @SmartAny var userName: [String: Any] = [:]
        override var fields: [Any?] { super.fields + [topScore, itemPrice, firstTag, shopArea, newValue, free(userName)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: Rank = .low
        @SmartKey("k22", "k9") var maxLevel: [Decimal] = []
        @SmartFlat var oldValue: Holder = Holder()
        @SmartKey("k26") var topScore: [String: Rank] = [:]
        var itemPrice: Double = 1.5
        var firstTag: Data = Data()
        @SmartKey("k28") @SmartCompact.Array var shopArea: [Int] = []
        @SmartKey("k21") var newValue: Bool = false
        @SmartAny var userName: [String: Any] = [:]
        init() {}
        func didFinishMapping() { finished(58) }
        var fields: [Any?] { [unitCode, maxLevel, oldValue, topScore, itemPrice, firstTag, shopArea, newValue, free(userName)] }
    }
}

enum M059 {
    struct S: SmartCodable, LawValue {
        var dayPlan: [String: Float] = [:]
        var userName: [[Int]] = []
        var firstTag: [Message] = []
        @SmartDate var itemPrice: Date? = nil
        var fields: [Any?] { [dayPlan, userName, firstTag, itemPrice] }
    }
    struct D: SmartDirectCodable, LawValue {
        var dayPlan: [String: Float] = [:]
        var userName: [[Int]] = []
        var firstTag: [Message] = []
        @SmartDate var itemPrice: Date? = nil
        var fields: [Any?] { [dayPlan, userName, firstTag, itemPrice] }
    }
    final class E: SmartDirectCodable, LawValue {
        var dayPlan: [String: Float] = [:]
        var userName: [[Int]] = []
        var firstTag: [Message] = []
        @SmartDate var itemPrice: Date? = nil
        init() {}
        var fields: [Any?] { [dayPlan, userName, firstTag, itemPrice] }
    }
}

enum M060 {
    struct S: SmartCodable, LawValue {
        var isOpen: M001.F = M001.F()
        var minLevel: [String: JSONValue] = [:]
        var homeCity: String = "initial"
        var extraInfo: Filled? = nil
        @IgnoredKey var baseRate: Int = 42
        var newValue: Bool? = nil
        var maxLevel: Float? = nil
        enum CodingKeys: String, CodingKey { case isOpen, minLevel, homeCity, extraInfo = "k27", baseRate, newValue = "_v", maxLevel = "k24" }
        mutating func didFinishMapping() { finished(60) }
        var fields: [Any?] { [isOpen, free(minLevel), homeCity, extraInfo, baseRate, newValue, maxLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var isOpen: M001.F = M001.F()
        var minLevel: [String: JSONValue] = [:]
        var homeCity: String = "initial"
        var extraInfo: Filled? = nil
        @IgnoredKey var baseRate: Int = 42
        var newValue: Bool? = nil
        var maxLevel: Float? = nil
        enum CodingKeys: String, CodingKey { case isOpen, minLevel, homeCity, extraInfo = "k27", baseRate, newValue = "_v", maxLevel = "k24" }
        mutating func didFinishMapping() { finished(60) }
        var fields: [Any?] { [isOpen, free(minLevel), homeCity, extraInfo, baseRate, newValue, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var isOpen: M001.F = M001.F()
        var minLevel: [String: JSONValue] = [:]
        var homeCity: String = "initial"
        var extraInfo: Filled? = nil
        @IgnoredKey var baseRate: Int = 42
        var newValue: Bool? = nil
        var maxLevel: Float? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case isOpen, minLevel, homeCity, extraInfo = "k27", baseRate, newValue = "_v", maxLevel = "k24" }
        func didFinishMapping() { finished(60) }
        var fields: [Any?] { [isOpen, free(minLevel), homeCity, extraInfo, baseRate, newValue, maxLevel] }
    }
}

enum M061 {
    struct S: SmartCodable, LawValue {
        var firstTag: Mood = .good
        @SmartKey("data.u61n1") var rowCount: [JSONValue] = []
        var homeCity: URL? = nil
        var userName: [Int8] = []
        var shopArea: UInt16 = 42
        var dayPlan: [[UInt]] = []
        var lastPage: Message? = nil
        var minLevel: Bool = false
        mutating func didFinishMapping() { finished(61) }
        var fields: [Any?] { [firstTag, free(rowCount), homeCity, userName, shopArea, dayPlan, lastPage, minLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var firstTag: Mood = .good
        @SmartKey("data.u61n1") var rowCount: [JSONValue] = []
        var homeCity: A? = nil
        var userName: [Int8] = []
        var shopArea: UInt16 = 42
        var dayPlan: [[UInt]] = []
        var lastPage: Message? = nil
        var minLevel: Bool = false
        mutating func didFinishMapping() { finished(61) }
        var fields: [Any?] { [firstTag, free(rowCount), homeCity, userName, shopArea, dayPlan, lastPage, minLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var firstTag: Mood = .good
        @SmartKey("data.u61n1") var rowCount: [JSONValue] = []
        var homeCity: URL? = nil
        var userName: [Int8] = []
        var shopArea: UInt16 = 42
        var dayPlan: [[UInt]] = []
        var lastPage: Message? = nil
        var minLevel: Bool = false
        init() {}
        func didFinishMapping() { finished(61) }
        var fields: [Any?] { [firstTag, free(rowCount), homeCity, userName, shopArea, dayPlan, lastPage, minLevel] }
    }
}

enum M062 {
    struct S: SmartCodable, LawValue {
        var rowCount: Bool = false
        var unitCode: Word = .one
        var userName: [Shape] = []
        @SmartDate var pageSize: Date? = nil
        var lastPage: Message? = nil
        @SmartDate var maxLevel: Date? = nil
        var fields: [Any?] { [rowCount, unitCode, userName, pageSize, lastPage, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var rowCount: Bool = false
        var unitCode: Word = .one
        var userName: [Shape] = []
        @SmartDate var pageSize: Date? = nil
        var lastPage: Message? = nil
        override var fields: [Any?] { super.fields + [rowCount, unitCode, userName, pageSize, lastPage] }
    }
    class C2: C1 {
        @SmartDate var maxLevel: Date? = nil
        override var fields: [Any?] { super.fields + [maxLevel] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct D: SmartDirectCodable, LawValue {
        var rowCount: Bool = false
        var unitCode: Word = .one
        var userName: [Shape] = []
        @SmartDate var pageSize: Date? = nil
        var lastPage: Message? = nil
        @SmartDate var maxLevel: Date? = nil
        var fields: [Any?] { [rowCount, unitCode, userName, pageSize, lastPage, maxLevel] }
    }
}

extension LawModel {
    static let file007: [LawModel] = [
        LawModel(54, "S", M054.S.self),
        LawModel(54, "G", M054.G<String>.self),
        LawModel(54, "E", M054.E.self),
        LawModel(55, "S", M055.S.self, .snake, collections: .strict),
        LawModel(55, "D", M055.D.self, .snake, collections: .strict),
        LawModel(55, "C", M055.C1.self, .snake, collections: .strict),
        LawModel(56, "S", M056.S.self, collections: .strict),
        LawModel(56, "E", M056.E.self, collections: .strict),
        LawModel(56, "F", M056.F.self, collections: .strict),
        LawModel(57, "S", M057.S.self, .snake, collections: .strict),
        LawModel(57, "F", M057.F.self, .snake, collections: .strict),
        LawModel(57, "D", M057.D.self, .snake, collections: .strict),
        LawModel(58, "S", M058.S.self, .kebab),
        LawModel(58, "C", M058.C2.self, .kebab),
        LawModel(58, "E", M058.E.self, .kebab),
        LawModel(59, "S", M059.S.self),
        LawModel(59, "D", M059.D.self),
        LawModel(59, "E", M059.E.self),
        LawModel(60, "S", M060.S.self),
        LawModel(60, "D", M060.D.self),
        LawModel(60, "E", M060.E.self),
        LawModel(61, "S", M061.S.self),
        LawModel(61, "G", M061.G<URL>.self),
        LawModel(61, "E", M061.E.self),
        LawModel(62, "S", M062.S.self, collections: .strict),
        LawModel(62, "C", M062.C3.self, collections: .strict),
        LawModel(62, "D", M062.D.self, collections: .strict),
    ]
}
