// Made by generate.py.
import Foundation
import SmartCodable

enum M090 {
    struct S: SmartCodable, LawValue {
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var isOpen: M000.S? = nil
        var homeCity: Int? = -1
        var newValue: [Message] = []
        mutating func didFinishMapping() { finished(90) }
        var fields: [Any?] { [topScore, isOpen, homeCity, newValue] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var isOpen: M000.S? = nil
        var homeCity: Int? = -1
        var newValue: [Message] = []
        init() {}
        func didFinishMapping() { finished(90) }
        var fields: [Any?] { [topScore, isOpen, homeCity, newValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var isOpen: M000.S? = nil
        var homeCity: Int? = -1
        var newValue: [A] = []
        mutating func didFinishMapping() { finished(90) }
        var fields: [Any?] { [topScore, isOpen, homeCity, newValue] }
    }
}

enum M091 {
    struct S: SmartCodable, LawValue {
        var shopArea: Int = -1
        var maxLevel: Int8 = 42
        var isOpen: Double = 1.5
        var dayPlan: Mood? = nil
        var firstTag: Int64 = 42
        var fields: [Any?] { [shopArea, maxLevel, isOpen, dayPlan, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var shopArea: Int = -1
        var maxLevel: Int8 = 42
        var isOpen: Double = 1.5
        var dayPlan: Mood? = nil
        var firstTag: Int64 = 42
        override var fields: [Any?] { super.fields + [shopArea, maxLevel, isOpen, dayPlan, firstTag] }
    }
    final class F: SmartCodable, LawValue {
        var shopArea: Int = -1
        var maxLevel: Int8 = 42
        var isOpen: Double = 1.5
        var dayPlan: Mood? = nil
        var firstTag: Int64 = 42
        init() {}
        var fields: [Any?] { [shopArea, maxLevel, isOpen, dayPlan, firstTag] }
    }
}

enum M092 {
    struct S: SmartCodable, LawValue {
        var shopArea: [String: Int64] = [:]
        @SmartCompact.Array var firstTag: [Mood] = []
        var topScore: [JSONValue] = []
        mutating func didFinishMapping() { finished(92) }
        var fields: [Any?] { [shopArea, firstTag, free(topScore)] }
    }
    final class F: SmartCodable, LawValue {
        var shopArea: [String: Int64] = [:]
        @SmartCompact.Array var firstTag: [Mood] = []
        var topScore: [JSONValue] = []
        init() {}
        func didFinishMapping() { finished(92) }
        var fields: [Any?] { [shopArea, firstTag, free(topScore)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var shopArea: [String: Int64] = [:]
        @SmartCompact.Array var firstTag: [Mood] = []
        var topScore: [JSONValue] = []
        mutating func didFinishMapping() { finished(92) }
        var fields: [Any?] { [shopArea, firstTag, free(topScore)] }
    }
}

enum M093 {
    struct S: SmartCodable, LawValue {
        @SmartDate var homeCity: Date? = nil
        var lastPage: [Message] = []
        var minLevel: [JSONValue] = []
        mutating func didFinishMapping() { finished(93) }
        var fields: [Any?] { [homeCity, lastPage, free(minLevel)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var homeCity: Date? = nil
        var lastPage: [Message] = []
        required init() {}
        func didFinishMapping() { finished(93) }
        var fields: [Any?] { [homeCity, lastPage] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        var minLevel: [JSONValue] = []
        override var fields: [Any?] { super.fields + [free(minLevel)] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartDate var homeCity: Date? = nil
        var lastPage: [A] = []
        var minLevel: [JSONValue] = []
        mutating func didFinishMapping() { finished(93) }
        var fields: [Any?] { [homeCity, lastPage, free(minLevel)] }
    }
}

enum M094 {
    struct S: SmartCodable, LawValue {
        var shopArea: [M000.F?] = []
        var baseRate: [Rated] = []
        var lastPage: [Message] = []
        mutating func didFinishMapping() { finished(94) }
        var fields: [Any?] { [shopArea, baseRate, lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        var shopArea: [M000.F?] = []
        var baseRate: [Rated] = []
        var lastPage: [Message] = []
        init() {}
        func didFinishMapping() { finished(94) }
        var fields: [Any?] { [shopArea, baseRate, lastPage] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var shopArea: [M000.F?] = []
        var baseRate: [A] = []
        var lastPage: [Message] = []
        mutating func didFinishMapping() { finished(94) }
        var fields: [Any?] { [shopArea, baseRate, lastPage] }
    }
}

enum M095 {
    struct S: SmartCodable, LawValue {
        var newValue: [String: Bool] = [:]
        var topScore: [[String]] = []
        @SmartKey("k0") var minLevel: UInt16 = 42
        var userName: M002.S = M002.S()
        var maxLevel: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "k26", CodingKeys.userName <--- "data.u95n3", CodingKeys.maxLevel <--- "k3"] }
        mutating func didFinishMapping() { finished(95) }
        var fields: [Any?] { [newValue, topScore, minLevel, userName, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        var newValue: [String: Bool] = [:]
        var topScore: [[String]] = []
        @SmartKey("k0") var minLevel: UInt16 = 42
        var userName: M002.S = M002.S()
        var maxLevel: Date? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "k26", CodingKeys.userName <--- "data.u95n3", CodingKeys.maxLevel <--- "k3"] }
        func didFinishMapping() { finished(95) }
        var fields: [Any?] { [newValue, topScore, minLevel, userName, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        func didFinishMapping() { finished(95) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var newValue: [String: Bool] = [:]
        var topScore: [[String]] = []
        @SmartKey("k0") var minLevel: UInt16 = 42
        var userName: M002.S = M002.S()
        var maxLevel: Date? = nil
        enum CodingKeys: String, CodingKey { case newValue, topScore, minLevel, userName, maxLevel }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.newValue <--- "k26", CodingKeys.userName <--- "data.u95n3", CodingKeys.maxLevel <--- "k3"] }
        override var fields: [Any?] { super.fields + [newValue, topScore, minLevel, userName, maxLevel] }
    }
}

enum M096 {
    struct S: SmartCodable, LawValue {
        var userName: Decimal = 1
        @SmartKey("deep.in.v96n1") var homeCity: [String?] = []
        @SmartDate var pageSize: Date? = nil
        @SmartCompact.Dictionary var minLevel: [String: Bool] = [:]
        @SmartKey("deep.in.v96n4", "k15") var lastPage: [Int: Bool] = [:]
        mutating func didFinishMapping() { finished(96) }
        var fields: [Any?] { [userName, homeCity, pageSize, minLevel, lastPage] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(96) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var userName: Decimal = 1
        @SmartKey("deep.in.v96n1") var homeCity: [String?] = []
        @SmartDate var pageSize: Date? = nil
        @SmartCompact.Dictionary var minLevel: [String: Bool] = [:]
        @SmartKey("deep.in.v96n4", "k15") var lastPage: [Int: Bool] = [:]
        override var fields: [Any?] { super.fields + [userName, homeCity, pageSize, minLevel, lastPage] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: Decimal = 1
        @SmartKey("deep.in.v96n1") var homeCity: [String?] = []
        @SmartDate var pageSize: Date? = nil
        @SmartCompact.Dictionary var minLevel: [String: Bool] = [:]
        @SmartKey("deep.in.v96n4", "k15") var lastPage: [Int: Bool] = [:]
        mutating func didFinishMapping() { finished(96) }
        var fields: [Any?] { [userName, homeCity, pageSize, minLevel, lastPage] }
    }
}

enum M097 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var shopArea: [Int] = []
        @IgnoredKey var userName: Int = 42
        var unitCode: Int? = 42
        @SmartAny var homeCity: [String: Any] = [:]
        var rowCount: UInt = 42
        var baseRate: Int? = -1
        mutating func didFinishMapping() { finished(97) }
        var fields: [Any?] { [shopArea, userName, unitCode, free(homeCity), rowCount, baseRate] }
    }
    final class F: SmartCodable, LawValue {
        @SmartCompact.Array var shopArea: [Int] = []
        @IgnoredKey var userName: Int = 42
        var unitCode: Int? = 42
        @SmartAny var homeCity: [String: Any] = [:]
        var rowCount: UInt = 42
        var baseRate: Int? = -1
        init() {}
        func didFinishMapping() { finished(97) }
        var fields: [Any?] { [shopArea, userName, unitCode, free(homeCity), rowCount, baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartCompact.Array var shopArea: [Int] = []
        @IgnoredKey var userName: Int = 42
        var unitCode: Int? = 42
        @SmartAny var homeCity: [String: Any] = [:]
        var rowCount: UInt = 42
        var baseRate: Int? = -1
        init() {}
        func didFinishMapping() { finished(97) }
        var fields: [Any?] { [shopArea, userName, unitCode, free(homeCity), rowCount, baseRate] }
    }
}

enum M098 {
    struct S: SmartCodable, LawValue {
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        var homeCity: Int = 42
        @IgnoredKey var itemPrice: Int = 42
        @IgnoredKey var unitCode: Int = 42
        var shopArea: Set<Int> = []
        var isOpen: UInt = 42
        @SmartKey("list.0.w98n6") var pageSize: Date = Date(timeIntervalSince1970: 60)
        var minLevel: Double? = 1.5
        @SmartKey("k6", "userName") var userName: Int64 = 42
        @SmartKey("k17", "ID") var newValue: Data = Data()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- "k18"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- SmartDateTransformer()] }
        var fields: [Any?] { [free(rowCount), homeCity, itemPrice, unitCode, shopArea, isOpen, pageSize, minLevel, userName, newValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        var homeCity: Int = 42
        @IgnoredKey var itemPrice: Int = 42
        @IgnoredKey var unitCode: Int = 42
        var shopArea: Set<Int> = []
        var isOpen: UInt = 42
        @SmartKey("list.0.w98n6") var pageSize: Date = Date(timeIntervalSince1970: 60)
        var minLevel: Double? = 1.5
        @SmartKey("k6", "userName") var userName: Int64 = 42
        @SmartKey("k17", "ID") var newValue: Data = Data()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- "k18"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- SmartDateTransformer()] }
        var fields: [Any?] { [free(rowCount), homeCity, itemPrice, unitCode, shopArea, isOpen, pageSize, minLevel, userName, newValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        var homeCity: Int = 42
        @IgnoredKey var itemPrice: Int = 42
        @IgnoredKey var unitCode: Int = 42
        var shopArea: Set<Int> = []
        var isOpen: UInt = 42
        @SmartKey("list.0.w98n6") var pageSize: Date = Date(timeIntervalSince1970: 60)
        var minLevel: Double? = 1.5
        @SmartKey("k6", "userName") var userName: Int64 = 42
        @SmartKey("k17", "ID") var newValue: Data = Data()
        enum CodingKeys: String, CodingKey { case rowCount, homeCity, itemPrice, unitCode, shopArea, isOpen, pageSize, minLevel, userName, newValue }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.homeCity <--- "k18"] }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.pageSize <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [free(rowCount), homeCity, itemPrice, unitCode, shopArea, isOpen, pageSize, minLevel, userName, newValue] }
    }
}

extension LawModel {
    static let file011: [LawModel] = [
        LawModel(90, "S", M090.S.self, collections: .wraps),
        LawModel(90, "F", M090.F.self, collections: .wraps),
        LawModel(90, "G", M090.G<Message>.self, collections: .wraps),
        LawModel(91, "S", M091.S.self, collections: .strict),
        LawModel(91, "C", M091.C1.self, collections: .strict),
        LawModel(91, "F", M091.F.self, collections: .strict),
        LawModel(92, "S", M092.S.self, .snake, collections: .wraps),
        LawModel(92, "F", M092.F.self, .snake, collections: .wraps),
        LawModel(92, "D", M092.D.self, .snake, collections: .wraps),
        LawModel(93, "S", M093.S.self, .snake, collections: .strict),
        LawModel(93, "C", M093.C3.self, .snake, collections: .strict),
        LawModel(93, "G", M093.G<Message>.self, .snake, collections: .strict),
        LawModel(94, "S", M094.S.self),
        LawModel(94, "E", M094.E.self),
        LawModel(94, "G", M094.G<Rated>.self),
        LawModel(95, "S", M095.S.self, collections: .wraps),
        LawModel(95, "F", M095.F.self, collections: .wraps),
        LawModel(95, "C", M095.C1.self, collections: .wraps),
        LawModel(96, "S", M096.S.self),
        LawModel(96, "C", M096.C2.self),
        LawModel(96, "D", M096.D.self),
        LawModel(97, "S", M097.S.self),
        LawModel(97, "F", M097.F.self),
        LawModel(97, "E", M097.E.self),
        LawModel(98, "S", M098.S.self),
        LawModel(98, "D", M098.D.self),
        LawModel(98, "C", M098.C1.self),
    ]
}
