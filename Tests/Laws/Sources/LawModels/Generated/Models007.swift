// Made by generate.py.
import Foundation
import SmartCodable

enum M054 {
    struct S: SmartCodable, LawValue {
        @SmartDate var minLevel: Date? = nil
        var topScore: Date? = nil
        var pageSize: Data = Data()
        var userName: Bool = false
        @SmartFlat var dayPlan: Holder = Holder()
        var isOpen: [String: UInt16] = [:]
        @SmartKey("k2") var maxLevel: [String: JSONValue] = [:]
        var oldValue: [Message] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "deep.in.v54n0", CodingKeys.topScore <--- "data.u54n1"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(54) }
        var fields: [Any?] { [minLevel, topScore, pageSize, userName, dayPlan, isOpen, free(maxLevel), oldValue] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var minLevel: Date? = nil
        var topScore: Date? = nil
        var pageSize: Data = Data()
        var userName: Bool = false
        @SmartFlat var dayPlan: Holder = Holder()
        var isOpen: [String: UInt16] = [:]
        @SmartKey("k2") var maxLevel: [String: JSONValue] = [:]
        var oldValue: [Message] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "deep.in.v54n0", CodingKeys.topScore <--- "data.u54n1"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(54) }
        var fields: [Any?] { [minLevel, topScore, pageSize, userName, dayPlan, isOpen, free(maxLevel), oldValue] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var minLevel: Date? = nil
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "deep.in.v54n0"] }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(54) }
        var fields: [Any?] { [minLevel] }
    }
    class C1: C0 {
        var topScore: Date? = nil
        var pageSize: Data = Data()
        var userName: Bool = false
        enum CodingKeys: String, CodingKey { case topScore, pageSize, userName }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.topScore <--- "data.u54n1"] }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.topScore <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [topScore, pageSize, userName] }
    }
    class C2: C1 {
        @SmartFlat var dayPlan: Holder = Holder()
        var isOpen: [String: UInt16] = [:]
        override var fields: [Any?] { super.fields + [dayPlan, isOpen] }
    }
    class C3: C2 {
        @SmartKey("k2") var maxLevel: [String: JSONValue] = [:]
        var oldValue: [Message] = []
        override var fields: [Any?] { super.fields + [free(maxLevel), oldValue] }
    }
}

enum M055 {
    struct S: SmartCodable, LawValue {
        var extraInfo: M002.F = M002.F()
        @IgnoredKey var maxLevel: Int = 42
        var topScore: Int8 = 42
        @SmartFlat var lastPage: M000.S = M000.S()
        var firstTag: Double = 1.5
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case extraInfo = "x-y", maxLevel, topScore, lastPage, firstTag, pageSize }
        mutating func didFinishMapping() { finished(55) }
        var fields: [Any?] { [extraInfo, maxLevel, topScore, lastPage, firstTag, free(pageSize)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(55) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var extraInfo: M002.F = M002.F()
        @IgnoredKey var maxLevel: Int = 42
        var topScore: Int8 = 42
        @SmartFlat var lastPage: M000.S = M000.S()
        var firstTag: Double = 1.5
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case extraInfo = "x-y", maxLevel, topScore, lastPage, firstTag, pageSize }
        override var fields: [Any?] { super.fields + [extraInfo, maxLevel, topScore, lastPage, firstTag, free(pageSize)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: M002.F = M002.F()
        @IgnoredKey var maxLevel: Int = 42
        var topScore: Int8 = 42
        @SmartFlat var lastPage: M000.S = M000.S()
        var firstTag: Double = 1.5
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case extraInfo = "x-y", maxLevel, topScore, lastPage, firstTag, pageSize }
        mutating func didFinishMapping() { finished(55) }
        var fields: [Any?] { [extraInfo, maxLevel, topScore, lastPage, firstTag, free(pageSize)] }
    }
}

enum M056 {
    struct S: SmartCodable, LawValue {
        var homeCity: Double = 1.5
        var newValue: [S] = []
        var dayPlan: Word? = nil
        var unitCode: Int? = 42
        var userName: [[Double]] = []
        @SmartFlat var shopArea: M001.S = M001.S()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "k25", CodingKeys.dayPlan <--- "k2"] }
        var fields: [Any?] { [homeCity, newValue, dayPlan, unitCode, userName, shopArea] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var homeCity: Double = 1.5
        var newValue: [G<A>] = []
        var dayPlan: A? = nil
        var unitCode: Int? = 42
        var userName: [[Double]] = []
        @SmartFlat var shopArea: M001.S = M001.S()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "k25", CodingKeys.dayPlan <--- "k2"] }
        var fields: [Any?] { [homeCity, newValue, dayPlan, unitCode, userName, shopArea] }
    }
    class C0: SmartCodable, LawValue {
        var homeCity: Double = 1.5
        var newValue: [C0] = []
        var dayPlan: Word? = nil
        var unitCode: Int? = 42
        var userName: [[Double]] = []
        @SmartFlat var shopArea: M001.S = M001.S()
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "k25", CodingKeys.dayPlan <--- "k2"] }
        var fields: [Any?] { [homeCity, newValue, dayPlan, unitCode, userName, shopArea] }
    }
}

