// Made by generate.py.
import Foundation
import SmartCodable

enum M063 {
    struct S: SmartCodable, LawValue {
        var lastPage: [String: JSONValue] = [:]
        var itemPrice: Shape = Shape()
        var minLevel: UInt = 42
        var extraInfo: URL? = nil
        var shopArea: Mood = .good
        mutating func didFinishMapping() { finished(63) }
        var fields: [Any?] { [free(lastPage), itemPrice, minLevel, extraInfo, shopArea] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: [String: JSONValue] = [:]
        var itemPrice: Shape = Shape()
        var minLevel: UInt = 42
        var extraInfo: URL? = nil
        var shopArea: Mood = .good
        init() {}
        func didFinishMapping() { finished(63) }
        var fields: [Any?] { [free(lastPage), itemPrice, minLevel, extraInfo, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: [String: JSONValue] = [:]
        var itemPrice: Shape = Shape()
        var minLevel: UInt = 42
        var extraInfo: URL? = nil
        var shopArea: Mood = .good
        init() {}
        func didFinishMapping() { finished(63) }
        var fields: [Any?] { [free(lastPage), itemPrice, minLevel, extraInfo, shopArea] }
    }
}

enum M064 {
    struct S: SmartCodable, LawValue {
        var firstTag: [Word: Int] = [:]
        var homeCity: Bool? = false
        var extraInfo: Message = .ping
        var minLevel: [S] = []
        @SmartFlat var newValue: M001.S = M001.S()
        var fields: [Any?] { [firstTag, homeCity, extraInfo, minLevel, newValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var firstTag: [Word: Int] = [:]
        var homeCity: Bool? = false
        var extraInfo: Message = .ping
        var minLevel: [D] = []
        @SmartFlat var newValue: M001.S = M001.S()
        var fields: [Any?] { [firstTag, homeCity, extraInfo, minLevel, newValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var firstTag: [Word: Int] = [:]
        var homeCity: Bool? = false
        var extraInfo: Message = .ping
        var minLevel: [E] = []
        @SmartFlat var newValue: M001.S = M001.S()
        init() {}
        var fields: [Any?] { [firstTag, homeCity, extraInfo, minLevel, newValue] }
    }
}

enum M065 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var rowCount: Holder = Holder()
        var maxLevel: Filled? = nil
        var unitCode: Set<Int> = []
        @IgnoredKey var itemPrice: Int = 42
        var pageSize: M000.S = M000.S()
        @SmartDate var minLevel: Date? = nil
        @SmartDate var lastPage: Date? = nil
        @SmartAny var userName: Any? = nil
        @IgnoredKey var isOpen: Int = 42
        var fields: [Any?] { [rowCount, maxLevel, unitCode, itemPrice, pageSize, minLevel, lastPage, free(userName), isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var rowCount: Holder = Holder()
        var maxLevel: A? = nil
        var unitCode: Set<Int> = []
        @IgnoredKey var itemPrice: Int = 42
        var pageSize: M000.S = M000.S()
        @SmartDate var minLevel: Date? = nil
        @SmartDate var lastPage: Date? = nil
        @SmartAny var userName: Any? = nil
        @IgnoredKey var isOpen: Int = 42
        var fields: [Any?] { [rowCount, maxLevel, unitCode, itemPrice, pageSize, minLevel, lastPage, free(userName), isOpen] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var rowCount: Holder = Holder()
        var maxLevel: Filled? = nil
        var unitCode: Set<Int> = []
        @IgnoredKey var itemPrice: Int = 42
        var pageSize: M000.S = M000.S()
        @SmartDate var minLevel: Date? = nil
        override var fields: [Any?] { super.fields + [rowCount, maxLevel, unitCode, itemPrice, pageSize, minLevel] }
    }
    class C2: C1 {
        @SmartDate var lastPage: Date? = nil
        @SmartAny var userName: Any? = nil
        override var fields: [Any?] { super.fields + [lastPage, free(userName)] }
    }
    class C3: C2 {
        @IgnoredKey var isOpen: Int = 42
        override var fields: [Any?] { super.fields + [isOpen] }
    }
}

enum M066 {
    struct S: SmartCodable, LawValue {
        var isOpen: Shape = Shape()
        var dayPlan: [JSONValue] = []
        @SmartDate var topScore: Date? = nil
        @SmartAny var pageSize: [Any] = []
        var minLevel: String? = nil
        var unitCode: Rank = .low
        var itemPrice: UInt = 42
        var rowCount: Bool = false
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(66) }
        var fields: [Any?] { [isOpen, free(dayPlan), topScore, free(pageSize), minLevel, unitCode, itemPrice, rowCount, free(baseRate)] }
    }
    final class F: SmartCodable, LawValue {
        var isOpen: Shape = Shape()
        var dayPlan: [JSONValue] = []
        @SmartDate var topScore: Date? = nil
        @SmartAny var pageSize: [Any] = []
        var minLevel: String? = nil
        var unitCode: Rank = .low
        var itemPrice: UInt = 42
        var rowCount: Bool = false
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(66) }
        var fields: [Any?] { [isOpen, free(dayPlan), topScore, free(pageSize), minLevel, unitCode, itemPrice, rowCount, free(baseRate)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(66) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var isOpen: Shape = Shape()
        var dayPlan: [JSONValue] = []
        @SmartDate var topScore: Date? = nil
        @SmartAny var pageSize: [Any] = []
        var minLevel: String? = nil
        var unitCode: Rank = .low
        var itemPrice: UInt = 42
        var rowCount: Bool = false
        @SmartFlat var baseRate: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case isOpen, dayPlan, topScore, pageSize, minLevel, unitCode, itemPrice, rowCount, baseRate }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.minLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [isOpen, free(dayPlan), topScore, free(pageSize), minLevel, unitCode, itemPrice, rowCount, free(baseRate)] }
    }
}

enum M067 {
    struct S: SmartCodable, LawValue {
        var rowCount: [String: Word] = [:]
        var dayPlan: Filled? = nil
        var userName: Bool? = nil
        @SmartFlat var unitCode: M001.S = M001.S()
        mutating func didFinishMapping() { finished(67) }
        var fields: [Any?] { [rowCount, dayPlan, userName, unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: [String: Word] = [:]
        var dayPlan: Filled? = nil
        var userName: Bool? = nil
        @SmartFlat var unitCode: M001.S = M001.S()
        init() {}
        func didFinishMapping() { finished(67) }
        var fields: [Any?] { [rowCount, dayPlan, userName, unitCode] }
    }
    struct D: SmartDirectCodable, LawValue {
        var rowCount: [String: Word] = [:]
        var dayPlan: Filled? = nil
        var userName: Bool? = nil
        @SmartFlat var unitCode: M001.S = M001.S()
        mutating func didFinishMapping() { finished(67) }
        var fields: [Any?] { [rowCount, dayPlan, userName, unitCode] }
    }
}

enum M068 {
    struct S: SmartCodable, LawValue {
        var oldValue: Mood = .good
        var homeCity: M003.S? = nil
        var unitCode: M000.S? = nil
        var maxLevel: [[Mood]] = []
        var extraInfo: Filled? = nil
        enum CodingKeys: String, CodingKey { case oldValue, homeCity, unitCode, maxLevel = "ID", extraInfo = "k2" }
        var fields: [Any?] { [oldValue, homeCity, unitCode, maxLevel, extraInfo] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: Mood = .good
        var homeCity: A? = nil
        var unitCode: M000.S? = nil
        var maxLevel: [[Mood]] = []
        var extraInfo: Filled? = nil
        enum CodingKeys: String, CodingKey { case oldValue, homeCity, unitCode, maxLevel = "ID", extraInfo = "k2" }
        var fields: [Any?] { [oldValue, homeCity, unitCode, maxLevel, extraInfo] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: Mood = .good
        var homeCity: M003.S? = nil
        var unitCode: M000.S? = nil
        var maxLevel: [[Mood]] = []
        var extraInfo: Filled? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case oldValue, homeCity, unitCode, maxLevel = "ID", extraInfo = "k2" }
        var fields: [Any?] { [oldValue, homeCity, unitCode, maxLevel, extraInfo] }
    }
}

enum M069 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var unitCode: [UInt] = []
        var baseRate: String = "initial"
        var shopArea: String = "initial"
        var userName: [String: String] = [:]
        var dayPlan: Int = 42
        var minLevel: Decimal = 1
        var homeCity: String = "initial"
        var topScore: String? = nil
        var fields: [Any?] { [unitCode, baseRate, shopArea, userName, dayPlan, minLevel, homeCity, topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartCompact.Array var unitCode: [UInt] = []
        var baseRate: String = "initial"
        var shopArea: String = "initial"
        var userName: [String: String] = [:]
        var dayPlan: Int = 42
        var minLevel: Decimal = 1
        var homeCity: String = "initial"
        var topScore: String? = nil
        init() {}
        var fields: [Any?] { [unitCode, baseRate, shopArea, userName, dayPlan, minLevel, homeCity, topScore] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartCompact.Array var unitCode: [UInt] = []
        var baseRate: String = "initial"
        var shopArea: String = "initial"
        var userName: [String: String] = [:]
        var dayPlan: Int = 42
        var minLevel: Decimal = 1
        var homeCity: String = "initial"
        var topScore: A? = nil
        var fields: [Any?] { [unitCode, baseRate, shopArea, userName, dayPlan, minLevel, homeCity, topScore] }
    }
}

enum M070 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var itemPrice: [Int] = []
        var maxLevel: UInt = 42
        var baseRate: Bool = false
        var extraInfo: [String: Rank] = [:]
        @SmartCompact.Array var homeCity: [Int64] = []
        var rowCount: [Int?] = []
        var topScore: Word = .one
        var unitCode: String = "initial"
        var fields: [Any?] { [itemPrice, maxLevel, baseRate, extraInfo, homeCity, rowCount, topScore, unitCode] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartCompact.Array var itemPrice: [Int] = []
        var maxLevel: UInt = 42
        var baseRate: Bool = false
        var extraInfo: [String: Rank] = [:]
        @SmartCompact.Array var homeCity: [Int64] = []
        var rowCount: [Int?] = []
        var topScore: Word = .one
        var unitCode: String = "initial"
        var fields: [Any?] { [itemPrice, maxLevel, baseRate, extraInfo, homeCity, rowCount, topScore, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        @SmartCompact.Array var itemPrice: [Int] = []
        var maxLevel: UInt = 42
        var baseRate: Bool = false
        var extraInfo: [String: Rank] = [:]
        @SmartCompact.Array var homeCity: [Int64] = []
        required init() {}
        var fields: [Any?] { [itemPrice, maxLevel, baseRate, extraInfo, homeCity] }
    }
    class C1: C0 {
        var rowCount: [Int?] = []
        var topScore: Word = .one
        var unitCode: String = "initial"
        override var fields: [Any?] { super.fields + [rowCount, topScore, unitCode] }
    }
}

enum M071 {
    struct S: SmartCodable, LawValue {
        var extraInfo: String = "initial"
        @SmartAny var shopArea: [String: Any] = [:]
        @SmartFlat var newValue: M001.S? = nil
        var homeCity: Decimal? = nil
        var oldValue: Double = 1.5
        var dayPlan: [String: Int] = [:]
        var minLevel: [M000.S] = []
        enum CodingKeys: String, CodingKey { case extraInfo, shopArea, newValue, homeCity = "k4", oldValue = "k1", dayPlan = "k3", minLevel = "k17" }
        mutating func didFinishMapping() { finished(71) }
        var fields: [Any?] { [extraInfo, free(shopArea), newValue, homeCity, oldValue, dayPlan, minLevel] }
    }
    final class F: SmartCodable, LawValue {
        var extraInfo: String = "initial"
        @SmartAny var shopArea: [String: Any] = [:]
        @SmartFlat var newValue: M001.S? = nil
        var homeCity: Decimal? = nil
        var oldValue: Double = 1.5
        var dayPlan: [String: Int] = [:]
        var minLevel: [M000.S] = []
        init() {}
        enum CodingKeys: String, CodingKey { case extraInfo, shopArea, newValue, homeCity = "k4", oldValue = "k1", dayPlan = "k3", minLevel = "k17" }
        func didFinishMapping() { finished(71) }
        var fields: [Any?] { [extraInfo, free(shopArea), newValue, homeCity, oldValue, dayPlan, minLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: String = "initial"
        @SmartAny var shopArea: [String: Any] = [:]
        @SmartFlat var newValue: M001.S? = nil
        var homeCity: Decimal? = nil
        var oldValue: Double = 1.5
        var dayPlan: [String: Int] = [:]
        var minLevel: [M000.S] = []
        enum CodingKeys: String, CodingKey { case extraInfo, shopArea, newValue, homeCity = "k4", oldValue = "k1", dayPlan = "k3", minLevel = "k17" }
        mutating func didFinishMapping() { finished(71) }
        var fields: [Any?] { [extraInfo, free(shopArea), newValue, homeCity, oldValue, dayPlan, minLevel] }
    }
}

extension LawModel {
    static let file008: [LawModel] = [
        LawModel(63, "S", M063.S.self, collections: .strict),
        LawModel(63, "F", M063.F.self, collections: .strict),
        LawModel(63, "E", M063.E.self, collections: .strict),
        LawModel(64, "S", M064.S.self, .upper, collections: .wraps, isRecursive: true),
        LawModel(64, "D", M064.D.self, .upper, collections: .wraps, isRecursive: true),
        LawModel(64, "E", M064.E.self, .upper, collections: .wraps, isRecursive: true),
        LawModel(65, "S", M065.S.self),
        LawModel(65, "G", M065.G<Filled>.self),
        LawModel(65, "C", M065.C3.self),
        LawModel(66, "S", M066.S.self, .kebab, collections: .strict),
        LawModel(66, "F", M066.F.self, .kebab, collections: .strict),
        LawModel(66, "C", M066.C1.self, .kebab, collections: .strict),
        LawModel(67, "S", M067.S.self),
        LawModel(67, "E", M067.E.self),
        LawModel(67, "D", M067.D.self),
        LawModel(68, "S", M068.S.self),
        LawModel(68, "G", M068.G<M003.S>.self),
        LawModel(68, "E", M068.E.self),
        LawModel(69, "S", M069.S.self),
        LawModel(69, "E", M069.E.self),
        LawModel(69, "G", M069.G<String>.self),
        LawModel(70, "S", M070.S.self, collections: .wraps),
        LawModel(70, "D", M070.D.self, collections: .wraps),
        LawModel(70, "C", M070.C1.self, collections: .wraps),
        LawModel(71, "S", M071.S.self),
        LawModel(71, "F", M071.F.self),
        LawModel(71, "D", M071.D.self),
    ]
}
