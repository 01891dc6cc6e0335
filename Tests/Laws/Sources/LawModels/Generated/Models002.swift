// Made by generate.py.
import Foundation
import SmartCodable

enum M009 {
    struct S: SmartCodable, LawValue {
        var pageSize: [Decimal] = []
        var oldValue: Int64 = 42
        var unitCode: Float? = 1.5
        var lastPage: Float = 1.5
        var shopArea: String? = "initial"
        var rowCount: String = "initial"
        var fields: [Any?] { [pageSize, oldValue, unitCode, lastPage, shopArea, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        var pageSize: [Decimal] = []
        var oldValue: Int64 = 42
        var unitCode: Float? = 1.5
        var lastPage: Float = 1.5
        var shopArea: String? = "initial"
        var rowCount: String = "initial"
        init() {}
        var fields: [Any?] { [pageSize, oldValue, unitCode, lastPage, shopArea, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        var pageSize: [Decimal] = []
        var oldValue: Int64 = 42
        var unitCode: Float? = 1.5
        var lastPage: Float = 1.5
        var shopArea: String? = "initial"
        var rowCount: String = "initial"
        var fields: [Any?] { [pageSize, oldValue, unitCode, lastPage, shopArea, rowCount] }
    }
}

enum M010 {
    struct S: SmartCodable, LawValue {
        var minLevel: Shape = Shape()
        @SmartKey("k8") @SmartAny var dayPlan: [Any] = []
        var lastPage: [JSONValue] = []
        var isOpen: Data? = nil
        var newValue: [S] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "_v", CodingKeys.lastPage <--- "k23", CodingKeys.isOpen <--- "k2"] }
        var fields: [Any?] { [minLevel, free(dayPlan), free(lastPage), isOpen, newValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: Shape = Shape()
        @SmartKey("k8") @SmartAny var dayPlan: [Any] = []
        var lastPage: [JSONValue] = []
        var isOpen: A? = nil
        var newValue: [G<A>] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "_v", CodingKeys.lastPage <--- "k23", CodingKeys.isOpen <--- "k2"] }
        var fields: [Any?] { [minLevel, free(dayPlan), free(lastPage), isOpen, newValue] }
    }
    final class F: SmartCodable, LawValue {
        var minLevel: Shape = Shape()
        @SmartKey("k8") @SmartAny var dayPlan: [Any] = []
        var lastPage: [JSONValue] = []
        var isOpen: Data? = nil
        var newValue: [F] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "_v", CodingKeys.lastPage <--- "k23", CodingKeys.isOpen <--- "k2"] }
        var fields: [Any?] { [minLevel, free(dayPlan), free(lastPage), isOpen, newValue] }
    }
}

