// Made by generate.py.
import Foundation
import SmartCodable

enum M081 {
    struct S: SmartCodable, LawValue {
        var extraInfo: UInt16 = 42
        @SmartAny var baseRate: Any? = nil
        var userName: Date = Date(timeIntervalSince1970: 60)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "k23"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- SmartDateTransformer()] }
        var fields: [Any?] { [extraInfo, free(baseRate), userName] }
    }
    final class F: SmartCodable, LawValue {
        var extraInfo: UInt16 = 42
        @SmartAny var baseRate: Any? = nil
        var userName: Date = Date(timeIntervalSince1970: 60)
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "k23"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- SmartDateTransformer()] }
        var fields: [Any?] { [extraInfo, free(baseRate), userName] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: UInt16 = 42
        @SmartAny var baseRate: Any? = nil
        var userName: Date = Date(timeIntervalSince1970: 60)
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- "k23"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- SmartDateTransformer()] }
        var fields: [Any?] { [extraInfo, free(baseRate), userName] }
    }
}

enum M082 {
    struct S: SmartCodable, LawValue {
        var baseRate: [S] = []
        @SmartKey("data.u82n1") var itemPrice: [S] = []
        var topScore: Data = Data()
        @SmartKey("k20", "k23") var homeCity: Bool? = false
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "k3"] }
        var fields: [Any?] { [baseRate, itemPrice, topScore, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        var baseRate: [C1] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [baseRate] }
    }
    class C1: C0 {
        @SmartKey("data.u82n1") var itemPrice: [C1] = []
        var topScore: Data = Data()
        @SmartKey("k20", "k23") var homeCity: Bool? = false
        enum CodingKeys: String, CodingKey { case itemPrice, topScore, homeCity }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.topScore <--- "k3"] }
        override var fields: [Any?] { super.fields + [itemPrice, topScore, homeCity] }
    }
    final class F: SmartCodable, LawValue {
        var baseRate: [F] = []
        @SmartKey("data.u82n1") var itemPrice: [F] = []
        var topScore: Data = Data()
        @SmartKey("k20", "k23") var homeCity: Bool? = false
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "k3"] }
        var fields: [Any?] { [baseRate, itemPrice, topScore, homeCity] }
    }
}

