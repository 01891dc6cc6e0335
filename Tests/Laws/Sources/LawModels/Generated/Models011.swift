// Made by generate.py.
import Foundation
import SmartCodable

enum M090 {
    struct S: SmartCodable, LawValue {
        var baseRate: String = "initial"
        var firstTag: M003.F = M003.F()
        var minLevel: JSONValue = 1
        var oldValue: Float = 1.5
        var unitCode: UInt16 = 42
        var extraInfo: [JSONValue] = []
        @SmartFlat var itemPrice: M000.S = M000.S()
        var fields: [Any?] { [baseRate, firstTag, free(minLevel), oldValue, unitCode, free(extraInfo), itemPrice] }
    }
    struct D: SmartDirectCodable, LawValue {
        var baseRate: String = "initial"
        var firstTag: M003.F = M003.F()
        var minLevel: JSONValue = 1
        var oldValue: Float = 1.5
        var unitCode: UInt16 = 42
        var extraInfo: [JSONValue] = []
        @SmartFlat var itemPrice: M000.S = M000.S()
        var fields: [Any?] { [baseRate, firstTag, free(minLevel), oldValue, unitCode, free(extraInfo), itemPrice] }
    }
    final class E: SmartDirectCodable, LawValue {
        var baseRate: String = "initial"
        var firstTag: M003.F = M003.F()
        var minLevel: JSONValue = 1
        var oldValue: Float = 1.5
        var unitCode: UInt16 = 42
        var extraInfo: [JSONValue] = []
        @SmartFlat var itemPrice: M000.S = M000.S()
        init() {}
        var fields: [Any?] { [baseRate, firstTag, free(minLevel), oldValue, unitCode, free(extraInfo), itemPrice] }
    }
}

enum M091 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k11", "unitCode") @SmartCompact.Array var unitCode: [Word] = []
        @SmartFlat var topScore: Message = .ping
        var extraInfo: Float = 1.5
        var baseRate: Data? = nil
        @SmartKey("k29") @SmartDate var firstTag: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "k16"] }
        mutating func didFinishMapping() { finished(91) }
        var fields: [Any?] { [unitCode, topScore, extraInfo, baseRate, firstTag] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        func didFinishMapping() { finished(91) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("k11", "unitCode") @SmartCompact.Array var unitCode: [Word] = []
        @SmartFlat var topScore: Message = .ping
        var extraInfo: Float = 1.5
        var baseRate: Data? = nil
        @SmartKey("k29") @SmartDate var firstTag: Date? = nil
        enum CodingKeys: String, CodingKey { case unitCode, topScore, extraInfo, baseRate, firstTag }
        override class func mappingForKey() -> [SmartKeyTransformer]? { (super.mappingForKey() ?? []) + [CodingKeys.extraInfo <--- "k16"] }
        override var fields: [Any?] { super.fields + [unitCode, topScore, extraInfo, baseRate, firstTag] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("k11", "unitCode") @SmartCompact.Array var unitCode: [Word] = []
        @SmartFlat var topScore: Message = .ping
        var extraInfo: Float = 1.5
        var baseRate: A? = nil
        @SmartKey("k29") @SmartDate var firstTag: Date? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "k16"] }
        mutating func didFinishMapping() { finished(91) }
        var fields: [Any?] { [unitCode, topScore, extraInfo, baseRate, firstTag] }
    }
}

