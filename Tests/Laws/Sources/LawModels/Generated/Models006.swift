// Made by generate.py.
import Foundation
import SmartCodable

enum M045 {
    struct S: SmartCodable, LawValue {
        var isOpen: Mood? = .good
        var maxLevel: [[Mood]] = []
        var shopArea: [Int: Bool] = [:]
        @SmartCompact.Dictionary var homeCity: [String: Float] = [:]
        enum CodingKeys: String, CodingKey { case isOpen, maxLevel = "k27", shopArea, homeCity = "k25" }
        var fields: [Any?] { [isOpen, maxLevel, shopArea, homeCity] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var isOpen: Mood? = .good
        var maxLevel: [A] = []
        var shopArea: [Int: Bool] = [:]
        @SmartCompact.Dictionary var homeCity: [String: Float] = [:]
        enum CodingKeys: String, CodingKey { case isOpen, maxLevel = "k27", shopArea, homeCity = "k25" }
        var fields: [Any?] { [isOpen, maxLevel, shopArea, homeCity] }
    }
    final class F: SmartCodable, LawValue {
        var isOpen: Mood? = .good
        var maxLevel: [[Mood]] = []
        var shopArea: [Int: Bool] = [:]
        @SmartCompact.Dictionary var homeCity: [String: Float] = [:]
        init() {}
        enum CodingKeys: String, CodingKey { case isOpen, maxLevel = "k27", shopArea, homeCity = "k25" }
        var fields: [Any?] { [isOpen, maxLevel, shopArea, homeCity] }
    }
}

enum M046 {
    struct S: SmartCodable, LawValue {
        var baseRate: Int? = nil
        var rowCount: Message = .ping
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var pageSize: URL? = nil
        @SmartDate var dayPlan: Date? = nil
        var isOpen: String = "INITIAL"
        var oldValue: UInt = 42
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [baseRate, rowCount, free(minLevel), pageSize, dayPlan, isOpen, oldValue] }
    }
    final class F: SmartCodable, LawValue {
        var baseRate: Int? = nil
        var rowCount: Message = .ping
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var pageSize: URL? = nil
        @SmartDate var dayPlan: Date? = nil
        var isOpen: String = "INITIAL"
        var oldValue: UInt = 42
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [baseRate, rowCount, free(minLevel), pageSize, dayPlan, isOpen, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        var baseRate: Int? = nil
        var rowCount: Message = .ping
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var pageSize: URL? = nil
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [baseRate, rowCount, free(minLevel), pageSize] }
    }
    class C1: C0 {
        @SmartDate var dayPlan: Date? = nil
        var isOpen: String = "INITIAL"
        var oldValue: UInt = 42
        enum CodingKeys: String, CodingKey { case dayPlan, isOpen, oldValue }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [dayPlan, isOpen, oldValue] }
    }
}

enum M047 {
    struct S: SmartCodable, LawValue {
        var firstTag: [String: String] = [:]
        var baseRate: Word = .one
        var newValue: Decimal? = 1
        @SmartKey("list.0.w47n3") var userName: [String: String] = [:]
        mutating func didFinishMapping() { finished(47) }
        var fields: [Any?] { [firstTag, baseRate, newValue, userName] }
    }
    struct D: SmartDirectCodable, LawValue {
        var firstTag: [String: String] = [:]
        var baseRate: Word = .one
        var newValue: Decimal? = 1
        @SmartKey("list.0.w47n3") var userName: [String: String] = [:]
        mutating func didFinishMapping() { finished(47) }
        var fields: [Any?] { [firstTag, baseRate, newValue, userName] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(47) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var firstTag: [String: String] = [:]
        var baseRate: Word = .one
        var newValue: Decimal? = 1
        @SmartKey("list.0.w47n3") var userName: [String: String] = [:]
        override var fields: [Any?] { super.fields + [firstTag, baseRate, newValue, userName] }
    }
}

enum M048 {
    struct S: SmartCodable, LawValue {
        var itemPrice: [[Int]] = []
        var homeCity: [String: Int] = [:]
        var topScore: UInt16 = 42
        var isOpen: Int8 = 42
        var fields: [Any?] { [itemPrice, homeCity, topScore, isOpen] }
    }
    struct D: SmartDirectCodable, LawValue {
        var itemPrice: [[Int]] = []
        var homeCity: [String: Int] = [:]
        var topScore: UInt16 = 42
        var isOpen: Int8 = 42
        var fields: [Any?] { [itemPrice, homeCity, topScore, isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var itemPrice: [A] = []
        var homeCity: [String: Int] = [:]
        var topScore: UInt16 = 42
        var isOpen: Int8 = 42
        var fields: [Any?] { [itemPrice, homeCity, topScore, isOpen] }
    }
}

enum M049 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var pageSize: Holder = Holder()
        var newValue: [Int] = []
        var topScore: Int64? = nil
        @SmartKey("k21") var shopArea: Int64? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["k23", "k13"]] }
        var fields: [Any?] { [pageSize, newValue, topScore, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var pageSize: Holder = Holder()
        var newValue: [Int] = []
        var topScore: Int64? = nil
        @SmartKey("k21") var shopArea: Int64? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["k23", "k13"]] }
        var fields: [Any?] { [pageSize, newValue, topScore, shopArea] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var pageSize: Holder = Holder()
        var newValue: [Int] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["k23", "k13"]] }
        var fields: [Any?] { [pageSize, newValue] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        var topScore: Int64? = nil
        @SmartKey("k21") var shopArea: Int64? = nil
        override var fields: [Any?] { super.fields + [topScore, shopArea] }
    }
}

