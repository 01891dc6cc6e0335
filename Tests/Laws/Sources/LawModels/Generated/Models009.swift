// Made by generate.py.
import Foundation
import SmartCodable

enum M072 {
    struct S: SmartCodable, LawValue {
        @SmartUnknown var userName: [String: JSONValue] = [:]
        @SmartFlat var pageSize: Message = .ping
        @IgnoredKey var homeCity: Int = 42
        var itemPrice: Decimal = 1
        @IgnoredKey var baseRate: Int = 42
        mutating func didFinishMapping() { finished(72) }
        var fields: [Any?] { [free(userName), pageSize, homeCity, itemPrice, baseRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartUnknown var userName: [String: JSONValue] = [:]
        @SmartFlat var pageSize: Message = .ping
        @IgnoredKey var homeCity: Int = 42
        var itemPrice: Decimal = 1
        @IgnoredKey var baseRate: Int = 42
        mutating func didFinishMapping() { finished(72) }
        var fields: [Any?] { [free(userName), pageSize, homeCity, itemPrice, baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartUnknown var userName: [String: JSONValue] = [:]
        @SmartFlat var pageSize: Message = .ping
        @IgnoredKey var homeCity: Int = 42
        var itemPrice: Decimal = 1
        @IgnoredKey var baseRate: Int = 42
        init() {}
        func didFinishMapping() { finished(72) }
        var fields: [Any?] { [free(userName), pageSize, homeCity, itemPrice, baseRate] }
    }
}

enum M073 {
    struct S: SmartCodable, LawValue {
        var topScore: [JSONValue] = []
        @SmartKey("k15", "userName") var userName: Rank = .low
        var baseRate: [String] = []
        var unitCode: Double = 1.5
        @SmartAny var extraInfo: [String: Any] = [:]
        var homeCity: URL? = nil
        @SmartAny var oldValue: Any? = nil
        mutating func didFinishMapping() { finished(73) }
        var fields: [Any?] { [free(topScore), userName, baseRate, unitCode, free(extraInfo), homeCity, free(oldValue)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var topScore: [JSONValue] = []
        @SmartKey("k15", "userName") var userName: Rank = .low
        var baseRate: [String] = []
        var unitCode: Double = 1.5
        @SmartAny var extraInfo: [String: Any] = [:]
        var homeCity: URL? = nil
        @SmartAny var oldValue: Any? = nil
        init() {}
        func didFinishMapping() { finished(73) }
        var fields: [Any?] { [free(topScore), userName, baseRate, unitCode, free(extraInfo), homeCity, free(oldValue)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var topScore: [JSONValue] = []
        @SmartKey("k15", "userName") var userName: Rank = .low
        var baseRate: [A] = []
        var unitCode: Double = 1.5
        @SmartAny var extraInfo: [String: Any] = [:]
        var homeCity: URL? = nil
        @SmartAny var oldValue: Any? = nil
        mutating func didFinishMapping() { finished(73) }
        var fields: [Any?] { [free(topScore), userName, baseRate, unitCode, free(extraInfo), homeCity, free(oldValue)] }
    }
}

enum M074 {
    struct S: SmartCodable, LawValue {
        var newValue: M002.F = M002.F()
        @SmartKey("k7") @SmartDate var homeCity: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Dictionary var isOpen: [String: Int64] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(74) }
        var fields: [Any?] { [newValue, homeCity, maxLevel, isOpen] }
    }
    final class F: SmartCodable, LawValue {
        var newValue: M002.F = M002.F()
        @SmartKey("k7") @SmartDate var homeCity: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Dictionary var isOpen: [String: Int64] = [:]
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(74) }
        var fields: [Any?] { [newValue, homeCity, maxLevel, isOpen] }
    }
    struct D: SmartDirectCodable, LawValue {
        var newValue: M002.F = M002.F()
        @SmartKey("k7") @SmartDate var homeCity: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Dictionary var isOpen: [String: Int64] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(74) }
        var fields: [Any?] { [newValue, homeCity, maxLevel, isOpen] }
    }
}

enum M075 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var unitCode: Message = .ping
        var maxLevel: UInt = 42
        var topScore: Set<Int> = []
        var isOpen: Rank = .low
        var rowCount: [UInt] = []
        var oldValue: Data? = nil
        var userName: [Int64] = []
        @SmartFlat var dayPlan: M000.S = M000.S()
        var newValue: [String: Decimal] = [:]
        var shopArea: Double? = nil
        enum CodingKeys: String, CodingKey { case unitCode, maxLevel = "k19", topScore = "k29", isOpen, rowCount = "k22", oldValue, userName = "k3", dayPlan, newValue = "k8", shopArea = "user_id" }
        var fields: [Any?] { [unitCode, maxLevel, topScore, isOpen, rowCount, oldValue, userName, dayPlan, newValue, shopArea] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var unitCode: Message = .ping
        var maxLevel: UInt = 42
        var topScore: Set<Int> = []
        var isOpen: Rank = .low
        var rowCount: [UInt] = []
        var oldValue: Data? = nil
        var userName: [Int64] = []
        @SmartFlat var dayPlan: M000.S = M000.S()
        var newValue: [String: Decimal] = [:]
        var shopArea: Double? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case unitCode, maxLevel = "k19", topScore = "k29", isOpen, rowCount = "k22", oldValue, userName = "k3", dayPlan, newValue = "k8", shopArea = "user_id" }
        var fields: [Any?] { [unitCode, maxLevel, topScore, isOpen, rowCount, oldValue, userName, dayPlan, newValue, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var unitCode: Message = .ping
        var maxLevel: UInt = 42
        var topScore: Set<Int> = []
        var isOpen: Rank = .low
        var rowCount: [UInt] = []
        var oldValue: Data? = nil
        var userName: [Int64] = []
        @SmartFlat var dayPlan: M000.S = M000.S()
        var newValue: [String: Decimal] = [:]
        var shopArea: Double? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case unitCode, maxLevel = "k19", topScore = "k29", isOpen, rowCount = "k22", oldValue, userName = "k3", dayPlan, newValue = "k8", shopArea = "user_id" }
        var fields: [Any?] { [unitCode, maxLevel, topScore, isOpen, rowCount, oldValue, userName, dayPlan, newValue, shopArea] }
    }
}

enum M076 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var pageSize: Int = 42
        var unitCode: Bool? = nil
        @IgnoredKey var homeCity: Int = 42
        @SmartKey("list.0.w76n3", "k16") @SmartAny var itemPrice: Any? = nil
        var newValue: [Int: Bool] = [:]
        var shopArea: Word? = nil
        var baseRate: UInt16? = nil
        var topScore: Card? = nil
        @SmartFlat var minLevel: M001.S = M001.S()
        mutating func didFinishMapping() { finished(76) }
        var fields: [Any?] { [pageSize, unitCode, homeCity, free(itemPrice), newValue, shopArea, baseRate, topScore, minLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @IgnoredKey var pageSize: Int = 42
        var unitCode: Bool? = nil
        @IgnoredKey var homeCity: Int = 42
        @SmartKey("list.0.w76n3", "k16") @SmartAny var itemPrice: Any? = nil
        var newValue: [Int: Bool] = [:]
        var shopArea: Word? = nil
        var baseRate: UInt16? = nil
        var topScore: Card? = nil
        @SmartFlat var minLevel: M001.S = M001.S()
        init() {}
        func didFinishMapping() { finished(76) }
        var fields: [Any?] { [pageSize, unitCode, homeCity, free(itemPrice), newValue, shopArea, baseRate, topScore, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        @IgnoredKey var pageSize: Int = 42
        var unitCode: Bool? = nil
        @IgnoredKey var homeCity: Int = 42
        @SmartKey("list.0.w76n3", "k16") @SmartAny var itemPrice: Any? = nil
        var newValue: [Int: Bool] = [:]
        var shopArea: Word? = nil
        var baseRate: UInt16? = nil
        var topScore: Card? = nil
        required init() {}
        func didFinishMapping() { finished(76) }
        var fields: [Any?] { [pageSize, unitCode, homeCity, free(itemPrice), newValue, shopArea, baseRate, topScore] }
    }
    class C1: C0 {
        @SmartFlat var minLevel: M001.S = M001.S()
        override var fields: [Any?] { super.fields + [minLevel] }
    }
}

enum M077 {
    struct S: SmartCodable, LawValue {
        var oldValue: [Word: Int] = [:]
        @SmartKey("data.u77n1", "pageSize") var pageSize: [String: Double] = [:]
        var userName: [Message] = []
        @SmartKey("k17") var rowCount: Int? = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["k15", "oldValue"]] }
        mutating func didFinishMapping() { finished(77) }
        var fields: [Any?] { [oldValue, pageSize, userName, rowCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: [Word: Int] = [:]
        @SmartKey("data.u77n1", "pageSize") var pageSize: [String: Double] = [:]
        var userName: [Message] = []
        @SmartKey("k17") var rowCount: Int? = 42
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["k15", "oldValue"]] }
        func didFinishMapping() { finished(77) }
        var fields: [Any?] { [oldValue, pageSize, userName, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        var oldValue: [Word: Int] = [:]
        @SmartKey("data.u77n1", "pageSize") var pageSize: [String: Double] = [:]
        var userName: [Message] = []
        @SmartKey("k17") var rowCount: Int? = 42
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.oldValue <--- ["k15", "oldValue"]] }
        func didFinishMapping() { finished(77) }
        var fields: [Any?] { [oldValue, pageSize, userName, rowCount] }
    }
}

enum M078 {
    struct S: SmartCodable, LawValue {
        var itemPrice: Date = Date(timeIntervalSince1970: 60)
        var oldValue: URL? = nil
        var shopArea: Int8 = 42
        var extraInfo: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("deep.in.v78n4", "x-y") var dayPlan: UInt16? = nil
        mutating func didFinishMapping() { finished(78) }
        var fields: [Any?] { [itemPrice, oldValue, shopArea, extraInfo, dayPlan] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var itemPrice: Date = Date(timeIntervalSince1970: 60)
        var oldValue: A? = nil
        var shopArea: Int8 = 42
        var extraInfo: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("deep.in.v78n4", "x-y") var dayPlan: UInt16? = nil
        mutating func didFinishMapping() { finished(78) }
        var fields: [Any?] { [itemPrice, oldValue, shopArea, extraInfo, dayPlan] }
    }
    final class F: SmartCodable, LawValue {
        var itemPrice: Date = Date(timeIntervalSince1970: 60)
        var oldValue: URL? = nil
        var shopArea: Int8 = 42
        var extraInfo: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("deep.in.v78n4", "x-y") var dayPlan: UInt16? = nil
        init() {}
        func didFinishMapping() { finished(78) }
        var fields: [Any?] { [itemPrice, oldValue, shopArea, extraInfo, dayPlan] }
    }
}

enum M079 {
    struct S: SmartCodable, LawValue {
        var userName: [[Word]] = []
        var lastPage: Float = 1.5
        var oldValue: [String: Bool] = [:]
        var maxLevel: String = "initial"
        var itemPrice: [String: Int] = [:]
        var unitCode: String? = nil
        var shopArea: [[Int]] = []
        var pageSize: [String: Int8] = [:]
        mutating func didFinishMapping() { finished(79) }
        var fields: [Any?] { [userName, lastPage, oldValue, maxLevel, itemPrice, unitCode, shopArea, pageSize] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var userName: [A] = []
        var lastPage: Float = 1.5
        var oldValue: [String: Bool] = [:]
        var maxLevel: String = "initial"
        var itemPrice: [String: Int] = [:]
        var unitCode: String? = nil
        var shopArea: [[Int]] = []
        var pageSize: [String: Int8] = [:]
        mutating func didFinishMapping() { finished(79) }
        var fields: [Any?] { [userName, lastPage, oldValue, maxLevel, itemPrice, unitCode, shopArea, pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: [[Word]] = []
        var lastPage: Float = 1.5
        var oldValue: [String: Bool] = [:]
        var maxLevel: String = "initial"
        var itemPrice: [String: Int] = [:]
        var unitCode: String? = nil
        var shopArea: [[Int]] = []
        var pageSize: [String: Int8] = [:]
        init() {}
        func didFinishMapping() { finished(79) }
        var fields: [Any?] { [userName, lastPage, oldValue, maxLevel, itemPrice, unitCode, shopArea, pageSize] }
    }
}

enum M080 {
    struct S: SmartCodable, LawValue {
        var rowCount: String? = "initial"
        var unitCode: String? = "initial"
        var oldValue: Bool = false
        var dayPlan: [String: Word] = [:]
        var extraInfo: Bool = false
        @SmartCompact.Array var homeCity: [String] = []
        var userName: [UInt?] = []
        var itemPrice: Word = .one
        mutating func didFinishMapping() { finished(80) }
        var fields: [Any?] { [rowCount, unitCode, oldValue, dayPlan, extraInfo, homeCity, userName, itemPrice] }
    }
    struct D: SmartDirectCodable, LawValue {
        var rowCount: String? = "initial"
        var unitCode: String? = "initial"
        var oldValue: Bool = false
        var dayPlan: [String: Word] = [:]
        var extraInfo: Bool = false
        @SmartCompact.Array var homeCity: [String] = []
        var userName: [UInt?] = []
        var itemPrice: Word = .one
        mutating func didFinishMapping() { finished(80) }
        var fields: [Any?] { [rowCount, unitCode, oldValue, dayPlan, extraInfo, homeCity, userName, itemPrice] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(80) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var rowCount: String? = "initial"
        var unitCode: String? = "initial"
        var oldValue: Bool = false
        var dayPlan: [String: Word] = [:]
        var extraInfo: Bool = false
        @SmartCompact.Array var homeCity: [String] = []
        var userName: [UInt?] = []
        var itemPrice: Word = .one
        override var fields: [Any?] { super.fields + [rowCount, unitCode, oldValue, dayPlan, extraInfo, homeCity, userName, itemPrice] }
    }
}

extension LawModel {
    static let file009: [LawModel] = [
        LawModel(72, "S", M072.S.self, .snake),
        LawModel(72, "D", M072.D.self, .snake),
        LawModel(72, "E", M072.E.self, .snake),
        LawModel(73, "S", M073.S.self, .snake),
        LawModel(73, "E", M073.E.self, .snake),
        LawModel(73, "G", M073.G<String>.self, .snake),
        LawModel(74, "S", M074.S.self, collections: .strict),
        LawModel(74, "F", M074.F.self, collections: .strict),
        LawModel(74, "D", M074.D.self, collections: .strict),
        LawModel(75, "S", M075.S.self),
        LawModel(75, "F", M075.F.self),
        LawModel(75, "E", M075.E.self),
        LawModel(76, "S", M076.S.self),
        LawModel(76, "E", M076.E.self),
        LawModel(76, "C", M076.C1.self),
        LawModel(77, "S", M077.S.self),
        LawModel(77, "E", M077.E.self),
        LawModel(77, "F", M077.F.self),
        LawModel(78, "S", M078.S.self),
        LawModel(78, "G", M078.G<URL>.self),
        LawModel(78, "F", M078.F.self),
        LawModel(79, "S", M079.S.self),
        LawModel(79, "G", M079.G<[Word]>.self),
        LawModel(79, "E", M079.E.self),
        LawModel(80, "S", M080.S.self),
        LawModel(80, "D", M080.D.self),
        LawModel(80, "C", M080.C1.self),
    ]
}
