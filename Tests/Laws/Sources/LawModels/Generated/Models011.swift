// Made by generate.py.
import Foundation
import SmartCodable

enum M090 {
    struct S: SmartCodable, LawValue {
        var firstTag: [Float?] = []
        var itemPrice: Int64 = 42
        var oldValue: Data = Data()
        var userName: JSONValue = 1
        var shopArea: [Bool] = []
        var maxLevel: Decimal = 1
        @SmartFlat var isOpen: M001.S? = nil
        var rowCount: Word? = nil
        @SmartKey("deep.in.v90n8") var newValue: JSONValue = 1
        var fields: [Any?] { [firstTag, itemPrice, oldValue, free(userName), shopArea, maxLevel, isOpen, rowCount, free(newValue)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var firstTag: [Float?] = []
        var itemPrice: Int64 = 42
        var oldValue: Data = Data()
        var userName: JSONValue = 1
        var shopArea: [Bool] = []
        var maxLevel: Decimal = 1
        @SmartFlat var isOpen: M001.S? = nil
        var rowCount: Word? = nil
        @SmartKey("deep.in.v90n8") var newValue: JSONValue = 1
        var fields: [Any?] { [firstTag, itemPrice, oldValue, free(userName), shopArea, maxLevel, isOpen, rowCount, free(newValue)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var firstTag: [Float?] = []
        var itemPrice: Int64 = 42
        override var fields: [Any?] { super.fields + [firstTag, itemPrice] }
    }
    class C2: C1 {
        var oldValue: Data = Data()
        var userName: JSONValue = 1
        var shopArea: [Bool] = []
        override var fields: [Any?] { super.fields + [oldValue, free(userName), shopArea] }
    }
    class C3: C2 {
        var maxLevel: Decimal = 1
        @SmartFlat var isOpen: M001.S? = nil
        var rowCount: Word? = nil
        @SmartKey("deep.in.v90n8") var newValue: JSONValue = 1
        override var fields: [Any?] { super.fields + [maxLevel, isOpen, rowCount, free(newValue)] }
    }
}

enum M091 {
    struct S: SmartCodable, LawValue {
        var extraInfo: Decimal? = nil
        var firstTag: Bool = false
        var shopArea: String = "initial"
        var unitCode: [Shape] = []
        mutating func didFinishMapping() { finished(91) }
        var fields: [Any?] { [extraInfo, firstTag, shopArea, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(91) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var extraInfo: Decimal? = nil
        override var fields: [Any?] { super.fields + [extraInfo] }
    }
    class C2: C1 {
        var firstTag: Bool = false
        var shopArea: String = "initial"
        override var fields: [Any?] { super.fields + [firstTag, shopArea] }
    }
    class C3: C2 {
        var unitCode: [Shape] = []
        override var fields: [Any?] { super.fields + [unitCode] }
    }
    final class F: SmartCodable, LawValue {
        var extraInfo: Decimal? = nil
        var firstTag: Bool = false
        var shopArea: String = "initial"
        var unitCode: [Shape] = []
        init() {}
        func didFinishMapping() { finished(91) }
        var fields: [Any?] { [extraInfo, firstTag, shopArea, unitCode] }
    }
}

enum M092 {
    struct S: SmartCodable, LawValue {
        var shopArea: Date = Date(timeIntervalSince1970: 60)
        var oldValue: Set<String> = []
        var firstTag: [Rank] = []
        var pageSize: [String?] = []
        var unitCode: [Message] = []
        var userName: [Word: Int] = [:]
        @IgnoredKey var newValue: Int = 42
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        var fields: [Any?] { [shopArea, oldValue, firstTag, pageSize, unitCode, userName, newValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var shopArea: Date = Date(timeIntervalSince1970: 60)
        var oldValue: Set<String> = []
        var firstTag: [A] = []
        var pageSize: [String?] = []
        var unitCode: [Message] = []
        var userName: [Word: Int] = [:]
        @IgnoredKey var newValue: Int = 42
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        var fields: [Any?] { [shopArea, oldValue, firstTag, pageSize, unitCode, userName, newValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var shopArea: Date = Date(timeIntervalSince1970: 60)
        var oldValue: Set<String> = []
        var firstTag: [Rank] = []
        var pageSize: [String?] = []
        var unitCode: [Message] = []
        var userName: [Word: Int] = [:]
        @IgnoredKey var newValue: Int = 42
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        var fields: [Any?] { [shopArea, oldValue, firstTag, pageSize, unitCode, userName, newValue] }
    }
}

enum M093 {
    struct S: SmartCodable, LawValue {
        var oldValue: [S] = []
        var rowCount: JSONValue = 1
        @SmartFlat var newValue: M000.S? = nil
        var userName: [JSONValue] = []
        var fields: [Any?] { [oldValue, free(rowCount), newValue, free(userName)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: [E] = []
        var rowCount: JSONValue = 1
        @SmartFlat var newValue: M000.S? = nil
        var userName: [JSONValue] = []
        init() {}
        var fields: [Any?] { [oldValue, free(rowCount), newValue, free(userName)] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: [C0] = []
        var rowCount: JSONValue = 1
        @SmartFlat var newValue: M000.S? = nil
        var userName: [JSONValue] = []
        required init() {}
        var fields: [Any?] { [oldValue, free(rowCount), newValue, free(userName)] }
    }
}

enum M094 {
    struct S: SmartCodable, LawValue {
        var minLevel: [Int: Bool] = [:]
        var firstTag: Filled? = nil
        var lastPage: Vehicle? = nil
        var fields: [Any?] { [minLevel, firstTag, lastPage] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        var minLevel: [Int: Bool] = [:]
        var firstTag: Filled? = nil
        override var fields: [Any?] { super.fields + [minLevel, firstTag] }
    }
    class C3: C2 {
        var lastPage: Vehicle? = nil
        override var fields: [Any?] { super.fields + [lastPage] }
    }
    final class F: SmartCodable, LawValue {
        var minLevel: [Int: Bool] = [:]
        var firstTag: Filled? = nil
        var lastPage: Vehicle? = nil
        init() {}
        var fields: [Any?] { [minLevel, firstTag, lastPage] }
    }
}

enum M095 {
    struct S: SmartCodable, LawValue {
        @SmartDate var firstTag: Date? = nil
        var topScore: Date? = nil
        var maxLevel: [Int] = []
        var shopArea: Data = Data()
        var dayPlan: Decimal = 1
        var homeCity: Bool = false
        enum CodingKeys: String, CodingKey { case firstTag = "名", topScore, maxLevel, shopArea = "k2", dayPlan, homeCity }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(95) }
        var fields: [Any?] { [firstTag, topScore, maxLevel, shopArea, dayPlan, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartDate var firstTag: Date? = nil
        var topScore: Date? = nil
        var maxLevel: [Int] = []
        var shopArea: Data = Data()
        var dayPlan: Decimal = 1
        var homeCity: Bool = false
        init() {}
        enum CodingKeys: String, CodingKey { case firstTag = "名", topScore, maxLevel, shopArea = "k2", dayPlan, homeCity }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(95) }
        var fields: [Any?] { [firstTag, topScore, maxLevel, shopArea, dayPlan, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(95) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartDate var firstTag: Date? = nil
        var topScore: Date? = nil
        enum CodingKeys: String, CodingKey { case firstTag = "名", topScore }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.topScore <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [firstTag, topScore] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        var maxLevel: [Int] = []
        var shopArea: Data = Data()
        var dayPlan: Decimal = 1
        var homeCity: Bool = false
        enum CodingKeys: String, CodingKey { case maxLevel, shopArea = "k2", dayPlan, homeCity }
        override var fields: [Any?] { super.fields + [maxLevel, shopArea, dayPlan, homeCity] }
    }
}

enum M096 {
    struct S: SmartCodable, LawValue {
        @SmartKey("ID") @SmartDate var unitCode: Date? = nil
        @SmartKey("k12") var topScore: [String: JSONValue] = [:]
        @SmartFlat var newValue: Holder = Holder()
        @SmartKey("k15") var lastPage: Data = Data()
        @SmartAny var isOpen: [Any] = []
        @IgnoredKey var oldValue: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- ["list.0.w96n4", "k13"]] }
        mutating func didFinishMapping() { finished(96) }
        var fields: [Any?] { [unitCode, free(topScore), newValue, lastPage, free(isOpen), oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("ID") @SmartDate var unitCode: Date? = nil
        @SmartKey("k12") var topScore: [String: JSONValue] = [:]
        @SmartFlat var newValue: Holder = Holder()
        @SmartKey("k15") var lastPage: Data = Data()
        @SmartAny var isOpen: [Any] = []
        @IgnoredKey var oldValue: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.isOpen <--- ["list.0.w96n4", "k13"]] }
        mutating func didFinishMapping() { finished(96) }
        var fields: [Any?] { [unitCode, free(topScore), newValue, lastPage, free(isOpen), oldValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        func didFinishMapping() { finished(96) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("ID") @SmartDate var unitCode: Date? = nil
        @SmartKey("k12") var topScore: [String: JSONValue] = [:]
        @SmartFlat var newValue: Holder = Holder()
        @SmartKey("k15") var lastPage: Data = Data()
        @SmartAny var isOpen: [Any] = []
        @IgnoredKey var oldValue: Int = 42
        enum CodingKeys: String, CodingKey { case unitCode, topScore, newValue, lastPage, isOpen, oldValue }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.isOpen <--- ["list.0.w96n4", "k13"]] }
        override var fields: [Any?] { super.fields + [unitCode, free(topScore), newValue, lastPage, free(isOpen), oldValue] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M097 {
    struct S: SmartCodable, LawValue {
        @SmartDate var shopArea: Date = Date(timeIntervalSince1970: 60)
        var oldValue: Data? = nil
        @SmartKey("list.0.w97n2") var unitCode: Filled = Filled()
        @SmartKey("list.0.w97n3", "userName") var userName: [String: JSONValue] = [:]
        var isOpen: Decimal = 1
        var fields: [Any?] { [shopArea, oldValue, unitCode, free(userName), isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartDate var shopArea: Date = Date(timeIntervalSince1970: 60)
        var oldValue: Data? = nil
        @SmartKey("list.0.w97n2") var unitCode: Filled = Filled()
        @SmartKey("list.0.w97n3", "userName") var userName: [String: JSONValue] = [:]
        var isOpen: Decimal = 1
        init() {}
        var fields: [Any?] { [shopArea, oldValue, unitCode, free(userName), isOpen] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var shopArea: Date = Date(timeIntervalSince1970: 60)
        var oldValue: Data? = nil
        @SmartKey("list.0.w97n2") var unitCode: Filled = Filled()
        @SmartKey("list.0.w97n3", "userName") var userName: [String: JSONValue] = [:]
        var isOpen: Decimal = 1
        init() {}
        var fields: [Any?] { [shopArea, oldValue, unitCode, free(userName), isOpen] }
    }
}

enum M098 {
    struct S: SmartCodable, LawValue {
        var unitCode: [JSONValue] = []
        @IgnoredKey var userName: Int = 42
        var shopArea: [Int] = []
        var minLevel: [String: JSONValue] = [:]
        mutating func didFinishMapping() { finished(98) }
        var fields: [Any?] { [free(unitCode), userName, shopArea, free(minLevel)] }
    }
    final class F: SmartCodable, LawValue {
        var unitCode: [JSONValue] = []
        @IgnoredKey var userName: Int = 42
        var shopArea: [Int] = []
        var minLevel: [String: JSONValue] = [:]
        init() {}
        func didFinishMapping() { finished(98) }
        var fields: [Any?] { [free(unitCode), userName, shopArea, free(minLevel)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var unitCode: [JSONValue] = []
        @IgnoredKey var userName: Int = 42
        var shopArea: [A] = []
        var minLevel: [String: JSONValue] = [:]
        mutating func didFinishMapping() { finished(98) }
        var fields: [Any?] { [free(unitCode), userName, shopArea, free(minLevel)] }
    }
}

extension LawModel {
    static let file011: [LawModel] = [
        LawModel(90, "S", M090.S.self, .snake, collections: .strict),
        LawModel(90, "D", M090.D.self, .snake, collections: .strict),
        LawModel(90, "C", M090.C3.self, .snake, collections: .strict),
        LawModel(91, "S", M091.S.self),
        LawModel(91, "C", M091.C3.self),
        LawModel(91, "F", M091.F.self),
        LawModel(92, "S", M092.S.self, collections: .strict),
        LawModel(92, "G", M092.G<Rank>.self, collections: .strict),
        LawModel(92, "E", M092.E.self, collections: .strict),
        LawModel(93, "S", M093.S.self, isRecursive: true),
        LawModel(93, "E", M093.E.self, isRecursive: true),
        LawModel(93, "C", M093.C0.self, isRecursive: true),
        LawModel(94, "S", M094.S.self),
        LawModel(94, "C", M094.C3.self),
        LawModel(94, "F", M094.F.self),
        LawModel(95, "S", M095.S.self),
        LawModel(95, "E", M095.E.self),
        LawModel(95, "C", M095.C3.self),
        LawModel(96, "S", M096.S.self, collections: .wraps),
        LawModel(96, "D", M096.D.self, collections: .wraps),
        LawModel(96, "C", M096.C2.self, collections: .wraps),
        LawModel(97, "S", M097.S.self, .upper),
        LawModel(97, "E", M097.E.self, .upper),
        LawModel(97, "F", M097.F.self, .upper),
        LawModel(98, "S", M098.S.self, .snake),
        LawModel(98, "F", M098.F.self, .snake),
        LawModel(98, "G", M098.G<Int>.self, .snake),
    ]
}
