// Made by generate.py.
import Foundation
import SmartCodable

enum M009 {
    struct S: SmartCodable, LawValue {
        @SmartKey("data.u9n0") var oldValue: Decimal = 1
        @IgnoredKey var shopArea: Int = 42
        @SmartFlat var pageSize: M001.S? = nil
        var lastPage: String = "initial"
        var newValue: M003.S = M003.S()
        var unitCode: [JSONValue] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["deep.in.v9n4", "newValue"], CodingKeys.unitCode <--- ["a b", "unitCode"]] }
        mutating func didFinishMapping() { finished(9) }
        var fields: [Any?] { [oldValue, shopArea, pageSize, lastPage, newValue, free(unitCode)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("data.u9n0") var oldValue: Decimal = 1
        @IgnoredKey var shopArea: Int = 42
        @SmartFlat var pageSize: M001.S? = nil
        var lastPage: String = "initial"
        var newValue: M003.S = M003.S()
        var unitCode: [JSONValue] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["deep.in.v9n4", "newValue"], CodingKeys.unitCode <--- ["a b", "unitCode"]] }
        func didFinishMapping() { finished(9) }
        var fields: [Any?] { [oldValue, shopArea, pageSize, lastPage, newValue, free(unitCode)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("data.u9n0") var oldValue: Decimal = 1
        @IgnoredKey var shopArea: Int = 42
        @SmartFlat var pageSize: M001.S? = nil
        var lastPage: String = "initial"
        var newValue: M003.S = M003.S()
        var unitCode: [JSONValue] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["deep.in.v9n4", "newValue"], CodingKeys.unitCode <--- ["a b", "unitCode"]] }
        func didFinishMapping() { finished(9) }
        var fields: [Any?] { [oldValue, shopArea, pageSize, lastPage, newValue, free(unitCode)] }
    }
}

