// Made by generate.py.
import Foundation
import SmartCodable

enum M027 {
    struct S: SmartCodable, LawValue {
        var homeCity: String = "initial"
        var extraInfo: Message = .ping
        @SmartUnknown var firstTag: [String: JSONValue] = [:]
        @IgnoredKey var isOpen: Int = 42
        mutating func didFinishMapping() { finished(27) }
        var fields: [Any?] { [homeCity, extraInfo, free(firstTag), isOpen] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(27) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var homeCity: String = "initial"
        override var fields: [Any?] { super.fields + [homeCity] }
    }
    class C2: C1 {
        var extraInfo: Message = .ping
        @SmartUnknown var firstTag: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [extraInfo, free(firstTag)] }
    }
    class C3: C2 {
        @IgnoredKey var isOpen: Int = 42
        override var fields: [Any?] { super.fields + [isOpen] }
    }
    final class F: SmartCodable, LawValue {
        var homeCity: String = "initial"
        var extraInfo: Message = .ping
        @SmartUnknown var firstTag: [String: JSONValue] = [:]
        @IgnoredKey var isOpen: Int = 42
        init() {}
        func didFinishMapping() { finished(27) }
        var fields: [Any?] { [homeCity, extraInfo, free(firstTag), isOpen] }
    }
}

