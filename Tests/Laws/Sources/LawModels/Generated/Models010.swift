// Made by generate.py.
import Foundation
import SmartCodable

enum M081 {
    struct S: SmartCodable, LawValue {
        @SmartAny var maxLevel: [String: Any] = [:]
        var topScore: [String: Word] = [:]
        var newValue: [S] = []
        var unitCode: Int = 42
        @SmartCompact.Array var isOpen: [String] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["k16", "x-y"]] }
        var fields: [Any?] { [free(maxLevel), topScore, newValue, unitCode, isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var maxLevel: [String: Any] = [:]
        var topScore: [String: Word] = [:]
        var newValue: [E] = []
        var unitCode: Int = 42
        @SmartCompact.Array var isOpen: [String] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["k16", "x-y"]] }
        var fields: [Any?] { [free(maxLevel), topScore, newValue, unitCode, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        @SmartAny var maxLevel: [String: Any] = [:]
        var topScore: [String: Word] = [:]
        var newValue: [C2] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["k16", "x-y"]] }
        var fields: [Any?] { [free(maxLevel), topScore, newValue] }
    }
    class C1: C0 {
        var unitCode: Int = 42
        override var fields: [Any?] { super.fields + [unitCode] }
    }
    class C2: C1 {
        @SmartCompact.Array var isOpen: [String] = []
        override var fields: [Any?] { super.fields + [isOpen] }
    }
}

