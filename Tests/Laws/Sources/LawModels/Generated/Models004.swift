// Made by generate.py.
import Foundation
import SmartCodable

enum M027 {
    struct S: SmartCodable, LawValue {
        var itemPrice: Rank = .low
        var shopArea: [[Int]] = []
        var isOpen: [Card] = []
        mutating func didFinishMapping() { finished(27) }
        var fields: [Any?] { [itemPrice, shopArea, isOpen] }
    }
    struct D: SmartDirectCodable, LawValue {
        var itemPrice: Rank = .low
        var shopArea: [[Int]] = []
        var isOpen: [Card] = []
        mutating func didFinishMapping() { finished(27) }
        var fields: [Any?] { [itemPrice, shopArea, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        var itemPrice: Rank = .low
        var shopArea: [[Int]] = []
        var isOpen: [Card] = []
        required init() {}
        func didFinishMapping() { finished(27) }
        var fields: [Any?] { [itemPrice, shopArea, isOpen] }
    }
}

enum M028 {
    struct S: SmartCodable, LawValue {
        var dayPlan: Int? = nil
        @SmartFlat var userName: M001.S = M001.S()
        @SmartDate var extraInfo: Date = Date(timeIntervalSince1970: 60)
        var shopArea: Set<String> = []
        var minLevel: Bool = false
        var firstTag: M002.F = M002.F()
        @SmartKey("名") @SmartCompact.Array var topScore: [Int8] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.shopArea <--- ["dot\\.x28n3", "shopArea"]] }
        var fields: [Any?] { [dayPlan, userName, extraInfo, shopArea, minLevel, firstTag, topScore] }
    }
    final class F: SmartCodable, LawValue {
        var dayPlan: Int? = nil
        @SmartFlat var userName: M001.S = M001.S()
        @SmartDate var extraInfo: Date = Date(timeIntervalSince1970: 60)
        var shopArea: Set<String> = []
        var minLevel: Bool = false
        var firstTag: M002.F = M002.F()
        @SmartKey("名") @SmartCompact.Array var topScore: [Int8] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.shopArea <--- ["dot\\.x28n3", "shopArea"]] }
        var fields: [Any?] { [dayPlan, userName, extraInfo, shopArea, minLevel, firstTag, topScore] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var dayPlan: Int? = nil
        @SmartFlat var userName: M001.S = M001.S()
        @SmartDate var extraInfo: Date = Date(timeIntervalSince1970: 60)
        var shopArea: Set<String> = []
        var minLevel: Bool = false
        var firstTag: M002.F = M002.F()
        @SmartKey("名") @SmartCompact.Array var topScore: [Int8] = []
        enum CodingKeys: String, CodingKey { case dayPlan, userName, extraInfo, shopArea, minLevel, firstTag, topScore }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.shopArea <--- ["dot\\.x28n3", "shopArea"]] }
        override var fields: [Any?] { super.fields + [dayPlan, userName, extraInfo, shopArea, minLevel, firstTag, topScore] }
    }
}

