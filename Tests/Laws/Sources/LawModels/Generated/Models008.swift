// Made by generate.py.
import Foundation
import SmartCodable

enum M063 {
    struct S: SmartCodable, LawValue {
        var minLevel: Double? = 1.5
        var userName: Double? = 1.5
        @SmartFlat var dayPlan: M000.S = M000.S()
        var topScore: M000.S = M000.S()
        @SmartKey("k14") var maxLevel: Set<Int> = []
        @SmartKey("k26", "homeCity") var homeCity: Int? = nil
        var fields: [Any?] { [minLevel, userName, dayPlan, topScore, maxLevel, homeCity] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: Double? = 1.5
        var userName: Double? = 1.5
        @SmartFlat var dayPlan: M000.S = M000.S()
        var topScore: M000.S = M000.S()
        @SmartKey("k14") var maxLevel: Set<Int> = []
        @SmartKey("k26", "homeCity") var homeCity: Int? = nil
        var fields: [Any?] { [minLevel, userName, dayPlan, topScore, maxLevel, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        var minLevel: Double? = 1.5
        var userName: Double? = 1.5
        @SmartFlat var dayPlan: M000.S = M000.S()
        var topScore: M000.S = M000.S()
        @SmartKey("k14") var maxLevel: Set<Int> = []
        @SmartKey("k26", "homeCity") var homeCity: Int? = nil
        init() {}
        var fields: [Any?] { [minLevel, userName, dayPlan, topScore, maxLevel, homeCity] }
    }
}

enum M064 {
    struct S: SmartCodable, LawValue {
        var userName: Decimal? = nil
        var unitCode: Date? = nil
        @SmartKey("data.u64n2") var oldValue: [String: Bool] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- SmartDateTransformer()] }
        var fields: [Any?] { [userName, unitCode, oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: Decimal? = nil
        var unitCode: Date? = nil
        @SmartKey("data.u64n2") var oldValue: [String: Bool] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- SmartDateTransformer()] }
        var fields: [Any?] { [userName, unitCode, oldValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var userName: A? = nil
        var unitCode: Date? = nil
        @SmartKey("data.u64n2") var oldValue: [String: Bool] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- SmartDateTransformer()] }
        var fields: [Any?] { [userName, unitCode, oldValue] }
    }
}

enum M065 {
    struct S: SmartCodable, LawValue {
        var dayPlan: [String: Int] = [:]
        var extraInfo: [Message] = []
        @SmartFlat var userName: Message = .ping
        var lastPage: Float = 1.5
        var maxLevel: M002.F? = nil
        var oldValue: Mood = .good
        var topScore: UInt? = nil
        var fields: [Any?] { [dayPlan, extraInfo, userName, lastPage, maxLevel, oldValue, topScore] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var dayPlan: [String: Int] = [:]
        var extraInfo: [Message] = []
        @SmartFlat var userName: Message = .ping
        var lastPage: Float = 1.5
        var maxLevel: M002.F? = nil
        var oldValue: Mood = .good
        override var fields: [Any?] { super.fields + [dayPlan, extraInfo, userName, lastPage, maxLevel, oldValue] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        var topScore: UInt? = nil
        override var fields: [Any?] { super.fields + [topScore] }
    }
    final class F: SmartCodable, LawValue {
        var dayPlan: [String: Int] = [:]
        var extraInfo: [Message] = []
        @SmartFlat var userName: Message = .ping
        var lastPage: Float = 1.5
        var maxLevel: M002.F? = nil
        var oldValue: Mood = .good
        var topScore: UInt? = nil
        init() {}
        var fields: [Any?] { [dayPlan, extraInfo, userName, lastPage, maxLevel, oldValue, topScore] }
    }
}

enum M066 {
    struct S: SmartCodable, LawValue {
        var oldValue: [M000.F?] = []
        var rowCount: [Shape] = []
        @SmartCompact.Array var pageSize: [Int] = []
        @SmartCompact.Array var baseRate: [String] = []
        var fields: [Any?] { [oldValue, rowCount, pageSize, baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: [M000.F?] = []
        var rowCount: [Shape] = []
        @SmartCompact.Array var pageSize: [Int] = []
        @SmartCompact.Array var baseRate: [String] = []
        init() {}
        var fields: [Any?] { [oldValue, rowCount, pageSize, baseRate] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: [M000.F?] = []
        var rowCount: [A] = []
        @SmartCompact.Array var pageSize: [Int] = []
        @SmartCompact.Array var baseRate: [String] = []
        var fields: [Any?] { [oldValue, rowCount, pageSize, baseRate] }
    }
}

enum M067 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k11") var oldValue: Data = Data()
        var lastPage: Date? = nil
        @IgnoredKey var shopArea: Int = 42
        var minLevel: Int64 = 42
        var pageSize: [Message] = []
        var unitCode: Date? = nil
        var newValue: [String: Int] = [:]
        var maxLevel: [Shape] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- ["k3", "minLevel"], CodingKeys.pageSize <--- "data.u67n4", CodingKeys.newValue <--- ["deep.in.v67n6", "k20"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- SmartDateTransformer(), CodingKeys.unitCode <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(67) }
        var fields: [Any?] { [oldValue, lastPage, shopArea, minLevel, pageSize, unitCode, newValue, maxLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("k11") var oldValue: Data = Data()
        var lastPage: Date? = nil
        @IgnoredKey var shopArea: Int = 42
        var minLevel: Int64 = 42
        var pageSize: [Message] = []
        var unitCode: Date? = nil
        var newValue: [String: Int] = [:]
        var maxLevel: [Shape] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- ["k3", "minLevel"], CodingKeys.pageSize <--- "data.u67n4", CodingKeys.newValue <--- ["deep.in.v67n6", "k20"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- SmartDateTransformer(), CodingKeys.unitCode <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(67) }
        var fields: [Any?] { [oldValue, lastPage, shopArea, minLevel, pageSize, unitCode, newValue, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("k11") var oldValue: Data = Data()
        var lastPage: Date? = nil
        @IgnoredKey var shopArea: Int = 42
        var minLevel: Int64 = 42
        var pageSize: [A] = []
        var unitCode: Date? = nil
        var newValue: [String: Int] = [:]
        var maxLevel: [Shape] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- ["k3", "minLevel"], CodingKeys.pageSize <--- "data.u67n4", CodingKeys.newValue <--- ["deep.in.v67n6", "k20"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- SmartDateTransformer(), CodingKeys.unitCode <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(67) }
        var fields: [Any?] { [oldValue, lastPage, shopArea, minLevel, pageSize, unitCode, newValue, maxLevel] }
    }
}

enum M068 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var oldValue: [String: JSONValue] = [:]
        var itemPrice: [Rated] = []
        var homeCity: Mood = .good
        var extraInfo: Date? = nil
        var maxLevel: [M002.F] = []
        var topScore: JSONValue = 1
        @SmartKey("_v") var rowCount: Date = Date(timeIntervalSince1970: 60)
        var firstTag: Bool? = nil
        @SmartKey("data.u68n8", "minLevel") var minLevel: Word? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "k6", CodingKeys.extraInfo <--- "ID", CodingKeys.topScore <--- "data.u68n5"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- SmartDateTransformer()] }
        var fields: [Any?] { [free(oldValue), itemPrice, homeCity, extraInfo, maxLevel, free(topScore), rowCount, firstTag, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var oldValue: [String: JSONValue] = [:]
        var itemPrice: [Rated] = []
        var homeCity: Mood = .good
        var extraInfo: Date? = nil
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "k6", CodingKeys.extraInfo <--- "ID"] }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [free(oldValue), itemPrice, homeCity, extraInfo] }
    }
    class C1: C0 {
        var maxLevel: [M002.F] = []
        override var fields: [Any?] { super.fields + [maxLevel] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        var topScore: JSONValue = 1
        @SmartKey("_v") var rowCount: Date = Date(timeIntervalSince1970: 60)
        var firstTag: Bool? = nil
        @SmartKey("data.u68n8", "minLevel") var minLevel: Word? = nil
        enum CodingKeys: String, CodingKey { case topScore, rowCount, firstTag, minLevel }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.topScore <--- "data.u68n5"] }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.rowCount <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [free(topScore), rowCount, firstTag, minLevel] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var oldValue: [String: JSONValue] = [:]
        var itemPrice: [Rated] = []
        var homeCity: Mood = .good
        var extraInfo: Date? = nil
        var maxLevel: [M002.F] = []
        var topScore: JSONValue = 1
        @SmartKey("_v") var rowCount: Date = Date(timeIntervalSince1970: 60)
        var firstTag: Bool? = nil
        @SmartKey("data.u68n8", "minLevel") var minLevel: Word? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "k6", CodingKeys.extraInfo <--- "ID", CodingKeys.topScore <--- "data.u68n5"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- SmartDateTransformer()] }
        var fields: [Any?] { [free(oldValue), itemPrice, homeCity, extraInfo, maxLevel, free(topScore), rowCount, firstTag, minLevel] }
    }
}

