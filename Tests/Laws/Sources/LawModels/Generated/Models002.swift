// Made by generate.py.
import Foundation
import SmartCodable

enum M009 {
    struct S: SmartCodable, LawValue {
        @SmartKey("list.0.w9n0", "k9") var minLevel: UInt? = nil
        var shopArea: Data = Data()
        var maxLevel: JSONValue = 1
        mutating func didFinishMapping() { finished(9) }
        var fields: [Any?] { [minLevel, shopArea, free(maxLevel)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("list.0.w9n0", "k9") var minLevel: UInt? = nil
        var shopArea: Data = Data()
        var maxLevel: JSONValue = 1
        required init() {}
        func didFinishMapping() { finished(9) }
        var fields: [Any?] { [minLevel, shopArea, free(maxLevel)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("list.0.w9n0", "k9") var minLevel: UInt? = nil
        var shopArea: Data = Data()
        var maxLevel: JSONValue = 1
        init() {}
        func didFinishMapping() { finished(9) }
        var fields: [Any?] { [minLevel, shopArea, free(maxLevel)] }
    }
}

enum M010 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var baseRate: M001.S = M001.S()
        @SmartFlat var dayPlan: [String: JSONValue] = [:]
        var itemPrice: Int64 = 42
        var maxLevel: [JSONValue] = []
        @SmartDate var newValue: Date? = nil
        var rowCount: Float = 1.5
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "list.0.w10n2", CodingKeys.rowCount <--- ["list.0.w10n5", "rowCount"]] }
        var fields: [Any?] { [baseRate, free(dayPlan), itemPrice, free(maxLevel), newValue, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var baseRate: M001.S = M001.S()
        @SmartFlat var dayPlan: [String: JSONValue] = [:]
        var itemPrice: Int64 = 42
        var maxLevel: [JSONValue] = []
        @SmartDate var newValue: Date? = nil
        var rowCount: Float = 1.5
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "list.0.w10n2", CodingKeys.rowCount <--- ["list.0.w10n5", "rowCount"]] }
        var fields: [Any?] { [baseRate, free(dayPlan), itemPrice, free(maxLevel), newValue, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var baseRate: M001.S = M001.S()
        @SmartFlat var dayPlan: [String: JSONValue] = [:]
        var itemPrice: Int64 = 42
        var maxLevel: [JSONValue] = []
        @SmartDate var newValue: Date? = nil
        var rowCount: Float = 1.5
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "list.0.w10n2", CodingKeys.rowCount <--- ["list.0.w10n5", "rowCount"]] }
        var fields: [Any?] { [baseRate, free(dayPlan), itemPrice, free(maxLevel), newValue, rowCount] }
    }
}

enum M011 {
    struct S: SmartCodable, LawValue {
        var dayPlan: [[String]] = []
        @SmartKey("k24") var userName: Bool = false
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        var shopArea: Double = 1.5
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- "k1"] }
        mutating func didFinishMapping() { finished(11) }
        var fields: [Any?] { [dayPlan, userName, free(baseRate), shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        var dayPlan: [[String]] = []
        @SmartKey("k24") var userName: Bool = false
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        var shopArea: Double = 1.5
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- "k1"] }
        func didFinishMapping() { finished(11) }
        var fields: [Any?] { [dayPlan, userName, free(baseRate), shopArea] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var dayPlan: [A] = []
        @SmartKey("k24") var userName: Bool = false
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        var shopArea: Double = 1.5
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- "k1"] }
        mutating func didFinishMapping() { finished(11) }
        var fields: [Any?] { [dayPlan, userName, free(baseRate), shopArea] }
    }
}

