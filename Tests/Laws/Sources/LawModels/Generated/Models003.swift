// Made by generate.py.
import Foundation
import SmartCodable

enum M018 {
    struct S: SmartCodable, LawValue {
        var userName: Card = .unknown(1)
        var baseRate: Data = Data()
        var firstTag: UInt16 = 42
        var topScore: String? = nil
        @SmartKey("k24", "k27") var unitCode: [Int: Bool] = [:]
        mutating func didFinishMapping() { finished(18) }
        var fields: [Any?] { [userName, baseRate, firstTag, topScore, unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: Card = .unknown(1)
        var baseRate: Data = Data()
        var firstTag: UInt16 = 42
        var topScore: String? = nil
        @SmartKey("k24", "k27") var unitCode: [Int: Bool] = [:]
        init() {}
        func didFinishMapping() { finished(18) }
        var fields: [Any?] { [userName, baseRate, firstTag, topScore, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(18) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var userName: Card = .unknown(1)
        var baseRate: Data = Data()
        override var fields: [Any?] { super.fields + [userName, baseRate] }
    }
    class C2: C1 {
        var firstTag: UInt16 = 42
        var topScore: String? = nil
        override var fields: [Any?] { super.fields + [firstTag, topScore] }
    }
    class C3: C2 {
        @SmartKey("k24", "k27") var unitCode: [Int: Bool] = [:]
        override var fields: [Any?] { super.fields + [unitCode] }
    }
}

enum M019 {
    struct S: SmartCodable, LawValue {
        @SmartDate var newValue: Date? = nil
        var firstTag: [S] = []
        @SmartKey("k11") var baseRate: Mood = .good
        var oldValue: String = "initial"
        var rowCount: Int64? = nil
        var fields: [Any?] { [newValue, firstTag, baseRate, oldValue, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var newValue: Date? = nil
        var firstTag: [F] = []
        @SmartKey("k11") var baseRate: Mood = .good
        var oldValue: String = "initial"
        var rowCount: Int64? = nil
        init() {}
        var fields: [Any?] { [newValue, firstTag, baseRate, oldValue, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartDate var newValue: Date? = nil
        var firstTag: [D] = []
        @SmartKey("k11") var baseRate: Mood = .good
        var oldValue: String = "initial"
        var rowCount: Int64? = nil
        var fields: [Any?] { [newValue, firstTag, baseRate, oldValue, rowCount] }
    }
}

enum M020 {
    struct S: SmartCodable, LawValue {
        var extraInfo: [JSONValue] = []
        var pageSize: Data? = nil
        var oldValue: UInt16 = 42
        var dayPlan: Word = .one
        var homeCity: Card = .unknown(1)
        @SmartKey("dot\\.x20n5") var itemPrice: JSONValue = 1
        var baseRate: Filled = Filled()
        var fields: [Any?] { [free(extraInfo), pageSize, oldValue, dayPlan, homeCity, free(itemPrice), baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        var extraInfo: [JSONValue] = []
        var pageSize: Data? = nil
        var oldValue: UInt16 = 42
        var dayPlan: Word = .one
        var homeCity: Card = .unknown(1)
        @SmartKey("dot\\.x20n5") var itemPrice: JSONValue = 1
        var baseRate: Filled = Filled()
        init() {}
        var fields: [Any?] { [free(extraInfo), pageSize, oldValue, dayPlan, homeCity, free(itemPrice), baseRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: [JSONValue] = []
        var pageSize: Data? = nil
        var oldValue: UInt16 = 42
        var dayPlan: Word = .one
        var homeCity: Card = .unknown(1)
        @SmartKey("dot\\.x20n5") var itemPrice: JSONValue = 1
        var baseRate: Filled = Filled()
        var fields: [Any?] { [free(extraInfo), pageSize, oldValue, dayPlan, homeCity, free(itemPrice), baseRate] }
    }
}

enum M021 {
    struct S: SmartCodable, LawValue {
        var rowCount: UInt16 = 42
        @SmartAny var pageSize: [Any] = []
        @SmartFlat var extraInfo: Message = .ping
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var dayPlan: JSONValue = 1
        @SmartAny var itemPrice: [Any] = []
        var isOpen: [Shape] = []
        mutating func didFinishMapping() { finished(21) }
        var fields: [Any?] { [rowCount, free(pageSize), extraInfo, free(unitCode), free(dayPlan), free(itemPrice), isOpen] }
    }
    class C0: SmartCodable, LawValue {
        var rowCount: UInt16 = 42
        @SmartAny var pageSize: [Any] = []
        @SmartFlat var extraInfo: Message = .ping
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var dayPlan: JSONValue = 1
        @SmartAny var itemPrice: [Any] = []
        var isOpen: [Shape] = []
        required init() {}
        func didFinishMapping() { finished(21) }
        var fields: [Any?] { [rowCount, free(pageSize), extraInfo, free(unitCode), free(dayPlan), free(itemPrice), isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var rowCount: UInt16 = 42
        @SmartAny var pageSize: [Any] = []
        @SmartFlat var extraInfo: Message = .ping
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var dayPlan: JSONValue = 1
        @SmartAny var itemPrice: [Any] = []
        var isOpen: [A] = []
        mutating func didFinishMapping() { finished(21) }
        var fields: [Any?] { [rowCount, free(pageSize), extraInfo, free(unitCode), free(dayPlan), free(itemPrice), isOpen] }
    }
}

enum M022 {
    struct S: SmartCodable, LawValue {
        var lastPage: Int64 = 42
        var pageSize: Rated? = nil
        var homeCity: Decimal = 1
        @SmartFlat var oldValue: Holder = Holder()
        @SmartFlat var dayPlan: M000.S = M000.S()
        var shopArea: Int = -1
        var rowCount: Date = Date(timeIntervalSince1970: 60)
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- SmartDateTransformer()] }
        var fields: [Any?] { [lastPage, pageSize, homeCity, oldValue, dayPlan, shopArea, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: Int64 = 42
        var pageSize: Rated? = nil
        var homeCity: Decimal = 1
        @SmartFlat var oldValue: Holder = Holder()
        @SmartFlat var dayPlan: M000.S = M000.S()
        var shopArea: Int = -1
        var rowCount: Date = Date(timeIntervalSince1970: 60)
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- SmartDateTransformer()] }
        var fields: [Any?] { [lastPage, pageSize, homeCity, oldValue, dayPlan, shopArea, rowCount] }
    }
    class C0: SmartCodable, LawValue {
        var lastPage: Int64 = 42
        var pageSize: Rated? = nil
        var homeCity: Decimal = 1
        @SmartFlat var oldValue: Holder = Holder()
        @SmartFlat var dayPlan: M000.S = M000.S()
        var shopArea: Int = -1
        var rowCount: Date = Date(timeIntervalSince1970: 60)
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- SmartDateTransformer()] }
        var fields: [Any?] { [lastPage, pageSize, homeCity, oldValue, dayPlan, shopArea, rowCount] }
    }
}

enum M023 {
    struct S: SmartCodable, LawValue {
        var rowCount: [UInt16] = []
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var homeCity: M000.F = M000.F()
        var lastPage: M000.S = M000.S()
        enum CodingKeys: String, CodingKey { case rowCount = "k2", topScore, homeCity, lastPage = "k17" }
        mutating func didFinishMapping() { finished(23) }
        var fields: [Any?] { [rowCount, free(topScore), homeCity, lastPage] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(23) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        var rowCount: [UInt16] = []
        enum CodingKeys: String, CodingKey { case rowCount = "k2" }
        override var fields: [Any?] { super.fields + [rowCount] }
    }
    class C3: C2 {
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var homeCity: M000.F = M000.F()
        var lastPage: M000.S = M000.S()
        enum CodingKeys: String, CodingKey { case topScore, homeCity, lastPage = "k17" }
        override var fields: [Any?] { super.fields + [free(topScore), homeCity, lastPage] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var rowCount: [A] = []
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var homeCity: M000.F = M000.F()
        var lastPage: M000.S = M000.S()
        enum CodingKeys: String, CodingKey { case rowCount = "k2", topScore, homeCity, lastPage = "k17" }
        mutating func didFinishMapping() { finished(23) }
        var fields: [Any?] { [rowCount, free(topScore), homeCity, lastPage] }
    }
}

enum M024 {
    struct S: SmartCodable, LawValue {
        var oldValue: Int8? = nil
        var maxLevel: [S] = []
        @SmartAny var dayPlan: [String: Any] = [:]
        enum CodingKeys: String, CodingKey { case oldValue = "k15", maxLevel, dayPlan }
        var fields: [Any?] { [oldValue, maxLevel, free(dayPlan)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: A? = nil
        var maxLevel: [G<A>] = []
        @SmartAny var dayPlan: [String: Any] = [:]
        enum CodingKeys: String, CodingKey { case oldValue = "k15", maxLevel, dayPlan }
        var fields: [Any?] { [oldValue, maxLevel, free(dayPlan)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: Int8? = nil
        var maxLevel: [E] = []
        @SmartAny var dayPlan: [String: Any] = [:]
        init() {}
        enum CodingKeys: String, CodingKey { case oldValue = "k15", maxLevel, dayPlan }
        var fields: [Any?] { [oldValue, maxLevel, free(dayPlan)] }
    }
}

enum M025 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var isOpen: Holder = Holder()
        var oldValue: Int? = nil
        @SmartDate var minLevel: Date? = nil
        var newValue: [M000.F?] = []
        var fields: [Any?] { [isOpen, oldValue, minLevel, newValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var isOpen: Holder = Holder()
        var oldValue: Int? = nil
        @SmartDate var minLevel: Date? = nil
        var newValue: [M000.F?] = []
        init() {}
        var fields: [Any?] { [isOpen, oldValue, minLevel, newValue] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var isOpen: Holder = Holder()
        var oldValue: Int? = nil
        @SmartDate var minLevel: Date? = nil
        var newValue: [M000.F?] = []
        required init() {}
        var fields: [Any?] { [isOpen, oldValue, minLevel, newValue] }
    }
}

enum M026 {
    struct S: SmartCodable, LawValue {
        var userName: [Numbered] = []
        @SmartKey("k28") var newValue: [String: JSONValue] = [:]
        var minLevel: [Rank] = []
        @IgnoredKey var baseRate: Int = 42
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        @SmartKey("k1") var rowCount: [[Mood]] = []
        @SmartFlat var shopArea: M000.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- ["k16", "userName"], CodingKeys.minLevel <--- "data.u26n2"] }
        mutating func didFinishMapping() { finished(26) }
        var fields: [Any?] { [userName, free(newValue), minLevel, baseRate, free(homeCity), rowCount, shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: [Numbered] = []
        @SmartKey("k28") var newValue: [String: JSONValue] = [:]
        var minLevel: [Rank] = []
        @IgnoredKey var baseRate: Int = 42
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        @SmartKey("k1") var rowCount: [[Mood]] = []
        @SmartFlat var shopArea: M000.S? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- ["k16", "userName"], CodingKeys.minLevel <--- "data.u26n2"] }
        mutating func didFinishMapping() { finished(26) }
        var fields: [Any?] { [userName, free(newValue), minLevel, baseRate, free(homeCity), rowCount, shopArea] }
    }
    class C0: SmartCodable, LawValue {
        var userName: [Numbered] = []
        @SmartKey("k28") var newValue: [String: JSONValue] = [:]
        var minLevel: [Rank] = []
        @IgnoredKey var baseRate: Int = 42
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        @SmartKey("k1") var rowCount: [[Mood]] = []
        @SmartFlat var shopArea: M000.S? = nil
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- ["k16", "userName"], CodingKeys.minLevel <--- "data.u26n2"] }
        func didFinishMapping() { finished(26) }
        var fields: [Any?] { [userName, free(newValue), minLevel, baseRate, free(homeCity), rowCount, shopArea] }
    }
}

extension LawModel {
    static let file003: [LawModel] = [
        LawModel(18, "S", M018.S.self, .lower),
        LawModel(18, "E", M018.E.self, .lower),
        LawModel(18, "C", M018.C3.self, .lower),
        LawModel(19, "S", M019.S.self, .snake, collections: .strict, isRecursive: true),
        LawModel(19, "F", M019.F.self, .snake, collections: .strict, isRecursive: true),
        LawModel(19, "D", M019.D.self, .snake, collections: .strict, isRecursive: true),
        LawModel(20, "S", M020.S.self, .snake),
        LawModel(20, "E", M020.E.self, .snake),
        LawModel(20, "D", M020.D.self, .snake),
        LawModel(21, "S", M021.S.self),
        LawModel(21, "C", M021.C0.self),
        LawModel(21, "G", M021.G<Shape>.self),
        LawModel(22, "S", M022.S.self, .snake),
        LawModel(22, "F", M022.F.self, .snake),
        LawModel(22, "C", M022.C0.self, .snake),
        LawModel(23, "S", M023.S.self, collections: .wraps),
        LawModel(23, "C", M023.C3.self, collections: .wraps),
        LawModel(23, "G", M023.G<UInt16>.self, collections: .wraps),
        LawModel(24, "S", M024.S.self, isRecursive: true),
        LawModel(24, "G", M024.G<Int8>.self, isRecursive: true),
        LawModel(24, "E", M024.E.self, isRecursive: true),
        LawModel(25, "S", M025.S.self, .snake),
        LawModel(25, "E", M025.E.self, .snake),
        LawModel(25, "C", M025.C0.self, .snake),
        LawModel(26, "S", M026.S.self),
        LawModel(26, "D", M026.D.self),
        LawModel(26, "C", M026.C0.self),
    ]
}