enum M092 {
    struct S: SmartCodable, LawValue {
        @SmartAny var homeCity: [Any] = []
        @SmartAny var extraInfo: [String: Any] = [:]
        @SmartKey("data.u92n2") var firstTag: Double = 1.5
        @SmartDate var oldValue: Date? = nil
        var minLevel: UInt? = 42
        var maxLevel: Date? = nil
        var shopArea: String = "initial"
        mutating func didFinishMapping() { finished(92) }
        var fields: [Any?] { [free(homeCity), free(extraInfo), firstTag, oldValue, minLevel, maxLevel, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var homeCity: [Any] = []
        @SmartAny var extraInfo: [String: Any] = [:]
        @SmartKey("data.u92n2") var firstTag: Double = 1.5
        @SmartDate var oldValue: Date? = nil
        var minLevel: UInt? = 42
        var maxLevel: Date? = nil
        var shopArea: String = "initial"
        init() {}
        func didFinishMapping() { finished(92) }
        var fields: [Any?] { [free(homeCity), free(extraInfo), firstTag, oldValue, minLevel, maxLevel, shopArea] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartAny var homeCity: [Any] = []
        @SmartAny var extraInfo: [String: Any] = [:]
        @SmartKey("data.u92n2") var firstTag: Double = 1.5
        @SmartDate var oldValue: Date? = nil
        var minLevel: UInt? = 42
        var maxLevel: A? = nil
        var shopArea: String = "initial"
        mutating func didFinishMapping() { finished(92) }
        var fields: [Any?] { [free(homeCity), free(extraInfo), firstTag, oldValue, minLevel, maxLevel, shopArea] }
    }
}

enum M093 {
    struct S: SmartCodable, LawValue {
        var minLevel: [Message] = []
        @SmartFlat var unitCode: M000.S = M000.S()
        var topScore: Int? = 42
        @SmartKey("data.u93n3", "k22") var rowCount: M003.S = M003.S()
        var lastPage: [Message] = []
        var homeCity: M003.S = M003.S()
        var baseRate: [Numbered] = []
        var maxLevel: Shape = Shape()
        @SmartKey("k19") var firstTag: String? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "deep.in.v93n4", CodingKeys.homeCity <--- "deep.in.v93n5"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(93) }
        var fields: [Any?] { [minLevel, unitCode, topScore, rowCount, lastPage, homeCity, baseRate, maxLevel, firstTag] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: [Message] = []
        @SmartFlat var unitCode: M000.S = M000.S()
        var topScore: Int? = 42
        @SmartKey("data.u93n3", "k22") var rowCount: M003.S = M003.S()
        var lastPage: [Message] = []
        var homeCity: M003.S = M003.S()
        var baseRate: [Numbered] = []
        var maxLevel: Shape = Shape()
        @SmartKey("k19") var firstTag: String? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "deep.in.v93n4", CodingKeys.homeCity <--- "deep.in.v93n5"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(93) }
        var fields: [Any?] { [minLevel, unitCode, topScore, rowCount, lastPage, homeCity, baseRate, maxLevel, firstTag] }
    }
    final class E: SmartDirectCodable, LawValue {
        var minLevel: [Message] = []
        @SmartFlat var unitCode: M000.S = M000.S()
        var topScore: Int? = 42
        @SmartKey("data.u93n3", "k22") var rowCount: M003.S = M003.S()
        var lastPage: [Message] = []
        var homeCity: M003.S = M003.S()
        var baseRate: [Numbered] = []
        var maxLevel: Shape = Shape()
        @SmartKey("k19") var firstTag: String? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.lastPage <--- "deep.in.v93n4", CodingKeys.homeCity <--- "deep.in.v93n5"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.firstTag <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(93) }
        var fields: [Any?] { [minLevel, unitCode, topScore, rowCount, lastPage, homeCity, baseRate, maxLevel, firstTag] }
    }
}

enum M094 {
    struct S: SmartCodable, LawValue {
        var userName: M001.F = M001.F()
        @IgnoredKey var shopArea: Int = 42
        @SmartKey("k27") var firstTag: Decimal = 1
        var pageSize: [Int: Bool] = [:]
        var minLevel: Bool = false
        var topScore: Bool? = false
        @SmartUnknown var oldValue: [String: JSONValue] = [:]
        var fields: [Any?] { [userName, shopArea, firstTag, pageSize, minLevel, topScore, free(oldValue)] }
    }
    final class F: SmartCodable, LawValue {
        var userName: M001.F = M001.F()
        @IgnoredKey var shopArea: Int = 42
        @SmartKey("k27") var firstTag: Decimal = 1
        var pageSize: [Int: Bool] = [:]
        var minLevel: Bool = false
        var topScore: Bool? = false
        @SmartUnknown var oldValue: [String: JSONValue] = [:]
        init() {}
        var fields: [Any?] { [userName, shopArea, firstTag, pageSize, minLevel, topScore, free(oldValue)] }
    }
    class C0: SmartCodable, LawValue {
        var userName: M001.F = M001.F()
        @IgnoredKey var shopArea: Int = 42
        @SmartKey("k27") var firstTag: Decimal = 1
        var pageSize: [Int: Bool] = [:]
        var minLevel: Bool = false
        var topScore: Bool? = false
        @SmartUnknown var oldValue: [String: JSONValue] = [:]
        required init() {}
        var fields: [Any?] { [userName, shopArea, firstTag, pageSize, minLevel, topScore, free(oldValue)] }
    }
}

enum M095 {
    struct S: SmartCodable, LawValue {
        var userName: Data? = nil
        @IgnoredKey var unitCode: Int = 42
        var itemPrice: [S] = []
        var extraInfo: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("list.0.w95n4", "baseRate") @SmartDate var baseRate: Date? = nil
        var minLevel: [Shape] = []
        @SmartKey("k21", "firstTag") var firstTag: Set<Int> = []
        @SmartFlat var dayPlan: M000.S? = nil
        var isOpen: [M001.S] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "k14"] }
        var fields: [Any?] { [userName, unitCode, itemPrice, extraInfo, baseRate, minLevel, firstTag, dayPlan, isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var userName: A? = nil
        @IgnoredKey var unitCode: Int = 42
        var itemPrice: [G<A>] = []
        var extraInfo: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("list.0.w95n4", "baseRate") @SmartDate var baseRate: Date? = nil
        var minLevel: [Shape] = []
        @SmartKey("k21", "firstTag") var firstTag: Set<Int> = []
        @SmartFlat var dayPlan: M000.S? = nil
        var isOpen: [M001.S] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "k14"] }
        var fields: [Any?] { [userName, unitCode, itemPrice, extraInfo, baseRate, minLevel, firstTag, dayPlan, isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: Data? = nil
        @IgnoredKey var unitCode: Int = 42
        var itemPrice: [E] = []
        var extraInfo: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("list.0.w95n4", "baseRate") @SmartDate var baseRate: Date? = nil
        var minLevel: [Shape] = []
        @SmartKey("k21", "firstTag") var firstTag: Set<Int> = []
        @SmartFlat var dayPlan: M000.S? = nil
        var isOpen: [M001.S] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "k14"] }
        var fields: [Any?] { [userName, unitCode, itemPrice, extraInfo, baseRate, minLevel, firstTag, dayPlan, isOpen] }
    }
}

