// Made by generate.py.
import Foundation
import SmartCodable

enum M090 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var dayPlan: M001.S = M001.S()
        var baseRate: [String: String] = [:]
        var itemPrice: [Numbered] = []
        @IgnoredKey var userName: Int = 42
        var firstTag: Card = .unknown(1)
        var minLevel: Bool? = nil
        @SmartKey("k17") @SmartCompact.Array var shopArea: [Word] = []
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        mutating func didFinishMapping() { finished(90) }
        var fields: [Any?] { [dayPlan, baseRate, itemPrice, userName, firstTag, minLevel, shopArea, free(pageSize)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var dayPlan: M001.S = M001.S()
        var baseRate: [String: String] = [:]
        var itemPrice: [Numbered] = []
        @IgnoredKey var userName: Int = 42
        var firstTag: Card = .unknown(1)
        var minLevel: Bool? = nil
        @SmartKey("k17") @SmartCompact.Array var shopArea: [Word] = []
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        init() {}
        func didFinishMapping() { finished(90) }
        var fields: [Any?] { [dayPlan, baseRate, itemPrice, userName, firstTag, minLevel, shopArea, free(pageSize)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var dayPlan: M001.S = M001.S()
        var baseRate: [String: String] = [:]
        var itemPrice: [Numbered] = []
        @IgnoredKey var userName: Int = 42
        var firstTag: Card = .unknown(1)
        var minLevel: Bool? = nil
        @SmartKey("k17") @SmartCompact.Array var shopArea: [Word] = []
        @SmartFlat var pageSize: [String: JSONValue] = [:]
        required init() {}
        func didFinishMapping() { finished(90) }
        var fields: [Any?] { [dayPlan, baseRate, itemPrice, userName, firstTag, minLevel, shopArea, free(pageSize)] }
    }
}

enum M091 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var rowCount: M000.S? = nil
        var homeCity: String? = nil
        @SmartDate var newValue: Date? = nil
        var unitCode: Data = Data()
        var userName: [S] = []
        @SmartAny var extraInfo: Any? = nil
        var fields: [Any?] { [rowCount, homeCity, newValue, unitCode, userName, free(extraInfo)] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var rowCount: M000.S? = nil
        var homeCity: String? = nil
        @SmartDate var newValue: Date? = nil
        var unitCode: Data = Data()
        var userName: [D] = []
        @SmartAny var extraInfo: Any? = nil
        var fields: [Any?] { [rowCount, homeCity, newValue, unitCode, userName, free(extraInfo)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var rowCount: M000.S? = nil
        var homeCity: String? = nil
        @SmartDate var newValue: Date? = nil
        var unitCode: Data = Data()
        var userName: [C0] = []
        @SmartAny var extraInfo: Any? = nil
        required init() {}
        var fields: [Any?] { [rowCount, homeCity, newValue, unitCode, userName, free(extraInfo)] }
    }
}

enum M092 {
    struct S: SmartCodable, LawValue {
        var topScore: Float = 1.5
        var homeCity: M003.F = M003.F()
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k12") var oldValue: [String: JSONValue] = [:]
        @SmartKey("ID") var extraInfo: String = "initial"
        @SmartDate var shopArea: Date? = nil
        mutating func didFinishMapping() { finished(92) }
        var fields: [Any?] { [topScore, homeCity, rowCount, free(oldValue), extraInfo, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        var topScore: Float = 1.5
        var homeCity: M003.F = M003.F()
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k12") var oldValue: [String: JSONValue] = [:]
        @SmartKey("ID") var extraInfo: String = "initial"
        @SmartDate var shopArea: Date? = nil
        init() {}
        func didFinishMapping() { finished(92) }
        var fields: [Any?] { [topScore, homeCity, rowCount, free(oldValue), extraInfo, shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        var topScore: Float = 1.5
        var homeCity: M003.F = M003.F()
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k12") var oldValue: [String: JSONValue] = [:]
        @SmartKey("ID") var extraInfo: String = "initial"
        @SmartDate var shopArea: Date? = nil
        mutating func didFinishMapping() { finished(92) }
        var fields: [Any?] { [topScore, homeCity, rowCount, free(oldValue), extraInfo, shopArea] }
    }
}

enum M093 {
    struct S: SmartCodable, LawValue {
        var oldValue: [JSONValue] = []
        var maxLevel: [S] = []
        var dayPlan: M003.S? = nil
        var firstTag: [JSONValue] = []
        var newValue: Mood = .good
        var pageSize: Set<Int> = []
        @SmartFlat var shopArea: [String: JSONValue] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["k26", "k3"], CodingKeys.maxLevel <--- "k8", CodingKeys.dayPlan <--- ["deep.in.v93n2", "dayPlan"], CodingKeys.firstTag <--- ["k6", "firstTag"], CodingKeys.newValue <--- ["deep.in.v93n4", "k14"]] }
        var fields: [Any?] { [free(oldValue), maxLevel, dayPlan, free(firstTag), newValue, pageSize, free(shopArea)] }
    }
    final class F: SmartCodable, LawValue {
        var oldValue: [JSONValue] = []
        var maxLevel: [F] = []
        var dayPlan: M003.S? = nil
        var firstTag: [JSONValue] = []
        var newValue: Mood = .good
        var pageSize: Set<Int> = []
        @SmartFlat var shopArea: [String: JSONValue] = [:]
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["k26", "k3"], CodingKeys.maxLevel <--- "k8", CodingKeys.dayPlan <--- ["deep.in.v93n2", "dayPlan"], CodingKeys.firstTag <--- ["k6", "firstTag"], CodingKeys.newValue <--- ["deep.in.v93n4", "k14"]] }
        var fields: [Any?] { [free(oldValue), maxLevel, dayPlan, free(firstTag), newValue, pageSize, free(shopArea)] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: [JSONValue] = []
        var maxLevel: [C0] = []
        var dayPlan: M003.S? = nil
        var firstTag: [JSONValue] = []
        var newValue: Mood = .good
        var pageSize: Set<Int> = []
        @SmartFlat var shopArea: [String: JSONValue] = [:]
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["k26", "k3"], CodingKeys.maxLevel <--- "k8", CodingKeys.dayPlan <--- ["deep.in.v93n2", "dayPlan"], CodingKeys.firstTag <--- ["k6", "firstTag"], CodingKeys.newValue <--- ["deep.in.v93n4", "k14"]] }
        var fields: [Any?] { [free(oldValue), maxLevel, dayPlan, free(firstTag), newValue, pageSize, free(shopArea)] }
    }
}

enum M094 {
    struct S: SmartCodable, LawValue {
        var isOpen: [String: Bool] = [:]
        var userName: Int64 = 42
        var dayPlan: UInt = 42
        var firstTag: M001.S? = nil
        var minLevel: [Int8] = []
        var newValue: [JSONValue] = []
        var unitCode: [Rated] = []
        var maxLevel: Data? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "k11", CodingKeys.newValue <--- ["list.0.w94n5", "x-y"], CodingKeys.unitCode <--- ["k4", "k14"], CodingKeys.maxLevel <--- ["k18", "k12"]] }
        var fields: [Any?] { [isOpen, userName, dayPlan, firstTag, minLevel, free(newValue), unitCode, maxLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var isOpen: [String: Bool] = [:]
        var userName: Int64 = 42
        var dayPlan: UInt = 42
        var firstTag: M001.S? = nil
        var minLevel: [Int8] = []
        var newValue: [JSONValue] = []
        var unitCode: [Rated] = []
        var maxLevel: Data? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "k11", CodingKeys.newValue <--- ["list.0.w94n5", "x-y"], CodingKeys.unitCode <--- ["k4", "k14"], CodingKeys.maxLevel <--- ["k18", "k12"]] }
        var fields: [Any?] { [isOpen, userName, dayPlan, firstTag, minLevel, free(newValue), unitCode, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var isOpen: [String: Bool] = [:]
        var userName: Int64 = 42
        var dayPlan: UInt = 42
        var firstTag: M001.S? = nil
        var minLevel: [Int8] = []
        var newValue: [JSONValue] = []
        var unitCode: [Rated] = []
        var maxLevel: Data? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "k11", CodingKeys.newValue <--- ["list.0.w94n5", "x-y"], CodingKeys.unitCode <--- ["k4", "k14"], CodingKeys.maxLevel <--- ["k18", "k12"]] }
        var fields: [Any?] { [isOpen, userName, dayPlan, firstTag, minLevel, free(newValue), unitCode, maxLevel] }
    }
}

