// Made by generate.py.
import Foundation
import SmartCodable

enum M081 {
    struct S: SmartCodable, LawValue {
        var itemPrice: String? = nil
        var isOpen: URL? = nil
        var baseRate: [Message] = []
        var rowCount: [Shape] = []
        @SmartKey("k16") @SmartDate var homeCity: Date? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.itemPrice <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(81) }
        var fields: [Any?] { [itemPrice, isOpen, baseRate, rowCount, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        var itemPrice: String? = nil
        var isOpen: URL? = nil
        var baseRate: [Message] = []
        var rowCount: [Shape] = []
        @SmartKey("k16") @SmartDate var homeCity: Date? = nil
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.itemPrice <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(81) }
        var fields: [Any?] { [itemPrice, isOpen, baseRate, rowCount, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        var itemPrice: String? = nil
        var isOpen: URL? = nil
        var baseRate: [Message] = []
        var rowCount: [Shape] = []
        @SmartKey("k16") @SmartDate var homeCity: Date? = nil
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.itemPrice <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(81) }
        var fields: [Any?] { [itemPrice, isOpen, baseRate, rowCount, homeCity] }
    }
}

enum M082 {
    struct S: SmartCodable, LawValue {
        @SmartKey("deep.in.v82n0", "k19") @SmartAny var shopArea: [Any] = []
        var unitCode: M003.F = M003.F()
        @SmartAny var maxLevel: [String: Any] = [:]
        var firstTag: Bool = false
        @SmartAny var itemPrice: Any? = nil
        @SmartKey("k8") var minLevel: UInt16? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- "list.0.w82n1"] }
        mutating func didFinishMapping() { finished(82) }
        var fields: [Any?] { [free(shopArea), unitCode, free(maxLevel), firstTag, free(itemPrice), minLevel] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("deep.in.v82n0", "k19") @SmartAny var shopArea: [Any] = []
        var unitCode: M003.F = M003.F()
        @SmartAny var maxLevel: [String: Any] = [:]
        var firstTag: Bool = false
        @SmartAny var itemPrice: Any? = nil
        @SmartKey("k8") var minLevel: UInt16? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- "list.0.w82n1"] }
        func didFinishMapping() { finished(82) }
        var fields: [Any?] { [free(shopArea), unitCode, free(maxLevel), firstTag, free(itemPrice), minLevel] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("deep.in.v82n0", "k19") @SmartAny var shopArea: [Any] = []
        var unitCode: M003.F = M003.F()
        @SmartAny var maxLevel: [String: Any] = [:]
        var firstTag: Bool = false
        @SmartAny var itemPrice: Any? = nil
        @SmartKey("k8") var minLevel: UInt16? = nil
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- "list.0.w82n1"] }
        func didFinishMapping() { finished(82) }
        var fields: [Any?] { [free(shopArea), unitCode, free(maxLevel), firstTag, free(itemPrice), minLevel] }
    }
}

