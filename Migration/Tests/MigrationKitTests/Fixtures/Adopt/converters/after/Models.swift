import Foundation
import HandyJSONCompat
import SmartCodable

func rank(_ text: String) -> Int { text.count }

class Order: SmartCodable {
    var id = 0
    var price: Double = 0
    var labels: [String] = []
    var stock: Int?
    var level = 0
    var name = ""
    required init() {}

    static func cents(_ text: String) -> Double { (Double(text) ?? 0) / 100 }

    class func mappingForKey() -> [SmartKeyTransformer]? {
        [
            // In cents.
            CodingKeys.price <--- "price_cents",
            CodingKeys.labels <--- "tags",
            CodingKeys.name <--- "title",
        ]
    }

    class func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.id <--- FastTransformer<Int, String>(fromText: { Int($0) ?? -1 }),
            CodingKeys.price <--- FastTransformer<Double, String>(fromText: Order.cents),
            CodingKeys.labels <--- FastTransformer<[String], String>(fromText: { text in
                // One text.
                text.components(separatedBy: ",")
            }),
            CodingKeys.stock <--- FastTransformer<Int, String>(fromText: { (text: String) -> Int? in Int(text) }),
            CodingKeys.level <--- FastTransformer<Int, String>(fromText: rank),
        ]
    }
}

// A nil of the converter overwrites the 5, null does not.
class Kept: HandyJSON {
    var stock: Int? = 5
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper.specify(property: &stock) { (text: String) -> Int? in Int(text) }
    }
}

class Own: HandyJSON {
    var id = 0
    required init() {}
    func parse(_ text: String) -> Int { Int(text) ?? id }
    func mapping(mapper: HelpingMapper) {
        mapper.specify(property: &id) { self.parse($0) }
    }
}
