// Made by generate.py.
import Foundation
import SmartCodable

enum M090 {
    struct S: SmartCodable, LawValue {
        var isOpen: Int? = nil
        var newValue: String? = nil
        var pageSize: Message? = nil
        var minLevel: Data = Data()
        var firstTag: Bool? = nil
        var userName: Numbered = .two
        var topScore: [Shape] = []
        var homeCity: Date? = nil
        @SmartFlat var itemPrice: M001.S? = nil
        enum CodingKeys: String, CodingKey { case isOpen, newValue = "k7", pageSize, minLevel = "k17", firstTag, userName = "k27", topScore, homeCity = "k6", itemPrice }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.homeCity <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(90) }
        var fields: [Any?] { [isOpen, newValue, pageSize, minLevel, firstTag, userName, topScore, homeCity, itemPrice] }
    }
    struct D: SmartDirectCodable, LawValue {
        var isOpen: Int? = nil
        var newValue: String? = nil
        var pageSize: Message? = nil
        var minLevel: Data = Data()
        var firstTag: Bool? = nil
        var userName: Numbered = .two
        var topScore: [Shape] = []
        var homeCity: Date? = nil
        @SmartFlat var itemPrice: M001.S? = nil
        enum CodingKeys: String, CodingKey { case isOpen, newValue = "k7", pageSize, minLevel = "k17", firstTag, userName = "k27", topScore, homeCity = "k6", itemPrice }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.homeCity <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(90) }
        var fields: [Any?] { [isOpen, newValue, pageSize, minLevel, firstTag, userName, topScore, homeCity, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        var isOpen: Int? = nil
        var newValue: String? = nil
        var pageSize: Message? = nil
        var minLevel: Data = Data()
        var firstTag: Bool? = nil
        var userName: Numbered = .two
        var topScore: [Shape] = []
        var homeCity: Date? = nil
        @SmartFlat var itemPrice: M001.S? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case isOpen, newValue = "k7", pageSize, minLevel = "k17", firstTag, userName = "k27", topScore, homeCity = "k6", itemPrice }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.homeCity <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(90) }
        var fields: [Any?] { [isOpen, newValue, pageSize, minLevel, firstTag, userName, topScore, homeCity, itemPrice] }
    }
}

enum M091 {
    struct S: SmartCodable, LawValue {
        var dayPlan: [Word: Int] = [:]
        var itemPrice: [Decimal] = []
        @SmartDate var homeCity: Date? = nil
        var userName: Float = 1.5
        @IgnoredKey var unitCode: Int = 42
        var isOpen: [String: Float] = [:]
        mutating func didFinishMapping() { finished(91) }
        var fields: [Any?] { [dayPlan, itemPrice, homeCity, userName, unitCode, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        var dayPlan: [Word: Int] = [:]
        var itemPrice: [Decimal] = []
        @SmartDate var homeCity: Date? = nil
        var userName: Float = 1.5
        @IgnoredKey var unitCode: Int = 42
        required init() {}
        func didFinishMapping() { finished(91) }
        var fields: [Any?] { [dayPlan, itemPrice, homeCity, userName, unitCode] }
    }
    class C1: C0 {
        var isOpen: [String: Float] = [:]
        override var fields: [Any?] { super.fields + [isOpen] }
    }
    final class F: SmartCodable, LawValue {
        var dayPlan: [Word: Int] = [:]
        var itemPrice: [Decimal] = []
        @SmartDate var homeCity: Date? = nil
        var userName: Float = 1.5
        @IgnoredKey var unitCode: Int = 42
        var isOpen: [String: Float] = [:]
        init() {}
        func didFinishMapping() { finished(91) }
        var fields: [Any?] { [dayPlan, itemPrice, homeCity, userName, unitCode, isOpen] }
    }
}

enum M092 {
    struct S: SmartCodable, LawValue {
        @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        @SmartDate var oldValue: Date? = nil
        var isOpen: Mood? = nil
        @SmartKey("k8") var minLevel: [JSONValue] = []
        @SmartKey("data.u92n4") var itemPrice: JSONValue = 1
        var userName: [String: String] = [:]
        var topScore: [Message] = []
        var rowCount: [Mood] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "k6", CodingKeys.topScore <--- "a b"] }
        mutating func didFinishMapping() { finished(92) }
        var fields: [Any?] { [baseRate, oldValue, isOpen, free(minLevel), free(itemPrice), userName, topScore, rowCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        @SmartDate var oldValue: Date? = nil
        var isOpen: Mood? = nil
        @SmartKey("k8") var minLevel: [JSONValue] = []
        @SmartKey("data.u92n4") var itemPrice: JSONValue = 1
        var userName: [String: String] = [:]
        var topScore: [Message] = []
        var rowCount: [Mood] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "k6", CodingKeys.topScore <--- "a b"] }
        func didFinishMapping() { finished(92) }
        var fields: [Any?] { [baseRate, oldValue, isOpen, free(minLevel), free(itemPrice), userName, topScore, rowCount] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        @SmartDate var oldValue: Date? = nil
        var isOpen: A? = nil
        @SmartKey("k8") var minLevel: [JSONValue] = []
        @SmartKey("data.u92n4") var itemPrice: JSONValue = 1
        var userName: [String: String] = [:]
        var topScore: [Message] = []
        var rowCount: [Mood] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "k6", CodingKeys.topScore <--- "a b"] }
        mutating func didFinishMapping() { finished(92) }
        var fields: [Any?] { [baseRate, oldValue, isOpen, free(minLevel), free(itemPrice), userName, topScore, rowCount] }
    }
}

