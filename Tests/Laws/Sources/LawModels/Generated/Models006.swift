// Made by generate.py.
import Foundation
import SmartCodable

enum M045 {
    struct S: SmartCodable, LawValue {
        @SmartAny var oldValue: [String: Any] = [:]
        var topScore: String = "initial"
        @SmartKey("k24") var extraInfo: Data = Data()
        @SmartKey("k8", "rowCount") @SmartAny var rowCount: Any? = nil
        @SmartFlat var homeCity: Message? = nil
        var itemPrice: UInt16? = nil
        var lastPage: JSONValue = 1
        var fields: [Any?] { [free(oldValue), topScore, extraInfo, free(rowCount), homeCity, itemPrice, free(lastPage)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var oldValue: [String: Any] = [:]
        var topScore: String = "initial"
        @SmartKey("k24") var extraInfo: Data = Data()
        @SmartKey("k8", "rowCount") @SmartAny var rowCount: Any? = nil
        @SmartFlat var homeCity: Message? = nil
        var itemPrice: UInt16? = nil
        var lastPage: JSONValue = 1
        init() {}
        var fields: [Any?] { [free(oldValue), topScore, extraInfo, free(rowCount), homeCity, itemPrice, free(lastPage)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var oldValue: [String: Any] = [:]
        var topScore: String = "initial"
        @SmartKey("k24") var extraInfo: Data = Data()
        @SmartKey("k8", "rowCount") @SmartAny var rowCount: Any? = nil
        @SmartFlat var homeCity: Message? = nil
        var itemPrice: UInt16? = nil
        var lastPage: JSONValue = 1
        init() {}
        var fields: [Any?] { [free(oldValue), topScore, extraInfo, free(rowCount), homeCity, itemPrice, free(lastPage)] }
    }
}

enum M046 {
    struct S: SmartCodable, LawValue {
        var isOpen: [JSONValue] = []
        var unitCode: M003.F = M003.F()
        var minLevel: [Numbered] = []
        var firstTag: Int8? = 42
        @SmartDate var maxLevel: Date = Date(timeIntervalSince1970: 60)
        var baseRate: String = "initial"
        var shopArea: [S] = []
        var fields: [Any?] { [free(isOpen), unitCode, minLevel, firstTag, maxLevel, baseRate, shopArea] }
    }
    final class F: SmartCodable, LawValue {
        var isOpen: [JSONValue] = []
        var unitCode: M003.F = M003.F()
        var minLevel: [Numbered] = []
        var firstTag: Int8? = 42
        @SmartDate var maxLevel: Date = Date(timeIntervalSince1970: 60)
        var baseRate: String = "initial"
        var shopArea: [F] = []
        init() {}
        var fields: [Any?] { [free(isOpen), unitCode, minLevel, firstTag, maxLevel, baseRate, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        var isOpen: [JSONValue] = []
        var unitCode: M003.F = M003.F()
        var minLevel: [Numbered] = []
        var firstTag: Int8? = 42
        @SmartDate var maxLevel: Date = Date(timeIntervalSince1970: 60)
        var baseRate: String = "initial"
        var shopArea: [E] = []
        init() {}
        var fields: [Any?] { [free(isOpen), unitCode, minLevel, firstTag, maxLevel, baseRate, shopArea] }
    }
}

enum M047 {
    struct S: SmartCodable, LawValue {
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        var topScore: String = "INITIAL"
        var itemPrice: [JSONValue] = []
        var shopArea: Mood = .good
        @SmartDate var newValue: Date? = nil
        var homeCity: M001.F = M001.F()
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [free(pageSize), topScore, free(itemPrice), shopArea, newValue, homeCity] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        var topScore: String = "INITIAL"
        var itemPrice: [JSONValue] = []
        var shopArea: Mood = .good
        @SmartDate var newValue: Date? = nil
        var homeCity: M001.F = M001.F()
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [free(pageSize), topScore, free(itemPrice), shopArea, newValue, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        @SmartUnknown var pageSize: [String: JSONValue] = [:]
        var topScore: String = "INITIAL"
        var itemPrice: [JSONValue] = []
        var shopArea: Mood = .good
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.topScore <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [free(pageSize), topScore, free(itemPrice), shopArea] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        @SmartDate var newValue: Date? = nil
        override var fields: [Any?] { super.fields + [newValue] }
    }
    class C3: C2 {
        var homeCity: M001.F = M001.F()
        override var fields: [Any?] { super.fields + [homeCity] }
    }
}

enum M048 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var homeCity: [String: JSONValue] = [:]
        @SmartKey("user_id") var pageSize: Double = 1.5
        var lastPage: [Decimal] = []
        var userName: Set<Int> = []
        @SmartKey("data.u48n4", "ID") var oldValue: Decimal = 1
        var isOpen: [String: UInt] = [:]
        var itemPrice: Int64? = nil
        var maxLevel: [String: M001.F] = [:]
        var minLevel: Int8? = 42
        mutating func didFinishMapping() { finished(48) }
        var fields: [Any?] { [free(homeCity), pageSize, lastPage, userName, oldValue, isOpen, itemPrice, maxLevel, minLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var homeCity: [String: JSONValue] = [:]
        @SmartKey("user_id") var pageSize: Double = 1.5
        var lastPage: [Decimal] = []
        var userName: Set<Int> = []
        @SmartKey("data.u48n4", "ID") var oldValue: Decimal = 1
        var isOpen: [String: UInt] = [:]
        var itemPrice: Int64? = nil
        var maxLevel: [String: M001.F] = [:]
        var minLevel: Int8? = 42
        init() {}
        func didFinishMapping() { finished(48) }
        var fields: [Any?] { [free(homeCity), pageSize, lastPage, userName, oldValue, isOpen, itemPrice, maxLevel, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(48) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var homeCity: [String: JSONValue] = [:]
        @SmartKey("user_id") var pageSize: Double = 1.5
        var lastPage: [Decimal] = []
        var userName: Set<Int> = []
        @SmartKey("data.u48n4", "ID") var oldValue: Decimal = 1
        var isOpen: [String: UInt] = [:]
        var itemPrice: Int64? = nil
        var maxLevel: [String: M001.F] = [:]
        override var fields: [Any?] { super.fields + [free(homeCity), pageSize, lastPage, userName, oldValue, isOpen, itemPrice, maxLevel] }
    }
    class C2: C1 {
        var minLevel: Int8? = 42
        override var fields: [Any?] { super.fields + [minLevel] }
    }
}

enum M049 {
    struct S: SmartCodable, LawValue {
        var userName: [Int8?] = []
        var pageSize: [Word: Int] = [:]
        var maxLevel: [JSONValue] = []
        var oldValue: Date = Date(timeIntervalSince1970: 60)
        var unitCode: [UInt] = []
        var lastPage: Int? = nil
        @SmartAny var topScore: [String: Any] = [:]
        mutating func didFinishMapping() { finished(49) }
        var fields: [Any?] { [userName, pageSize, free(maxLevel), oldValue, unitCode, lastPage, free(topScore)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(49) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var userName: [Int8?] = []
        override var fields: [Any?] { super.fields + [userName] }
    }
    class C2: C1 {
        var pageSize: [Word: Int] = [:]
        override var fields: [Any?] { super.fields + [pageSize] }
    }
    class C3: C2 {
        var maxLevel: [JSONValue] = []
        var oldValue: Date = Date(timeIntervalSince1970: 60)
        var unitCode: [UInt] = []
        var lastPage: Int? = nil
        @SmartAny var topScore: [String: Any] = [:]
        override var fields: [Any?] { super.fields + [free(maxLevel), oldValue, unitCode, lastPage, free(topScore)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: [Int8?] = []
        var pageSize: [Word: Int] = [:]
        var maxLevel: [JSONValue] = []
        var oldValue: Date = Date(timeIntervalSince1970: 60)
        var unitCode: [UInt] = []
        var lastPage: Int? = nil
        @SmartAny var topScore: [String: Any] = [:]
        init() {}
        func didFinishMapping() { finished(49) }
        var fields: [Any?] { [userName, pageSize, free(maxLevel), oldValue, unitCode, lastPage, free(topScore)] }
    }
}

enum M050 {
    struct S: SmartCodable, LawValue {
        var rowCount: [String: M001.S] = [:]
        var firstTag: Decimal? = nil
        var dayPlan: [Int8] = []
        var userName: Bool = false
        @SmartAny var oldValue: [String: Any] = [:]
        @SmartAny var isOpen: [Any] = []
        var minLevel: Bool? = nil
        var baseRate: UInt? = nil
        enum CodingKeys: String, CodingKey { case rowCount, firstTag, dayPlan, userName, oldValue, isOpen, minLevel = "k9", baseRate = "k26" }
        mutating func didFinishMapping() { finished(50) }
        var fields: [Any?] { [rowCount, firstTag, dayPlan, userName, free(oldValue), free(isOpen), minLevel, baseRate] }
    }
    final class F: SmartCodable, LawValue {
        var rowCount: [String: M001.S] = [:]
        var firstTag: Decimal? = nil
        var dayPlan: [Int8] = []
        var userName: Bool = false
        @SmartAny var oldValue: [String: Any] = [:]
        @SmartAny var isOpen: [Any] = []
        var minLevel: Bool? = nil
        var baseRate: UInt? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case rowCount, firstTag, dayPlan, userName, oldValue, isOpen, minLevel = "k9", baseRate = "k26" }
        func didFinishMapping() { finished(50) }
        var fields: [Any?] { [rowCount, firstTag, dayPlan, userName, free(oldValue), free(isOpen), minLevel, baseRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        var rowCount: [String: M001.S] = [:]
        var firstTag: Decimal? = nil
        var dayPlan: [Int8] = []
        var userName: Bool = false
        @SmartAny var oldValue: [String: Any] = [:]
        @SmartAny var isOpen: [Any] = []
        var minLevel: Bool? = nil
        var baseRate: UInt? = nil
        enum CodingKeys: String, CodingKey { case rowCount, firstTag, dayPlan, userName, oldValue, isOpen, minLevel = "k9", baseRate = "k26" }
        mutating func didFinishMapping() { finished(50) }
        var fields: [Any?] { [rowCount, firstTag, dayPlan, userName, free(oldValue), free(isOpen), minLevel, baseRate] }
    }
}

enum M051 {
    struct S: SmartCodable, LawValue {
        var dayPlan: String = "initial"
        var unitCode: String = "initial"
        var topScore: [String: String] = [:]
        var newValue: UInt16 = 42
        var oldValue: String = "initial"
        @SmartCompact.Array var shopArea: [Decimal] = []
        var baseRate: Decimal = 1
        var homeCity: UInt16? = nil
        mutating func didFinishMapping() { finished(51) }
        var fields: [Any?] { [dayPlan, unitCode, topScore, newValue, oldValue, shopArea, baseRate, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        var dayPlan: String = "initial"
        var unitCode: String = "initial"
        var topScore: [String: String] = [:]
        var newValue: UInt16 = 42
        var oldValue: String = "initial"
        @SmartCompact.Array var shopArea: [Decimal] = []
        var baseRate: Decimal = 1
        var homeCity: UInt16? = nil
        init() {}
        func didFinishMapping() { finished(51) }
        var fields: [Any?] { [dayPlan, unitCode, topScore, newValue, oldValue, shopArea, baseRate, homeCity] }
    }
    final class F: SmartCodable, LawValue {
        var dayPlan: String = "initial"
        var unitCode: String = "initial"
        var topScore: [String: String] = [:]
        var newValue: UInt16 = 42
        var oldValue: String = "initial"
        @SmartCompact.Array var shopArea: [Decimal] = []
        var baseRate: Decimal = 1
        var homeCity: UInt16? = nil
        init() {}
        func didFinishMapping() { finished(51) }
        var fields: [Any?] { [dayPlan, unitCode, topScore, newValue, oldValue, shopArea, baseRate, homeCity] }
    }
}

enum M052 {
    struct S: SmartCodable, LawValue {
        var homeCity: Date? = nil
        var maxLevel: Word = .one
        var topScore: Shape? = nil
        var rowCount: Date? = nil
        var itemPrice: Data? = nil
        var dayPlan: String = "initial"
        enum CodingKeys: String, CodingKey { case homeCity = "k12", maxLevel, topScore, rowCount, itemPrice = "k26", dayPlan = "k28" }
        var fields: [Any?] { [homeCity, maxLevel, topScore, rowCount, itemPrice, dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var homeCity: Date? = nil
        var maxLevel: Word = .one
        var topScore: Shape? = nil
        var rowCount: Date? = nil
        var itemPrice: Data? = nil
        enum CodingKeys: String, CodingKey { case homeCity = "k12", maxLevel, topScore, rowCount, itemPrice = "k26" }
        override var fields: [Any?] { super.fields + [homeCity, maxLevel, topScore, rowCount, itemPrice] }
    }
    class C2: C1 {
        var dayPlan: String = "initial"
        enum CodingKeys: String, CodingKey { case dayPlan = "k28" }
        override var fields: [Any?] { super.fields + [dayPlan] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct D: SmartDirectCodable, LawValue {
        var homeCity: Date? = nil
        var maxLevel: Word = .one
        var topScore: Shape? = nil
        var rowCount: Date? = nil
        var itemPrice: Data? = nil
        var dayPlan: String = "initial"
        enum CodingKeys: String, CodingKey { case homeCity = "k12", maxLevel, topScore, rowCount, itemPrice = "k26", dayPlan = "k28" }
        var fields: [Any?] { [homeCity, maxLevel, topScore, rowCount, itemPrice, dayPlan] }
    }
}

enum M053 {
    struct S: SmartCodable, LawValue {
        var minLevel: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var pageSize: [String: Rank] = [:]
        @SmartKey("dot\\.x53n2", "k19") var shopArea: Data? = nil
        @SmartAny var topScore: Any? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["k15", "k12"]] }
        mutating func didFinishMapping() { finished(53) }
        var fields: [Any?] { [minLevel, pageSize, shopArea, free(topScore)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var pageSize: [String: Rank] = [:]
        @SmartKey("dot\\.x53n2", "k19") var shopArea: Data? = nil
        @SmartAny var topScore: Any? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["k15", "k12"]] }
        mutating func didFinishMapping() { finished(53) }
        var fields: [Any?] { [minLevel, pageSize, shopArea, free(topScore)] }
    }
    final class F: SmartCodable, LawValue {
        var minLevel: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var pageSize: [String: Rank] = [:]
        @SmartKey("dot\\.x53n2", "k19") var shopArea: Data? = nil
        @SmartAny var topScore: Any? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["k15", "k12"]] }
        func didFinishMapping() { finished(53) }
        var fields: [Any?] { [minLevel, pageSize, shopArea, free(topScore)] }
    }
}

extension LawModel {
    static let file006: [LawModel] = [
        LawModel(45, "S", M045.S.self, .snake),
        LawModel(45, "E", M045.E.self, .snake),
        LawModel(45, "F", M045.F.self, .snake),
        LawModel(46, "S", M046.S.self, isRecursive: true),
        LawModel(46, "F", M046.F.self, isRecursive: true),
        LawModel(46, "E", M046.E.self, isRecursive: true),
        LawModel(47, "S", M047.S.self, .snake),
        LawModel(47, "D", M047.D.self, .snake),
        LawModel(47, "C", M047.C3.self, .snake),
        LawModel(48, "S", M048.S.self),
        LawModel(48, "E", M048.E.self),
        LawModel(48, "C", M048.C2.self),
        LawModel(49, "S", M049.S.self, .snake, collections: .strict),
        LawModel(49, "C", M049.C3.self, .snake, collections: .strict),
        LawModel(49, "E", M049.E.self, .snake, collections: .strict),
        LawModel(50, "S", M050.S.self),
        LawModel(50, "F", M050.F.self),
        LawModel(50, "D", M050.D.self),
        LawModel(51, "S", M051.S.self),
        LawModel(51, "E", M051.E.self),
        LawModel(51, "F", M051.F.self),
        LawModel(52, "S", M052.S.self),
        LawModel(52, "C", M052.C3.self),
        LawModel(52, "D", M052.D.self),
        LawModel(53, "S", M053.S.self),
        LawModel(53, "D", M053.D.self),
        LawModel(53, "F", M053.F.self),
    ]
}
