// Made by generate.py.
import Foundation
import SmartCodable

enum M036 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var pageSize: M001.S? = nil
        var topScore: Mood = .good
        var newValue: String = "INITIAL"
        var lastPage: Message = .ping
        var baseRate: [Shape] = []
        @SmartKey("list.0.w36n5", "k29") var rowCount: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "data.u36n2", CodingKeys.lastPage <--- "deep.in.v36n3", CodingKeys.baseRate <--- ["k8", "baseRate"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.newValue <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.rowCount <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(36) }
        var fields: [Any?] { [pageSize, topScore, newValue, lastPage, baseRate, rowCount] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var pageSize: M001.S? = nil
        var topScore: Mood = .good
        var newValue: String = "INITIAL"
        var lastPage: Message = .ping
        var baseRate: [Shape] = []
        @SmartKey("list.0.w36n5", "k29") var rowCount: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "data.u36n2", CodingKeys.lastPage <--- "deep.in.v36n3", CodingKeys.baseRate <--- ["k8", "baseRate"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.newValue <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.rowCount <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(36) }
        var fields: [Any?] { [pageSize, topScore, newValue, lastPage, baseRate, rowCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var pageSize: M001.S? = nil
        var topScore: Mood = .good
        var newValue: String = "INITIAL"
        var lastPage: Message = .ping
        var baseRate: [Shape] = []
        @SmartKey("list.0.w36n5", "k29") var rowCount: Date? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- "data.u36n2", CodingKeys.lastPage <--- "deep.in.v36n3", CodingKeys.baseRate <--- ["k8", "baseRate"]] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.newValue <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.rowCount <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(36) }
        var fields: [Any?] { [pageSize, topScore, newValue, lastPage, baseRate, rowCount] }
    }
}

enum M037 {
    struct S: SmartCodable, LawValue {
        var lastPage: [M002.S] = []
        @SmartCompact.Array var extraInfo: [Mood] = []
        var rowCount: Word = .one
        @SmartFlat var homeCity: M000.S? = nil
        @SmartAny var newValue: Any? = nil
        @SmartKey("k2") var userName: [JSONValue] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- "deep.in.v37n2", CodingKeys.newValue <--- "k14"] }
        var fields: [Any?] { [lastPage, extraInfo, rowCount, homeCity, free(newValue), free(userName)] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var lastPage: [A] = []
        @SmartCompact.Array var extraInfo: [Mood] = []
        var rowCount: Word = .one
        @SmartFlat var homeCity: M000.S? = nil
        @SmartAny var newValue: Any? = nil
        @SmartKey("k2") var userName: [JSONValue] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.rowCount <--- "deep.in.v37n2", CodingKeys.newValue <--- "k14"] }
        var fields: [Any?] { [lastPage, extraInfo, rowCount, homeCity, free(newValue), free(userName)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var lastPage: [M002.S] = []
        @SmartCompact.Array var extraInfo: [Mood] = []
        var rowCount: Word = .one
        @SmartFlat var homeCity: M000.S? = nil
        @SmartAny var newValue: Any? = nil
        @SmartKey("k2") var userName: [JSONValue] = []
        enum CodingKeys: String, CodingKey { case lastPage, extraInfo, rowCount, homeCity, newValue, userName }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.rowCount <--- "deep.in.v37n2", CodingKeys.newValue <--- "k14"] }
        override var fields: [Any?] { super.fields + [lastPage, extraInfo, rowCount, homeCity, free(newValue), free(userName)] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M038 {
    struct S: SmartCodable, LawValue {
        var unitCode: M002.F? = nil
        @SmartKey("k10") var pageSize: UInt? = 42
        var homeCity: Rank = .low
        var rowCount: String? = nil
        @SmartAny var oldValue: [String: Any] = [:]
        var newValue: [Rank?] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- ["k26", "k1"], CodingKeys.homeCity <--- "k29", CodingKeys.oldValue <--- "k28"] }
        var fields: [Any?] { [unitCode, pageSize, homeCity, rowCount, free(oldValue), newValue] }
    }
    class C0: SmartCodable, LawValue {
        var unitCode: M002.F? = nil
        @SmartKey("k10") var pageSize: UInt? = 42
        var homeCity: Rank = .low
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- ["k26", "k1"], CodingKeys.homeCity <--- "k29"] }
        var fields: [Any?] { [unitCode, pageSize, homeCity] }
    }
    class C1: C0 {
        var rowCount: String? = nil
        override var fields: [Any?] { super.fields + [rowCount] }
    }
    class C2: C1 {
        @SmartAny var oldValue: [String: Any] = [:]
        var newValue: [Rank?] = []
        enum CodingKeys: String, CodingKey { case oldValue, newValue }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.oldValue <--- "k28"] }
        override var fields: [Any?] { super.fields + [free(oldValue), newValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: M002.F? = nil
        @SmartKey("k10") var pageSize: UInt? = 42
        var homeCity: Rank = .low
        var rowCount: String? = nil
        @SmartAny var oldValue: [String: Any] = [:]
        var newValue: [Rank?] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.unitCode <--- ["k26", "k1"], CodingKeys.homeCity <--- "k29", CodingKeys.oldValue <--- "k28"] }
        var fields: [Any?] { [unitCode, pageSize, homeCity, rowCount, free(oldValue), newValue] }
    }
}

