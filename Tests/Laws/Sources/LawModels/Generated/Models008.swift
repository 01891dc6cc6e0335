// Made by generate.py.
import Foundation
import SmartCodable

enum M063 {
    struct S: SmartCodable, LawValue {
        var userName: Float = 1.5
        var homeCity: [JSONValue] = []
        var minLevel: [Message] = []
        @SmartKey("k23") var maxLevel: [String: Decimal] = [:]
        @SmartFlat var extraInfo: M001.S? = nil
        var baseRate: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("list.0.w63n6") var isOpen: Set<String> = []
        var rowCount: Float = 1.5
        var unitCode: Word = .one
        mutating func didFinishMapping() { finished(63) }
        var fields: [Any?] { [userName, free(homeCity), minLevel, maxLevel, extraInfo, baseRate, isOpen, rowCount, unitCode] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: Float = 1.5
        var homeCity: [JSONValue] = []
        var minLevel: [Message] = []
        @SmartKey("k23") var maxLevel: [String: Decimal] = [:]
        @SmartFlat var extraInfo: M001.S? = nil
        var baseRate: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("list.0.w63n6") var isOpen: Set<String> = []
        var rowCount: Float = 1.5
        var unitCode: Word = .one
        mutating func didFinishMapping() { finished(63) }
        var fields: [Any?] { [userName, free(homeCity), minLevel, maxLevel, extraInfo, baseRate, isOpen, rowCount, unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: Float = 1.5
        var homeCity: [JSONValue] = []
        var minLevel: [Message] = []
        @SmartKey("k23") var maxLevel: [String: Decimal] = [:]
        @SmartFlat var extraInfo: M001.S? = nil
        var baseRate: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("list.0.w63n6") var isOpen: Set<String> = []
        var rowCount: Float = 1.5
        var unitCode: Word = .one
        init() {}
        func didFinishMapping() { finished(63) }
        var fields: [Any?] { [userName, free(homeCity), minLevel, maxLevel, extraInfo, baseRate, isOpen, rowCount, unitCode] }
    }
}

enum M064 {
    struct S: SmartCodable, LawValue {
        var rowCount: [Word: Int] = [:]
        var shopArea: [Bool] = []
        var dayPlan: Int64 = 42
        @SmartFlat var baseRate: M001.S = M001.S()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- "deep.in.v64n0", CodingKeys.dayPlan <--- ["ID", "dayPlan"]] }
        var fields: [Any?] { [rowCount, shopArea, dayPlan, baseRate] }
    }
    final class F: SmartCodable, LawValue {
        var rowCount: [Word: Int] = [:]
        var shopArea: [Bool] = []
        var dayPlan: Int64 = 42
        @SmartFlat var baseRate: M001.S = M001.S()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- "deep.in.v64n0", CodingKeys.dayPlan <--- ["ID", "dayPlan"]] }
        var fields: [Any?] { [rowCount, shopArea, dayPlan, baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: [Word: Int] = [:]
        var shopArea: [Bool] = []
        var dayPlan: Int64 = 42
        @SmartFlat var baseRate: M001.S = M001.S()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- "deep.in.v64n0", CodingKeys.dayPlan <--- ["ID", "dayPlan"]] }
        var fields: [Any?] { [rowCount, shopArea, dayPlan, baseRate] }
    }
}

