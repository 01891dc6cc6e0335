// Made by generate.py.
import Foundation
import SmartCodable

enum M000 {
    struct S: SmartCodable, LawValue {
        var leafCount: UInt? = nil
        var leafNote: [String: Rank] = [:]
        @SmartAny var leafTitle: Any? = nil
        var leafRate: [Word] = []
        mutating func didFinishMapping() { finished(0) }
        var fields: [Any?] { [leafCount, leafNote, free(leafTitle), leafRate] }
    }
    final class F: SmartCodable, LawValue {
        var leafCount: UInt? = nil
        var leafNote: [String: Rank] = [:]
        @SmartAny var leafTitle: Any? = nil
        var leafRate: [Word] = []
        init() {}
        func didFinishMapping() { finished(0) }
        var fields: [Any?] { [leafCount, leafNote, free(leafTitle), leafRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        var leafCount: UInt? = nil
        var leafNote: [String: Rank] = [:]
        @SmartAny var leafTitle: Any? = nil
        var leafRate: [Word] = []
        mutating func didFinishMapping() { finished(0) }
        var fields: [Any?] { [leafCount, leafNote, free(leafTitle), leafRate] }
    }
}

enum M001 {
    struct S: SmartCodable, LawValue {
        var leafCount: Int? = nil
        @SmartKey("data.u1n1", "f_k25") var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafTitle: Float? = 1.5
        mutating func didFinishMapping() { finished(1) }
        var fields: [Any?] { [leafCount, leafKind, leafTitle] }
    }
    struct D: SmartDirectCodable, LawValue {
        var leafCount: Int? = nil
        @SmartKey("data.u1n1", "f_k25") var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafTitle: Float? = 1.5
        mutating func didFinishMapping() { finished(1) }
        var fields: [Any?] { [leafCount, leafKind, leafTitle] }
    }
    final class F: SmartCodable, LawValue {
        var leafCount: Int? = nil
        @SmartKey("data.u1n1", "f_k25") var leafKind: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        var leafTitle: Float? = 1.5
        init() {}
        func didFinishMapping() { finished(1) }
        var fields: [Any?] { [leafCount, leafKind, leafTitle] }
    }
}

enum M002 {
    struct S: SmartCodable, LawValue {
        var leafKind: Int? = -1
        @SmartKey("data.u2n1", "leafCount") var leafCount: [String: JSONValue] = [:]
        mutating func didFinishMapping() { finished(2) }
        var fields: [Any?] { [leafKind, free(leafCount)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var leafKind: Int? = -1
        @SmartKey("data.u2n1", "leafCount") var leafCount: [String: JSONValue] = [:]
        mutating func didFinishMapping() { finished(2) }
        var fields: [Any?] { [leafKind, free(leafCount)] }
    }
    final class F: SmartCodable, LawValue {
        var leafKind: Int? = -1
        @SmartKey("data.u2n1", "leafCount") var leafCount: [String: JSONValue] = [:]
        init() {}
        func didFinishMapping() { finished(2) }
        var fields: [Any?] { [leafKind, free(leafCount)] }
    }
}

enum M003 {
    struct S: SmartCodable, LawValue {
        @SmartAny var leafTitle: Any? = nil
        @SmartDate var leafNote: Date? = nil
        var leafKind: JSONValue = 1
        var fields: [Any?] { [free(leafTitle), leafNote, free(leafKind)] }
    }
    class C0: SmartCodable, LawValue {
        @SmartAny var leafTitle: Any? = nil
        @SmartDate var leafNote: Date? = nil
        var leafKind: JSONValue = 1
        required init() {}
        var fields: [Any?] { [free(leafTitle), leafNote, free(leafKind)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var leafTitle: Any? = nil
        @SmartDate var leafNote: Date? = nil
        var leafKind: JSONValue = 1
        init() {}
        var fields: [Any?] { [free(leafTitle), leafNote, free(leafKind)] }
    }
}

enum M004 {
    struct S: SmartCodable, LawValue {
        var userName: [String: UInt16] = [:]
        var isOpen: URL? = nil
        @SmartDate var rowCount: Date? = nil
        @SmartFlat var baseRate: M000.S? = nil
        var itemPrice: UInt? = nil
        var newValue: Decimal = 1
        var fields: [Any?] { [userName, isOpen, rowCount, baseRate, itemPrice, newValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var userName: [String: UInt16] = [:]
        var isOpen: A? = nil
        @SmartDate var rowCount: Date? = nil
        @SmartFlat var baseRate: M000.S? = nil
        var itemPrice: UInt? = nil
        var newValue: Decimal = 1
        var fields: [Any?] { [userName, isOpen, rowCount, baseRate, itemPrice, newValue] }
    }
    final class F: SmartCodable, LawValue {
        var userName: [String: UInt16] = [:]
        var isOpen: URL? = nil
        @SmartDate var rowCount: Date? = nil
        @SmartFlat var baseRate: M000.S? = nil
        var itemPrice: UInt? = nil
        var newValue: Decimal = 1
        init() {}
        var fields: [Any?] { [userName, isOpen, rowCount, baseRate, itemPrice, newValue] }
    }
}

enum M005 {
    struct S: SmartCodable, LawValue {
        var lastPage: Date? = nil
        var newValue: [[String]] = []
        var oldValue: String = "initial"
        @SmartAny var pageSize: [String: Any] = [:]
        var isOpen: [JSONValue] = []
        var homeCity: [String: Word] = [:]
        @SmartDate var maxLevel: Date? = nil
        var fields: [Any?] { [lastPage, newValue, oldValue, free(pageSize), free(isOpen), homeCity, maxLevel] }
    }
    final class E: SmartDirectCodable, LawValue {
        var lastPage: Date? = nil
        var newValue: [[String]] = []
        var oldValue: String = "initial"
        @SmartAny var pageSize: [String: Any] = [:]
        var isOpen: [JSONValue] = []
        var homeCity: [String: Word] = [:]
        @SmartDate var maxLevel: Date? = nil
        init() {}
        var fields: [Any?] { [lastPage, newValue, oldValue, free(pageSize), free(isOpen), homeCity, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var lastPage: A? = nil
        var newValue: [[String]] = []
        var oldValue: String = "initial"
        @SmartAny var pageSize: [String: Any] = [:]
        var isOpen: [JSONValue] = []
        var homeCity: [String: Word] = [:]
        @SmartDate var maxLevel: Date? = nil
        var fields: [Any?] { [lastPage, newValue, oldValue, free(pageSize), free(isOpen), homeCity, maxLevel] }
    }
}

enum M006 {
    struct S: SmartCodable, LawValue {
        var rowCount: [M000.F] = []
        @SmartFlat var unitCode: M000.S = M000.S()
        var userName: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: [[UInt]] = []
        @SmartDate var extraInfo: Date? = nil
        var topScore: Rated = Rated()
        var pageSize: Data? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- SmartDateTransformer()] }
        var fields: [Any?] { [rowCount, unitCode, userName, maxLevel, extraInfo, topScore, pageSize] }
    }
    struct D: SmartDirectCodable, LawValue {
        var rowCount: [M000.F] = []
        @SmartFlat var unitCode: M000.S = M000.S()
        var userName: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: [[UInt]] = []
        @SmartDate var extraInfo: Date? = nil
        var topScore: Rated = Rated()
        var pageSize: Data? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- SmartDateTransformer()] }
        var fields: [Any?] { [rowCount, unitCode, userName, maxLevel, extraInfo, topScore, pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: [M000.F] = []
        @SmartFlat var unitCode: M000.S = M000.S()
        var userName: Date = Date(timeIntervalSince1970: 60)
        var maxLevel: [[UInt]] = []
        @SmartDate var extraInfo: Date? = nil
        var topScore: Rated = Rated()
        var pageSize: Data? = nil
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.userName <--- SmartDateTransformer()] }
        var fields: [Any?] { [rowCount, unitCode, userName, maxLevel, extraInfo, topScore, pageSize] }
    }
}

enum M007 {
    struct S: SmartCodable, LawValue {
        var itemPrice: [JSONValue] = []
        var unitCode: [String: Word] = [:]
        @SmartDate var firstTag: Date? = nil
        var maxLevel: [JSONValue] = []
        @SmartCompact.Array var userName: [Rank] = []
        var oldValue: Double? = nil
        var isOpen: [Mood] = []
        mutating func didFinishMapping() { finished(7) }
        var fields: [Any?] { [free(itemPrice), unitCode, firstTag, free(maxLevel), userName, oldValue, isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        var itemPrice: [JSONValue] = []
        var unitCode: [String: Word] = [:]
        @SmartDate var firstTag: Date? = nil
        var maxLevel: [JSONValue] = []
        @SmartCompact.Array var userName: [Rank] = []
        var oldValue: Double? = nil
        var isOpen: [Mood] = []
        init() {}
        func didFinishMapping() { finished(7) }
        var fields: [Any?] { [free(itemPrice), unitCode, firstTag, free(maxLevel), userName, oldValue, isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var itemPrice: [JSONValue] = []
        var unitCode: [String: Word] = [:]
        @SmartDate var firstTag: Date? = nil
        var maxLevel: [JSONValue] = []
        @SmartCompact.Array var userName: [Rank] = []
        var oldValue: A? = nil
        var isOpen: [Mood] = []
        mutating func didFinishMapping() { finished(7) }
        var fields: [Any?] { [free(itemPrice), unitCode, firstTag, free(maxLevel), userName, oldValue, isOpen] }
    }
}

enum M008 {
    struct S: SmartCodable, LawValue {
        var unitCode: Float = 1.5
        var firstTag: Int64 = 42
        var homeCity: [[UInt16]] = []
        var dayPlan: Int? = nil
        var oldValue: String = "initial"
        var baseRate: UInt? = nil
        var maxLevel: Int = -1
        var shopArea: [UInt?] = []
        mutating func didFinishMapping() { finished(8) }
        var fields: [Any?] { [unitCode, firstTag, homeCity, dayPlan, oldValue, baseRate, maxLevel, shopArea] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: Float = 1.5
        var firstTag: Int64 = 42
        var homeCity: [[UInt16]] = []
        var dayPlan: Int? = nil
        var oldValue: String = "initial"
        var baseRate: UInt? = nil
        var maxLevel: Int = -1
        var shopArea: [UInt?] = []
        init() {}
        func didFinishMapping() { finished(8) }
        var fields: [Any?] { [unitCode, firstTag, homeCity, dayPlan, oldValue, baseRate, maxLevel, shopArea] }
    }
    final class F: SmartCodable, LawValue {
        var unitCode: Float = 1.5
        var firstTag: Int64 = 42
        var homeCity: [[UInt16]] = []
        var dayPlan: Int? = nil
        var oldValue: String = "initial"
        var baseRate: UInt? = nil
        var maxLevel: Int = -1
        var shopArea: [UInt?] = []
        init() {}
        func didFinishMapping() { finished(8) }
        var fields: [Any?] { [unitCode, firstTag, homeCity, dayPlan, oldValue, baseRate, maxLevel, shopArea] }
    }
}

extension LawModel {
    static let file001: [LawModel] = [
        LawModel(0, "S", M000.S.self),
        LawModel(0, "F", M000.F.self),
        LawModel(0, "D", M000.D.self),
        LawModel(1, "S", M001.S.self),
        LawModel(1, "D", M001.D.self),
        LawModel(1, "F", M001.F.self),
        LawModel(2, "S", M002.S.self),
        LawModel(2, "D", M002.D.self),
        LawModel(2, "F", M002.F.self),
        LawModel(3, "S", M003.S.self),
        LawModel(3, "C", M003.C0.self),
        LawModel(3, "F", M003.F.self),
        LawModel(4, "S", M004.S.self),
        LawModel(4, "G", M004.G<URL>.self),
        LawModel(4, "F", M004.F.self),
        LawModel(5, "S", M005.S.self, .kebab),
        LawModel(5, "E", M005.E.self, .kebab),
        LawModel(5, "G", M005.G<Date>.self, .kebab),
        LawModel(6, "S", M006.S.self),
        LawModel(6, "D", M006.D.self),
        LawModel(6, "E", M006.E.self),
        LawModel(7, "S", M007.S.self, .upper),
        LawModel(7, "E", M007.E.self, .upper),
        LawModel(7, "G", M007.G<Double>.self, .upper),
        LawModel(8, "S", M008.S.self),
        LawModel(8, "E", M008.E.self),
        LawModel(8, "F", M008.F.self),
    ]
}
