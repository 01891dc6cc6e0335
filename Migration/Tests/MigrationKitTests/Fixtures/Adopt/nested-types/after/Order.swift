import Foundation
import SmartCodable

enum API {
    struct Order: SmartCodable {
        var lines: [Line] = []
        var state: State = .open
        var first: API.Order.Line?

        struct Line: SmartCodable {
            var sku: String?
            static func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.sku <--- "SKU"]
            }
        }

        enum State: String, SmartCaseDefaultable { case open, paid }
    }
}

func local() {
    struct Local: SmartCodable { var n = 0 }
    print(Local().toDictionary(useMappedKeys: true) ?? [:])
}
