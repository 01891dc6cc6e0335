// Made by generate.py.
import Foundation
import SmartCodable

enum M063 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k20", "_v") var baseRate: Rank = .low
        var extraInfo: URL? = nil
        var userName: [Rated] = []
        var fields: [Any?] { [baseRate, extraInfo, userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("k20", "_v") var baseRate: Rank = .low
        var extraInfo: A? = nil
        var userName: [Rated] = []
        var fields: [Any?] { [baseRate, extraInfo, userName] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("k20", "_v") var baseRate: Rank = .low
        var extraInfo: URL? = nil
        var userName: [Rated] = []
        init() {}
        var fields: [Any?] { [baseRate, extraInfo, userName] }
    }
}

enum M064 {
    struct S: SmartCodable, LawValue {
        var baseRate: String? = nil
        var userName: Decimal = 1
        var newValue: Float = 1.5
        var homeCity: Float = 1.5
        var rowCount: [Mood] = []
        @SmartCompact.Array var minLevel: [Word] = []
        @SmartCompact.Array var extraInfo: [String] = []
        var pageSize: Int = -1
        mutating func didFinishMapping() { finished(64) }
        var fields: [Any?] { [baseRate, userName, newValue, homeCity, rowCount, minLevel, extraInfo, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        var baseRate: String? = nil
        var userName: Decimal = 1
        var newValue: Float = 1.5
        required init() {}
        func didFinishMapping() { finished(64) }
        var fields: [Any?] { [baseRate, userName, newValue] }
    }
    class C1: C0 {
        var homeCity: Float = 1.5
        var rowCount: [Mood] = []
        @SmartCompact.Array var minLevel: [Word] = []
        override var fields: [Any?] { super.fields + [homeCity, rowCount, minLevel] }
    }
    class C2: C1 {
        @SmartCompact.Array var extraInfo: [String] = []
        var pageSize: Int = -1
        override var fields: [Any?] { super.fields + [extraInfo, pageSize] }
    }
    struct D: SmartDirectCodable, LawValue {
        var baseRate: String? = nil
        var userName: Decimal = 1
        var newValue: Float = 1.5
        var homeCity: Float = 1.5
        var rowCount: [Mood] = []
        @SmartCompact.Array var minLevel: [Word] = []
        @SmartCompact.Array var extraInfo: [String] = []
        var pageSize: Int = -1
        mutating func didFinishMapping() { finished(64) }
        var fields: [Any?] { [baseRate, userName, newValue, homeCity, rowCount, minLevel, extraInfo, pageSize] }
    }
}

enum M065 {
    struct S: SmartCodable, LawValue {
        var minLevel: [Int8?] = []
        var oldValue: [Float] = []
        var shopArea: UInt16 = 42
        var firstTag: [Message] = []
        var pageSize: [Message] = []
        @SmartFlat var lastPage: M001.S? = nil
        var isOpen: Card = .unknown(1)
        @IgnoredKey var baseRate: Int = 42
        var userName: Set<Int> = []
        enum CodingKeys: String, CodingKey { case minLevel = "k24", oldValue = "k5", shopArea, firstTag, pageSize, lastPage, isOpen, baseRate, userName }
        mutating func didFinishMapping() { finished(65) }
        var fields: [Any?] { [minLevel, oldValue, shopArea, firstTag, pageSize, lastPage, isOpen, baseRate, userName] }
    }
    class C0: SmartCodable, LawValue {
        var minLevel: [Int8?] = []
        var oldValue: [Float] = []
        var shopArea: UInt16 = 42
        var firstTag: [Message] = []
        var pageSize: [Message] = []
        @SmartFlat var lastPage: M001.S? = nil
        var isOpen: Card = .unknown(1)
        @IgnoredKey var baseRate: Int = 42
        var userName: Set<Int> = []
        required init() {}
        enum CodingKeys: String, CodingKey { case minLevel = "k24", oldValue = "k5", shopArea, firstTag, pageSize, lastPage, isOpen, baseRate, userName }
        func didFinishMapping() { finished(65) }
        var fields: [Any?] { [minLevel, oldValue, shopArea, firstTag, pageSize, lastPage, isOpen, baseRate, userName] }
    }
    final class F: SmartCodable, LawValue {
        var minLevel: [Int8?] = []
        var oldValue: [Float] = []
        var shopArea: UInt16 = 42
        var firstTag: [Message] = []
        var pageSize: [Message] = []
        @SmartFlat var lastPage: M001.S? = nil
        var isOpen: Card = .unknown(1)
        @IgnoredKey var baseRate: Int = 42
        var userName: Set<Int> = []
        init() {}
        enum CodingKeys: String, CodingKey { case minLevel = "k24", oldValue = "k5", shopArea, firstTag, pageSize, lastPage, isOpen, baseRate, userName }
        func didFinishMapping() { finished(65) }
        var fields: [Any?] { [minLevel, oldValue, shopArea, firstTag, pageSize, lastPage, isOpen, baseRate, userName] }
    }
}

enum M066 {
    struct S: SmartCodable, LawValue {
        var unitCode: [String: JSONValue] = [:]
        var shopArea: Card = .unknown(1)
        var baseRate: String = "INITIAL"
        var homeCity: String? = "initial"
        var dayPlan: [String: Int] = [:]
        @SmartFlat var userName: M001.S = M001.S()
        var pageSize: [JSONValue] = []
        enum CodingKeys: String, CodingKey { case unitCode = "k8", shopArea = "k16", baseRate = "k26", homeCity, dayPlan = "k27", userName, pageSize }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(66) }
        var fields: [Any?] { [free(unitCode), shopArea, baseRate, homeCity, dayPlan, userName, free(pageSize)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var unitCode: [String: JSONValue] = [:]
        var shopArea: Card = .unknown(1)
        var baseRate: String = "INITIAL"
        var homeCity: String? = "initial"
        var dayPlan: [String: Int] = [:]
        @SmartFlat var userName: M001.S = M001.S()
        var pageSize: [JSONValue] = []
        enum CodingKeys: String, CodingKey { case unitCode = "k8", shopArea = "k16", baseRate = "k26", homeCity, dayPlan = "k27", userName, pageSize }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(66) }
        var fields: [Any?] { [free(unitCode), shopArea, baseRate, homeCity, dayPlan, userName, free(pageSize)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: [String: JSONValue] = [:]
        var shopArea: Card = .unknown(1)
        var baseRate: String = "INITIAL"
        var homeCity: String? = "initial"
        var dayPlan: [String: Int] = [:]
        @SmartFlat var userName: M001.S = M001.S()
        var pageSize: [JSONValue] = []
        init() {}
        enum CodingKeys: String, CodingKey { case unitCode = "k8", shopArea = "k16", baseRate = "k26", homeCity, dayPlan = "k27", userName, pageSize }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(66) }
        var fields: [Any?] { [free(unitCode), shopArea, baseRate, homeCity, dayPlan, userName, free(pageSize)] }
    }
}

enum M067 {
    struct S: SmartCodable, LawValue {
        @SmartAny var dayPlan: Any? = nil
        var newValue: [[UInt16]] = []
        var rowCount: String? = nil
        var pageSize: [Int: Bool] = [:]
        var unitCode: Mood = .good
        var itemPrice: Data = Data()
        var isOpen: Date = Date(timeIntervalSince1970: 60)
        enum CodingKeys: String, CodingKey { case dayPlan, newValue, rowCount, pageSize = "k29", unitCode = "_v", itemPrice = "k0", isOpen = "k27" }
        mutating func didFinishMapping() { finished(67) }
        var fields: [Any?] { [free(dayPlan), newValue, rowCount, pageSize, unitCode, itemPrice, isOpen] }
    }
    class C0: SmartCodable, LawValue {
        @SmartAny var dayPlan: Any? = nil
        var newValue: [[UInt16]] = []
        var rowCount: String? = nil
        var pageSize: [Int: Bool] = [:]
        var unitCode: Mood = .good
        var itemPrice: Data = Data()
        var isOpen: Date = Date(timeIntervalSince1970: 60)
        required init() {}
        enum CodingKeys: String, CodingKey { case dayPlan, newValue, rowCount, pageSize = "k29", unitCode = "_v", itemPrice = "k0", isOpen = "k27" }
        func didFinishMapping() { finished(67) }
        var fields: [Any?] { [free(dayPlan), newValue, rowCount, pageSize, unitCode, itemPrice, isOpen] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var dayPlan: Any? = nil
        var newValue: [[UInt16]] = []
        var rowCount: String? = nil
        var pageSize: [Int: Bool] = [:]
        var unitCode: Mood = .good
        var itemPrice: Data = Data()
        var isOpen: Date = Date(timeIntervalSince1970: 60)
        init() {}
        enum CodingKeys: String, CodingKey { case dayPlan, newValue, rowCount, pageSize = "k29", unitCode = "_v", itemPrice = "k0", isOpen = "k27" }
        func didFinishMapping() { finished(67) }
        var fields: [Any?] { [free(dayPlan), newValue, rowCount, pageSize, unitCode, itemPrice, isOpen] }
    }
}

enum M068 {
    struct S: SmartCodable, LawValue {
        var topScore: Message = .ping
        @IgnoredKey var itemPrice: Int = 42
        var unitCode: Int64 = 42
        enum CodingKeys: String, CodingKey { case topScore, itemPrice, unitCode = "k23" }
        mutating func didFinishMapping() { finished(68) }
        var fields: [Any?] { [topScore, itemPrice, unitCode] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(68) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var topScore: Message = .ping
        enum CodingKeys: String, CodingKey { case topScore }
        override var fields: [Any?] { super.fields + [topScore] }
    }
    class C2: C1 {
        @IgnoredKey var itemPrice: Int = 42
        var unitCode: Int64 = 42
        enum CodingKeys: String, CodingKey { case itemPrice, unitCode = "k23" }
        override var fields: [Any?] { super.fields + [itemPrice, unitCode] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    final class F: SmartCodable, LawValue {
        var topScore: Message = .ping
        @IgnoredKey var itemPrice: Int = 42
        var unitCode: Int64 = 42
        init() {}
        enum CodingKeys: String, CodingKey { case topScore, itemPrice, unitCode = "k23" }
        func didFinishMapping() { finished(68) }
        var fields: [Any?] { [topScore, itemPrice, unitCode] }
    }
}

enum M069 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Dictionary var maxLevel: [String: Float] = [:]
        var baseRate: [String: UInt16] = [:]
        var firstTag: Data? = nil
        var homeCity: [[String]] = []
        @SmartKey("list.0.w69n4") @SmartAny var shopArea: [Any] = []
        @SmartAny var pageSize: [String: Any] = [:]
        var itemPrice: Word? = nil
        mutating func didFinishMapping() { finished(69) }
        var fields: [Any?] { [maxLevel, baseRate, firstTag, homeCity, free(shopArea), free(pageSize), itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        @SmartCompact.Dictionary var maxLevel: [String: Float] = [:]
        var baseRate: [String: UInt16] = [:]
        var firstTag: Data? = nil
        var homeCity: [[String]] = []
        @SmartKey("list.0.w69n4") @SmartAny var shopArea: [Any] = []
        @SmartAny var pageSize: [String: Any] = [:]
        var itemPrice: Word? = nil
        init() {}
        func didFinishMapping() { finished(69) }
        var fields: [Any?] { [maxLevel, baseRate, firstTag, homeCity, free(shopArea), free(pageSize), itemPrice] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartCompact.Dictionary var maxLevel: [String: Float] = [:]
        var baseRate: [String: UInt16] = [:]
        var firstTag: A? = nil
        var homeCity: [[String]] = []
        @SmartKey("list.0.w69n4") @SmartAny var shopArea: [Any] = []
        @SmartAny var pageSize: [String: Any] = [:]
        var itemPrice: Word? = nil
        mutating func didFinishMapping() { finished(69) }
        var fields: [Any?] { [maxLevel, baseRate, firstTag, homeCity, free(shopArea), free(pageSize), itemPrice] }
    }
}

enum M070 {
    struct S: SmartCodable, LawValue {
        @SmartDate var unitCode: Date? = nil
        @SmartFlat var isOpen: M001.S? = nil
        var rowCount: Int = 42
        var shopArea: Int? = 42
        var userName: Word = .one
        mutating func didFinishMapping() { finished(70) }
        var fields: [Any?] { [unitCode, isOpen, rowCount, shopArea, userName] }
    }
    class C0: SmartCodable, LawValue {
        @SmartDate var unitCode: Date? = nil
        @SmartFlat var isOpen: M001.S? = nil
        required init() {}
        func didFinishMapping() { finished(70) }
        var fields: [Any?] { [unitCode, isOpen] }
    }
    class C1: C0 {
        var rowCount: Int = 42
        override var fields: [Any?] { super.fields + [rowCount] }
    }
    class C2: C1 {
        var shopArea: Int? = 42
        var userName: Word = .one
        override var fields: [Any?] { super.fields + [shopArea, userName] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var unitCode: Date? = nil
        @SmartFlat var isOpen: M001.S? = nil
        var rowCount: Int = 42
        var shopArea: Int? = 42
        var userName: Word = .one
        init() {}
        func didFinishMapping() { finished(70) }
        var fields: [Any?] { [unitCode, isOpen, rowCount, shopArea, userName] }
    }
}

enum M071 {
    struct S: SmartCodable, LawValue {
        var firstTag: [M002.F?] = []
        var homeCity: Int = -1
        var baseRate: String = "INITIAL"
        var lastPage: [Numbered] = []
        var maxLevel: [Message] = []
        var extraInfo: [String: Decimal] = [:]
        var dayPlan: M003.S = M003.S()
        enum CodingKeys: String, CodingKey { case firstTag, homeCity = "名", baseRate = "k11", lastPage, maxLevel, extraInfo = "k12", dayPlan = "k16" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(71) }
        var fields: [Any?] { [firstTag, homeCity, baseRate, lastPage, maxLevel, extraInfo, dayPlan] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        func didFinishMapping() { finished(71) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var firstTag: [M002.F?] = []
        var homeCity: Int = -1
        var baseRate: String = "INITIAL"
        var lastPage: [Numbered] = []
        var maxLevel: [Message] = []
        var extraInfo: [String: Decimal] = [:]
        var dayPlan: M003.S = M003.S()
        enum CodingKeys: String, CodingKey { case firstTag, homeCity = "名", baseRate = "k11", lastPage, maxLevel, extraInfo = "k12", dayPlan = "k16" }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.baseRate <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [firstTag, homeCity, baseRate, lastPage, maxLevel, extraInfo, dayPlan] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct D: SmartDirectCodable, LawValue {
        var firstTag: [M002.F?] = []
        var homeCity: Int = -1
        var baseRate: String = "INITIAL"
        var lastPage: [Numbered] = []
        var maxLevel: [Message] = []
        var extraInfo: [String: Decimal] = [:]
        var dayPlan: M003.S = M003.S()
        enum CodingKeys: String, CodingKey { case firstTag, homeCity = "名", baseRate = "k11", lastPage, maxLevel, extraInfo = "k12", dayPlan = "k16" }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.baseRate <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(71) }
        var fields: [Any?] { [firstTag, homeCity, baseRate, lastPage, maxLevel, extraInfo, dayPlan] }
    }
}

extension LawModel {
    static let file008: [LawModel] = [
        LawModel(63, "S", M063.S.self, .upper),
        LawModel(63, "G", M063.G<URL>.self, .upper),
        LawModel(63, "F", M063.F.self, .upper),
        LawModel(64, "S", M064.S.self),
        LawModel(64, "C", M064.C2.self),
        LawModel(64, "D", M064.D.self),
        LawModel(65, "S", M065.S.self),
        LawModel(65, "C", M065.C0.self),
        LawModel(65, "F", M065.F.self),
        LawModel(66, "S", M066.S.self),
        LawModel(66, "D", M066.D.self),
        LawModel(66, "E", M066.E.self),
        LawModel(67, "S", M067.S.self),
        LawModel(67, "C", M067.C0.self),
        LawModel(67, "F", M067.F.self),
        LawModel(68, "S", M068.S.self),
        LawModel(68, "C", M068.C3.self),
        LawModel(68, "F", M068.F.self),
        LawModel(69, "S", M069.S.self),
        LawModel(69, "F", M069.F.self),
        LawModel(69, "G", M069.G<Data>.self),
        LawModel(70, "S", M070.S.self, .snake),
        LawModel(70, "C", M070.C2.self, .snake),
        LawModel(70, "F", M070.F.self, .snake),
        LawModel(71, "S", M071.S.self),
        LawModel(71, "C", M071.C2.self),
        LawModel(71, "D", M071.D.self),
    ]
}