enum M057 {
    struct S: SmartCodable, LawValue {
        @SmartDate var firstTag: Date? = nil
        var lastPage: Double = 1.5
        var maxLevel: M001.S = M001.S()
        var fields: [Any?] { [firstTag, lastPage, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartDate var firstTag: Date? = nil
        var lastPage: Double = 1.5
        var maxLevel: M001.S = M001.S()
        init() {}
        var fields: [Any?] { [firstTag, lastPage, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var firstTag: Date? = nil
        var lastPage: Double = 1.5
        var maxLevel: M001.S = M001.S()
        init() {}
        var fields: [Any?] { [firstTag, lastPage, maxLevel] }
    }
}

enum M058 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var lastPage: Message? = nil
        var unitCode: Double = 1.5
        var extraInfo: Date? = nil
        var userName: String? = nil
        var homeCity: [[Decimal]] = []
        var itemPrice: Card? = nil
        var maxLevel: [String: M002.S] = [:]
        var isOpen: Decimal? = nil
        @SmartAny var dayPlan: [String: Any] = [:]
        enum CodingKeys: String, CodingKey { case lastPage, unitCode = "k18", extraInfo = "k4", userName = "_v", homeCity = "x-y", itemPrice = "k8", maxLevel = "k1", isOpen, dayPlan }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [lastPage, unitCode, extraInfo, userName, homeCity, itemPrice, maxLevel, isOpen, free(dayPlan)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var lastPage: Message? = nil
        var unitCode: Double = 1.5
        var extraInfo: Date? = nil
        var userName: String? = nil
        var homeCity: [[Decimal]] = []
        var itemPrice: Card? = nil
        var maxLevel: [String: M002.S] = [:]
        var isOpen: Decimal? = nil
        @SmartAny var dayPlan: [String: Any] = [:]
        init() {}
        enum CodingKeys: String, CodingKey { case lastPage, unitCode = "k18", extraInfo = "k4", userName = "_v", homeCity = "x-y", itemPrice = "k8", maxLevel = "k1", isOpen, dayPlan }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [lastPage, unitCode, extraInfo, userName, homeCity, itemPrice, maxLevel, isOpen, free(dayPlan)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var lastPage: Message? = nil
        var unitCode: Double = 1.5
        required init() {}
        enum CodingKeys: String, CodingKey { case lastPage, unitCode = "k18" }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [lastPage, unitCode] }
    }
    class C1: C0 {
        var extraInfo: Date? = nil
        var userName: String? = nil
        var homeCity: [[Decimal]] = []
        var itemPrice: Card? = nil
        var maxLevel: [String: M002.S] = [:]
        var isOpen: Decimal? = nil
        @SmartAny var dayPlan: [String: Any] = [:]
        enum CodingKeys: String, CodingKey { case extraInfo = "k4", userName = "_v", homeCity = "x-y", itemPrice = "k8", maxLevel = "k1", isOpen, dayPlan }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [extraInfo, userName, homeCity, itemPrice, maxLevel, isOpen, free(dayPlan)] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M059 {
    struct S: SmartCodable, LawValue {
        var pageSize: Data? = nil
        var itemPrice: Card = .unknown(1)
        @IgnoredKey var dayPlan: Int = 42
        @SmartCompact.Array var extraInfo: [Decimal] = []
        var shopArea: Float? = nil
        var isOpen: [[UInt16]] = []
        @SmartDate var homeCity: Date = Date(timeIntervalSince1970: 60)
        var lastPage: Int = -1
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "deep.in.v59n1", CodingKeys.extraInfo <--- "k7", CodingKeys.homeCity <--- ["k24", "homeCity"], CodingKeys.lastPage <--- "ID"] }
        var fields: [Any?] { [pageSize, itemPrice, dayPlan, extraInfo, shopArea, isOpen, homeCity, lastPage] }
    }
    struct D: SmartDirectCodable, LawValue {
        var pageSize: Data? = nil
        var itemPrice: Card = .unknown(1)
        @IgnoredKey var dayPlan: Int = 42
        @SmartCompact.Array var extraInfo: [Decimal] = []
        var shopArea: Float? = nil
        var isOpen: [[UInt16]] = []
        @SmartDate var homeCity: Date = Date(timeIntervalSince1970: 60)
        var lastPage: Int = -1
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "deep.in.v59n1", CodingKeys.extraInfo <--- "k7", CodingKeys.homeCity <--- ["k24", "homeCity"], CodingKeys.lastPage <--- "ID"] }
        var fields: [Any?] { [pageSize, itemPrice, dayPlan, extraInfo, shopArea, isOpen, homeCity, lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        var pageSize: Data? = nil
        var itemPrice: Card = .unknown(1)
        @IgnoredKey var dayPlan: Int = 42
        @SmartCompact.Array var extraInfo: [Decimal] = []
        var shopArea: Float? = nil
        var isOpen: [[UInt16]] = []
        @SmartDate var homeCity: Date = Date(timeIntervalSince1970: 60)
        var lastPage: Int = -1
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "deep.in.v59n1", CodingKeys.extraInfo <--- "k7", CodingKeys.homeCity <--- ["k24", "homeCity"], CodingKeys.lastPage <--- "ID"] }
        var fields: [Any?] { [pageSize, itemPrice, dayPlan, extraInfo, shopArea, isOpen, homeCity, lastPage] }
    }
}

enum M060 {
    struct S: SmartCodable, LawValue {
        @SmartAny var topScore: [String: Any] = [:]
        var newValue: [String: M001.S] = [:]
        var minLevel: Int64 = 42
        @SmartFlat var oldValue: M000.S = M000.S()
        var userName: Int8? = nil
        var unitCode: [S] = []
        var extraInfo: Data? = nil
        @SmartKey("data.u60n7") var rowCount: [String: String] = [:]
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        var lastPage: String = "initial"
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["k17", "k3"], CodingKeys.extraInfo <--- ["ID", "k26"], CodingKeys.lastPage <--- "k19"] }
        var fields: [Any?] { [free(topScore), newValue, minLevel, oldValue, userName, unitCode, extraInfo, rowCount, free(homeCity), lastPage] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartAny var topScore: [String: Any] = [:]
        var newValue: [String: M001.S] = [:]
        var minLevel: Int64 = 42
        @SmartFlat var oldValue: M000.S = M000.S()
        var userName: Int8? = nil
        var unitCode: [D] = []
        var extraInfo: Data? = nil
        @SmartKey("data.u60n7") var rowCount: [String: String] = [:]
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        var lastPage: String = "initial"
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["k17", "k3"], CodingKeys.extraInfo <--- ["ID", "k26"], CodingKeys.lastPage <--- "k19"] }
        var fields: [Any?] { [free(topScore), newValue, minLevel, oldValue, userName, unitCode, extraInfo, rowCount, free(homeCity), lastPage] }
    }
    class C0: SmartCodable, LawValue {
        @SmartAny var topScore: [String: Any] = [:]
        var newValue: [String: M001.S] = [:]
        var minLevel: Int64 = 42
        @SmartFlat var oldValue: M000.S = M000.S()
        var userName: Int8? = nil
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["k17", "k3"]] }
        var fields: [Any?] { [free(topScore), newValue, minLevel, oldValue, userName] }
    }
    class C1: C0 {
        var unitCode: [C2] = []
        override var fields: [Any?] { super.fields + [unitCode] }
    }
    class C2: C1 {
        var extraInfo: Data? = nil
        @SmartKey("data.u60n7") var rowCount: [String: String] = [:]
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        var lastPage: String = "initial"
        enum CodingKeys: String, CodingKey { case extraInfo, rowCount, homeCity, lastPage }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.extraInfo <--- ["ID", "k26"], CodingKeys.lastPage <--- "k19"] }
        override var fields: [Any?] { super.fields + [extraInfo, rowCount, free(homeCity), lastPage] }
    }
}

