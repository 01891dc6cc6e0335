// Made by generate.py.
import Foundation
import SmartCodable

enum M072 {
    struct S: SmartCodable, LawValue {
        var firstTag: Int64 = 42
        var maxLevel: [Word] = []
        var extraInfo: String = "initial"
        var dayPlan: Word = .one
        var unitCode: Int8? = 42
        var shopArea: [String: Mood] = [:]
        var lastPage: Int64? = nil
        var isOpen: [Int] = []
        mutating func didFinishMapping() { finished(72) }
        var fields: [Any?] { [firstTag, maxLevel, extraInfo, dayPlan, unitCode, shopArea, lastPage, isOpen] }
    }
    final class F: SmartCodable, LawValue {
        var firstTag: Int64 = 42
        var maxLevel: [Word] = []
        var extraInfo: String = "initial"
        var dayPlan: Word = .one
        var unitCode: Int8? = 42
        var shopArea: [String: Mood] = [:]
        var lastPage: Int64? = nil
        var isOpen: [Int] = []
        init() {}
        func didFinishMapping() { finished(72) }
        var fields: [Any?] { [firstTag, maxLevel, extraInfo, dayPlan, unitCode, shopArea, lastPage, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        var firstTag: Int64 = 42
        var maxLevel: [Word] = []
        var extraInfo: String = "initial"
        var dayPlan: Word = .one
        var unitCode: Int8? = 42
        var shopArea: [String: Mood] = [:]
        var lastPage: Int64? = nil
        var isOpen: [Int] = []
        required init() {}
        func didFinishMapping() { finished(72) }
        var fields: [Any?] { [firstTag, maxLevel, extraInfo, dayPlan, unitCode, shopArea, lastPage, isOpen] }
    }
}

enum M073 {
    struct S: SmartCodable, LawValue {
        var extraInfo: Numbered = .two
        var firstTag: Rank? = nil
        @SmartDate var maxLevel: Date? = nil
        mutating func didFinishMapping() { finished(73) }
        var fields: [Any?] { [extraInfo, firstTag, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        var extraInfo: Numbered = .two
        var firstTag: Rank? = nil
        @SmartDate var maxLevel: Date? = nil
        init() {}
        func didFinishMapping() { finished(73) }
        var fields: [Any?] { [extraInfo, firstTag, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var extraInfo: Numbered = .two
        var firstTag: Rank? = nil
        @SmartDate var maxLevel: Date? = nil
        init() {}
        func didFinishMapping() { finished(73) }
        var fields: [Any?] { [extraInfo, firstTag, maxLevel] }
    }
}

enum M074 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var oldValue: [String] = []
        var extraInfo: [[Float]] = []
        var baseRate: Int8 = 42
        var maxLevel: Word = .one
        var shopArea: Word = .one
        var dayPlan: [Double] = []
        var lastPage: Decimal? = nil
        var pageSize: [Double] = []
        var fields: [Any?] { [oldValue, extraInfo, baseRate, maxLevel, shopArea, dayPlan, lastPage, pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartCompact.Array var oldValue: [String] = []
        var extraInfo: [[Float]] = []
        var baseRate: Int8 = 42
        var maxLevel: Word = .one
        var shopArea: Word = .one
        var dayPlan: [Double] = []
        var lastPage: Decimal? = nil
        var pageSize: [Double] = []
        init() {}
        var fields: [Any?] { [oldValue, extraInfo, baseRate, maxLevel, shopArea, dayPlan, lastPage, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        @SmartCompact.Array var oldValue: [String] = []
        var extraInfo: [[Float]] = []
        var baseRate: Int8 = 42
        var maxLevel: Word = .one
        required init() {}
        var fields: [Any?] { [oldValue, extraInfo, baseRate, maxLevel] }
    }
    class C1: C0 {
        var shopArea: Word = .one
        override var fields: [Any?] { super.fields + [shopArea] }
    }
    class C2: C1 {
        var dayPlan: [Double] = []
        var lastPage: Decimal? = nil
        var pageSize: [Double] = []
        override var fields: [Any?] { super.fields + [dayPlan, lastPage, pageSize] }
    }
}

enum M075 {
    struct S: SmartCodable, LawValue {
        var unitCode: Data? = nil
        var isOpen: [UInt16] = []
        var lastPage: [Message] = []
        @SmartKey("dot\\.x75n3") var homeCity: [JSONValue] = []
        @IgnoredKey var newValue: Int = 42
        var pageSize: UInt16 = 42
        var rowCount: [Card] = []
        var userName: String? = nil
        mutating func didFinishMapping() { finished(75) }
        var fields: [Any?] { [unitCode, isOpen, lastPage, free(homeCity), newValue, pageSize, rowCount, userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: Data? = nil
        var isOpen: [UInt16] = []
        var lastPage: [Message] = []
        @SmartKey("dot\\.x75n3") var homeCity: [JSONValue] = []
        @IgnoredKey var newValue: Int = 42
        var pageSize: UInt16 = 42
        var rowCount: [Card] = []
        var userName: String? = nil
        init() {}
        func didFinishMapping() { finished(75) }
        var fields: [Any?] { [unitCode, isOpen, lastPage, free(homeCity), newValue, pageSize, rowCount, userName] }
    }
    class C0: SmartCodable, LawValue {
        var unitCode: Data? = nil
        var isOpen: [UInt16] = []
        var lastPage: [Message] = []
        @SmartKey("dot\\.x75n3") var homeCity: [JSONValue] = []
        @IgnoredKey var newValue: Int = 42
        var pageSize: UInt16 = 42
        var rowCount: [Card] = []
        var userName: String? = nil
        required init() {}
        func didFinishMapping() { finished(75) }
        var fields: [Any?] { [unitCode, isOpen, lastPage, free(homeCity), newValue, pageSize, rowCount, userName] }
    }
}

enum M076 {
    struct S: SmartCodable, LawValue {
        var homeCity: Bool? = nil
        @SmartCompact.Dictionary var extraInfo: [String: Double] = [:]
        @IgnoredKey var minLevel: Int = 42
        var unitCode: [Message] = []
        @SmartKey("k4", "k25") var topScore: String? = nil
        var fields: [Any?] { [homeCity, extraInfo, minLevel, unitCode, topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        var homeCity: Bool? = nil
        @SmartCompact.Dictionary var extraInfo: [String: Double] = [:]
        @IgnoredKey var minLevel: Int = 42
        var unitCode: [Message] = []
        @SmartKey("k4", "k25") var topScore: String? = nil
        init() {}
        var fields: [Any?] { [homeCity, extraInfo, minLevel, unitCode, topScore] }
    }
    class C0: SmartCodable, LawValue {
        var homeCity: Bool? = nil
        @SmartCompact.Dictionary var extraInfo: [String: Double] = [:]
        required init() {}
        var fields: [Any?] { [homeCity, extraInfo] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        @IgnoredKey var minLevel: Int = 42
        var unitCode: [Message] = []
        @SmartKey("k4", "k25") var topScore: String? = nil
        override var fields: [Any?] { super.fields + [minLevel, unitCode, topScore] }
    }
}

enum M077 {
    struct S: SmartCodable, LawValue {
        var minLevel: [String: Rank] = [:]
        var pageSize: Double? = nil
        var firstTag: Mood? = nil
        var dayPlan: [String: Bool] = [:]
        var extraInfo: [String: Bool] = [:]
        mutating func didFinishMapping() { finished(77) }
        var fields: [Any?] { [minLevel, pageSize, firstTag, dayPlan, extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        var minLevel: [String: Rank] = [:]
        required init() {}
        func didFinishMapping() { finished(77) }
        var fields: [Any?] { [minLevel] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        var pageSize: Double? = nil
        var firstTag: Mood? = nil
        var dayPlan: [String: Bool] = [:]
        override var fields: [Any?] { super.fields + [pageSize, firstTag, dayPlan] }
    }
    class C3: C2 {
        var extraInfo: [String: Bool] = [:]
        override var fields: [Any?] { super.fields + [extraInfo] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: [String: Rank] = [:]
        var pageSize: Double? = nil
        var firstTag: Mood? = nil
        var dayPlan: [String: Bool] = [:]
        var extraInfo: [String: Bool] = [:]
        mutating func didFinishMapping() { finished(77) }
        var fields: [Any?] { [minLevel, pageSize, firstTag, dayPlan, extraInfo] }
    }
}

enum M078 {
    struct S: SmartCodable, LawValue {
        @SmartDate var oldValue: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: M002.S? = nil
        @SmartFlat var unitCode: M000.S = M000.S()
        var shopArea: Int64? = nil
        var homeCity: Float = 1.5
        @SmartKey("k27", "k20") var rowCount: Mood? = nil
        @SmartKey("k23") var firstTag: String = "initial"
        var userName: Data = Data()
        var fields: [Any?] { [oldValue, maxLevel, unitCode, shopArea, homeCity, rowCount, firstTag, userName] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var oldValue: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: M002.S? = nil
        @SmartFlat var unitCode: M000.S = M000.S()
        var shopArea: Int64? = nil
        var homeCity: Float = 1.5
        @SmartKey("k27", "k20") var rowCount: Mood? = nil
        @SmartKey("k23") var firstTag: String = "initial"
        var userName: Data = Data()
        required init() {}
        var fields: [Any?] { [oldValue, maxLevel, unitCode, shopArea, homeCity, rowCount, firstTag, userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartDate var oldValue: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: A? = nil
        @SmartFlat var unitCode: M000.S = M000.S()
        var shopArea: Int64? = nil
        var homeCity: Float = 1.5
        @SmartKey("k27", "k20") var rowCount: Mood? = nil
        @SmartKey("k23") var firstTag: String = "initial"
        var userName: Data = Data()
        var fields: [Any?] { [oldValue, maxLevel, unitCode, shopArea, homeCity, rowCount, firstTag, userName] }
    }
}

enum M079 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k20", "k2") @SmartCompact.Array var pageSize: [String] = []
        @IgnoredKey var oldValue: Int = 42
        var unitCode: Data = Data()
        @SmartKey("deep.in.v79n3") var rowCount: Data? = nil
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        @SmartFlat var newValue: M000.S? = nil
        var lastPage: Int8 = 42
        var userName: Message? = nil
        mutating func didFinishMapping() { finished(79) }
        var fields: [Any?] { [pageSize, oldValue, unitCode, rowCount, free(firstTag), newValue, lastPage, userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("k20", "k2") @SmartCompact.Array var pageSize: [String] = []
        @IgnoredKey var oldValue: Int = 42
        var unitCode: Data = Data()
        @SmartKey("deep.in.v79n3") var rowCount: Data? = nil
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        @SmartFlat var newValue: M000.S? = nil
        var lastPage: Int8 = 42
        var userName: Message? = nil
        init() {}
        func didFinishMapping() { finished(79) }
        var fields: [Any?] { [pageSize, oldValue, unitCode, rowCount, free(firstTag), newValue, lastPage, userName] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(79) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("k20", "k2") @SmartCompact.Array var pageSize: [String] = []
        @IgnoredKey var oldValue: Int = 42
        var unitCode: Data = Data()
        @SmartKey("deep.in.v79n3") var rowCount: Data? = nil
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        @SmartFlat var newValue: M000.S? = nil
        var lastPage: Int8 = 42
        var userName: Message? = nil
        override var fields: [Any?] { super.fields + [pageSize, oldValue, unitCode, rowCount, free(firstTag), newValue, lastPage, userName] }
    }
}

enum M080 {
    struct S: SmartCodable, LawValue {
        var isOpen: Set<Int> = []
        @SmartKey("list.0.w80n1") var minLevel: [Rank] = []
        var lastPage: [[Rank]] = []
        var baseRate: Data? = nil
        var maxLevel: String = "initial"
        var topScore: [String: Double] = [:]
        var unitCode: [String: Int64] = [:]
        var shopArea: Filled = Filled()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "k0", CodingKeys.topScore <--- "deep.in.v80n5", CodingKeys.unitCode <--- ["list.0.w80n6", "名"], CodingKeys.shopArea <--- "k12"] }
        mutating func didFinishMapping() { finished(80) }
        var fields: [Any?] { [isOpen, minLevel, lastPage, baseRate, maxLevel, topScore, unitCode, shopArea] }
    }
    final class F: SmartCodable, LawValue {
        var isOpen: Set<Int> = []
        @SmartKey("list.0.w80n1") var minLevel: [Rank] = []
        var lastPage: [[Rank]] = []
        var baseRate: Data? = nil
        var maxLevel: String = "initial"
        var topScore: [String: Double] = [:]
        var unitCode: [String: Int64] = [:]
        var shopArea: Filled = Filled()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "k0", CodingKeys.topScore <--- "deep.in.v80n5", CodingKeys.unitCode <--- ["list.0.w80n6", "名"], CodingKeys.shopArea <--- "k12"] }
        func didFinishMapping() { finished(80) }
        var fields: [Any?] { [isOpen, minLevel, lastPage, baseRate, maxLevel, topScore, unitCode, shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        var isOpen: Set<Int> = []
        @SmartKey("list.0.w80n1") var minLevel: [Rank] = []
        var lastPage: [[Rank]] = []
        var baseRate: Data? = nil
        var maxLevel: String = "initial"
        var topScore: [String: Double] = [:]
        var unitCode: [String: Int64] = [:]
        var shopArea: Filled = Filled()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "k0", CodingKeys.topScore <--- "deep.in.v80n5", CodingKeys.unitCode <--- ["list.0.w80n6", "名"], CodingKeys.shopArea <--- "k12"] }
        mutating func didFinishMapping() { finished(80) }
        var fields: [Any?] { [isOpen, minLevel, lastPage, baseRate, maxLevel, topScore, unitCode, shopArea] }
    }
}

extension LawModel {
    static let file009: [LawModel] = [
        LawModel(72, "S", M072.S.self),
        LawModel(72, "F", M072.F.self),
        LawModel(72, "C", M072.C0.self),
        LawModel(73, "S", M073.S.self, .lower),
        LawModel(73, "F", M073.F.self, .lower),
        LawModel(73, "E", M073.E.self, .lower),
        LawModel(74, "S", M074.S.self),
        LawModel(74, "E", M074.E.self),
        LawModel(74, "C", M074.C2.self),
        LawModel(75, "S", M075.S.self, .snake, collections: .strict),
        LawModel(75, "E", M075.E.self, .snake, collections: .strict),
        LawModel(75, "C", M075.C0.self, .snake, collections: .strict),
        LawModel(76, "S", M076.S.self, .snake, collections: .strict),
        LawModel(76, "E", M076.E.self, .snake, collections: .strict),
        LawModel(76, "C", M076.C2.self, .snake, collections: .strict),
        LawModel(77, "S", M077.S.self),
        LawModel(77, "C", M077.C3.self),
        LawModel(77, "D", M077.D.self),
        LawModel(78, "S", M078.S.self, .upper),
        LawModel(78, "C", M078.C0.self, .upper),
        LawModel(78, "G", M078.G<M002.S>.self, .upper),
        LawModel(79, "S", M079.S.self, collections: .strict),
        LawModel(79, "E", M079.E.self, collections: .strict),
        LawModel(79, "C", M079.C1.self, collections: .strict),
        LawModel(80, "S", M080.S.self),
        LawModel(80, "F", M080.F.self),
        LawModel(80, "D", M080.D.self),
    ]
}
