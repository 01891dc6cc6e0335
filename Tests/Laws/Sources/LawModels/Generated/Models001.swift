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
        @IgnoredKey var leafKind: Int = 42
        @SmartKey("data.u1n2", "f_k25") var leafTitle: Float? = 1.5
        mutating func didFinishMapping() { finished(1) }
        var fields: [Any?] { [leafCount, leafKind, leafTitle] }
    }
    struct D: SmartDirectCodable, LawValue {
        var leafCount: Int? = nil
        @IgnoredKey var leafKind: Int = 42
        @SmartKey("data.u1n2", "f_k25") var leafTitle: Float? = 1.5
        mutating func didFinishMapping() { finished(1) }
        var fields: [Any?] { [leafCount, leafKind, leafTitle] }
    }
    final class F: SmartCodable, LawValue {
        var leafCount: Int? = nil
        @IgnoredKey var leafKind: Int = 42
        @SmartKey("data.u1n2", "f_k25") var leafTitle: Float? = 1.5
        init() {}
        func didFinishMapping() { finished(1) }
        var fields: [Any?] { [leafCount, leafKind, leafTitle] }
    }
}

enum M002 {
    struct S: SmartCodable, LawValue {
        var leafCount: JSONValue = 1
        var leafNote: [String: JSONValue] = [:]
        @SmartKey("f_k19") var leafTitle: JSONValue = 1
        var leafRate: Int? = -1
        var fields: [Any?] { [free(leafCount), free(leafNote), free(leafTitle), leafRate] }
    }
    struct D: SmartDirectCodable, LawValue {
        var leafCount: JSONValue = 1
        var leafNote: [String: JSONValue] = [:]
        @SmartKey("f_k19") var leafTitle: JSONValue = 1
        var leafRate: Int? = -1
        var fields: [Any?] { [free(leafCount), free(leafNote), free(leafTitle), leafRate] }
    }
    final class F: SmartCodable, LawValue {
        var leafCount: JSONValue = 1
        var leafNote: [String: JSONValue] = [:]
        @SmartKey("f_k19") var leafTitle: JSONValue = 1
        var leafRate: Int? = -1
        init() {}
        var fields: [Any?] { [free(leafCount), free(leafNote), free(leafTitle), leafRate] }
    }
}