enum M093 {
    struct S: SmartCodable, LawValue {
        var baseRate: Float? = nil
        @SmartAny var firstTag: Any? = nil
        var maxLevel: String = "initial"
        var lastPage: URL? = nil
        @SmartAny var userName: Any? = nil
        var itemPrice: String? = "initial"
        var homeCity: String? = nil
        @SmartFlat var rowCount: M001.S = M001.S()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["list.0.w93n0", "baseRate"], CodingKeys.lastPage <--- "deep.in.v93n3"] }
        mutating func didFinishMapping() { finished(93) }
        var fields: [Any?] { [baseRate, free(firstTag), maxLevel, lastPage, free(userName), itemPrice, homeCity, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        var baseRate: Float? = nil
        @SmartAny var firstTag: Any? = nil
        var maxLevel: String = "initial"
        var lastPage: URL? = nil
        @SmartAny var userName: Any? = nil
        var itemPrice: String? = "initial"
        var homeCity: String? = nil
        @SmartFlat var rowCount: M001.S = M001.S()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["list.0.w93n0", "baseRate"], CodingKeys.lastPage <--- "deep.in.v93n3"] }
        func didFinishMapping() { finished(93) }
        var fields: [Any?] { [baseRate, free(firstTag), maxLevel, lastPage, free(userName), itemPrice, homeCity, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        var baseRate: Float? = nil
        @SmartAny var firstTag: Any? = nil
        var maxLevel: String = "initial"
        var lastPage: URL? = nil
        @SmartAny var userName: Any? = nil
        var itemPrice: String? = "initial"
        var homeCity: String? = nil
        @SmartFlat var rowCount: M001.S = M001.S()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["list.0.w93n0", "baseRate"], CodingKeys.lastPage <--- "deep.in.v93n3"] }
        mutating func didFinishMapping() { finished(93) }
        var fields: [Any?] { [baseRate, free(firstTag), maxLevel, lastPage, free(userName), itemPrice, homeCity, rowCount] }
    }
}

enum M094 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var isOpen: [Mood] = []
        @SmartCompact.Array var maxLevel: [String] = []
        var unitCode: JSONValue = 1
        var homeCity: Int8 = 42
        @SmartCompact.Array var shopArea: [Int] = []
        @SmartFlat var oldValue: M000.S = M000.S()
        var firstTag: String = "initial"
        var minLevel: M002.S = M002.S()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- "deep.in.v94n3", CodingKeys.shopArea <--- ["data.u94n4", "k21"], CodingKeys.firstTag <--- "k25"] }
        var fields: [Any?] { [isOpen, maxLevel, free(unitCode), homeCity, shopArea, oldValue, firstTag, minLevel] }
    }
    final class F: SmartCodable, LawValue {
        @SmartCompact.Array var isOpen: [Mood] = []
        @SmartCompact.Array var maxLevel: [String] = []
        var unitCode: JSONValue = 1
        var homeCity: Int8 = 42
        @SmartCompact.Array var shopArea: [Int] = []
        @SmartFlat var oldValue: M000.S = M000.S()
        var firstTag: String = "initial"
        var minLevel: M002.S = M002.S()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- "deep.in.v94n3", CodingKeys.shopArea <--- ["data.u94n4", "k21"], CodingKeys.firstTag <--- "k25"] }
        var fields: [Any?] { [isOpen, maxLevel, free(unitCode), homeCity, shopArea, oldValue, firstTag, minLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartCompact.Array var isOpen: [Mood] = []
        @SmartCompact.Array var maxLevel: [String] = []
        var unitCode: JSONValue = 1
        var homeCity: Int8 = 42
        @SmartCompact.Array var shopArea: [Int] = []
        @SmartFlat var oldValue: M000.S = M000.S()
        var firstTag: String = "initial"
        var minLevel: M002.S = M002.S()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- "deep.in.v94n3", CodingKeys.shopArea <--- ["data.u94n4", "k21"], CodingKeys.firstTag <--- "k25"] }
        var fields: [Any?] { [isOpen, maxLevel, free(unitCode), homeCity, shopArea, oldValue, firstTag, minLevel] }
    }
}