enum M069 {
    struct S: SmartCodable, LawValue {
        var pageSize: M003.F = M003.F()
        var maxLevel: [String: Int64] = [:]
        @SmartKey("list.0.w69n2") var newValue: String = "initial"
        var homeCity: Rank = .low
        var userName: [String: Decimal] = [:]
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartFlat var topScore: M000.S? = nil
        @SmartKey("k5", "dayPlan") var dayPlan: Data = Data()
        @IgnoredKey var extraInfo: Int = 42
        var rowCount: Bool? = nil
        var firstTag: Float = 1.5
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["k10", "k23"], CodingKeys.maxLevel <--- ["k26", "k24"], CodingKeys.homeCity <--- "k14", CodingKeys.userName <--- ["x-y", "userName"], CodingKeys.rowCount <--- "list.0.w69n9", CodingKeys.firstTag <--- "k20"] }
        mutating func didFinishMapping() { finished(69) }
        var fields: [Any?] { [pageSize, maxLevel, newValue, homeCity, userName, free(minLevel), topScore, dayPlan, extraInfo, rowCount, firstTag] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var pageSize: M003.F = M003.F()
        var maxLevel: [String: Int64] = [:]
        @SmartKey("list.0.w69n2") var newValue: String = "initial"
        var homeCity: Rank = .low
        var userName: [String: Decimal] = [:]
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartFlat var topScore: M000.S? = nil
        @SmartKey("k5", "dayPlan") var dayPlan: Data = Data()
        @IgnoredKey var extraInfo: Int = 42
        var rowCount: A? = nil
        var firstTag: Float = 1.5
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["k10", "k23"], CodingKeys.maxLevel <--- ["k26", "k24"], CodingKeys.homeCity <--- "k14", CodingKeys.userName <--- ["x-y", "userName"], CodingKeys.rowCount <--- "list.0.w69n9", CodingKeys.firstTag <--- "k20"] }
        mutating func didFinishMapping() { finished(69) }
        var fields: [Any?] { [pageSize, maxLevel, newValue, homeCity, userName, free(minLevel), topScore, dayPlan, extraInfo, rowCount, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        var pageSize: M003.F = M003.F()
        var maxLevel: [String: Int64] = [:]
        @SmartKey("list.0.w69n2") var newValue: String = "initial"
        var homeCity: Rank = .low
        var userName: [String: Decimal] = [:]
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["k10", "k23"], CodingKeys.maxLevel <--- ["k26", "k24"], CodingKeys.homeCity <--- "k14", CodingKeys.userName <--- ["x-y", "userName"]] }
        func didFinishMapping() { finished(69) }
        var fields: [Any?] { [pageSize, maxLevel, newValue, homeCity, userName, free(minLevel)] }
    }
    class C1: C0 {
        @SmartFlat var topScore: M000.S? = nil
        override var fields: [Any?] { super.fields + [topScore] }
    }
    class C2: C1 {
        @SmartKey("k5", "dayPlan") var dayPlan: Data = Data()
        @IgnoredKey var extraInfo: Int = 42
        var rowCount: Bool? = nil
        enum CodingKeys: String, CodingKey { case dayPlan, extraInfo, rowCount }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.rowCount <--- "list.0.w69n9"] }
        override var fields: [Any?] { super.fields + [dayPlan, extraInfo, rowCount] }
    }
    class C3: C2 {
        var firstTag: Float = 1.5
        enum CodingKeys: String, CodingKey { case firstTag }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.firstTag <--- "k20"] }
        override var fields: [Any?] { super.fields + [firstTag] }
    }
}