enum M061 {
    struct S: SmartCodable, LawValue {
        var rowCount: String = "INITIAL"
        var maxLevel: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var pageSize: Message? = nil
        var homeCity: Filled = Filled()
        @SmartKey("k23") var oldValue: [String: JSONValue] = [:]
        var itemPrice: Mood? = nil
        @IgnoredKey var newValue: Int = 42
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["k2", "rowCount"], CodingKeys.maxLevel <--- ["data.u61n1", "k13"], CodingKeys.homeCity <--- ["k4", "homeCity"], CodingKeys.itemPrice <--- ["k27", "itemPrice"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [rowCount, maxLevel, pageSize, homeCity, free(oldValue), itemPrice, newValue, free(lastPage)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var rowCount: String = "INITIAL"
        var maxLevel: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var pageSize: Message? = nil
        var homeCity: Filled = Filled()
        @SmartKey("k23") var oldValue: [String: JSONValue] = [:]
        var itemPrice: A? = nil
        @IgnoredKey var newValue: Int = 42
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["k2", "rowCount"], CodingKeys.maxLevel <--- ["data.u61n1", "k13"], CodingKeys.homeCity <--- ["k4", "homeCity"], CodingKeys.itemPrice <--- ["k27", "itemPrice"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [rowCount, maxLevel, pageSize, homeCity, free(oldValue), itemPrice, newValue, free(lastPage)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var rowCount: String = "INITIAL"
        var maxLevel: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var pageSize: Message? = nil
        var homeCity: Filled = Filled()
        @SmartKey("k23") var oldValue: [String: JSONValue] = [:]
        var itemPrice: Mood? = nil
        @IgnoredKey var newValue: Int = 42
        @SmartFlat var lastPage: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case rowCount, maxLevel, pageSize, homeCity, oldValue, itemPrice, newValue, lastPage }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.rowCount <--- ["k2", "rowCount"], CodingKeys.maxLevel <--- ["data.u61n1", "k13"], CodingKeys.homeCity <--- ["k4", "homeCity"], CodingKeys.itemPrice <--- ["k27", "itemPrice"]] }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.rowCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [rowCount, maxLevel, pageSize, homeCity, free(oldValue), itemPrice, newValue, free(lastPage)] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M062 {
    struct S: SmartCodable, LawValue {
        var dayPlan: Decimal? = nil
        var firstTag: Word? = .one
        var shopArea: Int8? = nil
        var fields: [Any?] { [dayPlan, firstTag, shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        var dayPlan: Decimal? = nil
        var firstTag: Word? = .one
        var shopArea: Int8? = nil
        var fields: [Any?] { [dayPlan, firstTag, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        var dayPlan: Decimal? = nil
        var firstTag: Word? = .one
        var shopArea: Int8? = nil
        init() {}
        var fields: [Any?] { [dayPlan, firstTag, shopArea] }
    }
}

extension LawModel {
    static let file007: [LawModel] = [
        LawModel(54, "S", M054.S.self),
        LawModel(54, "F", M054.F.self),
        LawModel(54, "C", M054.C3.self),
        LawModel(55, "S", M055.S.self),
        LawModel(55, "C", M055.C1.self),
        LawModel(55, "D", M055.D.self),
        LawModel(56, "S", M056.S.self, isRecursive: true),
        LawModel(56, "G", M056.G<Word>.self, isRecursive: true),
        LawModel(56, "C", M056.C0.self, isRecursive: true),
        LawModel(57, "S", M057.S.self, collections: .strict),
        LawModel(57, "E", M057.E.self, collections: .strict),
        LawModel(57, "F", M057.F.self, collections: .strict),
        LawModel(58, "S", M058.S.self, collections: .wraps),
        LawModel(58, "E", M058.E.self, collections: .wraps),
        LawModel(58, "C", M058.C2.self, collections: .wraps),
        LawModel(59, "S", M059.S.self),
        LawModel(59, "D", M059.D.self),
        LawModel(59, "E", M059.E.self),
        LawModel(60, "S", M060.S.self, collections: .wraps, isRecursive: true),
        LawModel(60, "D", M060.D.self, collections: .wraps, isRecursive: true),
        LawModel(60, "C", M060.C2.self, collections: .wraps, isRecursive: true),
        LawModel(61, "S", M061.S.self),
        LawModel(61, "G", M061.G<Mood>.self),
        LawModel(61, "C", M061.C2.self),
        LawModel(62, "S", M062.S.self, collections: .wraps),
        LawModel(62, "D", M062.D.self, collections: .wraps),
        LawModel(62, "E", M062.E.self, collections: .wraps),
    ]
}