enum M095 {
    struct S: SmartCodable, LawValue {
        var extraInfo: String? = nil
        var oldValue: Int = 42
        var pageSize: [[Decimal]] = []
        mutating func didFinishMapping() { finished(95) }
        var fields: [Any?] { [extraInfo, oldValue, pageSize] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: String? = nil
        var oldValue: Int = 42
        var pageSize: [[Decimal]] = []
        mutating func didFinishMapping() { finished(95) }
        var fields: [Any?] { [extraInfo, oldValue, pageSize] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var extraInfo: A? = nil
        var oldValue: Int = 42
        var pageSize: [[Decimal]] = []
        mutating func didFinishMapping() { finished(95) }
        var fields: [Any?] { [extraInfo, oldValue, pageSize] }
    }
}

enum M096 {
    struct S: SmartCodable, LawValue {
        var itemPrice: Int64? = nil
        var extraInfo: [S] = []
        var userName: [M001.S] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "k8", CodingKeys.extraInfo <--- ["k14", "extraInfo"]] }
        var fields: [Any?] { [itemPrice, extraInfo, userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        var itemPrice: Int64? = nil
        var extraInfo: [E] = []
        var userName: [M001.S] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "k8", CodingKeys.extraInfo <--- ["k14", "extraInfo"]] }
        var fields: [Any?] { [itemPrice, extraInfo, userName] }
    }
    final class F: SmartCodable, LawValue {
        var itemPrice: Int64? = nil
        var extraInfo: [F] = []
        var userName: [M001.S] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "k8", CodingKeys.extraInfo <--- ["k14", "extraInfo"]] }
        var fields: [Any?] { [itemPrice, extraInfo, userName] }
    }
}