enum M012 {
    struct S: SmartCodable, LawValue {
        var minLevel: Rank? = nil
        var homeCity: Data = Data()
        @SmartKey("ID", "k23") var isOpen: Bool? = nil
        var firstTag: [Bool] = []
        var baseRate: [JSONValue] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "data.u12n0", CodingKeys.homeCity <--- "k16", CodingKeys.firstTag <--- "k2", CodingKeys.baseRate <--- "k25"] }
        mutating func didFinishMapping() { finished(12) }
        var fields: [Any?] { [minLevel, homeCity, isOpen, firstTag, free(baseRate)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: Rank? = nil
        var homeCity: Data = Data()
        @SmartKey("ID", "k23") var isOpen: Bool? = nil
        var firstTag: [Bool] = []
        var baseRate: [JSONValue] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "data.u12n0", CodingKeys.homeCity <--- "k16", CodingKeys.firstTag <--- "k2", CodingKeys.baseRate <--- "k25"] }
        mutating func didFinishMapping() { finished(12) }
        var fields: [Any?] { [minLevel, homeCity, isOpen, firstTag, free(baseRate)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: A? = nil
        var homeCity: Data = Data()
        @SmartKey("ID", "k23") var isOpen: Bool? = nil
        var firstTag: [Bool] = []
        var baseRate: [JSONValue] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "data.u12n0", CodingKeys.homeCity <--- "k16", CodingKeys.firstTag <--- "k2", CodingKeys.baseRate <--- "k25"] }
        mutating func didFinishMapping() { finished(12) }
        var fields: [Any?] { [minLevel, homeCity, isOpen, firstTag, free(baseRate)] }
    }
}

enum M013 {
    struct S: SmartCodable, LawValue {
        var dayPlan: JSONValue = 1
        var extraInfo: [String] = []
        var newValue: [String: M001.F] = [:]
        var oldValue: URL? = nil
        var userName: Date? = nil
        @SmartUnknown var isOpen: [String: JSONValue] = [:]
        @IgnoredKey var minLevel: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- "list.0.w13n0", CodingKeys.newValue <--- ["list.0.w13n2", "k19"], CodingKeys.oldValue <--- "deep.in.v13n3"] }
        mutating func didFinishMapping() { finished(13) }
        var fields: [Any?] { [free(dayPlan), extraInfo, newValue, oldValue, userName, free(isOpen), minLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var dayPlan: JSONValue = 1
        var extraInfo: [String] = []
        var newValue: [String: M001.F] = [:]
        var oldValue: URL? = nil
        var userName: Date? = nil
        @SmartUnknown var isOpen: [String: JSONValue] = [:]
        @IgnoredKey var minLevel: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- "list.0.w13n0", CodingKeys.newValue <--- ["list.0.w13n2", "k19"], CodingKeys.oldValue <--- "deep.in.v13n3"] }
        mutating func didFinishMapping() { finished(13) }
        var fields: [Any?] { [free(dayPlan), extraInfo, newValue, oldValue, userName, free(isOpen), minLevel] }
    }
    final class F: SmartCodable, LawValue {
        var dayPlan: JSONValue = 1
        var extraInfo: [String] = []
        var newValue: [String: M001.F] = [:]
        var oldValue: URL? = nil
        var userName: Date? = nil
        @SmartUnknown var isOpen: [String: JSONValue] = [:]
        @IgnoredKey var minLevel: Int = 42
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- "list.0.w13n0", CodingKeys.newValue <--- ["list.0.w13n2", "k19"], CodingKeys.oldValue <--- "deep.in.v13n3"] }
        func didFinishMapping() { finished(13) }
        var fields: [Any?] { [free(dayPlan), extraInfo, newValue, oldValue, userName, free(isOpen), minLevel] }
    }
}

