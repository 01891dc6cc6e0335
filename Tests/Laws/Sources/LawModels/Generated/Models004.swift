// Made by generate.py.
import Foundation
import SmartCodable

enum M027 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var maxLevel: [String: JSONValue] = [:]
        @IgnoredKey var topScore: Int = 42
        @SmartKey("k5") var shopArea: [String: JSONValue] = [:]
        var firstTag: [Filled] = []
        @IgnoredKey var minLevel: Int = 42
        var unitCode: String = "initial"
        var fields: [Any?] { [free(maxLevel), topScore, free(shopArea), firstTag, minLevel, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var maxLevel: [String: JSONValue] = [:]
        required init() {}
        var fields: [Any?] { [free(maxLevel)] }
    }
    class C1: C0 {
        @IgnoredKey var topScore: Int = 42
        override var fields: [Any?] { super.fields + [topScore] }
    }
    class C2: C1 {
        @SmartKey("k5") var shopArea: [String: JSONValue] = [:]
        var firstTag: [Filled] = []
        @IgnoredKey var minLevel: Int = 42
        var unitCode: String = "initial"
        override var fields: [Any?] { super.fields + [free(shopArea), firstTag, minLevel, unitCode] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var maxLevel: [String: JSONValue] = [:]
        @IgnoredKey var topScore: Int = 42
        @SmartKey("k5") var shopArea: [String: JSONValue] = [:]
        var firstTag: [Filled] = []
        @IgnoredKey var minLevel: Int = 42
        var unitCode: String = "initial"
        init() {}
        var fields: [Any?] { [free(maxLevel), topScore, free(shopArea), firstTag, minLevel, unitCode] }
    }
}

enum M028 {
    struct S: SmartCodable, LawValue {
        var maxLevel: [S] = []
        var baseRate: [M001.F] = []
        var userName: [JSONValue] = []
        var isOpen: Int64 = 42
        enum CodingKeys: String, CodingKey { case maxLevel = "k14", baseRate = "x-y", userName, isOpen }
        var fields: [Any?] { [maxLevel, baseRate, free(userName), isOpen] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: [F] = []
        var baseRate: [M001.F] = []
        var userName: [JSONValue] = []
        var isOpen: Int64 = 42
        init() {}
        enum CodingKeys: String, CodingKey { case maxLevel = "k14", baseRate = "x-y", userName, isOpen }
        var fields: [Any?] { [maxLevel, baseRate, free(userName), isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        var maxLevel: [E] = []
        var baseRate: [M001.F] = []
        var userName: [JSONValue] = []
        var isOpen: Int64 = 42
        init() {}
        enum CodingKeys: String, CodingKey { case maxLevel = "k14", baseRate = "x-y", userName, isOpen }
        var fields: [Any?] { [maxLevel, baseRate, free(userName), isOpen] }
    }
}

enum M029 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var oldValue: Holder = Holder()
        @SmartCompact.Array var homeCity: [String] = []
        var dayPlan: [String: Word] = [:]
        var newValue: Data? = nil
        var topScore: Bool? = false
        var minLevel: Data? = nil
        var pageSize: M003.S? = nil
        enum CodingKeys: String, CodingKey { case oldValue, homeCity, dayPlan = "user_id", newValue, topScore = "k24", minLevel, pageSize }
        mutating func didFinishMapping() { finished(29) }
        var fields: [Any?] { [oldValue, homeCity, dayPlan, newValue, topScore, minLevel, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(29) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var oldValue: Holder = Holder()
        @SmartCompact.Array var homeCity: [String] = []
        var dayPlan: [String: Word] = [:]
        var newValue: Data? = nil
        var topScore: Bool? = false
        var minLevel: Data? = nil
        var pageSize: M003.S? = nil
        enum CodingKeys: String, CodingKey { case oldValue, homeCity, dayPlan = "user_id", newValue, topScore = "k24", minLevel, pageSize }
        override var fields: [Any?] { super.fields + [oldValue, homeCity, dayPlan, newValue, topScore, minLevel, pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var oldValue: Holder = Holder()
        @SmartCompact.Array var homeCity: [String] = []
        var dayPlan: [String: Word] = [:]
        var newValue: Data? = nil
        var topScore: Bool? = false
        var minLevel: Data? = nil
        var pageSize: M003.S? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case oldValue, homeCity, dayPlan = "user_id", newValue, topScore = "k24", minLevel, pageSize }
        func didFinishMapping() { finished(29) }
        var fields: [Any?] { [oldValue, homeCity, dayPlan, newValue, topScore, minLevel, pageSize] }
    }
}

enum M030 {
    struct S: SmartCodable, LawValue {
        var minLevel: [String: Int] = [:]
        var baseRate: [Word] = []
        @IgnoredKey var topScore: Int = 42
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        mutating func didFinishMapping() { finished(30) }
        var fields: [Any?] { [minLevel, baseRate, topScore, free(rowCount)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: [String: Int] = [:]
        var baseRate: [Word] = []
        @IgnoredKey var topScore: Int = 42
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        mutating func didFinishMapping() { finished(30) }
        var fields: [Any?] { [minLevel, baseRate, topScore, free(rowCount)] }
    }
    class C0: SmartCodable, LawValue {
        var minLevel: [String: Int] = [:]
        required init() {}
        func didFinishMapping() { finished(30) }
        var fields: [Any?] { [minLevel] }
    }
    class C1: C0 {
        var baseRate: [Word] = []
        @IgnoredKey var topScore: Int = 42
        override var fields: [Any?] { super.fields + [baseRate, topScore] }
    }
    class C2: C1 {
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [free(rowCount)] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M031 {
    struct S: SmartCodable, LawValue {
        var topScore: [S] = []
        var oldValue: UInt16 = 42
        @SmartUnknown var extraInfo: [String: JSONValue] = [:]
        var isOpen: String = "INITIAL"
        @SmartKey("dot\\.x31n4", "itemPrice") @SmartAny var itemPrice: [String: Any] = [:]
        var maxLevel: [Vehicle] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [topScore, oldValue, free(extraInfo), isOpen, free(itemPrice), maxLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var topScore: [D] = []
        var oldValue: UInt16 = 42
        @SmartUnknown var extraInfo: [String: JSONValue] = [:]
        var isOpen: String = "INITIAL"
        @SmartKey("dot\\.x31n4", "itemPrice") @SmartAny var itemPrice: [String: Any] = [:]
        var maxLevel: [Vehicle] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [topScore, oldValue, free(extraInfo), isOpen, free(itemPrice), maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        var topScore: [C0] = []
        var oldValue: UInt16 = 42
        @SmartUnknown var extraInfo: [String: JSONValue] = [:]
        var isOpen: String = "INITIAL"
        @SmartKey("dot\\.x31n4", "itemPrice") @SmartAny var itemPrice: [String: Any] = [:]
        var maxLevel: [Vehicle] = []
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [topScore, oldValue, free(extraInfo), isOpen, free(itemPrice), maxLevel] }
    }
}

enum M032 {
    struct S: SmartCodable, LawValue {
        var homeCity: Decimal = 1
        var newValue: UInt16 = 42
        var pageSize: Int? = nil
        var extraInfo: [UInt16] = []
        var unitCode: String = "initial"
        var oldValue: String? = nil
        mutating func didFinishMapping() { finished(32) }
        var fields: [Any?] { [homeCity, newValue, pageSize, extraInfo, unitCode, oldValue] }
    }
    final class F: SmartCodable, LawValue {
        var homeCity: Decimal = 1
        var newValue: UInt16 = 42
        var pageSize: Int? = nil
        var extraInfo: [UInt16] = []
        var unitCode: String = "initial"
        var oldValue: String? = nil
        init() {}
        func didFinishMapping() { finished(32) }
        var fields: [Any?] { [homeCity, newValue, pageSize, extraInfo, unitCode, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(32) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var homeCity: Decimal = 1
        var newValue: UInt16 = 42
        override var fields: [Any?] { super.fields + [homeCity, newValue] }
    }
    class C2: C1 {
        var pageSize: Int? = nil
        var extraInfo: [UInt16] = []
        var unitCode: String = "initial"
        var oldValue: String? = nil
        override var fields: [Any?] { super.fields + [pageSize, extraInfo, unitCode, oldValue] }
    }
}

enum M033 {
    struct S: SmartCodable, LawValue {
        @SmartAny var newValue: [Any] = []
        var lastPage: Filled = Filled()
        @SmartKey("k6", "k11") var minLevel: Data = Data()
        var shopArea: [Int8] = []
        var rowCount: String = "initial"
        @SmartKey("k20", "k22") var oldValue: Int = 42
        var maxLevel: M000.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- ["k5", "lastPage"], CodingKeys.shopArea <--- "k25", CodingKeys.maxLevel <--- "k3"] }
        var fields: [Any?] { [free(newValue), lastPage, minLevel, shopArea, rowCount, oldValue, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartAny var newValue: [Any] = []
        var lastPage: Filled = Filled()
        @SmartKey("k6", "k11") var minLevel: Data = Data()
        var shopArea: [A] = []
        var rowCount: String = "initial"
        @SmartKey("k20", "k22") var oldValue: Int = 42
        var maxLevel: M000.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- ["k5", "lastPage"], CodingKeys.shopArea <--- "k25", CodingKeys.maxLevel <--- "k3"] }
        var fields: [Any?] { [free(newValue), lastPage, minLevel, shopArea, rowCount, oldValue, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var newValue: [Any] = []
        var lastPage: Filled = Filled()
        @SmartKey("k6", "k11") var minLevel: Data = Data()
        var shopArea: [Int8] = []
        var rowCount: String = "initial"
        @SmartKey("k20", "k22") var oldValue: Int = 42
        var maxLevel: M000.S? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- ["k5", "lastPage"], CodingKeys.shopArea <--- "k25", CodingKeys.maxLevel <--- "k3"] }
        var fields: [Any?] { [free(newValue), lastPage, minLevel, shopArea, rowCount, oldValue, maxLevel] }
    }
}

enum M034 {
    struct S: SmartCodable, LawValue {
        var itemPrice: Int8? = nil
        var rowCount: [M001.S] = []
        var userName: Int8? = 42
        var minLevel: String = "INITIAL"
        var extraInfo: Data? = nil
        var shopArea: [String: JSONValue] = [:]
        var lastPage: JSONValue = 1
        var pageSize: Numbered = .two
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [itemPrice, rowCount, userName, minLevel, extraInfo, free(shopArea), free(lastPage), pageSize] }
    }
    struct D: SmartDirectCodable, LawValue {
        var itemPrice: Int8? = nil
        var rowCount: [M001.S] = []
        var userName: Int8? = 42
        var minLevel: String = "INITIAL"
        var extraInfo: Data? = nil
        var shopArea: [String: JSONValue] = [:]
        var lastPage: JSONValue = 1
        var pageSize: Numbered = .two
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [itemPrice, rowCount, userName, minLevel, extraInfo, free(shopArea), free(lastPage), pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        var itemPrice: Int8? = nil
        var rowCount: [M001.S] = []
        var userName: Int8? = 42
        var minLevel: String = "INITIAL"
        var extraInfo: Data? = nil
        var shopArea: [String: JSONValue] = [:]
        var lastPage: JSONValue = 1
        var pageSize: Numbered = .two
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [itemPrice, rowCount, userName, minLevel, extraInfo, free(shopArea), free(lastPage), pageSize] }
    }
}

enum M035 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k2", "k12") @SmartDate var topScore: Date? = nil
        var shopArea: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartAny var oldValue: [Any] = []
        var isOpen: Numbered = .two
        mutating func didFinishMapping() { finished(35) }
        var fields: [Any?] { [topScore, shopArea, free(oldValue), isOpen] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("k2", "k12") @SmartDate var topScore: Date? = nil
        var shopArea: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartAny var oldValue: [Any] = []
        var isOpen: Numbered = .two
        mutating func didFinishMapping() { finished(35) }
        var fields: [Any?] { [topScore, shopArea, free(oldValue), isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("k2", "k12") @SmartDate var topScore: Date? = nil
        var shopArea: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartAny var oldValue: [Any] = []
        var isOpen: Numbered = .two
        init() {}
        func didFinishMapping() { finished(35) }
        var fields: [Any?] { [topScore, shopArea, free(oldValue), isOpen] }
    }
}

extension LawModel {
    static let file004: [LawModel] = [
        LawModel(27, "S", M027.S.self, .lower),
        LawModel(27, "C", M027.C3.self, .lower),
        LawModel(27, "F", M027.F.self, .lower),
        LawModel(28, "S", M028.S.self, collections: .wraps, isRecursive: true),
        LawModel(28, "F", M028.F.self, collections: .wraps, isRecursive: true),
        LawModel(28, "E", M028.E.self, collections: .wraps, isRecursive: true),
        LawModel(29, "S", M029.S.self),
        LawModel(29, "C", M029.C1.self),
        LawModel(29, "E", M029.E.self),
        LawModel(30, "S", M030.S.self, .upper),
        LawModel(30, "D", M030.D.self, .upper),
        LawModel(30, "C", M030.C3.self, .upper, situations: ["ignoredInBase"]),
        LawModel(31, "S", M031.S.self, .snake, isRecursive: true),
        LawModel(31, "D", M031.D.self, .snake, isRecursive: true),
        LawModel(31, "C", M031.C0.self, .snake, isRecursive: true),
        LawModel(32, "S", M032.S.self),
        LawModel(32, "F", M032.F.self),
        LawModel(32, "C", M032.C2.self),
        LawModel(33, "S", M033.S.self),
        LawModel(33, "G", M033.G<Int8>.self),
        LawModel(33, "E", M033.E.self),
        LawModel(34, "S", M034.S.self, .lower),
        LawModel(34, "D", M034.D.self, .lower),
        LawModel(34, "E", M034.E.self, .lower),
        LawModel(35, "S", M035.S.self),
        LawModel(35, "D", M035.D.self),
        LawModel(35, "E", M035.E.self),
    ]
}
