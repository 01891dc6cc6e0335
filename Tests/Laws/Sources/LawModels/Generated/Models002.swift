// Made by generate.py.
import Foundation
import SmartCodable

enum M009 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var isOpen: Int = 42
        var userName: Bool = false
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        @SmartCompact.Array var dayPlan: [Bool] = []
        @IgnoredKey var unitCode: Int = 42
        var rowCount: String? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(9) }
        var fields: [Any?] { [isOpen, userName, free(topScore), dayPlan, unitCode, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        @IgnoredKey var isOpen: Int = 42
        var userName: Bool = false
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        @SmartCompact.Array var dayPlan: [Bool] = []
        @IgnoredKey var unitCode: Int = 42
        var rowCount: String? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(9) }
        var fields: [Any?] { [isOpen, userName, free(topScore), dayPlan, unitCode, rowCount] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(9) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @IgnoredKey var isOpen: Int = 42
        var userName: Bool = false
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        @SmartCompact.Array var dayPlan: [Bool] = []
        @IgnoredKey var unitCode: Int = 42
        var rowCount: String? = nil
        enum CodingKeys: String, CodingKey { case isOpen, userName, topScore, dayPlan, unitCode, rowCount }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.rowCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [isOpen, userName, free(topScore), dayPlan, unitCode, rowCount] }
    }
}

enum M010 {
    struct S: SmartCodable, LawValue {
        var lastPage: Int64? = nil
        @SmartKey("k3") @SmartCompact.Array var shopArea: [Word] = []
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        @SmartCompact.Dictionary var oldValue: [String: String] = [:]
        @SmartFlat var isOpen: Message = .ping
        var maxLevel: Rank = .low
        var itemPrice: Rank = .low
        var pageSize: String = "initial"
        var extraInfo: [Rated] = []
        @SmartDate var minLevel: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- ["k15", "lastPage"], CodingKeys.maxLevel <--- "k6", CodingKeys.itemPrice <--- "_v", CodingKeys.extraInfo <--- "k11"] }
        var fields: [Any?] { [lastPage, shopArea, free(homeCity), oldValue, isOpen, maxLevel, itemPrice, pageSize, extraInfo, minLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var lastPage: Int64? = nil
        @SmartKey("k3") @SmartCompact.Array var shopArea: [Word] = []
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        @SmartCompact.Dictionary var oldValue: [String: String] = [:]
        @SmartFlat var isOpen: Message = .ping
        var maxLevel: Rank = .low
        var itemPrice: Rank = .low
        var pageSize: String = "initial"
        var extraInfo: [Rated] = []
        @SmartDate var minLevel: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- ["k15", "lastPage"], CodingKeys.maxLevel <--- "k6", CodingKeys.itemPrice <--- "_v", CodingKeys.extraInfo <--- "k11"] }
        var fields: [Any?] { [lastPage, shopArea, free(homeCity), oldValue, isOpen, maxLevel, itemPrice, pageSize, extraInfo, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var lastPage: Int64? = nil
        @SmartKey("k3") @SmartCompact.Array var shopArea: [Word] = []
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        @SmartCompact.Dictionary var oldValue: [String: String] = [:]
        enum CodingKeys: String, CodingKey { case lastPage, shopArea, homeCity, oldValue }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.lastPage <--- ["k15", "lastPage"]] }
        override var fields: [Any?] { super.fields + [lastPage, shopArea, free(homeCity), oldValue] }
    }
    class C2: C1 {
        @SmartFlat var isOpen: Message = .ping
        var maxLevel: Rank = .low
        var itemPrice: Rank = .low
        var pageSize: String = "initial"
        var extraInfo: [Rated] = []
        enum CodingKeys: String, CodingKey { case isOpen, maxLevel, itemPrice, pageSize, extraInfo }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.maxLevel <--- "k6", CodingKeys.itemPrice <--- "_v", CodingKeys.extraInfo <--- "k11"] }
        override var fields: [Any?] { super.fields + [isOpen, maxLevel, itemPrice, pageSize, extraInfo] }
    }
    class C3: C2 {
        @SmartDate var minLevel: Date? = nil
        override var fields: [Any?] { super.fields + [minLevel] }
    }
}

enum M011 {
    struct S: SmartCodable, LawValue {
        var maxLevel: Word? = .one
        var unitCode: String? = nil
        var shopArea: [Shape] = []
        @SmartAny var homeCity: [Any] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [maxLevel, unitCode, shopArea, free(homeCity)] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: Word? = .one
        var unitCode: String? = nil
        var shopArea: [Shape] = []
        @SmartAny var homeCity: [Any] = []
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [maxLevel, unitCode, shopArea, free(homeCity)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var maxLevel: Word? = .one
        var unitCode: String? = nil
        var shopArea: [A] = []
        @SmartAny var homeCity: [Any] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [maxLevel, unitCode, shopArea, free(homeCity)] }
    }
}

