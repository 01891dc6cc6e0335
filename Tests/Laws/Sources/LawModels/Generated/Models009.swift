// Made by generate.py.
import Foundation
import SmartCodable

enum M072 {
    struct S: SmartCodable, LawValue {
        @SmartAny var extraInfo: Any? = nil
        @SmartFlat var minLevel: Message = .ping
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        var topScore: Rated? = nil
        @IgnoredKey var userName: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- ["deep.in.v72n0", "k2"]] }
        var fields: [Any?] { [free(extraInfo), minLevel, free(rowCount), topScore, userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var extraInfo: Any? = nil
        @SmartFlat var minLevel: Message = .ping
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        var topScore: Rated? = nil
        @IgnoredKey var userName: Int = 42
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- ["deep.in.v72n0", "k2"]] }
        var fields: [Any?] { [free(extraInfo), minLevel, free(rowCount), topScore, userName] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartAny var extraInfo: Any? = nil
        @SmartFlat var minLevel: Message = .ping
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        var topScore: Rated? = nil
        @IgnoredKey var userName: Int = 42
        enum CodingKeys: String, CodingKey { case extraInfo, minLevel, rowCount, topScore, userName }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.extraInfo <--- ["deep.in.v72n0", "k2"]] }
        override var fields: [Any?] { super.fields + [free(extraInfo), minLevel, free(rowCount), topScore, userName] }
    }
}

enum M073 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var topScore: Message = .ping
        @SmartKey("k9") var newValue: [Int64?] = []
        @SmartAny var lastPage: Any? = nil
        @SmartKey("deep.in.v73n3") var homeCity: String? = nil
        var baseRate: Int64 = 42
        var dayPlan: [[String]] = []
        @SmartDate var itemPrice: Date = Date(timeIntervalSince1970: 60)
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.homeCity <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [topScore, newValue, free(lastPage), homeCity, baseRate, dayPlan, itemPrice] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var topScore: Message = .ping
        @SmartKey("k9") var newValue: [Int64?] = []
        @SmartAny var lastPage: Any? = nil
        @SmartKey("deep.in.v73n3") var homeCity: String? = nil
        var baseRate: Int64 = 42
        var dayPlan: [[String]] = []
        @SmartDate var itemPrice: Date = Date(timeIntervalSince1970: 60)
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.homeCity <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [topScore, newValue, free(lastPage), homeCity, baseRate, dayPlan, itemPrice] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var topScore: Message = .ping
        @SmartKey("k9") var newValue: [Int64?] = []
        @SmartAny var lastPage: Any? = nil
        @SmartKey("deep.in.v73n3") var homeCity: String? = nil
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.homeCity <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [topScore, newValue, free(lastPage), homeCity] }
    }
    class C1: C0 {
        var baseRate: Int64 = 42
        var dayPlan: [[String]] = []
        @SmartDate var itemPrice: Date = Date(timeIntervalSince1970: 60)
        override var fields: [Any?] { super.fields + [baseRate, dayPlan, itemPrice] }
    }
}

enum M074 {
    struct S: SmartCodable, LawValue {
        var userName: [String: Mood] = [:]
        var dayPlan: Int8? = nil
        @SmartKey("list.0.w74n2", "k27") var isOpen: Float? = nil
        @SmartKey("list.0.w74n3") var topScore: String? = "initial"
        var firstTag: String = "initial"
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- "data.u74n0"] }
        mutating func didFinishMapping() { finished(74) }
        var fields: [Any?] { [userName, dayPlan, isOpen, topScore, firstTag] }
    }
    final class F: SmartCodable, LawValue {
        var userName: [String: Mood] = [:]
        var dayPlan: Int8? = nil
        @SmartKey("list.0.w74n2", "k27") var isOpen: Float? = nil
        @SmartKey("list.0.w74n3") var topScore: String? = "initial"
        var firstTag: String = "initial"
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- "data.u74n0"] }
        func didFinishMapping() { finished(74) }
        var fields: [Any?] { [userName, dayPlan, isOpen, topScore, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        var userName: [String: Mood] = [:]
        var dayPlan: Int8? = nil
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- "data.u74n0"] }
        func didFinishMapping() { finished(74) }
        var fields: [Any?] { [userName, dayPlan] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        @SmartKey("list.0.w74n2", "k27") var isOpen: Float? = nil
        @SmartKey("list.0.w74n3") var topScore: String? = "initial"
        var firstTag: String = "initial"
        override var fields: [Any?] { super.fields + [isOpen, topScore, firstTag] }
    }
}

