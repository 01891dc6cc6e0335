// Made by generate.py.
import Foundation
import SmartCodable

enum M018 {
    struct S: SmartCodable, LawValue {
        @IgnoredKey var isOpen: Int = 42
        var topScore: UInt = 42
        @SmartKey("deep.in.v18n2") @SmartCompact.Array var baseRate: [UInt16] = []
        mutating func didFinishMapping() { finished(18) }
        var fields: [Any?] { [isOpen, topScore, baseRate] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(18) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        override var fields: [Any?] { super.fields + [] }
    }
    class C2: C1 {
        @IgnoredKey var isOpen: Int = 42
        var topScore: UInt = 42
        @SmartKey("deep.in.v18n2") @SmartCompact.Array var baseRate: [UInt16] = []
        override var fields: [Any?] { super.fields + [isOpen, topScore, baseRate] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
    final class F: SmartCodable, LawValue {
        @IgnoredKey var isOpen: Int = 42
        var topScore: UInt = 42
        @SmartKey("deep.in.v18n2") @SmartCompact.Array var baseRate: [UInt16] = []
        init() {}
        func didFinishMapping() { finished(18) }
        var fields: [Any?] { [isOpen, topScore, baseRate] }
    }
}

enum M019 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var newValue: M001.S? = nil
        var topScore: Int64? = nil
        @IgnoredKey var homeCity: Int = 42
        var dayPlan: [String: JSONValue] = [:]
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var baseRate: Date = Date(timeIntervalSince1970: 60)
        var fields: [Any?] { [newValue, topScore, homeCity, free(dayPlan), free(minLevel), baseRate] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartFlat var newValue: M001.S? = nil
        var topScore: A? = nil
        @IgnoredKey var homeCity: Int = 42
        var dayPlan: [String: JSONValue] = [:]
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var baseRate: Date = Date(timeIntervalSince1970: 60)
        var fields: [Any?] { [newValue, topScore, homeCity, free(dayPlan), free(minLevel), baseRate] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var newValue: M001.S? = nil
        var topScore: Int64? = nil
        @IgnoredKey var homeCity: Int = 42
        var dayPlan: [String: JSONValue] = [:]
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var baseRate: Date = Date(timeIntervalSince1970: 60)
        override var fields: [Any?] { super.fields + [newValue, topScore, homeCity, free(dayPlan), free(minLevel), baseRate] }
    }
}

enum M020 {
    struct S: SmartCodable, LawValue {
        @SmartKey("list.0.w20n0") var newValue: [[Int]] = []
        @IgnoredKey var rowCount: Int = 42
        var dayPlan: String? = nil
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartCompact.Dictionary var homeCity: [String: Double] = [:]
        var baseRate: Message? = nil
        var isOpen: String = "initial"
        var topScore: Rank? = nil
        @SmartKey("list.0.w20n8", "maxLevel") var maxLevel: Message = .ping
        @IgnoredKey var extraInfo: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "k6"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(20) }
        var fields: [Any?] { [newValue, rowCount, dayPlan, free(minLevel), homeCity, baseRate, isOpen, topScore, maxLevel, extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        @SmartKey("list.0.w20n0") var newValue: [[Int]] = []
        @IgnoredKey var rowCount: Int = 42
        var dayPlan: String? = nil
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartCompact.Dictionary var homeCity: [String: Double] = [:]
        var baseRate: Message? = nil
        var isOpen: String = "initial"
        var topScore: Rank? = nil
        @SmartKey("list.0.w20n8", "maxLevel") var maxLevel: Message = .ping
        @IgnoredKey var extraInfo: Int = 42
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "k6"] }
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        func didFinishMapping() { finished(20) }
        var fields: [Any?] { [newValue, rowCount, dayPlan, free(minLevel), homeCity, baseRate, isOpen, topScore, maxLevel, extraInfo] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("list.0.w20n0") var newValue: [[Int]] = []
        @IgnoredKey var rowCount: Int = 42
        var dayPlan: String? = nil
        @SmartFlat var minLevel: [String: JSONValue] = [:]
        @SmartCompact.Dictionary var homeCity: [String: Double] = [:]
        var baseRate: Message? = nil
        var isOpen: String = "initial"
        var topScore: Rank? = nil
        @SmartKey("list.0.w20n8", "maxLevel") var maxLevel: Message = .ping
        @IgnoredKey var extraInfo: Int = 42
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.topScore <--- "k6"] }
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.dayPlan <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(20) }
        var fields: [Any?] { [newValue, rowCount, dayPlan, free(minLevel), homeCity, baseRate, isOpen, topScore, maxLevel, extraInfo] }
    }
}

