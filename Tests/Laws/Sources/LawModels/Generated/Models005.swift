// Made by generate.py.
import Foundation
import SmartCodable

enum M036 {
    struct S: SmartCodable, LawValue {
        var userName: [Rated] = []
        var lastPage: [S] = []
        @SmartKey("k23") var topScore: Word = .one
        var itemPrice: Float? = nil
        var extraInfo: Int8 = 42
        var dayPlan: [Shape] = []
        var isOpen: Int? = nil
        @SmartCompact.Array var unitCode: [String] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- ["ID", "k20"], CodingKeys.itemPrice <--- "data.u36n3", CodingKeys.extraInfo <--- "k7", CodingKeys.dayPlan <--- "k19", CodingKeys.isOpen <--- "k27"] }
        var fields: [Any?] { [userName, lastPage, topScore, itemPrice, extraInfo, dayPlan, isOpen, unitCode] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var userName: [A] = []
        var lastPage: [G<A>] = []
        @SmartKey("k23") var topScore: Word = .one
        var itemPrice: Float? = nil
        var extraInfo: Int8 = 42
        var dayPlan: [Shape] = []
        var isOpen: Int? = nil
        @SmartCompact.Array var unitCode: [String] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- ["ID", "k20"], CodingKeys.itemPrice <--- "data.u36n3", CodingKeys.extraInfo <--- "k7", CodingKeys.dayPlan <--- "k19", CodingKeys.isOpen <--- "k27"] }
        var fields: [Any?] { [userName, lastPage, topScore, itemPrice, extraInfo, dayPlan, isOpen, unitCode] }
    }
    final class F: SmartCodable, LawValue {
        var userName: [Rated] = []
        var lastPage: [F] = []
        @SmartKey("k23") var topScore: Word = .one
        var itemPrice: Float? = nil
        var extraInfo: Int8 = 42
        var dayPlan: [Shape] = []
        var isOpen: Int? = nil
        @SmartCompact.Array var unitCode: [String] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- ["ID", "k20"], CodingKeys.itemPrice <--- "data.u36n3", CodingKeys.extraInfo <--- "k7", CodingKeys.dayPlan <--- "k19", CodingKeys.isOpen <--- "k27"] }
        var fields: [Any?] { [userName, lastPage, topScore, itemPrice, extraInfo, dayPlan, isOpen, unitCode] }
    }
}

enum M037 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var pageSize: M001.S? = nil
        @SmartFlat var unitCode: Message = .ping
        var homeCity: [M001.S] = []
        @SmartAny var rowCount: Any? = nil
        var userName: Rank? = .low
        var itemPrice: [Float?] = []
        var topScore: [JSONValue] = []
        @IgnoredKey var maxLevel: Int = 42
        enum CodingKeys: String, CodingKey { case pageSize, unitCode, homeCity, rowCount = "k23", userName, itemPrice, topScore, maxLevel }
        mutating func didFinishMapping() { finished(37) }
        var fields: [Any?] { [pageSize, unitCode, homeCity, free(rowCount), userName, itemPrice, free(topScore), maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var pageSize: M001.S? = nil
        @SmartFlat var unitCode: Message = .ping
        var homeCity: [M001.S] = []
        @SmartAny var rowCount: Any? = nil
        var userName: Rank? = .low
        var itemPrice: [Float?] = []
        var topScore: [JSONValue] = []
        @IgnoredKey var maxLevel: Int = 42
        init() {}
        enum CodingKeys: String, CodingKey { case pageSize, unitCode, homeCity, rowCount = "k23", userName, itemPrice, topScore, maxLevel }
        func didFinishMapping() { finished(37) }
        var fields: [Any?] { [pageSize, unitCode, homeCity, free(rowCount), userName, itemPrice, free(topScore), maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var pageSize: M001.S? = nil
        @SmartFlat var unitCode: Message = .ping
        var homeCity: [A] = []
        @SmartAny var rowCount: Any? = nil
        var userName: Rank? = .low
        var itemPrice: [Float?] = []
        var topScore: [JSONValue] = []
        @IgnoredKey var maxLevel: Int = 42
        enum CodingKeys: String, CodingKey { case pageSize, unitCode, homeCity, rowCount = "k23", userName, itemPrice, topScore, maxLevel }
        mutating func didFinishMapping() { finished(37) }
        var fields: [Any?] { [pageSize, unitCode, homeCity, free(rowCount), userName, itemPrice, free(topScore), maxLevel] }
    }
}

enum M038 {
    struct S: SmartCodable, LawValue {
        var pageSize: Rank = .low
        @SmartKey("data.u38n1", "k21") var lastPage: M001.S = M001.S()
        var firstTag: Date? = nil
        @SmartKey("deep.in.v38n3", "minLevel") @SmartCompact.Dictionary var minLevel: [String: String] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["list.0.w38n0", "k19"], CodingKeys.firstTag <--- "k28"] }
        var fields: [Any?] { [pageSize, lastPage, firstTag, minLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var pageSize: Rank = .low
        @SmartKey("data.u38n1", "k21") var lastPage: M001.S = M001.S()
        var firstTag: Date? = nil
        @SmartKey("deep.in.v38n3", "minLevel") @SmartCompact.Dictionary var minLevel: [String: String] = [:]
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["list.0.w38n0", "k19"], CodingKeys.firstTag <--- "k28"] }
        var fields: [Any?] { [pageSize, lastPage, firstTag, minLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var pageSize: Rank = .low
        @SmartKey("data.u38n1", "k21") var lastPage: M001.S = M001.S()
        var firstTag: A? = nil
        @SmartKey("deep.in.v38n3", "minLevel") @SmartCompact.Dictionary var minLevel: [String: String] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.pageSize <--- ["list.0.w38n0", "k19"], CodingKeys.firstTag <--- "k28"] }
        var fields: [Any?] { [pageSize, lastPage, firstTag, minLevel] }
    }
}

