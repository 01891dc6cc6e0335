// Made by generate.py.
import Foundation
import SmartCodable

enum M045 {
    struct S: SmartCodable, LawValue {
        @SmartKey("list.0.w45n0") @SmartAny var firstTag: [String: Any] = [:]
        @SmartFlat var dayPlan: Message = .ping
        var extraInfo: [Rated] = []
        var baseRate: UInt? = 42
        @IgnoredKey var unitCode: Int = 42
        var maxLevel: UInt = 42
        var newValue: [Rated] = []
        @SmartKey("k11", "lastPage") @SmartCompact.Array var lastPage: [Double] = []
        mutating func didFinishMapping() { finished(45) }
        var fields: [Any?] { [free(firstTag), dayPlan, extraInfo, baseRate, unitCode, maxLevel, newValue, lastPage] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("list.0.w45n0") @SmartAny var firstTag: [String: Any] = [:]
        @SmartFlat var dayPlan: Message = .ping
        var extraInfo: [A] = []
        var baseRate: UInt? = 42
        @IgnoredKey var unitCode: Int = 42
        var maxLevel: UInt = 42
        var newValue: [Rated] = []
        @SmartKey("k11", "lastPage") @SmartCompact.Array var lastPage: [Double] = []
        mutating func didFinishMapping() { finished(45) }
        var fields: [Any?] { [free(firstTag), dayPlan, extraInfo, baseRate, unitCode, maxLevel, newValue, lastPage] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("list.0.w45n0") @SmartAny var firstTag: [String: Any] = [:]
        @SmartFlat var dayPlan: Message = .ping
        var extraInfo: [Rated] = []
        var baseRate: UInt? = 42
        @IgnoredKey var unitCode: Int = 42
        var maxLevel: UInt = 42
        var newValue: [Rated] = []
        @SmartKey("k11", "lastPage") @SmartCompact.Array var lastPage: [Double] = []
        mutating func didFinishMapping() { finished(45) }
        var fields: [Any?] { [free(firstTag), dayPlan, extraInfo, baseRate, unitCode, maxLevel, newValue, lastPage] }
    }
}

enum M046 {
    struct S: SmartCodable, LawValue {
        var homeCity: Double = 1.5
        var newValue: Int = 42
        var rowCount: Date? = nil
        @SmartAny var minLevel: [Any] = []
        @SmartKey("data.u46n4") var dayPlan: [String: JSONValue] = [:]
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- SmartDateTransformer()] }
        var fields: [Any?] { [homeCity, newValue, rowCount, free(minLevel), free(dayPlan), free(extraInfo)] }
    }
    class C0: SmartCodable, LawValue {
        var homeCity: Double = 1.5
        var newValue: Int = 42
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [homeCity, newValue] }
    }
    class C1: C0 {
        var rowCount: Date? = nil
        enum CodingKeys: String, CodingKey { case rowCount }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.rowCount <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [rowCount] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C3: C2 {
        @SmartAny var minLevel: [Any] = []
        @SmartKey("data.u46n4") var dayPlan: [String: JSONValue] = [:]
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [free(minLevel), free(dayPlan), free(extraInfo)] }
    }
    final class F: SmartCodable, LawValue {
        var homeCity: Double = 1.5
        var newValue: Int = 42
        var rowCount: Date? = nil
        @SmartAny var minLevel: [Any] = []
        @SmartKey("data.u46n4") var dayPlan: [String: JSONValue] = [:]
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.rowCount <--- SmartDateTransformer()] }
        var fields: [Any?] { [homeCity, newValue, rowCount, free(minLevel), free(dayPlan), free(extraInfo)] }
    }
}

