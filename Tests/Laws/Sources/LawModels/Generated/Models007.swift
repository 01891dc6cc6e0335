// Made by generate.py.
import Foundation
import SmartCodable

enum M054 {
    struct S: SmartCodable, LawValue {
        var extraInfo: String? = "initial"
        var topScore: [Shape] = []
        var dayPlan: Decimal = 1
        var pageSize: Decimal = 1
        var isOpen: [String: Decimal] = [:]
        @SmartCompact.Array var homeCity: [String] = []
        @SmartFlat var maxLevel: M001.S = M001.S()
        var minLevel: Int8 = 42
        var fields: [Any?] { [extraInfo, topScore, dayPlan, pageSize, isOpen, homeCity, maxLevel, minLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: String? = "initial"
        var topScore: [Shape] = []
        var dayPlan: Decimal = 1
        var pageSize: Decimal = 1
        var isOpen: [String: Decimal] = [:]
        @SmartCompact.Array var homeCity: [String] = []
        @SmartFlat var maxLevel: M001.S = M001.S()
        var minLevel: Int8 = 42
        var fields: [Any?] { [extraInfo, topScore, dayPlan, pageSize, isOpen, homeCity, maxLevel, minLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var extraInfo: String? = "initial"
        var topScore: [A] = []
        var dayPlan: Decimal = 1
        var pageSize: Decimal = 1
        var isOpen: [String: Decimal] = [:]
        @SmartCompact.Array var homeCity: [String] = []
        @SmartFlat var maxLevel: M001.S = M001.S()
        var minLevel: Int8 = 42
        var fields: [Any?] { [extraInfo, topScore, dayPlan, pageSize, isOpen, homeCity, maxLevel, minLevel] }
    }
}

enum M055 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k21") var newValue: [[String]] = []
        @SmartKey("data.u55n1") @SmartCompact.Array var isOpen: [Bool] = []
        var topScore: [JSONValue] = []
        @SmartCompact.Array var lastPage: [String] = []
        var baseRate: Data? = nil
        var pageSize: Data? = nil
        var dayPlan: Float? = nil
        mutating func didFinishMapping() { finished(55) }
        var fields: [Any?] { [newValue, isOpen, free(topScore), lastPage, baseRate, pageSize, dayPlan] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("k21") var newValue: [[String]] = []
        @SmartKey("data.u55n1") @SmartCompact.Array var isOpen: [Bool] = []
        var topScore: [JSONValue] = []
        @SmartCompact.Array var lastPage: [String] = []
        var baseRate: A? = nil
        var pageSize: Data? = nil
        var dayPlan: Float? = nil
        mutating func didFinishMapping() { finished(55) }
        var fields: [Any?] { [newValue, isOpen, free(topScore), lastPage, baseRate, pageSize, dayPlan] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("k21") var newValue: [[String]] = []
        @SmartKey("data.u55n1") @SmartCompact.Array var isOpen: [Bool] = []
        var topScore: [JSONValue] = []
        @SmartCompact.Array var lastPage: [String] = []
        var baseRate: Data? = nil
        var pageSize: Data? = nil
        var dayPlan: Float? = nil
        mutating func didFinishMapping() { finished(55) }
        var fields: [Any?] { [newValue, isOpen, free(topScore), lastPage, baseRate, pageSize, dayPlan] }
    }
}

enum M056 {
    struct S: SmartCodable, LawValue {
        var baseRate: UInt = 42
        var extraInfo: Int64? = nil
        var pageSize: Decimal? = nil
        var topScore: Bool? = nil
        var rowCount: Int? = 42
        var itemPrice: Int8 = 42
        var fields: [Any?] { [baseRate, extraInfo, pageSize, topScore, rowCount, itemPrice] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var baseRate: UInt = 42
        var extraInfo: A? = nil
        var pageSize: Decimal? = nil
        var topScore: Bool? = nil
        var rowCount: Int? = 42
        var itemPrice: Int8 = 42
        var fields: [Any?] { [baseRate, extraInfo, pageSize, topScore, rowCount, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        var baseRate: UInt = 42
        var extraInfo: Int64? = nil
        var pageSize: Decimal? = nil
        var topScore: Bool? = nil
        var rowCount: Int? = 42
        var itemPrice: Int8 = 42
        init() {}
        var fields: [Any?] { [baseRate, extraInfo, pageSize, topScore, rowCount, itemPrice] }
    }
}

enum M057 {
    struct S: SmartCodable, LawValue {
        var minLevel: Date = Date(timeIntervalSince1970: 60)
        var lastPage: Decimal? = nil
        @IgnoredKey var unitCode: Int = 42
        @SmartAny var extraInfo: [String: Any] = [:]
        mutating func didFinishMapping() { finished(57) }
        var fields: [Any?] { [minLevel, lastPage, unitCode, free(extraInfo)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var minLevel: Date = Date(timeIntervalSince1970: 60)
        var lastPage: Decimal? = nil
        @IgnoredKey var unitCode: Int = 42
        @SmartAny var extraInfo: [String: Any] = [:]
        init() {}
        func didFinishMapping() { finished(57) }
        var fields: [Any?] { [minLevel, lastPage, unitCode, free(extraInfo)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: Date = Date(timeIntervalSince1970: 60)
        var lastPage: A? = nil
        @IgnoredKey var unitCode: Int = 42
        @SmartAny var extraInfo: [String: Any] = [:]
        mutating func didFinishMapping() { finished(57) }
        var fields: [Any?] { [minLevel, lastPage, unitCode, free(extraInfo)] }
    }
}

enum M058 {
    struct S: SmartCodable, LawValue {
        var topScore: Decimal = 1
        var extraInfo: String = "initial"
        var dayPlan: Bool = false
        var lastPage: String = "initial"
        var pageSize: Int? = -1
        var baseRate: UInt16? = 42
        mutating func didFinishMapping() { finished(58) }
        var fields: [Any?] { [topScore, extraInfo, dayPlan, lastPage, pageSize, baseRate] }
    }
    final class F: SmartCodable, LawValue {
        var topScore: Decimal = 1
        var extraInfo: String = "initial"
        var dayPlan: Bool = false
        var lastPage: String = "initial"
        var pageSize: Int? = -1
        var baseRate: UInt16? = 42
        init() {}
        func didFinishMapping() { finished(58) }
        var fields: [Any?] { [topScore, extraInfo, dayPlan, lastPage, pageSize, baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        var topScore: Decimal = 1
        var extraInfo: String = "initial"
        var dayPlan: Bool = false
        var lastPage: String = "initial"
        var pageSize: Int? = -1
        var baseRate: UInt16? = 42
        init() {}
        func didFinishMapping() { finished(58) }
        var fields: [Any?] { [topScore, extraInfo, dayPlan, lastPage, pageSize, baseRate] }
    }
}

enum M059 {
    struct S: SmartCodable, LawValue {
        var pageSize: [Double] = []
        var minLevel: UInt16 = 42
        var firstTag: [String: Decimal] = [:]
        @SmartCompact.Array var isOpen: [Int] = []
        var maxLevel: [[Rank]] = []
        mutating func didFinishMapping() { finished(59) }
        var fields: [Any?] { [pageSize, minLevel, firstTag, isOpen, maxLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var pageSize: [Double] = []
        var minLevel: UInt16 = 42
        var firstTag: [String: Decimal] = [:]
        @SmartCompact.Array var isOpen: [Int] = []
        var maxLevel: [[Rank]] = []
        mutating func didFinishMapping() { finished(59) }
        var fields: [Any?] { [pageSize, minLevel, firstTag, isOpen, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var pageSize: [A] = []
        var minLevel: UInt16 = 42
        var firstTag: [String: Decimal] = [:]
        @SmartCompact.Array var isOpen: [Int] = []
        var maxLevel: [[Rank]] = []
        mutating func didFinishMapping() { finished(59) }
        var fields: [Any?] { [pageSize, minLevel, firstTag, isOpen, maxLevel] }
    }
}

enum M060 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k16") var newValue: [Shape] = []
        var userName: Double = 1.5
        var firstTag: [String: JSONValue] = [:]
        @SmartAny var topScore: [Any] = []
        @SmartCompact.Dictionary var oldValue: [String: UInt] = [:]
        @SmartCompact.Array var itemPrice: [Int] = []
        var isOpen: [String: Rank] = [:]
        @IgnoredKey var lastPage: Int = 42
        mutating func didFinishMapping() { finished(60) }
        var fields: [Any?] { [newValue, userName, free(firstTag), free(topScore), oldValue, itemPrice, isOpen, lastPage] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(60) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("k16") var newValue: [Shape] = []
        var userName: Double = 1.5
        var firstTag: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [newValue, userName, free(firstTag)] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        @SmartAny var topScore: [Any] = []
        @SmartCompact.Dictionary var oldValue: [String: UInt] = [:]
        @SmartCompact.Array var itemPrice: [Int] = []
        var isOpen: [String: Rank] = [:]
        @IgnoredKey var lastPage: Int = 42
        override var fields: [Any?] { super.fields + [free(topScore), oldValue, itemPrice, isOpen, lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("k16") var newValue: [Shape] = []
        var userName: Double = 1.5
        var firstTag: [String: JSONValue] = [:]
        @SmartAny var topScore: [Any] = []
        @SmartCompact.Dictionary var oldValue: [String: UInt] = [:]
        @SmartCompact.Array var itemPrice: [Int] = []
        var isOpen: [String: Rank] = [:]
        @IgnoredKey var lastPage: Int = 42
        init() {}
        func didFinishMapping() { finished(60) }
        var fields: [Any?] { [newValue, userName, free(firstTag), free(topScore), oldValue, itemPrice, isOpen, lastPage] }
    }
}

enum M061 {
    struct S: SmartCodable, LawValue {
        var newValue: [[Double]] = []
        @SmartFlat var homeCity: M000.S? = nil
        var itemPrice: [Int: Bool] = [:]
        var minLevel: Date = Date(timeIntervalSince1970: 60)
        var extraInfo: String? = nil
        var topScore: String? = nil
        var oldValue: [[Decimal]] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- SmartDateTransformer(), CodingKeys.topScore <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(61) }
        var fields: [Any?] { [newValue, homeCity, itemPrice, minLevel, extraInfo, topScore, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        var newValue: [[Double]] = []
        @SmartFlat var homeCity: M000.S? = nil
        var itemPrice: [Int: Bool] = [:]
        var minLevel: Date = Date(timeIntervalSince1970: 60)
        var extraInfo: String? = nil
        var topScore: String? = nil
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- SmartDateTransformer(), CodingKeys.topScore <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(61) }
        var fields: [Any?] { [newValue, homeCity, itemPrice, minLevel, extraInfo, topScore] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        var oldValue: [[Decimal]] = []
        override var fields: [Any?] { super.fields + [oldValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: [[Double]] = []
        @SmartFlat var homeCity: M000.S? = nil
        var itemPrice: [Int: Bool] = [:]
        var minLevel: Date = Date(timeIntervalSince1970: 60)
        var extraInfo: String? = nil
        var topScore: String? = nil
        var oldValue: [[Decimal]] = []
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- SmartDateTransformer(), CodingKeys.topScore <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(61) }
        var fields: [Any?] { [newValue, homeCity, itemPrice, minLevel, extraInfo, topScore, oldValue] }
    }
}

enum M062 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var minLevel: M000.S = M000.S()
        @SmartAny var pageSize: Any? = nil
        var oldValue: [Decimal] = []
        var lastPage: [Int: Bool] = [:]
        var newValue: M002.F = M002.F()
        var itemPrice: [Int64?] = []
        var unitCode: Data? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["deep.in.v62n1", "pageSize"], CodingKeys.oldValue <--- ["list.0.w62n2", "k29"], CodingKeys.lastPage <--- "k0", CodingKeys.itemPrice <--- ["list.0.w62n5", "k6"]] }
        var fields: [Any?] { [minLevel, free(pageSize), oldValue, lastPage, newValue, itemPrice, unitCode] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var minLevel: M000.S = M000.S()
        @SmartAny var pageSize: Any? = nil
        var oldValue: [Decimal] = []
        var lastPage: [Int: Bool] = [:]
        var newValue: M002.F = M002.F()
        var itemPrice: [Int64?] = []
        var unitCode: Data? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["deep.in.v62n1", "pageSize"], CodingKeys.oldValue <--- ["list.0.w62n2", "k29"], CodingKeys.lastPage <--- "k0", CodingKeys.itemPrice <--- ["list.0.w62n5", "k6"]] }
        var fields: [Any?] { [minLevel, free(pageSize), oldValue, lastPage, newValue, itemPrice, unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var minLevel: M000.S = M000.S()
        @SmartAny var pageSize: Any? = nil
        var oldValue: [Decimal] = []
        var lastPage: [Int: Bool] = [:]
        var newValue: M002.F = M002.F()
        var itemPrice: [Int64?] = []
        var unitCode: Data? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["deep.in.v62n1", "pageSize"], CodingKeys.oldValue <--- ["list.0.w62n2", "k29"], CodingKeys.lastPage <--- "k0", CodingKeys.itemPrice <--- ["list.0.w62n5", "k6"]] }
        var fields: [Any?] { [minLevel, free(pageSize), oldValue, lastPage, newValue, itemPrice, unitCode] }
    }
}

extension LawModel {
    static let file007: [LawModel] = [
        LawModel(54, "S", M054.S.self, .snake),
        LawModel(54, "D", M054.D.self, .snake),
        LawModel(54, "G", M054.G<Shape>.self, .snake),
        LawModel(55, "S", M055.S.self),
        LawModel(55, "G", M055.G<Data>.self),
        LawModel(55, "D", M055.D.self),
        LawModel(56, "S", M056.S.self),
        LawModel(56, "G", M056.G<Int64>.self),
        LawModel(56, "F", M056.F.self),
        LawModel(57, "S", M057.S.self, .snake),
        LawModel(57, "E", M057.E.self, .snake),
        LawModel(57, "G", M057.G<Decimal>.self, .snake),
        LawModel(58, "S", M058.S.self, collections: .wraps),
        LawModel(58, "F", M058.F.self, collections: .wraps),
        LawModel(58, "E", M058.E.self, collections: .wraps),
        LawModel(59, "S", M059.S.self),
        LawModel(59, "D", M059.D.self),
        LawModel(59, "G", M059.G<Double>.self),
        LawModel(60, "S", M060.S.self, .kebab),
        LawModel(60, "C", M060.C3.self, .kebab),
        LawModel(60, "E", M060.E.self, .kebab),
        LawModel(61, "S", M061.S.self),
        LawModel(61, "C", M061.C2.self),
        LawModel(61, "E", M061.E.self),
        LawModel(62, "S", M062.S.self, collections: .wraps),
        LawModel(62, "F", M062.F.self, collections: .wraps),
        LawModel(62, "E", M062.E.self, collections: .wraps),
    ]
}
