// Made by generate.py.
import Foundation
import SmartCodable

enum M027 {
    struct S: SmartCodable, LawValue {
        var shopArea: [Numbered] = []
        var maxLevel: String? = nil
        var homeCity: UInt = 42
        @SmartDate var itemPrice: Date? = nil
        var dayPlan: Bool? = nil
        @SmartKey("k1") var extraInfo: Bool = false
        var userName: String? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.shopArea <--- "list.0.w27n0", CodingKeys.userName <--- "k28"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [shopArea, maxLevel, homeCity, itemPrice, dayPlan, extraInfo, userName] }
    }
    final class F: SmartCodable, LawValue {
        var shopArea: [Numbered] = []
        var maxLevel: String? = nil
        var homeCity: UInt = 42
        @SmartDate var itemPrice: Date? = nil
        var dayPlan: Bool? = nil
        @SmartKey("k1") var extraInfo: Bool = false
        var userName: String? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.shopArea <--- "list.0.w27n0", CodingKeys.userName <--- "k28"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [shopArea, maxLevel, homeCity, itemPrice, dayPlan, extraInfo, userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var shopArea: [A] = []
        var maxLevel: String? = nil
        var homeCity: UInt = 42
        @SmartDate var itemPrice: Date? = nil
        var dayPlan: Bool? = nil
        @SmartKey("k1") var extraInfo: Bool = false
        var userName: String? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.shopArea <--- "list.0.w27n0", CodingKeys.userName <--- "k28"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [shopArea, maxLevel, homeCity, itemPrice, dayPlan, extraInfo, userName] }
    }
}