enum M050 {
    struct S: SmartCodable, LawValue {
        var newValue: Date? = nil
        @SmartKey("k9") var rowCount: [String: JSONValue] = [:]
        var userName: String? = nil
        var isOpen: Shape = Shape()
        @SmartKey("k7") var dayPlan: Float? = nil
        @SmartKey("k4") var shopArea: [Rated] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "dot\\.x50n3"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(50) }
        var fields: [Any?] { [newValue, free(rowCount), userName, isOpen, dayPlan, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: Date? = nil
        @SmartKey("k9") var rowCount: [String: JSONValue] = [:]
        var userName: String? = nil
        var isOpen: Shape = Shape()
        @SmartKey("k7") var dayPlan: Float? = nil
        @SmartKey("k4") var shopArea: [Rated] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "dot\\.x50n3"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(50) }
        var fields: [Any?] { [newValue, free(rowCount), userName, isOpen, dayPlan, shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        var newValue: Date? = nil
        @SmartKey("k9") var rowCount: [String: JSONValue] = [:]
        var userName: String? = nil
        var isOpen: Shape = Shape()
        @SmartKey("k7") var dayPlan: Float? = nil
        @SmartKey("k4") var shopArea: [Rated] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- "dot\\.x50n3"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(50) }
        var fields: [Any?] { [newValue, free(rowCount), userName, isOpen, dayPlan, shopArea] }
    }
}

enum M051 {
    struct S: SmartCodable, LawValue {
        var maxLevel: String = "initial"
        var oldValue: Decimal = 1
        var rowCount: Int64 = 42
        mutating func didFinishMapping() { finished(51) }
        var fields: [Any?] { [maxLevel, oldValue, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        var maxLevel: String = "initial"
        var oldValue: Decimal = 1
        var rowCount: Int64 = 42
        mutating func didFinishMapping() { finished(51) }
        var fields: [Any?] { [maxLevel, oldValue, rowCount] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(51) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var maxLevel: String = "initial"
        var oldValue: Decimal = 1
        var rowCount: Int64 = 42
        override var fields: [Any?] { super.fields + [maxLevel, oldValue, rowCount] }
    }
}

enum M052 {
    struct S: SmartCodable, LawValue {
        var itemPrice: [M002.F] = []
        @SmartAny var pageSize: [String: Any] = [:]
        var dayPlan: Data = Data()
        @SmartKey("deep.in.v52n3", "isOpen") var isOpen: Double? = nil
        @SmartAny var minLevel: Any? = nil
        var topScore: [String: Int64] = [:]
        @SmartDate var firstTag: Date? = nil
        @SmartFlat var unitCode: M000.S? = nil
        @SmartAny var rowCount: [Any] = []
        mutating func didFinishMapping() { finished(52) }
        var fields: [Any?] { [itemPrice, free(pageSize), dayPlan, isOpen, free(minLevel), topScore, firstTag, unitCode, free(rowCount)] }
    }
    final class F: SmartCodable, LawValue {
        var itemPrice: [M002.F] = []
        @SmartAny var pageSize: [String: Any] = [:]
        var dayPlan: Data = Data()
        @SmartKey("deep.in.v52n3", "isOpen") var isOpen: Double? = nil
        @SmartAny var minLevel: Any? = nil
        var topScore: [String: Int64] = [:]
        @SmartDate var firstTag: Date? = nil
        @SmartFlat var unitCode: M000.S? = nil
        @SmartAny var rowCount: [Any] = []
        init() {}
        func didFinishMapping() { finished(52) }
        var fields: [Any?] { [itemPrice, free(pageSize), dayPlan, isOpen, free(minLevel), topScore, firstTag, unitCode, free(rowCount)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var itemPrice: [M002.F] = []
        @SmartAny var pageSize: [String: Any] = [:]
        var dayPlan: Data = Data()
        @SmartKey("deep.in.v52n3", "isOpen") var isOpen: Double? = nil
        @SmartAny var minLevel: Any? = nil
        var topScore: [String: Int64] = [:]
        @SmartDate var firstTag: Date? = nil
        @SmartFlat var unitCode: M000.S? = nil
        @SmartAny var rowCount: [Any] = []
        init() {}
        func didFinishMapping() { finished(52) }
        var fields: [Any?] { [itemPrice, free(pageSize), dayPlan, isOpen, free(minLevel), topScore, firstTag, unitCode, free(rowCount)] }
    }
}

enum M053 {
    struct S: SmartCodable, LawValue {
        var firstTag: M001.S? = nil
        var pageSize: JSONValue = 1
        var baseRate: [JSONValue] = []
        var unitCode: Bool = false
        var rowCount: [S] = []
        @SmartAny var extraInfo: Any? = nil
        var userName: JSONValue = 1
        enum CodingKeys: String, CodingKey { case firstTag, pageSize, baseRate = "k22", unitCode, rowCount, extraInfo, userName = "ID" }
        var fields: [Any?] { [firstTag, free(pageSize), free(baseRate), unitCode, rowCount, free(extraInfo), free(userName)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var firstTag: M001.S? = nil
        var pageSize: JSONValue = 1
        var baseRate: [JSONValue] = []
        var unitCode: Bool = false
        var rowCount: [E] = []
        @SmartAny var extraInfo: Any? = nil
        var userName: JSONValue = 1
        init() {}
        enum CodingKeys: String, CodingKey { case firstTag, pageSize, baseRate = "k22", unitCode, rowCount, extraInfo, userName = "ID" }
        var fields: [Any?] { [firstTag, free(pageSize), free(baseRate), unitCode, rowCount, free(extraInfo), free(userName)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var firstTag: M001.S? = nil
        var pageSize: JSONValue = 1
        var baseRate: [JSONValue] = []
        var unitCode: Bool = false
        var rowCount: [D] = []
        @SmartAny var extraInfo: Any? = nil
        var userName: JSONValue = 1
        enum CodingKeys: String, CodingKey { case firstTag, pageSize, baseRate = "k22", unitCode, rowCount, extraInfo, userName = "ID" }
        var fields: [Any?] { [firstTag, free(pageSize), free(baseRate), unitCode, rowCount, free(extraInfo), free(userName)] }
    }
}

extension LawModel {
    static let file006: [LawModel] = [
        LawModel(45, "S", M045.S.self, collections: .wraps),
        LawModel(45, "G", M045.G<[Mood]>.self, collections: .wraps),
        LawModel(45, "F", M045.F.self, collections: .wraps),
        LawModel(46, "S", M046.S.self, collections: .wraps),
        LawModel(46, "F", M046.F.self, collections: .wraps),
        LawModel(46, "C", M046.C1.self, collections: .wraps),
        LawModel(47, "S", M047.S.self, .snake),
        LawModel(47, "D", M047.D.self, .snake),
        LawModel(47, "C", M047.C1.self, .snake),
        LawModel(48, "S", M048.S.self),
        LawModel(48, "D", M048.D.self),
        LawModel(48, "G", M048.G<[Int]>.self),
        LawModel(49, "S", M049.S.self, collections: .strict),
        LawModel(49, "E", M049.E.self, collections: .strict),
        LawModel(49, "C", M049.C3.self, collections: .strict),
        LawModel(50, "S", M050.S.self),
        LawModel(50, "E", M050.E.self),
        LawModel(50, "D", M050.D.self),
        LawModel(51, "S", M051.S.self),
        LawModel(51, "D", M051.D.self),
        LawModel(51, "C", M051.C1.self),
        LawModel(52, "S", M052.S.self),
        LawModel(52, "F", M052.F.self),
        LawModel(52, "E", M052.E.self),
        LawModel(53, "S", M053.S.self, isRecursive: true),
        LawModel(53, "E", M053.E.self, isRecursive: true),
        LawModel(53, "D", M053.D.self, isRecursive: true),
    ]
}
