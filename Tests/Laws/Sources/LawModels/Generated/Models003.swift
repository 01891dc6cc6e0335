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
        @IgnoredKey var lastPage: Int = 42
        @SmartKey("k15") var isOpen: [Shape] = []
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var rowCount: UInt16 = 42
        @SmartFlat var extraInfo: Message = .ping
        @SmartAny var pageSize: [Any] = []
        @SmartAny var itemPrice: [Any] = []
        var dayPlan: JSONValue = 1
        mutating func didFinishMapping() { finished(21) }
        var fields: [Any?] { [lastPage, isOpen, free(unitCode), rowCount, extraInfo, free(pageSize), free(itemPrice), free(dayPlan)] }
    }
    struct D: SmartDirectCodable, LawValue {
        @IgnoredKey var lastPage: Int = 42
        @SmartKey("k15") var isOpen: [Shape] = []
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var rowCount: UInt16 = 42
        @SmartFlat var extraInfo: Message = .ping
        @SmartAny var pageSize: [Any] = []
        @SmartAny var itemPrice: [Any] = []
        var dayPlan: JSONValue = 1
        mutating func didFinishMapping() { finished(21) }
        var fields: [Any?] { [lastPage, isOpen, free(unitCode), rowCount, extraInfo, free(pageSize), free(itemPrice), free(dayPlan)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(21) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @IgnoredKey var lastPage: Int = 42
        @SmartKey("k15") var isOpen: [Shape] = []
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var rowCount: UInt16 = 42
        override var fields: [Any?] { super.fields + [lastPage, isOpen, free(unitCode), rowCount] }
    }
    class C2: C1 {
        @SmartFlat var extraInfo: Message = .ping
        override var fields: [Any?] { super.fields + [extraInfo] }
    }
    class C3: C2 {
        @SmartAny var pageSize: [Any] = []
        @SmartAny var itemPrice: [Any] = []
        var dayPlan: JSONValue = 1
        override var fields: [Any?] { super.fields + [free(pageSize), free(itemPrice), free(dayPlan)] }
    }
}

enum M022 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var topScore: Int = 42
        @SmartFlat var userName: [String: JSONValue] = [:]
        var minLevel: Mood = .good
        @SmartFlat var newValue: M001.S = M001.S()
        var pageSize: String = "initial"
        var extraInfo: [String: String] = [:]
        var maxLevel: String = "initial"
        var fields: [Any?] { [topScore, free(userName), minLevel, newValue, pageSize, extraInfo, maxLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        @IgnoredKey var topScore: Int = 42
        @SmartFlat var userName: [String: JSONValue] = [:]
        var minLevel: Mood = .good
        @SmartFlat var newValue: M001.S = M001.S()
        var pageSize: String = "initial"
        var extraInfo: [String: String] = [:]
        var maxLevel: String = "initial"
        var fields: [Any?] { [topScore, free(userName), minLevel, newValue, pageSize, extraInfo, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        @IgnoredKey var topScore: Int = 42
        @SmartFlat var userName: [String: JSONValue] = [:]
        var minLevel: Mood = .good
        @SmartFlat var newValue: M001.S = M001.S()
        var pageSize: String = "initial"
        required init() {}
        var fields: [Any?] { [topScore, free(userName), minLevel, newValue, pageSize] }
    }
    class C1: C0 {
        var extraInfo: [String: String] = [:]
        var maxLevel: String = "initial"
        override var fields: [Any?] { super.fields + [extraInfo, maxLevel] }
    }
}

enum M023 {
    struct S: SmartCodable, LawValue {
        var lastPage: [String: Int] = [:]
        var dayPlan: Bool = false
        var unitCode: UInt16 = 42
        var userName: [String: Decimal] = [:]
        @SmartCompact.Array var firstTag: [String] = []
        var maxLevel: Float = 1.5
        var fields: [Any?] { [lastPage, dayPlan, unitCode, userName, firstTag, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: [String: Int] = [:]
        var dayPlan: Bool = false
        var unitCode: UInt16 = 42
        var userName: [String: Decimal] = [:]
        @SmartCompact.Array var firstTag: [String] = []
        var maxLevel: Float = 1.5
        init() {}
        var fields: [Any?] { [lastPage, dayPlan, unitCode, userName, firstTag, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var lastPage: [String: Int] = [:]
        var dayPlan: Bool = false
        var unitCode: UInt16 = 42
        var userName: [String: Decimal] = [:]
        override var fields: [Any?] { super.fields + [lastPage, dayPlan, unitCode, userName] }
    }
    class C2: C1 {
        @SmartCompact.Array var firstTag: [String] = []
        var maxLevel: Float = 1.5
        override var fields: [Any?] { super.fields + [firstTag, maxLevel] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M024 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k3", "itemPrice") var itemPrice: Data = Data()
        @SmartUnknown var maxLevel: [String: JSONValue] = [:]
        var rowCount: String = "initial"
        @IgnoredKey var userName: Int = 42
        var pageSize: Message = .ping
        mutating func didFinishMapping() { finished(24) }
        var fields: [Any?] { [itemPrice, free(maxLevel), rowCount, userName, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("k3", "itemPrice") var itemPrice: Data = Data()
        @SmartUnknown var maxLevel: [String: JSONValue] = [:]
        var rowCount: String = "initial"
        required init() {}
        func didFinishMapping() { finished(24) }
        var fields: [Any?] { [itemPrice, free(maxLevel), rowCount] }
    }
    class C1: C0 {
        @IgnoredKey var userName: Int = 42
        var pageSize: Message = .ping
        override var fields: [Any?] { super.fields + [userName, pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("k3", "itemPrice") var itemPrice: Data = Data()
        @SmartUnknown var maxLevel: [String: JSONValue] = [:]
        var rowCount: String = "initial"
        @IgnoredKey var userName: Int = 42
        var pageSize: Message = .ping
        init() {}
        func didFinishMapping() { finished(24) }
        var fields: [Any?] { [itemPrice, free(maxLevel), rowCount, userName, pageSize] }
    }
}

enum M025 {
    struct S: SmartCodable, LawValue {
        var firstTag: [String: Mood] = [:]
        @IgnoredKey var homeCity: Int = 42
        var isOpen: String = "INITIAL"
        var itemPrice: Int64? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.firstTag <--- ["k9", "firstTag"], CodingKeys.itemPrice <--- ["x-y", "k24"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [firstTag, homeCity, isOpen, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        var firstTag: [String: Mood] = [:]
        @IgnoredKey var homeCity: Int = 42
        var isOpen: String = "INITIAL"
        var itemPrice: Int64? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.firstTag <--- ["k9", "firstTag"], CodingKeys.itemPrice <--- ["x-y", "k24"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [firstTag, homeCity, isOpen, itemPrice] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var firstTag: [String: Mood] = [:]
        @IgnoredKey var homeCity: Int = 42
        var isOpen: String = "INITIAL"
        var itemPrice: A? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.firstTag <--- ["k9", "firstTag"], CodingKeys.itemPrice <--- ["x-y", "k24"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [firstTag, homeCity, isOpen, itemPrice] }
    }
}

enum M026 {
    struct S: SmartCodable, LawValue {
        var homeCity: M003.F = M003.F()
        @SmartFlat var rowCount: M001.S? = nil
        var extraInfo: Bool = false
        @IgnoredKey var oldValue: Int = 42
        var itemPrice: [Rated] = []
        @SmartCompact.Array var maxLevel: [Int64] = []
        var fields: [Any?] { [homeCity, rowCount, extraInfo, oldValue, itemPrice, maxLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var homeCity: M003.F = M003.F()
        @SmartFlat var rowCount: M001.S? = nil
        var extraInfo: Bool = false
        @IgnoredKey var oldValue: Int = 42
        var itemPrice: [Rated] = []
        @SmartCompact.Array var maxLevel: [Int64] = []
        var fields: [Any?] { [homeCity, rowCount, extraInfo, oldValue, itemPrice, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var homeCity: M003.F = M003.F()
        @SmartFlat var rowCount: M001.S? = nil
        var extraInfo: Bool = false
        @IgnoredKey var oldValue: Int = 42
        var itemPrice: [A] = []
        @SmartCompact.Array var maxLevel: [Int64] = []
        var fields: [Any?] { [homeCity, rowCount, extraInfo, oldValue, itemPrice, maxLevel] }
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
        LawModel(21, "D", M021.D.self),
        LawModel(21, "C", M021.C3.self),
        LawModel(22, "S", M022.S.self, .snake),
        LawModel(22, "D", M022.D.self, .snake),
        LawModel(22, "C", M022.C1.self, .snake),
        LawModel(23, "S", M023.S.self),
        LawModel(23, "F", M023.F.self),
        LawModel(23, "C", M023.C3.self),
        LawModel(24, "S", M024.S.self),
        LawModel(24, "C", M024.C1.self),
        LawModel(24, "E", M024.E.self),
        LawModel(25, "S", M025.S.self),
        LawModel(25, "F", M025.F.self),
        LawModel(25, "G", M025.G<Int64>.self),
        LawModel(26, "S", M026.S.self, .lower),
        LawModel(26, "D", M026.D.self, .lower),
        LawModel(26, "G", M026.G<Rated>.self, .lower),
    ]
}
