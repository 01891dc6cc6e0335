// Made by generate.py.
import Foundation
import SmartCodable

enum M090 {
    struct S: SmartCodable, LawValue {
        var oldValue: Data? = nil
        var shopArea: String = "initial"
        var unitCode: JSONValue = 1
        var rowCount: M002.S? = nil
        @SmartKey("dot\\.x90n4") var homeCity: [[Bool]] = []
        var fields: [Any?] { [oldValue, shopArea, free(unitCode), rowCount, homeCity] }
    }
    final class F: SmartCodable, LawValue {
        var oldValue: Data? = nil
        var shopArea: String = "initial"
        var unitCode: JSONValue = 1
        var rowCount: M002.S? = nil
        @SmartKey("dot\\.x90n4") var homeCity: [[Bool]] = []
        init() {}
        var fields: [Any?] { [oldValue, shopArea, free(unitCode), rowCount, homeCity] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: A? = nil
        var shopArea: String = "initial"
        var unitCode: JSONValue = 1
        var rowCount: M002.S? = nil
        @SmartKey("dot\\.x90n4") var homeCity: [[Bool]] = []
        var fields: [Any?] { [oldValue, shopArea, free(unitCode), rowCount, homeCity] }
    }
}

enum M091 {
    struct S: SmartCodable, LawValue {
        var isOpen: [Shape] = []
        @IgnoredKey var minLevel: Int = 42
        @SmartUnknown var lastPage: [String: JSONValue] = [:]
        var shopArea: [String: Decimal] = [:]
        var topScore: String? = nil
        var userName: [Float] = []
        enum CodingKeys: String, CodingKey { case isOpen = "k14", minLevel, lastPage, shopArea, topScore, userName }
        mutating func didFinishMapping() { finished(91) }
        var fields: [Any?] { [isOpen, minLevel, free(lastPage), shopArea, topScore, userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var isOpen: [A] = []
        @IgnoredKey var minLevel: Int = 42
        @SmartUnknown var lastPage: [String: JSONValue] = [:]
        var shopArea: [String: Decimal] = [:]
        var topScore: String? = nil
        var userName: [Float] = []
        enum CodingKeys: String, CodingKey { case isOpen = "k14", minLevel, lastPage, shopArea, topScore, userName }
        mutating func didFinishMapping() { finished(91) }
        var fields: [Any?] { [isOpen, minLevel, free(lastPage), shopArea, topScore, userName] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(91) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var isOpen: [Shape] = []
        @IgnoredKey var minLevel: Int = 42
        @SmartUnknown var lastPage: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case isOpen = "k14", minLevel, lastPage }
        override var fields: [Any?] { super.fields + [isOpen, minLevel, free(lastPage)] }
    }
    class C2: C1 {
        var shopArea: [String: Decimal] = [:]
        enum CodingKeys: String, CodingKey { case shopArea }
        override var fields: [Any?] { super.fields + [shopArea] }
    }
    class C3: C2 {
        var topScore: String? = nil
        var userName: [Float] = []
        enum CodingKeys: String, CodingKey { case topScore, userName }
        override var fields: [Any?] { super.fields + [topScore, userName] }
    }
}

enum M092 {
    struct S: SmartCodable, LawValue {
        var rowCount: [Int] = []
        var userName: Data? = nil
        var newValue: [[UInt16]] = []
        var lastPage: M001.F = M001.F()
        @SmartKey("dot\\.x92n4", "firstTag") var firstTag: UInt = 42
        var maxLevel: [Shape] = []
        var baseRate: Filled = Filled()
        mutating func didFinishMapping() { finished(92) }
        var fields: [Any?] { [rowCount, userName, newValue, lastPage, firstTag, maxLevel, baseRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        var rowCount: [Int] = []
        var userName: Data? = nil
        var newValue: [[UInt16]] = []
        var lastPage: M001.F = M001.F()
        @SmartKey("dot\\.x92n4", "firstTag") var firstTag: UInt = 42
        var maxLevel: [Shape] = []
        var baseRate: Filled = Filled()
        mutating func didFinishMapping() { finished(92) }
        var fields: [Any?] { [rowCount, userName, newValue, lastPage, firstTag, maxLevel, baseRate] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(92) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var rowCount: [Int] = []
        var userName: Data? = nil
        var newValue: [[UInt16]] = []
        var lastPage: M001.F = M001.F()
        @SmartKey("dot\\.x92n4", "firstTag") var firstTag: UInt = 42
        var maxLevel: [Shape] = []
        var baseRate: Filled = Filled()
        override var fields: [Any?] { super.fields + [rowCount, userName, newValue, lastPage, firstTag, maxLevel, baseRate] }
    }
}

enum M093 {
    struct S: SmartCodable, LawValue {
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var rowCount: Double? = nil
        @SmartAny var userName: [String: Any] = [:]
        var baseRate: Int = -1
        @SmartKey("k4") var maxLevel: Date? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(93) }
        var fields: [Any?] { [free(minLevel), rowCount, free(userName), baseRate, maxLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var rowCount: Double? = nil
        @SmartAny var userName: [String: Any] = [:]
        var baseRate: Int = -1
        @SmartKey("k4") var maxLevel: Date? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(93) }
        var fields: [Any?] { [free(minLevel), rowCount, free(userName), baseRate, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var rowCount: Double? = nil
        @SmartAny var userName: [String: Any] = [:]
        var baseRate: Int = -1
        @SmartKey("k4") var maxLevel: Date? = nil
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(93) }
        var fields: [Any?] { [free(minLevel), rowCount, free(userName), baseRate, maxLevel] }
    }
}

enum M094 {
    struct S: SmartCodable, LawValue {
        @SmartDate var pageSize: Date? = nil
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartAny var firstTag: [String: Any] = [:]
        var topScore: [String: JSONValue] = [:]
        @IgnoredKey var lastPage: Int = 42
        @IgnoredKey var dayPlan: Int = 42
        var userName: Float = 1.5
        var itemPrice: M003.S = M003.S()
        var maxLevel: [[UInt16]] = []
        mutating func didFinishMapping() { finished(94) }
        var fields: [Any?] { [pageSize, free(minLevel), free(firstTag), free(topScore), lastPage, dayPlan, userName, itemPrice, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartDate var pageSize: Date? = nil
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartAny var firstTag: [String: Any] = [:]
        var topScore: [String: JSONValue] = [:]
        @IgnoredKey var lastPage: Int = 42
        @IgnoredKey var dayPlan: Int = 42
        var userName: Float = 1.5
        var itemPrice: M003.S = M003.S()
        var maxLevel: [A] = []
        mutating func didFinishMapping() { finished(94) }
        var fields: [Any?] { [pageSize, free(minLevel), free(firstTag), free(topScore), lastPage, dayPlan, userName, itemPrice, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(94) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartDate var pageSize: Date? = nil
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartAny var firstTag: [String: Any] = [:]
        var topScore: [String: JSONValue] = [:]
        @IgnoredKey var lastPage: Int = 42
        @IgnoredKey var dayPlan: Int = 42
        var userName: Float = 1.5
        var itemPrice: M003.S = M003.S()
        var maxLevel: [[UInt16]] = []
        override var fields: [Any?] { super.fields + [pageSize, free(minLevel), free(firstTag), free(topScore), lastPage, dayPlan, userName, itemPrice, maxLevel] }
    }
}

enum M095 {
    struct S: SmartCodable, LawValue {
        var oldValue: String = "initial"
        @IgnoredKey var maxLevel: Int = 42
        var userName: Bool = false
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        @IgnoredKey var extraInfo: Int = 42
        mutating func didFinishMapping() { finished(95) }
        var fields: [Any?] { [oldValue, maxLevel, userName, free(firstTag), extraInfo] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: String = "initial"
        @IgnoredKey var maxLevel: Int = 42
        var userName: Bool = false
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        @IgnoredKey var extraInfo: Int = 42
        init() {}
        func didFinishMapping() { finished(95) }
        var fields: [Any?] { [oldValue, maxLevel, userName, free(firstTag), extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: String = "initial"
        @IgnoredKey var maxLevel: Int = 42
        required init() {}
        func didFinishMapping() { finished(95) }
        var fields: [Any?] { [oldValue, maxLevel] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        var userName: Bool = false
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        @IgnoredKey var extraInfo: Int = 42
        override var fields: [Any?] { super.fields + [userName, free(firstTag), extraInfo] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M096 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k14") var baseRate: UInt16 = 42
        var oldValue: Bool = false
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        var lastPage: JSONValue = 1
        @IgnoredKey var unitCode: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- "data.u96n1", CodingKeys.lastPage <--- "k27"] }
        mutating func didFinishMapping() { finished(96) }
        var fields: [Any?] { [baseRate, oldValue, free(pageSize), free(lastPage), unitCode] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("k14") var baseRate: UInt16 = 42
        var oldValue: Bool = false
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        var lastPage: JSONValue = 1
        @IgnoredKey var unitCode: Int = 42
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- "data.u96n1", CodingKeys.lastPage <--- "k27"] }
        func didFinishMapping() { finished(96) }
        var fields: [Any?] { [baseRate, oldValue, free(pageSize), free(lastPage), unitCode] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("k14") var baseRate: UInt16 = 42
        var oldValue: Bool = false
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        var lastPage: JSONValue = 1
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- "data.u96n1", CodingKeys.lastPage <--- "k27"] }
        func didFinishMapping() { finished(96) }
        var fields: [Any?] { [baseRate, oldValue, free(pageSize), free(lastPage)] }
    }
    class C1: C0 {
        @IgnoredKey var unitCode: Int = 42
        override var fields: [Any?] { super.fields + [unitCode] }
    }
}

enum M097 {
    struct S: SmartCodable, LawValue {
        @SmartAny var dayPlan: Any? = nil
        var topScore: URL? = nil
        var userName: [JSONValue] = []
        mutating func didFinishMapping() { finished(97) }
        var fields: [Any?] { [free(dayPlan), topScore, free(userName)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var dayPlan: Any? = nil
        var topScore: URL? = nil
        var userName: [JSONValue] = []
        init() {}
        func didFinishMapping() { finished(97) }
        var fields: [Any?] { [free(dayPlan), topScore, free(userName)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var dayPlan: Any? = nil
        var topScore: URL? = nil
        var userName: [JSONValue] = []
        init() {}
        func didFinishMapping() { finished(97) }
        var fields: [Any?] { [free(dayPlan), topScore, free(userName)] }
    }
}

enum M098 {
    struct S: SmartCodable, LawValue {
        var lastPage: [M002.S?] = []
        var rowCount: Bool = false
        @SmartFlat var dayPlan: Holder = Holder()
        var shopArea: JSONValue = 1
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        var fields: [Any?] { [lastPage, rowCount, dayPlan, free(shopArea), topScore] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var lastPage: [M002.S?] = []
        var rowCount: Bool = false
        @SmartFlat var dayPlan: Holder = Holder()
        var shopArea: JSONValue = 1
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        override var fields: [Any?] { super.fields + [lastPage, rowCount, dayPlan, free(shopArea), topScore] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: [M002.S?] = []
        var rowCount: Bool = false
        @SmartFlat var dayPlan: Holder = Holder()
        var shopArea: JSONValue = 1
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        init() {}
        var fields: [Any?] { [lastPage, rowCount, dayPlan, free(shopArea), topScore] }
    }
}

extension LawModel {
    static let file011: [LawModel] = [
        LawModel(90, "S", M090.S.self, .lower),
        LawModel(90, "F", M090.F.self, .lower),
        LawModel(90, "G", M090.G<Data>.self, .lower),
        LawModel(91, "S", M091.S.self, collections: .strict),
        LawModel(91, "G", M091.G<Shape>.self, collections: .strict),
        LawModel(91, "C", M091.C3.self, collections: .strict),
        LawModel(92, "S", M092.S.self),
        LawModel(92, "D", M092.D.self),
        LawModel(92, "C", M092.C1.self),
        LawModel(93, "S", M093.S.self, .snake),
        LawModel(93, "D", M093.D.self, .snake),
        LawModel(93, "C", M093.C0.self, .snake),
        LawModel(94, "S", M094.S.self, .snake),
        LawModel(94, "G", M094.G<[UInt16]>.self, .snake),
        LawModel(94, "C", M094.C1.self, .snake),
        LawModel(95, "S", M095.S.self, collections: .wraps),
        LawModel(95, "E", M095.E.self, collections: .wraps),
        LawModel(95, "C", M095.C3.self, collections: .wraps, situations: ["ignoredInBase"]),
        LawModel(96, "S", M096.S.self),
        LawModel(96, "F", M096.F.self),
        LawModel(96, "C", M096.C1.self),
        LawModel(97, "S", M097.S.self),
        LawModel(97, "F", M097.F.self),
        LawModel(97, "E", M097.E.self),
        LawModel(98, "S", M098.S.self, .kebab),
        LawModel(98, "C", M098.C2.self, .kebab),
        LawModel(98, "F", M098.F.self, .kebab),
    ]
}