enum M075 {
    struct S: SmartCodable, LawValue {
        var oldValue: Date? = nil
        var unitCode: [String: M002.F] = [:]
        var topScore: [String: JSONValue] = [:]
        @SmartCompact.Array var baseRate: [String] = []
        var extraInfo: M000.S = M000.S()
        var isOpen: Decimal = 1
        @SmartUnknown var maxLevel: [String: JSONValue] = [:]
        @SmartKey("k18") var lastPage: String? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.oldValue <--- SmartDateTransformer(), CodingKeys.lastPage <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [oldValue, unitCode, free(topScore), baseRate, extraInfo, isOpen, free(maxLevel), lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: Date? = nil
        var unitCode: [String: M002.F] = [:]
        var topScore: [String: JSONValue] = [:]
        @SmartCompact.Array var baseRate: [String] = []
        var extraInfo: M000.S = M000.S()
        var isOpen: Decimal = 1
        @SmartUnknown var maxLevel: [String: JSONValue] = [:]
        @SmartKey("k18") var lastPage: String? = nil
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.oldValue <--- SmartDateTransformer(), CodingKeys.lastPage <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [oldValue, unitCode, free(topScore), baseRate, extraInfo, isOpen, free(maxLevel), lastPage] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: Date? = nil
        var unitCode: [String: M002.F] = [:]
        var topScore: [String: JSONValue] = [:]
        @SmartCompact.Array var baseRate: [String] = []
        var extraInfo: M000.S = M000.S()
        var isOpen: Decimal = 1
        @SmartUnknown var maxLevel: [String: JSONValue] = [:]
        @SmartKey("k18") var lastPage: String? = nil
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.oldValue <--- SmartDateTransformer(), CodingKeys.lastPage <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [oldValue, unitCode, free(topScore), baseRate, extraInfo, isOpen, free(maxLevel), lastPage] }
    }
}

enum M076 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var maxLevel: Int = 42
        var firstTag: Shape = Shape()
        @SmartAny var shopArea: Any? = nil
        mutating func didFinishMapping() { finished(76) }
        var fields: [Any?] { [maxLevel, firstTag, free(shopArea)] }
    }
    class C0: SmartCodable, LawValue {
        @IgnoredKey var maxLevel: Int = 42
        var firstTag: Shape = Shape()
        @SmartAny var shopArea: Any? = nil
        required init() {}
        func didFinishMapping() { finished(76) }
        var fields: [Any?] { [maxLevel, firstTag, free(shopArea)] }
    }
    final class F: SmartCodable, LawValue {
        @IgnoredKey var maxLevel: Int = 42
        var firstTag: Shape = Shape()
        @SmartAny var shopArea: Any? = nil
        init() {}
        func didFinishMapping() { finished(76) }
        var fields: [Any?] { [maxLevel, firstTag, free(shopArea)] }
    }
}

