// Made by generate.py.
import Foundation
import SmartCodable

enum M063 {
    struct S: SmartCodable, LawValue {
        @SmartDate var unitCode: Date? = nil
        var baseRate: UInt16? = nil
        @SmartCompact.Array var topScore: [Bool] = []
        @SmartFlat var oldValue: M000.S = M000.S()
        @SmartKey("list.0.w63n4") var lastPage: Int8? = nil
        var shopArea: String? = nil
        @SmartKey("k0") var firstTag: Set<Int> = []
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        var fields: [Any?] { [unitCode, baseRate, topScore, oldValue, lastPage, shopArea, firstTag, free(extraInfo)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var unitCode: Date? = nil
        required init() {}
        var fields: [Any?] { [unitCode] }
    }
    class C1: C0 {
        var baseRate: UInt16? = nil
        override var fields: [Any?] { super.fields + [baseRate] }
    }
    class C2: C1 {
        @SmartCompact.Array var topScore: [Bool] = []
        @SmartFlat var oldValue: M000.S = M000.S()
        @SmartKey("list.0.w63n4") var lastPage: Int8? = nil
        var shopArea: String? = nil
        @SmartKey("k0") var firstTag: Set<Int> = []
        override var fields: [Any?] { super.fields + [topScore, oldValue, lastPage, shopArea, firstTag] }
    }
    class C3: C2 {
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [free(extraInfo)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartDate var unitCode: Date? = nil
        var baseRate: A? = nil
        @SmartCompact.Array var topScore: [Bool] = []
        @SmartFlat var oldValue: M000.S = M000.S()
        @SmartKey("list.0.w63n4") var lastPage: Int8? = nil
        var shopArea: String? = nil
        @SmartKey("k0") var firstTag: Set<Int> = []
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        var fields: [Any?] { [unitCode, baseRate, topScore, oldValue, lastPage, shopArea, firstTag, free(extraInfo)] }
    }
}

enum M064 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var extraInfo: M000.S? = nil
        var isOpen: [String: Bool] = [:]
        var firstTag: JSONValue = 1
        var topScore: Data? = nil
        @SmartKey("k10") var minLevel: Rank = .low
        var itemPrice: Bool = false
        var fields: [Any?] { [extraInfo, isOpen, free(firstTag), topScore, minLevel, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var extraInfo: M000.S? = nil
        var isOpen: [String: Bool] = [:]
        var firstTag: JSONValue = 1
        var topScore: Data? = nil
        @SmartKey("k10") var minLevel: Rank = .low
        var itemPrice: Bool = false
        init() {}
        var fields: [Any?] { [extraInfo, isOpen, free(firstTag), topScore, minLevel, itemPrice] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var extraInfo: M000.S? = nil
        var isOpen: [String: Bool] = [:]
        var firstTag: JSONValue = 1
        required init() {}
        var fields: [Any?] { [extraInfo, isOpen, free(firstTag)] }
    }
    class C1: C0 {
        var topScore: Data? = nil
        @SmartKey("k10") var minLevel: Rank = .low
        var itemPrice: Bool = false
        override var fields: [Any?] { super.fields + [topScore, minLevel, itemPrice] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M065 {
    struct S: SmartCodable, LawValue {
        var unitCode: [Word: Int] = [:]
        var topScore: [M000.S?] = []
        var pageSize: [JSONValue] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- "k21", CodingKeys.topScore <--- "data.u65n1"] }
        var fields: [Any?] { [unitCode, topScore, free(pageSize)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var unitCode: [Word: Int] = [:]
        var topScore: [M000.S?] = []
        var pageSize: [JSONValue] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- "k21", CodingKeys.topScore <--- "data.u65n1"] }
        var fields: [Any?] { [unitCode, topScore, free(pageSize)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: [Word: Int] = [:]
        var topScore: [M000.S?] = []
        var pageSize: [JSONValue] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- "k21", CodingKeys.topScore <--- "data.u65n1"] }
        var fields: [Any?] { [unitCode, topScore, free(pageSize)] }
    }
}

enum M066 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var pageSize: [String] = []
        var homeCity: Rank = .low
        var extraInfo: Int = -1
        @SmartCompact.Array var firstTag: [Int64] = []
        var maxLevel: String? = nil
        mutating func didFinishMapping() { finished(66) }
        var fields: [Any?] { [pageSize, homeCity, extraInfo, firstTag, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartCompact.Array var pageSize: [String] = []
        var homeCity: Rank = .low
        var extraInfo: Int = -1
        @SmartCompact.Array var firstTag: [Int64] = []
        var maxLevel: A? = nil
        mutating func didFinishMapping() { finished(66) }
        var fields: [Any?] { [pageSize, homeCity, extraInfo, firstTag, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        @SmartCompact.Array var pageSize: [String] = []
        var homeCity: Rank = .low
        var extraInfo: Int = -1
        @SmartCompact.Array var firstTag: [Int64] = []
        var maxLevel: String? = nil
        init() {}
        func didFinishMapping() { finished(66) }
        var fields: [Any?] { [pageSize, homeCity, extraInfo, firstTag, maxLevel] }
    }
}

enum M067 {
    struct S: SmartCodable, LawValue {
        var isOpen: Mood? = .good
        @SmartFlat var maxLevel: M000.S? = nil
        var baseRate: Data = Data()
        var itemPrice: Message = .ping
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        mutating func didFinishMapping() { finished(67) }
        var fields: [Any?] { [isOpen, maxLevel, baseRate, itemPrice, free(firstTag)] }
    }
    final class F: SmartCodable, LawValue {
        var isOpen: Mood? = .good
        @SmartFlat var maxLevel: M000.S? = nil
        var baseRate: Data = Data()
        var itemPrice: Message = .ping
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        init() {}
        func didFinishMapping() { finished(67) }
        var fields: [Any?] { [isOpen, maxLevel, baseRate, itemPrice, free(firstTag)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(67) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var isOpen: Mood? = .good
        @SmartFlat var maxLevel: M000.S? = nil
        var baseRate: Data = Data()
        var itemPrice: Message = .ping
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [isOpen, maxLevel, baseRate, itemPrice, free(firstTag)] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M068 {
    struct S: SmartCodable, LawValue {
        var topScore: String? = nil
        var maxLevel: Decimal = 1
        var pageSize: String? = nil
        var newValue: [M001.F] = []
        var firstTag: [String: JSONValue] = [:]
        var unitCode: URL? = nil
        var baseRate: Date? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.baseRate <--- SmartDateTransformer()] }
        var fields: [Any?] { [topScore, maxLevel, pageSize, newValue, free(firstTag), unitCode, baseRate] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var topScore: String? = nil
        var maxLevel: Decimal = 1
        var pageSize: String? = nil
        var newValue: [M001.F] = []
        var firstTag: [String: JSONValue] = [:]
        var unitCode: URL? = nil
        var baseRate: Date? = nil
        enum CodingKeys: String, CodingKey { case topScore, maxLevel, pageSize, newValue, firstTag, unitCode, baseRate }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.pageSize <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.baseRate <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [topScore, maxLevel, pageSize, newValue, free(firstTag), unitCode, baseRate] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    final class F: SmartCodable, LawValue {
        var topScore: String? = nil
        var maxLevel: Decimal = 1
        var pageSize: String? = nil
        var newValue: [M001.F] = []
        var firstTag: [String: JSONValue] = [:]
        var unitCode: URL? = nil
        var baseRate: Date? = nil
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.baseRate <--- SmartDateTransformer()] }
        var fields: [Any?] { [topScore, maxLevel, pageSize, newValue, free(firstTag), unitCode, baseRate] }
    }
}

enum M069 {
    struct S: SmartCodable, LawValue {
        var isOpen: M003.F = M003.F()
        var minLevel: M001.F = M001.F()
        var baseRate: Bool = false
        @SmartFlat var unitCode: Holder = Holder()
        var shopArea: Rank? = .low
        @SmartFlat var extraInfo: M001.S = M001.S()
        var maxLevel: String = "initial"
        var firstTag: Int8? = nil
        enum CodingKeys: String, CodingKey { case isOpen = "k14", minLevel = "k19", baseRate, unitCode, shopArea, extraInfo, maxLevel, firstTag }
        mutating func didFinishMapping() { finished(69) }
        var fields: [Any?] { [isOpen, minLevel, baseRate, unitCode, shopArea, extraInfo, maxLevel, firstTag] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var isOpen: M003.F = M003.F()
        var minLevel: M001.F = M001.F()
        var baseRate: Bool = false
        @SmartFlat var unitCode: Holder = Holder()
        var shopArea: Rank? = .low
        @SmartFlat var extraInfo: M001.S = M001.S()
        var maxLevel: String = "initial"
        var firstTag: A? = nil
        enum CodingKeys: String, CodingKey { case isOpen = "k14", minLevel = "k19", baseRate, unitCode, shopArea, extraInfo, maxLevel, firstTag }
        mutating func didFinishMapping() { finished(69) }
        var fields: [Any?] { [isOpen, minLevel, baseRate, unitCode, shopArea, extraInfo, maxLevel, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(69) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        var isOpen: M003.F = M003.F()
        var minLevel: M001.F = M001.F()
        var baseRate: Bool = false
        @SmartFlat var unitCode: Holder = Holder()
        var shopArea: Rank? = .low
        @SmartFlat var extraInfo: M001.S = M001.S()
        var maxLevel: String = "initial"
        var firstTag: Int8? = nil
        enum CodingKeys: String, CodingKey { case isOpen = "k14", minLevel = "k19", baseRate, unitCode, shopArea, extraInfo, maxLevel, firstTag }
        override var fields: [Any?] { super.fields + [isOpen, minLevel, baseRate, unitCode, shopArea, extraInfo, maxLevel, firstTag] }
    }
}

enum M070 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        var minLevel: [Mood] = []
        @IgnoredKey var homeCity: Int = 42
        var itemPrice: Int = 42
        var lastPage: Word? = .one
        var topScore: URL? = nil
        @SmartKey("deep.in.v70n6", "k5") var unitCode: JSONValue = 1
        mutating func didFinishMapping() { finished(70) }
        var fields: [Any?] { [free(firstTag), minLevel, homeCity, itemPrice, lastPage, topScore, free(unitCode)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        required init() {}
        func didFinishMapping() { finished(70) }
        var fields: [Any?] { [free(firstTag)] }
    }
    class C1: C0 {
        var minLevel: [Mood] = []
        @IgnoredKey var homeCity: Int = 42
        var itemPrice: Int = 42
        var lastPage: Word? = .one
        var topScore: URL? = nil
        @SmartKey("deep.in.v70n6", "k5") var unitCode: JSONValue = 1
        override var fields: [Any?] { super.fields + [minLevel, homeCity, itemPrice, lastPage, topScore, free(unitCode)] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        var minLevel: [Mood] = []
        @IgnoredKey var homeCity: Int = 42
        var itemPrice: Int = 42
        var lastPage: Word? = .one
        var topScore: URL? = nil
        @SmartKey("deep.in.v70n6", "k5") var unitCode: JSONValue = 1
        mutating func didFinishMapping() { finished(70) }
        var fields: [Any?] { [free(firstTag), minLevel, homeCity, itemPrice, lastPage, topScore, free(unitCode)] }
    }
}

enum M071 {
    struct S: SmartCodable, LawValue {
        var dayPlan: String = "initial"
        @IgnoredKey var topScore: Int = 42
        var userName: [String: Mood] = [:]
        var lastPage: [M002.F] = []
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        var unitCode: [String: Rank] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- ["list.0.w71n0", "dayPlan"], CodingKeys.userName <--- ["k21", "k28"], CodingKeys.lastPage <--- "dot\\.x71n3"] }
        var fields: [Any?] { [dayPlan, topScore, userName, lastPage, free(baseRate), unitCode] }
    }
    class C0: SmartCodable, LawValue {
        var dayPlan: String = "initial"
        @IgnoredKey var topScore: Int = 42
        var userName: [String: Mood] = [:]
        var lastPage: [M002.F] = []
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        var unitCode: [String: Rank] = [:]
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- ["list.0.w71n0", "dayPlan"], CodingKeys.userName <--- ["k21", "k28"], CodingKeys.lastPage <--- "dot\\.x71n3"] }
        var fields: [Any?] { [dayPlan, topScore, userName, lastPage, free(baseRate), unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        var dayPlan: String = "initial"
        @IgnoredKey var topScore: Int = 42
        var userName: [String: Mood] = [:]
        var lastPage: [M002.F] = []
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        var unitCode: [String: Rank] = [:]
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- ["list.0.w71n0", "dayPlan"], CodingKeys.userName <--- ["k21", "k28"], CodingKeys.lastPage <--- "dot\\.x71n3"] }
        var fields: [Any?] { [dayPlan, topScore, userName, lastPage, free(baseRate), unitCode] }
    }
}

extension LawModel {
    static let file008: [LawModel] = [
        LawModel(63, "S", M063.S.self, .upper),
        LawModel(63, "C", M063.C3.self, .upper),
        LawModel(63, "G", M063.G<UInt16>.self, .upper),
        LawModel(64, "S", M064.S.self, .lower, collections: .wraps),
        LawModel(64, "F", M064.F.self, .lower, collections: .wraps),
        LawModel(64, "C", M064.C2.self, .lower, collections: .wraps),
        LawModel(65, "S", M065.S.self, collections: .strict),
        LawModel(65, "D", M065.D.self, collections: .strict),
        LawModel(65, "E", M065.E.self, collections: .strict),
        LawModel(66, "S", M066.S.self),
        LawModel(66, "G", M066.G<String>.self),
        LawModel(66, "F", M066.F.self),
        LawModel(67, "S", M067.S.self),
        LawModel(67, "F", M067.F.self),
        LawModel(67, "C", M067.C3.self),
        LawModel(68, "S", M068.S.self, .snake),
        LawModel(68, "C", M068.C2.self, .snake),
        LawModel(68, "F", M068.F.self, .snake),
        LawModel(69, "S", M069.S.self),
        LawModel(69, "G", M069.G<Int8>.self),
        LawModel(69, "C", M069.C3.self),
        LawModel(70, "S", M070.S.self),
        LawModel(70, "C", M070.C1.self),
        LawModel(70, "D", M070.D.self),
        LawModel(71, "S", M071.S.self, collections: .strict),
        LawModel(71, "C", M071.C0.self, collections: .strict),
        LawModel(71, "E", M071.E.self, collections: .strict),
    ]
}
