// Made by generate.py.
import Foundation
import SmartCodable

enum M090 {
    struct S: SmartCodable, LawValue {
        var lastPage: Date = Date(timeIntervalSince1970: 60)
        @SmartDate var pageSize: Date? = nil
        var userName: UInt = 42
        var oldValue: Set<Int> = []
        var maxLevel: Int8 = 42
        var extraInfo: Set<String> = []
        var minLevel: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- "data.u90n2", CodingKeys.maxLevel <--- "x-y"] }
        var fields: [Any?] { [lastPage, pageSize, userName, oldValue, maxLevel, extraInfo, minLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var lastPage: Date = Date(timeIntervalSince1970: 60)
        @SmartDate var pageSize: Date? = nil
        var userName: UInt = 42
        var oldValue: Set<Int> = []
        var maxLevel: Int8 = 42
        var extraInfo: Set<String> = []
        var minLevel: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- "data.u90n2", CodingKeys.maxLevel <--- "x-y"] }
        var fields: [Any?] { [lastPage, pageSize, userName, oldValue, maxLevel, extraInfo, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var lastPage: Date = Date(timeIntervalSince1970: 60)
        @SmartDate var pageSize: Date? = nil
        var userName: UInt = 42
        var oldValue: Set<Int> = []
        var maxLevel: Int8 = 42
        var extraInfo: Set<String> = []
        var minLevel: Date? = nil
        enum CodingKeys: String, CodingKey { case lastPage, pageSize, userName, oldValue, maxLevel, extraInfo, minLevel }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.userName <--- "data.u90n2", CodingKeys.maxLevel <--- "x-y"] }
        override var fields: [Any?] { super.fields + [lastPage, pageSize, userName, oldValue, maxLevel, extraInfo, minLevel] }
    }
}

enum M091 {
    struct S: SmartCodable, LawValue {
        var firstTag: String = "INITIAL"
        var minLevel: Double = 1.5
        var newValue: Mood = .good
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(91) }
        var fields: [Any?] { [firstTag, minLevel, newValue] }
    }
    final class F: SmartCodable, LawValue {
        var firstTag: String = "INITIAL"
        var minLevel: Double = 1.5
        var newValue: Mood = .good
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(91) }
        var fields: [Any?] { [firstTag, minLevel, newValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var firstTag: String = "INITIAL"
        var minLevel: Double = 1.5
        var newValue: Mood = .good
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(91) }
        var fields: [Any?] { [firstTag, minLevel, newValue] }
    }
}