enum M047 {
    struct S: SmartCodable, LawValue {
        var extraInfo: Float = 1.5
        @SmartKey("k27", "shopArea") var shopArea: [String: M002.S] = [:]
        @SmartAny var unitCode: Any? = nil
        var fields: [Any?] { [extraInfo, shopArea, free(unitCode)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var extraInfo: Float = 1.5
        @SmartKey("k27", "shopArea") var shopArea: [String: M002.S] = [:]
        @SmartAny var unitCode: Any? = nil
        init() {}
        var fields: [Any?] { [extraInfo, shopArea, free(unitCode)] }
    }
    class C0: SmartCodable, LawValue {
        var extraInfo: Float = 1.5
        @SmartKey("k27", "shopArea") var shopArea: [String: M002.S] = [:]
        @SmartAny var unitCode: Any? = nil
        required init() {}
        var fields: [Any?] { [extraInfo, shopArea, free(unitCode)] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M048 {
    struct S: SmartCodable, LawValue {
        var oldValue: Date = Date(timeIntervalSince1970: 60)
        @IgnoredKey var dayPlan: Int = 42
        var firstTag: [M002.S] = []
        @SmartFlat var unitCode: M000.S = M000.S()
        mutating func didFinishMapping() { finished(48) }
        var fields: [Any?] { [oldValue, dayPlan, firstTag, unitCode] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: Date = Date(timeIntervalSince1970: 60)
        @IgnoredKey var dayPlan: Int = 42
        var firstTag: [A] = []
        @SmartFlat var unitCode: M000.S = M000.S()
        mutating func didFinishMapping() { finished(48) }
        var fields: [Any?] { [oldValue, dayPlan, firstTag, unitCode] }
    }
    final class E: SmartDirectCodable, LawValue {
        var oldValue: Date = Date(timeIntervalSince1970: 60)
        @IgnoredKey var dayPlan: Int = 42
        var firstTag: [M002.S] = []
        @SmartFlat var unitCode: M000.S = M000.S()
        init() {}
        func didFinishMapping() { finished(48) }
        var fields: [Any?] { [oldValue, dayPlan, firstTag, unitCode] }
    }
}

enum M049 {
    struct S: SmartCodable, LawValue {
        @SmartAny var rowCount: [Any] = []
        var maxLevel: [Message] = []
        var isOpen: [Shape] = []
        var itemPrice: String = "initial"
        @SmartCompact.Dictionary var newValue: [String: Mood] = [:]
        var shopArea: Decimal? = nil
        var extraInfo: Card = .unknown(1)
        enum CodingKeys: String, CodingKey { case rowCount, maxLevel = "k8", isOpen, itemPrice, newValue = "k3", shopArea, extraInfo }
        mutating func didFinishMapping() { finished(49) }
        var fields: [Any?] { [free(rowCount), maxLevel, isOpen, itemPrice, newValue, shopArea, extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(49) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartAny var rowCount: [Any] = []
        var maxLevel: [Message] = []
        var isOpen: [Shape] = []
        var itemPrice: String = "initial"
        @SmartCompact.Dictionary var newValue: [String: Mood] = [:]
        var shopArea: Decimal? = nil
        var extraInfo: Card = .unknown(1)
        enum CodingKeys: String, CodingKey { case rowCount, maxLevel = "k8", isOpen, itemPrice, newValue = "k3", shopArea, extraInfo }
        override var fields: [Any?] { super.fields + [free(rowCount), maxLevel, isOpen, itemPrice, newValue, shopArea, extraInfo] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartAny var rowCount: [Any] = []
        var maxLevel: [A] = []
        var isOpen: [Shape] = []
        var itemPrice: String = "initial"
        @SmartCompact.Dictionary var newValue: [String: Mood] = [:]
        var shopArea: Decimal? = nil
        var extraInfo: Card = .unknown(1)
        enum CodingKeys: String, CodingKey { case rowCount, maxLevel = "k8", isOpen, itemPrice, newValue = "k3", shopArea, extraInfo }
        mutating func didFinishMapping() { finished(49) }
        var fields: [Any?] { [free(rowCount), maxLevel, isOpen, itemPrice, newValue, shopArea, extraInfo] }
    }
}

enum M050 {
    struct S: SmartCodable, LawValue {
        var lastPage: Int64? = nil
        var topScore: [Card] = []
        var rowCount: [M001.S] = []
        var maxLevel: String? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["k19", "k16"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(50) }
        var fields: [Any?] { [lastPage, topScore, rowCount, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: Int64? = nil
        var topScore: [Card] = []
        var rowCount: [M001.S] = []
        var maxLevel: String? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["k19", "k16"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(50) }
        var fields: [Any?] { [lastPage, topScore, rowCount, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: Int64? = nil
        var topScore: [Card] = []
        var rowCount: [M001.S] = []
        var maxLevel: String? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- ["k19", "k16"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(50) }
        var fields: [Any?] { [lastPage, topScore, rowCount, maxLevel] }
    }
}

enum M051 {
    struct S: SmartCodable, LawValue {
        @SmartDate var topScore: Date? = nil
        var isOpen: [String: Mood] = [:]
        @SmartKey("k13", "k1") var oldValue: [JSONValue] = []
        @SmartKey("a b") var itemPrice: Data = Data()
        var fields: [Any?] { [topScore, isOpen, free(oldValue), itemPrice] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartDate var topScore: Date? = nil
        var isOpen: [String: Mood] = [:]
        @SmartKey("k13", "k1") var oldValue: [JSONValue] = []
        @SmartKey("a b") var itemPrice: Data = Data()
        override var fields: [Any?] { super.fields + [topScore, isOpen, free(oldValue), itemPrice] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartDate var topScore: Date? = nil
        var isOpen: [String: Mood] = [:]
        @SmartKey("k13", "k1") var oldValue: [JSONValue] = []
        @SmartKey("a b") var itemPrice: Data = Data()
        var fields: [Any?] { [topScore, isOpen, free(oldValue), itemPrice] }
    }
}

enum M052 {
    struct S: SmartCodable, LawValue {
        var oldValue: Date = Date(timeIntervalSince1970: 60)
        var unitCode: Float? = nil
        @SmartUnknown var extraInfo: [String: JSONValue] = [:]
        var dayPlan: String = "initial"
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.oldValue <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(52) }
        var fields: [Any?] { [oldValue, unitCode, free(extraInfo), dayPlan] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: Date = Date(timeIntervalSince1970: 60)
        var unitCode: A? = nil
        @SmartUnknown var extraInfo: [String: JSONValue] = [:]
        var dayPlan: String = "initial"
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.oldValue <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(52) }
        var fields: [Any?] { [oldValue, unitCode, free(extraInfo), dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(52) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var oldValue: Date = Date(timeIntervalSince1970: 60)
        enum CodingKeys: String, CodingKey { case oldValue }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.oldValue <--- SmartDateTransformer()] }
        override var fields: [Any?] { super.fields + [oldValue] }
    }
    class C2: C1 {
        var unitCode: Float? = nil
        override var fields: [Any?] { super.fields + [unitCode] }
    }
    class C3: C2 {
        @SmartUnknown var extraInfo: [String: JSONValue] = [:]
        var dayPlan: String = "initial"
        override var fields: [Any?] { super.fields + [free(extraInfo), dayPlan] }
    }
}

enum M053 {
    struct S: SmartCodable, LawValue {
        var newValue: [Word: Int] = [:]
        var dayPlan: Float? = 1.5
        @IgnoredKey var lastPage: Int = 42
        @SmartAny var shopArea: Any? = nil
        enum CodingKeys: String, CodingKey { case newValue = "user_id", dayPlan = "k22", lastPage, shopArea }
        mutating func didFinishMapping() { finished(53) }
        var fields: [Any?] { [newValue, dayPlan, lastPage, free(shopArea)] }
    }
    final class F: SmartCodable, LawValue {
        var newValue: [Word: Int] = [:]
        var dayPlan: Float? = 1.5
        @IgnoredKey var lastPage: Int = 42
        @SmartAny var shopArea: Any? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case newValue = "user_id", dayPlan = "k22", lastPage, shopArea }
        func didFinishMapping() { finished(53) }
        var fields: [Any?] { [newValue, dayPlan, lastPage, free(shopArea)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: [Word: Int] = [:]
        var dayPlan: Float? = 1.5
        @IgnoredKey var lastPage: Int = 42
        @SmartAny var shopArea: Any? = nil
        init() {}
        enum CodingKeys: String, CodingKey { case newValue = "user_id", dayPlan = "k22", lastPage, shopArea }
        func didFinishMapping() { finished(53) }
        var fields: [Any?] { [newValue, dayPlan, lastPage, free(shopArea)] }
    }
}

extension LawModel {
    static let file006: [LawModel] = [
        LawModel(45, "S", M045.S.self, .snake),
        LawModel(45, "G", M045.G<Rated>.self, .snake),
        LawModel(45, "D", M045.D.self, .snake),
        LawModel(46, "S", M046.S.self),
        LawModel(46, "C", M046.C3.self),
        LawModel(46, "F", M046.F.self),
        LawModel(47, "S", M047.S.self, collections: .wraps),
        LawModel(47, "E", M047.E.self, collections: .wraps),
        LawModel(47, "C", M047.C1.self, collections: .wraps),
        LawModel(48, "S", M048.S.self),
        LawModel(48, "G", M048.G<M002.S>.self),
        LawModel(48, "E", M048.E.self),
        LawModel(49, "S", M049.S.self, collections: .wraps),
        LawModel(49, "C", M049.C2.self, collections: .wraps),
        LawModel(49, "G", M049.G<Message>.self, collections: .wraps),
        LawModel(50, "S", M050.S.self),
        LawModel(50, "E", M050.E.self),
        LawModel(50, "F", M050.F.self),
        LawModel(51, "S", M051.S.self, .snake),
        LawModel(51, "C", M051.C1.self, .snake),
        LawModel(51, "D", M051.D.self, .snake),
        LawModel(52, "S", M052.S.self, .snake),
        LawModel(52, "G", M052.G<Float>.self, .snake),
        LawModel(52, "C", M052.C3.self, .snake),
        LawModel(53, "S", M053.S.self, collections: .wraps),
        LawModel(53, "F", M053.F.self, collections: .wraps),
        LawModel(53, "E", M053.E.self, collections: .wraps),
    ]
}