enum M070 {
    struct S: SmartCodable, LawValue {
        var itemPrice: [String: Float] = [:]
        @SmartKey("k12", "newValue") var newValue: Rated? = nil
        var lastPage: String = "initial"
        var minLevel: [S] = []
        var userName: Int? = nil
        @SmartUnknown var maxLevel: [String: JSONValue] = [:]
        var unitCode: Data = Data()
        var rowCount: URL? = nil
        var baseRate: [String: JSONValue] = [:]
        var fields: [Any?] { [itemPrice, newValue, lastPage, minLevel, userName, free(maxLevel), unitCode, rowCount, free(baseRate)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var itemPrice: [String: Float] = [:]
        @SmartKey("k12", "newValue") var newValue: Rated? = nil
        var lastPage: String = "initial"
        var minLevel: [E] = []
        var userName: Int? = nil
        @SmartUnknown var maxLevel: [String: JSONValue] = [:]
        var unitCode: Data = Data()
        var rowCount: URL? = nil
        var baseRate: [String: JSONValue] = [:]
        init() {}
        var fields: [Any?] { [itemPrice, newValue, lastPage, minLevel, userName, free(maxLevel), unitCode, rowCount, free(baseRate)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var itemPrice: [String: Float] = [:]
        @SmartKey("k12", "newValue") var newValue: Rated? = nil
        var lastPage: String = "initial"
        var minLevel: [C1] = []
        var userName: Int? = nil
        @SmartUnknown var maxLevel: [String: JSONValue] = [:]
        var unitCode: Data = Data()
        var rowCount: URL? = nil
        var baseRate: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [itemPrice, newValue, lastPage, minLevel, userName, free(maxLevel), unitCode, rowCount, free(baseRate)] }
    }
}

enum M071 {
    struct S: SmartCodable, LawValue {
        var dayPlan: [Word] = []
        var shopArea: M001.S? = nil
        var topScore: [String: JSONValue] = [:]
        @SmartKey("deep.in.v71n3") var homeCity: UInt = 42
        var newValue: [Rated] = []
        var baseRate: Set<String> = []
        @IgnoredKey var maxLevel: Int = 42
        @SmartKey("deep.in.v71n7") var rowCount: [String: M000.F] = [:]
        mutating func didFinishMapping() { finished(71) }
        var fields: [Any?] { [dayPlan, shopArea, free(topScore), homeCity, newValue, baseRate, maxLevel, rowCount] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var dayPlan: [A] = []
        var shopArea: M001.S? = nil
        var topScore: [String: JSONValue] = [:]
        @SmartKey("deep.in.v71n3") var homeCity: UInt = 42
        var newValue: [Rated] = []
        var baseRate: Set<String> = []
        @IgnoredKey var maxLevel: Int = 42
        @SmartKey("deep.in.v71n7") var rowCount: [String: M000.F] = [:]
        mutating func didFinishMapping() { finished(71) }
        var fields: [Any?] { [dayPlan, shopArea, free(topScore), homeCity, newValue, baseRate, maxLevel, rowCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        var dayPlan: [Word] = []
        var shopArea: M001.S? = nil
        var topScore: [String: JSONValue] = [:]
        @SmartKey("deep.in.v71n3") var homeCity: UInt = 42
        var newValue: [Rated] = []
        var baseRate: Set<String> = []
        @IgnoredKey var maxLevel: Int = 42
        @SmartKey("deep.in.v71n7") var rowCount: [String: M000.F] = [:]
        init() {}
        func didFinishMapping() { finished(71) }
        var fields: [Any?] { [dayPlan, shopArea, free(topScore), homeCity, newValue, baseRate, maxLevel, rowCount] }
    }
}

extension LawModel {
    static let file008: [LawModel] = [
        LawModel(63, "S", M063.S.self, collections: .wraps),
        LawModel(63, "D", M063.D.self, collections: .wraps),
        LawModel(63, "E", M063.E.self, collections: .wraps),
        LawModel(64, "S", M064.S.self, .snake),
        LawModel(64, "D", M064.D.self, .snake),
        LawModel(64, "G", M064.G<Decimal>.self, .snake),
        LawModel(65, "S", M065.S.self, .upper),
        LawModel(65, "C", M065.C3.self, .upper),
        LawModel(65, "F", M065.F.self, .upper),
        LawModel(66, "S", M066.S.self, .lower, collections: .wraps),
        LawModel(66, "E", M066.E.self, .lower, collections: .wraps),
        LawModel(66, "G", M066.G<Shape>.self, .lower, collections: .wraps),
        LawModel(67, "S", M067.S.self, collections: .strict),
        LawModel(67, "D", M067.D.self, collections: .strict),
        LawModel(67, "G", M067.G<Message>.self, collections: .strict),
        LawModel(68, "S", M068.S.self),
        LawModel(68, "C", M068.C3.self),
        LawModel(68, "F", M068.F.self),
        LawModel(69, "S", M069.S.self, collections: .wraps),
        LawModel(69, "G", M069.G<Bool>.self, collections: .wraps),
        LawModel(69, "C", M069.C3.self, collections: .wraps),
        LawModel(70, "S", M070.S.self, .snake, isRecursive: true),
        LawModel(70, "E", M070.E.self, .snake, isRecursive: true),
        LawModel(70, "C", M070.C1.self, .snake, isRecursive: true, situations: ["emptyBase"]),
        LawModel(71, "S", M071.S.self, collections: .wraps),
        LawModel(71, "G", M071.G<Word>.self, collections: .wraps),
        LawModel(71, "E", M071.E.self, collections: .wraps),
    ]
}
