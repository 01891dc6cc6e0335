// Made by generate.py.
import Foundation
import SmartCodable

enum M081 {
    struct S: SmartCodable, LawValue {
        var maxLevel: [[Bool]] = []
        var baseRate: Data = Data()
        @SmartFlat var topScore: M001.S = M001.S()
        var firstTag: [String: M003.F] = [:]
        @SmartKey("k22") var pageSize: Int? = nil
        var newValue: JSONValue = 1
        var lastPage: Int8 = 42
        var userName: Float = 1.5
        @SmartAny var shopArea: Any? = nil
        mutating func didFinishMapping() { finished(81) }
        var fields: [Any?] { [maxLevel, baseRate, topScore, firstTag, pageSize, free(newValue), lastPage, userName, free(shopArea)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(81) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var maxLevel: [[Bool]] = []
        var baseRate: Data = Data()
        @SmartFlat var topScore: M001.S = M001.S()
        var firstTag: [String: M003.F] = [:]
        override var fields: [Any?] { super.fields + [maxLevel, baseRate, topScore, firstTag] }
    }
    class C2: C1 {
        @SmartKey("k22") var pageSize: Int? = nil
        var newValue: JSONValue = 1
        var lastPage: Int8 = 42
        var userName: Float = 1.5
        @SmartAny var shopArea: Any? = nil
        override var fields: [Any?] { super.fields + [pageSize, free(newValue), lastPage, userName, free(shopArea)] }
    }
    final class F: SmartCodable, LawValue {
        var maxLevel: [[Bool]] = []
        var baseRate: Data = Data()
        @SmartFlat var topScore: M001.S = M001.S()
        var firstTag: [String: M003.F] = [:]
        @SmartKey("k22") var pageSize: Int? = nil
        var newValue: JSONValue = 1
        var lastPage: Int8 = 42
        var userName: Float = 1.5
        @SmartAny var shopArea: Any? = nil
        init() {}
        func didFinishMapping() { finished(81) }
        var fields: [Any?] { [maxLevel, baseRate, topScore, firstTag, pageSize, free(newValue), lastPage, userName, free(shopArea)] }
    }
}

enum M082 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var oldValue: M001.S = M001.S()
        var minLevel: [[Int64]] = []
        @SmartKey("名", "k3") var isOpen: String = "initial"
        @SmartKey("_v", "itemPrice") var itemPrice: Int8? = nil
        var pageSize: Bool = false
        @SmartKey("k24") var shopArea: [Card] = []
        mutating func didFinishMapping() { finished(82) }
        var fields: [Any?] { [oldValue, minLevel, isOpen, itemPrice, pageSize, shopArea] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var oldValue: M001.S = M001.S()
        var minLevel: [[Int64]] = []
        @SmartKey("名", "k3") var isOpen: String = "initial"
        @SmartKey("_v", "itemPrice") var itemPrice: Int8? = nil
        var pageSize: Bool = false
        @SmartKey("k24") var shopArea: [Card] = []
        init() {}
        func didFinishMapping() { finished(82) }
        var fields: [Any?] { [oldValue, minLevel, isOpen, itemPrice, pageSize, shopArea] }
    }
    struct D: SmartDirectCodable, LawValue {
        @SmartFlat var oldValue: M001.S = M001.S()
        var minLevel: [[Int64]] = []
        @SmartKey("名", "k3") var isOpen: String = "initial"
        @SmartKey("_v", "itemPrice") var itemPrice: Int8? = nil
        var pageSize: Bool = false
        @SmartKey("k24") var shopArea: [Card] = []
        mutating func didFinishMapping() { finished(82) }
        var fields: [Any?] { [oldValue, minLevel, isOpen, itemPrice, pageSize, shopArea] }
    }
}

enum M083 {
    struct S: SmartCodable, LawValue {
        var unitCode: [Shape] = []
        var topScore: [Message] = []
        @SmartKey("k22") var lastPage: String? = "initial"
        var minLevel: Word? = .one
        var extraInfo: Rank? = nil
        var isOpen: [String: Bool] = [:]
        var maxLevel: [[UInt16]] = []
        @SmartFlat var homeCity: [String: JSONValue] = [:]
        var userName: Set<Int> = []
        var fields: [Any?] { [unitCode, topScore, lastPage, minLevel, extraInfo, isOpen, maxLevel, free(homeCity), userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        var unitCode: [Shape] = []
        var topScore: [Message] = []
        @SmartKey("k22") var lastPage: String? = "initial"
        var minLevel: Word? = .one
        var extraInfo: Rank? = nil
        var isOpen: [String: Bool] = [:]
        var maxLevel: [[UInt16]] = []
        @SmartFlat var homeCity: [String: JSONValue] = [:]
        var userName: Set<Int> = []
        init() {}
        var fields: [Any?] { [unitCode, topScore, lastPage, minLevel, extraInfo, isOpen, maxLevel, free(homeCity), userName] }
    }
    class C0: SmartCodable, LawValue {
        var unitCode: [Shape] = []
        var topScore: [Message] = []
        @SmartKey("k22") var lastPage: String? = "initial"
        var minLevel: Word? = .one
        var extraInfo: Rank? = nil
        var isOpen: [String: Bool] = [:]
        var maxLevel: [[UInt16]] = []
        @SmartFlat var homeCity: [String: JSONValue] = [:]
        var userName: Set<Int> = []
        required init() {}
        var fields: [Any?] { [unitCode, topScore, lastPage, minLevel, extraInfo, isOpen, maxLevel, free(homeCity), userName] }
    }
}

enum M084 {
    struct S: SmartCodable, LawValue {
        var isOpen: [M002.S] = []
        var baseRate: [String: JSONValue] = [:]
        var userName: String? = nil
        mutating func didFinishMapping() { finished(84) }
        var fields: [Any?] { [isOpen, free(baseRate), userName] }
    }
    final class F: SmartCodable, LawValue {
        var isOpen: [M002.S] = []
        var baseRate: [String: JSONValue] = [:]
        var userName: String? = nil
        init() {}
        func didFinishMapping() { finished(84) }
        var fields: [Any?] { [isOpen, free(baseRate), userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var isOpen: [A] = []
        var baseRate: [String: JSONValue] = [:]
        var userName: String? = nil
        mutating func didFinishMapping() { finished(84) }
        var fields: [Any?] { [isOpen, free(baseRate), userName] }
    }
}

enum M085 {
    struct S: SmartCodable, LawValue {
        var userName: Mood = .good
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        @SmartAny var minLevel: [Any] = []
        var baseRate: Decimal? = nil
        @SmartCompact.Array var oldValue: [String] = []
        @SmartKey("k22") var itemPrice: Decimal = 1
        var pageSize: Bool = false
        @SmartAny var lastPage: [String: Any] = [:]
        var fields: [Any?] { [userName, free(firstTag), free(minLevel), baseRate, oldValue, itemPrice, pageSize, free(lastPage)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var userName: Mood = .good
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        @SmartAny var minLevel: [Any] = []
        var baseRate: Decimal? = nil
        @SmartCompact.Array var oldValue: [String] = []
        @SmartKey("k22") var itemPrice: Decimal = 1
        var pageSize: Bool = false
        @SmartAny var lastPage: [String: Any] = [:]
        var fields: [Any?] { [userName, free(firstTag), free(minLevel), baseRate, oldValue, itemPrice, pageSize, free(lastPage)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var userName: Mood = .good
        @SmartFlat var firstTag: [String: JSONValue] = [:]
        @SmartAny var minLevel: [Any] = []
        var baseRate: Decimal? = nil
        @SmartCompact.Array var oldValue: [String] = []
        @SmartKey("k22") var itemPrice: Decimal = 1
        var pageSize: Bool = false
        @SmartAny var lastPage: [String: Any] = [:]
        override var fields: [Any?] { super.fields + [userName, free(firstTag), free(minLevel), baseRate, oldValue, itemPrice, pageSize, free(lastPage)] }
    }
}

enum M086 {
    struct S: SmartCodable, LawValue {
        var newValue: Float = 1.5
        var shopArea: Set<Int> = []
        var isOpen: [String: Mood] = [:]
        @SmartFlat var rowCount: M000.S = M000.S()
        var userName: Word = .one
        @IgnoredKey var pageSize: Int = 42
        mutating func didFinishMapping() { finished(86) }
        var fields: [Any?] { [newValue, shopArea, isOpen, rowCount, userName, pageSize] }
    }
    final class F: SmartCodable, LawValue {
        var newValue: Float = 1.5
        var shopArea: Set<Int> = []
        var isOpen: [String: Mood] = [:]
        @SmartFlat var rowCount: M000.S = M000.S()
        var userName: Word = .one
        @IgnoredKey var pageSize: Int = 42
        init() {}
        func didFinishMapping() { finished(86) }
        var fields: [Any?] { [newValue, shopArea, isOpen, rowCount, userName, pageSize] }
    }
    class C0: SmartCodable, LawValue {
        var newValue: Float = 1.5
        var shopArea: Set<Int> = []
        var isOpen: [String: Mood] = [:]
        required init() {}
        func didFinishMapping() { finished(86) }
        var fields: [Any?] { [newValue, shopArea, isOpen] }
    }
    class C1: C0 {
        @SmartFlat var rowCount: M000.S = M000.S()
        var userName: Word = .one
        @IgnoredKey var pageSize: Int = 42
        override var fields: [Any?] { super.fields + [rowCount, userName, pageSize] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M087 {
    struct S: SmartCodable, LawValue {
        var topScore: [[String]] = []
        var userName: [[UInt]] = []
        @SmartCompact.Array var shopArea: [Mood] = []
        var extraInfo: [[Bool]] = []
        mutating func didFinishMapping() { finished(87) }
        var fields: [Any?] { [topScore, userName, shopArea, extraInfo] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var topScore: [A] = []
        var userName: [[UInt]] = []
        @SmartCompact.Array var shopArea: [Mood] = []
        var extraInfo: [[Bool]] = []
        mutating func didFinishMapping() { finished(87) }
        var fields: [Any?] { [topScore, userName, shopArea, extraInfo] }
    }
    final class F: SmartCodable, LawValue {
        var topScore: [[String]] = []
        var userName: [[UInt]] = []
        @SmartCompact.Array var shopArea: [Mood] = []
        var extraInfo: [[Bool]] = []
        init() {}
        func didFinishMapping() { finished(87) }
        var fields: [Any?] { [topScore, userName, shopArea, extraInfo] }
    }
}

enum M088 {
    struct S: SmartCodable, LawValue {
        @SmartAny var newValue: [Any] = []
        var lastPage: String? = nil
        var firstTag: [String: M000.F] = [:]
        @SmartDate var unitCode: Date? = nil
        @SmartAny var maxLevel: [Any] = []
        var isOpen: Bool = false
        var extraInfo: Numbered = .two
        var topScore: [Float] = []
        enum CodingKeys: String, CodingKey { case newValue, lastPage, firstTag = "x-y", unitCode = "k20", maxLevel, isOpen, extraInfo, topScore = "k4" }
        mutating func didFinishMapping() { finished(88) }
        var fields: [Any?] { [free(newValue), lastPage, firstTag, unitCode, free(maxLevel), isOpen, extraInfo, topScore] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var newValue: [Any] = []
        var lastPage: String? = nil
        var firstTag: [String: M000.F] = [:]
        @SmartDate var unitCode: Date? = nil
        @SmartAny var maxLevel: [Any] = []
        var isOpen: Bool = false
        var extraInfo: Numbered = .two
        var topScore: [Float] = []
        init() {}
        enum CodingKeys: String, CodingKey { case newValue, lastPage, firstTag = "x-y", unitCode = "k20", maxLevel, isOpen, extraInfo, topScore = "k4" }
        func didFinishMapping() { finished(88) }
        var fields: [Any?] { [free(newValue), lastPage, firstTag, unitCode, free(maxLevel), isOpen, extraInfo, topScore] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var newValue: [Any] = []
        var lastPage: String? = nil
        var firstTag: [String: M000.F] = [:]
        @SmartDate var unitCode: Date? = nil
        @SmartAny var maxLevel: [Any] = []
        var isOpen: Bool = false
        var extraInfo: Numbered = .two
        var topScore: [Float] = []
        init() {}
        enum CodingKeys: String, CodingKey { case newValue, lastPage, firstTag = "x-y", unitCode = "k20", maxLevel, isOpen, extraInfo, topScore = "k4" }
        func didFinishMapping() { finished(88) }
        var fields: [Any?] { [free(newValue), lastPage, firstTag, unitCode, free(maxLevel), isOpen, extraInfo, topScore] }
    }
}

enum M089 {
    struct S: SmartCodable, LawValue {
        var newValue: Float = 1.5
        @SmartCompact.Dictionary var maxLevel: [String: Int8] = [:]
        var dayPlan: [String: M002.S] = [:]
        @SmartKey("k21", "k7") var topScore: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("k23") @SmartDate var baseRate: Date? = nil
        @SmartKey("k5", "ID") var homeCity: [Shape] = []
        @SmartAny var isOpen: Any? = nil
        @SmartAny var shopArea: [String: Any] = [:]
        var fields: [Any?] { [newValue, maxLevel, dayPlan, topScore, baseRate, homeCity, free(isOpen), free(shopArea)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: Float = 1.5
        @SmartCompact.Dictionary var maxLevel: [String: Int8] = [:]
        var dayPlan: [String: M002.S] = [:]
        @SmartKey("k21", "k7") var topScore: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("k23") @SmartDate var baseRate: Date? = nil
        @SmartKey("k5", "ID") var homeCity: [Shape] = []
        @SmartAny var isOpen: Any? = nil
        @SmartAny var shopArea: [String: Any] = [:]
        init() {}
        var fields: [Any?] { [newValue, maxLevel, dayPlan, topScore, baseRate, homeCity, free(isOpen), free(shopArea)] }
    }
    final class F: SmartCodable, LawValue {
        var newValue: Float = 1.5
        @SmartCompact.Dictionary var maxLevel: [String: Int8] = [:]
        var dayPlan: [String: M002.S] = [:]
        @SmartKey("k21", "k7") var topScore: UUID = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        @SmartKey("k23") @SmartDate var baseRate: Date? = nil
        @SmartKey("k5", "ID") var homeCity: [Shape] = []
        @SmartAny var isOpen: Any? = nil
        @SmartAny var shopArea: [String: Any] = [:]
        init() {}
        var fields: [Any?] { [newValue, maxLevel, dayPlan, topScore, baseRate, homeCity, free(isOpen), free(shopArea)] }
    }
}

extension LawModel {
    static let file010: [LawModel] = [
        LawModel(81, "S", M081.S.self),
        LawModel(81, "C", M081.C2.self),
        LawModel(81, "F", M081.F.self),
        LawModel(82, "S", M082.S.self),
        LawModel(82, "F", M082.F.self),
        LawModel(82, "D", M082.D.self),
        LawModel(83, "S", M083.S.self),
        LawModel(83, "E", M083.E.self),
        LawModel(83, "C", M083.C0.self),
        LawModel(84, "S", M084.S.self),
        LawModel(84, "F", M084.F.self),
        LawModel(84, "G", M084.G<M002.S>.self),
        LawModel(85, "S", M085.S.self, .snake),
        LawModel(85, "D", M085.D.self, .snake),
        LawModel(85, "C", M085.C1.self, .snake),
        LawModel(86, "S", M086.S.self, .snake),
        LawModel(86, "F", M086.F.self, .snake),
        LawModel(86, "C", M086.C2.self, .snake),
        LawModel(87, "S", M087.S.self),
        LawModel(87, "G", M087.G<[String]>.self),
        LawModel(87, "F", M087.F.self),
        LawModel(88, "S", M088.S.self),
        LawModel(88, "F", M088.F.self),
        LawModel(88, "E", M088.E.self),
        LawModel(89, "S", M089.S.self, .kebab, collections: .wraps),
        LawModel(89, "E", M089.E.self, .kebab, collections: .wraps),
        LawModel(89, "F", M089.F.self, .kebab, collections: .wraps),
    ]
}
