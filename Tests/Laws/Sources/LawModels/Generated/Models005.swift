// Made by generate.py.
import Foundation
import SmartCodable

enum M036 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var oldValue: Int = 42
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        var firstTag: String = "INITIAL"
        var extraInfo: [Float] = []
        var unitCode: Float = 1.5
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(36) }
        var fields: [Any?] { [oldValue, free(minLevel), firstTag, extraInfo, unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        @IgnoredKey var oldValue: Int = 42
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        var firstTag: String = "INITIAL"
        var extraInfo: [Float] = []
        var unitCode: Float = 1.5
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(36) }
        var fields: [Any?] { [oldValue, free(minLevel), firstTag, extraInfo, unitCode] }
    }
    final class F: SmartCodable, LawValue {
        @IgnoredKey var oldValue: Int = 42
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        var firstTag: String = "INITIAL"
        var extraInfo: [Float] = []
        var unitCode: Float = 1.5
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(36) }
        var fields: [Any?] { [oldValue, free(minLevel), firstTag, extraInfo, unitCode] }
    }
}

enum M037 {
    struct S: SmartCodable, LawValue {
        var maxLevel: Word = .one
        var extraInfo: UInt16 = 42
        @SmartKey("a b") var dayPlan: Decimal = 1
        var lastPage: [String] = []
        var itemPrice: [String: Float] = [:]
        var topScore: Shape = Shape()
        mutating func didFinishMapping() { finished(37) }
        var fields: [Any?] { [maxLevel, extraInfo, dayPlan, lastPage, itemPrice, topScore] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var maxLevel: Word = .one
        var extraInfo: UInt16 = 42
        @SmartKey("a b") var dayPlan: Decimal = 1
        var lastPage: [A] = []
        var itemPrice: [String: Float] = [:]
        var topScore: Shape = Shape()
        mutating func didFinishMapping() { finished(37) }
        var fields: [Any?] { [maxLevel, extraInfo, dayPlan, lastPage, itemPrice, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        var maxLevel: Word = .one
        var extraInfo: UInt16 = 42
        @SmartKey("a b") var dayPlan: Decimal = 1
        var lastPage: [String] = []
        var itemPrice: [String: Float] = [:]
        var topScore: Shape = Shape()
        mutating func didFinishMapping() { finished(37) }
        var fields: [Any?] { [maxLevel, extraInfo, dayPlan, lastPage, itemPrice, topScore] }
    }
}

enum M038 {
    struct S: SmartCodable, LawValue {
        var baseRate: Rank = .low
        var unitCode: [M002.F] = []
        var isOpen: Bool = false
        var dayPlan: [String] = []
        var userName: M003.F = M003.F()
        var fields: [Any?] { [baseRate, unitCode, isOpen, dayPlan, userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var baseRate: Rank = .low
        var unitCode: [A] = []
        var isOpen: Bool = false
        var dayPlan: [String] = []
        var userName: M003.F = M003.F()
        var fields: [Any?] { [baseRate, unitCode, isOpen, dayPlan, userName] }
    }
    struct D: SmartDirectCodable, LawValue {
        var baseRate: Rank = .low
        var unitCode: [M002.F] = []
        var isOpen: Bool = false
        var dayPlan: [String] = []
        var userName: M003.F = M003.F()
        var fields: [Any?] { [baseRate, unitCode, isOpen, dayPlan, userName] }
    }
}

enum M039 {
    struct S: SmartCodable, LawValue {
        var oldValue: Shape = Shape()
        var isOpen: Word = .one
        var dayPlan: [String: JSONValue] = [:]
        var unitCode: Bool = false
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["list.0.w39n0", "oldValue"], CodingKeys.isOpen <--- "k14", CodingKeys.dayPlan <--- "k0"] }
        mutating func didFinishMapping() { finished(39) }
        var fields: [Any?] { [oldValue, isOpen, free(dayPlan), unitCode] }
    }
    struct D: SmartDirectCodable, LawValue {
        var oldValue: Shape = Shape()
        var isOpen: Word = .one
        var dayPlan: [String: JSONValue] = [:]
        var unitCode: Bool = false
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["list.0.w39n0", "oldValue"], CodingKeys.isOpen <--- "k14", CodingKeys.dayPlan <--- "k0"] }
        mutating func didFinishMapping() { finished(39) }
        var fields: [Any?] { [oldValue, isOpen, free(dayPlan), unitCode] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: Shape = Shape()
        var isOpen: Word = .one
        var dayPlan: [String: JSONValue] = [:]
        var unitCode: Bool = false
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["list.0.w39n0", "oldValue"], CodingKeys.isOpen <--- "k14", CodingKeys.dayPlan <--- "k0"] }
        func didFinishMapping() { finished(39) }
        var fields: [Any?] { [oldValue, isOpen, free(dayPlan), unitCode] }
    }
}