enum M003 {
    struct S: SmartCodable, LawValue {
        @SmartKey("data.u3n0") var leafKind: [JSONValue] = []
        var leafNote: Double = 1.5
        var leafCount: Data? = nil
        var fields: [Any?] { [free(leafKind), leafNote, leafCount] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("data.u3n0") var leafKind: [JSONValue] = []
        var leafNote: Double = 1.5
        var leafCount: Data? = nil
        init() {}
        var fields: [Any?] { [free(leafKind), leafNote, leafCount] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("data.u3n0") var leafKind: [JSONValue] = []
        var leafNote: Double = 1.5
        var leafCount: Data? = nil
        init() {}
        var fields: [Any?] { [free(leafKind), leafNote, leafCount] }
    }
}

enum M004 {
    struct S: SmartCodable, LawValue {
        var rowCount: String = "initial"
        var maxLevel: [String] = []
        var dayPlan: Double? = 1.5
        @SmartKey("k28") var minLevel: [JSONValue] = []
        var oldValue: UInt = 42
        var fields: [Any?] { [rowCount, maxLevel, dayPlan, free(minLevel), oldValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var rowCount: String = "initial"
        var maxLevel: [A] = []
        var dayPlan: Double? = 1.5
        @SmartKey("k28") var minLevel: [JSONValue] = []
        var oldValue: UInt = 42
        var fields: [Any?] { [rowCount, maxLevel, dayPlan, free(minLevel), oldValue] }
    }
    struct D: SmartDirectCodable, LawValue {
        var rowCount: String = "initial"
        var maxLevel: [String] = []
        var dayPlan: Double? = 1.5
        @SmartKey("k28") var minLevel: [JSONValue] = []
        var oldValue: UInt = 42
        var fields: [Any?] { [rowCount, maxLevel, dayPlan, free(minLevel), oldValue] }
    }
}

enum M005 {
    struct S: SmartCodable, LawValue {
        var newValue: [String: Rank] = [:]
        var firstTag: String = "initial"
        var minLevel: [M000.S] = []
        @SmartKey("k20") @SmartAny var topScore: [Any] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["deep.in.v5n0", "newValue"], CodingKeys.minLevel <--- ["deep.in.v5n2", "minLevel"]] }
        var fields: [Any?] { [newValue, firstTag, minLevel, free(topScore)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var newValue: [String: Rank] = [:]
        var firstTag: String = "initial"
        var minLevel: [M000.S] = []
        @SmartKey("k20") @SmartAny var topScore: [Any] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["deep.in.v5n0", "newValue"], CodingKeys.minLevel <--- ["deep.in.v5n2", "minLevel"]] }
        var fields: [Any?] { [newValue, firstTag, minLevel, free(topScore)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var newValue: [String: Rank] = [:]
        var firstTag: String = "initial"
        var minLevel: [M000.S] = []
        @SmartKey("k20") @SmartAny var topScore: [Any] = []
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.newValue <--- ["deep.in.v5n0", "newValue"], CodingKeys.minLevel <--- ["deep.in.v5n2", "minLevel"]] }
        var fields: [Any?] { [newValue, firstTag, minLevel, free(topScore)] }
    }
}

enum M006 {
    struct S: SmartCodable, LawValue {
        var shopArea: Data? = nil
        var extraInfo: [[UInt]] = []
        @SmartAny var baseRate: Any? = nil
        var dayPlan: Bool = false
        @SmartAny var userName: [Any] = []
        var fields: [Any?] { [shopArea, extraInfo, free(baseRate), dayPlan, free(userName)] }
    }
    final class E: SmartDirectCodable, LawValue {
        var shopArea: Data? = nil
        var extraInfo: [[UInt]] = []
        @SmartAny var baseRate: Any? = nil
        var dayPlan: Bool = false
        @SmartAny var userName: [Any] = []
        init() {}
        var fields: [Any?] { [shopArea, extraInfo, free(baseRate), dayPlan, free(userName)] }
    }
    struct D: SmartDirectCodable, LawValue {
        var shopArea: Data? = nil
        var extraInfo: [[UInt]] = []
        @SmartAny var baseRate: Any? = nil
        var dayPlan: Bool = false
        @SmartAny var userName: [Any] = []
        var fields: [Any?] { [shopArea, extraInfo, free(baseRate), dayPlan, free(userName)] }
    }
}

enum M007 {
    struct S: SmartCodable, LawValue {
        var firstTag: [Decimal] = []
        var rowCount: UInt = 42
        var unitCode: [String: JSONValue] = [:]
        var extraInfo: [[Mood]] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.firstTag <--- ["list.0.w7n0", "firstTag"]] }
        var fields: [Any?] { [firstTag, rowCount, free(unitCode), extraInfo] }
    }
    class C0: SmartCodable, LawValue {
        var firstTag: [Decimal] = []
        required init() {}
        class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.firstTag <--- ["list.0.w7n0", "firstTag"]] }
        var fields: [Any?] { [firstTag] }
    }
    class C1: C0 {
        var rowCount: UInt = 42
        var unitCode: [String: JSONValue] = [:]
        var extraInfo: [[Mood]] = []
        override var fields: [Any?] { super.fields + [rowCount, free(unitCode), extraInfo] }
    }
    class C2: C1 {
        override var fields: [Any?] { super.fields + [] }
    }
    struct D: SmartDirectCodable, LawValue {
        var firstTag: [Decimal] = []
        var rowCount: UInt = 42
        var unitCode: [String: JSONValue] = [:]
        var extraInfo: [[Mood]] = []
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.firstTag <--- ["list.0.w7n0", "firstTag"]] }
        var fields: [Any?] { [firstTag, rowCount, free(unitCode), extraInfo] }
    }
}

enum M008 {
    struct S: SmartCodable, LawValue {
        var isOpen: [UInt16] = []
        @SmartFlat var shopArea: M001.S? = nil
        @IgnoredKey var baseRate: Int = 42
        var itemPrice: Mood? = nil
        var rowCount: [String: Bool] = [:]
        var fields: [Any?] { [isOpen, shopArea, baseRate, itemPrice, rowCount] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var isOpen: [A] = []
        @SmartFlat var shopArea: M001.S? = nil
        @IgnoredKey var baseRate: Int = 42
        var itemPrice: Mood? = nil
        var rowCount: [String: Bool] = [:]
        var fields: [Any?] { [isOpen, shopArea, baseRate, itemPrice, rowCount] }
    }
    final class F: SmartCodable, LawValue {
        var isOpen: [UInt16] = []
        @SmartFlat var shopArea: M001.S? = nil
        @IgnoredKey var baseRate: Int = 42
        var itemPrice: Mood? = nil
        var rowCount: [String: Bool] = [:]
        init() {}
        var fields: [Any?] { [isOpen, shopArea, baseRate, itemPrice, rowCount] }
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
        LawModel(3, "F", M003.F.self),
        LawModel(3, "E", M003.E.self),
        LawModel(4, "S", M004.S.self, isSnake: true),
        LawModel(4, "G", M004.G<String>.self, isSnake: true),
        LawModel(4, "D", M004.D.self, isSnake: true),
        LawModel(5, "S", M005.S.self),
        LawModel(5, "D", M005.D.self),
        LawModel(5, "E", M005.E.self),
        LawModel(6, "S", M006.S.self),
        LawModel(6, "E", M006.E.self),
        LawModel(6, "D", M006.D.self),
        LawModel(7, "S", M007.S.self),
        LawModel(7, "C", M007.C2.self),
        LawModel(7, "D", M007.D.self),
        LawModel(8, "S", M008.S.self),
        LawModel(8, "G", M008.G<UInt16>.self),
        LawModel(8, "F", M008.F.self),
    ]
}