enum M065 {
    struct S: SmartCodable, LawValue {
        var isOpen: M001.S? = nil
        var shopArea: [String] = []
        var homeCity: M002.F = M002.F()
        @SmartKey("deep.in.v65n3") @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        var newValue: [S] = []
        var unitCode: [JSONValue] = []
        var dayPlan: [Int: Bool] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.shopArea <--- ["k17", "shopArea"], CodingKeys.homeCity <--- "k27", CodingKeys.newValue <--- "data.u65n4", CodingKeys.unitCode <--- "k21", CodingKeys.dayPlan <--- "k29"] }
        var fields: [Any?] { [isOpen, shopArea, homeCity, pageSize, newValue, free(unitCode), dayPlan] }
    }
    final class F: SmartCodable, LawValue {
        var isOpen: M001.S? = nil
        var shopArea: [String] = []
        var homeCity: M002.F = M002.F()
        @SmartKey("deep.in.v65n3") @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        var newValue: [F] = []
        var unitCode: [JSONValue] = []
        var dayPlan: [Int: Bool] = [:]
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.shopArea <--- ["k17", "shopArea"], CodingKeys.homeCity <--- "k27", CodingKeys.newValue <--- "data.u65n4", CodingKeys.unitCode <--- "k21", CodingKeys.dayPlan <--- "k29"] }
        var fields: [Any?] { [isOpen, shopArea, homeCity, pageSize, newValue, free(unitCode), dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var isOpen: M001.S? = nil
        var shopArea: [String] = []
        var homeCity: M002.F = M002.F()
        @SmartKey("deep.in.v65n3") @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        var newValue: [C3] = []
        var unitCode: [JSONValue] = []
        var dayPlan: [Int: Bool] = [:]
        enum CodingKeys: String, CodingKey { case isOpen, shopArea, homeCity, pageSize, newValue, unitCode, dayPlan }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.shopArea <--- ["k17", "shopArea"], CodingKeys.homeCity <--- "k27", CodingKeys.newValue <--- "data.u65n4", CodingKeys.unitCode <--- "k21", CodingKeys.dayPlan <--- "k29"] }
        override var fields: [Any?] { super.fields + [isOpen, shopArea, homeCity, pageSize, newValue, free(unitCode), dayPlan] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M066 {
    struct S: SmartCodable, LawValue {
        @SmartKey("x-y") @SmartAny var minLevel: Any? = nil
        var unitCode: [String: M001.S] = [:]
        var userName: Bool = false
        var lastPage: JSONValue = 1
        var extraInfo: [String: JSONValue] = [:]
        @SmartCompact.Array var shopArea: [Decimal] = []
        var dayPlan: URL? = nil
        var baseRate: [Int64] = []
        @SmartFlat var oldValue: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "k18"] }
        var fields: [Any?] { [free(minLevel), unitCode, userName, free(lastPage), free(extraInfo), shopArea, dayPlan, baseRate, free(oldValue)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("x-y") @SmartAny var minLevel: Any? = nil
        var unitCode: [String: M001.S] = [:]
        var userName: Bool = false
        var lastPage: JSONValue = 1
        var extraInfo: [String: JSONValue] = [:]
        @SmartCompact.Array var shopArea: [Decimal] = []
        var dayPlan: A? = nil
        var baseRate: [Int64] = []
        @SmartFlat var oldValue: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "k18"] }
        var fields: [Any?] { [free(minLevel), unitCode, userName, free(lastPage), free(extraInfo), shopArea, dayPlan, baseRate, free(oldValue)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("x-y") @SmartAny var minLevel: Any? = nil
        var unitCode: [String: M001.S] = [:]
        var userName: Bool = false
        var lastPage: JSONValue = 1
        var extraInfo: [String: JSONValue] = [:]
        @SmartCompact.Array var shopArea: [Decimal] = []
        var dayPlan: URL? = nil
        var baseRate: [Int64] = []
        @SmartFlat var oldValue: [String: JSONValue] = [:]
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "k18"] }
        var fields: [Any?] { [free(minLevel), unitCode, userName, free(lastPage), free(extraInfo), shopArea, dayPlan, baseRate, free(oldValue)] }
    }
}