enum M040 {
    struct S: SmartCodable, LawValue {
        var newValue: String? = "initial"
        var pageSize: M003.F = M003.F()
        var unitCode: [String] = []
        var userName: [Mood] = []
        var itemPrice: Double = 1.5
        var firstTag: URL? = nil
        var shopArea: Int8? = nil
        var topScore: Rated = Rated()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "deep.in.v40n0", CodingKeys.unitCode <--- "deep.in.v40n2", CodingKeys.itemPrice <--- "k28", CodingKeys.firstTag <--- ["a b", "firstTag"], CodingKeys.shopArea <--- "data.u40n6", CodingKeys.topScore <--- ["名", "topScore"]] }
        mutating func didFinishMapping() { finished(40) }
        var fields: [Any?] { [newValue, pageSize, unitCode, userName, itemPrice, firstTag, shopArea, topScore] }
    }
    final class F: SmartCodable, LawValue {
        var newValue: String? = "initial"
        var pageSize: M003.F = M003.F()
        var unitCode: [String] = []
        var userName: [Mood] = []
        var itemPrice: Double = 1.5
        var firstTag: URL? = nil
        var shopArea: Int8? = nil
        var topScore: Rated = Rated()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "deep.in.v40n0", CodingKeys.unitCode <--- "deep.in.v40n2", CodingKeys.itemPrice <--- "k28", CodingKeys.firstTag <--- ["a b", "firstTag"], CodingKeys.shopArea <--- "data.u40n6", CodingKeys.topScore <--- ["名", "topScore"]] }
        func didFinishMapping() { finished(40) }
        var fields: [Any?] { [newValue, pageSize, unitCode, userName, itemPrice, firstTag, shopArea, topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: String? = "initial"
        var pageSize: M003.F = M003.F()
        var unitCode: [String] = []
        var userName: [Mood] = []
        var itemPrice: Double = 1.5
        var firstTag: URL? = nil
        var shopArea: Int8? = nil
        var topScore: Rated = Rated()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "deep.in.v40n0", CodingKeys.unitCode <--- "deep.in.v40n2", CodingKeys.itemPrice <--- "k28", CodingKeys.firstTag <--- ["a b", "firstTag"], CodingKeys.shopArea <--- "data.u40n6", CodingKeys.topScore <--- ["名", "topScore"]] }
        func didFinishMapping() { finished(40) }
        var fields: [Any?] { [newValue, pageSize, unitCode, userName, itemPrice, firstTag, shopArea, topScore] }
    }
}