enum M096 {
    struct S: SmartCodable, LawValue {
        var dayPlan: [M002.F?] = []
        var minLevel: JSONValue = 1
        var baseRate: Decimal = 1
        var itemPrice: M002.F? = nil
        var lastPage: [String: JSONValue] = [:]
        @SmartKey("k0") var maxLevel: [String: Int64] = [:]
        @SmartKey("k18") var pageSize: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "list.0.w96n3"] }
        var fields: [Any?] { [dayPlan, free(minLevel), baseRate, itemPrice, free(lastPage), maxLevel, pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        var dayPlan: [M002.F?] = []
        var minLevel: JSONValue = 1
        var baseRate: Decimal = 1
        var itemPrice: M002.F? = nil
        var lastPage: [String: JSONValue] = [:]
        @SmartKey("k0") var maxLevel: [String: Int64] = [:]
        @SmartKey("k18") var pageSize: Int = 42
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "list.0.w96n3"] }
        var fields: [Any?] { [dayPlan, free(minLevel), baseRate, itemPrice, free(lastPage), maxLevel, pageSize] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var dayPlan: [M002.F?] = []
        var minLevel: JSONValue = 1
        var baseRate: Decimal = 1
        var itemPrice: A? = nil
        var lastPage: [String: JSONValue] = [:]
        @SmartKey("k0") var maxLevel: [String: Int64] = [:]
        @SmartKey("k18") var pageSize: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.itemPrice <--- "list.0.w96n3"] }
        var fields: [Any?] { [dayPlan, free(minLevel), baseRate, itemPrice, free(lastPage), maxLevel, pageSize] }
    }
}

