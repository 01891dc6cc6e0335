// Made by generate.py.
import Foundation
import SmartCodable

enum M081 {
    struct S: SmartCodable, LawValue {
        var rowCount: [[Bool]] = []
        @SmartCompact.Array var oldValue: [Double] = []
        @SmartCompact.Array var isOpen: [Mood] = []
        @SmartCompact.Array var baseRate: [UInt] = []
        var userName: UInt16 = 42
        mutating func didFinishMapping() { finished(81) }
        var fields: [Any?] { [rowCount, oldValue, isOpen, baseRate, userName] }
    }
    struct D: SmartDirectCodable, LawValue {
        var rowCount: [[Bool]] = []
        @SmartCompact.Array var oldValue: [Double] = []
        @SmartCompact.Array var isOpen: [Mood] = []
        @SmartCompact.Array var baseRate: [UInt] = []
        var userName: UInt16 = 42
        mutating func didFinishMapping() { finished(81) }
        var fields: [Any?] { [rowCount, oldValue, isOpen, baseRate, userName] }
    }
    final class F: SmartCodable, LawValue {
        var rowCount: [[Bool]] = []
        @SmartCompact.Array var oldValue: [Double] = []
        @SmartCompact.Array var isOpen: [Mood] = []
        @SmartCompact.Array var baseRate: [UInt] = []
        var userName: UInt16 = 42
        init() {}
        func didFinishMapping() { finished(81) }
        var fields: [Any?] { [rowCount, oldValue, isOpen, baseRate, userName] }
    }
}

enum M082 {
    struct S: SmartCodable, LawValue {
        var oldValue: Word? = nil
        var topScore: [[Double]] = []
        var firstTag: M000.F = M000.F()
        @SmartDate var isOpen: Date = Date(timeIntervalSince1970: 60)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["list.0.w82n0", "k6"], CodingKeys.topScore <--- "data.u82n1", CodingKeys.isOpen <--- ["k15", "isOpen"]] }
        mutating func didFinishMapping() { finished(82) }
        var fields: [Any?] { [oldValue, topScore, firstTag, isOpen] }
    }
    struct D: SmartDirectCodable, LawValue {
        var oldValue: Word? = nil
        var topScore: [[Double]] = []
        var firstTag: M000.F = M000.F()
        @SmartDate var isOpen: Date = Date(timeIntervalSince1970: 60)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["list.0.w82n0", "k6"], CodingKeys.topScore <--- "data.u82n1", CodingKeys.isOpen <--- ["k15", "isOpen"]] }
        mutating func didFinishMapping() { finished(82) }
        var fields: [Any?] { [oldValue, topScore, firstTag, isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: A? = nil
        var topScore: [[Double]] = []
        var firstTag: M000.F = M000.F()
        @SmartDate var isOpen: Date = Date(timeIntervalSince1970: 60)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["list.0.w82n0", "k6"], CodingKeys.topScore <--- "data.u82n1", CodingKeys.isOpen <--- ["k15", "isOpen"]] }
        mutating func didFinishMapping() { finished(82) }
        var fields: [Any?] { [oldValue, topScore, firstTag, isOpen] }
    }
}

enum M083 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var newValue: Int = 42
        var lastPage: Data = Data()
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        var shopArea: Date? = nil
        @SmartAny var itemPrice: Any? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- ["k13", "lastPage"], CodingKeys.shopArea <--- "k29"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        var fields: [Any?] { [newValue, lastPage, free(pageSize), shopArea, free(itemPrice)] }
    }
    final class F: SmartCodable, LawValue {
        @IgnoredKey var newValue: Int = 42
        var lastPage: Data = Data()
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        var shopArea: Date? = nil
        @SmartAny var itemPrice: Any? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- ["k13", "lastPage"], CodingKeys.shopArea <--- "k29"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        var fields: [Any?] { [newValue, lastPage, free(pageSize), shopArea, free(itemPrice)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @IgnoredKey var newValue: Int = 42
        var lastPage: Data = Data()
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case newValue, lastPage, pageSize }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.lastPage <--- ["k13", "lastPage"]] }
        override var fields: [Any?] { super.fields + [newValue, lastPage, free(pageSize)] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        var shopArea: Date? = nil
        @SmartAny var itemPrice: Any? = nil
        enum CodingKeys: String, CodingKey { case shopArea, itemPrice }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.shopArea <--- "k29"] }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.shopArea <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [shopArea, free(itemPrice)] }
    }
}