enum M029 {
    struct S: SmartCodable, LawValue {
        var dayPlan: String? = "initial"
        var pageSize: Date = Date(timeIntervalSince1970: 60)
        var lastPage: String = "initial"
        var itemPrice: UInt? = nil
        var oldValue: [Decimal] = []
        var baseRate: Rank? = .low
        var homeCity: Date = Date(timeIntervalSince1970: 60)
        enum CodingKeys: String, CodingKey { case dayPlan, pageSize, lastPage = "k6", itemPrice = "k20", oldValue = "k2", baseRate, homeCity }
        var fields: [Any?] { [dayPlan, pageSize, lastPage, itemPrice, oldValue, baseRate, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var dayPlan: String? = "initial"
        var pageSize: Date = Date(timeIntervalSince1970: 60)
        var lastPage: String = "initial"
        var itemPrice: UInt? = nil
        enum CodingKeys: String, CodingKey { case dayPlan, pageSize, lastPage = "k6", itemPrice = "k20" }
        override var fields: [Any?] { super.fields + [dayPlan, pageSize, lastPage, itemPrice] }
    }
    class C2: C1 {
        var oldValue: [Decimal] = []
        var baseRate: Rank? = .low
        enum CodingKeys: String, CodingKey { case oldValue = "k2", baseRate }
        override var fields: [Any?] { super.fields + [oldValue, baseRate] }
    }
    class C3: C2 {
        var homeCity: Date = Date(timeIntervalSince1970: 60)
        enum CodingKeys: String, CodingKey { case homeCity }
        override var fields: [Any?] { super.fields + [homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        var dayPlan: String? = "initial"
        var pageSize: Date = Date(timeIntervalSince1970: 60)
        var lastPage: String = "initial"
        var itemPrice: UInt? = nil
        var oldValue: [Decimal] = []
        var baseRate: Rank? = .low
        var homeCity: Date = Date(timeIntervalSince1970: 60)
        init() {}
        enum CodingKeys: String, CodingKey { case dayPlan, pageSize, lastPage = "k6", itemPrice = "k20", oldValue = "k2", baseRate, homeCity }
        var fields: [Any?] { [dayPlan, pageSize, lastPage, itemPrice, oldValue, baseRate, homeCity] }
    }
}

enum M030 {
    struct S: SmartCodable, LawValue {
        var maxLevel: [Bool?] = []
        var rowCount: [Message] = []
        var itemPrice: String = "INITIAL"
        var shopArea: String = "INITIAL"
        @SmartKey("名", "extraInfo") var extraInfo: Word = .one
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- "k14", CodingKeys.shopArea <--- "k2"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.itemPrice <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(30) }
        var fields: [Any?] { [maxLevel, rowCount, itemPrice, shopArea, extraInfo] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: [Bool?] = []
        var rowCount: [Message] = []
        var itemPrice: String = "INITIAL"
        var shopArea: String = "INITIAL"
        @SmartKey("名", "extraInfo") var extraInfo: Word = .one
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- "k14", CodingKeys.shopArea <--- "k2"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.itemPrice <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(30) }
        var fields: [Any?] { [maxLevel, rowCount, itemPrice, shopArea, extraInfo] }
    }
    struct D: SmartDirectCodable, LawValue {
        var maxLevel: [Bool?] = []
        var rowCount: [Message] = []
        var itemPrice: String = "INITIAL"
        var shopArea: String = "INITIAL"
        @SmartKey("名", "extraInfo") var extraInfo: Word = .one
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- "k14", CodingKeys.shopArea <--- "k2"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.itemPrice <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(30) }
        var fields: [Any?] { [maxLevel, rowCount, itemPrice, shopArea, extraInfo] }
    }
}

enum M031 {
    struct S: SmartCodable, LawValue {
        var rowCount: [String: JSONValue] = [:]
        var topScore: [[String]] = []
        var homeCity: [M000.S] = []
        var lastPage: Bool = false
        var isOpen: [Filled] = []
        var shopArea: [String: JSONValue] = [:]
        var itemPrice: [[Int64]] = []
        var minLevel: [M003.F] = []
        mutating func didFinishMapping() { finished(31) }
        var fields: [Any?] { [free(rowCount), topScore, homeCity, lastPage, isOpen, free(shopArea), itemPrice, minLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var rowCount: [String: JSONValue] = [:]
        var topScore: [A] = []
        var homeCity: [M000.S] = []
        var lastPage: Bool = false
        var isOpen: [Filled] = []
        var shopArea: [String: JSONValue] = [:]
        var itemPrice: [[Int64]] = []
        var minLevel: [M003.F] = []
        mutating func didFinishMapping() { finished(31) }
        var fields: [Any?] { [free(rowCount), topScore, homeCity, lastPage, isOpen, free(shopArea), itemPrice, minLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: [String: JSONValue] = [:]
        var topScore: [[String]] = []
        var homeCity: [M000.S] = []
        var lastPage: Bool = false
        var isOpen: [Filled] = []
        var shopArea: [String: JSONValue] = [:]
        var itemPrice: [[Int64]] = []
        var minLevel: [M003.F] = []
        init() {}
        func didFinishMapping() { finished(31) }
        var fields: [Any?] { [free(rowCount), topScore, homeCity, lastPage, isOpen, free(shopArea), itemPrice, minLevel] }
    }
}

enum M032 {
    struct S: SmartCodable, LawValue {
        var lastPage: UInt? = nil
        var rowCount: String = "initial"
        var shopArea: Int8? = nil
        var topScore: Rank = .low
        var dayPlan: [Bool] = []
        var homeCity: Float = 1.5
        @SmartCompact.Array var extraInfo: [Word] = []
        var minLevel: [[String]] = []
        var fields: [Any?] { [lastPage, rowCount, shopArea, topScore, dayPlan, homeCity, extraInfo, minLevel] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: UInt? = nil
        var rowCount: String = "initial"
        var shopArea: Int8? = nil
        var topScore: Rank = .low
        var dayPlan: [Bool] = []
        var homeCity: Float = 1.5
        @SmartCompact.Array var extraInfo: [Word] = []
        var minLevel: [[String]] = []
        init() {}
        var fields: [Any?] { [lastPage, rowCount, shopArea, topScore, dayPlan, homeCity, extraInfo, minLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var lastPage: A? = nil
        var rowCount: String = "initial"
        var shopArea: Int8? = nil
        var topScore: Rank = .low
        var dayPlan: [Bool] = []
        var homeCity: Float = 1.5
        @SmartCompact.Array var extraInfo: [Word] = []
        var minLevel: [[String]] = []
        var fields: [Any?] { [lastPage, rowCount, shopArea, topScore, dayPlan, homeCity, extraInfo, minLevel] }
    }
}

enum M033 {
    struct S: SmartCodable, LawValue {
        var firstTag: UInt = 42
        @SmartFlat var newValue: Holder = Holder()
        var dayPlan: [String: JSONValue] = [:]
        @SmartCompact.Array var lastPage: [String] = []
        var baseRate: [Bool?] = []
        var maxLevel: Data? = nil
        mutating func didFinishMapping() { finished(33) }
        var fields: [Any?] { [firstTag, newValue, free(dayPlan), lastPage, baseRate, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var firstTag: UInt = 42
        @SmartFlat var newValue: Holder = Holder()
        var dayPlan: [String: JSONValue] = [:]
        @SmartCompact.Array var lastPage: [String] = []
        var baseRate: [Bool?] = []
        var maxLevel: A? = nil
        mutating func didFinishMapping() { finished(33) }
        var fields: [Any?] { [firstTag, newValue, free(dayPlan), lastPage, baseRate, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(33) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var firstTag: UInt = 42
        @SmartFlat var newValue: Holder = Holder()
        var dayPlan: [String: JSONValue] = [:]
        @SmartCompact.Array var lastPage: [String] = []
        var baseRate: [Bool?] = []
        var maxLevel: Data? = nil
        override var fields: [Any?] { super.fields + [firstTag, newValue, free(dayPlan), lastPage, baseRate, maxLevel] }
    }
}

enum M034 {
    struct S: SmartCodable, LawValue {
        var extraInfo: Int = -1
        var itemPrice: Word = .one
        var firstTag: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var maxLevel: Message = .ping
        @SmartFlat var oldValue: M000.S = M000.S()
        enum CodingKeys: String, CodingKey { case extraInfo = "x-y", itemPrice, firstTag = "k25", maxLevel = "k12", oldValue }
        mutating func didFinishMapping() { finished(34) }
        var fields: [Any?] { [extraInfo, itemPrice, firstTag, maxLevel, oldValue] }
    }
    final class F: SmartCodable, LawValue {
        var extraInfo: Int = -1
        var itemPrice: Word = .one
        var firstTag: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var maxLevel: Message = .ping
        @SmartFlat var oldValue: M000.S = M000.S()
        init() {}
        enum CodingKeys: String, CodingKey { case extraInfo = "x-y", itemPrice, firstTag = "k25", maxLevel = "k12", oldValue }
        func didFinishMapping() { finished(34) }
        var fields: [Any?] { [extraInfo, itemPrice, firstTag, maxLevel, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        var extraInfo: Int = -1
        var itemPrice: Word = .one
        var firstTag: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var maxLevel: Message = .ping
        @SmartFlat var oldValue: M000.S = M000.S()
        required init() {}
        enum CodingKeys: String, CodingKey { case extraInfo = "x-y", itemPrice, firstTag = "k25", maxLevel = "k12", oldValue }
        func didFinishMapping() { finished(34) }
        var fields: [Any?] { [extraInfo, itemPrice, firstTag, maxLevel, oldValue] }
    }
}

enum M035 {
    struct S: SmartCodable, LawValue {
        var extraInfo: Float = 1.5
        @SmartKey("data.u35n1", "k11") var homeCity: Date? = nil
        var baseRate: JSONValue = 1
        var userName: String? = nil
        var shopArea: [Int] = []
        var unitCode: [Rated] = []
        @SmartKey("dot\\.x35n6") var dayPlan: UInt? = nil
        var isOpen: Float = 1.5
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [extraInfo, homeCity, free(baseRate), userName, shopArea, unitCode, dayPlan, isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var extraInfo: Float = 1.5
        @SmartKey("data.u35n1", "k11") var homeCity: Date? = nil
        var baseRate: JSONValue = 1
        var userName: String? = nil
        var shopArea: [A] = []
        var unitCode: [Rated] = []
        @SmartKey("dot\\.x35n6") var dayPlan: UInt? = nil
        var isOpen: Float = 1.5
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [extraInfo, homeCity, free(baseRate), userName, shopArea, unitCode, dayPlan, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var extraInfo: Float = 1.5
        @SmartKey("data.u35n1", "k11") var homeCity: Date? = nil
        var baseRate: JSONValue = 1
        var userName: String? = nil
        var shopArea: [Int] = []
        var unitCode: [Rated] = []
        @SmartKey("dot\\.x35n6") var dayPlan: UInt? = nil
        enum CodingKeys: String, CodingKey { case extraInfo, homeCity, baseRate, userName, shopArea, unitCode, dayPlan }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [extraInfo, homeCity, free(baseRate), userName, shopArea, unitCode, dayPlan] }
    }
    class C2: C1 {
        var isOpen: Float = 1.5
        override var fields: [Any?] { super.fields + [isOpen] }
    }
}

extension LawModel {
    static let file004: [LawModel] = [
        LawModel(27, "S", M027.S.self, .upper),
        LawModel(27, "D", M027.D.self, .upper),
        LawModel(27, "C", M027.C0.self, .upper),
        LawModel(28, "S", M028.S.self),
        LawModel(28, "F", M028.F.self),
        LawModel(28, "C", M028.C1.self),
        LawModel(29, "S", M029.S.self),
        LawModel(29, "C", M029.C3.self),
        LawModel(29, "E", M029.E.self),
        LawModel(30, "S", M030.S.self, collections: .wraps),
        LawModel(30, "F", M030.F.self, collections: .wraps),
        LawModel(30, "D", M030.D.self, collections: .wraps),
        LawModel(31, "S", M031.S.self, collections: .wraps),
        LawModel(31, "G", M031.G<[String]>.self, collections: .wraps),
        LawModel(31, "E", M031.E.self, collections: .wraps),
        LawModel(32, "S", M032.S.self),
        LawModel(32, "F", M032.F.self),
        LawModel(32, "G", M032.G<UInt>.self),
        LawModel(33, "S", M033.S.self),
        LawModel(33, "G", M033.G<Data>.self),
        LawModel(33, "C", M033.C1.self),
        LawModel(34, "S", M034.S.self),
        LawModel(34, "F", M034.F.self),
        LawModel(34, "C", M034.C0.self),
        LawModel(35, "S", M035.S.self, collections: .wraps),
        LawModel(35, "G", M035.G<Int>.self, collections: .wraps),
        LawModel(35, "C", M035.C2.self, collections: .wraps),
    ]
}