enum M010 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var rowCount: [Int64] = []
        var itemPrice: UInt = 42
        var topScore: String = "initial"
        var firstTag: Bool? = nil
        @SmartDate var userName: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: Word = .one
        enum CodingKeys: String, CodingKey { case rowCount, itemPrice = "k6", topScore, firstTag, userName, maxLevel }
        var fields: [Any?] { [rowCount, itemPrice, topScore, firstTag, userName, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        @SmartCompact.Array var rowCount: [Int64] = []
        var itemPrice: UInt = 42
        var topScore: String = "initial"
        var firstTag: Bool? = nil
        @SmartDate var userName: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: Word = .one
        required init() {}
        enum CodingKeys: String, CodingKey { case rowCount, itemPrice = "k6", topScore, firstTag, userName, maxLevel }
        var fields: [Any?] { [rowCount, itemPrice, topScore, firstTag, userName, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartCompact.Array var rowCount: [Int64] = []
        var itemPrice: UInt = 42
        var topScore: String = "initial"
        var firstTag: Bool? = nil
        @SmartDate var userName: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: Word = .one
        init() {}
        enum CodingKeys: String, CodingKey { case rowCount, itemPrice = "k6", topScore, firstTag, userName, maxLevel }
        var fields: [Any?] { [rowCount, itemPrice, topScore, firstTag, userName, maxLevel] }
    }
}

enum M011 {
    struct S: SmartCodable, LawValue {
        var pageSize: Bool = false
        var itemPrice: [String: Word] = [:]
        var extraInfo: [String: Int8] = [:]
        var minLevel: [Int] = []
        var lastPage: Bool? = false
        var topScore: Int = 42
        var maxLevel: [[Rank]] = []
        var homeCity: UInt? = nil
        var fields: [Any?] { [pageSize, itemPrice, extraInfo, minLevel, lastPage, topScore, maxLevel, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        var pageSize: Bool = false
        var itemPrice: [String: Word] = [:]
        var extraInfo: [String: Int8] = [:]
        var minLevel: [Int] = []
        var lastPage: Bool? = false
        var topScore: Int = 42
        var maxLevel: [[Rank]] = []
        var homeCity: UInt? = nil
        init() {}
        var fields: [Any?] { [pageSize, itemPrice, extraInfo, minLevel, lastPage, topScore, maxLevel, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        var pageSize: Bool = false
        var itemPrice: [String: Word] = [:]
        var extraInfo: [String: Int8] = [:]
        var minLevel: [Int] = []
        var lastPage: Bool? = false
        var topScore: Int = 42
        var maxLevel: [[Rank]] = []
        var homeCity: UInt? = nil
        required init() {}
        var fields: [Any?] { [pageSize, itemPrice, extraInfo, minLevel, lastPage, topScore, maxLevel, homeCity] }
    }
}

enum M012 {
    struct S: SmartCodable, LawValue {
        var newValue: Shape? = nil
        @IgnoredKey var unitCode: Int = 42
        var firstTag: [String: Word] = [:]
        @SmartKey("_v") var rowCount: Message = .ping
        var maxLevel: JSONValue = 1
        var shopArea: Int? = nil
        var baseRate: [String: Float] = [:]
        var oldValue: Int = 42
        mutating func didFinishMapping() { finished(12) }
        var fields: [Any?] { [newValue, unitCode, firstTag, rowCount, free(maxLevel), shopArea, baseRate, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(12) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var newValue: Shape? = nil
        @IgnoredKey var unitCode: Int = 42
        var firstTag: [String: Word] = [:]
        @SmartKey("_v") var rowCount: Message = .ping
        var maxLevel: JSONValue = 1
        var shopArea: Int? = nil
        var baseRate: [String: Float] = [:]
        override var fields: [Any?] { super.fields + [newValue, unitCode, firstTag, rowCount, free(maxLevel), shopArea, baseRate] }
    }
    class C2: C1 {
        var oldValue: Int = 42
        override var fields: [Any?] { super.fields + [oldValue] }
    }
    final class F: SmartCodable, LawValue {
        var newValue: Shape? = nil
        @IgnoredKey var unitCode: Int = 42
        var firstTag: [String: Word] = [:]
        @SmartKey("_v") var rowCount: Message = .ping
        var maxLevel: JSONValue = 1
        var shopArea: Int? = nil
        var baseRate: [String: Float] = [:]
        var oldValue: Int = 42
        init() {}
        func didFinishMapping() { finished(12) }
        var fields: [Any?] { [newValue, unitCode, firstTag, rowCount, free(maxLevel), shopArea, baseRate, oldValue] }
    }
}

enum M013 {
    struct S: SmartCodable, LawValue {
        var minLevel: String = "initial"
        var topScore: Float = 1.5
        var itemPrice: Data = Data()
        var lastPage: [String: Rank] = [:]
        @SmartKey("k7", "oldValue") var oldValue: String = "initial"
        var firstTag: Rank? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- ["k4", "k6"]] }
        var fields: [Any?] { [minLevel, topScore, itemPrice, lastPage, oldValue, firstTag] }
    }
    final class E: SmartDirectCodable, LawValue {
        var minLevel: String = "initial"
        var topScore: Float = 1.5
        var itemPrice: Data = Data()
        var lastPage: [String: Rank] = [:]
        @SmartKey("k7", "oldValue") var oldValue: String = "initial"
        var firstTag: Rank? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- ["k4", "k6"]] }
        var fields: [Any?] { [minLevel, topScore, itemPrice, lastPage, oldValue, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var minLevel: String = "initial"
        var topScore: Float = 1.5
        var itemPrice: Data = Data()
        override var fields: [Any?] { super.fields + [minLevel, topScore, itemPrice] }
    }
    class C2: C1 {
        var lastPage: [String: Rank] = [:]
        @SmartKey("k7", "oldValue") var oldValue: String = "initial"
        var firstTag: Rank? = nil
        enum CodingKeys: String, CodingKey { case lastPage, oldValue, firstTag }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.lastPage <--- ["k4", "k6"]] }
        override var fields: [Any?] { super.fields + [lastPage, oldValue, firstTag] }
    }
}

enum M014 {
    struct S: SmartCodable, LawValue {
        @SmartDate var baseRate: Date? = nil
        var isOpen: Int8 = 42
        var lastPage: Rank = .low
        var firstTag: [Bool] = []
        @SmartFlat var maxLevel: M001.S = M001.S()
        var fields: [Any?] { [baseRate, isOpen, lastPage, firstTag, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartDate var baseRate: Date? = nil
        var isOpen: Int8 = 42
        var lastPage: Rank = .low
        var firstTag: [Bool] = []
        @SmartFlat var maxLevel: M001.S = M001.S()
        init() {}
        var fields: [Any?] { [baseRate, isOpen, lastPage, firstTag, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartDate var baseRate: Date? = nil
        var isOpen: Int8 = 42
        var lastPage: Rank = .low
        var firstTag: [A] = []
        @SmartFlat var maxLevel: M001.S = M001.S()
        var fields: [Any?] { [baseRate, isOpen, lastPage, firstTag, maxLevel] }
    }
}

enum M015 {
    struct S: SmartCodable, LawValue {
        var unitCode: String = "INITIAL"
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @SmartAny var itemPrice: [String: Any] = [:]
        var maxLevel: [M001.F] = []
        var topScore: Rated? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [unitCode, free(rowCount), free(itemPrice), maxLevel, topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: String = "INITIAL"
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @SmartAny var itemPrice: [String: Any] = [:]
        var maxLevel: [M001.F] = []
        var topScore: Rated? = nil
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [unitCode, free(rowCount), free(itemPrice), maxLevel, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        var unitCode: String = "INITIAL"
        @SmartFlat var rowCount: [String: JSONValue] = [:]
        @SmartAny var itemPrice: [String: Any] = [:]
        var maxLevel: [M001.F] = []
        var topScore: Rated? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.unitCode <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [unitCode, free(rowCount), free(itemPrice), maxLevel, topScore] }
    }
}

enum M016 {
    struct S: SmartCodable, LawValue {
        var rowCount: Rank? = nil
        @SmartKey("data.u16n1") var dayPlan: [String: Int8] = [:]
        var itemPrice: Card? = nil
        @SmartCompact.Array var extraInfo: [Bool] = []
        var oldValue: [Numbered] = []
        @SmartKey("deep.in.v16n5") var isOpen: [[Int64]] = []
        var baseRate: M001.S = M001.S()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- ["data.u16n2", "itemPrice"], CodingKeys.extraInfo <--- "list.0.w16n3", CodingKeys.oldValue <--- ["k23", "oldValue"]] }
        mutating func didFinishMapping() { finished(16) }
        var fields: [Any?] { [rowCount, dayPlan, itemPrice, extraInfo, oldValue, isOpen, baseRate] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var rowCount: A? = nil
        @SmartKey("data.u16n1") var dayPlan: [String: Int8] = [:]
        var itemPrice: Card? = nil
        @SmartCompact.Array var extraInfo: [Bool] = []
        var oldValue: [Numbered] = []
        @SmartKey("deep.in.v16n5") var isOpen: [[Int64]] = []
        var baseRate: M001.S = M001.S()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- ["data.u16n2", "itemPrice"], CodingKeys.extraInfo <--- "list.0.w16n3", CodingKeys.oldValue <--- ["k23", "oldValue"]] }
        mutating func didFinishMapping() { finished(16) }
        var fields: [Any?] { [rowCount, dayPlan, itemPrice, extraInfo, oldValue, isOpen, baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: Rank? = nil
        @SmartKey("data.u16n1") var dayPlan: [String: Int8] = [:]
        var itemPrice: Card? = nil
        @SmartCompact.Array var extraInfo: [Bool] = []
        var oldValue: [Numbered] = []
        @SmartKey("deep.in.v16n5") var isOpen: [[Int64]] = []
        var baseRate: M001.S = M001.S()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- ["data.u16n2", "itemPrice"], CodingKeys.extraInfo <--- "list.0.w16n3", CodingKeys.oldValue <--- ["k23", "oldValue"]] }
        func didFinishMapping() { finished(16) }
        var fields: [Any?] { [rowCount, dayPlan, itemPrice, extraInfo, oldValue, isOpen, baseRate] }
    }
}

enum M017 {
    struct S: SmartCodable, LawValue {
        var extraInfo: Int = -1
        var topScore: Set<String> = []
        @SmartKey("deep.in.v17n2") var baseRate: UInt = 42
        var isOpen: [Shape] = []
        var firstTag: UInt? = nil
        var unitCode: M001.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- ["k29", "k23"], CodingKeys.topScore <--- "k6", CodingKeys.firstTag <--- ["k0", "firstTag"], CodingKeys.unitCode <--- ["list.0.w17n5", "unitCode"]] }
        mutating func didFinishMapping() { finished(17) }
        var fields: [Any?] { [extraInfo, topScore, baseRate, isOpen, firstTag, unitCode] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var extraInfo: Int = -1
        var topScore: Set<String> = []
        @SmartKey("deep.in.v17n2") var baseRate: UInt = 42
        var isOpen: [A] = []
        var firstTag: UInt? = nil
        var unitCode: M001.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- ["k29", "k23"], CodingKeys.topScore <--- "k6", CodingKeys.firstTag <--- ["k0", "firstTag"], CodingKeys.unitCode <--- ["list.0.w17n5", "unitCode"]] }
        mutating func didFinishMapping() { finished(17) }
        var fields: [Any?] { [extraInfo, topScore, baseRate, isOpen, firstTag, unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        var extraInfo: Int = -1
        var topScore: Set<String> = []
        @SmartKey("deep.in.v17n2") var baseRate: UInt = 42
        var isOpen: [Shape] = []
        var firstTag: UInt? = nil
        var unitCode: M001.S? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- ["k29", "k23"], CodingKeys.topScore <--- "k6", CodingKeys.firstTag <--- ["k0", "firstTag"], CodingKeys.unitCode <--- ["list.0.w17n5", "unitCode"]] }
        func didFinishMapping() { finished(17) }
        var fields: [Any?] { [extraInfo, topScore, baseRate, isOpen, firstTag, unitCode] }
    }
}

extension LawModel {
    static let file002: [LawModel] = [
        LawModel(9, "S", M009.S.self),
        LawModel(9, "F", M009.F.self),
        LawModel(9, "E", M009.E.self),
        LawModel(10, "S", M010.S.self),
        LawModel(10, "C", M010.C0.self),
        LawModel(10, "E", M010.E.self),
        LawModel(11, "S", M011.S.self),
        LawModel(11, "E", M011.E.self),
        LawModel(11, "C", M011.C0.self),
        LawModel(12, "S", M012.S.self, .snake),
        LawModel(12, "C", M012.C2.self, .snake),
        LawModel(12, "F", M012.F.self, .snake),
        LawModel(13, "S", M013.S.self),
        LawModel(13, "E", M013.E.self),
        LawModel(13, "C", M013.C2.self),
        LawModel(14, "S", M014.S.self),
        LawModel(14, "E", M014.E.self),
        LawModel(14, "G", M014.G<Bool>.self),
        LawModel(15, "S", M015.S.self),
        LawModel(15, "E", M015.E.self),
        LawModel(15, "D", M015.D.self),
        LawModel(16, "S", M016.S.self),
        LawModel(16, "G", M016.G<Rank>.self),
        LawModel(16, "E", M016.E.self),
        LawModel(17, "S", M017.S.self),
        LawModel(17, "G", M017.G<Shape>.self),
        LawModel(17, "E", M017.E.self),
    ]
}