enum M021 {
    struct S: SmartCodable, LawValue {
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        var shopArea: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Array var userName: [Float] = []
        var isOpen: Int64? = 42
        var minLevel: M001.F = M001.F()
        var itemPrice: String? = "initial"
        @SmartAny var oldValue: [Any] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        mutating func didFinishMapping() { finished(21) }
        var fields: [Any?] { [free(rowCount), shopArea, userName, isOpen, minLevel, itemPrice, free(oldValue)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        var shopArea: Date = Date(timeIntervalSince1970: 60)
        @SmartCompact.Array var userName: [Float] = []
        var isOpen: Int64? = 42
        var minLevel: M001.F = M001.F()
        var itemPrice: String? = "initial"
        @SmartAny var oldValue: [Any] = []
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(21) }
        var fields: [Any?] { [free(rowCount), shopArea, userName, isOpen, minLevel, itemPrice, free(oldValue)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        var shopArea: Date = Date(timeIntervalSince1970: 60)
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.shopArea <--- SmartDateTransformer()] }
        func didFinishMapping() { finished(21) }
        var fields: [Any?] { [free(rowCount), shopArea] }
    }
    class C1: C0 {
        @SmartCompact.Array var userName: [Float] = []
        var isOpen: Int64? = 42
        var minLevel: M001.F = M001.F()
        override var fields: [Any?] { super.fields + [userName, isOpen, minLevel] }
    }
    class C2: C1 {
        var itemPrice: String? = "initial"
        @SmartAny var oldValue: [Any] = []
        override var fields: [Any?] { super.fields + [itemPrice, free(oldValue)] }
    }
}

enum M022 {
    struct S: SmartCodable, LawValue {
        var maxLevel: [JSONValue] = []
        @SmartCompact.Array var newValue: [Int8] = []
        @SmartFlat var oldValue: M000.S = M000.S()
        var baseRate: Bool = false
        var topScore: M000.F = M000.F()
        var shopArea: [Card] = []
        var pageSize: String? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [free(maxLevel), newValue, oldValue, baseRate, topScore, shopArea, pageSize] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var maxLevel: [JSONValue] = []
        @SmartCompact.Array var newValue: [Int8] = []
        @SmartFlat var oldValue: M000.S = M000.S()
        var baseRate: Bool = false
        var topScore: M000.F = M000.F()
        var shopArea: [A] = []
        var pageSize: String? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.pageSize <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [free(maxLevel), newValue, oldValue, baseRate, topScore, shopArea, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var maxLevel: [JSONValue] = []
        @SmartCompact.Array var newValue: [Int8] = []
        @SmartFlat var oldValue: M000.S = M000.S()
        var baseRate: Bool = false
        var topScore: M000.F = M000.F()
        override var fields: [Any?] { super.fields + [free(maxLevel), newValue, oldValue, baseRate, topScore] }
    }
    class C2: C1 {
        var shopArea: [Card] = []
        var pageSize: String? = nil
        enum CodingKeys: String, CodingKey { case shopArea, pageSize }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.pageSize <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [shopArea, pageSize] }
    }
}

enum M023 {
    struct S: SmartCodable, LawValue {
        var firstTag: Float? = nil
        @IgnoredKey var homeCity: Int = 42
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        var baseRate: Shape? = nil
        var userName: UInt16 = 42
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var maxLevel: M000.S = M000.S()
        var lastPage: [Shape] = []
        mutating func didFinishMapping() { finished(23) }
        var fields: [Any?] { [firstTag, homeCity, free(extraInfo), baseRate, userName, rowCount, maxLevel, lastPage] }
    }
    struct D: SmartDirectCodable, LawValue {
        var firstTag: Float? = nil
        @IgnoredKey var homeCity: Int = 42
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        var baseRate: Shape? = nil
        var userName: UInt16 = 42
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var maxLevel: M000.S = M000.S()
        var lastPage: [Shape] = []
        mutating func didFinishMapping() { finished(23) }
        var fields: [Any?] { [firstTag, homeCity, free(extraInfo), baseRate, userName, rowCount, maxLevel, lastPage] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(23) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var firstTag: Float? = nil
        @IgnoredKey var homeCity: Int = 42
        @SmartFlat var extraInfo: [String: JSONValue] = [:]
        var baseRate: Shape? = nil
        var userName: UInt16 = 42
        override var fields: [Any?] { super.fields + [firstTag, homeCity, free(extraInfo), baseRate, userName] }
    }
    class C2: C1 {
        @SmartDate var rowCount: Date = Date(timeIntervalSince1970: 60)
        @SmartFlat var maxLevel: M000.S = M000.S()
        var lastPage: [Shape] = []
        override var fields: [Any?] { super.fields + [rowCount, maxLevel, lastPage] }
    }
}

enum M024 {
    struct S: SmartCodable, LawValue {
        @SmartDate var newValue: Date? = nil
        var isOpen: [[Mood]] = []
        var topScore: Data = Data()
        mutating func didFinishMapping() { finished(24) }
        var fields: [Any?] { [newValue, isOpen, topScore] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartDate var newValue: Date? = nil
        var isOpen: [[Mood]] = []
        var topScore: Data = Data()
        mutating func didFinishMapping() { finished(24) }
        var fields: [Any?] { [newValue, isOpen, topScore] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartDate var newValue: Date? = nil
        var isOpen: [A] = []
        var topScore: Data = Data()
        mutating func didFinishMapping() { finished(24) }
        var fields: [Any?] { [newValue, isOpen, topScore] }
    }
}

enum M025 {
    struct S: SmartCodable, LawValue {
        var userName: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var topScore: [String: Bool] = [:]
        var newValue: Bool = false
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var itemPrice: URL? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["k10", "newValue"], CodingKeys.itemPrice <--- ["a b", "k0"]] }
        mutating func didFinishMapping() { finished(25) }
        var fields: [Any?] { [userName, topScore, newValue, free(minLevel), itemPrice] }
    }
    class C0: SmartCodable, LawValue {
        var userName: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var topScore: [String: Bool] = [:]
        var newValue: Bool = false
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var itemPrice: URL? = nil
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["k10", "newValue"], CodingKeys.itemPrice <--- ["a b", "k0"]] }
        func didFinishMapping() { finished(25) }
        var fields: [Any?] { [userName, topScore, newValue, free(minLevel), itemPrice] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var topScore: [String: Bool] = [:]
        var newValue: Bool = false
        @SmartUnknown var minLevel: [String: JSONValue] = [:]
        var itemPrice: URL? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["k10", "newValue"], CodingKeys.itemPrice <--- ["a b", "k0"]] }
        mutating func didFinishMapping() { finished(25) }
        var fields: [Any?] { [userName, topScore, newValue, free(minLevel), itemPrice] }
    }
}

