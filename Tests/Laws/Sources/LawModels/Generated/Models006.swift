// Made by generate.py.
import Foundation
import SmartCodable

enum M045 {
    struct S: SmartCodable, LawValue {
        var lastPage: [Int?] = []
        var maxLevel: Word = .one
        var firstTag: Float = 1.5
        var shopArea: Int? = 42
        var itemPrice: String = "initial"
        mutating func didFinishMapping() { finished(45) }
        var fields: [Any?] { [lastPage, maxLevel, firstTag, shopArea, itemPrice] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: [Int?] = []
        var maxLevel: Word = .one
        var firstTag: Float = 1.5
        var shopArea: Int? = 42
        var itemPrice: String = "initial"
        init() {}
        func didFinishMapping() { finished(45) }
        var fields: [Any?] { [lastPage, maxLevel, firstTag, shopArea, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: [Int?] = []
        var maxLevel: Word = .one
        var firstTag: Float = 1.5
        var shopArea: Int? = 42
        var itemPrice: String = "initial"
        init() {}
        func didFinishMapping() { finished(45) }
        var fields: [Any?] { [lastPage, maxLevel, firstTag, shopArea, itemPrice] }
    }
}

enum M046 {
    struct S: SmartCodable, LawValue {
        @SmartDate var minLevel: Date? = nil
        var dayPlan: URL? = nil
        var topScore: [[Bool]] = []
        var unitCode: Card = .unknown(1)
        @IgnoredKey var maxLevel: Int = 42
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        var extraInfo: String? = "initial"
        enum CodingKeys: String, CodingKey { case minLevel, dayPlan, topScore, unitCode, maxLevel, homeCity, extraInfo = "_v" }
        var fields: [Any?] { [minLevel, dayPlan, topScore, unitCode, maxLevel, free(homeCity), extraInfo] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartDate var minLevel: Date? = nil
        var dayPlan: A? = nil
        var topScore: [[Bool]] = []
        var unitCode: Card = .unknown(1)
        @IgnoredKey var maxLevel: Int = 42
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        var extraInfo: String? = "initial"
        enum CodingKeys: String, CodingKey { case minLevel, dayPlan, topScore, unitCode, maxLevel, homeCity, extraInfo = "_v" }
        var fields: [Any?] { [minLevel, dayPlan, topScore, unitCode, maxLevel, free(homeCity), extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var minLevel: Date? = nil
        var dayPlan: URL? = nil
        var topScore: [[Bool]] = []
        required init() {}
        enum CodingKeys: String, CodingKey { case minLevel, dayPlan, topScore }
        var fields: [Any?] { [minLevel, dayPlan, topScore] }
    }
    class C1: C0 {
        var unitCode: Card = .unknown(1)
        @IgnoredKey var maxLevel: Int = 42
        @SmartUnknown var homeCity: [String: JSONValue] = [:]
        enum CodingKeys: String, CodingKey { case unitCode, maxLevel, homeCity }
        override var fields: [Any?] { super.fields + [unitCode, maxLevel, free(homeCity)] }
    }
    class C2: C1 {
        var extraInfo: String? = "initial"
        enum CodingKeys: String, CodingKey { case extraInfo = "_v" }
        override var fields: [Any?] { super.fields + [extraInfo] }
    }
}

enum M047 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var oldValue: M001.S? = nil
        @SmartCompact.Array var lastPage: [Mood] = []
        @IgnoredKey var topScore: Int = 42
        var baseRate: M000.S = M000.S()
        @SmartCompact.Array var itemPrice: [Float] = []
        @SmartAny var extraInfo: [Any] = []
        enum CodingKeys: String, CodingKey { case oldValue, lastPage, topScore, baseRate, itemPrice, extraInfo = "k15" }
        mutating func didFinishMapping() { finished(47) }
        var fields: [Any?] { [oldValue, lastPage, topScore, baseRate, itemPrice, free(extraInfo)] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var oldValue: M001.S? = nil
        @SmartCompact.Array var lastPage: [Mood] = []
        @IgnoredKey var topScore: Int = 42
        var baseRate: M000.S = M000.S()
        @SmartCompact.Array var itemPrice: [Float] = []
        @SmartAny var extraInfo: [Any] = []
        enum CodingKeys: String, CodingKey { case oldValue, lastPage, topScore, baseRate, itemPrice, extraInfo = "k15" }
        mutating func didFinishMapping() { finished(47) }
        var fields: [Any?] { [oldValue, lastPage, topScore, baseRate, itemPrice, free(extraInfo)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(47) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var oldValue: M001.S? = nil
        @SmartCompact.Array var lastPage: [Mood] = []
        @IgnoredKey var topScore: Int = 42
        var baseRate: M000.S = M000.S()
        @SmartCompact.Array var itemPrice: [Float] = []
        @SmartAny var extraInfo: [Any] = []
        enum CodingKeys: String, CodingKey { case oldValue, lastPage, topScore, baseRate, itemPrice, extraInfo = "k15" }
        override var fields: [Any?] { super.fields + [oldValue, lastPage, topScore, baseRate, itemPrice, free(extraInfo)] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M048 {
    struct S: SmartCodable, LawValue {
        @SmartKey("data.u48n0", "unitCode") var unitCode: Word = .one
        var maxLevel: [String: JSONValue] = [:]
        var pageSize: M002.F? = nil
        @SmartDate var extraInfo: Date = Date(timeIntervalSince1970: 60)
        mutating func didFinishMapping() { finished(48) }
        var fields: [Any?] { [unitCode, free(maxLevel), pageSize, extraInfo] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("data.u48n0", "unitCode") var unitCode: Word = .one
        var maxLevel: [String: JSONValue] = [:]
        var pageSize: M002.F? = nil
        @SmartDate var extraInfo: Date = Date(timeIntervalSince1970: 60)
        init() {}
        func didFinishMapping() { finished(48) }
        var fields: [Any?] { [unitCode, free(maxLevel), pageSize, extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("data.u48n0", "unitCode") var unitCode: Word = .one
        var maxLevel: [String: JSONValue] = [:]
        var pageSize: M002.F? = nil
        @SmartDate var extraInfo: Date = Date(timeIntervalSince1970: 60)
        required init() {}
        func didFinishMapping() { finished(48) }
        var fields: [Any?] { [unitCode, free(maxLevel), pageSize, extraInfo] }
    }
}

enum M049 {
    struct S: SmartCodable, LawValue {
        var rowCount: [String: Int] = [:]
        var topScore: Data = Data()
        var unitCode: [Double] = []
        var homeCity: URL? = nil
        enum CodingKeys: String, CodingKey { case rowCount = "k18", topScore = "k8", unitCode, homeCity }
        mutating func didFinishMapping() { finished(49) }
        var fields: [Any?] { [rowCount, topScore, unitCode, homeCity] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: [String: Int] = [:]
        var topScore: Data = Data()
        var unitCode: [Double] = []
        var homeCity: URL? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case rowCount = "k18", topScore = "k8", unitCode, homeCity }
        func didFinishMapping() { finished(49) }
        var fields: [Any?] { [rowCount, topScore, unitCode, homeCity] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(49) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var rowCount: [String: Int] = [:]
        enum CodingKeys: String, CodingKey { case rowCount = "k18" }
        override var fields: [Any?] { super.fields + [rowCount] }
    }
    class C2: C1 {
        var topScore: Data = Data()
        var unitCode: [Double] = []
        var homeCity: URL? = nil
        enum CodingKeys: String, CodingKey { case topScore = "k8", unitCode, homeCity }
        override var fields: [Any?] { super.fields + [topScore, unitCode, homeCity] }
    }
}

enum M050 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var topScore: M001.S = M001.S()
        var shopArea: String? = nil
        var extraInfo: [String?] = []
        @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k3", "rowCount") var rowCount: [Mood] = []
        var oldValue: Bool? = nil
        var baseRate: [Decimal] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(50) }
        var fields: [Any?] { [topScore, shopArea, extraInfo, pageSize, rowCount, oldValue, baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var topScore: M001.S = M001.S()
        var shopArea: String? = nil
        var extraInfo: [String?] = []
        @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k3", "rowCount") var rowCount: [Mood] = []
        var oldValue: Bool? = nil
        var baseRate: [Decimal] = []
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(50) }
        var fields: [Any?] { [topScore, shopArea, extraInfo, pageSize, rowCount, oldValue, baseRate] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var topScore: M001.S = M001.S()
        var shopArea: String? = nil
        var extraInfo: [String?] = []
        @SmartDate var pageSize: Date = Date(timeIntervalSince1970: 60)
        @SmartKey("k3", "rowCount") var rowCount: [Mood] = []
        var oldValue: Bool? = nil
        var baseRate: [Decimal] = []
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(50) }
        var fields: [Any?] { [topScore, shopArea, extraInfo, pageSize, rowCount, oldValue, baseRate] }
    }
}

enum M051 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var dayPlan: [Float] = []
        @SmartFlat var oldValue: Message = .ping
        @IgnoredKey var rowCount: Int = 42
        @SmartAny var userName: Any? = nil
        var topScore: [String: Bool] = [:]
        mutating func didFinishMapping() { finished(51) }
        var fields: [Any?] { [dayPlan, oldValue, rowCount, free(userName), topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartCompact.Array var dayPlan: [Float] = []
        @SmartFlat var oldValue: Message = .ping
        @IgnoredKey var rowCount: Int = 42
        @SmartAny var userName: Any? = nil
        var topScore: [String: Bool] = [:]
        init() {}
        func didFinishMapping() { finished(51) }
        var fields: [Any?] { [dayPlan, oldValue, rowCount, free(userName), topScore] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(51) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartCompact.Array var dayPlan: [Float] = []
        @SmartFlat var oldValue: Message = .ping
        @IgnoredKey var rowCount: Int = 42
        @SmartAny var userName: Any? = nil
        override var fields: [Any?] { super.fields + [dayPlan, oldValue, rowCount, free(userName)] }
    }
    class C2: C1 {
        var topScore: [String: Bool] = [:]
        override var fields: [Any?] { super.fields + [topScore] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M052 {
    struct S: SmartCodable, LawValue {
        @SmartAny var minLevel: [Any] = []
        var shopArea: M003.S = M003.S()
        @SmartKey("deep.in.v52n2", "lastPage") var lastPage: [Word] = []
        var oldValue: [JSONValue] = []
        var isOpen: Set<Int> = []
        @IgnoredKey var pageSize: Int = 42
        @IgnoredKey var baseRate: Int = 42
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        mutating func didFinishMapping() { finished(52) }
        var fields: [Any?] { [free(minLevel), shopArea, lastPage, free(oldValue), isOpen, pageSize, baseRate, free(itemPrice)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var minLevel: [Any] = []
        var shopArea: M003.S = M003.S()
        @SmartKey("deep.in.v52n2", "lastPage") var lastPage: [Word] = []
        var oldValue: [JSONValue] = []
        var isOpen: Set<Int> = []
        @IgnoredKey var pageSize: Int = 42
        @IgnoredKey var baseRate: Int = 42
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        init() {}
        func didFinishMapping() { finished(52) }
        var fields: [Any?] { [free(minLevel), shopArea, lastPage, free(oldValue), isOpen, pageSize, baseRate, free(itemPrice)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(52) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartAny var minLevel: [Any] = []
        var shopArea: M003.S = M003.S()
        @SmartKey("deep.in.v52n2", "lastPage") var lastPage: [Word] = []
        var oldValue: [JSONValue] = []
        var isOpen: Set<Int> = []
        @IgnoredKey var pageSize: Int = 42
        @IgnoredKey var baseRate: Int = 42
        @SmartUnknown var itemPrice: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [free(minLevel), shopArea, lastPage, free(oldValue), isOpen, pageSize, baseRate, free(itemPrice)] }
    }
}

enum M053 {
    struct S: SmartCodable, LawValue {
        var pageSize: Data? = nil
        var isOpen: String? = nil
        var homeCity: Shape = Shape()
        @SmartKey("k12") var oldValue: [Bool] = []
        @SmartDate var baseRate: Date? = nil
        @SmartUnknown var extraInfo: [String: JSONValue] = [:]
        var itemPrice: Rank? = nil
        var maxLevel: Date? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(53) }
        var fields: [Any?] { [pageSize, isOpen, homeCity, oldValue, baseRate, free(extraInfo), itemPrice, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        var pageSize: Data? = nil
        var isOpen: String? = nil
        var homeCity: Shape = Shape()
        @SmartKey("k12") var oldValue: [Bool] = []
        @SmartDate var baseRate: Date? = nil
        @SmartUnknown var extraInfo: [String: JSONValue] = [:]
        var itemPrice: Rank? = nil
        var maxLevel: Date? = nil
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(53) }
        var fields: [Any?] { [pageSize, isOpen, homeCity, oldValue, baseRate, free(extraInfo), itemPrice, maxLevel] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(53) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var pageSize: Data? = nil
        var isOpen: String? = nil
        var homeCity: Shape = Shape()
        @SmartKey("k12") var oldValue: [Bool] = []
        @SmartDate var baseRate: Date? = nil
        @SmartUnknown var extraInfo: [String: JSONValue] = [:]
        var itemPrice: Rank? = nil
        var maxLevel: Date? = nil
        enum CodingKeys: String, CodingKey { case pageSize, isOpen, homeCity, oldValue, baseRate, extraInfo, itemPrice, maxLevel }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.isOpen <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [pageSize, isOpen, homeCity, oldValue, baseRate, free(extraInfo), itemPrice, maxLevel] }
    }
}

extension LawModel {
    static let file006: [LawModel] = [
        LawModel(45, "S", M045.S.self),
        LawModel(45, "E", M045.E.self),
        LawModel(45, "F", M045.F.self),
        LawModel(46, "S", M046.S.self),
        LawModel(46, "G", M046.G<URL>.self),
        LawModel(46, "C", M046.C2.self),
        LawModel(47, "S", M047.S.self),
        LawModel(47, "D", M047.D.self),
        LawModel(47, "C", M047.C2.self),
        LawModel(48, "S", M048.S.self),
        LawModel(48, "F", M048.F.self),
        LawModel(48, "C", M048.C0.self),
        LawModel(49, "S", M049.S.self),
        LawModel(49, "E", M049.E.self),
        LawModel(49, "C", M049.C2.self),
        LawModel(50, "S", M050.S.self),
        LawModel(50, "E", M050.E.self),
        LawModel(50, "F", M050.F.self),
        LawModel(51, "S", M051.S.self),
        LawModel(51, "E", M051.E.self),
        LawModel(51, "C", M051.C3.self),
        LawModel(52, "S", M052.S.self, .upper),
        LawModel(52, "E", M052.E.self, .upper),
        LawModel(52, "C", M052.C1.self, .upper),
        LawModel(53, "S", M053.S.self, .snake),
        LawModel(53, "F", M053.F.self, .snake),
        LawModel(53, "C", M053.C1.self, .snake),
    ]
}