enum M039 {
    struct S: SmartCodable, LawValue {
        var topScore: [Int] = []
        var homeCity: [Float] = []
        var dayPlan: [Numbered] = []
        mutating func didFinishMapping() { finished(39) }
        var fields: [Any?] { [topScore, homeCity, dayPlan] }
    }
    final class E: SmartDirectCodable, LawValue {
        var topScore: [Int] = []
        var homeCity: [Float] = []
        var dayPlan: [Numbered] = []
        init() {}
        func didFinishMapping() { finished(39) }
        var fields: [Any?] { [topScore, homeCity, dayPlan] }
    }
    final class F: SmartCodable, LawValue {
        var topScore: [Int] = []
        var homeCity: [Float] = []
        var dayPlan: [Numbered] = []
        init() {}
        func didFinishMapping() { finished(39) }
        var fields: [Any?] { [topScore, homeCity, dayPlan] }
    }
}

enum M040 {
    struct S: SmartCodable, LawValue {
        @SmartAny var homeCity: Any? = nil
        var maxLevel: [Int: Bool] = [:]
        @SmartDate var oldValue: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var extraInfo: M000.S = M000.S()
        var fields: [Any?] { [free(homeCity), maxLevel, oldValue, extraInfo] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var homeCity: Any? = nil
        var maxLevel: [Int: Bool] = [:]
        @SmartDate var oldValue: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var extraInfo: M000.S = M000.S()
        init() {}
        var fields: [Any?] { [free(homeCity), maxLevel, oldValue, extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        @SmartAny var homeCity: Any? = nil
        var maxLevel: [Int: Bool] = [:]
        @SmartDate var oldValue: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var extraInfo: M000.S = M000.S()
        required init() {}
        var fields: [Any?] { [free(homeCity), maxLevel, oldValue, extraInfo] }
    }
}

enum M041 {
    struct S: SmartCodable, LawValue {
        var isOpen: Data? = nil
        @SmartKey("k24") var shopArea: [Shape] = []
        @IgnoredKey var pageSize: Int = 42
        var homeCity: Word = .one
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var topScore: M003.S = M003.S()
        var extraInfo: Numbered = .two
        mutating func didFinishMapping() { finished(41) }
        var fields: [Any?] { [isOpen, shopArea, pageSize, homeCity, free(unitCode), topScore, extraInfo] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var isOpen: A? = nil
        @SmartKey("k24") var shopArea: [Shape] = []
        @IgnoredKey var pageSize: Int = 42
        var homeCity: Word = .one
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        var topScore: M003.S = M003.S()
        var extraInfo: Numbered = .two
        mutating func didFinishMapping() { finished(41) }
        var fields: [Any?] { [isOpen, shopArea, pageSize, homeCity, free(unitCode), topScore, extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(41) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var isOpen: Data? = nil
        @SmartKey("k24") var shopArea: [Shape] = []
        @IgnoredKey var pageSize: Int = 42
        var homeCity: Word = .one
        @SmartUnknown var unitCode: [String: JSONValue] = [:]
        override var fields: [Any?] { super.fields + [isOpen, shopArea, pageSize, homeCity, free(unitCode)] }
    }
    class C2: C1 {
        var topScore: M003.S = M003.S()
        var extraInfo: Numbered = .two
        override var fields: [Any?] { super.fields + [topScore, extraInfo] }
    }
}

enum M042 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var maxLevel: Message = .ping
        @SmartKey("k7", "rowCount") @SmartAny var rowCount: [String: Any] = [:]
        var oldValue: JSONValue = 1
        var homeCity: [Float] = []
        var minLevel: Filled = Filled()
        mutating func didFinishMapping() { finished(42) }
        var fields: [Any?] { [maxLevel, free(rowCount), free(oldValue), homeCity, minLevel] }
    }
    class C0: SmartCodable, LawValue {
        @SmartFlat var maxLevel: Message = .ping
        @SmartKey("k7", "rowCount") @SmartAny var rowCount: [String: Any] = [:]
        var oldValue: JSONValue = 1
        var homeCity: [Float] = []
        required init() {}
        func didFinishMapping() { finished(42) }
        var fields: [Any?] { [maxLevel, free(rowCount), free(oldValue), homeCity] }
    }
    class C1: C0 {
        var minLevel: Filled = Filled()
        override var fields: [Any?] { super.fields + [minLevel] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var maxLevel: Message = .ping
        @SmartKey("k7", "rowCount") @SmartAny var rowCount: [String: Any] = [:]
        var oldValue: JSONValue = 1
        var homeCity: [A] = []
        var minLevel: Filled = Filled()
        mutating func didFinishMapping() { finished(42) }
        var fields: [Any?] { [maxLevel, free(rowCount), free(oldValue), homeCity, minLevel] }
    }
}

enum M043 {
    struct S: SmartCodable, LawValue {
        @SmartAny var extraInfo: Any? = nil
        var baseRate: [JSONValue] = []
        var dayPlan: [Word] = []
        var isOpen: Float? = nil
        @SmartKey("k14") var rowCount: Filled? = nil
        var itemPrice: Mood = .good
        var homeCity: [Word: Int] = [:]
        var oldValue: [Float] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["x-y", "k23"], CodingKeys.dayPlan <--- ["data.u43n2", "dayPlan"], CodingKeys.oldValue <--- ["k1", "oldValue"]] }
        var fields: [Any?] { [free(extraInfo), free(baseRate), dayPlan, isOpen, rowCount, itemPrice, homeCity, oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartAny var extraInfo: Any? = nil
        var baseRate: [JSONValue] = []
        var dayPlan: [Word] = []
        var isOpen: Float? = nil
        @SmartKey("k14") var rowCount: Filled? = nil
        var itemPrice: Mood = .good
        var homeCity: [Word: Int] = [:]
        var oldValue: [Float] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.baseRate <--- ["x-y", "k23"], CodingKeys.dayPlan <--- ["data.u43n2", "dayPlan"], CodingKeys.oldValue <--- ["k1", "oldValue"]] }
        var fields: [Any?] { [free(extraInfo), free(baseRate), dayPlan, isOpen, rowCount, itemPrice, homeCity, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartAny var extraInfo: Any? = nil
        var baseRate: [JSONValue] = []
        var dayPlan: [Word] = []
        var isOpen: Float? = nil
        enum CodingKeys: String, CodingKey { case extraInfo, baseRate, dayPlan, isOpen }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.baseRate <--- ["x-y", "k23"], CodingKeys.dayPlan <--- ["data.u43n2", "dayPlan"]] }
        override var fields: [Any?] { super.fields + [free(extraInfo), free(baseRate), dayPlan, isOpen] }
    }
    class C2: C1 {
        @SmartKey("k14") var rowCount: Filled? = nil
        var itemPrice: Mood = .good
        var homeCity: [Word: Int] = [:]
        var oldValue: [Float] = []
        enum CodingKeys: String, CodingKey { case rowCount, itemPrice, homeCity, oldValue }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.oldValue <--- ["k1", "oldValue"]] }
        override var fields: [Any?] { super.fields + [rowCount, itemPrice, homeCity, oldValue] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M044 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var dayPlan: M000.S? = nil
        var pageSize: Date = Date(timeIntervalSince1970: 60)
        var isOpen: Int8 = 42
        var shopArea: Mood = .good
        var minLevel: Date? = nil
        @SmartDate var lastPage: Date = Date(timeIntervalSince1970: 60)
        var unitCode: [String: Float] = [:]
        var topScore: [[Decimal]] = []
        var firstTag: [M003.F?] = []
        mutating func didFinishMapping() { finished(44) }
        var fields: [Any?] { [dayPlan, pageSize, isOpen, shopArea, minLevel, lastPage, unitCode, topScore, firstTag] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var dayPlan: M000.S? = nil
        var pageSize: Date = Date(timeIntervalSince1970: 60)
        var isOpen: Int8 = 42
        var shopArea: Mood = .good
        var minLevel: A? = nil
        @SmartDate var lastPage: Date = Date(timeIntervalSince1970: 60)
        var unitCode: [String: Float] = [:]
        var topScore: [[Decimal]] = []
        var firstTag: [M003.F?] = []
        mutating func didFinishMapping() { finished(44) }
        var fields: [Any?] { [dayPlan, pageSize, isOpen, shopArea, minLevel, lastPage, unitCode, topScore, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(44) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var dayPlan: M000.S? = nil
        var pageSize: Date = Date(timeIntervalSince1970: 60)
        var isOpen: Int8 = 42
        var shopArea: Mood = .good
        var minLevel: Date? = nil
        @SmartDate var lastPage: Date = Date(timeIntervalSince1970: 60)
        var unitCode: [String: Float] = [:]
        var topScore: [[Decimal]] = []
        var firstTag: [M003.F?] = []
        override var fields: [Any?] { super.fields + [dayPlan, pageSize, isOpen, shopArea, minLevel, lastPage, unitCode, topScore, firstTag] }
    }
}

extension LawModel {
    static let file005: [LawModel] = [
        LawModel(36, "S", M036.S.self),
        LawModel(36, "D", M036.D.self),
        LawModel(36, "E", M036.E.self),
        LawModel(37, "S", M037.S.self),
        LawModel(37, "G", M037.G<M002.S>.self),
        LawModel(37, "C", M037.C2.self),
        LawModel(38, "S", M038.S.self, collections: .wraps),
        LawModel(38, "C", M038.C2.self, collections: .wraps),
        LawModel(38, "E", M038.E.self, collections: .wraps),
        LawModel(39, "S", M039.S.self, .snake),
        LawModel(39, "E", M039.E.self, .snake),
        LawModel(39, "F", M039.F.self, .snake),
        LawModel(40, "S", M040.S.self, .lower),
        LawModel(40, "F", M040.F.self, .lower),
        LawModel(40, "C", M040.C0.self, .lower),
        LawModel(41, "S", M041.S.self),
        LawModel(41, "G", M041.G<Data>.self),
        LawModel(41, "C", M041.C2.self),
        LawModel(42, "S", M042.S.self, collections: .wraps),
        LawModel(42, "C", M042.C2.self, collections: .wraps),
        LawModel(42, "G", M042.G<Float>.self, collections: .wraps),
        LawModel(43, "S", M043.S.self),
        LawModel(43, "D", M043.D.self),
        LawModel(43, "C", M043.C3.self),
        LawModel(44, "S", M044.S.self, collections: .wraps),
        LawModel(44, "G", M044.G<Date>.self, collections: .wraps),
        LawModel(44, "C", M044.C1.self, collections: .wraps),
    ]
}