enum M028 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var pageSize: Int = 42
        @SmartFlat var userName: M001.S? = nil
        var minLevel: Set<Int> = []
        var lastPage: Rated = Rated()
        @SmartUnknown var isOpen: [String: JSONValue] = [:]
        @SmartKey("k24", "k16") var shopArea: UInt = 42
        var fields: [Any?] { [pageSize, userName, minLevel, lastPage, free(isOpen), shopArea] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @IgnoredKey var pageSize: Int = 42
        @SmartFlat var userName: M001.S? = nil
        var minLevel: Set<Int> = []
        var lastPage: Rated = Rated()
        @SmartUnknown var isOpen: [String: JSONValue] = [:]
        @SmartKey("k24", "k16") var shopArea: UInt = 42
        override var fields: [Any?] { super.fields + [pageSize, userName, minLevel, lastPage, free(isOpen), shopArea] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct D: SmartDirectCodable, LawValue {
        @IgnoredKey var pageSize: Int = 42
        @SmartFlat var userName: M001.S? = nil
        var minLevel: Set<Int> = []
        var lastPage: Rated = Rated()
        @SmartUnknown var isOpen: [String: JSONValue] = [:]
        @SmartKey("k24", "k16") var shopArea: UInt = 42
        var fields: [Any?] { [pageSize, userName, minLevel, lastPage, free(isOpen), shopArea] }
    }
}

enum M029 {
    struct S: SmartCodable, LawValue {
        var itemPrice: [[UInt]] = []
        var oldValue: [Int] = []
        var topScore: [String: String] = [:]
        var lastPage: Mood = .good
        var pageSize: Int8 = 42
        var extraInfo: [String: Double] = [:]
        var firstTag: [Mood] = []
        var fields: [Any?] { [itemPrice, oldValue, topScore, lastPage, pageSize, extraInfo, firstTag] }
    }
    final class F: SmartCodable, LawValue {
        var itemPrice: [[UInt]] = []
        var oldValue: [Int] = []
        var topScore: [String: String] = [:]
        var lastPage: Mood = .good
        var pageSize: Int8 = 42
        var extraInfo: [String: Double] = [:]
        var firstTag: [Mood] = []
        init() {}
        var fields: [Any?] { [itemPrice, oldValue, topScore, lastPage, pageSize, extraInfo, firstTag] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var itemPrice: [A] = []
        var oldValue: [Int] = []
        var topScore: [String: String] = [:]
        var lastPage: Mood = .good
        var pageSize: Int8 = 42
        var extraInfo: [String: Double] = [:]
        var firstTag: [Mood] = []
        var fields: [Any?] { [itemPrice, oldValue, topScore, lastPage, pageSize, extraInfo, firstTag] }
    }
}

enum M030 {
    struct S: SmartCodable, LawValue {
        var baseRate: Decimal = 1
        @SmartKey("k10") var oldValue: [M001.S] = []
        @SmartKey("deep.in.v30n2") var shopArea: Date? = nil
        var userName: [M003.F] = []
        var maxLevel: Float = 1.5
        @SmartKey("名") var newValue: Float? = nil
        var topScore: Data = Data()
        @SmartKey("k19", "k7") var firstTag: [Int: Bool] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["k13", "k22"], CodingKeys.userName <--- ["k26", "k11"], CodingKeys.topScore <--- "deep.in.v30n6"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(30) }
        var fields: [Any?] { [baseRate, oldValue, shopArea, userName, maxLevel, newValue, topScore, firstTag] }
    }
    final class E: SmartDirectCodable, LawValue {
        var baseRate: Decimal = 1
        @SmartKey("k10") var oldValue: [M001.S] = []
        @SmartKey("deep.in.v30n2") var shopArea: Date? = nil
        var userName: [M003.F] = []
        var maxLevel: Float = 1.5
        @SmartKey("名") var newValue: Float? = nil
        var topScore: Data = Data()
        @SmartKey("k19", "k7") var firstTag: [Int: Bool] = [:]
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["k13", "k22"], CodingKeys.userName <--- ["k26", "k11"], CodingKeys.topScore <--- "deep.in.v30n6"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(30) }
        var fields: [Any?] { [baseRate, oldValue, shopArea, userName, maxLevel, newValue, topScore, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        var baseRate: Decimal = 1
        @SmartKey("k10") var oldValue: [M001.S] = []
        @SmartKey("deep.in.v30n2") var shopArea: Date? = nil
        var userName: [M003.F] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["k13", "k22"], CodingKeys.userName <--- ["k26", "k11"]] }
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(30) }
        var fields: [Any?] { [baseRate, oldValue, shopArea, userName] }
    }
    class C1: C0 {
        var maxLevel: Float = 1.5
        @SmartKey("名") var newValue: Float? = nil
        var topScore: Data = Data()
        @SmartKey("k19", "k7") var firstTag: [Int: Bool] = [:]
        enum CodingKeys: String, CodingKey { case maxLevel, newValue, topScore, firstTag }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.topScore <--- "deep.in.v30n6"] }
        override var fields: [Any?] { super.fields + [maxLevel, newValue, topScore, firstTag] }
    }
}