enum M039 {
    struct S: SmartCodable, LawValue {
        var maxLevel: Word? = nil
        var itemPrice: [Shape] = []
        var homeCity: String = "initial"
        @IgnoredKey var unitCode: Int = 42
        var minLevel: [String: JSONValue] = [:]
        var baseRate: [Float] = []
        var dayPlan: String? = nil
        var userName: JSONValue = 1
        enum CodingKeys: String, CodingKey { case maxLevel, itemPrice = "k23", homeCity, unitCode, minLevel, baseRate = "k22", dayPlan = "k16", userName }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [maxLevel, itemPrice, homeCity, unitCode, free(minLevel), baseRate, dayPlan, free(userName)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var maxLevel: Word? = nil
        var itemPrice: [Shape] = []
        var homeCity: String = "initial"
        @IgnoredKey var unitCode: Int = 42
        var minLevel: [String: JSONValue] = [:]
        var baseRate: [Float] = []
        var dayPlan: String? = nil
        var userName: JSONValue = 1
        init() {}
        enum CodingKeys: String, CodingKey { case maxLevel, itemPrice = "k23", homeCity, unitCode, minLevel, baseRate = "k22", dayPlan = "k16", userName }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [maxLevel, itemPrice, homeCity, unitCode, free(minLevel), baseRate, dayPlan, free(userName)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var maxLevel: Word? = nil
        var itemPrice: [Shape] = []
        var homeCity: String = "initial"
        @IgnoredKey var unitCode: Int = 42
        var minLevel: [String: JSONValue] = [:]
        var baseRate: [Float] = []
        var dayPlan: String? = nil
        var userName: JSONValue = 1
        enum CodingKeys: String, CodingKey { case maxLevel, itemPrice = "k23", homeCity, unitCode, minLevel, baseRate = "k22", dayPlan = "k16", userName }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [maxLevel, itemPrice, homeCity, unitCode, free(minLevel), baseRate, dayPlan, free(userName)] }
    }
}

enum M040 {
    struct S: SmartCodable, LawValue {
        var userName: URL? = nil
        var topScore: [String: JSONValue] = [:]
        @SmartCompact.Dictionary var extraInfo: [String: String] = [:]
        mutating func didFinishMapping() { finished(40) }
        var fields: [Any?] { [userName, free(topScore), extraInfo] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: URL? = nil
        var topScore: [String: JSONValue] = [:]
        @SmartCompact.Dictionary var extraInfo: [String: String] = [:]
        mutating func didFinishMapping() { finished(40) }
        var fields: [Any?] { [userName, free(topScore), extraInfo] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: URL? = nil
        var topScore: [String: JSONValue] = [:]
        @SmartCompact.Dictionary var extraInfo: [String: String] = [:]
        init() {}
        func didFinishMapping() { finished(40) }
        var fields: [Any?] { [userName, free(topScore), extraInfo] }
    }
}

enum M041 {
    struct S: SmartCodable, LawValue {
        var firstTag: [Shape] = []
        var newValue: UInt = 42
        var extraInfo: Int = -1
        var pageSize: [String: Int64] = [:]
        var baseRate: Card = .unknown(1)
        var rowCount: Decimal? = nil
        enum CodingKeys: String, CodingKey { case firstTag, newValue = "k7", extraInfo, pageSize = "k2", baseRate = "k18", rowCount }
        var fields: [Any?] { [firstTag, newValue, extraInfo, pageSize, baseRate, rowCount] }
    }
    class C0: SmartCodable, LawValue {
        var firstTag: [Shape] = []
        var newValue: UInt = 42
        var extraInfo: Int = -1
        var pageSize: [String: Int64] = [:]
        var baseRate: Card = .unknown(1)
        var rowCount: Decimal? = nil
        required init() {}
        enum CodingKeys: String, CodingKey { case firstTag, newValue = "k7", extraInfo, pageSize = "k2", baseRate = "k18", rowCount }
        var fields: [Any?] { [firstTag, newValue, extraInfo, pageSize, baseRate, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        var firstTag: [Shape] = []
        var newValue: UInt = 42
        var extraInfo: Int = -1
        var pageSize: [String: Int64] = [:]
        var baseRate: Card = .unknown(1)
        var rowCount: Decimal? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case firstTag, newValue = "k7", extraInfo, pageSize = "k2", baseRate = "k18", rowCount }
        var fields: [Any?] { [firstTag, newValue, extraInfo, pageSize, baseRate, rowCount] }
    }
}

enum M042 {
    struct S: SmartCodable, LawValue {
        var itemPrice: Rated = Rated()
        var shopArea: [Int] = []
        var baseRate: Rank? = .low
        @SmartKey("k15", "lastPage") var lastPage: Double? = nil
        @SmartKey("k14") var pageSize: [Rated] = []
        var topScore: [Word: Int] = [:]
        var firstTag: [String] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- ["k5", "名"], CodingKeys.shopArea <--- ["list.0.w42n1", "shopArea"], CodingKeys.baseRate <--- "k19", CodingKeys.topScore <--- ["deep.in.v42n5", "topScore"], CodingKeys.firstTag <--- "list.0.w42n6"] }
        var fields: [Any?] { [itemPrice, shopArea, baseRate, lastPage, pageSize, topScore, firstTag] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var itemPrice: Rated = Rated()
        var shopArea: [A] = []
        var baseRate: Rank? = .low
        @SmartKey("k15", "lastPage") var lastPage: Double? = nil
        @SmartKey("k14") var pageSize: [Rated] = []
        var topScore: [Word: Int] = [:]
        var firstTag: [String] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- ["k5", "名"], CodingKeys.shopArea <--- ["list.0.w42n1", "shopArea"], CodingKeys.baseRate <--- "k19", CodingKeys.topScore <--- ["deep.in.v42n5", "topScore"], CodingKeys.firstTag <--- "list.0.w42n6"] }
        var fields: [Any?] { [itemPrice, shopArea, baseRate, lastPage, pageSize, topScore, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var itemPrice: Rated = Rated()
        var shopArea: [Int] = []
        var baseRate: Rank? = .low
        @SmartKey("k15", "lastPage") var lastPage: Double? = nil
        @SmartKey("k14") var pageSize: [Rated] = []
        var topScore: [Word: Int] = [:]
        var firstTag: [String] = []
        enum CodingKeys: String, CodingKey { case itemPrice, shopArea, baseRate, lastPage, pageSize, topScore, firstTag }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.itemPrice <--- ["k5", "名"], CodingKeys.shopArea <--- ["list.0.w42n1", "shopArea"], CodingKeys.baseRate <--- "k19", CodingKeys.topScore <--- ["deep.in.v42n5", "topScore"], CodingKeys.firstTag <--- "list.0.w42n6"] }
        override var fields: [Any?] { super.fields + [itemPrice, shopArea, baseRate, lastPage, pageSize, topScore, firstTag] }
    }
}

enum M043 {
    struct S: SmartCodable, LawValue {
        @SmartAny var homeCity: [Any] = []
        @SmartFlat var baseRate: M001.S? = nil
        @SmartFlat var isOpen: Message = .ping
        var maxLevel: [String: Decimal] = [:]
        var pageSize: JSONValue = 1
        var fields: [Any?] { [free(homeCity), baseRate, isOpen, maxLevel, free(pageSize)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var homeCity: [Any] = []
        @SmartFlat var baseRate: M001.S? = nil
        @SmartFlat var isOpen: Message = .ping
        var maxLevel: [String: Decimal] = [:]
        var pageSize: JSONValue = 1
        init() {}
        var fields: [Any?] { [free(homeCity), baseRate, isOpen, maxLevel, free(pageSize)] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartAny var homeCity: [Any] = []
        @SmartFlat var baseRate: M001.S? = nil
        @SmartFlat var isOpen: Message = .ping
        var maxLevel: [String: Decimal] = [:]
        var pageSize: JSONValue = 1
        var fields: [Any?] { [free(homeCity), baseRate, isOpen, maxLevel, free(pageSize)] }
    }
}

enum M044 {
    struct S: SmartCodable, LawValue {
        var userName: Int = -1
        @SmartDate var newValue: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k23") var extraInfo: String = "initial"
        var shopArea: Bool? = nil
        var dayPlan: String? = nil
        @SmartAny var maxLevel: [String: Any] = [:]
        @SmartCompact.Array var minLevel: [Decimal] = []
        @SmartAny var homeCity: [Any] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(44) }
        var fields: [Any?] { [userName, newValue, extraInfo, shopArea, dayPlan, free(maxLevel), minLevel, free(homeCity)] }
    }
    class C0: SmartCodable, LawValue {
        var userName: Int = -1
        @SmartDate var newValue: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k23") var extraInfo: String = "initial"
        var shopArea: Bool? = nil
        var dayPlan: String? = nil
        @SmartAny var maxLevel: [String: Any] = [:]
        @SmartCompact.Array var minLevel: [Decimal] = []
        @SmartAny var homeCity: [Any] = []
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(44) }
        var fields: [Any?] { [userName, newValue, extraInfo, shopArea, dayPlan, free(maxLevel), minLevel, free(homeCity)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: Int = -1
        @SmartDate var newValue: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k23") var extraInfo: String = "initial"
        var shopArea: Bool? = nil
        var dayPlan: String? = nil
        @SmartAny var maxLevel: [String: Any] = [:]
        @SmartCompact.Array var minLevel: [Decimal] = []
        @SmartAny var homeCity: [Any] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(44) }
        var fields: [Any?] { [userName, newValue, extraInfo, shopArea, dayPlan, free(maxLevel), minLevel, free(homeCity)] }
    }
}

extension LawModel {
    static let file005: [LawModel] = [
        LawModel(36, "S", M036.S.self, isRecursive: true),
        LawModel(36, "G", M036.G<Rated>.self, isRecursive: true),
        LawModel(36, "F", M036.F.self, isRecursive: true),
        LawModel(37, "S", M037.S.self),
        LawModel(37, "E", M037.E.self),
        LawModel(37, "G", M037.G<M001.S>.self),
        LawModel(38, "S", M038.S.self),
        LawModel(38, "E", M038.E.self),
        LawModel(38, "G", M038.G<Date>.self),
        LawModel(39, "S", M039.S.self, collections: .strict),
        LawModel(39, "E", M039.E.self, collections: .strict),
        LawModel(39, "D", M039.D.self, collections: .strict),
        LawModel(40, "S", M040.S.self),
        LawModel(40, "D", M040.D.self),
        LawModel(40, "E", M040.E.self),
        LawModel(41, "S", M041.S.self),
        LawModel(41, "C", M041.C0.self),
        LawModel(41, "F", M041.F.self),
        LawModel(42, "S", M042.S.self, collections: .strict),
        LawModel(42, "G", M042.G<Int>.self, collections: .strict),
        LawModel(42, "C", M042.C1.self, collections: .strict),
        LawModel(43, "S", M043.S.self, .snake, collections: .strict),
        LawModel(43, "F", M043.F.self, .snake, collections: .strict),
        LawModel(43, "D", M043.D.self, .snake, collections: .strict),
        LawModel(44, "S", M044.S.self, .snake),
        LawModel(44, "C", M044.C0.self, .snake),
        LawModel(44, "D", M044.D.self, .snake),
    ]
}