enum M097 {
    struct S: SmartCodable, LawValue {
        var lastPage: UInt = 42
        var oldValue: UInt = 42
        var dayPlan: [Card] = []
        var fields: [Any?] { [lastPage, oldValue, dayPlan] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: UInt = 42
        var oldValue: UInt = 42
        var dayPlan: [Card] = []
        init() {}
        var fields: [Any?] { [lastPage, oldValue, dayPlan] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: UInt = 42
        var oldValue: UInt = 42
        var dayPlan: [Card] = []
        init() {}
        var fields: [Any?] { [lastPage, oldValue, dayPlan] }
    }
}

enum M098 {
    struct S: SmartCodable, LawValue {
        var userName: [String: Float] = [:]
        var lastPage: Word? = .one
        var homeCity: UInt16 = 42
        var itemPrice: Bool = false
        var topScore: Int8 = 42
        @SmartFlat var oldValue: Message = .ping
        var baseRate: Decimal? = nil
        mutating func didFinishMapping() { finished(98) }
        var fields: [Any?] { [userName, lastPage, homeCity, itemPrice, topScore, oldValue, baseRate] }
    }
    final class F: SmartCodable, LawValue {
        var userName: [String: Float] = [:]
        var lastPage: Word? = .one
        var homeCity: UInt16 = 42
        var itemPrice: Bool = false
        var topScore: Int8 = 42
        @SmartFlat var oldValue: Message = .ping
        var baseRate: Decimal? = nil
        init() {}
        func didFinishMapping() { finished(98) }
        var fields: [Any?] { [userName, lastPage, homeCity, itemPrice, topScore, oldValue, baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: [String: Float] = [:]
        var lastPage: Word? = .one
        var homeCity: UInt16 = 42
        var itemPrice: Bool = false
        var topScore: Int8 = 42
        @SmartFlat var oldValue: Message = .ping
        var baseRate: Decimal? = nil
        init() {}
        func didFinishMapping() { finished(98) }
        var fields: [Any?] { [userName, lastPage, homeCity, itemPrice, topScore, oldValue, baseRate] }
    }
}

extension LawModel {
    static let file011: [LawModel] = [
        LawModel(90, "S", M090.S.self, .snake),
        LawModel(90, "F", M090.F.self, .snake),
        LawModel(90, "C", M090.C0.self, .snake),
        LawModel(91, "S", M091.S.self, .snake, isRecursive: true),
        LawModel(91, "D", M091.D.self, .snake, isRecursive: true),
        LawModel(91, "C", M091.C0.self, .snake, isRecursive: true),
        LawModel(92, "S", M092.S.self, .lower),
        LawModel(92, "E", M092.E.self, .lower),
        LawModel(92, "D", M092.D.self, .lower),
        LawModel(93, "S", M093.S.self, collections: .wraps, isRecursive: true),
        LawModel(93, "F", M093.F.self, collections: .wraps, isRecursive: true),
        LawModel(93, "C", M093.C0.self, collections: .wraps, isRecursive: true),
        LawModel(94, "S", M094.S.self),
        LawModel(94, "D", M094.D.self),
        LawModel(94, "E", M094.E.self),
        LawModel(95, "S", M095.S.self, collections: .wraps),
        LawModel(95, "D", M095.D.self, collections: .wraps),
        LawModel(95, "G", M095.G<String>.self, collections: .wraps),
        LawModel(96, "S", M096.S.self, collections: .strict, isRecursive: true),
        LawModel(96, "E", M096.E.self, collections: .strict, isRecursive: true),
        LawModel(96, "F", M096.F.self, collections: .strict, isRecursive: true),
        LawModel(97, "S", M097.S.self, .snake),
        LawModel(97, "E", M097.E.self, .snake),
        LawModel(97, "F", M097.F.self, .snake),
        LawModel(98, "S", M098.S.self, .kebab),
        LawModel(98, "F", M098.F.self, .kebab),
        LawModel(98, "E", M098.E.self, .kebab),
    ]
}
