// Made by generate.py.
import Foundation
import SmartCodable

enum M036 {
    struct S: SmartCodable, LawValue {
        var topScore: [[Word]] = []
        var isOpen: [String: JSONValue] = [:]
        var firstTag: Message? = nil
        var fields: [Any?] { [topScore, free(isOpen), firstTag] }
    }
    final class F: SmartCodable, LawValue {
        var topScore: [[Word]] = []
        var isOpen: [String: JSONValue] = [:]
        var firstTag: Message? = nil
        init() {}
        var fields: [Any?] { [topScore, free(isOpen), firstTag] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var topScore: [A] = []
        var isOpen: [String: JSONValue] = [:]
        var firstTag: Message? = nil
        var fields: [Any?] { [topScore, free(isOpen), firstTag] }
    }
}

enum M037 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var oldValue: Int = 42
        @IgnoredKey var itemPrice: Int = 42
        @SmartKey("_v", "isOpen") @SmartAny var isOpen: [String: Any] = [:]
        var lastPage: Decimal? = nil
        var fields: [Any?] { [oldValue, itemPrice, free(isOpen), lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        @IgnoredKey var oldValue: Int = 42
        @IgnoredKey var itemPrice: Int = 42
        @SmartKey("_v", "isOpen") @SmartAny var isOpen: [String: Any] = [:]
        var lastPage: Decimal? = nil
        init() {}
        var fields: [Any?] { [oldValue, itemPrice, free(isOpen), lastPage] }
    }
    final class F: SmartCodable, LawValue {
        @IgnoredKey var oldValue: Int = 42
        @IgnoredKey var itemPrice: Int = 42
        @SmartKey("_v", "isOpen") @SmartAny var isOpen: [String: Any] = [:]
        var lastPage: Decimal? = nil
        init() {}
        var fields: [Any?] { [oldValue, itemPrice, free(isOpen), lastPage] }
    }
}

enum M038 {
    struct S: SmartCodable, LawValue {
        var homeCity: Int64 = 42
        var isOpen: Data = Data()
        @SmartFlat var maxLevel: M001.S = M001.S()
        var minLevel: Float = 1.5
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- "dot\\.x38n0", CodingKeys.minLevel <--- ["deep.in.v38n3", "_v"]] }
        var fields: [Any?] { [homeCity, isOpen, maxLevel, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        var homeCity: Int64 = 42
        var isOpen: Data = Data()
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- "dot\\.x38n0"] }
        var fields: [Any?] { [homeCity, isOpen] }
    }
    class C1: C0 {
        @SmartFlat var maxLevel: M001.S = M001.S()
        var minLevel: Float = 1.5
        enum CodingKeys: String, CodingKey { case maxLevel, minLevel }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.minLevel <--- ["deep.in.v38n3", "_v"]] }
        override var fields: [Any?] { super.fields + [maxLevel, minLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var homeCity: Int64 = 42
        var isOpen: Data = Data()
        @SmartFlat var maxLevel: M001.S = M001.S()
        var minLevel: Float = 1.5
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- "dot\\.x38n0", CodingKeys.minLevel <--- ["deep.in.v38n3", "_v"]] }
        var fields: [Any?] { [homeCity, isOpen, maxLevel, minLevel] }
    }
}