enum M077 {
    struct S: SmartCodable, LawValue {
        var maxLevel: Double = 1.5
        var lastPage: UInt16 = 42
        var baseRate: JSONValue = 1
        mutating func didFinishMapping() { finished(77) }
        var fields: [Any?] { [maxLevel, lastPage, free(baseRate)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var maxLevel: Double = 1.5
        var lastPage: UInt16 = 42
        var baseRate: JSONValue = 1
        init() {}
        func didFinishMapping() { finished(77) }
        var fields: [Any?] { [maxLevel, lastPage, free(baseRate)] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: Double = 1.5
        var lastPage: UInt16 = 42
        var baseRate: JSONValue = 1
        init() {}
        func didFinishMapping() { finished(77) }
        var fields: [Any?] { [maxLevel, lastPage, free(baseRate)] }
    }
}

enum M078 {
    struct S: SmartCodable, LawValue {
        var itemPrice: String = "initial"
        var maxLevel: Bool = false
        var firstTag: Rank = .low
        var userName: String? = nil
        var baseRate: [Bool] = []
        var isOpen: Bool = false
        var fields: [Any?] { [itemPrice, maxLevel, firstTag, userName, baseRate, isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        var itemPrice: String = "initial"
        var maxLevel: Bool = false
        var firstTag: Rank = .low
        var userName: String? = nil
        var baseRate: [Bool] = []
        var isOpen: Bool = false
        init() {}
        var fields: [Any?] { [itemPrice, maxLevel, firstTag, userName, baseRate, isOpen] }
    }
    struct D: SmartDirectCodable, LawValue {
        var itemPrice: String = "initial"
        var maxLevel: Bool = false
        var firstTag: Rank = .low
        var userName: String? = nil
        var baseRate: [Bool] = []
        var isOpen: Bool = false
        var fields: [Any?] { [itemPrice, maxLevel, firstTag, userName, baseRate, isOpen] }
    }
}

enum M079 {
    struct S: SmartCodable, LawValue {
        var newValue: [Int8] = []
        var isOpen: [UInt?] = []
        var unitCode: [[UInt]] = []
        var dayPlan: UInt = 42
        var homeCity: [Int] = []
        @SmartCompact.Array var lastPage: [Mood] = []
        var topScore: String = "initial"
        var fields: [Any?] { [newValue, isOpen, unitCode, dayPlan, homeCity, lastPage, topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: [Int8] = []
        var isOpen: [UInt?] = []
        var unitCode: [[UInt]] = []
        var dayPlan: UInt = 42
        var homeCity: [Int] = []
        @SmartCompact.Array var lastPage: [Mood] = []
        var topScore: String = "initial"
        init() {}
        var fields: [Any?] { [newValue, isOpen, unitCode, dayPlan, homeCity, lastPage, topScore] }
    }
    final class F: SmartCodable, LawValue {
        var newValue: [Int8] = []
        var isOpen: [UInt?] = []
        var unitCode: [[UInt]] = []
        var dayPlan: UInt = 42
        var homeCity: [Int] = []
        @SmartCompact.Array var lastPage: [Mood] = []
        var topScore: String = "initial"
        init() {}
        var fields: [Any?] { [newValue, isOpen, unitCode, dayPlan, homeCity, lastPage, topScore] }
    }
}

enum M080 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var maxLevel: M001.S = M001.S()
        var topScore: Decimal = 1
        var rowCount: URL? = nil
        var isOpen: [String: Int] = [:]
        @SmartAny var homeCity: [Any] = []
        @SmartKey("data.u80n5", "extraInfo") @SmartCompact.Dictionary var extraInfo: [String: String] = [:]
        @SmartUnknown var dayPlan: [String: JSONValue] = [:]
        @SmartAny var minLevel: Any? = nil
        @SmartAny var firstTag: [String: Any] = [:]
        @IgnoredKey var newValue: Int = 42
        @SmartKey("list.0.w80n10", "k19") var userName: [String: String] = [:]
        mutating func didFinishMapping() { finished(80) }
        var fields: [Any?] { [maxLevel, topScore, rowCount, isOpen, free(homeCity), extraInfo, free(dayPlan), free(minLevel), free(firstTag), newValue, userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var maxLevel: M001.S = M001.S()
        var topScore: Decimal = 1
        var rowCount: A? = nil
        var isOpen: [String: Int] = [:]
        @SmartAny var homeCity: [Any] = []
        @SmartKey("data.u80n5", "extraInfo") @SmartCompact.Dictionary var extraInfo: [String: String] = [:]
        @SmartUnknown var dayPlan: [String: JSONValue] = [:]
        @SmartAny var minLevel: Any? = nil
        @SmartAny var firstTag: [String: Any] = [:]
        @IgnoredKey var newValue: Int = 42
        @SmartKey("list.0.w80n10", "k19") var userName: [String: String] = [:]
        mutating func didFinishMapping() { finished(80) }
        var fields: [Any?] { [maxLevel, topScore, rowCount, isOpen, free(homeCity), extraInfo, free(dayPlan), free(minLevel), free(firstTag), newValue, userName] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(80) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var maxLevel: M001.S = M001.S()
        var topScore: Decimal = 1
        var rowCount: URL? = nil
        var isOpen: [String: Int] = [:]
        @SmartAny var homeCity: [Any] = []
        @SmartKey("data.u80n5", "extraInfo") @SmartCompact.Dictionary var extraInfo: [String: String] = [:]
        override var fields: [Any?] { super.fields + [maxLevel, topScore, rowCount, isOpen, free(homeCity), extraInfo] }
    }
    class C2: C1 {
        @SmartUnknown var dayPlan: [String: JSONValue] = [:]
        @SmartAny var minLevel: Any? = nil
        @SmartAny var firstTag: [String: Any] = [:]
        override var fields: [Any?] { super.fields + [free(dayPlan), free(minLevel), free(firstTag)] }
    }
    class C3: C2 {
        @IgnoredKey var newValue: Int = 42
        @SmartKey("list.0.w80n10", "k19") var userName: [String: String] = [:]
        override var fields: [Any?] { super.fields + [newValue, userName] }
    }
}

extension LawModel {
    static let file009: [LawModel] = [
        LawModel(72, "S", M072.S.self),
        LawModel(72, "E", M072.E.self),
        LawModel(72, "C", M072.C1.self),
        LawModel(73, "S", M073.S.self, .upper),
        LawModel(73, "E", M073.E.self, .upper),
        LawModel(73, "C", M073.C1.self, .upper),
        LawModel(74, "S", M074.S.self),
        LawModel(74, "F", M074.F.self),
        LawModel(74, "C", M074.C2.self),
        LawModel(75, "S", M075.S.self, .lower, collections: .wraps),
        LawModel(75, "E", M075.E.self, .lower, collections: .wraps),
        LawModel(75, "C", M075.C0.self, .lower, collections: .wraps),
        LawModel(76, "S", M076.S.self, .snake),
        LawModel(76, "C", M076.C0.self, .snake),
        LawModel(76, "F", M076.F.self, .snake),
        LawModel(77, "S", M077.S.self, .upper, collections: .strict),
        LawModel(77, "E", M077.E.self, .upper, collections: .strict),
        LawModel(77, "F", M077.F.self, .upper, collections: .strict),
        LawModel(78, "S", M078.S.self),
        LawModel(78, "E", M078.E.self),
        LawModel(78, "D", M078.D.self),
        LawModel(79, "S", M079.S.self),
        LawModel(79, "E", M079.E.self),
        LawModel(79, "F", M079.F.self),
        LawModel(80, "S", M080.S.self, .upper),
        LawModel(80, "G", M080.G<URL>.self, .upper),
        LawModel(80, "C", M080.C3.self, .upper),
    ]
}