enum M083 {
    struct S: SmartCodable, LawValue {
        var oldValue: Int = 42
        var shopArea: String = "initial"
        var lastPage: UInt = 42
        var minLevel: [Int64] = []
        var topScore: Int = -1
        mutating func didFinishMapping() { finished(83) }
        var fields: [Any?] { [oldValue, shopArea, lastPage, minLevel, topScore] }
    }
    final class F: SmartCodable, LawValue {
        var oldValue: Int = 42
        var shopArea: String = "initial"
        var lastPage: UInt = 42
        var minLevel: [Int64] = []
        var topScore: Int = -1
        init() {}
        func didFinishMapping() { finished(83) }
        var fields: [Any?] { [oldValue, shopArea, lastPage, minLevel, topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: Int = 42
        var shopArea: String = "initial"
        var lastPage: UInt = 42
        var minLevel: [Int64] = []
        var topScore: Int = -1
        init() {}
        func didFinishMapping() { finished(83) }
        var fields: [Any?] { [oldValue, shopArea, lastPage, minLevel, topScore] }
    }
}

enum M084 {
    struct S: SmartCodable, LawValue {
        var topScore: Word? = nil
        var baseRate: Decimal? = nil
        var unitCode: Int64 = 42
        @SmartCompact.Array var newValue: [Bool] = []
        var pageSize: Word = .one
        var itemPrice: [String] = []
        var userName: Rank? = nil
        var firstTag: Double = 1.5
        mutating func didFinishMapping() { finished(84) }
        var fields: [Any?] { [topScore, baseRate, unitCode, newValue, pageSize, itemPrice, userName, firstTag] }
    }
    struct D: SmartDirectCodable, LawValue {
        var topScore: Word? = nil
        var baseRate: Decimal? = nil
        var unitCode: Int64 = 42
        @SmartCompact.Array var newValue: [Bool] = []
        var pageSize: Word = .one
        var itemPrice: [String] = []
        var userName: Rank? = nil
        var firstTag: Double = 1.5
        mutating func didFinishMapping() { finished(84) }
        var fields: [Any?] { [topScore, baseRate, unitCode, newValue, pageSize, itemPrice, userName, firstTag] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var topScore: A? = nil
        var baseRate: Decimal? = nil
        var unitCode: Int64 = 42
        @SmartCompact.Array var newValue: [Bool] = []
        var pageSize: Word = .one
        var itemPrice: [String] = []
        var userName: Rank? = nil
        var firstTag: Double = 1.5
        mutating func didFinishMapping() { finished(84) }
        var fields: [Any?] { [topScore, baseRate, unitCode, newValue, pageSize, itemPrice, userName, firstTag] }
    }
}

enum M085 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var minLevel: M000.S? = nil
        var userName: [M003.F] = []
        var extraInfo: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var lastPage: Message = .ping
        var isOpen: JSONValue = 1
        @SmartKey("data.u85n5") @SmartDate var rowCount: Date? = nil
        var topScore: Data? = nil
        var fields: [Any?] { [minLevel, userName, extraInfo, lastPage, free(isOpen), rowCount, topScore] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var minLevel: M000.S? = nil
        var userName: [A] = []
        var extraInfo: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var lastPage: Message = .ping
        var isOpen: JSONValue = 1
        @SmartKey("data.u85n5") @SmartDate var rowCount: Date? = nil
        var topScore: Data? = nil
        var fields: [Any?] { [minLevel, userName, extraInfo, lastPage, free(isOpen), rowCount, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var minLevel: M000.S? = nil
        var userName: [M003.F] = []
        var extraInfo: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var lastPage: Message = .ping
        var isOpen: JSONValue = 1
        @SmartKey("data.u85n5") @SmartDate var rowCount: Date? = nil
        var topScore: Data? = nil
        var fields: [Any?] { [minLevel, userName, extraInfo, lastPage, free(isOpen), rowCount, topScore] }
    }
}

enum M086 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var topScore: M001.S = M001.S()
        var extraInfo: [String: Int] = [:]
        @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        var isOpen: [UInt16] = []
        @SmartFlat var homeCity: [String: JSONValue] = [:]
        @SmartFlat var newValue: Message = .ping
        var maxLevel: String = "initial"
        @SmartAny var unitCode: Any? = nil
        enum CodingKeys: String, CodingKey { case topScore, extraInfo = "k1", pageSize, isOpen, homeCity, newValue, maxLevel, unitCode }
        var fields: [Any?] { [topScore, extraInfo, pageSize, isOpen, free(homeCity), newValue, maxLevel, free(unitCode)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var topScore: M001.S = M001.S()
        var extraInfo: [String: Int] = [:]
        @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        var isOpen: [UInt16] = []
        @SmartFlat var homeCity: [String: JSONValue] = [:]
        @SmartFlat var newValue: Message = .ping
        var maxLevel: String = "initial"
        @SmartAny var unitCode: Any? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case topScore, extraInfo = "k1", pageSize, isOpen, homeCity, newValue, maxLevel, unitCode }
        var fields: [Any?] { [topScore, extraInfo, pageSize, isOpen, free(homeCity), newValue, maxLevel, free(unitCode)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var topScore: M001.S = M001.S()
        var extraInfo: [String: Int] = [:]
        @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        var isOpen: [UInt16] = []
        @SmartFlat var homeCity: [String: JSONValue] = [:]
        @SmartFlat var newValue: Message = .ping
        var maxLevel: String = "initial"
        @SmartAny var unitCode: Any? = nil
        required init() {}
        enum CodingKeys: String, CodingKey { case topScore, extraInfo = "k1", pageSize, isOpen, homeCity, newValue, maxLevel, unitCode }
        var fields: [Any?] { [topScore, extraInfo, pageSize, isOpen, free(homeCity), newValue, maxLevel, free(unitCode)] }
    }
}

enum M087 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var unitCode: Int = 42
        var shopArea: Double = 1.5
        @SmartCompact.Array var userName: [String] = []
        var homeCity: Bool? = nil
        @SmartAny var dayPlan: [String: Any] = [:]
        var oldValue: [Word: Int] = [:]
        @SmartKey("k25", "k5") var topScore: Rated = Rated()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- ["dot\\.x87n4", "k10"], CodingKeys.oldValue <--- "dot\\.x87n5"] }
        mutating func didFinishMapping() { finished(87) }
        var fields: [Any?] { [unitCode, shopArea, userName, homeCity, free(dayPlan), oldValue, topScore] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @IgnoredKey var unitCode: Int = 42
        var shopArea: Double = 1.5
        @SmartCompact.Array var userName: [String] = []
        var homeCity: A? = nil
        @SmartAny var dayPlan: [String: Any] = [:]
        var oldValue: [Word: Int] = [:]
        @SmartKey("k25", "k5") var topScore: Rated = Rated()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- ["dot\\.x87n4", "k10"], CodingKeys.oldValue <--- "dot\\.x87n5"] }
        mutating func didFinishMapping() { finished(87) }
        var fields: [Any?] { [unitCode, shopArea, userName, homeCity, free(dayPlan), oldValue, topScore] }
    }
    final class F: SmartCodable, LawValue {
        @IgnoredKey var unitCode: Int = 42
        var shopArea: Double = 1.5
        @SmartCompact.Array var userName: [String] = []
        var homeCity: Bool? = nil
        @SmartAny var dayPlan: [String: Any] = [:]
        var oldValue: [Word: Int] = [:]
        @SmartKey("k25", "k5") var topScore: Rated = Rated()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.dayPlan <--- ["dot\\.x87n4", "k10"], CodingKeys.oldValue <--- "dot\\.x87n5"] }
        func didFinishMapping() { finished(87) }
        var fields: [Any?] { [unitCode, shopArea, userName, homeCity, free(dayPlan), oldValue, topScore] }
    }
}

