import HandyJSONCompat
import SmartCodable

let commaTransform = TransformOf<[String], String>(
    fromJSON: { $0?.components(separatedBy: ",") }, toJSON: { $0?.joined(separator: ",") })

enum Transforms {
    static let day = CustomDateFormatTransform(formatString: "yyyy-MM-dd")
    static let yes = YesTransform()
}

class YesTransform: ValueTransformable {
    typealias Object = Bool
    typealias JSON = String
    func transformFromJSON(_ value: Any?) -> Bool? { (value as? String) == "yes" }
    func transformToJSON(_ value: Bool?) -> String? { value == true ? "yes" : "no" }
}

enum Keys {
    static var title: String { "title_text" }
    static var other: String { return isNew ? "a" : "b" }
    static var isNew = true
}

struct Article: SmartCodable, HandyJSONRules {
    var tags: [String] = []
    var day = Date()
    var isRead = false
    var title = ""
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [
            CodingKeys.tags <--- "tag_list",
            CodingKeys.title <--- Keys.title,
        ]
    }

    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.tags <--- FastTransformer<[String], Any>(
                fromJSON: { commaTransform.transformFromJSON($0) },
                toJSON: { commaTransform.transformToJSON($0) }
            ),
            CodingKeys.day <--- FastTransformer<Date, Any>(
                fromJSON: { Transforms.day.transformFromJSON($0) },
                toJSON: { Transforms.day.transformToJSON($0) }
            ),
            CodingKeys.isRead <--- Transforms.yes,
        ]
    }
}

struct Waiting: HandyJSON {
    var title = ""
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< title <-- Keys.other
    }
}
