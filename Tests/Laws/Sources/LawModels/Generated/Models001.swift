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
        var leafRate: [String: JSONValue] = [:]
        var leafTitle: Bool? = nil
        @SmartAny var leafCount: [Any] = []
        mutating func didFinishMapping() { finished(1) }
        var fields: [Any?] { [free(leafRate), leafTitle, free(leafCount)] }
    }
    final class F: SmartCodable, LawValue {
        var leafRate: [String: JSONValue] = [:]
        var leafTitle: Bool? = nil
        @SmartAny var leafCount: [Any] = []
        init() {}
        func didFinishMapping() { finished(1) }
        var fields: [Any?] { [free(leafRate), leafTitle, free(leafCount)] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        func didFinishMapping() { finished(1) }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        var leafRate: [String: JSONValue] = [:]
        var leafTitle: Bool? = nil
        override var fields: [Any?] { super.fields + [free(leafRate), leafTitle] }
    }
    class C2: C1 {
        @SmartAny var leafCount: [Any] = []
        override var fields: [Any?] { super.fields + [free(leafCount)] }
    }
    class C3: C2 {
        override var fields: [Any?] { super.fields + [] }
    }
}

enum M002 {
    struct S: SmartCodable, LawValue {
        @SmartKey("list.0.w2n0", "f_k28") @SmartAny var leafRate: [String: Any] = [:]
        var leafKind: JSONValue = 1
        var fields: [Any?] { [free(leafRate), free(leafKind)] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartKey("list.0.w2n0", "f_k28") @SmartAny var leafRate: [String: Any] = [:]
        var leafKind: JSONValue = 1
        init() {}
        var fields: [Any?] { [free(leafRate), free(leafKind)] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("list.0.w2n0", "f_k28") @SmartAny var leafRate: [String: Any] = [:]
        var leafKind: JSONValue = 1
        init() {}
        var fields: [Any?] { [free(leafRate), free(leafKind)] }
    }
}

enum M003 {
    struct S: SmartCodable, LawValue {
        @SmartAny var leafCount: [Any] = []
        var leafKind: Bool = false
        var leafTitle: [[String]] = []
        var fields: [Any?] { [free(leafCount), leafKind, leafTitle] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var leafCount: [Any] = []
        var leafKind: Bool = false
        var leafTitle: [[String]] = []
        init() {}
        var fields: [Any?] { [free(leafCount), leafKind, leafTitle] }
    }
    final class F: SmartCodable, LawValue {
        @SmartAny var leafCount: [Any] = []
        var leafKind: Bool = false
        var leafTitle: [[String]] = []
        init() {}
        var fields: [Any?] { [free(leafCount), leafKind, leafTitle] }
    }
}

enum M004 {
    struct S: SmartCodable, LawValue {
        @SmartAny var itemPrice: [String: Any] = [:]
        var shopArea: Word? = nil
        var baseRate: Bool? = false
        var isOpen: String? = nil
        var newValue: JSONValue = 1
        var userName: [String] = []
        enum CodingKeys: String, CodingKey { case itemPrice = "名", shopArea = "k26", baseRate = "k7", isOpen = "k21", newValue = "k9", userName = "k19" }
        mutating func didFinishMapping() { finished(4) }
        var fields: [Any?] { [free(itemPrice), shopArea, baseRate, isOpen, free(newValue), userName] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        @SmartAny var itemPrice: [String: Any] = [:]
        var shopArea: A? = nil
        var baseRate: Bool? = false
        var isOpen: String? = nil
        var newValue: JSONValue = 1
        var userName: [String] = []
        enum CodingKeys: String, CodingKey { case itemPrice = "名", shopArea = "k26", baseRate = "k7", isOpen = "k21", newValue = "k9", userName = "k19" }
        mutating func didFinishMapping() { finished(4) }
        var fields: [Any?] { [free(itemPrice), shopArea, baseRate, isOpen, free(newValue), userName] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartAny var itemPrice: [String: Any] = [:]
        var shopArea: Word? = nil
        var baseRate: Bool? = false
        var isOpen: String? = nil
        var newValue: JSONValue = 1
        var userName: [String] = []
        init() {}
        enum CodingKeys: String, CodingKey { case itemPrice = "名", shopArea = "k26", baseRate = "k7", isOpen = "k21", newValue = "k9", userName = "k19" }
        func didFinishMapping() { finished(4) }
        var fields: [Any?] { [free(itemPrice), shopArea, baseRate, isOpen, free(newValue), userName] }
    }
}

enum M005 {
    struct S: SmartCodable, LawValue {
        @SmartKey("list.0.w5n0", "shopArea") var shopArea: UInt = 42
        var unitCode: M000.F = M000.F()
        var maxLevel: String = "INITIAL"
        var itemPrice: String? = nil
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.itemPrice <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [shopArea, unitCode, maxLevel, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        @SmartKey("list.0.w5n0", "shopArea") var shopArea: UInt = 42
        var unitCode: M000.F = M000.F()
        var maxLevel: String = "INITIAL"
        var itemPrice: String? = nil
        init() {}
        static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.maxLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.itemPrice <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        var fields: [Any?] { [shopArea, unitCode, maxLevel, itemPrice] }
    }
    class C0: SmartCodable, LawValue {
        required init() {}
        class func mappingForValue() -> [SmartValueTransformer]? { nil }
        var fields: [Any?] { [] }
    }
    class C1: C0 {
        @SmartKey("list.0.w5n0", "shopArea") var shopArea: UInt = 42
        var unitCode: M000.F = M000.F()
        override var fields: [Any?] { super.fields + [shopArea, unitCode] }
    }
    class C2: C1 {
        var maxLevel: String = "INITIAL"
        var itemPrice: String? = nil
        enum CodingKeys: String, CodingKey { case maxLevel, itemPrice }
        override class func mappingForValue() -> [SmartValueTransformer]? { (super.mappingForValue() ?? []) + [CodingKeys.maxLevel <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() }), CodingKeys.itemPrice <--- FastTransformer<String, String>(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })] }
        override var fields: [Any?] { super.fields + [maxLevel, itemPrice] }
    }
}

enum M006 {
    struct S: SmartCodable, LawValue {
        var rowCount: UInt? = nil
        var unitCode: Rated? = nil
        @SmartFlat var pageSize: M000.S? = nil
        var userName: Word? = nil
        var oldValue: Int? = nil
        var firstTag: [[UInt16]] = []
        var extraInfo: Date? = nil
        var topScore: Word = .one
        var itemPrice: Int = 42
        mutating func didFinishMapping() { finished(6) }
        var fields: [Any?] { [rowCount, unitCode, pageSize, userName, oldValue, firstTag, extraInfo, topScore, itemPrice] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var rowCount: A? = nil
        var unitCode: Rated? = nil
        @SmartFlat var pageSize: M000.S? = nil
        var userName: Word? = nil
        var oldValue: Int? = nil
        var firstTag: [[UInt16]] = []
        var extraInfo: Date? = nil
        var topScore: Word = .one
        var itemPrice: Int = 42
        mutating func didFinishMapping() { finished(6) }
        var fields: [Any?] { [rowCount, unitCode, pageSize, userName, oldValue, firstTag, extraInfo, topScore, itemPrice] }
    }
    final class E: SmartDirectCodable, LawValue {
        var rowCount: UInt? = nil
        var unitCode: Rated? = nil
        @SmartFlat var pageSize: M000.S? = nil
        var userName: Word? = nil
        var oldValue: Int? = nil
        var firstTag: [[UInt16]] = []
        var extraInfo: Date? = nil
        var topScore: Word = .one
        var itemPrice: Int = 42
        init() {}
        func didFinishMapping() { finished(6) }
        var fields: [Any?] { [rowCount, unitCode, pageSize, userName, oldValue, firstTag, extraInfo, topScore, itemPrice] }
    }
}

enum M007 {
    struct S: SmartCodable, LawValue {
        @SmartFlat var extraInfo: M001.S? = nil
        var maxLevel: Int64 = 42
        var topScore: [String: Int8] = [:]
        @SmartKey("data.u7n3") var pageSize: Word = .one
        mutating func didFinishMapping() { finished(7) }
        var fields: [Any?] { [extraInfo, maxLevel, topScore, pageSize] }
    }
    final class F: SmartCodable, LawValue {
        @SmartFlat var extraInfo: M001.S? = nil
        var maxLevel: Int64 = 42
        var topScore: [String: Int8] = [:]
        @SmartKey("data.u7n3") var pageSize: Word = .one
        init() {}
        func didFinishMapping() { finished(7) }
        var fields: [Any?] { [extraInfo, maxLevel, topScore, pageSize] }
    }
    final class E: SmartDirectCodable, LawValue {
        @SmartFlat var extraInfo: M001.S? = nil
        var maxLevel: Int64 = 42
        var topScore: [String: Int8] = [:]
        @SmartKey("data.u7n3") var pageSize: Word = .one
        init() {}
        func didFinishMapping() { finished(7) }
        var fields: [Any?] { [extraInfo, maxLevel, topScore, pageSize] }
    }
}

enum M008 {
    struct S: SmartCodable, LawValue {
        var shopArea: Date? = nil
        var extraInfo: Int64? = 42
        var pageSize: UInt16? = nil
        var oldValue: [String: Int64] = [:]
        mutating func didFinishMapping() { finished(8) }
        var fields: [Any?] { [shopArea, extraInfo, pageSize, oldValue] }
    }
    struct G<A: Codable>: SmartCodable, LawValue {
        var shopArea: A? = nil
        var extraInfo: Int64? = 42
        var pageSize: UInt16? = nil
        var oldValue: [String: Int64] = [:]
        mutating func didFinishMapping() { finished(8) }
        var fields: [Any?] { [shopArea, extraInfo, pageSize, oldValue] }
    }
    final class E: SmartDirectCodable, LawValue {
        var shopArea: Date? = nil
        var extraInfo: Int64? = 42
        var pageSize: UInt16? = nil
        var oldValue: [String: Int64] = [:]
        init() {}
        func didFinishMapping() { finished(8) }
        var fields: [Any?] { [shopArea, extraInfo, pageSize, oldValue] }
    }
}

extension LawModel {
    static let file001: [LawModel] = [
        LawModel(0, "S", M000.S.self, collections: .wraps),
        LawModel(0, "F", M000.F.self, collections: .wraps),
        LawModel(0, "D", M000.D.self, collections: .wraps),
        LawModel(1, "S", M001.S.self),
        LawModel(1, "F", M001.F.self),
        LawModel(1, "C", M001.C3.self),
        LawModel(2, "S", M002.S.self),
        LawModel(2, "E", M002.E.self),
        LawModel(2, "F", M002.F.self),
        LawModel(3, "S", M003.S.self),
        LawModel(3, "E", M003.E.self),
        LawModel(3, "F", M003.F.self),
        LawModel(4, "S", M004.S.self),
        LawModel(4, "G", M004.G<Word>.self),
        LawModel(4, "E", M004.E.self),
        LawModel(5, "S", M005.S.self, collections: .wraps),
        LawModel(5, "F", M005.F.self, collections: .wraps),
        LawModel(5, "C", M005.C2.self, collections: .wraps),
        LawModel(6, "S", M006.S.self, .snake),
        LawModel(6, "G", M006.G<UInt>.self, .snake),
        LawModel(6, "E", M006.E.self, .snake),
        LawModel(7, "S", M007.S.self, .snake),
        LawModel(7, "F", M007.F.self, .snake),
        LawModel(7, "E", M007.E.self, .snake),
        LawModel(8, "S", M008.S.self, .kebab),
        LawModel(8, "G", M008.G<Date>.self, .kebab),
        LawModel(8, "E", M008.E.self, .kebab),
    ]
}