enum M083 {
    struct S: SmartCodable, LawValue {
        var baseRate: Float = 1.5
        var pageSize: Float = 1.5
        var itemPrice: M003.F = M003.F()
        var fields: [Any?] { [baseRate, pageSize, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        var baseRate: Float = 1.5
        var pageSize: Float = 1.5
        var itemPrice: M003.F = M003.F()
        init() {}
        var fields: [Any?] { [baseRate, pageSize, itemPrice] }
    }
    final class E: SmartDirectCodable, LawValue {
        var baseRate: Float = 1.5
        var pageSize: Float = 1.5
        var itemPrice: M003.F = M003.F()
        init() {}
        var fields: [Any?] { [baseRate, pageSize, itemPrice] }
    }
}

enum M084 {
    struct S: SmartCodable, LawValue {
        var minLevel: Double = 1.5
        var maxLevel: Message = .ping
        @SmartAny var baseRate: [Any] = []
        mutating func didFinishMapping() { finished(84) }
        var fields: [Any?] { [minLevel, maxLevel, free(baseRate)] }
    }
    final class F: SmartCodable, LawValue {
        var minLevel: Double = 1.5
        var maxLevel: Message = .ping
        @SmartAny var baseRate: [Any] = []
        init() {}
        func didFinishMapping() { finished(84) }
        var fields: [Any?] { [minLevel, maxLevel, free(baseRate)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: Double = 1.5
        var maxLevel: Message = .ping
        @SmartAny var baseRate: [Any] = []
        mutating func didFinishMapping() { finished(84) }
        var fields: [Any?] { [minLevel, maxLevel, free(baseRate)] }
    }
}

enum M085 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var baseRate: [Int] = []
        var newValue: Word? = nil
        var maxLevel: Decimal = 1
        mutating func didFinishMapping() { finished(85) }
        var fields: [Any?] { [baseRate, newValue, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartCompact.Array var baseRate: [Int] = []
        var newValue: Word? = nil
        var maxLevel: Decimal = 1
        init() {}
        func didFinishMapping() { finished(85) }
        var fields: [Any?] { [baseRate, newValue, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        @SmartCompact.Array var baseRate: [Int] = []
        var newValue: Word? = nil
        var maxLevel: Decimal = 1
        init() {}
        func didFinishMapping() { finished(85) }
        var fields: [Any?] { [baseRate, newValue, maxLevel] }
    }
}

enum M086 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartAny var firstTag: [Any] = []
        var baseRate: [String: Rank] = [:]
        var extraInfo: Numbered = .two
        @IgnoredKey var lastPage: Int = 42
        var shopArea: [String: Mood] = [:]
        var pageSize: M001.F? = nil
        var unitCode: Bool = false
        @IgnoredKey var newValue: Int = 42
        var dayPlan: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case minLevel, firstTag = "k17", baseRate, extraInfo, lastPage, shopArea = "k15", pageSize = "k7", unitCode = "名", newValue, dayPlan }
        var fields: [Any?] { [free(minLevel), free(firstTag), baseRate, extraInfo, lastPage, shopArea, pageSize, unitCode, newValue, free(dayPlan)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartAny var firstTag: [Any] = []
        var baseRate: [String: Rank] = [:]
        var extraInfo: Numbered = .two
        @IgnoredKey var lastPage: Int = 42
        var shopArea: [String: Mood] = [:]
        var pageSize: M001.F? = nil
        var unitCode: Bool = false
        @IgnoredKey var newValue: Int = 42
        var dayPlan: [String: JSONValue] = [:]
        init() {}
        enum CodingKeys: String, CodingKey { case minLevel, firstTag = "k17", baseRate, extraInfo, lastPage, shopArea = "k15", pageSize = "k7", unitCode = "名", newValue, dayPlan }
        var fields: [Any?] { [free(minLevel), free(firstTag), baseRate, extraInfo, lastPage, shopArea, pageSize, unitCode, newValue, free(dayPlan)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartAny var firstTag: [Any] = []
        var baseRate: [String: Rank] = [:]
        var extraInfo: Numbered = .two
        @IgnoredKey var lastPage: Int = 42
        var shopArea: [String: Mood] = [:]
        var pageSize: M001.F? = nil
        var unitCode: Bool = false
        @IgnoredKey var newValue: Int = 42
        var dayPlan: [String: JSONValue] = [:]
        required init() {}
        enum CodingKeys: String, CodingKey { case minLevel, firstTag = "k17", baseRate, extraInfo, lastPage, shopArea = "k15", pageSize = "k7", unitCode = "名", newValue, dayPlan }
        var fields: [Any?] { [free(minLevel), free(firstTag), baseRate, extraInfo, lastPage, shopArea, pageSize, unitCode, newValue, free(dayPlan)] }
    }
}

enum M087 {
    struct S: SmartCodable, LawValue {
        var userName: Word = .one
        @SmartKey("k7") @SmartCompact.Array var firstTag: [String] = []
        @SmartKey("data.u87n2", "shopArea") var shopArea: Data = Data()
        var extraInfo: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var pageSize: UInt16 = 42
        @SmartKey("k3") var maxLevel: UInt = 42
        var oldValue: UInt = 42
        var unitCode: [String: UInt] = [:]
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var fields: [Any?] { [userName, firstTag, shopArea, extraInfo, pageSize, maxLevel, oldValue, unitCode, free(topScore)] }
    }
    final class F: SmartCodable, LawValue {
        var userName: Word = .one
        @SmartKey("k7") @SmartCompact.Array var firstTag: [String] = []
        @SmartKey("data.u87n2", "shopArea") var shopArea: Data = Data()
        var extraInfo: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var pageSize: UInt16 = 42
        @SmartKey("k3") var maxLevel: UInt = 42
        var oldValue: UInt = 42
        var unitCode: [String: UInt] = [:]
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        init() {}
        var fields: [Any?] { [userName, firstTag, shopArea, extraInfo, pageSize, maxLevel, oldValue, unitCode, free(topScore)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var userName: Word = .one
        @SmartKey("k7") @SmartCompact.Array var firstTag: [String] = []
        @SmartKey("data.u87n2", "shopArea") var shopArea: Data = Data()
        var extraInfo: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        override var fields: [Any?] { super.fields + [userName, firstTag, shopArea, extraInfo] }
    }
    class C2: C1 {
        var pageSize: UInt16 = 42
        @SmartKey("k3") var maxLevel: UInt = 42
        var oldValue: UInt = 42
        var unitCode: [String: UInt] = [:]
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [pageSize, maxLevel, oldValue, unitCode, free(topScore)] }
    }
}

enum M088 {
    struct S: SmartCodable, LawValue {
        var oldValue: JSONValue = 1
        var dayPlan: [Int: Bool] = [:]
        var lastPage: [String: String] = [:]
        @SmartDate var userName: Date? = nil
        var homeCity: M002.S = M002.S()
        var fields: [Any?] { [free(oldValue), dayPlan, lastPage, userName, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: JSONValue = 1
        var dayPlan: [Int: Bool] = [:]
        var lastPage: [String: String] = [:]
        @SmartDate var userName: Date? = nil
        var homeCity: M002.S = M002.S()
        init() {}
        var fields: [Any?] { [free(oldValue), dayPlan, lastPage, userName, homeCity] }
    }
    struct D: SmartDirectCodable, LawValue {
        var oldValue: JSONValue = 1
        var dayPlan: [Int: Bool] = [:]
        var lastPage: [String: String] = [:]
        @SmartDate var userName: Date? = nil
        var homeCity: M002.S = M002.S()
        var fields: [Any?] { [free(oldValue), dayPlan, lastPage, userName, homeCity] }
    }
}

enum M089 {
    struct S: SmartCodable, LawValue {
        @SmartDate var dayPlan: Date = Date(timeIntervalSince1970: 60)
        var oldValue: Rank = .low
        var firstTag: [JSONValue] = []
        var homeCity: Date? = nil
        @SmartKey("deep.in.v89n4") var isOpen: Shape? = nil
        @SmartKey("k23") var lastPage: UInt? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.homeCity <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(89) }
        var fields: [Any?] { [dayPlan, oldValue, free(firstTag), homeCity, isOpen, lastPage] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var dayPlan: Date = Date(timeIntervalSince1970: 60)
        var oldValue: Rank = .low
        var firstTag: [JSONValue] = []
        var homeCity: Date? = nil
        @SmartKey("deep.in.v89n4") var isOpen: Shape? = nil
        @SmartKey("k23") var lastPage: UInt? = nil
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.homeCity <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(89) }
        var fields: [Any?] { [dayPlan, oldValue, free(firstTag), homeCity, isOpen, lastPage] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartDate var dayPlan: Date = Date(timeIntervalSince1970: 60)
        var oldValue: Rank = .low
        var firstTag: [JSONValue] = []
        var homeCity: Date? = nil
        @SmartKey("deep.in.v89n4") var isOpen: Shape? = nil
        @SmartKey("k23") var lastPage: UInt? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.homeCity <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(89) }
        var fields: [Any?] { [dayPlan, oldValue, free(firstTag), homeCity, isOpen, lastPage] }
    }
}

extension LawModel {
    static let file010: [LawModel] = [
        LawModel(81, "S", M081.S.self, .lower),
        LawModel(81, "E", M081.E.self, .lower),
        LawModel(81, "C", M081.C0.self, .lower),
        LawModel(82, "S", M082.S.self),
        LawModel(82, "F", M082.F.self),
        LawModel(82, "C", M082.C0.self),
        LawModel(83, "S", M083.S.self),
        LawModel(83, "F", M083.F.self),
        LawModel(83, "E", M083.E.self),
        LawModel(84, "S", M084.S.self, .snake),
        LawModel(84, "F", M084.F.self, .snake),
        LawModel(84, "D", M084.D.self, .snake),
        LawModel(85, "S", M085.S.self),
        LawModel(85, "E", M085.E.self),
        LawModel(85, "F", M085.F.self),
        LawModel(86, "S", M086.S.self, collections: .strict),
        LawModel(86, "E", M086.E.self, collections: .strict),
        LawModel(86, "C", M086.C0.self, collections: .strict),
        LawModel(87, "S", M087.S.self, .snake),
        LawModel(87, "F", M087.F.self, .snake),
        LawModel(87, "C", M087.C2.self, .snake),
        LawModel(88, "S", M088.S.self, .snake),
        LawModel(88, "E", M088.E.self, .snake),
        LawModel(88, "D", M088.D.self, .snake),
        LawModel(89, "S", M089.S.self, .snake),
        LawModel(89, "C", M089.C0.self, .snake),
        LawModel(89, "D", M089.D.self, .snake),
    ]
}