enum M082 {
    struct S: SmartCodable, LawValue {
        @SmartDate var isOpen: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Dictionary var unitCode: [String: Int] = [:]
        var firstTag: Set<Int> = []
        @SmartCompact.Array var userName: [Double] = []
        @SmartAny var rowCount: [Any] = []
        var dayPlan: Data? = nil
        @SmartCompact.Array var itemPrice: [String] = []
        mutating func didFinishMapping() { finished(82) }
        var fields: [Any?] { [isOpen, unitCode, firstTag, userName, free(rowCount), dayPlan, itemPrice] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartDate var isOpen: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Dictionary var unitCode: [String: Int] = [:]
        var firstTag: Set<Int> = []
        @SmartCompact.Array var userName: [Double] = []
        @SmartAny var rowCount: [Any] = []
        var dayPlan: A? = nil
        @SmartCompact.Array var itemPrice: [String] = []
        mutating func didFinishMapping() { finished(82) }
        var fields: [Any?] { [isOpen, unitCode, firstTag, userName, free(rowCount), dayPlan, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var isOpen: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Dictionary var unitCode: [String: Int] = [:]
        var firstTag: Set<Int> = []
        @SmartCompact.Array var userName: [Double] = []
        @SmartAny var rowCount: [Any] = []
        var dayPlan: Data? = nil
        @SmartCompact.Array var itemPrice: [String] = []
        init() {}
        func didFinishMapping() { finished(82) }
        var fields: [Any?] { [isOpen, unitCode, firstTag, userName, free(rowCount), dayPlan, itemPrice] }
    }
}

enum M083 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var oldValue: M000.S? = nil
        var baseRate: [String: String] = [:]
        var minLevel: [[Float]] = []
        @SmartKey("deep.in.v83n3") var pageSize: [UInt16] = []
        @SmartKey("k0") var newValue: Filled? = nil
        @SmartUnknown var userName: [String: JSONValue] = [:]
        var shopArea: UInt = 42
        var fields: [Any?] { [oldValue, baseRate, minLevel, pageSize, newValue, free(userName), shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var oldValue: M000.S? = nil
        var baseRate: [String: String] = [:]
        var minLevel: [[Float]] = []
        @SmartKey("deep.in.v83n3") var pageSize: [UInt16] = []
        @SmartKey("k0") var newValue: Filled? = nil
        @SmartUnknown var userName: [String: JSONValue] = [:]
        var shopArea: UInt = 42
        var fields: [Any?] { [oldValue, baseRate, minLevel, pageSize, newValue, free(userName), shopArea] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var oldValue: M000.S? = nil
        var baseRate: [String: String] = [:]
        var minLevel: [[Float]] = []
        @SmartKey("deep.in.v83n3") var pageSize: [UInt16] = []
        @SmartKey("k0") var newValue: Filled? = nil
        @SmartUnknown var userName: [String: JSONValue] = [:]
        required init() {}
        var fields: [Any?] { [oldValue, baseRate, minLevel, pageSize, newValue, free(userName)] }
    }
    class C1: C0 {
        var shopArea: UInt = 42
        override var fields: [Any?] { super.fields + [shopArea] }
    }
}

enum M084 {
    struct S: SmartCodable, LawValue {
        var userName: Word? = nil
        var lastPage: [Card] = []
        var rowCount: Date? = nil
        var topScore: [String: JSONValue] = [:]
        @IgnoredKey var isOpen: Int = 42
        var oldValue: JSONValue = 1
        var unitCode: Message? = nil
        enum CodingKeys: String, CodingKey { case userName, lastPage, rowCount, topScore, isOpen, oldValue = "k6", unitCode = "k15" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- SmartDateTransformer()] }
        var fields: [Any?] { [userName, lastPage, rowCount, free(topScore), isOpen, free(oldValue), unitCode] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var userName: A? = nil
        var lastPage: [Card] = []
        var rowCount: Date? = nil
        var topScore: [String: JSONValue] = [:]
        @IgnoredKey var isOpen: Int = 42
        var oldValue: JSONValue = 1
        var unitCode: Message? = nil
        enum CodingKeys: String, CodingKey { case userName, lastPage, rowCount, topScore, isOpen, oldValue = "k6", unitCode = "k15" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- SmartDateTransformer()] }
        var fields: [Any?] { [userName, lastPage, rowCount, free(topScore), isOpen, free(oldValue), unitCode] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: Word? = nil
        var lastPage: [Card] = []
        var rowCount: Date? = nil
        var topScore: [String: JSONValue] = [:]
        @IgnoredKey var isOpen: Int = 42
        var oldValue: JSONValue = 1
        var unitCode: Message? = nil
        enum CodingKeys: String, CodingKey { case userName, lastPage, rowCount, topScore, isOpen, oldValue = "k6", unitCode = "k15" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- SmartDateTransformer()] }
        var fields: [Any?] { [userName, lastPage, rowCount, free(topScore), isOpen, free(oldValue), unitCode] }
    }
}

enum M085 {
    struct S: SmartCodable, LawValue {
        var isOpen: String = "initial"
        var dayPlan: Int64 = 42
        var lastPage: Bool = false
        var extraInfo: [Float] = []
        var rowCount: Int64 = 42
        var minLevel: Double = 1.5
        var shopArea: [String: Double] = [:]
        var homeCity: [String: Int] = [:]
        var fields: [Any?] { [isOpen, dayPlan, lastPage, extraInfo, rowCount, minLevel, shopArea, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        var isOpen: String = "initial"
        var dayPlan: Int64 = 42
        var lastPage: Bool = false
        var extraInfo: [Float] = []
        var rowCount: Int64 = 42
        var minLevel: Double = 1.5
        var shopArea: [String: Double] = [:]
        var homeCity: [String: Int] = [:]
        init() {}
        var fields: [Any?] { [isOpen, dayPlan, lastPage, extraInfo, rowCount, minLevel, shopArea, homeCity] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var isOpen: String = "initial"
        var dayPlan: Int64 = 42
        var lastPage: Bool = false
        var extraInfo: [A] = []
        var rowCount: Int64 = 42
        var minLevel: Double = 1.5
        var shopArea: [String: Double] = [:]
        var homeCity: [String: Int] = [:]
        var fields: [Any?] { [isOpen, dayPlan, lastPage, extraInfo, rowCount, minLevel, shopArea, homeCity] }
    }
}

enum M086 {
    struct S: SmartCodable, LawValue {
        var minLevel: Shape = Shape()
        @SmartKey("deep.in.v86n1", "k18") @SmartCompact.Array var newValue: [Word] = []
        var shopArea: M000.F? = nil
        @SmartDate var userName: Date = Date(timeIntervalSince1970: 60)
        var extraInfo: String = "initial"
        var dayPlan: Int = -1
        var unitCode: String = "initial"
        var firstTag: Date? = nil
        var fields: [Any?] { [minLevel, newValue, shopArea, userName, extraInfo, dayPlan, unitCode, firstTag] }
    }
    final class F: SmartCodable, LawValue {
        var minLevel: Shape = Shape()
        @SmartKey("deep.in.v86n1", "k18") @SmartCompact.Array var newValue: [Word] = []
        var shopArea: M000.F? = nil
        @SmartDate var userName: Date = Date(timeIntervalSince1970: 60)
        var extraInfo: String = "initial"
        var dayPlan: Int = -1
        var unitCode: String = "initial"
        var firstTag: Date? = nil
        init() {}
        var fields: [Any?] { [minLevel, newValue, shopArea, userName, extraInfo, dayPlan, unitCode, firstTag] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: Shape = Shape()
        @SmartKey("deep.in.v86n1", "k18") @SmartCompact.Array var newValue: [Word] = []
        var shopArea: A? = nil
        @SmartDate var userName: Date = Date(timeIntervalSince1970: 60)
        var extraInfo: String = "initial"
        var dayPlan: Int = -1
        var unitCode: String = "initial"
        var firstTag: Date? = nil
        var fields: [Any?] { [minLevel, newValue, shopArea, userName, extraInfo, dayPlan, unitCode, firstTag] }
    }
}

enum M087 {
    struct S: SmartCodable, LawValue {
        var userName: Int8 = 42
        @SmartCompact.Dictionary var baseRate: [String: Mood] = [:]
        var itemPrice: Data? = nil
        var homeCity: [JSONValue] = []
        var topScore: JSONValue = 1
        @SmartFlat var firstTag: M000.S = M000.S()
        var dayPlan: Message? = nil
        @SmartAny var lastPage: Any? = nil
        @SmartKey("k14") var pageSize: JSONValue = 1
        mutating func didFinishMapping() { finished(87) }
        var fields: [Any?] { [userName, baseRate, itemPrice, free(homeCity), free(topScore), firstTag, dayPlan, free(lastPage), free(pageSize)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(87) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var userName: Int8 = 42
        @SmartCompact.Dictionary var baseRate: [String: Mood] = [:]
        var itemPrice: Data? = nil
        var homeCity: [JSONValue] = []
        var topScore: JSONValue = 1
        @SmartFlat var firstTag: M000.S = M000.S()
        var dayPlan: Message? = nil
        @SmartAny var lastPage: Any? = nil
        @SmartKey("k14") var pageSize: JSONValue = 1
        override var fields: [Any?] { super.fields + [userName, baseRate, itemPrice, free(homeCity), free(topScore), firstTag, dayPlan, free(lastPage), free(pageSize)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: Int8 = 42
        @SmartCompact.Dictionary var baseRate: [String: Mood] = [:]
        var itemPrice: Data? = nil
        var homeCity: [JSONValue] = []
        var topScore: JSONValue = 1
        @SmartFlat var firstTag: M000.S = M000.S()
        var dayPlan: Message? = nil
        @SmartAny var lastPage: Any? = nil
        @SmartKey("k14") var pageSize: JSONValue = 1
        mutating func didFinishMapping() { finished(87) }
        var fields: [Any?] { [userName, baseRate, itemPrice, free(homeCity), free(topScore), firstTag, dayPlan, free(lastPage), free(pageSize)] }
    }
}

enum M088 {
    struct S: SmartCodable, LawValue {
        var pageSize: Word = .one
        var userName: Date? = nil
        var baseRate: String = "initial"
        var rowCount: Bool? = false
        var firstTag: [Message] = []
        var newValue: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var oldValue: String = "INITIAL"
        var lastPage: [Int: Bool] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.oldValue <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(88) }
        var fields: [Any?] { [pageSize, userName, baseRate, rowCount, firstTag, newValue, oldValue, lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        var pageSize: Word = .one
        var userName: Date? = nil
        var baseRate: String = "initial"
        var rowCount: Bool? = false
        var firstTag: [Message] = []
        var newValue: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var oldValue: String = "INITIAL"
        var lastPage: [Int: Bool] = [:]
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.oldValue <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(88) }
        var fields: [Any?] { [pageSize, userName, baseRate, rowCount, firstTag, newValue, oldValue, lastPage] }
    }
    class C0: SmartCodable, LawValue {
        var pageSize: Word = .one
        var userName: Date? = nil
        var baseRate: String = "initial"
        var rowCount: Bool? = false
        var firstTag: [Message] = []
        var newValue: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var oldValue: String = "INITIAL"
        var lastPage: [Int: Bool] = [:]
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.oldValue <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(88) }
        var fields: [Any?] { [pageSize, userName, baseRate, rowCount, firstTag, newValue, oldValue, lastPage] }
    }
}

enum M089 {
    struct S: SmartCodable, LawValue {
        @SmartUnknown var oldValue: [String: JSONValue] = [:]
        var topScore: Rank = .low
        @SmartCompact.Dictionary var extraInfo: [String: UInt16] = [:]
        var rowCount: String? = nil
        @IgnoredKey var lastPage: Int = 42
        var baseRate: [[UInt]] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(89) }
        var fields: [Any?] { [free(oldValue), topScore, extraInfo, rowCount, lastPage, baseRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartUnknown var oldValue: [String: JSONValue] = [:]
        var topScore: Rank = .low
        @SmartCompact.Dictionary var extraInfo: [String: UInt16] = [:]
        var rowCount: String? = nil
        @IgnoredKey var lastPage: Int = 42
        var baseRate: [[UInt]] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(89) }
        var fields: [Any?] { [free(oldValue), topScore, extraInfo, rowCount, lastPage, baseRate] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(89) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartUnknown var oldValue: [String: JSONValue] = [:]
        var topScore: Rank = .low
        override var fields: [Any?] { super.fields + [free(oldValue), topScore] }
    }
    class C2: C1 {
        @SmartCompact.Dictionary var extraInfo: [String: UInt16] = [:]
        var rowCount: String? = nil
        @IgnoredKey var lastPage: Int = 42
        var baseRate: [[UInt]] = []
        enum CodingKeys: String, CodingKey { case extraInfo, rowCount, lastPage, baseRate }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.rowCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [extraInfo, rowCount, lastPage, baseRate] }
    }
}

extension LawModel {
    static let file010: [LawModel] = [
        LawModel(81, "S", M081.S.self, isRecursive: true),
        LawModel(81, "E", M081.E.self, isRecursive: true),
        LawModel(81, "C", M081.C2.self, isRecursive: true),
        LawModel(82, "S", M082.S.self),
        LawModel(82, "G", M082.G<Data>.self),
        LawModel(82, "F", M082.F.self),
        LawModel(83, "S", M083.S.self, .lower, collections: .wraps),
        LawModel(83, "D", M083.D.self, .lower, collections: .wraps),
        LawModel(83, "C", M083.C1.self, .lower, collections: .wraps),
        LawModel(84, "S", M084.S.self),
        LawModel(84, "G", M084.G<Word>.self),
        LawModel(84, "D", M084.D.self),
        LawModel(85, "S", M085.S.self),
        LawModel(85, "E", M085.E.self),
        LawModel(85, "G", M085.G<Float>.self),
        LawModel(86, "S", M086.S.self, .snake),
        LawModel(86, "F", M086.F.self, .snake),
        LawModel(86, "G", M086.G<M000.F>.self, .snake),
        LawModel(87, "S", M087.S.self),
        LawModel(87, "C", M087.C1.self),
        LawModel(87, "D", M087.D.self),
        LawModel(88, "S", M088.S.self, .snake),
        LawModel(88, "E", M088.E.self, .snake),
        LawModel(88, "C", M088.C0.self, .snake),
        LawModel(89, "S", M089.S.self),
        LawModel(89, "D", M089.D.self),
        LawModel(89, "C", M089.C2.self),
    ]
}