enum M097 {
    struct S: SmartCodable, LawValue {
        var homeCity: JSONValue = 1
        var lastPage: [M002.S] = []
        var rowCount: Numbered = .two
        var fields: [Any?] { [free(homeCity), lastPage, rowCount] }
    }
    class C0: SmartCodable, LawValue {
        var homeCity: JSONValue = 1
        var lastPage: [M002.S] = []
        var rowCount: Numbered = .two
        required init() {}
        var fields: [Any?] { [free(homeCity), lastPage, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        var homeCity: JSONValue = 1
        var lastPage: [M002.S] = []
        var rowCount: Numbered = .two
        init() {}
        var fields: [Any?] { [free(homeCity), lastPage, rowCount] }
    }
}

enum M098 {
    struct S: SmartCodable, LawValue {
        var lastPage: JSONValue = 1
        var dayPlan: Data = Data()
        var userName: UInt? = nil
        var extraInfo: [JSONValue] = []
        @SmartFlat var minLevel: Message = .ping
        enum CodingKeys: String, CodingKey { case lastPage = "k19", dayPlan, userName, extraInfo = "_v", minLevel }
        mutating func didFinishMapping() { finished(98) }
        var fields: [Any?] { [free(lastPage), dayPlan, userName, free(extraInfo), minLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: JSONValue = 1
        var dayPlan: Data = Data()
        var userName: UInt? = nil
        var extraInfo: [JSONValue] = []
        @SmartFlat var minLevel: Message = .ping
        init() {}
        enum CodingKeys: String, CodingKey { case lastPage = "k19", dayPlan, userName, extraInfo = "_v", minLevel }
        func didFinishMapping() { finished(98) }
        var fields: [Any?] { [free(lastPage), dayPlan, userName, free(extraInfo), minLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var lastPage: JSONValue = 1
        var dayPlan: Data = Data()
        var userName: A? = nil
        var extraInfo: [JSONValue] = []
        @SmartFlat var minLevel: Message = .ping
        enum CodingKeys: String, CodingKey { case lastPage = "k19", dayPlan, userName, extraInfo = "_v", minLevel }
        mutating func didFinishMapping() { finished(98) }
        var fields: [Any?] { [free(lastPage), dayPlan, userName, free(extraInfo), minLevel] }
    }
}

extension LawModel {
    static let file011: [LawModel] = [
        LawModel(90, "S", M090.S.self, .kebab, collections: .wraps),
        LawModel(90, "D", M090.D.self, .kebab, collections: .wraps),
        LawModel(90, "E", M090.E.self, .kebab, collections: .wraps),
        LawModel(91, "S", M091.S.self, collections: .wraps),
        LawModel(91, "C", M091.C1.self, collections: .wraps),
        LawModel(91, "G", M091.G<Data>.self, collections: .wraps),
        LawModel(92, "S", M092.S.self),
        LawModel(92, "E", M092.E.self),
        LawModel(92, "G", M092.G<Date>.self),
        LawModel(93, "S", M093.S.self, collections: .wraps),
        LawModel(93, "D", M093.D.self, collections: .wraps),
        LawModel(93, "E", M093.E.self, collections: .wraps),
        LawModel(94, "S", M094.S.self),
        LawModel(94, "F", M094.F.self),
        LawModel(94, "C", M094.C0.self),
        LawModel(95, "S", M095.S.self, isRecursive: true),
        LawModel(95, "G", M095.G<Data>.self, isRecursive: true),
        LawModel(95, "E", M095.E.self, isRecursive: true),
        LawModel(96, "S", M096.S.self),
        LawModel(96, "E", M096.E.self),
        LawModel(96, "G", M096.G<M002.F>.self),
        LawModel(97, "S", M097.S.self),
        LawModel(97, "C", M097.C0.self),
        LawModel(97, "F", M097.F.self),
        LawModel(98, "S", M098.S.self),
        LawModel(98, "E", M098.E.self),
        LawModel(98, "G", M098.G<UInt>.self),
    ]
}
