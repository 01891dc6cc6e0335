import HandyJSONCompat

// Conversions of one's own, and the built-in ones subclassed.

open class MillisecondsTransform: TransformType {
    public typealias Object = Date
    public typealias JSON = Double

    public init() {}

    open func transformFromJSON(_ value: Any?) -> Date? {
        if let number = value as? Double {
            return Date(timeIntervalSince1970: number / 1000)
        }
        if let text = value as? String, let number = Double(text) {
            return Date(timeIntervalSince1970: number / 1000)
        }
        return nil
    }

    open func transformToJSON(_ value: Date?) -> Double? {
        guard let date = value else { return nil }
        return date.timeIntervalSince1970 * 1000
    }
}

// A struct, its types inferred.
struct CommaSeparated: TransformType {
    func transformFromJSON(_ value: Any?) -> [String]? {
        return (value as? String)?.components(separatedBy: ",")
    }

    func transformToJSON(_ value: [String]?) -> String? {
        return value?.joined(separator: ",")
    }
}

// A generic one.
class JSONTextTransform<Model: HandyJSON>: TransformType {
    typealias Object = Model
    typealias JSON = String

    func transformFromJSON(_ value: Any?) -> Model? {
        if let text = value as? String {
            return Model.deserialize(from: text)
        }
        if let dict = value as? [String: Any] {
            return Model.deserialize(from: dict)
        }
        return nil
    }

    func transformToJSON(_ value: Model?) -> String? {
        return value?.toJSONString()
    }
}

struct ListTransform<Element: HandyJSON>: TransformType {
    typealias Object = [Element]
    typealias JSON = [[String: Any]]

    func transformFromJSON(_ value: Any?) -> [Element]? {
        return (value as? [Any]).flatMap { [Element].deserialize(from: $0) }?.compactMap { $0 }
    }

    func transformToJSON(_ value: [Element]?) -> [[String: Any]]? {
        return value?.toJSON().compactMap { $0 }
    }
}

// A function that makes one.
func boolTransform() -> TransformOf<Bool, String> {
    return TransformOf<Bool, String>(fromJSON: { $0 == "Y" }, toJSON: { $0.map { $0 ? "Y" : "N" } })
}

// Subclasses of all the built-in ones.
class YearTransform: DateTransform {
    override func transformFromJSON(_ value: Any?) -> Date? {
        guard let year = value as? Int else { return super.transformFromJSON(value) }
        return Date(timeIntervalSince1970: Double(year - 1970) * 31_556_952)
    }

    override func transformToJSON(_ value: Date?) -> Double? {
        return super.transformToJSON(value).map { $0 + 1 }
    }
}

class DayTransform: DateFormatterTransform {
    init() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "dd.MM.yyyy"
        super.init(dateFormatter: formatter)
    }
}

class SlashDateTransform: CustomDateFormatTransform {
    init() {
        super.init(formatString: "yyyy/MM/dd")
        dateFormatter.timeZone = TimeZone(secondsFromGMT: 0)
    }
}

class LenientISOTransform: ISO8601DateTransform {
    override func transformFromJSON(_ value: Any?) -> Date? {
        return super.transformFromJSON((value as? String)?.replacingOccurrences(of: " ", with: "T"))
    }
}

class HexDataTransform: DataTransform {
    override func transformFromJSON(_ value: Any?) -> Data? {
        guard let text = value as? String, text.hasPrefix("0x") else { return super.transformFromJSON(value) }
        return UInt8(text.dropFirst(2), radix: 16).map { Data([$0]) }
    }
}

class RelativeURLTransform: URLTransform {
    override init(shouldEncodeURLString: Bool = false) {
        super.init(shouldEncodeURLString: shouldEncodeURLString)
    }

    override func transformFromJSON(_ value: Any?) -> URL? {
        guard let path = value as? String, path.hasPrefix("/") else { return super.transformFromJSON(value) }
        return URL(string: "https://example.com" + path)
    }
}

class CentsTransform: NSDecimalNumberTransform {
    override func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
        return super.transformFromJSON(value)?.multiplying(byPowerOf10: -2)
    }
}

enum Weekday: Int {
    case monday = 1, tuesday
}

class WeekdayTransform: EnumTransform<Weekday> {
    override func transformFromJSON(_ value: Any?) -> Weekday? {
        return super.transformFromJSON(value) ?? .monday
    }
}

class UppercaseTransform: TransformOf<String, String> {
    init() {
        super.init(fromJSON: { $0?.uppercased() }, toJSON: { $0?.lowercased() })
    }
}

