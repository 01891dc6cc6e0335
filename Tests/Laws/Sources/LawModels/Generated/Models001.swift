// Made by generate.py.
import Foundation
import SmartCodable

enum M000 {
    struct S: SmartCodable, LawValue {
        var leafCount: UInt16 = 42
        var leafNote: [String: Rank] = [:]
        @SmartAny var leafTitle: Any? = nil
        var leafRate: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        mutating func didFinishMapping() { finished(0) }
        var fields: [Any?] { [leafCount, leafNote, free(leafTitle), leafRate] }
    }
    final class F: SmartCodable, LawValue {
        var leafCount: UInt16 = 42
        var leafNote: [String: Rank] = [:]
        @SmartAny var leafTitle: Any? = nil
        var leafRate: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        init() {}
        func didFinishMapping() { finished(0) }
        var fields: [Any?] { [leafCount, leafNote, free(leafTitle), leafRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        var leafCount: UInt16 = 42
        var leafNote: [String: Rank] = [:]
        @SmartAny var leafTitle: Any? = nil
        var leafRate: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        mutating func didFinishMapping() { finished(0) }
        var fields: [Any?] { [leafCount, leafNote, free(leafTitle), leafRate] }
    }
}

enum M001 {
    struct S: SmartCodable, LawValue {
        var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafNote: String = "initial"
        var leafRate: [JSONValue] = []
        var leafTitle: [JSONValue] = []
        mutating func didFinishMapping() { finished(1) }
        var fields: [Any?] { [leafKind, leafNote, free(leafRate), free(leafTitle)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafNote: String = "initial"
        var leafRate: [JSONValue] = []
        var leafTitle: [JSONValue] = []
        mutating func didFinishMapping() { finished(1) }
        var fields: [Any?] { [leafKind, leafNote, free(leafRate), free(leafTitle)] }
    }
    final class F: SmartCodable, LawValue {
        var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafNote: String = "initial"
        var leafRate: [JSONValue] = []
        var leafTitle: [JSONValue] = []
        init() {}
        func didFinishMapping() { finished(1) }
        var fields: [Any?] { [leafKind, leafNote, free(leafRate), free(leafTitle)] }
    }
}

enum M002 {
    struct S: SmartCodable, LawValue {
        var leafCount: JSONValue = 1
        var leafNote: Int64 = 42
        var fields: [Any?] { [free(leafCount), leafNote] }
    }
    struct D: SmartDirectCodable, LawValue {
        var leafCount: JSONValue = 1
        var leafNote: Int64 = 42
        var fields: [Any?] { [free(leafCount), leafNote] }
    }
    final class F: SmartCodable, LawValue {
        var leafCount: JSONValue = 1
        var leafNote: Int64 = 42
        init() {}
        var fields: [Any?] { [free(leafCount), leafNote] }
    }
}

enum M003 {
    struct S: SmartCodable, LawValue {
        @SmartDate var leafNote: Date? = nil
        var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafCount: String? = nil
        var leafRate: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.leafCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [leafNote, leafKind, leafCount, leafRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartDate var leafNote: Date? = nil
        var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafCount: String? = nil
        var leafRate: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.leafCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [leafNote, leafKind, leafCount, leafRate] }
    }
    final class F: SmartCodable, LawValue {
        @SmartDate var leafNote: Date? = nil
        var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafCount: String? = nil
        var leafRate: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.leafCount <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [leafNote, leafKind, leafCount, leafRate] }
    }
}

enum M004 {
    struct S: SmartCodable, LawValue {
        var userName: [Int] = []
        var itemPrice: [String] = []
        var firstTag: [String: Bool] = [:]
        var unitCode: Decimal? = nil
        var dayPlan: [Double] = []
        var baseRate: Int? = nil
        var fields: [Any?] { [userName, itemPrice, firstTag, unitCode, dayPlan, baseRate] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var userName: [A] = []
        var itemPrice: [String] = []
        var firstTag: [String: Bool] = [:]
        var unitCode: Decimal? = nil
        var dayPlan: [Double] = []
        var baseRate: Int? = nil
        var fields: [Any?] { [userName, itemPrice, firstTag, unitCode, dayPlan, baseRate] }
    }
    final class E: SmartDirectCodable, LawValue {
        var userName: [Int] = []
        var itemPrice: [String] = []
        var firstTag: [String: Bool] = [:]
        var unitCode: Decimal? = nil
        var dayPlan: [Double] = []
        var baseRate: Int? = nil
        init() {}
        var fields: [Any?] { [userName, itemPrice, firstTag, unitCode, dayPlan, baseRate] }
    }
}

enum M005 {
    struct S: SmartCodable, LawValue {
        var extraInfo: JSONValue = 1
        @SmartAny var baseRate: [String: Any] = [:]
        var isOpen: [Filled] = []
        var minLevel: Data? = nil
        @SmartFlat var lastPage: M001.S = M001.S()
        @SmartKey("list.0.w5n5") var itemPrice: Int? = nil
        var oldValue: Shape? = nil
        mutating func didFinishMapping() { finished(5) }
        var fields: [Any?] { [free(extraInfo), free(baseRate), isOpen, minLevel, lastPage, itemPrice, oldValue] }
    }
    class C0: SmartCodable, LawValue {
        var extraInfo: JSONValue = 1
        @SmartAny var baseRate: [String: Any] = [:]
        var isOpen: [Filled] = []
        var minLevel: Data? = nil
        required init() {}
        func didFinishMapping() { finished(5) }
        var fields: [Any?] { [free(extraInfo), free(baseRate), isOpen, minLevel] }
    }
    class C1: C0 {
        @SmartFlat var lastPage: M001.S = M001.S()
        @SmartKey("list.0.w5n5") var itemPrice: Int? = nil
        var oldValue: Shape? = nil
        override var fields: [Any?] { super.fields + [lastPage, itemPrice, oldValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var extraInfo: JSONValue = 1
        @SmartAny var baseRate: [String: Any] = [:]
        var isOpen: [Filled] = []
        var minLevel: Data? = nil
        @SmartFlat var lastPage: M001.S = M001.S()
        @SmartKey("list.0.w5n5") var itemPrice: Int? = nil
        var oldValue: Shape? = nil
        init() {}
        func didFinishMapping() { finished(5) }
        var fields: [Any?] { [free(extraInfo), free(baseRate), isOpen, minLevel, lastPage, itemPrice, oldValue] }
    }
}

enum M006 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var homeCity: M000.S = M000.S()
        var minLevel: String = "initial"
        var dayPlan: [Word: Int] = [:]
        var firstTag: Float? = nil
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        @IgnoredKey var pageSize: Int = 42
        var userName: M003.S? = nil
        var itemPrice: URL? = nil
        @SmartAny var isOpen: Any? = nil
        var newValue: [UInt16] = []
        var fields: [Any?] { [homeCity, minLevel, dayPlan, firstTag, free(rowCount), pageSize, userName, itemPrice, free(isOpen), newValue] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var homeCity: M000.S = M000.S()
        var minLevel: String = "initial"
        var dayPlan: [Word: Int] = [:]
        var firstTag: Float? = nil
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        @IgnoredKey var pageSize: Int = 42
        var userName: M003.S? = nil
        var itemPrice: URL? = nil
        @SmartAny var isOpen: Any? = nil
        var newValue: [UInt16] = []
        init() {}
        var fields: [Any?] { [homeCity, minLevel, dayPlan, firstTag, free(rowCount), pageSize, userName, itemPrice, free(isOpen), newValue] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartFlat var homeCity: M000.S = M000.S()
        var minLevel: String = "initial"
        var dayPlan: [Word: Int] = [:]
        var firstTag: Float? = nil
        @SmartUnknown var rowCount: [String: JSONValue] = [:]
        @IgnoredKey var pageSize: Int = 42
        var userName: M003.S? = nil
        var itemPrice: URL? = nil
        @SmartAny var isOpen: Any? = nil
        override var fields: [Any?] { super.fields + [homeCity, minLevel, dayPlan, firstTag, free(rowCount), pageSize, userName, itemPrice, free(isOpen)] }
    }
    class C2: C1 {
        var newValue: [UInt16] = []
        override var fields: [Any?] { super.fields + [newValue] }
    }
}

enum M007 {
    struct S: SmartCodable, LawValue {
        var extraInfo: [JSONValue] = []
        var newValue: [Card] = []
        var userName: Numbered = .two
        @SmartFlat var baseRate: M000.S = M000.S()
        var minLevel: Mood = .good
        var isOpen: [JSONValue] = []
        var topScore: [Int: Bool] = [:]
        var pageSize: Vehicle = Vehicle()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "k8", CodingKeys.userName <--- "dot\\.x7n2", CodingKeys.minLevel <--- ["k0", "k16"], CodingKeys.isOpen <--- "k14", CodingKeys.topScore <--- "k22", CodingKeys.pageSize <--- "dot\\.x7n7"] }
        var fields: [Any?] { [free(extraInfo), newValue, userName, baseRate, minLevel, free(isOpen), topScore, pageSize] }
    }
    struct D: SmartDirectCodable, LawValue {
        var extraInfo: [JSONValue] = []
        var newValue: [Card] = []
        var userName: Numbered = .two
        @SmartFlat var baseRate: M000.S = M000.S()
        var minLevel: Mood = .good
        var isOpen: [JSONValue] = []
        var topScore: [Int: Bool] = [:]
        var pageSize: Vehicle = Vehicle()
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "k8", CodingKeys.userName <--- "dot\\.x7n2", CodingKeys.minLevel <--- ["k0", "k16"], CodingKeys.isOpen <--- "k14", CodingKeys.topScore <--- "k22", CodingKeys.pageSize <--- "dot\\.x7n7"] }
        var fields: [Any?] { [free(extraInfo), newValue, userName, baseRate, minLevel, free(isOpen), topScore, pageSize] }
    }
    final class F: SmartCodable, LawValue {
        var extraInfo: [JSONValue] = []
        var newValue: [Card] = []
        var userName: Numbered = .two
        @SmartFlat var baseRate: M000.S = M000.S()
        var minLevel: Mood = .good
        var isOpen: [JSONValue] = []
        var topScore: [Int: Bool] = [:]
        var pageSize: Vehicle = Vehicle()
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.extraInfo <--- "k8", CodingKeys.userName <--- "dot\\.x7n2", CodingKeys.minLevel <--- ["k0", "k16"], CodingKeys.isOpen <--- "k14", CodingKeys.topScore <--- "k22", CodingKeys.pageSize <--- "dot\\.x7n7"] }
        var fields: [Any?] { [free(extraInfo), newValue, userName, baseRate, minLevel, free(isOpen), topScore, pageSize] }
    }
}

