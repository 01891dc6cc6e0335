// Made by generate.py.
import Foundation
import SmartCodable

enum M045 {
    struct S: SmartCodable, LawValue {
        var dayPlan: String = "initial"
        var newValue: Bool = false
        @IgnoredKey var isOpen: Int = 42
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- ["k23", "dayPlan"], CodingKeys.newValue <--- ["list.0.w45n1", "k7"]] }
        mutating func didFinishMapping() { finished(45) }
        var fields: [Any?] { [dayPlan, newValue, isOpen, free(homeCity)] }
    }
    final class F: SmartCodable, LawValue {
        var dayPlan: String = "initial"
        var newValue: Bool = false
        @IgnoredKey var isOpen: Int = 42
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- ["k23", "dayPlan"], CodingKeys.newValue <--- ["list.0.w45n1", "k7"]] }
        func didFinishMapping() { finished(45) }
        var fields: [Any?] { [dayPlan, newValue, isOpen, free(homeCity)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        func didFinishMapping() { finished(45) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var dayPlan: String = "initial"
        enum CodingKeys: String, CodingKey { case dayPlan }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.dayPlan <--- ["k23", "dayPlan"]] }
        override var fields: [Any?] { super.fields + [dayPlan] }
    }
    class C2: C1 {
        var newValue: Bool = false
        @IgnoredKey var isOpen: Int = 42
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case newValue, isOpen, homeCity }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.newValue <--- ["list.0.w45n1", "k7"]] }
        override var fields: [Any?] { super.fields + [newValue, isOpen, free(homeCity)] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M046 {
    struct S: SmartCodable, LawValue {
        var pageSize: Double? = 1.5
        var rowCount: Bool = false
        var unitCode: [[UInt]] = []
        var lastPage: [[Float]] = []
        @SmartKey("ID", "isOpen") var isOpen: M002.F? = nil
        var firstTag: Set<String> = []
        @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        var homeCity: [String: M001.F] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- "a b", CodingKeys.unitCode <--- "list.0.w46n2", CodingKeys.lastPage <--- "k15", CodingKeys.firstTag <--- ["k25", "firstTag"]] }
        var fields: [Any?] { [pageSize, rowCount, unitCode, lastPage, isOpen, firstTag, baseRate, homeCity] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var pageSize: Double? = 1.5
        var rowCount: Bool = false
        var unitCode: [A] = []
        var lastPage: [[Float]] = []
        @SmartKey("ID", "isOpen") var isOpen: M002.F? = nil
        var firstTag: Set<String> = []
        @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        var homeCity: [String: M001.F] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- "a b", CodingKeys.unitCode <--- "list.0.w46n2", CodingKeys.lastPage <--- "k15", CodingKeys.firstTag <--- ["k25", "firstTag"]] }
        var fields: [Any?] { [pageSize, rowCount, unitCode, lastPage, isOpen, firstTag, baseRate, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        var pageSize: Double? = 1.5
        var rowCount: Bool = false
        var unitCode: [[UInt]] = []
        var lastPage: [[Float]] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- "a b", CodingKeys.unitCode <--- "list.0.w46n2", CodingKeys.lastPage <--- "k15"] }
        var fields: [Any?] { [pageSize, rowCount, unitCode, lastPage] }
    }
    class C1: C0 {
        @SmartKey("ID", "isOpen") var isOpen: M002.F? = nil
        var firstTag: Set<String> = []
        @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        var homeCity: [String: M001.F] = [:]
        enum CodingKeys: String, CodingKey { case isOpen, firstTag, baseRate, homeCity }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.firstTag <--- ["k25", "firstTag"]] }
        override var fields: [Any?] { super.fields + [isOpen, firstTag, baseRate, homeCity] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M047 {
    struct S: SmartCodable, LawValue {
        var itemPrice: Decimal = 1
        var shopArea: String = "initial"
        @SmartFlat var oldValue: M001.S = M001.S()
        var minLevel: String = "INITIAL"
        var userName: Bool? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [itemPrice, shopArea, oldValue, minLevel, userName] }
    }
    struct D: SmartDirectCodable, LawValue {
        var itemPrice: Decimal = 1
        var shopArea: String = "initial"
        @SmartFlat var oldValue: M001.S = M001.S()
        var minLevel: String = "INITIAL"
        var userName: Bool? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [itemPrice, shopArea, oldValue, minLevel, userName] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var itemPrice: Decimal = 1
        var shopArea: String = "initial"
        override var fields: [Any?] { super.fields + [itemPrice, shopArea] }
    }
    class C2: C1 {
        @SmartFlat var oldValue: M001.S = M001.S()
        var minLevel: String = "INITIAL"
        var userName: Bool? = nil
        enum CodingKeys: String, CodingKey { case oldValue, minLevel, userName }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [oldValue, minLevel, userName] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M048 {
    struct S: SmartCodable, LawValue {
        var rowCount: Set<String> = []
        var maxLevel: Message? = nil
        @SmartKey("dot\\.x48n2", "k2") var homeCity: Double = 1.5
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        @SmartKey("k19", "lastPage") var lastPage: [[Int]] = []
        mutating func didFinishMapping() { finished(48) }
        var fields: [Any?] { [rowCount, maxLevel, homeCity, free(itemPrice), lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: Set<String> = []
        var maxLevel: Message? = nil
        @SmartKey("dot\\.x48n2", "k2") var homeCity: Double = 1.5
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        @SmartKey("k19", "lastPage") var lastPage: [[Int]] = []
        init() {}
        func didFinishMapping() { finished(48) }
        var fields: [Any?] { [rowCount, maxLevel, homeCity, free(itemPrice), lastPage] }
    }
    class C0: SmartCodable, LawValue {
        var rowCount: Set<String> = []
        var maxLevel: Message? = nil
        @SmartKey("dot\\.x48n2", "k2") var homeCity: Double = 1.5
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        @SmartKey("k19", "lastPage") var lastPage: [[Int]] = []
        required init() {}
        func didFinishMapping() { finished(48) }
        var fields: [Any?] { [rowCount, maxLevel, homeCity, free(itemPrice), lastPage] }
    }
}

enum M049 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var rowCount: Holder = Holder()
        var lastPage: String? = "initial"
        var topScore: [Card] = []
        @SmartKey("k20") var minLevel: [String: Int] = [:]
        var homeCity: [String: Decimal] = [:]
        var shopArea: Decimal = 1
        var firstTag: Bool? = nil
        @IgnoredKey var unitCode: Int = 42
        var fields: [Any?] { [rowCount, lastPage, topScore, minLevel, homeCity, shopArea, firstTag, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var rowCount: Holder = Holder()
        var lastPage: String? = "initial"
        var topScore: [Card] = []
        @SmartKey("k20") var minLevel: [String: Int] = [:]
        var homeCity: [String: Decimal] = [:]
        var shopArea: Decimal = 1
        override var fields: [Any?] { super.fields + [rowCount, lastPage, topScore, minLevel, homeCity, shopArea] }
    }
    class C2: C1 {
        var firstTag: Bool? = nil
        override var fields: [Any?] { super.fields + [firstTag] }
    }
    class C3: C2 {
        @IgnoredKey var unitCode: Int = 42
        override var fields: [Any?] { super.fields + [unitCode] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var rowCount: Holder = Holder()
        var lastPage: String? = "initial"
        var topScore: [A] = []
        @SmartKey("k20") var minLevel: [String: Int] = [:]
        var homeCity: [String: Decimal] = [:]
        var shopArea: Decimal = 1
        var firstTag: Bool? = nil
        @IgnoredKey var unitCode: Int = 42
        var fields: [Any?] { [rowCount, lastPage, topScore, minLevel, homeCity, shopArea, firstTag, unitCode] }
    }
}

enum M050 {
    struct S: SmartCodable, LawValue {
        var oldValue: [String: String] = [:]
        @SmartCompact.Array var userName: [Bool] = []
        var itemPrice: Float? = nil
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var pageSize: M001.S? = nil
        var newValue: Data? = nil
        @SmartCompact.Array var homeCity: [String] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["data.u50n0", "k20"], CodingKeys.userName <--- "data.u50n1"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(50) }
        var fields: [Any?] { [oldValue, userName, itemPrice, unitCode, pageSize, newValue, homeCity] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: [String: String] = [:]
        @SmartCompact.Array var userName: [Bool] = []
        var itemPrice: A? = nil
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var pageSize: M001.S? = nil
        var newValue: Data? = nil
        @SmartCompact.Array var homeCity: [String] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["data.u50n0", "k20"], CodingKeys.userName <--- "data.u50n1"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(50) }
        var fields: [Any?] { [oldValue, userName, itemPrice, unitCode, pageSize, newValue, homeCity] }
    }
    struct D: SmartDirectCodable, LawValue {
        var oldValue: [String: String] = [:]
        @SmartCompact.Array var userName: [Bool] = []
        var itemPrice: Float? = nil
        var unitCode: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var pageSize: M001.S? = nil
        var newValue: Data? = nil
        @SmartCompact.Array var homeCity: [String] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["data.u50n0", "k20"], CodingKeys.userName <--- "data.u50n1"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(50) }
        var fields: [Any?] { [oldValue, userName, itemPrice, unitCode, pageSize, newValue, homeCity] }
    }
}

enum M051 {
    struct S: SmartCodable, LawValue {
        var lastPage: Bool? = nil
        @SmartFlat var homeCity: Message? = nil
        @SmartFlat var oldValue: M001.S = M001.S()
        var pageSize: [Shape] = []
        var firstTag: [String: String] = [:]
        var unitCode: Filled = Filled()
        var itemPrice: String? = nil
        var isOpen: Date? = nil
        @SmartFlat var newValue: Holder = Holder()
        enum CodingKeys: String, CodingKey { case lastPage = "k13", homeCity, oldValue, pageSize = "user_id", firstTag = "k21", unitCode, itemPrice = "_v", isOpen, newValue }
        mutating func didFinishMapping() { finished(51) }
        var fields: [Any?] { [lastPage, homeCity, oldValue, pageSize, firstTag, unitCode, itemPrice, isOpen, newValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: Bool? = nil
        @SmartFlat var homeCity: Message? = nil
        @SmartFlat var oldValue: M001.S = M001.S()
        var pageSize: [Shape] = []
        var firstTag: [String: String] = [:]
        var unitCode: Filled = Filled()
        var itemPrice: String? = nil
        var isOpen: Date? = nil
        @SmartFlat var newValue: Holder = Holder()
        init() {}
        enum CodingKeys: String, CodingKey { case lastPage = "k13", homeCity, oldValue, pageSize = "user_id", firstTag = "k21", unitCode, itemPrice = "_v", isOpen, newValue }
        func didFinishMapping() { finished(51) }
        var fields: [Any?] { [lastPage, homeCity, oldValue, pageSize, firstTag, unitCode, itemPrice, isOpen, newValue] }
    }
    class C0: SmartCodable, LawValue {
        var lastPage: Bool? = nil
        @SmartFlat var homeCity: Message? = nil
        @SmartFlat var oldValue: M001.S = M001.S()
        var pageSize: [Shape] = []
        var firstTag: [String: String] = [:]
        var unitCode: Filled = Filled()
        var itemPrice: String? = nil
        var isOpen: Date? = nil
        @SmartFlat var newValue: Holder = Holder()
        required init() {}
        enum CodingKeys: String, CodingKey { case lastPage = "k13", homeCity, oldValue, pageSize = "user_id", firstTag = "k21", unitCode, itemPrice = "_v", isOpen, newValue }
        func didFinishMapping() { finished(51) }
        var fields: [Any?] { [lastPage, homeCity, oldValue, pageSize, firstTag, unitCode, itemPrice, isOpen, newValue] }
    }
}

enum M052 {
    struct S: SmartCodable, LawValue {
        @SmartKey("dot\\.x52n0", "k24") var homeCity: M001.F? = nil
        var topScore: [Int8] = []
        var pageSize: Int64 = 42
        @SmartKey("list.0.w52n3", "minLevel") var minLevel: [Filled] = []
        @IgnoredKey var lastPage: Int = 42
        mutating func didFinishMapping() { finished(52) }
        var fields: [Any?] { [homeCity, topScore, pageSize, minLevel, lastPage] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("dot\\.x52n0", "k24") var homeCity: M001.F? = nil
        var topScore: [Int8] = []
        var pageSize: Int64 = 42
        @SmartKey("list.0.w52n3", "minLevel") var minLevel: [Filled] = []
        @IgnoredKey var lastPage: Int = 42
        init() {}
        func didFinishMapping() { finished(52) }
        var fields: [Any?] { [homeCity, topScore, pageSize, minLevel, lastPage] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("dot\\.x52n0", "k24") var homeCity: M001.F? = nil
        var topScore: [A] = []
        var pageSize: Int64 = 42
        @SmartKey("list.0.w52n3", "minLevel") var minLevel: [Filled] = []
        @IgnoredKey var lastPage: Int = 42
        mutating func didFinishMapping() { finished(52) }
        var fields: [Any?] { [homeCity, topScore, pageSize, minLevel, lastPage] }
    }
}

enum M053 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var isOpen: M000.S = M000.S()
        @SmartCompact.Array var firstTag: [UInt16] = []
        @SmartFlat var maxLevel: Holder = Holder()
        var itemPrice: JSONValue = 1
        var topScore: Int = 42
        var homeCity: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case isOpen, firstTag, maxLevel, itemPrice = "k0", topScore = "k7", homeCity }
        mutating func didFinishMapping() { finished(53) }
        var fields: [Any?] { [isOpen, firstTag, maxLevel, free(itemPrice), topScore, free(homeCity)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var isOpen: M000.S = M000.S()
        @SmartCompact.Array var firstTag: [UInt16] = []
        @SmartFlat var maxLevel: Holder = Holder()
        var itemPrice: JSONValue = 1
        var topScore: Int = 42
        var homeCity: [String: JSONValue] = [:]
        init() {}
        enum CodingKeys: String, CodingKey { case isOpen, firstTag, maxLevel, itemPrice = "k0", topScore = "k7", homeCity }
        func didFinishMapping() { finished(53) }
        var fields: [Any?] { [isOpen, firstTag, maxLevel, free(itemPrice), topScore, free(homeCity)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(53) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var isOpen: M000.S = M000.S()
        @SmartCompact.Array var firstTag: [UInt16] = []
        @SmartFlat var maxLevel: Holder = Holder()
        var itemPrice: JSONValue = 1
        var topScore: Int = 42
        var homeCity: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case isOpen, firstTag, maxLevel, itemPrice = "k0", topScore = "k7", homeCity }
        override var fields: [Any?] { super.fields + [isOpen, firstTag, maxLevel, free(itemPrice), topScore, free(homeCity)] }
    }
}

extension LawModel {
    static let file006: [LawModel] = [
        LawModel(45, "S", M045.S.self),
        LawModel(45, "F", M045.F.self),
        LawModel(45, "C", M045.C3.self),
        LawModel(46, "S", M046.S.self),
        LawModel(46, "G", M046.G<[UInt]>.self),
        LawModel(46, "C", M046.C2.self),
        LawModel(47, "S", M047.S.self),
        LawModel(47, "D", M047.D.self),
        LawModel(47, "C", M047.C3.self),
        LawModel(48, "S", M048.S.self, .snake, collections: .wraps),
        LawModel(48, "E", M048.E.self, .snake, collections: .wraps),
        LawModel(48, "C", M048.C0.self, .snake, collections: .wraps),
        LawModel(49, "S", M049.S.self, .kebab, collections: .wraps),
        LawModel(49, "C", M049.C3.self, .kebab, collections: .wraps),
        LawModel(49, "G", M049.G<Card>.self, .kebab, collections: .wraps),
        LawModel(50, "S", M050.S.self, collections: .strict),
        LawModel(50, "G", M050.G<Float>.self, collections: .strict),
        LawModel(50, "D", M050.D.self, collections: .strict),
        LawModel(51, "S", M051.S.self),
        LawModel(51, "E", M051.E.self),
        LawModel(51, "C", M051.C0.self),
        LawModel(52, "S", M052.S.self, .snake),
        LawModel(52, "F", M052.F.self, .snake),
        LawModel(52, "G", M052.G<Int8>.self, .snake),
        LawModel(53, "S", M053.S.self, collections: .strict),
        LawModel(53, "E", M053.E.self, collections: .strict),
        LawModel(53, "C", M053.C1.self, collections: .strict),
    ]
}