enum M095 {
    struct S: SmartCodable, LawValue {
        var oldValue: UInt16? = 42
        var pageSize: Float? = nil
        var baseRate: [Bool] = []
        var minLevel: [[Int]] = []
        var newValue: Float? = nil
        var firstTag: [UInt] = []
        var userName: Bool? = false
        var topScore: Int = 42
        mutating func didFinishMapping() { finished(95) }
        var fields: [Any?] { [oldValue, pageSize, baseRate, minLevel, newValue, firstTag, userName, topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: UInt16? = 42
        var pageSize: Float? = nil
        var baseRate: [Bool] = []
        var minLevel: [[Int]] = []
        var newValue: Float? = nil
        var firstTag: [UInt] = []
        var userName: Bool? = false
        var topScore: Int = 42
        init() {}
        func didFinishMapping() { finished(95) }
        var fields: [Any?] { [oldValue, pageSize, baseRate, minLevel, newValue, firstTag, userName, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        var oldValue: UInt16? = 42
        var pageSize: Float? = nil
        var baseRate: [Bool] = []
        var minLevel: [[Int]] = []
        var newValue: Float? = nil
        var firstTag: [UInt] = []
        var userName: Bool? = false
        var topScore: Int = 42
        mutating func didFinishMapping() { finished(95) }
        var fields: [Any?] { [oldValue, pageSize, baseRate, minLevel, newValue, firstTag, userName, topScore] }
    }
}

enum M096 {
    struct S: SmartCodable, LawValue {
        @SmartAny var shopArea: Any? = nil
        var dayPlan: [String: Bool] = [:]
        var baseRate: [String] = []
        mutating func didFinishMapping() { finished(96) }
        var fields: [Any?] { [free(shopArea), dayPlan, baseRate] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var shopArea: Any? = nil
        var dayPlan: [String: Bool] = [:]
        var baseRate: [String] = []
        init() {}
        func didFinishMapping() { finished(96) }
        var fields: [Any?] { [free(shopArea), dayPlan, baseRate] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartAny var shopArea: Any? = nil
        var dayPlan: [String: Bool] = [:]
        var baseRate: [A] = []
        mutating func didFinishMapping() { finished(96) }
        var fields: [Any?] { [free(shopArea), dayPlan, baseRate] }
    }
}

enum M097 {
    struct S: SmartCodable, LawValue {
        var shopArea: [String: M000.F] = [:]
        var homeCity: String = "initial"
        var itemPrice: [M003.F] = []
        @SmartKey("list.0.w97n3") var dayPlan: [M003.S] = []
        var oldValue: UInt? = nil
        @SmartKey("k25", "k21") var userName: Float = 1.5
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "k27", CodingKeys.oldValue <--- ["user_id", "k4"]] }
        mutating func didFinishMapping() { finished(97) }
        var fields: [Any?] { [shopArea, homeCity, itemPrice, dayPlan, oldValue, userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var shopArea: [String: M000.F] = [:]
        var homeCity: String = "initial"
        var itemPrice: [A] = []
        @SmartKey("list.0.w97n3") var dayPlan: [M003.S] = []
        var oldValue: UInt? = nil
        @SmartKey("k25", "k21") var userName: Float = 1.5
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "k27", CodingKeys.oldValue <--- ["user_id", "k4"]] }
        mutating func didFinishMapping() { finished(97) }
        var fields: [Any?] { [shopArea, homeCity, itemPrice, dayPlan, oldValue, userName] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        func didFinishMapping() { finished(97) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var shopArea: [String: M000.F] = [:]
        var homeCity: String = "initial"
        var itemPrice: [M003.F] = []
        @SmartKey("list.0.w97n3") var dayPlan: [M003.S] = []
        var oldValue: UInt? = nil
        @SmartKey("k25", "k21") var userName: Float = 1.5
        enum CodingKeys: String, CodingKey { case shopArea, homeCity, itemPrice, dayPlan, oldValue, userName }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.itemPrice <--- "k27", CodingKeys.oldValue <--- ["user_id", "k4"]] }
        override var fields: [Any?] { super.fields + [shopArea, homeCity, itemPrice, dayPlan, oldValue, userName] }
    }
}

enum M098 {
    struct S: SmartCodable, LawValue {
        var maxLevel: [Bool] = []
        @SmartCompact.Array var shopArea: [String] = []
        var itemPrice: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("_v", "k16") var pageSize: Int8 = 42
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        @SmartAny var dayPlan: Any? = nil
        var homeCity: Set<String> = []
        @SmartKey("k26") var minLevel: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var firstTag: [JSONValue] = []
        @SmartFlat var lastPage: M001.S? = nil
        var fields: [Any?] { [maxLevel, shopArea, itemPrice, pageSize, free(unitCode), free(dayPlan), homeCity, minLevel, free(firstTag), lastPage] }
    }
    struct D: SmartDirectCodable, LawValue {
        var maxLevel: [Bool] = []
        @SmartCompact.Array var shopArea: [String] = []
        var itemPrice: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("_v", "k16") var pageSize: Int8 = 42
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        @SmartAny var dayPlan: Any? = nil
        var homeCity: Set<String> = []
        @SmartKey("k26") var minLevel: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var firstTag: [JSONValue] = []
        @SmartFlat var lastPage: M001.S? = nil
        var fields: [Any?] { [maxLevel, shopArea, itemPrice, pageSize, free(unitCode), free(dayPlan), homeCity, minLevel, free(firstTag), lastPage] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var maxLevel: [A] = []
        @SmartCompact.Array var shopArea: [String] = []
        var itemPrice: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("_v", "k16") var pageSize: Int8 = 42
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        @SmartAny var dayPlan: Any? = nil
        var homeCity: Set<String> = []
        @SmartKey("k26") var minLevel: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var firstTag: [JSONValue] = []
        @SmartFlat var lastPage: M001.S? = nil
        var fields: [Any?] { [maxLevel, shopArea, itemPrice, pageSize, free(unitCode), free(dayPlan), homeCity, minLevel, free(firstTag), lastPage] }
    }
}

extension LawModel {
    static let file011: [LawModel] = [
        LawModel(90, "S", M090.S.self),
        LawModel(90, "D", M090.D.self),
        LawModel(90, "F", M090.F.self),
        LawModel(91, "S", M091.S.self, .upper),
        LawModel(91, "C", M091.C1.self, .upper),
        LawModel(91, "F", M091.F.self, .upper),
        LawModel(92, "S", M092.S.self),
        LawModel(92, "E", M092.E.self),
        LawModel(92, "G", M092.G<Mood>.self),
        LawModel(93, "S", M093.S.self),
        LawModel(93, "F", M093.F.self),
        LawModel(93, "D", M093.D.self),
        LawModel(94, "S", M094.S.self),
        LawModel(94, "F", M094.F.self),
        LawModel(94, "E", M094.E.self),
        LawModel(95, "S", M095.S.self),
        LawModel(95, "E", M095.E.self),
        LawModel(95, "D", M095.D.self),
        LawModel(96, "S", M096.S.self, .snake),
        LawModel(96, "F", M096.F.self, .snake),
        LawModel(96, "G", M096.G<String>.self, .snake),
        LawModel(97, "S", M097.S.self),
        LawModel(97, "G", M097.G<M003.F>.self),
        LawModel(97, "C", M097.C1.self),
        LawModel(98, "S", M098.S.self, .upper),
        LawModel(98, "D", M098.D.self, .upper),
        LawModel(98, "G", M098.G<Bool>.self, .upper),
    ]
}