enum M028 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var lastPage: M000.S = M000.S()
        @SmartAny var userName: [String: Any] = [:]
        var unitCode: Rank? = nil
        var topScore: String = "initial"
        var minLevel: M002.F = M002.F()
        mutating func didFinishMapping() { finished(28) }
        var fields: [Any?] { [lastPage, free(userName), unitCode, topScore, minLevel] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var lastPage: M000.S = M000.S()
        @SmartAny var userName: [String: Any] = [:]
        var unitCode: Rank? = nil
        var topScore: String = "initial"
        var minLevel: M002.F = M002.F()
        init() {}
        func didFinishMapping() { finished(28) }
        var fields: [Any?] { [lastPage, free(userName), unitCode, topScore, minLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var lastPage: M000.S = M000.S()
        @SmartAny var userName: [String: Any] = [:]
        var unitCode: Rank? = nil
        var topScore: String = "initial"
        var minLevel: M002.F = M002.F()
        mutating func didFinishMapping() { finished(28) }
        var fields: [Any?] { [lastPage, free(userName), unitCode, topScore, minLevel] }
    }
}

enum M029 {
    struct S: SmartCodable, LawValue {
        @SmartDate var newValue: Date? = nil
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var homeCity: [String: Int64] = [:]
        var dayPlan: UInt16 = 42
        var fields: [Any?] { [newValue, free(minLevel), homeCity, dayPlan] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartDate var newValue: Date? = nil
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var homeCity: [String: Int64] = [:]
        var dayPlan: UInt16 = 42
        var fields: [Any?] { [newValue, free(minLevel), homeCity, dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var newValue: Date? = nil
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var homeCity: [String: Int64] = [:]
        var dayPlan: UInt16 = 42
        required init() {}
        var fields: [Any?] { [newValue, free(minLevel), homeCity, dayPlan] }
    }
}

enum M030 {
    struct S: SmartCodable, LawValue {
        var minLevel: Int = 42
        @SmartAny var lastPage: [String: Any] = [:]
        var topScore: String? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "list.0.w30n0"] }
        mutating func didFinishMapping() { finished(30) }
        var fields: [Any?] { [minLevel, free(lastPage), topScore] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: Int = 42
        @SmartAny var lastPage: [String: Any] = [:]
        var topScore: A? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "list.0.w30n0"] }
        mutating func didFinishMapping() { finished(30) }
        var fields: [Any?] { [minLevel, free(lastPage), topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        var minLevel: Int = 42
        @SmartAny var lastPage: [String: Any] = [:]
        var topScore: String? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "list.0.w30n0"] }
        func didFinishMapping() { finished(30) }
        var fields: [Any?] { [minLevel, free(lastPage), topScore] }
    }
}

enum M031 {
    struct S: SmartCodable, LawValue {
        var extraInfo: Int64 = 42
        @SmartAny var itemPrice: [String: Any] = [:]
        var rowCount: Bool = false
        @SmartKey("k9") var pageSize: Data = Data()
        var fields: [Any?] { [extraInfo, free(itemPrice), rowCount, pageSize] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: Int64 = 42
        @SmartAny var itemPrice: [String: Any] = [:]
        var rowCount: Bool = false
        @SmartKey("k9") var pageSize: Data = Data()
        var fields: [Any?] { [extraInfo, free(itemPrice), rowCount, pageSize] }
    }
    final class F: SmartCodable, LawValue {
        var extraInfo: Int64 = 42
        @SmartAny var itemPrice: [String: Any] = [:]
        var rowCount: Bool = false
        @SmartKey("k9") var pageSize: Data = Data()
        init() {}
        var fields: [Any?] { [extraInfo, free(itemPrice), rowCount, pageSize] }
    }
}

enum M032 {
    struct S: SmartCodable, LawValue {
        @SmartKey("data.u32n0") var topScore: JSONValue = 1
        @SmartAny var lastPage: [String: Any] = [:]
        var minLevel: Set<Int> = []
        var firstTag: M003.F = M003.F()
        var unitCode: [String: JSONValue] = [:]
        var itemPrice: Word = .one
        var userName: [String: UInt] = [:]
        @IgnoredKey var pageSize: Int = 42
        var fields: [Any?] { [free(topScore), free(lastPage), minLevel, firstTag, free(unitCode), itemPrice, userName, pageSize] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("data.u32n0") var topScore: JSONValue = 1
        @SmartAny var lastPage: [String: Any] = [:]
        var minLevel: Set<Int> = []
        var firstTag: M003.F = M003.F()
        var unitCode: [String: JSONValue] = [:]
        var itemPrice: Word = .one
        var userName: [String: UInt] = [:]
        @IgnoredKey var pageSize: Int = 42
        init() {}
        var fields: [Any?] { [free(topScore), free(lastPage), minLevel, firstTag, free(unitCode), itemPrice, userName, pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("data.u32n0") var topScore: JSONValue = 1
        @SmartAny var lastPage: [String: Any] = [:]
        var minLevel: Set<Int> = []
        var firstTag: M003.F = M003.F()
        var unitCode: [String: JSONValue] = [:]
        var itemPrice: Word = .one
        var userName: [String: UInt] = [:]
        @IgnoredKey var pageSize: Int = 42
        init() {}
        var fields: [Any?] { [free(topScore), free(lastPage), minLevel, firstTag, free(unitCode), itemPrice, userName, pageSize] }
    }
}

enum M033 {
    struct S: SmartCodable, LawValue {
        var newValue: Double = 1.5
        var itemPrice: Int? = nil
        var userName: Int = -1
        var unitCode: String = "initial"
        var rowCount: [String: Bool] = [:]
        var lastPage: Mood = .good
        var oldValue: [[Float]] = []
        mutating func didFinishMapping() { finished(33) }
        var fields: [Any?] { [newValue, itemPrice, userName, unitCode, rowCount, lastPage, oldValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: Double = 1.5
        var itemPrice: Int? = nil
        var userName: Int = -1
        var unitCode: String = "initial"
        var rowCount: [String: Bool] = [:]
        var lastPage: Mood = .good
        var oldValue: [[Float]] = []
        init() {}
        func didFinishMapping() { finished(33) }
        var fields: [Any?] { [newValue, itemPrice, userName, unitCode, rowCount, lastPage, oldValue] }
    }
    final class F: SmartCodable, LawValue {
        var newValue: Double = 1.5
        var itemPrice: Int? = nil
        var userName: Int = -1
        var unitCode: String = "initial"
        var rowCount: [String: Bool] = [:]
        var lastPage: Mood = .good
        var oldValue: [[Float]] = []
        init() {}
        func didFinishMapping() { finished(33) }
        var fields: [Any?] { [newValue, itemPrice, userName, unitCode, rowCount, lastPage, oldValue] }
    }
}

enum M034 {
    struct S: SmartCodable, LawValue {
        var topScore: [String: Word] = [:]
        var oldValue: Mood = .good
        var baseRate: Rank? = .low
        @SmartCompact.Array var newValue: [Bool] = []
        var lastPage: Int = -1
        var shopArea: [String?] = []
        mutating func didFinishMapping() { finished(34) }
        var fields: [Any?] { [topScore, oldValue, baseRate, newValue, lastPage, shopArea] }
    }
    final class F: SmartCodable, LawValue {
        var topScore: [String: Word] = [:]
        var oldValue: Mood = .good
        var baseRate: Rank? = .low
        @SmartCompact.Array var newValue: [Bool] = []
        var lastPage: Int = -1
        var shopArea: [String?] = []
        init() {}
        func didFinishMapping() { finished(34) }
        var fields: [Any?] { [topScore, oldValue, baseRate, newValue, lastPage, shopArea] }
    }
    class C0: SmartCodable, LawValue {
        var topScore: [String: Word] = [:]
        var oldValue: Mood = .good
        var baseRate: Rank? = .low
        @SmartCompact.Array var newValue: [Bool] = []
        var lastPage: Int = -1
        var shopArea: [String?] = []
        required init() {}
        func didFinishMapping() { finished(34) }
        var fields: [Any?] { [topScore, oldValue, baseRate, newValue, lastPage, shopArea] }
    }
}

enum M035 {
    struct S: SmartCodable, LawValue {
        var userName: JSONValue = 1
        @SmartCompact.Array var oldValue: [Decimal] = []
        var baseRate: [String: Int64] = [:]
        @SmartKey("data.u35n3") var newValue: [String] = []
        var dayPlan: Float? = nil
        var firstTag: JSONValue = 1
        mutating func didFinishMapping() { finished(35) }
        var fields: [Any?] { [free(userName), oldValue, baseRate, newValue, dayPlan, free(firstTag)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var userName: JSONValue = 1
        @SmartCompact.Array var oldValue: [Decimal] = []
        var baseRate: [String: Int64] = [:]
        @SmartKey("data.u35n3") var newValue: [String] = []
        var dayPlan: A? = nil
        var firstTag: JSONValue = 1
        mutating func didFinishMapping() { finished(35) }
        var fields: [Any?] { [free(userName), oldValue, baseRate, newValue, dayPlan, free(firstTag)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: JSONValue = 1
        @SmartCompact.Array var oldValue: [Decimal] = []
        var baseRate: [String: Int64] = [:]
        @SmartKey("data.u35n3") var newValue: [String] = []
        var dayPlan: Float? = nil
        var firstTag: JSONValue = 1
        mutating func didFinishMapping() { finished(35) }
        var fields: [Any?] { [free(userName), oldValue, baseRate, newValue, dayPlan, free(firstTag)] }
    }
}

extension LawModel {
    static let file004: [LawModel] = [
        LawModel(27, "S", M027.S.self),
        LawModel(27, "C", M027.C3.self),
        LawModel(27, "F", M027.F.self),
        LawModel(28, "S", M028.S.self),
        LawModel(28, "F", M028.F.self),
        LawModel(28, "D", M028.D.self),
        LawModel(29, "S", M029.S.self, .upper),
        LawModel(29, "D", M029.D.self, .upper),
        LawModel(29, "C", M029.C0.self, .upper),
        LawModel(30, "S", M030.S.self),
        LawModel(30, "G", M030.G<String>.self),
        LawModel(30, "E", M030.E.self),
        LawModel(31, "S", M031.S.self),
        LawModel(31, "D", M031.D.self),
        LawModel(31, "F", M031.F.self),
        LawModel(32, "S", M032.S.self),
        LawModel(32, "F", M032.F.self),
        LawModel(32, "E", M032.E.self),
        LawModel(33, "S", M033.S.self),
        LawModel(33, "E", M033.E.self),
        LawModel(33, "F", M033.F.self),
        LawModel(34, "S", M034.S.self),
        LawModel(34, "F", M034.F.self),
        LawModel(34, "C", M034.C0.self),
        LawModel(35, "S", M035.S.self, .snake),
        LawModel(35, "G", M035.G<Float>.self, .snake),
        LawModel(35, "D", M035.D.self, .snake),
    ]
}
