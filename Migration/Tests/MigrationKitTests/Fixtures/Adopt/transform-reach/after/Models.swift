import HandyJSONCompat
import SmartCodable

let shared = DateFormatter()
func scale() -> Int { 100 }

struct Cents: ValueTransformable, TransformType {
    var factor = 1
    func transformFromJSON(_ value: Any?) -> Int? { (value as? Int).map { $0 * factor } }
    func transformToJSON(_ value: Int?) -> Int? { value.map { $0 / factor } }
}

class Price: HandyJSON {
    var amount = 0
    var factor = 10
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< amount <-- Cents(factor: factor) }
}

class Named: HandyJSON {
    var count = 0
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< count <-- TransformOf<Int, String>(fromJSON: read, toJSON: write) }
    func read(_ text: String?) -> Int? { text.flatMap { Int($0) } }
    func write(_ count: Int?) -> String? { count.map { "\($0)" } }
}

struct Constant: SmartCodable {
    var id = 0
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.id <--- Names.id]
    }
}

enum Names { static let id = "identifier" }

class Reachable: SmartCodable {
    var amount = 0
    var name = ""
    var day: Date?
    required init() {}
    class func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.amount <--- Cents(factor: scale()),
            // A parameter may be called like a property.
            CodingKeys.name <--- FastTransformer<String, String>(fromJSON: { name in name?.uppercased() }, toJSON: { $0 }),
            CodingKeys.day <--- SmartDateFormatTransformer(shared),
        ]
    }
}