enum M008 {
    struct S: SmartCodable, LawValue {
        var newValue: Mood? = nil
        @SmartFlat var itemPrice: Holder = Holder()
        var minLevel: Bool? = nil
        @SmartCompact.Array var rowCount: [Bool] = []
        enum CodingKeys: String, CodingKey { case newValue = "user_id", itemPrice, minLevel = "k14", rowCount }
        var fields: [Any?] { [newValue, itemPrice, minLevel, rowCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: Mood? = nil
        @SmartFlat var itemPrice: Holder = Holder()
        var minLevel: Bool? = nil
        @SmartCompact.Array var rowCount: [Bool] = []
        init() {}
        enum CodingKeys: String, CodingKey { case newValue = "user_id", itemPrice, minLevel = "k14", rowCount }
        var fields: [Any?] { [newValue, itemPrice, minLevel, rowCount] }
    }
    class C0: SmartCodable, LawValue {
        var newValue: Mood? = nil
        @SmartFlat var itemPrice: Holder = Holder()
        var minLevel: Bool? = nil
        @SmartCompact.Array var rowCount: [Bool] = []
        required init() {}
        enum CodingKeys: String, CodingKey { case newValue = "user_id", itemPrice, minLevel = "k14", rowCount }
        var fields: [Any?] { [newValue, itemPrice, minLevel, rowCount] }
    }
}

extension LawModel {
    static let file001: [LawModel] = [
        LawModel(0, "S", M000.S.self, collections: .wraps),
        LawModel(0, "F", M000.F.self, collections: .wraps),
        LawModel(0, "D", M000.D.self, collections: .wraps),
        LawModel(1, "S", M001.S.self, collections: .strict),
        LawModel(1, "D", M001.D.self, collections: .strict),
        LawModel(1, "F", M001.F.self, collections: .strict),
        LawModel(2, "S", M002.S.self),
        LawModel(2, "D", M002.D.self),
        LawModel(2, "F", M002.F.self),
        LawModel(3, "S", M003.S.self),
        LawModel(3, "D", M003.D.self),
        LawModel(3, "F", M003.F.self),
        LawModel(4, "S", M004.S.self, collections: .wraps),
        LawModel(4, "G", M004.G<Int>.self, collections: .wraps),
        LawModel(4, "E", M004.E.self, collections: .wraps),
        LawModel(5, "S", M005.S.self, .upper),
        LawModel(5, "C", M005.C1.self, .upper),
        LawModel(5, "E", M005.E.self, .upper),
        LawModel(6, "S", M006.S.self, .snake, collections: .wraps),
        LawModel(6, "F", M006.F.self, .snake, collections: .wraps),
        LawModel(6, "C", M006.C2.self, .snake, collections: .wraps),
        LawModel(7, "S", M007.S.self),
        LawModel(7, "D", M007.D.self),
        LawModel(7, "F", M007.F.self),
        LawModel(8, "S", M008.S.self),
        LawModel(8, "E", M008.E.self),
        LawModel(8, "C", M008.C0.self),
    ]
}