enum M039 {
    struct S: SmartCodable, LawValue {
        var rowCount: UInt16 = 42
        var itemPrice: Int? = nil
        var extraInfo: [JSONValue] = []
        var pageSize: [[Word]] = []
        @SmartKey("data.u39n4", "baseRate") var baseRate: M002.F? = nil
        var newValue: Decimal? = nil
        var shopArea: [String: Bool] = [:]
        @SmartKey("k6", "lastPage") var lastPage: Data = Data()
        var fields: [Any?] { [rowCount, itemPrice, free(extraInfo), pageSize, baseRate, newValue, shopArea, lastPage] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var rowCount: UInt16 = 42
        var itemPrice: A? = nil
        var extraInfo: [JSONValue] = []
        var pageSize: [[Word]] = []
        @SmartKey("data.u39n4", "baseRate") var baseRate: M002.F? = nil
        var newValue: Decimal? = nil
        var shopArea: [String: Bool] = [:]
        @SmartKey("k6", "lastPage") var lastPage: Data = Data()
        var fields: [Any?] { [rowCount, itemPrice, free(extraInfo), pageSize, baseRate, newValue, shopArea, lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: UInt16 = 42
        var itemPrice: Int? = nil
        var extraInfo: [JSONValue] = []
        var pageSize: [[Word]] = []
        @SmartKey("data.u39n4", "baseRate") var baseRate: M002.F? = nil
        var newValue: Decimal? = nil
        var shopArea: [String: Bool] = [:]
        @SmartKey("k6", "lastPage") var lastPage: Data = Data()
        init() {}
        var fields: [Any?] { [rowCount, itemPrice, free(extraInfo), pageSize, baseRate, newValue, shopArea, lastPage] }
    }
}

enum M040 {
    struct S: SmartCodable, LawValue {
        var newValue: Int = -1
        var minLevel: Double? = nil
        var rowCount: UInt16 = 42
        var dayPlan: [[Int64]] = []
        @SmartCompact.Array var extraInfo: [UInt] = []
        var userName: [String: Int] = [:]
        var isOpen: [Int] = []
        @SmartCompact.Array var oldValue: [UInt16] = []
        var fields: [Any?] { [newValue, minLevel, rowCount, dayPlan, extraInfo, userName, isOpen, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        var newValue: Int = -1
        var minLevel: Double? = nil
        var rowCount: UInt16 = 42
        var dayPlan: [[Int64]] = []
        required init() {}
        var fields: [Any?] { [newValue, minLevel, rowCount, dayPlan] }
    }
    class C1: C0 {
        @SmartCompact.Array var extraInfo: [UInt] = []
        var userName: [String: Int] = [:]
        var isOpen: [Int] = []
        @SmartCompact.Array var oldValue: [UInt16] = []
        override var fields: [Any?] { super.fields + [extraInfo, userName, isOpen, oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var newValue: Int = -1
        var minLevel: Double? = nil
        var rowCount: UInt16 = 42
        var dayPlan: [[Int64]] = []
        @SmartCompact.Array var extraInfo: [UInt] = []
        var userName: [String: Int] = [:]
        var isOpen: [Int] = []
        @SmartCompact.Array var oldValue: [UInt16] = []
        var fields: [Any?] { [newValue, minLevel, rowCount, dayPlan, extraInfo, userName, isOpen, oldValue] }
    }
}

enum M041 {
    struct S: SmartCodable, LawValue {
        @SmartKey("dot\\.x41n0", "isOpen") @SmartAny var isOpen: [Any] = []
        @IgnoredKey var newValue: Int = 42
        @SmartFlat var dayPlan: [String: JSONValue] = [:]
        var firstTag: M001.S? = nil
        @SmartKey("deep.in.v41n4") var minLevel: [[UInt16]] = []
        var lastPage: [[Word]] = []
        @SmartAny var pageSize: Any? = nil
        @IgnoredKey var rowCount: Int = 42
        @SmartDate var shopArea: Date? = nil
        var unitCode: Float = 1.5
        mutating func didFinishMapping() { finished(41) }
        var fields: [Any?] { [free(isOpen), newValue, free(dayPlan), firstTag, minLevel, lastPage, free(pageSize), rowCount, shopArea, unitCode] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("dot\\.x41n0", "isOpen") @SmartAny var isOpen: [Any] = []
        @IgnoredKey var newValue: Int = 42
        @SmartFlat var dayPlan: [String: JSONValue] = [:]
        var firstTag: M001.S? = nil
        @SmartKey("deep.in.v41n4") var minLevel: [[UInt16]] = []
        var lastPage: [[Word]] = []
        @SmartAny var pageSize: Any? = nil
        @IgnoredKey var rowCount: Int = 42
        @SmartDate var shopArea: Date? = nil
        var unitCode: Float = 1.5
        mutating func didFinishMapping() { finished(41) }
        var fields: [Any?] { [free(isOpen), newValue, free(dayPlan), firstTag, minLevel, lastPage, free(pageSize), rowCount, shopArea, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(41) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("dot\\.x41n0", "isOpen") @SmartAny var isOpen: [Any] = []
        @IgnoredKey var newValue: Int = 42
        @SmartFlat var dayPlan: [String: JSONValue] = [:]
        var firstTag: M001.S? = nil
        @SmartKey("deep.in.v41n4") var minLevel: [[UInt16]] = []
        var lastPage: [[Word]] = []
        @SmartAny var pageSize: Any? = nil
        override var fields: [Any?] { super.fields + [free(isOpen), newValue, free(dayPlan), firstTag, minLevel, lastPage, free(pageSize)] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        @IgnoredKey var rowCount: Int = 42
        @SmartDate var shopArea: Date? = nil
        var unitCode: Float = 1.5
        override var fields: [Any?] { super.fields + [rowCount, shopArea, unitCode] }
    }
}

enum M042 {
    struct S: SmartCodable, LawValue {
        var isOpen: Int = 42
        var baseRate: Int = 42
        var topScore: Double? = nil
        var itemPrice: String = "initial"
        var shopArea: String = "initial"
        var minLevel: Mood = .good
        var newValue: [String?] = []
        var rowCount: Decimal = 1
        mutating func didFinishMapping() { finished(42) }
        var fields: [Any?] { [isOpen, baseRate, topScore, itemPrice, shopArea, minLevel, newValue, rowCount] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(42) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var isOpen: Int = 42
        var baseRate: Int = 42
        var topScore: Double? = nil
        var itemPrice: String = "initial"
        var shopArea: String = "initial"
        var minLevel: Mood = .good
        var newValue: [String?] = []
        var rowCount: Decimal = 1
        override var fields: [Any?] { super.fields + [isOpen, baseRate, topScore, itemPrice, shopArea, minLevel, newValue, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        var isOpen: Int = 42
        var baseRate: Int = 42
        var topScore: Double? = nil
        var itemPrice: String = "initial"
        var shopArea: String = "initial"
        var minLevel: Mood = .good
        var newValue: [String?] = []
        var rowCount: Decimal = 1
        mutating func didFinishMapping() { finished(42) }
        var fields: [Any?] { [isOpen, baseRate, topScore, itemPrice, shopArea, minLevel, newValue, rowCount] }
    }
}

enum M043 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k28") var pageSize: Message = .ping
        @SmartFlat var userName: M001.S = M001.S()
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var isOpen: Data = Data()
        var rowCount: [M002.S] = []
        @IgnoredKey var newValue: Int = 42
        @SmartAny var firstTag: Any? = nil
        @SmartKey("x-y") var dayPlan: Int64 = 42
        var extraInfo: String? = "initial"
        mutating func didFinishMapping() { finished(43) }
        var fields: [Any?] { [pageSize, userName, free(unitCode), isOpen, rowCount, newValue, free(firstTag), dayPlan, extraInfo] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("k28") var pageSize: Message = .ping
        @SmartFlat var userName: M001.S = M001.S()
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var isOpen: Data = Data()
        var rowCount: [M002.S] = []
        @IgnoredKey var newValue: Int = 42
        @SmartAny var firstTag: Any? = nil
        @SmartKey("x-y") var dayPlan: Int64 = 42
        var extraInfo: String? = "initial"
        init() {}
        func didFinishMapping() { finished(43) }
        var fields: [Any?] { [pageSize, userName, free(unitCode), isOpen, rowCount, newValue, free(firstTag), dayPlan, extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("k28") var pageSize: Message = .ping
        @SmartFlat var userName: M001.S = M001.S()
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var isOpen: Data = Data()
        var rowCount: [M002.S] = []
        @IgnoredKey var newValue: Int = 42
        @SmartAny var firstTag: Any? = nil
        @SmartKey("x-y") var dayPlan: Int64 = 42
        var extraInfo: String? = "initial"
        required init() {}
        func didFinishMapping() { finished(43) }
        var fields: [Any?] { [pageSize, userName, free(unitCode), isOpen, rowCount, newValue, free(firstTag), dayPlan, extraInfo] }
    }
}

enum M044 {
    struct S: SmartCodable, LawValue {
        var oldValue: Int? = nil
        var baseRate: String = "initial"
        var shopArea: String = "initial"
        var topScore: [UInt16] = []
        var minLevel: Mood = .good
        var homeCity: UInt16 = 42
        var unitCode: String = "initial"
        var fields: [Any?] { [oldValue, baseRate, shopArea, topScore, minLevel, homeCity, unitCode] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: A? = nil
        var baseRate: String = "initial"
        var shopArea: String = "initial"
        var topScore: [UInt16] = []
        var minLevel: Mood = .good
        var homeCity: UInt16 = 42
        var unitCode: String = "initial"
        var fields: [Any?] { [oldValue, baseRate, shopArea, topScore, minLevel, homeCity, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: Int? = nil
        var baseRate: String = "initial"
        var shopArea: String = "initial"
        var topScore: [UInt16] = []
        var minLevel: Mood = .good
        required init() {}
        var fields: [Any?] { [oldValue, baseRate, shopArea, topScore, minLevel] }
    }
    class C1: C0 {
        var homeCity: UInt16 = 42
        override var fields: [Any?] { super.fields + [homeCity] }
    }
    class C2: C1 {
        var unitCode: String = "initial"
        override var fields: [Any?] { super.fields + [unitCode] }
    }
}

extension LawModel {
    static let file005: [LawModel] = [
        LawModel(36, "S", M036.S.self, .lower, collections: .wraps),
        LawModel(36, "F", M036.F.self, .lower, collections: .wraps),
        LawModel(36, "G", M036.G<[Word]>.self, .lower, collections: .wraps),
        LawModel(37, "S", M037.S.self, collections: .wraps),
        LawModel(37, "E", M037.E.self, collections: .wraps),
        LawModel(37, "F", M037.F.self, collections: .wraps),
        LawModel(38, "S", M038.S.self),
        LawModel(38, "C", M038.C1.self),
        LawModel(38, "D", M038.D.self),
        LawModel(39, "S", M039.S.self, .upper, collections: .strict),
        LawModel(39, "G", M039.G<Int>.self, .upper, collections: .strict),
        LawModel(39, "E", M039.E.self, .upper, collections: .strict),
        LawModel(40, "S", M040.S.self),
        LawModel(40, "C", M040.C1.self),
        LawModel(40, "D", M040.D.self),
        LawModel(41, "S", M041.S.self, collections: .strict),
        LawModel(41, "D", M041.D.self, collections: .strict),
        LawModel(41, "C", M041.C3.self, collections: .strict),
        LawModel(42, "S", M042.S.self),
        LawModel(42, "C", M042.C1.self),
        LawModel(42, "D", M042.D.self),
        LawModel(43, "S", M043.S.self, .lower, collections: .strict),
        LawModel(43, "F", M043.F.self, .lower, collections: .strict),
        LawModel(43, "C", M043.C0.self, .lower, collections: .strict),
        LawModel(44, "S", M044.S.self, collections: .wraps),
        LawModel(44, "G", M044.G<Int>.self, collections: .wraps),
        LawModel(44, "C", M044.C2.self, collections: .wraps),
    ]
}
