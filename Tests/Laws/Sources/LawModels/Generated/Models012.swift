// Made by generate.py.
import Foundation
import SmartCodable

enum M099 {
    struct S: SmartCodable, LawValue {
        var minLevel: [Message] = []
        var shopArea: String = "initial"
        var dayPlan: Int? = nil
        var itemPrice: String? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "data.u99n0", CodingKeys.shopArea <--- "deep.in.v99n1", CodingKeys.itemPrice <--- "k3"] }
        mutating func didFinishMapping() { finished(99) }
        var fields: [Any?] { [minLevel, shopArea, dayPlan, itemPrice] }
    }
    struct D: SmartDirectCodable, LawValue {
        var minLevel: [Message] = []
        var shopArea: String = "initial"
        var dayPlan: Int? = nil
        var itemPrice: String? = nil
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "data.u99n0", CodingKeys.shopArea <--- "deep.in.v99n1", CodingKeys.itemPrice <--- "k3"] }
        mutating func didFinishMapping() { finished(99) }
        var fields: [Any?] { [minLevel, shopArea, dayPlan, itemPrice] }
    }
    final class F: SmartCodable, LawValue {
        var minLevel: [Message] = []
        var shopArea: String = "initial"
        var dayPlan: Int? = nil
        var itemPrice: String? = nil
        init() {}
        static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.minLevel <--- "data.u99n0", CodingKeys.shopArea <--- "deep.in.v99n1", CodingKeys.itemPrice <--- "k3"] }
        func didFinishMapping() { finished(99) }
        var fields: [Any?] { [minLevel, shopArea, dayPlan, itemPrice] }
    }
}

extension LawModel {
    static let file012: [LawModel] = [
        LawModel(99, "S", M099.S.self),
        LawModel(99, "D", M099.D.self),
        LawModel(99, "F", M099.F.self),
    ]
}