enum M041 {
    struct S: SmartCodable, LawValue {
        var newValue: Int64? = nil
        @SmartKey("k3") var oldValue: Word = .one
        var itemPrice: Int? = 42
        @SmartFlat var baseRate: M000.S? = nil
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var pageSize: Decimal = 1
        mutating func didFinishMapping() { finished(41) }
        var fields: [Any?] { [newValue, oldValue, itemPrice, baseRate, free(topScore), pageSize] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var newValue: A? = nil
        @SmartKey("k3") var oldValue: Word = .one
        var itemPrice: Int? = 42
        @SmartFlat var baseRate: M000.S? = nil
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var pageSize: Decimal = 1
        mutating func didFinishMapping() { finished(41) }
        var fields: [Any?] { [newValue, oldValue, itemPrice, baseRate, free(topScore), pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: Int64? = nil
        @SmartKey("k3") var oldValue: Word = .one
        var itemPrice: Int? = 42
        @SmartFlat var baseRate: M000.S? = nil
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var pageSize: Decimal = 1
        init() {}
        func didFinishMapping() { finished(41) }
        var fields: [Any?] { [newValue, oldValue, itemPrice, baseRate, free(topScore), pageSize] }
    }
}

enum M042 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var itemPrice: M000.S = M000.S()
        var shopArea: String = "initial"
        var maxLevel: [Word: Int] = [:]
        var firstTag: Int64 = 42
        @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        var dayPlan: [Int] = []
        var userName: [String: String] = [:]
        var fields: [Any?] { [itemPrice, shopArea, maxLevel, firstTag, baseRate, dayPlan, userName] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var itemPrice: M000.S = M000.S()
        var shopArea: String = "initial"
        var maxLevel: [Word: Int] = [:]
        var firstTag: Int64 = 42
        @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        var dayPlan: [Int] = []
        var userName: [String: String] = [:]
        var fields: [Any?] { [itemPrice, shopArea, maxLevel, firstTag, baseRate, dayPlan, userName] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var itemPrice: M000.S = M000.S()
        var shopArea: String = "initial"
        var maxLevel: [Word: Int] = [:]
        var firstTag: Int64 = 42
        @SmartDate var baseRate: Date = Date(timeIntervalSince1970: 60)
        var dayPlan: [Int] = []
        var userName: [String: String] = [:]
        required init() {}
        var fields: [Any?] { [itemPrice, shopArea, maxLevel, firstTag, baseRate, dayPlan, userName] }
    }
}

enum M043 {
    struct S: SmartCodable, LawValue {
        var maxLevel: Set<Int> = []
        var shopArea: M002.F = M002.F()
        var lastPage: UInt16 = 42
        var isOpen: [Int64] = []
        var fields: [Any?] { [maxLevel, shopArea, lastPage, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        var maxLevel: Set<Int> = []
        var shopArea: M002.F = M002.F()
        var lastPage: UInt16 = 42
        var isOpen: [Int64] = []
        required init() {}
        var fields: [Any?] { [maxLevel, shopArea, lastPage, isOpen] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: Set<Int> = []
        var shopArea: M002.F = M002.F()
        var lastPage: UInt16 = 42
        var isOpen: [Int64] = []
        init() {}
        var fields: [Any?] { [maxLevel, shopArea, lastPage, isOpen] }
    }
}

enum M044 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k16") var extraInfo: [Bool] = []
        var rowCount: Bool? = nil
        var oldValue: Data = Data()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["名", "x-y"], CodingKeys.oldValue <--- ["deep.in.v44n2", "oldValue"]] }
        var fields: [Any?] { [extraInfo, rowCount, oldValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("k16") var extraInfo: [Bool] = []
        var rowCount: A? = nil
        var oldValue: Data = Data()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["名", "x-y"], CodingKeys.oldValue <--- ["deep.in.v44n2", "oldValue"]] }
        var fields: [Any?] { [extraInfo, rowCount, oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("k16") var extraInfo: [Bool] = []
        var rowCount: Bool? = nil
        var oldValue: Data = Data()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- ["名", "x-y"], CodingKeys.oldValue <--- ["deep.in.v44n2", "oldValue"]] }
        var fields: [Any?] { [extraInfo, rowCount, oldValue] }
    }
}

extension LawModel {
    static let file005: [LawModel] = [
        LawModel(36, "S", M036.S.self, .upper),
        LawModel(36, "E", M036.E.self, .upper),
        LawModel(36, "F", M036.F.self, .upper),
        LawModel(37, "S", M037.S.self),
        LawModel(37, "G", M037.G<String>.self),
        LawModel(37, "D", M037.D.self),
        LawModel(38, "S", M038.S.self, .snake),
        LawModel(38, "G", M038.G<M002.F>.self, .snake),
        LawModel(38, "D", M038.D.self, .snake),
        LawModel(39, "S", M039.S.self),
        LawModel(39, "D", M039.D.self),
        LawModel(39, "C", M039.C0.self),
        LawModel(40, "S", M040.S.self),
        LawModel(40, "F", M040.F.self),
        LawModel(40, "E", M040.E.self),
        LawModel(41, "S", M041.S.self),
        LawModel(41, "G", M041.G<Int64>.self),
        LawModel(41, "E", M041.E.self),
        LawModel(42, "S", M042.S.self, .kebab),
        LawModel(42, "D", M042.D.self, .kebab),
        LawModel(42, "C", M042.C0.self, .kebab),
        LawModel(43, "S", M043.S.self, .snake),
        LawModel(43, "C", M043.C0.self, .snake),
        LawModel(43, "F", M043.F.self, .snake),
        LawModel(44, "S", M044.S.self),
        LawModel(44, "G", M044.G<Bool>.self),
        LawModel(44, "D", M044.D.self),
    ]
}