enum M026 {
    struct S: SmartCodable, LawValue {
        @SmartDate var userName: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: UInt? = nil
        @SmartCompact.Array var rowCount: [Float] = []
        var newValue: [Word: Int] = [:]
        var maxLevel: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var lastPage: [Int: Bool] = [:]
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- ["k21", "_v"], CodingKeys.itemPrice <--- "deep.in.v26n1", CodingKeys.newValue <--- "k29", CodingKeys.maxLevel <--- "x-y"] }
        mutating func didFinishMapping() { finished(26) }
        var fields: [Any?] { [userName, itemPrice, rowCount, newValue, maxLevel, lastPage] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartDate var userName: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: UInt? = nil
        @SmartCompact.Array var rowCount: [Float] = []
        var newValue: [Word: Int] = [:]
        var maxLevel: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var lastPage: [Int: Bool] = [:]
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- ["k21", "_v"], CodingKeys.itemPrice <--- "deep.in.v26n1", CodingKeys.newValue <--- "k29", CodingKeys.maxLevel <--- "x-y"] }
        func didFinishMapping() { finished(26) }
        var fields: [Any?] { [userName, itemPrice, rowCount, newValue, maxLevel, lastPage] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var userName: Date = Date(timeIntervalSince1970: 60)
        var itemPrice: UInt? = nil
        @SmartCompact.Array var rowCount: [Float] = []
        var newValue: [Word: Int] = [:]
        var maxLevel: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var lastPage: [Int: Bool] = [:]
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.userName <--- ["k21", "_v"], CodingKeys.itemPrice <--- "deep.in.v26n1", CodingKeys.newValue <--- "k29", CodingKeys.maxLevel <--- "x-y"] }
        func didFinishMapping() { finished(26) }
        var fields: [Any?] { [userName, itemPrice, rowCount, newValue, maxLevel, lastPage] }
    }
}

extension LawModel {
    static let file003: [LawModel] = [
        LawModel(18, "S", M018.S.self, collections: .wraps),
        LawModel(18, "C", M018.C3.self, collections: .wraps),
        LawModel(18, "F", M018.F.self, collections: .wraps),
        LawModel(19, "S", M019.S.self, .upper),
        LawModel(19, "G", M019.G<Int64>.self, .upper),
        LawModel(19, "C", M019.C1.self, .upper),
        LawModel(20, "S", M020.S.self),
        LawModel(20, "C", M020.C0.self),
        LawModel(20, "D", M020.D.self),
        LawModel(21, "S", M021.S.self),
        LawModel(21, "E", M021.E.self),
        LawModel(21, "C", M021.C2.self),
        LawModel(22, "S", M022.S.self),
        LawModel(22, "G", M022.G<Card>.self),
        LawModel(22, "C", M022.C2.self),
        LawModel(23, "S", M023.S.self, .snake),
        LawModel(23, "D", M023.D.self, .snake),
        LawModel(23, "C", M023.C2.self, .snake),
        LawModel(24, "S", M024.S.self, .snake),
        LawModel(24, "D", M024.D.self, .snake),
        LawModel(24, "G", M024.G<[Mood]>.self, .snake),
        LawModel(25, "S", M025.S.self),
        LawModel(25, "C", M025.C0.self),
        LawModel(25, "D", M025.D.self),
        LawModel(26, "S", M026.S.self),
        LawModel(26, "E", M026.E.self),
        LawModel(26, "F", M026.F.self),
    ]
}
