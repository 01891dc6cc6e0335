// Made by generate.py.
import Foundation
import SmartCodable

enum M018 {
    struct S: SmartCodable, LawValue {
        var baseRate: [String: Int64] = [:]
        var oldValue: [Card] = []
        @SmartFlat var shopArea: [String: JSONValue] = [:]
        var itemPrice: Float? = nil
        var isOpen: [[Int]] = []
        @SmartFlat var homeCity: Message = .ping
        var fields: [Any?] { [baseRate, oldValue, free(shopArea), itemPrice, isOpen, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        var baseRate: [String: Int64] = [:]
        required init() {}
        var fields: [Any?] { [baseRate] }
    }
    class C1: C0 {
        var oldValue: [Card] = []
        override var fields: [Any?] { super.fields + [oldValue] }
    }
    class C2: C1 {
        @SmartFlat var shopArea: [String: JSONValue] = [:]
        var itemPrice: Float? = nil
        var isOpen: [[Int]] = []
        @SmartFlat var homeCity: Message = .ping
        override var fields: [Any?] { super.fields + [free(shopArea), itemPrice, isOpen, homeCity] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var baseRate: [String: Int64] = [:]
        var oldValue: [A] = []
        @SmartFlat var shopArea: [String: JSONValue] = [:]
        var itemPrice: Float? = nil
        var isOpen: [[Int]] = []
        @SmartFlat var homeCity: Message = .ping
        var fields: [Any?] { [baseRate, oldValue, free(shopArea), itemPrice, isOpen, homeCity] }
    }
}

enum M019 {
    struct S: SmartCodable, LawValue {
        var dayPlan: [Rated] = []
        var shopArea: Float = 1.5
        var maxLevel: String? = nil
        var itemPrice: [String: Double] = [:]
        var extraInfo: [Float] = []
        var rowCount: Word? = nil
        var newValue: Date? = nil
        enum CodingKeys: String, CodingKey { case dayPlan = "k9", shopArea, maxLevel = "k5", itemPrice = "ID", extraInfo = "k19", rowCount = "k10", newValue }
        var fields: [Any?] { [dayPlan, shopArea, maxLevel, itemPrice, extraInfo, rowCount, newValue] }
    }
    final class F: SmartCodable, LawValue {
        var dayPlan: [Rated] = []
        var shopArea: Float = 1.5
        var maxLevel: String? = nil
        var itemPrice: [String: Double] = [:]
        var extraInfo: [Float] = []
        var rowCount: Word? = nil
        var newValue: Date? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case dayPlan = "k9", shopArea, maxLevel = "k5", itemPrice = "ID", extraInfo = "k19", rowCount = "k10", newValue }
        var fields: [Any?] { [dayPlan, shopArea, maxLevel, itemPrice, extraInfo, rowCount, newValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var dayPlan: [Rated] = []
        var shopArea: Float = 1.5
        var maxLevel: String? = nil
        var itemPrice: [String: Double] = [:]
        var extraInfo: [Float] = []
        var rowCount: Word? = nil
        var newValue: Date? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case dayPlan = "k9", shopArea, maxLevel = "k5", itemPrice = "ID", extraInfo = "k19", rowCount = "k10", newValue }
        var fields: [Any?] { [dayPlan, shopArea, maxLevel, itemPrice, extraInfo, rowCount, newValue] }
    }
}

enum M020 {
    struct S: SmartCodable, LawValue {
        var firstTag: [S] = []
        var unitCode: M000.S = M000.S()
        var dayPlan: Word? = nil
        var fields: [Any?] { [firstTag, unitCode, dayPlan] }
    }
    struct D: SmartDirectCodable, LawValue {
        var firstTag: [D] = []
        var unitCode: M000.S = M000.S()
        var dayPlan: Word? = nil
        var fields: [Any?] { [firstTag, unitCode, dayPlan] }
    }
    final class E: SmartDirectCodable, LawValue {
        var firstTag: [E] = []
        var unitCode: M000.S = M000.S()
        var dayPlan: Word? = nil
        init() {}
        var fields: [Any?] { [firstTag, unitCode, dayPlan] }
    }
}

enum M021 {
    struct S: SmartCodable, LawValue {
        var minLevel: Set<String> = []
        @SmartKey("k18") var newValue: Decimal? = 1
        @SmartAny var maxLevel: [Any] = []
        var dayPlan: M002.F? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- ["_v", "k6"], CodingKeys.maxLevel <--- "ID"] }
        mutating func didFinishMapping() { finished(21) }
        var fields: [Any?] { [minLevel, newValue, free(maxLevel), dayPlan] }
    }
    final class E: SmartDirectCodable, LawValue {
        var minLevel: Set<String> = []
        @SmartKey("k18") var newValue: Decimal? = 1
        @SmartAny var maxLevel: [Any] = []
        var dayPlan: M002.F? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- ["_v", "k6"], CodingKeys.maxLevel <--- "ID"] }
        func didFinishMapping() { finished(21) }
        var fields: [Any?] { [minLevel, newValue, free(maxLevel), dayPlan] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: Set<String> = []
        @SmartKey("k18") var newValue: Decimal? = 1
        @SmartAny var maxLevel: [Any] = []
        var dayPlan: A? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- ["_v", "k6"], CodingKeys.maxLevel <--- "ID"] }
        mutating func didFinishMapping() { finished(21) }
        var fields: [Any?] { [minLevel, newValue, free(maxLevel), dayPlan] }
    }
}

