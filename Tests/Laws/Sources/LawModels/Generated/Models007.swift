// Made by generate.py.
import Foundation
import SmartCodable

enum M054 {
    struct S: SmartCodable, LawValue {
        var minLevel: M001.S? = nil
        @SmartDate var maxLevel: Date? = nil
        var topScore: Int64 = 42
        @SmartKey("k28") var rowCount: [Int?] = []
        var shopArea: [Bool?] = []
        @IgnoredKey var itemPrice: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "deep.in.v54n0", CodingKeys.shopArea <--- "deep.in.v54n4"] }
        mutating func didFinishMapping() { finished(54) }
        var fields: [Any?] { [minLevel, maxLevel, topScore, rowCount, shopArea, itemPrice] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: A? = nil
        @SmartDate var maxLevel: Date? = nil
        var topScore: Int64 = 42
        @SmartKey("k28") var rowCount: [Int?] = []
        var shopArea: [Bool?] = []
        @IgnoredKey var itemPrice: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "deep.in.v54n0", CodingKeys.shopArea <--- "deep.in.v54n4"] }
        mutating func didFinishMapping() { finished(54) }
        var fields: [Any?] { [minLevel, maxLevel, topScore, rowCount, shopArea, itemPrice] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: M001.S? = nil
        @SmartDate var maxLevel: Date? = nil
        var topScore: Int64 = 42
        @SmartKey("k28") var rowCount: [Int?] = []
        var shopArea: [Bool?] = []
        @IgnoredKey var itemPrice: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "deep.in.v54n0", CodingKeys.shopArea <--- "deep.in.v54n4"] }
        mutating func didFinishMapping() { finished(54) }
        var fields: [Any?] { [minLevel, maxLevel, topScore, rowCount, shopArea, itemPrice] }
    }
}

enum M055 {
    struct S: SmartCodable, LawValue {
        var oldValue: [Float] = []
        @SmartFlat var itemPrice: [String: JSONValue] = [:]
        var userName: [String: Decimal] = [:]
        @SmartCompact.Array var rowCount: [Mood] = []
        @SmartFlat var pageSize: M000.S? = nil
        @SmartAny var isOpen: [String: Any] = [:]
        enum CodingKeys: String, CodingKey { case oldValue = "k8", itemPrice, userName = "k24", rowCount, pageSize, isOpen = "k5" }
        mutating func didFinishMapping() { finished(55) }
        var fields: [Any?] { [oldValue, free(itemPrice), userName, rowCount, pageSize, free(isOpen)] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: [Float] = []
        required init() {}
        enum CodingKeys: String, CodingKey { case oldValue = "k8" }
        func didFinishMapping() { finished(55) }
        var fields: [Any?] { [oldValue] }
    }
    class C1: C0 {
        @SmartFlat var itemPrice: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case itemPrice }
        override var fields: [Any?] { super.fields + [free(itemPrice)] }
    }
    class C2: C1 {
        var userName: [String: Decimal] = [:]
        @SmartCompact.Array var rowCount: [Mood] = []
        enum CodingKeys: String, CodingKey { case userName = "k24", rowCount }
        override var fields: [Any?] { super.fields + [userName, rowCount] }
    }
    class C3: C2 {
        @SmartFlat var pageSize: M000.S? = nil
        @SmartAny var isOpen: [String: Any] = [:]
        enum CodingKeys: String, CodingKey { case pageSize, isOpen = "k5" }
        override var fields: [Any?] { super.fields + [pageSize, free(isOpen)] }
    }
    final class F: SmartCodable, LawValue {
        var oldValue: [Float] = []
        @SmartFlat var itemPrice: [String: JSONValue] = [:]
        var userName: [String: Decimal] = [:]
        @SmartCompact.Array var rowCount: [Mood] = []
        @SmartFlat var pageSize: M000.S? = nil
        @SmartAny var isOpen: [String: Any] = [:]
        init() {}
        enum CodingKeys: String, CodingKey { case oldValue = "k8", itemPrice, userName = "k24", rowCount, pageSize, isOpen = "k5" }
        func didFinishMapping() { finished(55) }
        var fields: [Any?] { [oldValue, free(itemPrice), userName, rowCount, pageSize, free(isOpen)] }
    }
}

