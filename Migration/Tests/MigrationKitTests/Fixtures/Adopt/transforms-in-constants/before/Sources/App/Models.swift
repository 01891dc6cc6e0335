import HandyJSONCompat

let commaTransform = TransformOf<[String], String>(
    fromJSON: { $0?.components(separatedBy: ",") }, toJSON: { $0?.joined(separator: ",") })

enum Transforms {
    static let day = CustomDateFormatTransform(formatString: "yyyy-MM-dd")
    static let yes = YesTransform()
}

class YesTransform: TransformType {
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

struct Article: HandyJSON {
    var tags: [String] = []
    var day = Date()
    var isRead = false
    var title = ""
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< tags <-- ("tag_list", commaTransform)
        mapper <<< day <-- Transforms.day
        mapper <<< isRead <-- Transforms.yes
        mapper <<< title <-- Keys.title
    }
}

struct Waiting: HandyJSON {
    var title = ""
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< title <-- Keys.other
    }
}