enum M014 {
    struct S: SmartCodable, LawValue {
        var userName: JSONValue = 1
        @SmartKey("k12", "topScore") @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Array var minLevel: [Int64] = []
        var pageSize: Word? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- "k19", CodingKeys.minLevel <--- ["k4", "minLevel"], CodingKeys.pageSize <--- "list.0.w14n3"] }
        mutating func didFinishMapping() { finished(14) }
        var fields: [Any?] { [free(userName), topScore, minLevel, pageSize] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: JSONValue = 1
        @SmartKey("k12", "topScore") @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Array var minLevel: [Int64] = []
        var pageSize: Word? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- "k19", CodingKeys.minLevel <--- ["k4", "minLevel"], CodingKeys.pageSize <--- "list.0.w14n3"] }
        mutating func didFinishMapping() { finished(14) }
        var fields: [Any?] { [free(userName), topScore, minLevel, pageSize] }
    }
    final class F: SmartCodable, LawValue {
        var userName: JSONValue = 1
        @SmartKey("k12", "topScore") @SmartDate var topScore: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Array var minLevel: [Int64] = []
        var pageSize: Word? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- "k19", CodingKeys.minLevel <--- ["k4", "minLevel"], CodingKeys.pageSize <--- "list.0.w14n3"] }
        func didFinishMapping() { finished(14) }
        var fields: [Any?] { [free(userName), topScore, minLevel, pageSize] }
    }
}

enum M015 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var userName: [UInt] = []
        @SmartDate var minLevel: Date = Date(timeIntervalSince1970: 60)
        var baseRate: M002.F = M002.F()
        @SmartCompact.Array var pageSize: [Int8] = []
        @IgnoredKey var rowCount: Int = 42
        @SmartKey("list.0.w15n5") var shopArea: [String: M001.S] = [:]
        var oldValue: JSONValue = 1
        var homeCity: [JSONValue] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- ["k2", "minLevel"], CodingKeys.baseRate <--- "k7", CodingKeys.pageSize <--- "user_id", CodingKeys.oldValue <--- ["k4", "k22"], CodingKeys.homeCity <--- "k21"] }
        var fields: [Any?] { [userName, minLevel, baseRate, pageSize, rowCount, shopArea, free(oldValue), free(homeCity)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartCompact.Array var userName: [UInt] = []
        @SmartDate var minLevel: Date = Date(timeIntervalSince1970: 60)
        var baseRate: M002.F = M002.F()
        @SmartCompact.Array var pageSize: [Int8] = []
        @IgnoredKey var rowCount: Int = 42
        @SmartKey("list.0.w15n5") var shopArea: [String: M001.S] = [:]
        var oldValue: JSONValue = 1
        var homeCity: [JSONValue] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- ["k2", "minLevel"], CodingKeys.baseRate <--- "k7", CodingKeys.pageSize <--- "user_id", CodingKeys.oldValue <--- ["k4", "k22"], CodingKeys.homeCity <--- "k21"] }
        var fields: [Any?] { [userName, minLevel, baseRate, pageSize, rowCount, shopArea, free(oldValue), free(homeCity)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartCompact.Array var userName: [UInt] = []
        @SmartDate var minLevel: Date = Date(timeIntervalSince1970: 60)
        var baseRate: M002.F = M002.F()
        @SmartCompact.Array var pageSize: [Int8] = []
        @IgnoredKey var rowCount: Int = 42
        @SmartKey("list.0.w15n5") var shopArea: [String: M001.S] = [:]
        var oldValue: JSONValue = 1
        var homeCity: [JSONValue] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- ["k2", "minLevel"], CodingKeys.baseRate <--- "k7", CodingKeys.pageSize <--- "user_id", CodingKeys.oldValue <--- ["k4", "k22"], CodingKeys.homeCity <--- "k21"] }
        var fields: [Any?] { [userName, minLevel, baseRate, pageSize, rowCount, shopArea, free(oldValue), free(homeCity)] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M016 {
    struct S: SmartCodable, LawValue {
        var maxLevel: String = "initial"
        @SmartAny var isOpen: [String: Any] = [:]
        @SmartFlat var baseRate: M001.S = M001.S()
        @SmartKey("k21") var topScore: [String: UInt16] = [:]
        @SmartKey("k17") var oldValue: [M002.F] = []
        var pageSize: [Bool?] = []
        @SmartKey("k8") var lastPage: [Bool] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["deep.in.v16n0", "maxLevel"]] }
        var fields: [Any?] { [maxLevel, free(isOpen), baseRate, topScore, oldValue, pageSize, lastPage] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: String = "initial"
        @SmartAny var isOpen: [String: Any] = [:]
        @SmartFlat var baseRate: M001.S = M001.S()
        @SmartKey("k21") var topScore: [String: UInt16] = [:]
        @SmartKey("k17") var oldValue: [M002.F] = []
        var pageSize: [Bool?] = []
        @SmartKey("k8") var lastPage: [Bool] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["deep.in.v16n0", "maxLevel"]] }
        var fields: [Any?] { [maxLevel, free(isOpen), baseRate, topScore, oldValue, pageSize, lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        var maxLevel: String = "initial"
        @SmartAny var isOpen: [String: Any] = [:]
        @SmartFlat var baseRate: M001.S = M001.S()
        @SmartKey("k21") var topScore: [String: UInt16] = [:]
        @SmartKey("k17") var oldValue: [M002.F] = []
        var pageSize: [Bool?] = []
        @SmartKey("k8") var lastPage: [Bool] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.maxLevel <--- ["deep.in.v16n0", "maxLevel"]] }
        var fields: [Any?] { [maxLevel, free(isOpen), baseRate, topScore, oldValue, pageSize, lastPage] }
    }
}