enum M056 {
    struct S: SmartCodable, LawValue {
        var oldValue: Int8 = 42
        var dayPlan: UInt16 = 42
        var lastPage: Float? = nil
        var maxLevel: String = "initial"
        var fields: [Any?] { [oldValue, dayPlan, lastPage, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: Int8 = 42
        var dayPlan: UInt16 = 42
        var lastPage: Float? = nil
        var maxLevel: String = "initial"
        init() {}
        var fields: [Any?] { [oldValue, dayPlan, lastPage, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: Int8 = 42
        var dayPlan: UInt16 = 42
        var lastPage: A? = nil
        var maxLevel: String = "initial"
        var fields: [Any?] { [oldValue, dayPlan, lastPage, maxLevel] }
    }
}

enum M057 {
    struct S: SmartCodable, LawValue {
        var oldValue: JSONValue = 1
        @SmartKey("data.u57n1", "k29") var maxLevel: Mood = .good
        var dayPlan: [[Word]] = []
        @SmartUnknown var newValue: [String: JSONValue] = [:]
        var userName: Data = Data()
        var pageSize: Mood = .good
        @SmartKey("k15", "k7") var rowCount: [UInt] = []
        var fields: [Any?] { [free(oldValue), maxLevel, dayPlan, free(newValue), userName, pageSize, rowCount] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: JSONValue = 1
        @SmartKey("data.u57n1", "k29") var maxLevel: Mood = .good
        required init() {}
        var fields: [Any?] { [free(oldValue), maxLevel] }
    }
    class C1: C0 {
        var dayPlan: [[Word]] = []
        @SmartUnknown var newValue: [String: JSONValue] = [:]
        var userName: Data = Data()
        override var fields: [Any?] { super.fields + [dayPlan, free(newValue), userName] }
    }
    class C2: C1 {
        var pageSize: Mood = .good
        @SmartKey("k15", "k7") var rowCount: [UInt] = []
        override var fields: [Any?] { super.fields + [pageSize, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        var oldValue: JSONValue = 1
        @SmartKey("data.u57n1", "k29") var maxLevel: Mood = .good
        var dayPlan: [[Word]] = []
        @SmartUnknown var newValue: [String: JSONValue] = [:]
        var userName: Data = Data()
        var pageSize: Mood = .good
        @SmartKey("k15", "k7") var rowCount: [UInt] = []
        init() {}
        var fields: [Any?] { [free(oldValue), maxLevel, dayPlan, free(newValue), userName, pageSize, rowCount] }
    }
}

enum M058 {
    struct S: SmartCodable, LawValue {
        var extraInfo: String? = nil
        var newValue: UInt = 42
        var baseRate: UInt? = nil
        var rowCount: Date? = nil
        @SmartFlat var firstTag: M001.S? = nil
        mutating func didFinishMapping() { finished(58) }
        var fields: [Any?] { [extraInfo, newValue, baseRate, rowCount, firstTag] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: String? = nil
        var newValue: UInt = 42
        var baseRate: UInt? = nil
        var rowCount: Date? = nil
        @SmartFlat var firstTag: M001.S? = nil
        mutating func didFinishMapping() { finished(58) }
        var fields: [Any?] { [extraInfo, newValue, baseRate, rowCount, firstTag] }
    }
    final class E: SmartDirectCodable, LawValue {
        var extraInfo: String? = nil
        var newValue: UInt = 42
        var baseRate: UInt? = nil
        var rowCount: Date? = nil
        @SmartFlat var firstTag: M001.S? = nil
        init() {}
        func didFinishMapping() { finished(58) }
        var fields: [Any?] { [extraInfo, newValue, baseRate, rowCount, firstTag] }
    }
}

enum M059 {
    struct S: SmartCodable, LawValue {
        @SmartUnknown var userName: [String: JSONValue] = [:]
        var topScore: Bool = false
        var minLevel: Date? = nil
        var dayPlan: Message? = nil
        @SmartKey("x-y") var shopArea: Int64 = 42
        var pageSize: URL? = nil
        var lastPage: Data = Data()
        @SmartAny var baseRate: Any? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "data.u59n1", CodingKeys.dayPlan <--- "k4", CodingKeys.lastPage <--- "k22"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(59) }
        var fields: [Any?] { [free(userName), topScore, minLevel, dayPlan, shopArea, pageSize, lastPage, free(baseRate)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartUnknown var userName: [String: JSONValue] = [:]
        var topScore: Bool = false
        var minLevel: Date? = nil
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "data.u59n1"] }
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(59) }
        var fields: [Any?] { [free(userName), topScore, minLevel] }
    }
    class C1: C0 {
        var dayPlan: Message? = nil
        enum CodingKeys: String, CodingKey { case dayPlan }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.dayPlan <--- "k4"] }
        override var fields: [Any?] { super.fields + [dayPlan] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        @SmartKey("x-y") var shopArea: Int64 = 42
        var pageSize: URL? = nil
        var lastPage: Data = Data()
        @SmartAny var baseRate: Any? = nil
        enum CodingKeys: String, CodingKey { case shopArea, pageSize, lastPage, baseRate }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.lastPage <--- "k22"] }
        override var fields: [Any?] { super.fields + [shopArea, pageSize, lastPage, free(baseRate)] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartUnknown var userName: [String: JSONValue] = [:]
        var topScore: Bool = false
        var minLevel: Date? = nil
        var dayPlan: Message? = nil
        @SmartKey("x-y") var shopArea: Int64 = 42
        var pageSize: URL? = nil
        var lastPage: Data = Data()
        @SmartAny var baseRate: Any? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "data.u59n1", CodingKeys.dayPlan <--- "k4", CodingKeys.lastPage <--- "k22"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(59) }
        var fields: [Any?] { [free(userName), topScore, minLevel, dayPlan, shopArea, pageSize, lastPage, free(baseRate)] }
    }
}

enum M060 {
    struct S: SmartCodable, LawValue {
        var oldValue: Int8? = nil
        var rowCount: [Shape] = []
        @SmartAny var extraInfo: [String: Any] = [:]
        @SmartKey("k17") @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- "deep.in.v60n0", CodingKeys.rowCount <--- "k23", CodingKeys.extraInfo <--- "k10"] }
        mutating func didFinishMapping() { finished(60) }
        var fields: [Any?] { [oldValue, rowCount, free(extraInfo), baseRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        var oldValue: Int8? = nil
        var rowCount: [Shape] = []
        @SmartAny var extraInfo: [String: Any] = [:]
        @SmartKey("k17") @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- "deep.in.v60n0", CodingKeys.rowCount <--- "k23", CodingKeys.extraInfo <--- "k10"] }
        mutating func didFinishMapping() { finished(60) }
        var fields: [Any?] { [oldValue, rowCount, free(extraInfo), baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: Int8? = nil
        var rowCount: [Shape] = []
        @SmartAny var extraInfo: [String: Any] = [:]
        @SmartKey("k17") @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- "deep.in.v60n0", CodingKeys.rowCount <--- "k23", CodingKeys.extraInfo <--- "k10"] }
        func didFinishMapping() { finished(60) }
        var fields: [Any?] { [oldValue, rowCount, free(extraInfo), baseRate] }
    }
}

enum M061 {
    struct S: SmartCodable, LawValue {
        var itemPrice: Data = Data()
        var homeCity: [String: M000.F] = [:]
        var shopArea: Data? = nil
        @SmartFlat var isOpen: M000.S = M000.S()
        @SmartAny var baseRate: Any? = nil
        @IgnoredKey var oldValue: Int = 42
        @SmartKey("k1") var topScore: String = "INITIAL"
        @SmartUnknown var extraInfo: [String: JSONValue] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(61) }
        var fields: [Any?] { [itemPrice, homeCity, shopArea, isOpen, free(baseRate), oldValue, topScore, free(extraInfo)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var itemPrice: Data = Data()
        var homeCity: [String: M000.F] = [:]
        var shopArea: Data? = nil
        @SmartFlat var isOpen: M000.S = M000.S()
        @SmartAny var baseRate: Any? = nil
        @IgnoredKey var oldValue: Int = 42
        @SmartKey("k1") var topScore: String = "INITIAL"
        @SmartUnknown var extraInfo: [String: JSONValue] = [:]
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(61) }
        var fields: [Any?] { [itemPrice, homeCity, shopArea, isOpen, free(baseRate), oldValue, topScore, free(extraInfo)] }
    }
    final class F: SmartCodable, LawValue {
        var itemPrice: Data = Data()
        var homeCity: [String: M000.F] = [:]
        var shopArea: Data? = nil
        @SmartFlat var isOpen: M000.S = M000.S()
        @SmartAny var baseRate: Any? = nil
        @IgnoredKey var oldValue: Int = 42
        @SmartKey("k1") var topScore: String = "INITIAL"
        @SmartUnknown var extraInfo: [String: JSONValue] = [:]
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(61) }
        var fields: [Any?] { [itemPrice, homeCity, shopArea, isOpen, free(baseRate), oldValue, topScore, free(extraInfo)] }
    }
}