enum M011 {
    struct S: SmartCodable, LawValue {
        var shopArea: [String: Float] = [:]
        var extraInfo: Int? = nil
        var baseRate: [[Int64]] = []
        var firstTag: [Bool] = []
        var unitCode: [String: Decimal] = [:]
        mutating func didFinishMapping() { finished(11) }
        var fields: [Any?] { [shopArea, extraInfo, baseRate, firstTag, unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        var shopArea: [String: Float] = [:]
        var extraInfo: Int? = nil
        var baseRate: [[Int64]] = []
        var firstTag: [Bool] = []
        var unitCode: [String: Decimal] = [:]
        init() {}
        func didFinishMapping() { finished(11) }
        var fields: [Any?] { [shopArea, extraInfo, baseRate, firstTag, unitCode] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var shopArea: [String: Float] = [:]
        var extraInfo: A? = nil
        var baseRate: [[Int64]] = []
        var firstTag: [Bool] = []
        var unitCode: [String: Decimal] = [:]
        mutating func didFinishMapping() { finished(11) }
        var fields: [Any?] { [shopArea, extraInfo, baseRate, firstTag, unitCode] }
    }
}

enum M012 {
    struct S: SmartCodable, LawValue {
        var lastPage: Rated = Rated()
        @SmartFlat var rowCount: M000.S = M000.S()
        var maxLevel: Numbered = .two
        var dayPlan: [[String]] = []
        var fields: [Any?] { [lastPage, rowCount, maxLevel, dayPlan] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var lastPage: Rated = Rated()
        @SmartFlat var rowCount: M000.S = M000.S()
        var maxLevel: Numbered = .two
        var dayPlan: [A] = []
        var fields: [Any?] { [lastPage, rowCount, maxLevel, dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        var lastPage: Rated = Rated()
        @SmartFlat var rowCount: M000.S = M000.S()
        var maxLevel: Numbered = .two
        required init() {}
        var fields: [Any?] { [lastPage, rowCount, maxLevel] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        var dayPlan: [[String]] = []
        override var fields: [Any?] { super.fields + [dayPlan] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M013 {
    struct S: SmartCodable, LawValue {
        var firstTag: [String] = []
        var dayPlan: String = "initial"
        var oldValue: Int8? = nil
        var newValue: String = "initial"
        var unitCode: String? = nil
        var fields: [Any?] { [firstTag, dayPlan, oldValue, newValue, unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        var firstTag: [String] = []
        var dayPlan: String = "initial"
        var oldValue: Int8? = nil
        var newValue: String = "initial"
        var unitCode: String? = nil
        init() {}
        var fields: [Any?] { [firstTag, dayPlan, oldValue, newValue, unitCode] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var firstTag: [A] = []
        var dayPlan: String = "initial"
        var oldValue: Int8? = nil
        var newValue: String = "initial"
        var unitCode: String? = nil
        var fields: [Any?] { [firstTag, dayPlan, oldValue, newValue, unitCode] }
    }
}

enum M014 {
    struct S: SmartCodable, LawValue {
        var shopArea: Date? = nil
        var userName: String? = nil
        var dayPlan: [Card] = []
        var minLevel: [String: Mood] = [:]
        var topScore: Mood? = nil
        var oldValue: M000.S = M000.S()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- ["k20", "userName"], CodingKeys.dayPlan <--- "k13", CodingKeys.minLevel <--- "ID", CodingKeys.topScore <--- ["k27", "topScore"], CodingKeys.oldValue <--- ["k16", "k23"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer(), CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [shopArea, userName, dayPlan, minLevel, topScore, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var shopArea: Date? = nil
        var userName: String? = nil
        var dayPlan: [Card] = []
        var minLevel: [String: Mood] = [:]
        var topScore: Mood? = nil
        enum CodingKeys: String, CodingKey { case shopArea, userName, dayPlan, minLevel, topScore }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.userName <--- ["k20", "userName"], CodingKeys.dayPlan <--- "k13", CodingKeys.minLevel <--- "ID", CodingKeys.topScore <--- ["k27", "topScore"]] }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.shopArea <--- SmartDateTransformer(), CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [shopArea, userName, dayPlan, minLevel, topScore] }
    }
    class C2: C1 {
        var oldValue: M000.S = M000.S()
        enum CodingKeys: String, CodingKey { case oldValue }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.oldValue <--- ["k16", "k23"]] }
        override var fields: [Any?] { super.fields + [oldValue] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct D: SmartDirectCodable, LawValue {
        var shopArea: Date? = nil
        var userName: String? = nil
        var dayPlan: [Card] = []
        var minLevel: [String: Mood] = [:]
        var topScore: Mood? = nil
        var oldValue: M000.S = M000.S()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- ["k20", "userName"], CodingKeys.dayPlan <--- "k13", CodingKeys.minLevel <--- "ID", CodingKeys.topScore <--- ["k27", "topScore"], CodingKeys.oldValue <--- ["k16", "k23"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer(), CodingKeys.userName <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [shopArea, userName, dayPlan, minLevel, topScore, oldValue] }
    }
}

enum M015 {
    struct S: SmartCodable, LawValue {
        var newValue: M000.F = M000.F()
        @SmartCompact.Dictionary var lastPage: [String: Int8] = [:]
        var dayPlan: Data? = nil
        var fields: [Any?] { [newValue, lastPage, dayPlan] }
    }
    struct D: SmartDirectCodable, LawValue {
        var newValue: M000.F = M000.F()
        @SmartCompact.Dictionary var lastPage: [String: Int8] = [:]
        var dayPlan: Data? = nil
        var fields: [Any?] { [newValue, lastPage, dayPlan] }
    }
    final class F: SmartCodable, LawValue {
        var newValue: M000.F = M000.F()
        @SmartCompact.Dictionary var lastPage: [String: Int8] = [:]
        var dayPlan: Data? = nil
        init() {}
        var fields: [Any?] { [newValue, lastPage, dayPlan] }
    }
}

enum M016 {
    struct S: SmartCodable, LawValue {
        var topScore: [String] = []
        var baseRate: [String: Mood] = [:]
        var pageSize: Int64? = nil
        var oldValue: [String] = []
        mutating func didFinishMapping() { finished(16) }
        var fields: [Any?] { [topScore, baseRate, pageSize, oldValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var topScore: [String] = []
        var baseRate: [String: Mood] = [:]
        var pageSize: Int64? = nil
        var oldValue: [String] = []
        init() {}
        func didFinishMapping() { finished(16) }
        var fields: [Any?] { [topScore, baseRate, pageSize, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(16) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var topScore: [String] = []
        var baseRate: [String: Mood] = [:]
        var pageSize: Int64? = nil
        override var fields: [Any?] { super.fields + [topScore, baseRate, pageSize] }
    }
    class C2: C1 {
        var oldValue: [String] = []
        override var fields: [Any?] { super.fields + [oldValue] }
    }
}

enum M017 {
    struct S: SmartCodable, LawValue {
        var isOpen: Bool = false
        @SmartKey("ID") var rowCount: M002.F = M002.F()
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        var minLevel: [S] = []
        var lastPage: M003.F = M003.F()
        var pageSize: [String: JSONValue] = [:]
        var homeCity: Decimal? = 1
        var dayPlan: Int8 = 42
        var extraInfo: Bool = false
        var fields: [Any?] { [isOpen, rowCount, free(itemPrice), minLevel, lastPage, free(pageSize), homeCity, dayPlan, extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        var isOpen: Bool = false
        @SmartKey("ID") var rowCount: M002.F = M002.F()
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        var minLevel: [C2] = []
        var lastPage: M003.F = M003.F()
        var pageSize: [String: JSONValue] = [:]
        var homeCity: Decimal? = 1
        var dayPlan: Int8 = 42
        var extraInfo: Bool = false
        override var fields: [Any?] { super.fields + [isOpen, rowCount, free(itemPrice), minLevel, lastPage, free(pageSize), homeCity, dayPlan, extraInfo] }
    }
    final class F: SmartCodable, LawValue {
        var isOpen: Bool = false
        @SmartKey("ID") var rowCount: M002.F = M002.F()
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        var minLevel: [F] = []
        var lastPage: M003.F = M003.F()
        var pageSize: [String: JSONValue] = [:]
        var homeCity: Decimal? = 1
        var dayPlan: Int8 = 42
        var extraInfo: Bool = false
        init() {}
        var fields: [Any?] { [isOpen, rowCount, free(itemPrice), minLevel, lastPage, free(pageSize), homeCity, dayPlan, extraInfo] }
    }
}

extension LawModel {
    static let file002: [LawModel] = [
        LawModel(9, "S", M009.S.self, collections: .strict),
        LawModel(9, "F", M009.F.self, collections: .strict),
        LawModel(9, "D", M009.D.self, collections: .strict),
        LawModel(10, "S", M010.S.self, isRecursive: true),
        LawModel(10, "G", M010.G<Data>.self, isRecursive: true),
        LawModel(10, "F", M010.F.self, isRecursive: true),
        LawModel(11, "S", M011.S.self),
        LawModel(11, "E", M011.E.self),
        LawModel(11, "G", M011.G<Int>.self),
        LawModel(12, "S", M012.S.self, collections: .wraps),
        LawModel(12, "G", M012.G<[String]>.self, collections: .wraps),
        LawModel(12, "C", M012.C3.self, collections: .wraps),
        LawModel(13, "S", M013.S.self),
        LawModel(13, "E", M013.E.self),
        LawModel(13, "G", M013.G<String>.self),
        LawModel(14, "S", M014.S.self),
        LawModel(14, "C", M014.C3.self),
        LawModel(14, "D", M014.D.self),
        LawModel(15, "S", M015.S.self, .lower),
        LawModel(15, "D", M015.D.self, .lower),
        LawModel(15, "F", M015.F.self, .lower),
        LawModel(16, "S", M016.S.self),
        LawModel(16, "E", M016.E.self),
        LawModel(16, "C", M016.C2.self),
        LawModel(17, "S", M017.S.self, .lower, isRecursive: true),
        LawModel(17, "C", M017.C2.self, .lower, isRecursive: true),
        LawModel(17, "F", M017.F.self, .lower, isRecursive: true),
    ]
}
