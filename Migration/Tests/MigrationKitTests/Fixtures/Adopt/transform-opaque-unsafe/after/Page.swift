import Foundation
import HandyJSONCompat
import SmartCodable
import Transforms

class LinkTransform: TransformOf<String, String>, ValueTransformable {
    init() { super.init(fromJSON: { $0?.removingPercentEncoding }, toJSON: { $0 }) }
}

struct Page: SmartCodable {
    var link: String?
    var title = ""
    @SmartKey(nonnull: true) var rank: Double? = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.title <--- "page_title"]
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.link <--- LinkTransform(),
            CodingKeys.title <--- FastTransformer<String, Any>(
                fromJSON: { TrimmingTransform().transformFromJSON($0) },
                toJSON: { TrimmingTransform().transformToJSON($0) }
            ),
        ]
    }
}

struct Form: SmartCodable {
    var link: String?
    var title = ""
    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.link <--- LinkTransform(),
            CodingKeys.title <--- FastTransformer<String, Any>(
                fromJSON: { TrimmingTransform().transformFromJSON($0) },
                toJSON: { TrimmingTransform().transformToJSON($0) }
            ),
        ]
    }
}

func send(_ form: Form) -> [String: Any]? { form.toDictionary(useMappedKeys: true) }
