// Made by generate.py.
import Foundation
import SmartCodable

enum M045 {
    struct S: SmartCodable, LawValue {
        var topScore: Data = Data()
        var oldValue: Numbered? = nil
        var extraInfo: UInt16? = nil
        var fields: [Any?] { [topScore, oldValue, extraInfo] }
    }
    struct D: SmartDirectCodable, LawValue {
        var topScore: Data = Data()
        var oldValue: Numbered? = nil
        var extraInfo: UInt16? = nil
        var fields: [Any?] { [topScore, oldValue, extraInfo] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var topScore: Data = Data()
        var oldValue: A? = nil
        var extraInfo: UInt16? = nil
        var fields: [Any?] { [topScore, oldValue, extraInfo] }
    }
}

enum M046 {
    struct S: SmartCodable, LawValue {
        var maxLevel: String = "initial"
        @SmartKey("k16", "firstTag") var firstTag: Shape? = nil
        var rowCount: Bool = false
        var userName: [String: Decimal] = [:]
        mutating func didFinishMapping() { finished(46) }
        var fields: [Any?] { [maxLevel, firstTag, rowCount, userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        var maxLevel: String = "initial"
        @SmartKey("k16", "firstTag") var firstTag: Shape? = nil
        var rowCount: Bool = false
        var userName: [String: Decimal] = [:]
        init() {}
        func didFinishMapping() { finished(46) }
        var fields: [Any?] { [maxLevel, firstTag, rowCount, userName] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: String = "initial"
        @SmartKey("k16", "firstTag") var firstTag: Shape? = nil
        var rowCount: Bool = false
        var userName: [String: Decimal] = [:]
        init() {}
        func didFinishMapping() { finished(46) }
        var fields: [Any?] { [maxLevel, firstTag, rowCount, userName] }
    }
}

enum M047 {
    struct S: SmartCodable, LawValue {
        var dayPlan: [[Decimal]] = []
        var unitCode: Decimal = 1
        var baseRate: [Decimal] = []
        var topScore: [String: Double] = [:]
        mutating func didFinishMapping() { finished(47) }
        var fields: [Any?] { [dayPlan, unitCode, baseRate, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        var dayPlan: [[Decimal]] = []
        var unitCode: Decimal = 1
        var baseRate: [Decimal] = []
        var topScore: [String: Double] = [:]
        mutating func didFinishMapping() { finished(47) }
        var fields: [Any?] { [dayPlan, unitCode, baseRate, topScore] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var dayPlan: [A] = []
        var unitCode: Decimal = 1
        var baseRate: [Decimal] = []
        var topScore: [String: Double] = [:]
        mutating func didFinishMapping() { finished(47) }
        var fields: [Any?] { [dayPlan, unitCode, baseRate, topScore] }
    }
}

enum M048 {
    struct S: SmartCodable, LawValue {
        var maxLevel: Date? = nil
        @IgnoredKey var newValue: Int = 42
        @SmartDate var unitCode: Date? = nil
        var itemPrice: [Bool] = []
        @SmartAny var extraInfo: Any? = nil
        var lastPage: Double? = 1.5
        var firstTag: Int = 42
        var topScore: Data = Data()
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(48) }
        var fields: [Any?] { [maxLevel, newValue, unitCode, itemPrice, free(extraInfo), lastPage, firstTag, topScore] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: Date? = nil
        @IgnoredKey var newValue: Int = 42
        @SmartDate var unitCode: Date? = nil
        var itemPrice: [Bool] = []
        @SmartAny var extraInfo: Any? = nil
        var lastPage: Double? = 1.5
        var firstTag: Int = 42
        var topScore: Data = Data()
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(48) }
        var fields: [Any?] { [maxLevel, newValue, unitCode, itemPrice, free(extraInfo), lastPage, firstTag, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        var maxLevel: Date? = nil
        @IgnoredKey var newValue: Int = 42
        @SmartDate var unitCode: Date? = nil
        var itemPrice: [Bool] = []
        @SmartAny var extraInfo: Any? = nil
        var lastPage: Double? = 1.5
        var firstTag: Int = 42
        var topScore: Data = Data()
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(48) }
        var fields: [Any?] { [maxLevel, newValue, unitCode, itemPrice, free(extraInfo), lastPage, firstTag, topScore] }
    }
}

enum M049 {
    struct S: SmartCodable, LawValue {
        var homeCity: Data = Data()
        var lastPage: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var maxLevel: M001.S = M001.S()
        @SmartAny var firstTag: [Any] = []
        var userName: [M000.S] = []
        var shopArea: Int8? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(49) }
        var fields: [Any?] { [homeCity, lastPage, maxLevel, free(firstTag), userName, shopArea] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var homeCity: Data = Data()
        var lastPage: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var maxLevel: M001.S = M001.S()
        @SmartAny var firstTag: [Any] = []
        var userName: [A] = []
        var shopArea: Int8? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(49) }
        var fields: [Any?] { [homeCity, lastPage, maxLevel, free(firstTag), userName, shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        var homeCity: Data = Data()
        var lastPage: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var maxLevel: M001.S = M001.S()
        @SmartAny var firstTag: [Any] = []
        var userName: [M000.S] = []
        var shopArea: Int8? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.lastPage <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(49) }
        var fields: [Any?] { [homeCity, lastPage, maxLevel, free(firstTag), userName, shopArea] }
    }
}

enum M050 {
    struct S: SmartCodable, LawValue {
        var shopArea: [M000.S] = []
        @SmartKey("k26") var baseRate: Set<String> = []
        var maxLevel: UInt? = 42
        var userName: [Shape] = []
        var itemPrice: M002.F? = nil
        var rowCount: [String: Int8] = [:]
        var fields: [Any?] { [shopArea, baseRate, maxLevel, userName, itemPrice, rowCount] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var shopArea: [M000.S] = []
        @SmartKey("k26") var baseRate: Set<String> = []
        override var fields: [Any?] { super.fields + [shopArea, baseRate] }
    }
    class C2: C1 {
        var maxLevel: UInt? = 42
        var userName: [Shape] = []
        var itemPrice: M002.F? = nil
        var rowCount: [String: Int8] = [:]
        override var fields: [Any?] { super.fields + [maxLevel, userName, itemPrice, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        var shopArea: [M000.S] = []
        @SmartKey("k26") var baseRate: Set<String> = []
        var maxLevel: UInt? = 42
        var userName: [Shape] = []
        var itemPrice: M002.F? = nil
        var rowCount: [String: Int8] = [:]
        var fields: [Any?] { [shopArea, baseRate, maxLevel, userName, itemPrice, rowCount] }
    }
}

enum M051 {
    struct S: SmartCodable, LawValue {
        var lastPage: [String] = []
        var newValue: [M001.F] = []
        var isOpen: [M001.F] = []
        mutating func didFinishMapping() { finished(51) }
        var fields: [Any?] { [lastPage, newValue, isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var lastPage: [A] = []
        var newValue: [M001.F] = []
        var isOpen: [M001.F] = []
        mutating func didFinishMapping() { finished(51) }
        var fields: [Any?] { [lastPage, newValue, isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: [String] = []
        var newValue: [M001.F] = []
        var isOpen: [M001.F] = []
        init() {}
        func didFinishMapping() { finished(51) }
        var fields: [Any?] { [lastPage, newValue, isOpen] }
    }
}

enum M052 {
    struct S: SmartCodable, LawValue {
        var oldValue: Float = 1.5
        var dayPlan: Data? = nil
        var maxLevel: UInt = 42
        var rowCount: Double = 1.5
        var newValue: [String: JSONValue] = [:]
        var minLevel: [Message] = []
        @SmartDate var baseRate: Date? = nil
        var unitCode: [UInt16] = []
        enum CodingKeys: String, CodingKey { case oldValue, dayPlan, maxLevel, rowCount, newValue = "k8", minLevel = "k12", baseRate, unitCode }
        var fields: [Any?] { [oldValue, dayPlan, maxLevel, rowCount, free(newValue), minLevel, baseRate, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: Float = 1.5
        var dayPlan: Data? = nil
        var maxLevel: UInt = 42
        required init() {}
        enum CodingKeys: String, CodingKey { case oldValue, dayPlan, maxLevel }
        var fields: [Any?] { [oldValue, dayPlan, maxLevel] }
    }
    class C1: C0 {
        var rowCount: Double = 1.5
        var newValue: [String: JSONValue] = [:]
        var minLevel: [Message] = []
        @SmartDate var baseRate: Date? = nil
        var unitCode: [UInt16] = []
        enum CodingKeys: String, CodingKey { case rowCount, newValue = "k8", minLevel = "k12", baseRate, unitCode }
        override var fields: [Any?] { super.fields + [rowCount, free(newValue), minLevel, baseRate, unitCode] }
    }
    final class F: SmartCodable, LawValue {
        var oldValue: Float = 1.5
        var dayPlan: Data? = nil
        var maxLevel: UInt = 42
        var rowCount: Double = 1.5
        var newValue: [String: JSONValue] = [:]
        var minLevel: [Message] = []
        @SmartDate var baseRate: Date? = nil
        var unitCode: [UInt16] = []
        init() {}
        enum CodingKeys: String, CodingKey { case oldValue, dayPlan, maxLevel, rowCount, newValue = "k8", minLevel = "k12", baseRate, unitCode }
        var fields: [Any?] { [oldValue, dayPlan, maxLevel, rowCount, free(newValue), minLevel, baseRate, unitCode] }
    }
}

enum M053 {
    struct S: SmartCodable, LawValue {
        var pageSize: String? = nil
        @SmartAny var oldValue: Any? = nil
        var shopArea: String = "INITIAL"
        var userName: [M002.S] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(53) }
        var fields: [Any?] { [pageSize, free(oldValue), shopArea, userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        var pageSize: String? = nil
        @SmartAny var oldValue: Any? = nil
        var shopArea: String = "INITIAL"
        var userName: [M002.S] = []
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(53) }
        var fields: [Any?] { [pageSize, free(oldValue), shopArea, userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var pageSize: A? = nil
        @SmartAny var oldValue: Any? = nil
        var shopArea: String = "INITIAL"
        var userName: [M002.S] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(53) }
        var fields: [Any?] { [pageSize, free(oldValue), shopArea, userName] }
    }
}

extension LawModel {
    static let file006: [LawModel] = [
        LawModel(45, "S", M045.S.self),
        LawModel(45, "D", M045.D.self),
        LawModel(45, "G", M045.G<Numbered>.self),
        LawModel(46, "S", M046.S.self),
        LawModel(46, "E", M046.E.self),
        LawModel(46, "F", M046.F.self),
        LawModel(47, "S", M047.S.self),
        LawModel(47, "D", M047.D.self),
        LawModel(47, "G", M047.G<[Decimal]>.self),
        LawModel(48, "S", M048.S.self),
        LawModel(48, "F", M048.F.self),
        LawModel(48, "D", M048.D.self),
        LawModel(49, "S", M049.S.self, .upper),
        LawModel(49, "G", M049.G<M000.S>.self, .upper),
        LawModel(49, "D", M049.D.self, .upper),
        LawModel(50, "S", M050.S.self),
        LawModel(50, "C", M050.C2.self),
        LawModel(50, "D", M050.D.self),
        LawModel(51, "S", M051.S.self),
        LawModel(51, "G", M051.G<String>.self),
        LawModel(51, "E", M051.E.self),
        LawModel(52, "S", M052.S.self),
        LawModel(52, "C", M052.C1.self),
        LawModel(52, "F", M052.F.self),
        LawModel(53, "S", M053.S.self),
        LawModel(53, "E", M053.E.self),
        LawModel(53, "G", M053.G<String>.self),
    ]
}