enum M084 {
    struct S: SmartCodable, LawValue {
        var dayPlan: URL? = nil
        var isOpen: Int = -1
        var maxLevel: [Int: Bool] = [:]
        var homeCity: Bool = false
        var newValue: Double = 1.5
        var topScore: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var shopArea: String = "INITIAL"
        enum CodingKeys: String, CodingKey { case dayPlan, isOpen, maxLevel, homeCity, newValue, topScore = "k4", shopArea = "k10" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [dayPlan, isOpen, maxLevel, homeCity, newValue, topScore, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        var dayPlan: URL? = nil
        var isOpen: Int = -1
        var maxLevel: [Int: Bool] = [:]
        var homeCity: Bool = false
        var newValue: Double = 1.5
        var topScore: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var shopArea: String = "INITIAL"
        init() {}
        enum CodingKeys: String, CodingKey { case dayPlan, isOpen, maxLevel, homeCity, newValue, topScore = "k4", shopArea = "k10" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [dayPlan, isOpen, maxLevel, homeCity, newValue, topScore, shopArea] }
    }
    class C0: SmartCodable, LawValue {
        var dayPlan: URL? = nil
        var isOpen: Int = -1
        var maxLevel: [Int: Bool] = [:]
        var homeCity: Bool = false
        var newValue: Double = 1.5
        var topScore: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var shopArea: String = "INITIAL"
        required init() {}
        enum CodingKeys: String, CodingKey { case dayPlan, isOpen, maxLevel, homeCity, newValue, topScore = "k4", shopArea = "k10" }
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [dayPlan, isOpen, maxLevel, homeCity, newValue, topScore, shopArea] }
    }
}

enum M085 {
    struct S: SmartCodable, LawValue {
        var userName: [[Double]] = []
        @SmartKey("k25") var homeCity: [String: M000.F] = [:]
        var itemPrice: M003.F = M003.F()
        @SmartKey("user_id", "k12") var newValue: M000.S? = nil
        mutating func didFinishMapping() { finished(85) }
        var fields: [Any?] { [userName, homeCity, itemPrice, newValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: [[Double]] = []
        @SmartKey("k25") var homeCity: [String: M000.F] = [:]
        var itemPrice: M003.F = M003.F()
        @SmartKey("user_id", "k12") var newValue: M000.S? = nil
        mutating func didFinishMapping() { finished(85) }
        var fields: [Any?] { [userName, homeCity, itemPrice, newValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: [[Double]] = []
        @SmartKey("k25") var homeCity: [String: M000.F] = [:]
        var itemPrice: M003.F = M003.F()
        @SmartKey("user_id", "k12") var newValue: M000.S? = nil
        init() {}
        func didFinishMapping() { finished(85) }
        var fields: [Any?] { [userName, homeCity, itemPrice, newValue] }
    }
}

enum M086 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k21", "k25") @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        var lastPage: [UInt16] = []
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @IgnoredKey var oldValue: Int = 42
        var topScore: [String: Decimal] = [:]
        var itemPrice: Double? = nil
        var fields: [Any?] { [pageSize, lastPage, free(rowCount), oldValue, topScore, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("k21", "k25") @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        var lastPage: [UInt16] = []
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @IgnoredKey var oldValue: Int = 42
        var topScore: [String: Decimal] = [:]
        var itemPrice: Double? = nil
        init() {}
        var fields: [Any?] { [pageSize, lastPage, free(rowCount), oldValue, topScore, itemPrice] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("k21", "k25") @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        var lastPage: [UInt16] = []
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @IgnoredKey var oldValue: Int = 42
        var topScore: [String: Decimal] = [:]
        var itemPrice: Double? = nil
        override var fields: [Any?] { super.fields + [pageSize, lastPage, free(rowCount), oldValue, topScore, itemPrice] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M087 {
    struct S: SmartCodable, LawValue {
        @SmartKey("list.0.w87n0", "minLevel") var minLevel: Int? = nil
        var firstTag: JSONValue = 1
        @SmartKey("data.u87n2", "k13") var oldValue: [Numbered] = []
        @SmartCompact.Dictionary var lastPage: [String: String] = [:]
        var topScore: Bool = false
        var homeCity: [Message] = []
        var fields: [Any?] { [minLevel, free(firstTag), oldValue, lastPage, topScore, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("list.0.w87n0", "minLevel") var minLevel: Int? = nil
        var firstTag: JSONValue = 1
        @SmartKey("data.u87n2", "k13") var oldValue: [Numbered] = []
        @SmartCompact.Dictionary var lastPage: [String: String] = [:]
        var topScore: Bool = false
        var homeCity: [Message] = []
        init() {}
        var fields: [Any?] { [minLevel, free(firstTag), oldValue, lastPage, topScore, homeCity] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("list.0.w87n0", "minLevel") var minLevel: Int? = nil
        var firstTag: JSONValue = 1
        @SmartKey("data.u87n2", "k13") var oldValue: [Numbered] = []
        @SmartCompact.Dictionary var lastPage: [String: String] = [:]
        var topScore: Bool = false
        var homeCity: [Message] = []
        var fields: [Any?] { [minLevel, free(firstTag), oldValue, lastPage, topScore, homeCity] }
    }
}

enum M088 {
    struct S: SmartCodable, LawValue {
        var unitCode: UInt16 = 42
        var pageSize: String = "initial"
        var firstTag: UInt16? = nil
        var baseRate: [Bool] = []
        var lastPage: [[Int8]] = []
        var dayPlan: Float = 1.5
        var maxLevel: [Word] = []
        var fields: [Any?] { [unitCode, pageSize, firstTag, baseRate, lastPage, dayPlan, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var unitCode: UInt16 = 42
        var pageSize: String = "initial"
        var firstTag: A? = nil
        var baseRate: [Bool] = []
        var lastPage: [[Int8]] = []
        var dayPlan: Float = 1.5
        var maxLevel: [Word] = []
        var fields: [Any?] { [unitCode, pageSize, firstTag, baseRate, lastPage, dayPlan, maxLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var unitCode: UInt16 = 42
        var pageSize: String = "initial"
        var firstTag: UInt16? = nil
        var baseRate: [Bool] = []
        var lastPage: [[Int8]] = []
        var dayPlan: Float = 1.5
        var maxLevel: [Word] = []
        var fields: [Any?] { [unitCode, pageSize, firstTag, baseRate, lastPage, dayPlan, maxLevel] }
    }
}

enum M089 {
    struct S: SmartCodable, LawValue {
        @SmartAny var newValue: Any? = nil
        var extraInfo: Int64 = 42
        var maxLevel: [S] = []
        var minLevel: [[UInt]] = []
        var oldValue: Message = .ping
        var homeCity: Int64 = 42
        var fields: [Any?] { [free(newValue), extraInfo, maxLevel, minLevel, oldValue, homeCity] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var newValue: Any? = nil
        var extraInfo: Int64 = 42
        var maxLevel: [F] = []
        var minLevel: [[UInt]] = []
        var oldValue: Message = .ping
        var homeCity: Int64 = 42
        init() {}
        var fields: [Any?] { [free(newValue), extraInfo, maxLevel, minLevel, oldValue, homeCity] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartAny var newValue: Any? = nil
        var extraInfo: Int64 = 42
        var maxLevel: [G<A>] = []
        var minLevel: [A] = []
        var oldValue: Message = .ping
        var homeCity: Int64 = 42
        var fields: [Any?] { [free(newValue), extraInfo, maxLevel, minLevel, oldValue, homeCity] }
    }
}

extension LawModel {
    static let file010: [LawModel] = [
        LawModel(81, "S", M081.S.self),
        LawModel(81, "D", M081.D.self),
        LawModel(81, "F", M081.F.self),
        LawModel(82, "S", M082.S.self),
        LawModel(82, "D", M082.D.self),
        LawModel(82, "G", M082.G<Word>.self),
        LawModel(83, "S", M083.S.self, collections: .strict),
        LawModel(83, "F", M083.F.self, collections: .strict),
        LawModel(83, "C", M083.C3.self, collections: .strict),
        LawModel(84, "S", M084.S.self),
        LawModel(84, "E", M084.E.self),
        LawModel(84, "C", M084.C0.self),
        LawModel(85, "S", M085.S.self, .lower),
        LawModel(85, "D", M085.D.self, .lower),
        LawModel(85, "E", M085.E.self, .lower),
        LawModel(86, "S", M086.S.self, .kebab),
        LawModel(86, "F", M086.F.self, .kebab),
        LawModel(86, "C", M086.C2.self, .kebab),
        LawModel(87, "S", M087.S.self, .snake, collections: .wraps),
        LawModel(87, "E", M087.E.self, .snake, collections: .wraps),
        LawModel(87, "D", M087.D.self, .snake, collections: .wraps),
        LawModel(88, "S", M088.S.self),
        LawModel(88, "G", M088.G<UInt16>.self),
        LawModel(88, "D", M088.D.self),
        LawModel(89, "S", M089.S.self, .snake, isRecursive: true),
        LawModel(89, "F", M089.F.self, .snake, isRecursive: true),
        LawModel(89, "G", M089.G<[UInt]>.self, .snake, isRecursive: true),
    ]
}
