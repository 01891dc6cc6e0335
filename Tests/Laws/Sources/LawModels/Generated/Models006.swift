// Made by generate.py.
import Foundation
import SmartCodable

enum M045 {
    struct S: SmartCodable, LawValue {
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        var userName: Int? = -1
        var rowCount: [Rated] = []
        @SmartKey("k22", "k11") var topScore: [String: Bool] = [:]
        var oldValue: Word = .one
        var homeCity: [Int: Bool] = [:]
        mutating func didFinishMapping() { finished(45) }
        var fields: [Any?] { [free(itemPrice), userName, rowCount, topScore, oldValue, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        var userName: Int? = -1
        var rowCount: [Rated] = []
        @SmartKey("k22", "k11") var topScore: [String: Bool] = [:]
        var oldValue: Word = .one
        var homeCity: [Int: Bool] = [:]
        init() {}
        func didFinishMapping() { finished(45) }
        var fields: [Any?] { [free(itemPrice), userName, rowCount, topScore, oldValue, homeCity] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        var userName: Int? = -1
        var rowCount: [A] = []
        @SmartKey("k22", "k11") var topScore: [String: Bool] = [:]
        var oldValue: Word = .one
        var homeCity: [Int: Bool] = [:]
        mutating func didFinishMapping() { finished(45) }
        var fields: [Any?] { [free(itemPrice), userName, rowCount, topScore, oldValue, homeCity] }
    }
}

enum M046 {
    struct S: SmartCodable, LawValue {
        var topScore: Int64 = 42
        @SmartKey("data.u46n1") var homeCity: [M000.S?] = []
        var rowCount: Data? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- "k7"] }
        mutating func didFinishMapping() { finished(46) }
        var fields: [Any?] { [topScore, homeCity, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        var topScore: Int64 = 42
        @SmartKey("data.u46n1") var homeCity: [M000.S?] = []
        var rowCount: Data? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- "k7"] }
        mutating func didFinishMapping() { finished(46) }
        var fields: [Any?] { [topScore, homeCity, rowCount] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        func didFinishMapping() { finished(46) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var topScore: Int64 = 42
        override var fields: [Any?] { super.fields + [topScore] }
    }
    class C2: C1 {
        @SmartKey("data.u46n1") var homeCity: [M000.S?] = []
        override var fields: [Any?] { super.fields + [homeCity] }
    }
    class C3: C2 {
        var rowCount: Data? = nil
        enum CodingKeys: String, CodingKey { case rowCount }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.rowCount <--- "k7"] }
        override var fields: [Any?] { super.fields + [rowCount] }
    }
}

enum M047 {
    struct S: SmartCodable, LawValue {
        var rowCount: Int = -1
        var topScore: [JSONValue] = []
        @IgnoredKey var userName: Int = 42
        @SmartUnknown var baseRate: [String: JSONValue] = [:]
        var itemPrice: Int? = nil
        enum CodingKeys: String, CodingKey { case rowCount = "k12", topScore = "x-y", userName, baseRate, itemPrice = "k26" }
        var fields: [Any?] { [rowCount, free(topScore), userName, free(baseRate), itemPrice] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: Int = -1
        var topScore: [JSONValue] = []
        @IgnoredKey var userName: Int = 42
        @SmartUnknown var baseRate: [String: JSONValue] = [:]
        var itemPrice: Int? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case rowCount = "k12", topScore = "x-y", userName, baseRate, itemPrice = "k26" }
        var fields: [Any?] { [rowCount, free(topScore), userName, free(baseRate), itemPrice] }
    }
    struct D: SmartDirectCodable, LawValue {
        var rowCount: Int = -1
        var topScore: [JSONValue] = []
        @IgnoredKey var userName: Int = 42
        @SmartUnknown var baseRate: [String: JSONValue] = [:]
        var itemPrice: Int? = nil
        enum CodingKeys: String, CodingKey { case rowCount = "k12", topScore = "x-y", userName, baseRate, itemPrice = "k26" }
        var fields: [Any?] { [rowCount, free(topScore), userName, free(baseRate), itemPrice] }
    }
}

enum M048 {
    struct S: SmartCodable, LawValue {
        @SmartAny var oldValue: [Any] = []
        var baseRate: [String: UInt] = [:]
        var lastPage: [Int?] = []
        var homeCity: String = "initial"
        var maxLevel: [Shape] = []
        mutating func didFinishMapping() { finished(48) }
        var fields: [Any?] { [free(oldValue), baseRate, lastPage, homeCity, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartAny var oldValue: [Any] = []
        var baseRate: [String: UInt] = [:]
        var lastPage: [Int?] = []
        var homeCity: String = "initial"
        var maxLevel: [A] = []
        mutating func didFinishMapping() { finished(48) }
        var fields: [Any?] { [free(oldValue), baseRate, lastPage, homeCity, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(48) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        @SmartAny var oldValue: [Any] = []
        var baseRate: [String: UInt] = [:]
        var lastPage: [Int?] = []
        override var fields: [Any?] { super.fields + [free(oldValue), baseRate, lastPage] }
    }
    class C3: C2 {
        var homeCity: String = "initial"
        var maxLevel: [Shape] = []
        override var fields: [Any?] { super.fields + [homeCity, maxLevel] }
    }
}

enum M049 {
    struct S: SmartCodable, LawValue {
        var shopArea: URL? = nil
        var homeCity: [Int8?] = []
        var rowCount: Rank = .low
        var pageSize: Double? = 1.5
        @SmartFlat var newValue: M000.S = M000.S()
        @SmartKey("k29", "isOpen") var isOpen: UInt? = 42
        var lastPage: JSONValue = 1
        var maxLevel: Int64 = 42
        var fields: [Any?] { [shopArea, homeCity, rowCount, pageSize, newValue, isOpen, free(lastPage), maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var shopArea: A? = nil
        var homeCity: [Int8?] = []
        var rowCount: Rank = .low
        var pageSize: Double? = 1.5
        @SmartFlat var newValue: M000.S = M000.S()
        @SmartKey("k29", "isOpen") var isOpen: UInt? = 42
        var lastPage: JSONValue = 1
        var maxLevel: Int64 = 42
        var fields: [Any?] { [shopArea, homeCity, rowCount, pageSize, newValue, isOpen, free(lastPage), maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var shopArea: URL? = nil
        var homeCity: [Int8?] = []
        var rowCount: Rank = .low
        var pageSize: Double? = 1.5
        @SmartFlat var newValue: M000.S = M000.S()
        @SmartKey("k29", "isOpen") var isOpen: UInt? = 42
        var lastPage: JSONValue = 1
        var maxLevel: Int64 = 42
        override var fields: [Any?] { super.fields + [shopArea, homeCity, rowCount, pageSize, newValue, isOpen, free(lastPage), maxLevel] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M050 {
    struct S: SmartCodable, LawValue {
        var minLevel: [String: Bool] = [:]
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        @SmartFlat var baseRate: M000.S = M000.S()
        var shopArea: [Shape] = []
        var homeCity: Data = Data()
        @IgnoredKey var itemPrice: Int = 42
        var fields: [Any?] { [minLevel, free(topScore), baseRate, shopArea, homeCity, itemPrice] }
    }
    final class E: SmartDirectCodable, LawValue {
        var minLevel: [String: Bool] = [:]
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        @SmartFlat var baseRate: M000.S = M000.S()
        var shopArea: [Shape] = []
        var homeCity: Data = Data()
        @IgnoredKey var itemPrice: Int = 42
        init() {}
        var fields: [Any?] { [minLevel, free(topScore), baseRate, shopArea, homeCity, itemPrice] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: [String: Bool] = [:]
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        @SmartFlat var baseRate: M000.S = M000.S()
        var shopArea: [A] = []
        var homeCity: Data = Data()
        @IgnoredKey var itemPrice: Int = 42
        var fields: [Any?] { [minLevel, free(topScore), baseRate, shopArea, homeCity, itemPrice] }
    }
}

enum M051 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k14") var firstTag: Int64 = 42
        @SmartDate var unitCode: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k0") var maxLevel: Bool = false
        var userName: Word? = nil
        @SmartFlat var rowCount: Message = .ping
        var fields: [Any?] { [firstTag, unitCode, maxLevel, userName, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("k14") var firstTag: Int64 = 42
        @SmartDate var unitCode: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k0") var maxLevel: Bool = false
        var userName: Word? = nil
        @SmartFlat var rowCount: Message = .ping
        init() {}
        var fields: [Any?] { [firstTag, unitCode, maxLevel, userName, rowCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("k14") var firstTag: Int64 = 42
        @SmartDate var unitCode: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k0") var maxLevel: Bool = false
        var userName: Word? = nil
        @SmartFlat var rowCount: Message = .ping
        init() {}
        var fields: [Any?] { [firstTag, unitCode, maxLevel, userName, rowCount] }
    }
}

enum M052 {
    struct S: SmartCodable, LawValue {
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        @SmartAny var oldValue: Any? = nil
        var itemPrice: [Shape] = []
        @SmartFlat var minLevel: M001.S = M001.S()
        var dayPlan: Date? = nil
        var newValue: Int64? = nil
        var unitCode: UInt16 = 42
        var fields: [Any?] { [free(topScore), free(oldValue), itemPrice, minLevel, dayPlan, newValue, unitCode] }
    }
    final class F: SmartCodable, LawValue {
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        @SmartAny var oldValue: Any? = nil
        var itemPrice: [Shape] = []
        @SmartFlat var minLevel: M001.S = M001.S()
        var dayPlan: Date? = nil
        var newValue: Int64? = nil
        var unitCode: UInt16 = 42
        init() {}
        var fields: [Any?] { [free(topScore), free(oldValue), itemPrice, minLevel, dayPlan, newValue, unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        @SmartAny var oldValue: Any? = nil
        var itemPrice: [Shape] = []
        @SmartFlat var minLevel: M001.S = M001.S()
        var dayPlan: Date? = nil
        var newValue: Int64? = nil
        var unitCode: UInt16 = 42
        init() {}
        var fields: [Any?] { [free(topScore), free(oldValue), itemPrice, minLevel, dayPlan, newValue, unitCode] }
    }
}

enum M053 {
    struct S: SmartCodable, LawValue {
        var unitCode: M003.S? = nil
        var isOpen: Set<Int> = []
        @SmartAny var firstTag: [Any] = []
        @IgnoredKey var topScore: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- ["data.u53n0", "k24"], CodingKeys.isOpen <--- "k28", CodingKeys.firstTag <--- "名"] }
        var fields: [Any?] { [unitCode, isOpen, free(firstTag), topScore] }
    }
    final class F: SmartCodable, LawValue {
        var unitCode: M003.S? = nil
        var isOpen: Set<Int> = []
        @SmartAny var firstTag: [Any] = []
        @IgnoredKey var topScore: Int = 42
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- ["data.u53n0", "k24"], CodingKeys.isOpen <--- "k28", CodingKeys.firstTag <--- "名"] }
        var fields: [Any?] { [unitCode, isOpen, free(firstTag), topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: M003.S? = nil
        var isOpen: Set<Int> = []
        @SmartAny var firstTag: [Any] = []
        @IgnoredKey var topScore: Int = 42
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- ["data.u53n0", "k24"], CodingKeys.isOpen <--- "k28", CodingKeys.firstTag <--- "名"] }
        var fields: [Any?] { [unitCode, isOpen, free(firstTag), topScore] }
    }
}

extension LawModel {
    static let file006: [LawModel] = [
        LawModel(45, "S", M045.S.self),
        LawModel(45, "E", M045.E.self),
        LawModel(45, "G", M045.G<Rated>.self),
        LawModel(46, "S", M046.S.self, collections: .strict),
        LawModel(46, "D", M046.D.self, collections: .strict),
        LawModel(46, "C", M046.C3.self, collections: .strict),
        LawModel(47, "S", M047.S.self),
        LawModel(47, "E", M047.E.self),
        LawModel(47, "D", M047.D.self),
        LawModel(48, "S", M048.S.self, collections: .wraps),
        LawModel(48, "G", M048.G<Shape>.self, collections: .wraps),
        LawModel(48, "C", M048.C3.self, collections: .wraps),
        LawModel(49, "S", M049.S.self, .kebab),
        LawModel(49, "G", M049.G<URL>.self, .kebab),
        LawModel(49, "C", M049.C2.self, .kebab),
        LawModel(50, "S", M050.S.self),
        LawModel(50, "E", M050.E.self),
        LawModel(50, "G", M050.G<Shape>.self),
        LawModel(51, "S", M051.S.self),
        LawModel(51, "F", M051.F.self),
        LawModel(51, "E", M051.E.self),
        LawModel(52, "S", M052.S.self, .snake),
        LawModel(52, "F", M052.F.self, .snake),
        LawModel(52, "E", M052.E.self, .snake),
        LawModel(53, "S", M053.S.self),
        LawModel(53, "F", M053.F.self),
        LawModel(53, "E", M053.E.self),
    ]
}
