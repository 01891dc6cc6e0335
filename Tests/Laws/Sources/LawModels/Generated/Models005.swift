// Made by generate.py.
import Foundation
import SmartCodable

enum M036 {
    struct S: SmartCodable, LawValue {
        var lastPage: JSONValue = 1
        @SmartKey("k26") var newValue: String? = nil
        var userName: Data = Data()
        @SmartCompact.Dictionary var maxLevel: [String: String] = [:]
        @SmartAny var topScore: [String: Any] = [:]
        @SmartUnknown var dayPlan: [String: JSONValue] = [:]
        var baseRate: Word = .one
        mutating func didFinishMapping() { finished(36) }
        var fields: [Any?] { [free(lastPage), newValue, userName, maxLevel, free(topScore), free(dayPlan), baseRate] }
    }
    final class F: SmartCodable, LawValue {
        var lastPage: JSONValue = 1
        @SmartKey("k26") var newValue: String? = nil
        var userName: Data = Data()
        @SmartCompact.Dictionary var maxLevel: [String: String] = [:]
        @SmartAny var topScore: [String: Any] = [:]
        @SmartUnknown var dayPlan: [String: JSONValue] = [:]
        var baseRate: Word = .one
        init() {}
        func didFinishMapping() { finished(36) }
        var fields: [Any?] { [free(lastPage), newValue, userName, maxLevel, free(topScore), free(dayPlan), baseRate] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(36) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var lastPage: JSONValue = 1
        @SmartKey("k26") var newValue: String? = nil
        var userName: Data = Data()
        @SmartCompact.Dictionary var maxLevel: [String: String] = [:]
        @SmartAny var topScore: [String: Any] = [:]
        @SmartUnknown var dayPlan: [String: JSONValue] = [:]
        var baseRate: Word = .one
        override var fields: [Any?] { super.fields + [free(lastPage), newValue, userName, maxLevel, free(topScore), free(dayPlan), baseRate] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M037 {
    struct S: SmartCodable, LawValue {
        var maxLevel: [[Int]] = []
        var pageSize: Double? = nil
        var unitCode: [[Decimal]] = []
        var isOpen: Decimal? = nil
        mutating func didFinishMapping() { finished(37) }
        var fields: [Any?] { [maxLevel, pageSize, unitCode, isOpen] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: [[Int]] = []
        var pageSize: Double? = nil
        var unitCode: [[Decimal]] = []
        var isOpen: Decimal? = nil
        init() {}
        func didFinishMapping() { finished(37) }
        var fields: [Any?] { [maxLevel, pageSize, unitCode, isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var maxLevel: [A] = []
        var pageSize: Double? = nil
        var unitCode: [[Decimal]] = []
        var isOpen: Decimal? = nil
        mutating func didFinishMapping() { finished(37) }
        var fields: [Any?] { [maxLevel, pageSize, unitCode, isOpen] }
    }
}

enum M038 {
    struct S: SmartCodable, LawValue {
        @SmartCompact.Array var unitCode: [Word] = []
        var userName: [String: String] = [:]
        var itemPrice: JSONValue = 1
        var newValue: [JSONValue] = []
        var pageSize: Bool? = nil
        var maxLevel: Decimal = 1
        var rowCount: [[Double]] = []
        var dayPlan: Int8 = 42
        var fields: [Any?] { [unitCode, userName, free(itemPrice), free(newValue), pageSize, maxLevel, rowCount, dayPlan] }
    }
    final class F: SmartCodable, LawValue {
        @SmartCompact.Array var unitCode: [Word] = []
        var userName: [String: String] = [:]
        var itemPrice: JSONValue = 1
        var newValue: [JSONValue] = []
        var pageSize: Bool? = nil
        var maxLevel: Decimal = 1
        var rowCount: [[Double]] = []
        var dayPlan: Int8 = 42
        init() {}
        var fields: [Any?] { [unitCode, userName, free(itemPrice), free(newValue), pageSize, maxLevel, rowCount, dayPlan] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartCompact.Array var unitCode: [Word] = []
        var userName: [String: String] = [:]
        var itemPrice: JSONValue = 1
        var newValue: [JSONValue] = []
        var pageSize: A? = nil
        var maxLevel: Decimal = 1
        var rowCount: [[Double]] = []
        var dayPlan: Int8 = 42
        var fields: [Any?] { [unitCode, userName, free(itemPrice), free(newValue), pageSize, maxLevel, rowCount, dayPlan] }
    }
}

enum M039 {
    struct S: SmartCodable, LawValue {
        var itemPrice: String? = nil
        var homeCity: Data? = nil
        var shopArea: M000.F? = nil
        @IgnoredKey var minLevel: Int = 42
        var maxLevel: [Message] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.itemPrice <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(39) }
        var fields: [Any?] { [itemPrice, homeCity, shopArea, minLevel, maxLevel] }
    }
    struct D: SmartDirectCodable, LawValue {
        var itemPrice: String? = nil
        var homeCity: Data? = nil
        var shopArea: M000.F? = nil
        @IgnoredKey var minLevel: Int = 42
        var maxLevel: [Message] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.itemPrice <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(39) }
        var fields: [Any?] { [itemPrice, homeCity, shopArea, minLevel, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var itemPrice: String? = nil
        var homeCity: A? = nil
        var shopArea: M000.F? = nil
        @IgnoredKey var minLevel: Int = 42
        var maxLevel: [Message] = []
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.itemPrice <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        mutating func didFinishMapping() { finished(39) }
        var fields: [Any?] { [itemPrice, homeCity, shopArea, minLevel, maxLevel] }
    }
}

enum M040 {
    struct S: SmartCodable, LawValue {
        var pageSize: Int8? = nil
        var firstTag: M003.F = M003.F()
        var userName: [M001.F?] = []
        @SmartKey("k24") var oldValue: [String: Int64] = [:]
        var newValue: Bool? = false
        var baseRate: Int? = nil
        @SmartDate var dayPlan: Date? = nil
        @SmartDate var isOpen: Date = Date(timeIntervalSince1970: 60)
        mutating func didFinishMapping() { finished(40) }
        var fields: [Any?] { [pageSize, firstTag, userName, oldValue, newValue, baseRate, dayPlan, isOpen] }
    }
    final class E: SmartDirectCodable, LawValue {
        var pageSize: Int8? = nil
        var firstTag: M003.F = M003.F()
        var userName: [M001.F?] = []
        @SmartKey("k24") var oldValue: [String: Int64] = [:]
        var newValue: Bool? = false
        var baseRate: Int? = nil
        @SmartDate var dayPlan: Date? = nil
        @SmartDate var isOpen: Date = Date(timeIntervalSince1970: 60)
        init() {}
        func didFinishMapping() { finished(40) }
        var fields: [Any?] { [pageSize, firstTag, userName, oldValue, newValue, baseRate, dayPlan, isOpen] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var pageSize: A? = nil
        var firstTag: M003.F = M003.F()
        var userName: [M001.F?] = []
        @SmartKey("k24") var oldValue: [String: Int64] = [:]
        var newValue: Bool? = false
        var baseRate: Int? = nil
        @SmartDate var dayPlan: Date? = nil
        @SmartDate var isOpen: Date = Date(timeIntervalSince1970: 60)
        mutating func didFinishMapping() { finished(40) }
        var fields: [Any?] { [pageSize, firstTag, userName, oldValue, newValue, baseRate, dayPlan, isOpen] }
    }
}

enum M041 {
    struct S: SmartCodable, LawValue {
        @SmartKey("k21") var dayPlan: Float? = nil
        @SmartKey("data.u41n1") var baseRate: Data? = nil
        @SmartCompact.Array var isOpen: [Bool] = []
        var topScore: [JSONValue] = []
        @SmartCompact.Array var lastPage: [String] = []
        var newValue: [[String]] = []
        var pageSize: Data? = nil
        mutating func didFinishMapping() { finished(41) }
        var fields: [Any?] { [dayPlan, baseRate, isOpen, free(topScore), lastPage, newValue, pageSize] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartKey("k21") var dayPlan: Float? = nil
        @SmartKey("data.u41n1") var baseRate: Data? = nil
        @SmartCompact.Array var isOpen: [Bool] = []
        var topScore: [JSONValue] = []
        @SmartCompact.Array var lastPage: [String] = []
        var newValue: [A] = []
        var pageSize: Data? = nil
        mutating func didFinishMapping() { finished(41) }
        var fields: [Any?] { [dayPlan, baseRate, isOpen, free(topScore), lastPage, newValue, pageSize] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartKey("k21") var dayPlan: Float? = nil
        @SmartKey("data.u41n1") var baseRate: Data? = nil
        @SmartCompact.Array var isOpen: [Bool] = []
        var topScore: [JSONValue] = []
        @SmartCompact.Array var lastPage: [String] = []
        var newValue: [[String]] = []
        var pageSize: Data? = nil
        mutating func didFinishMapping() { finished(41) }
        var fields: [Any?] { [dayPlan, baseRate, isOpen, free(topScore), lastPage, newValue, pageSize] }
    }
}

enum M042 {
    struct S: SmartCodable, LawValue {
        var homeCity: Bool = false
        var userName: Int64? = nil
        var extraInfo: Bool? = nil
        var minLevel: Int = -1
        var unitCode: [String: Mood] = [:]
        var rowCount: [String: String] = [:]
        var fields: [Any?] { [homeCity, userName, extraInfo, minLevel, unitCode, rowCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        var homeCity: Bool = false
        var userName: Int64? = nil
        var extraInfo: Bool? = nil
        var minLevel: Int = -1
        var unitCode: [String: Mood] = [:]
        var rowCount: [String: String] = [:]
        init() {}
        var fields: [Any?] { [homeCity, userName, extraInfo, minLevel, unitCode, rowCount] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var homeCity: Bool = false
        var userName: A? = nil
        var extraInfo: Bool? = nil
        var minLevel: Int = -1
        var unitCode: [String: Mood] = [:]
        var rowCount: [String: String] = [:]
        var fields: [Any?] { [homeCity, userName, extraInfo, minLevel, unitCode, rowCount] }
    }
}

enum M043 {
    struct S: SmartCodable, LawValue {
        var oldValue: [[String]] = []
        var pageSize: String? = nil
        var dayPlan: [Int] = []
        var newValue: Int8? = nil
        var fields: [Any?] { [oldValue, pageSize, dayPlan, newValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var oldValue: [A] = []
        var pageSize: String? = nil
        var dayPlan: [Int] = []
        var newValue: Int8? = nil
        var fields: [Any?] { [oldValue, pageSize, dayPlan, newValue] }
    }
    class C0: SmartCodable, LawValue {
        var oldValue: [[String]] = []
        var pageSize: String? = nil
        var dayPlan: [Int] = []
        var newValue: Int8? = nil
        required init() {}
        var fields: [Any?] { [oldValue, pageSize, dayPlan, newValue] }
    }
}

enum M044 {
    struct S: SmartCodable, LawValue {
        var minLevel: Data = Data()
        var shopArea: [String: Word] = [:]
        var extraInfo: UInt16 = 42
        var homeCity: [S] = []
        @SmartKey("list.0.w44n4", "itemPrice") var itemPrice: [M002.F] = []
        var lastPage: [Word] = []
        @SmartKey("ID") var maxLevel: [String] = []
        var fields: [Any?] { [minLevel, shopArea, extraInfo, homeCity, itemPrice, lastPage, maxLevel] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var minLevel: Data = Data()
        var shopArea: [String: Word] = [:]
        var extraInfo: UInt16 = 42
        var homeCity: [G<A>] = []
        @SmartKey("list.0.w44n4", "itemPrice") var itemPrice: [M002.F] = []
        var lastPage: [A] = []
        @SmartKey("ID") var maxLevel: [String] = []
        var fields: [Any?] { [minLevel, shopArea, extraInfo, homeCity, itemPrice, lastPage, maxLevel] }
    }
    final class F: SmartCodable, LawValue {
        var minLevel: Data = Data()
        var shopArea: [String: Word] = [:]
        var extraInfo: UInt16 = 42
        var homeCity: [F] = []
        @SmartKey("list.0.w44n4", "itemPrice") var itemPrice: [M002.F] = []
        var lastPage: [Word] = []
        @SmartKey("ID") var maxLevel: [String] = []
        init() {}
        var fields: [Any?] { [minLevel, shopArea, extraInfo, homeCity, itemPrice, lastPage, maxLevel] }
    }
}

extension LawModel {
    static let file005: [LawModel] = [
        LawModel(36, "S", M036.S.self, .kebab, collections: .wraps),
        LawModel(36, "F", M036.F.self, .kebab, collections: .wraps),
        LawModel(36, "C", M036.C2.self, .kebab, collections: .wraps),
        LawModel(37, "S", M037.S.self, .snake),
        LawModel(37, "F", M037.F.self, .snake),
        LawModel(37, "G", M037.G<[Int]>.self, .snake),
        LawModel(38, "S", M038.S.self, .snake, collections: .strict),
        LawModel(38, "F", M038.F.self, .snake, collections: .strict),
        LawModel(38, "G", M038.G<Bool>.self, .snake, collections: .strict),
        LawModel(39, "S", M039.S.self, .lower),
        LawModel(39, "D", M039.D.self, .lower),
        LawModel(39, "G", M039.G<Data>.self, .lower),
        LawModel(40, "S", M040.S.self, .snake),
        LawModel(40, "E", M040.E.self, .snake),
        LawModel(40, "G", M040.G<Int8>.self, .snake),
        LawModel(41, "S", M041.S.self),
        LawModel(41, "G", M041.G<[String]>.self),
        LawModel(41, "D", M041.D.self),
        LawModel(42, "S", M042.S.self),
        LawModel(42, "E", M042.E.self),
        LawModel(42, "G", M042.G<Int64>.self),
        LawModel(43, "S", M043.S.self),
        LawModel(43, "G", M043.G<[String]>.self),
        LawModel(43, "C", M043.C0.self),
        LawModel(44, "S", M044.S.self, isRecursive: true),
        LawModel(44, "G", M044.G<Word>.self, isRecursive: true),
        LawModel(44, "F", M044.F.self, isRecursive: true),
    ]
}
