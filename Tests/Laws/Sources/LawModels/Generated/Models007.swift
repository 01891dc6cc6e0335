// Made by generate.py.
import Foundation
import SmartCodable

enum M054 {
    struct S: SmartCodable, LawValue {
        var minLevel: [M003.S] = []
        var topScore: [Numbered] = []
        var extraInfo: [Message] = []
        var isOpen: UInt16? = nil
        var maxLevel: Float = 1.5
        var shopArea: [String: Bool] = [:]
        @SmartKey("k20") var dayPlan: Float = 1.5
        var itemPrice: Bool? = false
        var fields: [Any?] { [minLevel, topScore, extraInfo, isOpen, maxLevel, shopArea, dayPlan, itemPrice] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: [A] = []
        var topScore: [Numbered] = []
        var extraInfo: [Message] = []
        var isOpen: UInt16? = nil
        var maxLevel: Float = 1.5
        var shopArea: [String: Bool] = [:]
        @SmartKey("k20") var dayPlan: Float = 1.5
        var itemPrice: Bool? = false
        var fields: [Any?] { [minLevel, topScore, extraInfo, isOpen, maxLevel, shopArea, dayPlan, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        var minLevel: [M003.S] = []
        var topScore: [Numbered] = []
        var extraInfo: [Message] = []
        var isOpen: UInt16? = nil
        var maxLevel: Float = 1.5
        var shopArea: [String: Bool] = [:]
        @SmartKey("k20") var dayPlan: Float = 1.5
        var itemPrice: Bool? = false
        init() {}
        var fields: [Any?] { [minLevel, topScore, extraInfo, isOpen, maxLevel, shopArea, dayPlan, itemPrice] }
    }
}

enum M055 {
    struct S: SmartCodable, LawValue {
        var pageSize: URL? = nil
        var baseRate: [Word: Int] = [:]
        var maxLevel: Double = 1.5
        var itemPrice: [[Rank]] = []
        var newValue: Mood = .good
        var shopArea: [Card] = []
        mutating func didFinishMapping() { finished(55) }
        var fields: [Any?] { [pageSize, baseRate, maxLevel, itemPrice, newValue, shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        var pageSize: URL? = nil
        var baseRate: [Word: Int] = [:]
        var maxLevel: Double = 1.5
        var itemPrice: [[Rank]] = []
        var newValue: Mood = .good
        var shopArea: [Card] = []
        mutating func didFinishMapping() { finished(55) }
        var fields: [Any?] { [pageSize, baseRate, maxLevel, itemPrice, newValue, shopArea] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var pageSize: A? = nil
        var baseRate: [Word: Int] = [:]
        var maxLevel: Double = 1.5
        var itemPrice: [[Rank]] = []
        var newValue: Mood = .good
        var shopArea: [Card] = []
        mutating func didFinishMapping() { finished(55) }
        var fields: [Any?] { [pageSize, baseRate, maxLevel, itemPrice, newValue, shopArea] }
    }
}

enum M056 {
    struct S: SmartCodable, LawValue {
        var baseRate: Data = Data()
        @IgnoredKey var rowCount: Int = 42
        @SmartKey("ID") var newValue: [Rated] = []
        var firstTag: Int64 = 42
        mutating func didFinishMapping() { finished(56) }
        var fields: [Any?] { [baseRate, rowCount, newValue, firstTag] }
    }
    final class E: SmartDirectCodable, LawValue {
        var baseRate: Data = Data()
        @IgnoredKey var rowCount: Int = 42
        @SmartKey("ID") var newValue: [Rated] = []
        var firstTag: Int64 = 42
        init() {}
        func didFinishMapping() { finished(56) }
        var fields: [Any?] { [baseRate, rowCount, newValue, firstTag] }
    }
    struct D: SmartDirectCodable, LawValue {
        var baseRate: Data = Data()
        @IgnoredKey var rowCount: Int = 42
        @SmartKey("ID") var newValue: [Rated] = []
        var firstTag: Int64 = 42
        mutating func didFinishMapping() { finished(56) }
        var fields: [Any?] { [baseRate, rowCount, newValue, firstTag] }
    }
}

enum M057 {
    struct S: SmartCodable, LawValue {
        var firstTag: [Shape] = []
        @SmartKey("k9", "minLevel") var minLevel: Int64 = 42
        var newValue: Int? = nil
        var oldValue: Date? = nil
        var dayPlan: M003.F = M003.F()
        @SmartFlat var userName: Message = .ping
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.oldValue <--- SmartDateTransformer()] }
        var fields: [Any?] { [firstTag, minLevel, newValue, oldValue, dayPlan, userName] }
    }
    class C0: SmartCodable, LawValue {
        var firstTag: [Shape] = []
        @SmartKey("k9", "minLevel") var minLevel: Int64 = 42
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [firstTag, minLevel] }
    }
    class C1: C0 {
        var newValue: Int? = nil
        var oldValue: Date? = nil
        var dayPlan: M003.F = M003.F()
        @SmartFlat var userName: Message = .ping
        enum CodingKeys: String, CodingKey { case newValue, oldValue, dayPlan, userName }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.oldValue <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [newValue, oldValue, dayPlan, userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var firstTag: [A] = []
        @SmartKey("k9", "minLevel") var minLevel: Int64 = 42
        var newValue: Int? = nil
        var oldValue: Date? = nil
        var dayPlan: M003.F = M003.F()
        @SmartFlat var userName: Message = .ping
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.oldValue <--- SmartDateTransformer()] }
        var fields: [Any?] { [firstTag, minLevel, newValue, oldValue, dayPlan, userName] }
    }
}

enum M058 {
    struct S: SmartCodable, LawValue {
        var newValue: [M001.S] = []
        var shopArea: JSONValue = 1
        var maxLevel: Int64? = 42
        @SmartCompact.Array var itemPrice: [String] = []
        var isOpen: Bool = false
        var oldValue: Int? = nil
        var fields: [Any?] { [newValue, free(shopArea), maxLevel, itemPrice, isOpen, oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var newValue: [M001.S] = []
        var shopArea: JSONValue = 1
        var maxLevel: Int64? = 42
        @SmartCompact.Array var itemPrice: [String] = []
        var isOpen: Bool = false
        var oldValue: Int? = nil
        var fields: [Any?] { [newValue, free(shopArea), maxLevel, itemPrice, isOpen, oldValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var newValue: [A] = []
        var shopArea: JSONValue = 1
        var maxLevel: Int64? = 42
        @SmartCompact.Array var itemPrice: [String] = []
        var isOpen: Bool = false
        var oldValue: Int? = nil
        var fields: [Any?] { [newValue, free(shopArea), maxLevel, itemPrice, isOpen, oldValue] }
    }
}

enum M059 {
    struct S: SmartCodable, LawValue {
        var lastPage: [String: M002.F] = [:]
        @IgnoredKey var oldValue: Int = 42
        var homeCity: [M000.F?] = []
        @SmartFlat var firstTag: M000.S? = nil
        @IgnoredKey var rowCount: Int = 42
        var minLevel: Data? = nil
        var fields: [Any?] { [lastPage, oldValue, homeCity, firstTag, rowCount, minLevel] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: [String: M002.F] = [:]
        @IgnoredKey var oldValue: Int = 42
        var homeCity: [M000.F?] = []
        @SmartFlat var firstTag: M000.S? = nil
        @IgnoredKey var rowCount: Int = 42
        var minLevel: Data? = nil
        init() {}
        var fields: [Any?] { [lastPage, oldValue, homeCity, firstTag, rowCount, minLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var lastPage: [String: M002.F] = [:]
        @IgnoredKey var oldValue: Int = 42
        var homeCity: [M000.F?] = []
        @SmartFlat var firstTag: M000.S? = nil
        @IgnoredKey var rowCount: Int = 42
        var minLevel: A? = nil
        var fields: [Any?] { [lastPage, oldValue, homeCity, firstTag, rowCount, minLevel] }
    }
}

enum M060 {
    struct S: SmartCodable, LawValue {
        var unitCode: [JSONValue] = []
        @SmartAny var extraInfo: [String: Any] = [:]
        @SmartCompact.Dictionary var shopArea: [String: String] = [:]
        var baseRate: [[String]] = []
        var firstTag: Card? = nil
        enum CodingKeys: String, CodingKey { case unitCode = "_v", extraInfo, shopArea = "k10", baseRate = "k26", firstTag = "k1" }
        var fields: [Any?] { [free(unitCode), free(extraInfo), shopArea, baseRate, firstTag] }
    }
    final class F: SmartCodable, LawValue {
        var unitCode: [JSONValue] = []
        @SmartAny var extraInfo: [String: Any] = [:]
        @SmartCompact.Dictionary var shopArea: [String: String] = [:]
        var baseRate: [[String]] = []
        var firstTag: Card? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case unitCode = "_v", extraInfo, shopArea = "k10", baseRate = "k26", firstTag = "k1" }
        var fields: [Any?] { [free(unitCode), free(extraInfo), shopArea, baseRate, firstTag] }
    }
    struct D: SmartDirectCodable, LawValue {
        var unitCode: [JSONValue] = []
        @SmartAny var extraInfo: [String: Any] = [:]
        @SmartCompact.Dictionary var shopArea: [String: String] = [:]
        var baseRate: [[String]] = []
        var firstTag: Card? = nil
        enum CodingKeys: String, CodingKey { case unitCode = "_v", extraInfo, shopArea = "k10", baseRate = "k26", firstTag = "k1" }
        var fields: [Any?] { [free(unitCode), free(extraInfo), shopArea, baseRate, firstTag] }
    }
}

enum M061 {
    struct S: SmartCodable, LawValue {
        var dayPlan: UInt16 = 42
        var userName: [Float] = []
        var lastPage: Double? = nil
        @SmartCompact.Array var rowCount: [String] = []
        var isOpen: Float = 1.5
        var fields: [Any?] { [dayPlan, userName, lastPage, rowCount, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        var dayPlan: UInt16 = 42
        var userName: [Float] = []
        required init() {}
        var fields: [Any?] { [dayPlan, userName] }
    }
    class C1: C0 {
        var lastPage: Double? = nil
        @SmartCompact.Array var rowCount: [String] = []
        override var fields: [Any?] { super.fields + [lastPage, rowCount] }
    }
    class C2: C1 {
        var isOpen: Float = 1.5
        override var fields: [Any?] { super.fields + [isOpen] }
    }
    final class F: SmartCodable, LawValue {
        var dayPlan: UInt16 = 42
        var userName: [Float] = []
        var lastPage: Double? = nil
        @SmartCompact.Array var rowCount: [String] = []
        var isOpen: Float = 1.5
        init() {}
        var fields: [Any?] { [dayPlan, userName, lastPage, rowCount, isOpen] }
    }
}

enum M062 {
    struct S: SmartCodable, LawValue {
        var rowCount: Date = Date(timeIntervalSince1970: 60)
        @SmartAny var extraInfo: [String: Any] = [:]
        var isOpen: String = "initial"
        var dayPlan: Float = 1.5
        var topScore: [Double] = []
        @IgnoredKey var baseRate: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- "ID", CodingKeys.extraInfo <--- "k25", CodingKeys.dayPlan <--- ["k14", "dayPlan"], CodingKeys.topScore <--- "k2"] }
        mutating func didFinishMapping() { finished(62) }
        var fields: [Any?] { [rowCount, free(extraInfo), isOpen, dayPlan, topScore, baseRate] }
    }
    final class F: SmartCodable, LawValue {
        var rowCount: Date = Date(timeIntervalSince1970: 60)
        @SmartAny var extraInfo: [String: Any] = [:]
        var isOpen: String = "initial"
        var dayPlan: Float = 1.5
        var topScore: [Double] = []
        @IgnoredKey var baseRate: Int = 42
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- "ID", CodingKeys.extraInfo <--- "k25", CodingKeys.dayPlan <--- ["k14", "dayPlan"], CodingKeys.topScore <--- "k2"] }
        func didFinishMapping() { finished(62) }
        var fields: [Any?] { [rowCount, free(extraInfo), isOpen, dayPlan, topScore, baseRate] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var rowCount: Date = Date(timeIntervalSince1970: 60)
        @SmartAny var extraInfo: [String: Any] = [:]
        var isOpen: String = "initial"
        var dayPlan: Float = 1.5
        var topScore: [A] = []
        @IgnoredKey var baseRate: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- "ID", CodingKeys.extraInfo <--- "k25", CodingKeys.dayPlan <--- ["k14", "dayPlan"], CodingKeys.topScore <--- "k2"] }
        mutating func didFinishMapping() { finished(62) }
        var fields: [Any?] { [rowCount, free(extraInfo), isOpen, dayPlan, topScore, baseRate] }
    }
}

extension LawModel {
    static let file007: [LawModel] = [
        LawModel(54, "S", M054.S.self),
        LawModel(54, "G", M054.G<M003.S>.self),
        LawModel(54, "F", M054.F.self),
        LawModel(55, "S", M055.S.self, collections: .strict),
        LawModel(55, "D", M055.D.self, collections: .strict),
        LawModel(55, "G", M055.G<URL>.self, collections: .strict),
        LawModel(56, "S", M056.S.self),
        LawModel(56, "E", M056.E.self),
        LawModel(56, "D", M056.D.self),
        LawModel(57, "S", M057.S.self),
        LawModel(57, "C", M057.C1.self),
        LawModel(57, "G", M057.G<Shape>.self),
        LawModel(58, "S", M058.S.self),
        LawModel(58, "D", M058.D.self),
        LawModel(58, "G", M058.G<M001.S>.self),
        LawModel(59, "S", M059.S.self, .snake),
        LawModel(59, "F", M059.F.self, .snake),
        LawModel(59, "G", M059.G<Data>.self, .snake),
        LawModel(60, "S", M060.S.self, collections: .strict),
        LawModel(60, "F", M060.F.self, collections: .strict),
        LawModel(60, "D", M060.D.self, collections: .strict),
        LawModel(61, "S", M061.S.self, collections: .strict),
        LawModel(61, "C", M061.C2.self, collections: .strict),
        LawModel(61, "F", M061.F.self, collections: .strict),
        LawModel(62, "S", M062.S.self, collections: .wraps),
        LawModel(62, "F", M062.F.self, collections: .wraps),
        LawModel(62, "G", M062.G<Double>.self, collections: .wraps),
    ]
}