enum M088 {
    struct S: SmartCodable, LawValue {
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k13") @SmartAny var isOpen: [String: Any] = [:]
        var homeCity: UInt = 42
        var pageSize: Int = -1
        @SmartKey("k24") var firstTag: Set<String> = []
        var extraInfo: Int = -1
        @SmartUnknown var newValue: [String: JSONValue] = [:]
        var dayPlan: Int8? = nil
        var userName: [M003.F?] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- ["dot\\.x88n2", "homeCity"], CodingKeys.pageSize <--- "k23", CodingKeys.extraInfo <--- ["deep.in.v88n5", "k2"], CodingKeys.dayPlan <--- ["dot\\.x88n7", "_v"], CodingKeys.userName <--- "k4"] }
        mutating func didFinishMapping() { finished(88) }
        var fields: [Any?] { [rowCount, free(isOpen), homeCity, pageSize, firstTag, extraInfo, free(newValue), dayPlan, userName] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k13") @SmartAny var isOpen: [String: Any] = [:]
        var homeCity: UInt = 42
        var pageSize: Int = -1
        @SmartKey("k24") var firstTag: Set<String> = []
        var extraInfo: Int = -1
        @SmartUnknown var newValue: [String: JSONValue] = [:]
        var dayPlan: Int8? = nil
        var userName: [M003.F?] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- ["dot\\.x88n2", "homeCity"], CodingKeys.pageSize <--- "k23", CodingKeys.extraInfo <--- ["deep.in.v88n5", "k2"], CodingKeys.dayPlan <--- ["dot\\.x88n7", "_v"], CodingKeys.userName <--- "k4"] }
        func didFinishMapping() { finished(88) }
        var fields: [Any?] { [rowCount, free(isOpen), homeCity, pageSize, firstTag, extraInfo, free(newValue), dayPlan, userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k13") @SmartAny var isOpen: [String: Any] = [:]
        var homeCity: UInt = 42
        var pageSize: Int = -1
        @SmartKey("k24") var firstTag: Set<String> = []
        var extraInfo: Int = -1
        @SmartUnknown var newValue: [String: JSONValue] = [:]
        var dayPlan: Int8? = nil
        var userName: [M003.F?] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.homeCity <--- ["dot\\.x88n2", "homeCity"], CodingKeys.pageSize <--- "k23", CodingKeys.extraInfo <--- ["deep.in.v88n5", "k2"], CodingKeys.dayPlan <--- ["dot\\.x88n7", "_v"], CodingKeys.userName <--- "k4"] }
        func didFinishMapping() { finished(88) }
        var fields: [Any?] { [rowCount, free(isOpen), homeCity, pageSize, firstTag, extraInfo, free(newValue), dayPlan, userName] }
    }
}