enum M062 {
    struct S: SmartCodable, LawValue {
        var newValue: Bool? = nil
        var homeCity: [Bool] = []
        var pageSize: [String: String] = [:]
        var isOpen: Int? = nil
        var topScore: [M000.F] = []
        var fields: [Any?] { [newValue, homeCity, pageSize, isOpen, topScore] }
    }
    final class F: SmartCodable, LawValue {
        var newValue: Bool? = nil
        var homeCity: [Bool] = []
        var pageSize: [String: String] = [:]
        var isOpen: Int? = nil
        var topScore: [M000.F] = []
        init() {}
        var fields: [Any?] { [newValue, homeCity, pageSize, isOpen, topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: Bool? = nil
        var homeCity: [Bool] = []
        var pageSize: [String: String] = [:]
        var isOpen: Int? = nil
        var topScore: [M000.F] = []
        init() {}
        var fields: [Any?] { [newValue, homeCity, pageSize, isOpen, topScore] }
    }
}

extension LawModel {
    static let file007: [LawModel] = [
        LawModel(54, "S", M054.S.self),
        LawModel(54, "G", M054.G<M001.S>.self),
        LawModel(54, "D", M054.D.self),
        LawModel(55, "S", M055.S.self),
        LawModel(55, "C", M055.C3.self),
        LawModel(55, "F", M055.F.self),
        LawModel(56, "S", M056.S.self),
        LawModel(56, "E", M056.E.self),
        LawModel(56, "G", M056.G<Float>.self),
        LawModel(57, "S", M057.S.self),
        LawModel(57, "C", M057.C2.self),
        LawModel(57, "F", M057.F.self),
        LawModel(58, "S", M058.S.self, .upper),
        LawModel(58, "D", M058.D.self, .upper),
        LawModel(58, "E", M058.E.self, .upper),
        LawModel(59, "S", M059.S.self),
        LawModel(59, "C", M059.C3.self),
        LawModel(59, "D", M059.D.self),
        LawModel(60, "S", M060.S.self),
        LawModel(60, "D", M060.D.self),
        LawModel(60, "E", M060.E.self),
        LawModel(61, "S", M061.S.self, .kebab),
        LawModel(61, "E", M061.E.self, .kebab),
        LawModel(61, "F", M061.F.self, .kebab),
        LawModel(62, "S", M062.S.self),
        LawModel(62, "F", M062.F.self),
        LawModel(62, "E", M062.E.self),
    ]
}