enum M092 {
    struct S: SmartCodable, LawValue {
        var maxLevel: [Rated] = []
        @IgnoredKey var topScore: Int = 42
        var baseRate: Float = 1.5
        @IgnoredKey var extraInfo: Int = 42
        var firstTag: UInt = 42
        var itemPrice: Message? = nil
        @SmartKey("k27") var newValue: M000.F = M000.F()
        @SmartKey("data.u92n7") var isOpen: [Int8] = []
        var fields: [Any?] { [maxLevel, topScore, baseRate, extraInfo, firstTag, itemPrice, newValue, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        var maxLevel: [Rated] = []
        @IgnoredKey var topScore: Int = 42
        override var fields: [Any?] { super.fields + [maxLevel, topScore] }
    }
    class C3: C2 {
        var baseRate: Float = 1.5
        @IgnoredKey var extraInfo: Int = 42
        var firstTag: UInt = 42
        var itemPrice: Message? = nil
        @SmartKey("k27") var newValue: M000.F = M000.F()
        @SmartKey("data.u92n7") var isOpen: [Int8] = []
        override var fields: [Any?] { super.fields + [baseRate, extraInfo, firstTag, itemPrice, newValue, isOpen] }
    }
    struct D: SmartDirectCodable, LawValue {
        var maxLevel: [Rated] = []
        @IgnoredKey var topScore: Int = 42
        var baseRate: Float = 1.5
        @IgnoredKey var extraInfo: Int = 42
        var firstTag: UInt = 42
        var itemPrice: Message? = nil
        @SmartKey("k27") var newValue: M000.F = M000.F()
        @SmartKey("data.u92n7") var isOpen: [Int8] = []
        var fields: [Any?] { [maxLevel, topScore, baseRate, extraInfo, firstTag, itemPrice, newValue, isOpen] }
    }
}

enum M093 {
    struct S: SmartCodable, LawValue {
        var maxLevel: URL? = nil
        var extraInfo: Int = -1
        var minLevel: String? = nil
        var pageSize: Numbered? = nil
        var isOpen: Bool? = nil
        var firstTag: Int = 42
        var itemPrice: Int = 42
        @SmartFlat var rowCount: Message = .ping
        enum CodingKeys: String, CodingKey { case maxLevel, extraInfo, minLevel, pageSize, isOpen = "k18", firstTag, itemPrice = "k17", rowCount }
        mutating func didFinishMapping() { finished(93) }
        var fields: [Any?] { [maxLevel, extraInfo, minLevel, pageSize, isOpen, firstTag, itemPrice, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: URL? = nil
        var extraInfo: Int = -1
        var minLevel: String? = nil
        var pageSize: Numbered? = nil
        var isOpen: Bool? = nil
        var firstTag: Int = 42
        var itemPrice: Int = 42
        @SmartFlat var rowCount: Message = .ping
        init() {}
        enum CodingKeys: String, CodingKey { case maxLevel, extraInfo, minLevel, pageSize, isOpen = "k18", firstTag, itemPrice = "k17", rowCount }
        func didFinishMapping() { finished(93) }
        var fields: [Any?] { [maxLevel, extraInfo, minLevel, pageSize, isOpen, firstTag, itemPrice, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        var maxLevel: URL? = nil
        var extraInfo: Int = -1
        var minLevel: String? = nil
        var pageSize: Numbered? = nil
        var isOpen: Bool? = nil
        var firstTag: Int = 42
        var itemPrice: Int = 42
        @SmartFlat var rowCount: Message = .ping
        enum CodingKeys: String, CodingKey { case maxLevel, extraInfo, minLevel, pageSize, isOpen = "k18", firstTag, itemPrice = "k17", rowCount }
        mutating func didFinishMapping() { finished(93) }
        var fields: [Any?] { [maxLevel, extraInfo, minLevel, pageSize, isOpen, firstTag, itemPrice, rowCount] }
    }
}

enum M094 {
    struct S: SmartCodable, LawValue {
        @SmartKey("list.0.w94n0", "dayPlan") var dayPlan: [Word: Int] = [:]
        var lastPage: [String: JSONValue] = [:]
        var homeCity: Data? = nil
        var userName: Bool? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "a b"] }
        var fields: [Any?] { [dayPlan, free(lastPage), homeCity, userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("list.0.w94n0", "dayPlan") var dayPlan: [Word: Int] = [:]
        var lastPage: [String: JSONValue] = [:]
        var homeCity: Data? = nil
        var userName: Bool? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "a b"] }
        var fields: [Any?] { [dayPlan, free(lastPage), homeCity, userName] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("list.0.w94n0", "dayPlan") var dayPlan: [Word: Int] = [:]
        var lastPage: [String: JSONValue] = [:]
        var homeCity: Data? = nil
        var userName: Bool? = nil
        enum CodingKeys: String, CodingKey { case dayPlan, lastPage, homeCity, userName }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.lastPage <--- "a b"] }
        override var fields: [Any?] { super.fields + [dayPlan, free(lastPage), homeCity, userName] }
    }
}

enum M095 {
    struct S: SmartCodable, LawValue {
        var extraInfo: M003.S = M003.S()
        var unitCode: Data = Data()
        var isOpen: JSONValue = 1
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        var minLevel: Set<Int> = []
        @SmartDate var newValue: Date? = nil
        @SmartFlat var lastPage: Message = .ping
        var shopArea: URL? = nil
        var fields: [Any?] { [extraInfo, unitCode, free(isOpen), free(rowCount), minLevel, newValue, lastPage, shopArea] }
    }
    final class F: SmartCodable, LawValue {
        var extraInfo: M003.S = M003.S()
        var unitCode: Data = Data()
        var isOpen: JSONValue = 1
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        var minLevel: Set<Int> = []
        @SmartDate var newValue: Date? = nil
        @SmartFlat var lastPage: Message = .ping
        var shopArea: URL? = nil
        init() {}
        var fields: [Any?] { [extraInfo, unitCode, free(isOpen), free(rowCount), minLevel, newValue, lastPage, shopArea] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var extraInfo: M003.S = M003.S()
        var unitCode: Data = Data()
        var isOpen: JSONValue = 1
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        var minLevel: Set<Int> = []
        @SmartDate var newValue: Date? = nil
        @SmartFlat var lastPage: Message = .ping
        var shopArea: A? = nil
        var fields: [Any?] { [extraInfo, unitCode, free(isOpen), free(rowCount), minLevel, newValue, lastPage, shopArea] }
    }
}

enum M096 {
    struct S: SmartCodable, LawValue {
        var baseRate: Set<String> = []
        var minLevel: [M002.S] = []
        var newValue: UInt16 = 42
        var pageSize: String = "INITIAL"
        var shopArea: JSONValue = 1
        @SmartFlat var firstTag: M000.S? = nil
        var unitCode: M002.F = M002.F()
        @SmartFlat var maxLevel: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["k7", "k28"], CodingKeys.unitCode <--- "k9"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(96) }
        var fields: [Any?] { [baseRate, minLevel, newValue, pageSize, free(shopArea), firstTag, unitCode, free(maxLevel)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var baseRate: Set<String> = []
        var minLevel: [M002.S] = []
        var newValue: UInt16 = 42
        var pageSize: String = "INITIAL"
        var shopArea: JSONValue = 1
        @SmartFlat var firstTag: M000.S? = nil
        var unitCode: M002.F = M002.F()
        @SmartFlat var maxLevel: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["k7", "k28"], CodingKeys.unitCode <--- "k9"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(96) }
        var fields: [Any?] { [baseRate, minLevel, newValue, pageSize, free(shopArea), firstTag, unitCode, free(maxLevel)] }
    }
    final class F: SmartCodable, LawValue {
        var baseRate: Set<String> = []
        var minLevel: [M002.S] = []
        var newValue: UInt16 = 42
        var pageSize: String = "INITIAL"
        var shopArea: JSONValue = 1
        @SmartFlat var firstTag: M000.S? = nil
        var unitCode: M002.F = M002.F()
        @SmartFlat var maxLevel: [String: JSONValue] = [:]
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["k7", "k28"], CodingKeys.unitCode <--- "k9"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(96) }
        var fields: [Any?] { [baseRate, minLevel, newValue, pageSize, free(shopArea), firstTag, unitCode, free(maxLevel)] }
    }
}

enum M097 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var shopArea: Int = 42
        var homeCity: [JSONValue] = []
        var unitCode: M000.S = M000.S()
        @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k5", "k2") var pageSize: M003.S? = nil
        var extraInfo: Shape = Shape()
        @SmartAny var minLevel: [Any] = []
        var rowCount: [JSONValue] = []
        mutating func didFinishMapping() { finished(97) }
        var fields: [Any?] { [shopArea, free(homeCity), unitCode, baseRate, pageSize, extraInfo, free(minLevel), free(rowCount)] }
    }
    class C0: SmartCodable, LawValue {
        @IgnoredKey var shopArea: Int = 42
        var homeCity: [JSONValue] = []
        required init() {}
        func didFinishMapping() { finished(97) }
        var fields: [Any?] { [shopArea, free(homeCity)] }
    }
    class C1: C0 {
        var unitCode: M000.S = M000.S()
        @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k5", "k2") var pageSize: M003.S? = nil
        override var fields: [Any?] { super.fields + [unitCode, baseRate, pageSize] }
    }
    class C2: C1 {
        var extraInfo: Shape = Shape()
        override var fields: [Any?] { super.fields + [extraInfo] }
    }
    class C3: C2 {
        @SmartAny var minLevel: [Any] = []
        var rowCount: [JSONValue] = []
        override var fields: [Any?] { super.fields + [free(minLevel), free(rowCount)] }
    }
    struct D: SmartDirectCodable, LawValue {
        @IgnoredKey var shopArea: Int = 42
        var homeCity: [JSONValue] = []
        var unitCode: M000.S = M000.S()
        @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k5", "k2") var pageSize: M003.S? = nil
        var extraInfo: Shape = Shape()
        @SmartAny var minLevel: [Any] = []
        var rowCount: [JSONValue] = []
        mutating func didFinishMapping() { finished(97) }
        var fields: [Any?] { [shopArea, free(homeCity), unitCode, baseRate, pageSize, extraInfo, free(minLevel), free(rowCount)] }
    }
}

enum M098 {
    struct S: SmartCodable, LawValue {
        var homeCity: Int = 42
        @SmartFlat var userName: M001.S? = nil
        var dayPlan: Bool? = nil
        var unitCode: String? = nil
        var baseRate: Int64 = 42
        enum CodingKeys: String, CodingKey { case homeCity, userName, dayPlan, unitCode = "k1", baseRate }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(98) }
        var fields: [Any?] { [homeCity, userName, dayPlan, unitCode, baseRate] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var homeCity: Int = 42
        @SmartFlat var userName: M001.S? = nil
        var dayPlan: A? = nil
        var unitCode: String? = nil
        var baseRate: Int64 = 42
        enum CodingKeys: String, CodingKey { case homeCity, userName, dayPlan, unitCode = "k1", baseRate }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(98) }
        var fields: [Any?] { [homeCity, userName, dayPlan, unitCode, baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        var homeCity: Int = 42
        @SmartFlat var userName: M001.S? = nil
        var dayPlan: Bool? = nil
        var unitCode: String? = nil
        var baseRate: Int64 = 42
        init() {}
        enum CodingKeys: String, CodingKey { case homeCity, userName, dayPlan, unitCode = "k1", baseRate }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(98) }
        var fields: [Any?] { [homeCity, userName, dayPlan, unitCode, baseRate] }
    }
}

extension LawModel {
    static let file011: [LawModel] = [
        LawModel(90, "S", M090.S.self),
        LawModel(90, "D", M090.D.self),
        LawModel(90, "C", M090.C1.self),
        LawModel(91, "S", M091.S.self),
        LawModel(91, "F", M091.F.self),
        LawModel(91, "D", M091.D.self),
        LawModel(92, "S", M092.S.self, collections: .wraps),
        LawModel(92, "C", M092.C3.self, collections: .wraps),
        LawModel(92, "D", M092.D.self, collections: .wraps),
        LawModel(93, "S", M093.S.self, collections: .strict),
        LawModel(93, "F", M093.F.self, collections: .strict),
        LawModel(93, "D", M093.D.self, collections: .strict),
        LawModel(94, "S", M094.S.self),
        LawModel(94, "E", M094.E.self),
        LawModel(94, "C", M094.C1.self),
        LawModel(95, "S", M095.S.self, .kebab),
        LawModel(95, "F", M095.F.self, .kebab),
        LawModel(95, "G", M095.G<URL>.self, .kebab),
        LawModel(96, "S", M096.S.self),
        LawModel(96, "D", M096.D.self),
        LawModel(96, "F", M096.F.self),
        LawModel(97, "S", M097.S.self),
        LawModel(97, "C", M097.C3.self),
        LawModel(97, "D", M097.D.self),
        LawModel(98, "S", M098.S.self, collections: .wraps),
        LawModel(98, "G", M098.G<Bool>.self, collections: .wraps),
        LawModel(98, "E", M098.E.self, collections: .wraps),
    ]
}
