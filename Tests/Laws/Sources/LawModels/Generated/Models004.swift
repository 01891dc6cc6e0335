// Made by generate.py.
import Foundation
import SmartCodable

enum M027 {
    struct S: SmartCodable, LawValue {
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        @SmartFlat var userName: M000.S = M000.S()
        @IgnoredKey var minLevel: Int = 42
        @IgnoredKey var firstTag: Int = 42
        @SmartKey("list.0.w27n4") var rowCount: UInt16? = 42
        var dayPlan: Int = -1
        @SmartKey("k5", "k8") @SmartDate var unitCode: Date? = nil
        var fields: [Any?] { [free(homeCity), userName, minLevel, firstTag, rowCount, dayPlan, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        @SmartFlat var userName: M000.S = M000.S()
        @IgnoredKey var minLevel: Int = 42
        @IgnoredKey var firstTag: Int = 42
        @SmartKey("list.0.w27n4") var rowCount: UInt16? = 42
        override var fields: [Any?] { super.fields + [free(homeCity), userName, minLevel, firstTag, rowCount] }
    }
    class C2: C1 {
        var dayPlan: Int = -1
        @SmartKey("k5", "k8") @SmartDate var unitCode: Date? = nil
        override var fields: [Any?] { super.fields + [dayPlan, unitCode] }
    }
    final class F: SmartCodable, LawValue {
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        @SmartFlat var userName: M000.S = M000.S()
        @IgnoredKey var minLevel: Int = 42
        @IgnoredKey var firstTag: Int = 42
        @SmartKey("list.0.w27n4") var rowCount: UInt16? = 42
        var dayPlan: Int = -1
        @SmartKey("k5", "k8") @SmartDate var unitCode: Date? = nil
        init() {}
        var fields: [Any?] { [free(homeCity), userName, minLevel, firstTag, rowCount, dayPlan, unitCode] }
    }
}

enum M028 {
    struct S: SmartCodable, LawValue {
        var topScore: Float = 1.5
        var minLevel: Int64 = 42
        @SmartKey("data.u28n2", "k4") var maxLevel: Rank? = nil
        var pageSize: JSONValue = 1
        var rowCount: Rank = .low
        var extraInfo: Int8 = 42
        var fields: [Any?] { [topScore, minLevel, maxLevel, free(pageSize), rowCount, extraInfo] }
    }
    struct D: SmartDirectCodable, LawValue {
        var topScore: Float = 1.5
        var minLevel: Int64 = 42
        @SmartKey("data.u28n2", "k4") var maxLevel: Rank? = nil
        var pageSize: JSONValue = 1
        var rowCount: Rank = .low
        var extraInfo: Int8 = 42
        var fields: [Any?] { [topScore, minLevel, maxLevel, free(pageSize), rowCount, extraInfo] }
    }
    final class E: SmartDirectCodable, LawValue {
        var topScore: Float = 1.5
        var minLevel: Int64 = 42
        @SmartKey("data.u28n2", "k4") var maxLevel: Rank? = nil
        var pageSize: JSONValue = 1
        var rowCount: Rank = .low
        var extraInfo: Int8 = 42
        init() {}
        var fields: [Any?] { [topScore, minLevel, maxLevel, free(pageSize), rowCount, extraInfo] }
    }
}

enum M029 {
    struct S: SmartCodable, LawValue {
        @SmartKey("_v") var userName: [String: Word] = [:]
        @SmartFlat var firstTag: Message = .ping
        var itemPrice: [M000.F] = []
        @IgnoredKey var unitCode: Int = 42
        var homeCity: Filled = Filled()
        @SmartFlat var baseRate: M000.S = M000.S()
        var newValue: Int8 = 42
        @SmartKey("k14") var minLevel: Date = Date(timeIntervalSince1970: 60)
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(29) }
        var fields: [Any?] { [userName, firstTag, itemPrice, unitCode, homeCity, baseRate, newValue, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(29) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("_v") var userName: [String: Word] = [:]
        @SmartFlat var firstTag: Message = .ping
        var itemPrice: [M000.F] = []
        @IgnoredKey var unitCode: Int = 42
        var homeCity: Filled = Filled()
        override var fields: [Any?] { super.fields + [userName, firstTag, itemPrice, unitCode, homeCity] }
    }
    class C2: C1 {
        @SmartFlat var baseRate: M000.S = M000.S()
        var newValue: Int8 = 42
        @SmartKey("k14") var minLevel: Date = Date(timeIntervalSince1970: 60)
        enum CodingKeys: String, CodingKey { case baseRate, newValue, minLevel }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.minLevel <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [baseRate, newValue, minLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("_v") var userName: [String: Word] = [:]
        @SmartFlat var firstTag: Message = .ping
        var itemPrice: [A] = []
        @IgnoredKey var unitCode: Int = 42
        var homeCity: Filled = Filled()
        @SmartFlat var baseRate: M000.S = M000.S()
        var newValue: Int8 = 42
        @SmartKey("k14") var minLevel: Date = Date(timeIntervalSince1970: 60)
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(29) }
        var fields: [Any?] { [userName, firstTag, itemPrice, unitCode, homeCity, baseRate, newValue, minLevel] }
    }
}

enum M030 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var baseRate: M001.S = M001.S()
        var pageSize: Int64 = 42
        @SmartCompact.Array var rowCount: [Int] = []
        var itemPrice: URL? = nil
        var dayPlan: Int64? = nil
        var minLevel: Bool = false
        mutating func didFinishMapping() { finished(30) }
        var fields: [Any?] { [baseRate, pageSize, rowCount, itemPrice, dayPlan, minLevel] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var baseRate: M001.S = M001.S()
        var pageSize: Int64 = 42
        @SmartCompact.Array var rowCount: [Int] = []
        var itemPrice: URL? = nil
        var dayPlan: Int64? = nil
        var minLevel: Bool = false
        init() {}
        func didFinishMapping() { finished(30) }
        var fields: [Any?] { [baseRate, pageSize, rowCount, itemPrice, dayPlan, minLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var baseRate: M001.S = M001.S()
        var pageSize: Int64 = 42
        @SmartCompact.Array var rowCount: [Int] = []
        var itemPrice: URL? = nil
        var dayPlan: Int64? = nil
        var minLevel: Bool = false
        init() {}
        func didFinishMapping() { finished(30) }
        var fields: [Any?] { [baseRate, pageSize, rowCount, itemPrice, dayPlan, minLevel] }
    }
}

enum M031 {
    struct S: SmartCodable, LawValue {
        var homeCity: [Int?] = []
        @IgnoredKey var minLevel: Int = 42
        @SmartAny var itemPrice: Any? = nil
        var userName: Set<Int> = []
        @SmartFlat var maxLevel: M001.S = M001.S()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- "list.0.w31n3"] }
        var fields: [Any?] { [homeCity, minLevel, free(itemPrice), userName, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        var homeCity: [Int?] = []
        @IgnoredKey var minLevel: Int = 42
        @SmartAny var itemPrice: Any? = nil
        var userName: Set<Int> = []
        @SmartFlat var maxLevel: M001.S = M001.S()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- "list.0.w31n3"] }
        var fields: [Any?] { [homeCity, minLevel, free(itemPrice), userName, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var homeCity: [Int?] = []
        @IgnoredKey var minLevel: Int = 42
        @SmartAny var itemPrice: Any? = nil
        var userName: Set<Int> = []
        @SmartFlat var maxLevel: M001.S = M001.S()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- "list.0.w31n3"] }
        var fields: [Any?] { [homeCity, minLevel, free(itemPrice), userName, maxLevel] }
    }
}

enum M032 {
    struct S: SmartCodable, LawValue {
        var userName: Int8 = 42
        var firstTag: Date = Date(timeIntervalSince1970: 60)
        var newValue: Data = Data()
        var pageSize: Bool = false
        var shopArea: Rated? = nil
        @SmartKey("k22") var maxLevel: UInt = 42
        var fields: [Any?] { [userName, firstTag, newValue, pageSize, shopArea, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: Int8 = 42
        var firstTag: Date = Date(timeIntervalSince1970: 60)
        var newValue: Data = Data()
        var pageSize: Bool = false
        var shopArea: Rated? = nil
        @SmartKey("k22") var maxLevel: UInt = 42
        init() {}
        var fields: [Any?] { [userName, firstTag, newValue, pageSize, shopArea, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var userName: Int8 = 42
        var firstTag: Date = Date(timeIntervalSince1970: 60)
        var newValue: Data = Data()
        var pageSize: Bool = false
        var shopArea: A? = nil
        @SmartKey("k22") var maxLevel: UInt = 42
        var fields: [Any?] { [userName, firstTag, newValue, pageSize, shopArea, maxLevel] }
    }
}

enum M033 {
    struct S: SmartCodable, LawValue {
        var pageSize: Int = 42
        var baseRate: [JSONValue] = []
        var topScore: Double? = nil
        mutating func didFinishMapping() { finished(33) }
        var fields: [Any?] { [pageSize, free(baseRate), topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        var pageSize: Int = 42
        var baseRate: [JSONValue] = []
        var topScore: Double? = nil
        init() {}
        func didFinishMapping() { finished(33) }
        var fields: [Any?] { [pageSize, free(baseRate), topScore] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(33) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var pageSize: Int = 42
        override var fields: [Any?] { super.fields + [pageSize] }
    }
    class C2: C1 {
        var baseRate: [JSONValue] = []
        var topScore: Double? = nil
        override var fields: [Any?] { super.fields + [free(baseRate), topScore] }
    }
}

enum M034 {
    struct S: SmartCodable, LawValue {
        var baseRate: Float = 1.5
        @SmartKey("k7") var dayPlan: Bool? = false
        var extraInfo: String = "initial"
        var isOpen: [Shape] = []
        var userName: Int64? = nil
        @SmartDate var pageSize: Date? = nil
        mutating func didFinishMapping() { finished(34) }
        var fields: [Any?] { [baseRate, dayPlan, extraInfo, isOpen, userName, pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        var baseRate: Float = 1.5
        @SmartKey("k7") var dayPlan: Bool? = false
        var extraInfo: String = "initial"
        var isOpen: [Shape] = []
        var userName: Int64? = nil
        @SmartDate var pageSize: Date? = nil
        init() {}
        func didFinishMapping() { finished(34) }
        var fields: [Any?] { [baseRate, dayPlan, extraInfo, isOpen, userName, pageSize] }
    }
    final class F: SmartCodable, LawValue {
        var baseRate: Float = 1.5
        @SmartKey("k7") var dayPlan: Bool? = false
        var extraInfo: String = "initial"
        var isOpen: [Shape] = []
        var userName: Int64? = nil
        @SmartDate var pageSize: Date? = nil
        init() {}
        func didFinishMapping() { finished(34) }
        var fields: [Any?] { [baseRate, dayPlan, extraInfo, isOpen, userName, pageSize] }
    }
}

enum M035 {
    struct S: SmartCodable, LawValue {
        @SmartKey("名", "k15") var pageSize: [Int8] = []
        @SmartCompact.Array var newValue: [UInt16] = []
        var lastPage: Int8 = 42
        var itemPrice: [Int: Bool] = [:]
        @SmartDate var topScore: Date? = nil
        @SmartDate var homeCity: Date? = nil
        @SmartKey("k23", "firstTag") var firstTag: [Numbered] = []
        var baseRate: Date? = nil
        @SmartFlat var shopArea: M000.S = M000.S()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "deep.in.v35n2", CodingKeys.topScore <--- "k3", CodingKeys.baseRate <--- ["deep.in.v35n7", "baseRate"]] }
        var fields: [Any?] { [pageSize, newValue, lastPage, itemPrice, topScore, homeCity, firstTag, baseRate, shopArea] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("名", "k15") var pageSize: [Int8] = []
        @SmartCompact.Array var newValue: [UInt16] = []
        var lastPage: Int8 = 42
        var itemPrice: [Int: Bool] = [:]
        @SmartDate var topScore: Date? = nil
        @SmartDate var homeCity: Date? = nil
        @SmartKey("k23", "firstTag") var firstTag: [Numbered] = []
        var baseRate: Date? = nil
        @SmartFlat var shopArea: M000.S = M000.S()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "deep.in.v35n2", CodingKeys.topScore <--- "k3", CodingKeys.baseRate <--- ["deep.in.v35n7", "baseRate"]] }
        var fields: [Any?] { [pageSize, newValue, lastPage, itemPrice, topScore, homeCity, firstTag, baseRate, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("名", "k15") var pageSize: [Int8] = []
        @SmartCompact.Array var newValue: [UInt16] = []
        var lastPage: Int8 = 42
        var itemPrice: [Int: Bool] = [:]
        @SmartDate var topScore: Date? = nil
        @SmartDate var homeCity: Date? = nil
        @SmartKey("k23", "firstTag") var firstTag: [Numbered] = []
        var baseRate: Date? = nil
        @SmartFlat var shopArea: M000.S = M000.S()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "deep.in.v35n2", CodingKeys.topScore <--- "k3", CodingKeys.baseRate <--- ["deep.in.v35n7", "baseRate"]] }
        var fields: [Any?] { [pageSize, newValue, lastPage, itemPrice, topScore, homeCity, firstTag, baseRate, shopArea] }
    }
}

extension LawModel {
    static let file004: [LawModel] = [
        LawModel(27, "S", M027.S.self, .upper, collections: .strict),
        LawModel(27, "C", M027.C2.self, .upper, collections: .strict),
        LawModel(27, "F", M027.F.self, .upper, collections: .strict),
        LawModel(28, "S", M028.S.self, .upper),
        LawModel(28, "D", M028.D.self, .upper),
        LawModel(28, "E", M028.E.self, .upper),
        LawModel(29, "S", M029.S.self, collections: .wraps),
        LawModel(29, "C", M029.C2.self, collections: .wraps),
        LawModel(29, "G", M029.G<M000.F>.self, collections: .wraps),
        LawModel(30, "S", M030.S.self, .snake),
        LawModel(30, "F", M030.F.self, .snake),
        LawModel(30, "E", M030.E.self, .snake),
        LawModel(31, "S", M031.S.self, collections: .wraps),
        LawModel(31, "F", M031.F.self, collections: .wraps),
        LawModel(31, "E", M031.E.self, collections: .wraps),
        LawModel(32, "S", M032.S.self, .snake, collections: .strict),
        LawModel(32, "E", M032.E.self, .snake, collections: .strict),
        LawModel(32, "G", M032.G<Rated>.self, .snake, collections: .strict),
        LawModel(33, "S", M033.S.self, .lower, collections: .wraps),
        LawModel(33, "E", M033.E.self, .lower, collections: .wraps),
        LawModel(33, "C", M033.C2.self, .lower, collections: .wraps),
        LawModel(34, "S", M034.S.self),
        LawModel(34, "E", M034.E.self),
        LawModel(34, "F", M034.F.self),
        LawModel(35, "S", M035.S.self, collections: .wraps),
        LawModel(35, "F", M035.F.self, collections: .wraps),
        LawModel(35, "E", M035.E.self, collections: .wraps),
    ]
}