enum M031 {
    struct S: SmartCodable, LawValue {
        var firstTag: Int = -1
        @SmartCompact.Array var extraInfo: [Rank] = []
        var homeCity: UInt16 = 42
        var rowCount: UInt? = 42
        var dayPlan: Bool? = nil
        var lastPage: Decimal = 1
        var unitCode: Float = 1.5
        var itemPrice: Mood? = nil
        mutating func didFinishMapping() { finished(31) }
        var fields: [Any?] { [firstTag, extraInfo, homeCity, rowCount, dayPlan, lastPage, unitCode, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        var firstTag: Int = -1
        @SmartCompact.Array var extraInfo: [Rank] = []
        var homeCity: UInt16 = 42
        var rowCount: UInt? = 42
        var dayPlan: Bool? = nil
        var lastPage: Decimal = 1
        var unitCode: Float = 1.5
        var itemPrice: Mood? = nil
        init() {}
        func didFinishMapping() { finished(31) }
        var fields: [Any?] { [firstTag, extraInfo, homeCity, rowCount, dayPlan, lastPage, unitCode, itemPrice] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var firstTag: Int = -1
        @SmartCompact.Array var extraInfo: [Rank] = []
        var homeCity: UInt16 = 42
        var rowCount: UInt? = 42
        var dayPlan: A? = nil
        var lastPage: Decimal = 1
        var unitCode: Float = 1.5
        var itemPrice: Mood? = nil
        mutating func didFinishMapping() { finished(31) }
        var fields: [Any?] { [firstTag, extraInfo, homeCity, rowCount, dayPlan, lastPage, unitCode, itemPrice] }
    }
}

enum M032 {
    struct S: SmartCodable, LawValue {
        var lastPage: Int8 = 42
        @SmartKey("data.u32n1") var minLevel: M000.F = M000.F()
        var dayPlan: Float = 1.5
        var baseRate: [Filled] = []
        @SmartFlat var firstTag: M000.S = M000.S()
        mutating func didFinishMapping() { finished(32) }
        var fields: [Any?] { [lastPage, minLevel, dayPlan, baseRate, firstTag] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var lastPage: Int8 = 42
        @SmartKey("data.u32n1") var minLevel: M000.F = M000.F()
        var dayPlan: Float = 1.5
        var baseRate: [A] = []
        @SmartFlat var firstTag: M000.S = M000.S()
        mutating func didFinishMapping() { finished(32) }
        var fields: [Any?] { [lastPage, minLevel, dayPlan, baseRate, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(32) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var lastPage: Int8 = 42
        @SmartKey("data.u32n1") var minLevel: M000.F = M000.F()
        var dayPlan: Float = 1.5
        var baseRate: [Filled] = []
        @SmartFlat var firstTag: M000.S = M000.S()
        override var fields: [Any?] { super.fields + [lastPage, minLevel, dayPlan, baseRate, firstTag] }
    }
}

enum M033 {
    struct S: SmartCodable, LawValue {
        var extraInfo: M000.S? = nil
        var isOpen: [M003.F] = []
        var baseRate: Int64 = 42
        @SmartKey("data.u33n3", "userName") var userName: [Int64] = []
        @SmartAny var topScore: Any? = nil
        var pageSize: [Card] = []
        @SmartFlat var dayPlan: M000.S = M000.S()
        var lastPage: Shape = Shape()
        @SmartKey("k25", "k5") var newValue: [Message] = []
        mutating func didFinishMapping() { finished(33) }
        var fields: [Any?] { [extraInfo, isOpen, baseRate, userName, free(topScore), pageSize, dayPlan, lastPage, newValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var extraInfo: M000.S? = nil
        var isOpen: [M003.F] = []
        var baseRate: Int64 = 42
        @SmartKey("data.u33n3", "userName") var userName: [Int64] = []
        @SmartAny var topScore: Any? = nil
        var pageSize: [Card] = []
        @SmartFlat var dayPlan: M000.S = M000.S()
        var lastPage: Shape = Shape()
        @SmartKey("k25", "k5") var newValue: [Message] = []
        init() {}
        func didFinishMapping() { finished(33) }
        var fields: [Any?] { [extraInfo, isOpen, baseRate, userName, free(topScore), pageSize, dayPlan, lastPage, newValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: M000.S? = nil
        var isOpen: [M003.F] = []
        var baseRate: Int64 = 42
        @SmartKey("data.u33n3", "userName") var userName: [Int64] = []
        @SmartAny var topScore: Any? = nil
        var pageSize: [Card] = []
        @SmartFlat var dayPlan: M000.S = M000.S()
        var lastPage: Shape = Shape()
        @SmartKey("k25", "k5") var newValue: [Message] = []
        mutating func didFinishMapping() { finished(33) }
        var fields: [Any?] { [extraInfo, isOpen, baseRate, userName, free(topScore), pageSize, dayPlan, lastPage, newValue] }
    }
}

enum M034 {
    struct S: SmartCodable, LawValue {
        var firstTag: [M002.S] = []
        var lastPage: Word? = nil
        var newValue: [Shape] = []
        var homeCity: Decimal = 1
        @SmartFlat var userName: Holder = Holder()
        var baseRate: Mood = .good
        var fields: [Any?] { [firstTag, lastPage, newValue, homeCity, userName, baseRate] }
    }
    class C0: SmartCodable, LawValue {
        var firstTag: [M002.S] = []
        var lastPage: Word? = nil
        required init() {}
        var fields: [Any?] { [firstTag, lastPage] }
    }
    class C1: C0 {
        var newValue: [Shape] = []
        var homeCity: Decimal = 1
        @SmartFlat var userName: Holder = Holder()
        var baseRate: Mood = .good
        override var fields: [Any?] { super.fields + [newValue, homeCity, userName, baseRate] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    final class E: SmartDirectCodable, LawValue {
        var firstTag: [M002.S] = []
        var lastPage: Word? = nil
        var newValue: [Shape] = []
        var homeCity: Decimal = 1
        @SmartFlat var userName: Holder = Holder()
        var baseRate: Mood = .good
        init() {}
        var fields: [Any?] { [firstTag, lastPage, newValue, homeCity, userName, baseRate] }
    }
}

enum M035 {
    struct S: SmartCodable, LawValue {
        var shopArea: [M000.S] = []
        @SmartFlat var isOpen: M000.S = M000.S()
        @SmartKey("a b", "firstTag") var firstTag: JSONValue = 1
        var pageSize: Set<Int> = []
        @SmartKey("k22") @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        var rowCount: [Mood] = []
        var fields: [Any?] { [shopArea, isOpen, free(firstTag), pageSize, baseRate, rowCount] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var shopArea: [A] = []
        @SmartFlat var isOpen: M000.S = M000.S()
        @SmartKey("a b", "firstTag") var firstTag: JSONValue = 1
        var pageSize: Set<Int> = []
        @SmartKey("k22") @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        var rowCount: [Mood] = []
        var fields: [Any?] { [shopArea, isOpen, free(firstTag), pageSize, baseRate, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        var shopArea: [M000.S] = []
        @SmartFlat var isOpen: M000.S = M000.S()
        @SmartKey("a b", "firstTag") var firstTag: JSONValue = 1
        var pageSize: Set<Int> = []
        @SmartKey("k22") @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        var rowCount: [Mood] = []
        var fields: [Any?] { [shopArea, isOpen, free(firstTag), pageSize, baseRate, rowCount] }
    }
}

extension LawModel {
    static let file004: [LawModel] = [
        LawModel(27, "S", M027.S.self),
        LawModel(27, "F", M027.F.self),
        LawModel(27, "G", M027.G<Numbered>.self),
        LawModel(28, "S", M028.S.self, .snake),
        LawModel(28, "C", M028.C3.self, .snake),
        LawModel(28, "D", M028.D.self, .snake),
        LawModel(29, "S", M029.S.self),
        LawModel(29, "F", M029.F.self),
        LawModel(29, "G", M029.G<[UInt]>.self),
        LawModel(30, "S", M030.S.self),
        LawModel(30, "E", M030.E.self),
        LawModel(30, "C", M030.C1.self),
        LawModel(31, "S", M031.S.self, collections: .wraps),
        LawModel(31, "F", M031.F.self, collections: .wraps),
        LawModel(31, "G", M031.G<Bool>.self, collections: .wraps),
        LawModel(32, "S", M032.S.self, .kebab, collections: .wraps),
        LawModel(32, "G", M032.G<Filled>.self, .kebab, collections: .wraps),
        LawModel(32, "C", M032.C1.self, .kebab, collections: .wraps),
        LawModel(33, "S", M033.S.self, collections: .wraps),
        LawModel(33, "E", M033.E.self, collections: .wraps),
        LawModel(33, "D", M033.D.self, collections: .wraps),
        LawModel(34, "S", M034.S.self, .snake, collections: .strict),
        LawModel(34, "C", M034.C2.self, .snake, collections: .strict),
        LawModel(34, "E", M034.E.self, .snake, collections: .strict),
        LawModel(35, "S", M035.S.self, .upper),
        LawModel(35, "G", M035.G<M000.S>.self, .upper),
        LawModel(35, "D", M035.D.self, .upper),
    ]
}