enum M067 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var userName: Int = 42
        var baseRate: Double = 1.5
        @SmartCompact.Array var minLevel: [Int8] = []
        @SmartKey("_v") var newValue: Card = .unknown(1)
        var isOpen: Set<Int> = []
        mutating func didFinishMapping() { finished(67) }
        var fields: [Any?] { [userName, baseRate, minLevel, newValue, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        @IgnoredKey var userName: Int = 42
        required init() {}
        func didFinishMapping() { finished(67) }
        var fields: [Any?] { [userName] }
    }
    class C1: C0 {
        var baseRate: Double = 1.5
        @SmartCompact.Array var minLevel: [Int8] = []
        override var fields: [Any?] { super.fields + [baseRate, minLevel] }
    }
    class C2: C1 {
        @SmartKey("_v") var newValue: Card = .unknown(1)
        var isOpen: Set<Int> = []
        override var fields: [Any?] { super.fields + [newValue, isOpen] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    final class E: SmartDirectCodable, LawValue {
        @IgnoredKey var userName: Int = 42
        var baseRate: Double = 1.5
        @SmartCompact.Array var minLevel: [Int8] = []
        @SmartKey("_v") var newValue: Card = .unknown(1)
        var isOpen: Set<Int> = []
        init() {}
        func didFinishMapping() { finished(67) }
        var fields: [Any?] { [userName, baseRate, minLevel, newValue, isOpen] }
    }
}

enum M068 {
    struct S: SmartCodable, LawValue {
        var newValue: Date? = nil
        var oldValue: Decimal = 1
        var homeCity: String = "initial"
        var firstTag: Double = 1.5
        var userName: Int = -1
        enum CodingKeys: String, CodingKey { case newValue = "_v", oldValue = "k7", homeCity = "k8", firstTag, userName }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.newValue <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(68) }
        var fields: [Any?] { [newValue, oldValue, homeCity, firstTag, userName] }
    }
    struct D: SmartDirectCodable, LawValue {
        var newValue: Date? = nil
        var oldValue: Decimal = 1
        var homeCity: String = "initial"
        var firstTag: Double = 1.5
        var userName: Int = -1
        enum CodingKeys: String, CodingKey { case newValue = "_v", oldValue = "k7", homeCity = "k8", firstTag, userName }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.newValue <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(68) }
        var fields: [Any?] { [newValue, oldValue, homeCity, firstTag, userName] }
    }
    class C0: SmartCodable, LawValue {
        var newValue: Date? = nil
        var oldValue: Decimal = 1
        var homeCity: String = "initial"
        var firstTag: Double = 1.5
        required init() {}
        enum CodingKeys: String, CodingKey { case newValue = "_v", oldValue = "k7", homeCity = "k8", firstTag }
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.newValue <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(68) }
        var fields: [Any?] { [newValue, oldValue, homeCity, firstTag] }
    }
    class C1: C0 {
        var userName: Int = -1
        enum CodingKeys: String, CodingKey { case userName }
        override var fields: [Any?] { super.fields + [userName] }
    }
}