final class Journal: HandyJSON {
    var created: Date?
    var edited: Date!
    var tags: [String] = []
    var labels: [String]?
    var post: Post?
    var posts: [Post] = []
    var isPublic = false
    var isOpen: Bool?
    var year = Date(timeIntervalSince1970: 0)
    var day: Date?
    var slash: Date?
    var iso: Date?
    var raw: Data?
    var link: URL?
    var price: NSDecimalNumber?
    var weekday: Weekday?
    var planned = Weekday.tuesday
    var title = ""
    var counter: Int!
    var size: (width: Int, height: Int) = (0, 0)

    init() {}

    func mapping(mapper: HelpingMapper) {
        mapper <<< created <-- MillisecondsTransform()
        mapper <<< edited <-- ("edited_at", MillisecondsTransform())
        mapper <<< tags <-- CommaSeparated()
        mapper <<< labels <-- (["labels", "marks"], CommaSeparated())
        mapper <<< post <-- JSONTextTransform<Post>()
        mapper <<< posts <-- ListTransform<Post>()
        mapper <<< isPublic <-- ("is_public", boolTransform())
        mapper <<< isOpen <-- boolTransform()
        mapper <<< year <-- YearTransform()
        mapper <<< day <-- DayTransform()
        mapper <<< slash <-- SlashDateTransform()
        mapper <<< iso <-- LenientISOTransform()
        mapper <<< raw <-- HexDataTransform()
        mapper <<< link <-- RelativeURLTransform()
        mapper <<< price <-- CentsTransform()
        mapper <<< weekday <-- WeekdayTransform()
        mapper <<< planned <-- EnumTransform<Weekday>()
        mapper <<< title <-- UppercaseTransform()
        mapper <<< counter
            <-- TransformOf<Int, String>(
                fromJSON: { text in
                    guard let text = text else { return nil }
                    return Int(text)
                },
                toJSON: { number in
                    number.map(String.init)
                })
        mapper <<< size
            <-- TransformOf<(width: Int, height: Int), [Int]>(
                fromJSON: { numbers in
                    numbers.map { (width: $0[0], height: $0[1]) }
                }, toJSON: { $0.map { [$0.width, $0.height] } })
    }
}

let transformChecks: [Check] = [
    Check("classes, structs and generics", "1.5 2.5 [a, b] [c] 3 [4, 5] true false") {
        let json = """
            {"created":1500,"edited_at":"2500","tags":"a,b","marks":"c","post":"{\\"id\\":3}","posts":[{"id":4},5,{"id":5}],
             "is_public":"Y","isOpen":"N"}
            """
        guard let journal = Journal.deserialize(from: json) else { return "nil" }
        return
            "\(journal.created!.timeIntervalSince1970) \(journal.edited!.timeIntervalSince1970) [\(journal.tags.joined(separator: ", "))] "
            + "[\(journal.labels!.joined())] \(journal.post!.id) \(journal.posts.map { $0.id }) \(journal.isPublic) \(journal.isOpen!)"
    },
    Check("subclasses for dates", "31556952.0 86400.0 86400.0 1500000000.0") {
        let json = "{\"year\":1971,\"day\":\"02.01.1970\",\"slash\":\"1970/01/02\",\"iso\":\"2017-07-14 02:40:00Z\"}"
        guard let journal = Journal.deserialize(from: json) else { return "nil" }
        return [journal.year, journal.day!, journal.slash!, journal.iso!].map { "\($0.timeIntervalSince1970)" }.joined(
            separator: " ")
    },
    Check("other subclasses", "255 https://example.com/a 1.25 monday tuesday TEXT") {
        let json = "{\"raw\":\"0xff\",\"link\":\"/a\",\"price\":125,\"weekday\":9,\"planned\":9,\"title\":\"text\"}"
        guard let journal = Journal.deserialize(from: json) else { return "nil" }
        return
            "\(journal.raw![0]) \(journal.link!) \(journal.price!) \(journal.weekday!) \(journal.planned) \(journal.title)"
    },
    Check("a tuple, and a number in text", "12 3x4") {
        guard let journal = Journal.deserialize(from: "{\"counter\":\"12\",\"size\":[3,4]}") else { return "nil" }
        return "\(journal.counter!) \(journal.size.width)x\(journal.size.height)"
    },
    Check(
        "written",
        #"{"created":1500,"tags":"a,b","posts":[{"id":4}],"is_public":"N","year":1,"planned":2,"title":"text","counter":"12","size":[0,0]}"#
    ) {
        let journal = Journal()
        journal.created = Date(timeIntervalSince1970: 1.5)
        journal.tags = ["a", "b"]
        journal.posts = [Post.deserialize(from: ["id": 4])!]
        journal.title = "TEXT"
        journal.counter = 12
        return journal.toJSONString()
    },
]