enum M022 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var topScore: M000.S = M000.S()
        var dayPlan: M001.F = M001.F()
        var itemPrice: Shape = Shape()
        var firstTag: [String: Mood] = [:]
        var unitCode: M002.S = M002.S()
        @SmartAny var maxLevel: Any? = nil
        @SmartKey("k15", "k28") var userName: UInt16 = 42
        var lastPage: [M003.F] = []
        var fields: [Any?] { [topScore, dayPlan, itemPrice, firstTag, unitCode, free(maxLevel), userName, lastPage] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var topScore: M000.S = M000.S()
        var dayPlan: M001.F = M001.F()
        var itemPrice: Shape = Shape()
        var firstTag: [String: Mood] = [:]
        var unitCode: M002.S = M002.S()
        @SmartAny var maxLevel: Any? = nil
        @SmartKey("k15", "k28") var userName: UInt16 = 42
        var lastPage: [M003.F] = []
        var fields: [Any?] { [topScore, dayPlan, itemPrice, firstTag, unitCode, free(maxLevel), userName, lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var topScore: M000.S = M000.S()
        var dayPlan: M001.F = M001.F()
        var itemPrice: Shape = Shape()
        var firstTag: [String: Mood] = [:]
        var unitCode: M002.S = M002.S()
        @SmartAny var maxLevel: Any? = nil
        @SmartKey("k15", "k28") var userName: UInt16 = 42
        var lastPage: [M003.F] = []
        init() {}
        var fields: [Any?] { [topScore, dayPlan, itemPrice, firstTag, unitCode, free(maxLevel), userName, lastPage] }
    }
}

enum M023 {
    struct S: SmartCodable, LawValue {
        var topScore: Date? = nil
        @SmartAny var baseRate: Any? = nil
        var dayPlan: [Card] = []
        var maxLevel: [Shape] = []
        enum CodingKeys: String, CodingKey { case topScore, baseRate, dayPlan = "user_id", maxLevel }
        mutating func didFinishMapping() { finished(23) }
        var fields: [Any?] { [topScore, free(baseRate), dayPlan, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        var topScore: Date? = nil
        @SmartAny var baseRate: Any? = nil
        var dayPlan: [Card] = []
        var maxLevel: [Shape] = []
        init() {}
        enum CodingKeys: String, CodingKey { case topScore, baseRate, dayPlan = "user_id", maxLevel }
        func didFinishMapping() { finished(23) }
        var fields: [Any?] { [topScore, free(baseRate), dayPlan, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        var topScore: Date? = nil
        @SmartAny var baseRate: Any? = nil
        var dayPlan: [Card] = []
        var maxLevel: [Shape] = []
        required init() {}
        enum CodingKeys: String, CodingKey { case topScore, baseRate, dayPlan = "user_id", maxLevel }
        func didFinishMapping() { finished(23) }
        var fields: [Any?] { [topScore, free(baseRate), dayPlan, maxLevel] }
    }
}

enum M024 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var oldValue: [String] = []
        var minLevel: String? = nil
        @SmartCompact.Array var lastPage: [Float] = []
        var maxLevel: Bool = false
        var itemPrice: [String: UInt16] = [:]
        var userName: String = "initial"
        var fields: [Any?] { [oldValue, minLevel, lastPage, maxLevel, itemPrice, userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartCompact.Array var oldValue: [String] = []
        var minLevel: String? = nil
        @SmartCompact.Array var lastPage: [Float] = []
        var maxLevel: Bool = false
        var itemPrice: [String: UInt16] = [:]
        var userName: String = "initial"
        init() {}
        var fields: [Any?] { [oldValue, minLevel, lastPage, maxLevel, itemPrice, userName] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartCompact.Array var oldValue: [String] = []
        var minLevel: String? = nil
        @SmartCompact.Array var lastPage: [Float] = []
        var maxLevel: Bool = false
        var itemPrice: [String: UInt16] = [:]
        var userName: String = "initial"
        override var fields: [Any?] { super.fields + [oldValue, minLevel, lastPage, maxLevel, itemPrice, userName] }
    }
}

enum M025 {
    struct S: SmartCodable, LawValue {
        var lastPage: Bool? = false
        var rowCount: Shape = Shape()
        var dayPlan: Decimal = 1
        var unitCode: Word = .one
        var isOpen: [Card] = []
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var homeCity: String = "initial"
        @IgnoredKey var shopArea: Int = 42
        mutating func didFinishMapping() { finished(25) }
        var fields: [Any?] { [lastPage, rowCount, dayPlan, unitCode, isOpen, free(topScore), homeCity, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: Bool? = false
        var rowCount: Shape = Shape()
        var dayPlan: Decimal = 1
        var unitCode: Word = .one
        var isOpen: [Card] = []
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var homeCity: String = "initial"
        @IgnoredKey var shopArea: Int = 42
        init() {}
        func didFinishMapping() { finished(25) }
        var fields: [Any?] { [lastPage, rowCount, dayPlan, unitCode, isOpen, free(topScore), homeCity, shopArea] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var lastPage: Bool? = false
        var rowCount: Shape = Shape()
        var dayPlan: Decimal = 1
        var unitCode: Word = .one
        var isOpen: [A] = []
        @SmartUnknown var topScore: [String: JSONValue] = [:]
        var homeCity: String = "initial"
        @IgnoredKey var shopArea: Int = 42
        mutating func didFinishMapping() { finished(25) }
        var fields: [Any?] { [lastPage, rowCount, dayPlan, unitCode, isOpen, free(topScore), homeCity, shopArea] }
    }
}

enum M026 {
    struct S: SmartCodable, LawValue {
        var topScore: [[Int]] = []
        @SmartAny var lastPage: [String: Any] = [:]
        var minLevel: JSONValue = 1
        var homeCity: [UInt16] = []
        var rowCount: Double? = nil
        var dayPlan: Data = Data()
        var fields: [Any?] { [topScore, free(lastPage), free(minLevel), homeCity, rowCount, dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var topScore: [[Int]] = []
        @SmartAny var lastPage: [String: Any] = [:]
        override var fields: [Any?] { super.fields + [topScore, free(lastPage)] }
    }
    class C2: C1 {
        var minLevel: JSONValue = 1
        var homeCity: [UInt16] = []
        var rowCount: Double? = nil
        var dayPlan: Data = Data()
        override var fields: [Any?] { super.fields + [free(minLevel), homeCity, rowCount, dayPlan] }
    }
    struct D: SmartDirectCodable, LawValue {
        var topScore: [[Int]] = []
        @SmartAny var lastPage: [String: Any] = [:]
        var minLevel: JSONValue = 1
        var homeCity: [UInt16] = []
        var rowCount: Double? = nil
        var dayPlan: Data = Data()
        var fields: [Any?] { [topScore, free(lastPage), free(minLevel), homeCity, rowCount, dayPlan] }
    }
}

extension LawModel {
    static let file003: [LawModel] = [
        LawModel(18, "S", M018.S.self),
        LawModel(18, "C", M018.C2.self),
        LawModel(18, "G", M018.G<Card>.self),
        LawModel(19, "S", M019.S.self, collections: .strict),
        LawModel(19, "F", M019.F.self, collections: .strict),
        LawModel(19, "E", M019.E.self, collections: .strict),
        LawModel(20, "S", M020.S.self, isRecursive: true),
        LawModel(20, "D", M020.D.self, isRecursive: true),
        LawModel(20, "E", M020.E.self, isRecursive: true),
        LawModel(21, "S", M021.S.self, collections: .strict),
        LawModel(21, "E", M021.E.self, collections: .strict),
        LawModel(21, "G", M021.G<M002.F>.self, collections: .strict),
        LawModel(22, "S", M022.S.self, .snake),
        LawModel(22, "D", M022.D.self, .snake),
        LawModel(22, "E", M022.E.self, .snake),
        LawModel(23, "S", M023.S.self),
        LawModel(23, "F", M023.F.self),
        LawModel(23, "C", M023.C0.self),
        LawModel(24, "S", M024.S.self, collections: .strict),
        LawModel(24, "E", M024.E.self, collections: .strict),
        LawModel(24, "C", M024.C1.self, collections: .strict),
        LawModel(25, "S", M025.S.self, .upper),
        LawModel(25, "E", M025.E.self, .upper),
        LawModel(25, "G", M025.G<Card>.self, .upper),
        LawModel(26, "S", M026.S.self),
        LawModel(26, "C", M026.C2.self),
        LawModel(26, "D", M026.D.self),
    ]
}