enum M069 {
    struct S: SmartCodable, LawValue {
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: [[Double]] = []
        var maxLevel: Rank = .low
        var shopArea: Message = .ping
        var isOpen: Data = Data()
        var homeCity: [Int: Bool] = [:]
        @SmartCompact.Dictionary var dayPlan: [String: String] = [:]
        enum CodingKeys: String, CodingKey { case rowCount, itemPrice = "k23", maxLevel, shopArea = "k8", isOpen = "k25", homeCity, dayPlan }
        var fields: [Any?] { [rowCount, itemPrice, maxLevel, shopArea, isOpen, homeCity, dayPlan] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: [[Double]] = []
        var maxLevel: Rank = .low
        var shopArea: Message = .ping
        var isOpen: Data = Data()
        var homeCity: [Int: Bool] = [:]
        @SmartCompact.Dictionary var dayPlan: [String: String] = [:]
        init() {}
        enum CodingKeys: String, CodingKey { case rowCount, itemPrice = "k23", maxLevel, shopArea = "k8", isOpen = "k25", homeCity, dayPlan }
        var fields: [Any?] { [rowCount, itemPrice, maxLevel, shopArea, isOpen, homeCity, dayPlan] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: [[Double]] = []
        var maxLevel: Rank = .low
        var shopArea: Message = .ping
        var isOpen: Data = Data()
        var homeCity: [Int: Bool] = [:]
        @SmartCompact.Dictionary var dayPlan: [String: String] = [:]
        enum CodingKeys: String, CodingKey { case rowCount, itemPrice = "k23", maxLevel, shopArea = "k8", isOpen = "k25", homeCity, dayPlan }
        var fields: [Any?] { [rowCount, itemPrice, maxLevel, shopArea, isOpen, homeCity, dayPlan] }
    }
}

enum M070 {
    struct S: SmartCodable, LawValue {
        @SmartKey("data.u70n0") @SmartAny var oldValue: Any? = nil
        var itemPrice: Mood? = nil
        var userName: Data? = nil
        var topScore: [Message] = []
        @SmartAny var lastPage: [String: Any] = [:]
        var homeCity: M000.F? = nil
        var fields: [Any?] { [free(oldValue), itemPrice, userName, topScore, free(lastPage), homeCity] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("data.u70n0") @SmartAny var oldValue: Any? = nil
        var itemPrice: Mood? = nil
        var userName: Data? = nil
        required init() {}
        var fields: [Any?] { [free(oldValue), itemPrice, userName] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        var topScore: [Message] = []
        @SmartAny var lastPage: [String: Any] = [:]
        var homeCity: M000.F? = nil
        override var fields: [Any?] { super.fields + [topScore, free(lastPage), homeCity] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("data.u70n0") @SmartAny var oldValue: Any? = nil
        var itemPrice: Mood? = nil
        var userName: Data? = nil
        var topScore: [Message] = []
        @SmartAny var lastPage: [String: Any] = [:]
        var homeCity: M000.F? = nil
        var fields: [Any?] { [free(oldValue), itemPrice, userName, topScore, free(lastPage), homeCity] }
    }
}

enum M071 {
    struct S: SmartCodable, LawValue {
        var minLevel: [Card] = []
        var lastPage: JSONValue = 1
        var homeCity: Float = 1.5
        var isOpen: [S] = []
        enum CodingKeys: String, CodingKey { case minLevel, lastPage = "k23", homeCity, isOpen }
        var fields: [Any?] { [minLevel, free(lastPage), homeCity, isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: [A] = []
        var lastPage: JSONValue = 1
        var homeCity: Float = 1.5
        var isOpen: [G<A>] = []
        enum CodingKeys: String, CodingKey { case minLevel, lastPage = "k23", homeCity, isOpen }
        var fields: [Any?] { [minLevel, free(lastPage), homeCity, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        var minLevel: [Card] = []
        var lastPage: JSONValue = 1
        required init() {}
        enum CodingKeys: String, CodingKey { case minLevel, lastPage = "k23" }
        var fields: [Any?] { [minLevel, free(lastPage)] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        var homeCity: Float = 1.5
        var isOpen: [C2] = []
        enum CodingKeys: String, CodingKey { case homeCity, isOpen }
        override var fields: [Any?] { super.fields + [homeCity, isOpen] }
    }
}

extension LawModel {
    static let file008: [LawModel] = [
        LawModel(63, "S", M063.S.self),
        LawModel(63, "D", M063.D.self),
        LawModel(63, "E", M063.E.self),
        LawModel(64, "S", M064.S.self),
        LawModel(64, "F", M064.F.self),
        LawModel(64, "E", M064.E.self),
        LawModel(65, "S", M065.S.self, isRecursive: true),
        LawModel(65, "F", M065.F.self, isRecursive: true),
        LawModel(65, "C", M065.C3.self, isRecursive: true),
        LawModel(66, "S", M066.S.self),
        LawModel(66, "G", M066.G<URL>.self),
        LawModel(66, "F", M066.F.self),
        LawModel(67, "S", M067.S.self),
        LawModel(67, "C", M067.C3.self),
        LawModel(67, "E", M067.E.self),
        LawModel(68, "S", M068.S.self),
        LawModel(68, "D", M068.D.self),
        LawModel(68, "C", M068.C1.self),
        LawModel(69, "S", M069.S.self),
        LawModel(69, "E", M069.E.self),
        LawModel(69, "D", M069.D.self),
        LawModel(70, "S", M070.S.self, .snake),
        LawModel(70, "C", M070.C3.self, .snake),
        LawModel(70, "D", M070.D.self, .snake),
        LawModel(71, "S", M071.S.self, isRecursive: true),
        LawModel(71, "G", M071.G<Card>.self, isRecursive: true),
        LawModel(71, "C", M071.C2.self, isRecursive: true),
    ]
}