enum M017 {
    struct S: SmartCodable, LawValue {
        var lastPage: [[Float]] = []
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        var itemPrice: [JSONValue] = []
        var topScore: Int? = nil
        var newValue: Rank = .low
        var pageSize: Rank? = nil
        var homeCity: URL? = nil
        mutating func didFinishMapping() { finished(17) }
        var fields: [Any?] { [lastPage, free(rowCount), free(itemPrice), topScore, newValue, pageSize, homeCity] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var lastPage: [A] = []
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        var itemPrice: [JSONValue] = []
        var topScore: Int? = nil
        var newValue: Rank = .low
        var pageSize: Rank? = nil
        var homeCity: URL? = nil
        mutating func didFinishMapping() { finished(17) }
        var fields: [Any?] { [lastPage, free(rowCount), free(itemPrice), topScore, newValue, pageSize, homeCity] }
    }
    struct D: SmartDirectCodable, LawValue {
        var lastPage: [[Float]] = []
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        var itemPrice: [JSONValue] = []
        var topScore: Int? = nil
        var newValue: Rank = .low
        var pageSize: Rank? = nil
        var homeCity: URL? = nil
        mutating func didFinishMapping() { finished(17) }
        var fields: [Any?] { [lastPage, free(rowCount), free(itemPrice), topScore, newValue, pageSize, homeCity] }
    }
}

extension LawModel {
    static let file002: [LawModel] = [
        LawModel(9, "S", M009.S.self),
        LawModel(9, "C", M009.C0.self),
        LawModel(9, "F", M009.F.self),
        LawModel(10, "S", M010.S.self),
        LawModel(10, "D", M010.D.self),
        LawModel(10, "F", M010.F.self),
        LawModel(11, "S", M011.S.self),
        LawModel(11, "E", M011.E.self),
        LawModel(11, "G", M011.G<[String]>.self),
        LawModel(12, "S", M012.S.self),
        LawModel(12, "D", M012.D.self),
        LawModel(12, "G", M012.G<Rank>.self),
        LawModel(13, "S", M013.S.self),
        LawModel(13, "D", M013.D.self),
        LawModel(13, "F", M013.F.self),
        LawModel(14, "S", M014.S.self),
        LawModel(14, "D", M014.D.self),
        LawModel(14, "F", M014.F.self),
        LawModel(15, "S", M015.S.self),
        LawModel(15, "F", M015.F.self),
        LawModel(15, "C", M015.C1.self),
        LawModel(16, "S", M016.S.self),
        LawModel(16, "F", M016.F.self),
        LawModel(16, "E", M016.E.self),
        LawModel(17, "S", M017.S.self, isSnake: true),
        LawModel(17, "G", M017.G<[Float]>.self, isSnake: true),
        LawModel(17, "D", M017.D.self, isSnake: true),
    ]
}