enum M012 {
    struct S: SmartCodable, LawValue {
        @SmartKey("data.u12n0", "pageSize") var pageSize: String = "initial"
        @SmartDate var minLevel: Date? = nil
        @SmartAny var rowCount: [String: Any] = [:]
        var homeCity: [String: M001.F] = [:]
        var firstTag: Int8? = nil
        var isOpen: M001.F = M001.F()
        var extraInfo: Data = Data()
        var fields: [Any?] { [pageSize, minLevel, free(rowCount), homeCity, firstTag, isOpen, extraInfo] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("data.u12n0", "pageSize") var pageSize: String = "initial"
        @SmartDate var minLevel: Date? = nil
        @SmartAny var rowCount: [String: Any] = [:]
        var homeCity: [String: M001.F] = [:]
        var firstTag: Int8? = nil
        var isOpen: M001.F = M001.F()
        var extraInfo: Data = Data()
        init() {}
        var fields: [Any?] { [pageSize, minLevel, free(rowCount), homeCity, firstTag, isOpen, extraInfo] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("data.u12n0", "pageSize") var pageSize: String = "initial"
        @SmartDate var minLevel: Date? = nil
        @SmartAny var rowCount: [String: Any] = [:]
        var homeCity: [String: M001.F] = [:]
        var firstTag: Int8? = nil
        var isOpen: M001.F = M001.F()
        var extraInfo: Data = Data()
        init() {}
        var fields: [Any?] { [pageSize, minLevel, free(rowCount), homeCity, firstTag, isOpen, extraInfo] }
    }
}

enum M013 {
    struct S: SmartCodable, LawValue {
        var itemPrice: [String: String] = [:]
        @SmartDate var shopArea: Date = Date(timeIntervalSince1970: 60)
        var oldValue: [String: Int8] = [:]
        @IgnoredKey var topScore: Int = 42
        mutating func didFinishMapping() { finished(13) }
        var fields: [Any?] { [itemPrice, shopArea, oldValue, topScore] }
    }
    class C0: SmartCodable, LawValue {
        var itemPrice: [String: String] = [:]
        @SmartDate var shopArea: Date = Date(timeIntervalSince1970: 60)
        var oldValue: [String: Int8] = [:]
        @IgnoredKey var topScore: Int = 42
        required init() {}
        func didFinishMapping() { finished(13) }
        var fields: [Any?] { [itemPrice, shopArea, oldValue, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        var itemPrice: [String: String] = [:]
        @SmartDate var shopArea: Date = Date(timeIntervalSince1970: 60)
        var oldValue: [String: Int8] = [:]
        @IgnoredKey var topScore: Int = 42
        mutating func didFinishMapping() { finished(13) }
        var fields: [Any?] { [itemPrice, shopArea, oldValue, topScore] }
    }
}

enum M014 {
    struct S: SmartCodable, LawValue {
        var firstTag: Data? = nil
        var maxLevel: Int8 = 42
        @SmartKey("k27") var minLevel: URL? = nil
        @SmartFlat var itemPrice: M001.S = M001.S()
        var lastPage: [[Word]] = []
        var isOpen: Data = Data()
        @SmartFlat var shopArea: Message = .ping
        mutating func didFinishMapping() { finished(14) }
        var fields: [Any?] { [firstTag, maxLevel, minLevel, itemPrice, lastPage, isOpen, shopArea] }
    }
    class C0: SmartCodable, LawValue {
        var firstTag: Data? = nil
        var maxLevel: Int8 = 42
        @SmartKey("k27") var minLevel: URL? = nil
        @SmartFlat var itemPrice: M001.S = M001.S()
        var lastPage: [[Word]] = []
        var isOpen: Data = Data()
        @SmartFlat var shopArea: Message = .ping
        required init() {}
        func didFinishMapping() { finished(14) }
        var fields: [Any?] { [firstTag, maxLevel, minLevel, itemPrice, lastPage, isOpen, shopArea] }
    }
    final class F: SmartCodable, LawValue {
        var firstTag: Data? = nil
        var maxLevel: Int8 = 42
        @SmartKey("k27") var minLevel: URL? = nil
        @SmartFlat var itemPrice: M001.S = M001.S()
        var lastPage: [[Word]] = []
        var isOpen: Data = Data()
        @SmartFlat var shopArea: Message = .ping
        init() {}
        func didFinishMapping() { finished(14) }
        var fields: [Any?] { [firstTag, maxLevel, minLevel, itemPrice, lastPage, isOpen, shopArea] }
    }
}

enum M015 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k10") var unitCode: Bool = false
        var newValue: Word? = nil
        var lastPage: Double = 1.5
        var dayPlan: [String: String] = [:]
        mutating func didFinishMapping() { finished(15) }
        var fields: [Any?] { [unitCode, newValue, lastPage, dayPlan] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("k10") var unitCode: Bool = false
        var newValue: Word? = nil
        var lastPage: Double = 1.5
        var dayPlan: [String: String] = [:]
        init() {}
        func didFinishMapping() { finished(15) }
        var fields: [Any?] { [unitCode, newValue, lastPage, dayPlan] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("k10") var unitCode: Bool = false
        var newValue: A? = nil
        var lastPage: Double = 1.5
        var dayPlan: [String: String] = [:]
        mutating func didFinishMapping() { finished(15) }
        var fields: [Any?] { [unitCode, newValue, lastPage, dayPlan] }
    }
}

enum M016 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k18") @SmartDate var itemPrice: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: Data = Data()
        var isOpen: M001.S? = nil
        @SmartDate var shopArea: Date? = nil
        mutating func didFinishMapping() { finished(16) }
        var fields: [Any?] { [itemPrice, maxLevel, isOpen, shopArea] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("k18") @SmartDate var itemPrice: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: Data = Data()
        var isOpen: M001.S? = nil
        @SmartDate var shopArea: Date? = nil
        required init() {}
        func didFinishMapping() { finished(16) }
        var fields: [Any?] { [itemPrice, maxLevel, isOpen, shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("k18") @SmartDate var itemPrice: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: Data = Data()
        var isOpen: M001.S? = nil
        @SmartDate var shopArea: Date? = nil
        mutating func didFinishMapping() { finished(16) }
        var fields: [Any?] { [itemPrice, maxLevel, isOpen, shopArea] }
    }
}

enum M017 {
    struct S: SmartCodable, LawValue {
        var oldValue: Bool = false
        var unitCode: [String: M000.S?] = [:]
        var isOpen: Message = .ping
        mutating func didFinishMapping() { finished(17) }
        var fields: [Any?] { [oldValue, unitCode, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: Bool = false
        var unitCode: [String: M000.S?] = [:]
        required init() {}
        func didFinishMapping() { finished(17) }
        var fields: [Any?] { [oldValue, unitCode] }
    }
    class C1: C0 {
        var isOpen: Message = .ping
        override var fields: [Any?] { super.fields + [isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: Bool = false
        var unitCode: [String: M000.S?] = [:]
        var isOpen: Message = .ping
        init() {}
        func didFinishMapping() { finished(17) }
        var fields: [Any?] { [oldValue, unitCode, isOpen] }
    }
}

extension LawModel {
    static let file002: [LawModel] = [
        LawModel(9, "S", M009.S.self, .lower),
        LawModel(9, "D", M009.D.self, .lower),
        LawModel(9, "C", M009.C1.self, .lower),
        LawModel(10, "S", M010.S.self),
        LawModel(10, "D", M010.D.self),
        LawModel(10, "C", M010.C3.self),
        LawModel(11, "S", M011.S.self, .snake),
        LawModel(11, "F", M011.F.self, .snake),
        LawModel(11, "G", M011.G<Shape>.self, .snake),
        LawModel(12, "S", M012.S.self, .upper),
        LawModel(12, "E", M012.E.self, .upper),
        LawModel(12, "F", M012.F.self, .upper),
        LawModel(13, "S", M013.S.self, .snake),
        LawModel(13, "C", M013.C0.self, .snake),
        LawModel(13, "D", M013.D.self, .snake),
        LawModel(14, "S", M014.S.self, .upper),
        LawModel(14, "C", M014.C0.self, .upper),
        LawModel(14, "F", M014.F.self, .upper),
        LawModel(15, "S", M015.S.self, .snake),
        LawModel(15, "F", M015.F.self, .snake),
        LawModel(15, "G", M015.G<Word>.self, .snake),
        LawModel(16, "S", M016.S.self, collections: .strict),
        LawModel(16, "C", M016.C0.self, collections: .strict),
        LawModel(16, "D", M016.D.self, collections: .strict),
        LawModel(17, "S", M017.S.self, .lower, collections: .wraps),
        LawModel(17, "C", M017.C1.self, .lower, collections: .wraps),
        LawModel(17, "E", M017.E.self, .lower, collections: .wraps),
    ]
}
