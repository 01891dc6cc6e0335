// Made by generate.py.
import Foundation
import SmartCodable

enum M081 {
    struct S: SmartCodable, LawValue {
        @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        var baseRate: [String: JSONValue] = [:]
        var homeCity: [String] = []
        var rowCount: Rank? = .low
        var fields: [Any?] { [pageSize, free(baseRate), homeCity, rowCount] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        var baseRate: [String: JSONValue] = [:]
        var homeCity: [A] = []
        var rowCount: Rank? = .low
        var fields: [Any?] { [pageSize, free(baseRate), homeCity, rowCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        var baseRate: [String: JSONValue] = [:]
        var homeCity: [String] = []
        var rowCount: Rank? = .low
        init() {}
        var fields: [Any?] { [pageSize, free(baseRate), homeCity, rowCount] }
    }
}

enum M082 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var userName: M000.S = M000.S()
        var lastPage: M000.F? = nil
        var shopArea: [Message] = []
        @SmartKey("deep.in.v82n3") var oldValue: [UInt?] = []
        var fields: [Any?] { [userName, lastPage, shopArea, oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var userName: M000.S = M000.S()
        var lastPage: M000.F? = nil
        var shopArea: [Message] = []
        @SmartKey("deep.in.v82n3") var oldValue: [UInt?] = []
        var fields: [Any?] { [userName, lastPage, shopArea, oldValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var userName: M000.S = M000.S()
        var lastPage: A? = nil
        var shopArea: [Message] = []
        @SmartKey("deep.in.v82n3") var oldValue: [UInt?] = []
        var fields: [Any?] { [userName, lastPage, shopArea, oldValue] }
    }
}

enum M083 {
    struct S: SmartCodable, LawValue {
        @SmartKey("list.0.w83n0") var dayPlan: JSONValue = 1
        var topScore: [Numbered] = []
        var pageSize: [String: JSONValue] = [:]
        var maxLevel: Data? = nil
        @SmartKey("deep.in.v83n4", "unitCode") var unitCode: Set<String> = []
        var homeCity: UInt16 = 42
        @SmartKey("data.u83n6", "k17") var shopArea: [[UInt16]] = []
        var minLevel: Int8 = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "k21"] }
        mutating func didFinishMapping() { finished(83) }
        var fields: [Any?] { [free(dayPlan), topScore, free(pageSize), maxLevel, unitCode, homeCity, shopArea, minLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("list.0.w83n0") var dayPlan: JSONValue = 1
        var topScore: [Numbered] = []
        var pageSize: [String: JSONValue] = [:]
        var maxLevel: Data? = nil
        @SmartKey("deep.in.v83n4", "unitCode") var unitCode: Set<String> = []
        var homeCity: UInt16 = 42
        @SmartKey("data.u83n6", "k17") var shopArea: [[UInt16]] = []
        var minLevel: Int8 = 42
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "k21"] }
        func didFinishMapping() { finished(83) }
        var fields: [Any?] { [free(dayPlan), topScore, free(pageSize), maxLevel, unitCode, homeCity, shopArea, minLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("list.0.w83n0") var dayPlan: JSONValue = 1
        var topScore: [A] = []
        var pageSize: [String: JSONValue] = [:]
        var maxLevel: Data? = nil
        @SmartKey("deep.in.v83n4", "unitCode") var unitCode: Set<String> = []
        var homeCity: UInt16 = 42
        @SmartKey("data.u83n6", "k17") var shopArea: [[UInt16]] = []
        var minLevel: Int8 = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "k21"] }
        mutating func didFinishMapping() { finished(83) }
        var fields: [Any?] { [free(dayPlan), topScore, free(pageSize), maxLevel, unitCode, homeCity, shopArea, minLevel] }
    }
}

enum M084 {
    struct S: SmartCodable, LawValue {
        var oldValue: [Int: Bool] = [:]
        var userName: [String: UInt] = [:]
        var extraInfo: [Message] = []
        var itemPrice: String = "initial"
        var fields: [Any?] { [oldValue, userName, extraInfo, itemPrice] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: [Int: Bool] = [:]
        var userName: [String: UInt] = [:]
        var extraInfo: [A] = []
        var itemPrice: String = "initial"
        var fields: [Any?] { [oldValue, userName, extraInfo, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        var oldValue: [Int: Bool] = [:]
        var userName: [String: UInt] = [:]
        var extraInfo: [Message] = []
        var itemPrice: String = "initial"
        init() {}
        var fields: [Any?] { [oldValue, userName, extraInfo, itemPrice] }
    }
}

enum M085 {
    struct S: SmartCodable, LawValue {
        var baseRate: [String: UInt] = [:]
        var homeCity: Double = 1.5
        var firstTag: [Float] = []
        var itemPrice: Int = -1
        var maxLevel: Word = .one
        mutating func didFinishMapping() { finished(85) }
        var fields: [Any?] { [baseRate, homeCity, firstTag, itemPrice, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        var baseRate: [String: UInt] = [:]
        var homeCity: Double = 1.5
        var firstTag: [Float] = []
        var itemPrice: Int = -1
        var maxLevel: Word = .one
        init() {}
        func didFinishMapping() { finished(85) }
        var fields: [Any?] { [baseRate, homeCity, firstTag, itemPrice, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var baseRate: [String: UInt] = [:]
        var homeCity: Double = 1.5
        var firstTag: [Float] = []
        var itemPrice: Int = -1
        var maxLevel: Word = .one
        init() {}
        func didFinishMapping() { finished(85) }
        var fields: [Any?] { [baseRate, homeCity, firstTag, itemPrice, maxLevel] }
    }
}

enum M086 {
    struct S: SmartCodable, LawValue {
        var shopArea: Word = .one
        var itemPrice: Mood = .good
        var maxLevel: Float? = nil
        var unitCode: Int8 = 42
        var dayPlan: Rank = .low
        var fields: [Any?] { [shopArea, itemPrice, maxLevel, unitCode, dayPlan] }
    }
    final class E: SmartDirectCodable, LawValue {
        var shopArea: Word = .one
        var itemPrice: Mood = .good
        var maxLevel: Float? = nil
        var unitCode: Int8 = 42
        var dayPlan: Rank = .low
        init() {}
        var fields: [Any?] { [shopArea, itemPrice, maxLevel, unitCode, dayPlan] }
    }
    final class F: SmartCodable, LawValue {
        var shopArea: Word = .one
        var itemPrice: Mood = .good
        var maxLevel: Float? = nil
        var unitCode: Int8 = 42
        var dayPlan: Rank = .low
        init() {}
        var fields: [Any?] { [shopArea, itemPrice, maxLevel, unitCode, dayPlan] }
    }
}

enum M087 {
    struct S: SmartCodable, LawValue {
        @SmartKey("deep.in.v87n0") var userName: String? = nil
        @SmartKey("k20") var firstTag: Word? = nil
        @SmartAny var shopArea: [Any] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.shopArea <--- "list.0.w87n2"] }
        var fields: [Any?] { [userName, firstTag, free(shopArea)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("deep.in.v87n0") var userName: String? = nil
        @SmartKey("k20") var firstTag: Word? = nil
        @SmartAny var shopArea: [Any] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.shopArea <--- "list.0.w87n2"] }
        var fields: [Any?] { [userName, firstTag, free(shopArea)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("deep.in.v87n0") var userName: String? = nil
        @SmartKey("k20") var firstTag: Word? = nil
        @SmartAny var shopArea: [Any] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.shopArea <--- "list.0.w87n2"] }
        var fields: [Any?] { [userName, firstTag, free(shopArea)] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M088 {
    struct S: SmartCodable, LawValue {
        var unitCode: Word = .one
        var rowCount: Bool = false
        var shopArea: Int8? = nil
        var isOpen: Int = -1
        var newValue: [String] = []
        var homeCity: Rank = .low
        var topScore: [String: UInt16] = [:]
        var dayPlan: Mood = .good
        mutating func didFinishMapping() { finished(88) }
        var fields: [Any?] { [unitCode, rowCount, shopArea, isOpen, newValue, homeCity, topScore, dayPlan] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: Word = .one
        var rowCount: Bool = false
        var shopArea: Int8? = nil
        var isOpen: Int = -1
        var newValue: [String] = []
        var homeCity: Rank = .low
        var topScore: [String: UInt16] = [:]
        var dayPlan: Mood = .good
        init() {}
        func didFinishMapping() { finished(88) }
        var fields: [Any?] { [unitCode, rowCount, shopArea, isOpen, newValue, homeCity, topScore, dayPlan] }
    }
    struct D: SmartDirectCodable, LawValue {
        var unitCode: Word = .one
        var rowCount: Bool = false
        var shopArea: Int8? = nil
        var isOpen: Int = -1
        var newValue: [String] = []
        var homeCity: Rank = .low
        var topScore: [String: UInt16] = [:]
        var dayPlan: Mood = .good
        mutating func didFinishMapping() { finished(88) }
        var fields: [Any?] { [unitCode, rowCount, shopArea, isOpen, newValue, homeCity, topScore, dayPlan] }
    }
}

enum M089 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var isOpen: [String: JSONValue] = [:]
        var baseRate: JSONValue = 1
        var lastPage: [String: JSONValue] = [:]
        var topScore: String = "initial"
        var dayPlan: String? = nil
        var oldValue: [M002.F] = []
        mutating func didFinishMapping() { finished(89) }
        var fields: [Any?] { [free(isOpen), free(baseRate), free(lastPage), topScore, dayPlan, oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var isOpen: [String: JSONValue] = [:]
        var baseRate: JSONValue = 1
        var lastPage: [String: JSONValue] = [:]
        var topScore: String = "initial"
        var dayPlan: String? = nil
        var oldValue: [M002.F] = []
        mutating func didFinishMapping() { finished(89) }
        var fields: [Any?] { [free(isOpen), free(baseRate), free(lastPage), topScore, dayPlan, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(89) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var isOpen: [String: JSONValue] = [:]
        var baseRate: JSONValue = 1
        override var fields: [Any?] { super.fields + [free(isOpen), free(baseRate)] }
    }
    class C2: C1 {
        var lastPage: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [free(lastPage)] }
    }
    class C3: C2 {
        var topScore: String = "initial"
        var dayPlan: String? = nil
        var oldValue: [M002.F] = []
        override var fields: [Any?] { super.fields + [topScore, dayPlan, oldValue] }
    }
}

extension LawModel {
    static let file010: [LawModel] = [
        LawModel(81, "S", M081.S.self, .kebab),
        LawModel(81, "G", M081.G<String>.self, .kebab),
        LawModel(81, "E", M081.E.self, .kebab),
        LawModel(82, "S", M082.S.self, .snake),
        LawModel(82, "D", M082.D.self, .snake),
        LawModel(82, "G", M082.G<M000.F>.self, .snake),
        LawModel(83, "S", M083.S.self),
        LawModel(83, "E", M083.E.self),
        LawModel(83, "G", M083.G<Numbered>.self),
        LawModel(84, "S", M084.S.self, .snake),
        LawModel(84, "G", M084.G<Message>.self, .snake),
        LawModel(84, "F", M084.F.self, .snake),
        LawModel(85, "S", M085.S.self, .upper),
        LawModel(85, "F", M085.F.self, .upper),
        LawModel(85, "E", M085.E.self, .upper),
        LawModel(86, "S", M086.S.self),
        LawModel(86, "E", M086.E.self),
        LawModel(86, "F", M086.F.self),
        LawModel(87, "S", M087.S.self),
        LawModel(87, "E", M087.E.self),
        LawModel(87, "C", M087.C1.self),
        LawModel(88, "S", M088.S.self),
        LawModel(88, "E", M088.E.self),
        LawModel(88, "D", M088.D.self),
        LawModel(89, "S", M089.S.self, .snake),
        LawModel(89, "D", M089.D.self, .snake),
        LawModel(89, "C", M089.C3.self, .snake),
    ]
}