enum M089 {
    struct S: SmartCodable, LawValue {
        var unitCode: Message = .ping
        var rowCount: [String: UInt16] = [:]
        var extraInfo: Rated? = nil
        var oldValue: Int = -1
        var shopArea: String = "initial"
        var pageSize: M003.S? = nil
        var fields: [Any?] { [unitCode, rowCount, extraInfo, oldValue, shopArea, pageSize] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var unitCode: Message = .ping
        var rowCount: [String: UInt16] = [:]
        var extraInfo: A? = nil
        var oldValue: Int = -1
        var shopArea: String = "initial"
        var pageSize: M003.S? = nil
        var fields: [Any?] { [unitCode, rowCount, extraInfo, oldValue, shopArea, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        var unitCode: Message = .ping
        var rowCount: [String: UInt16] = [:]
        var extraInfo: Rated? = nil
        var oldValue: Int = -1
        required init() {}
        var fields: [Any?] { [unitCode, rowCount, extraInfo, oldValue] }
    }
    class C1: C0 {
        var shopArea: String = "initial"
        var pageSize: M003.S? = nil
        override var fields: [Any?] { super.fields + [shopArea, pageSize] }
    }
}

extension LawModel {
    static let file010: [LawModel] = [
        LawModel(81, "S", M081.S.self),
        LawModel(81, "F", M081.F.self),
        LawModel(81, "D", M081.D.self),
        LawModel(82, "S", M082.S.self, isRecursive: true),
        LawModel(82, "C", M082.C1.self, isRecursive: true),
        LawModel(82, "F", M082.F.self, isRecursive: true),
        LawModel(83, "S", M083.S.self),
        LawModel(83, "F", M083.F.self),
        LawModel(83, "E", M083.E.self),
        LawModel(84, "S", M084.S.self, collections: .strict),
        LawModel(84, "D", M084.D.self, collections: .strict),
        LawModel(84, "G", M084.G<Word>.self, collections: .strict),
        LawModel(85, "S", M085.S.self, .snake),
        LawModel(85, "G", M085.G<M003.F>.self, .snake),
        LawModel(85, "D", M085.D.self, .snake),
        LawModel(86, "S", M086.S.self, collections: .strict),
        LawModel(86, "F", M086.F.self, collections: .strict),
        LawModel(86, "C", M086.C0.self, collections: .strict),
        LawModel(87, "S", M087.S.self),
        LawModel(87, "G", M087.G<Bool>.self),
        LawModel(87, "F", M087.F.self),
        LawModel(88, "S", M088.S.self),
        LawModel(88, "C", M088.C0.self),
        LawModel(88, "E", M088.E.self),
        LawModel(89, "S", M089.S.self, .lower, collections: .wraps),
        LawModel(89, "G", M089.G<Rated>.self, .lower, collections: .wraps),
        LawModel(89, "C", M089.C1.self, .lower, collections: .wraps),
    ]
}
