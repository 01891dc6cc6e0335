import Foundation
import HandyJSONCompat

func rank(_ text: String) -> Int { text.count }

class Order: HandyJSON {
    var id = 0
    var price: Double = 0
    var labels: [String] = []
    var stock: Int?
    var level = 0
    var name = ""
    required init() {}

    static func cents(_ text: String) -> Double { (Double(text) ?? 0) / 100 }

    func mapping(mapper: HelpingMapper) {
        mapper.specify(property: &id) { Int($0) ?? -1 }
        // In cents.
        mapper.specify(property: &price, name: "price_cents", converter: Order.cents)
        mapper.specify(property: &labels, name: "tags") { text in
            // One text.
            text.components(separatedBy: ",")
        }
        mapper.specify(property: &stock, converter: { (text: String) -> Int? in Int(text) })
        mapper.specify(property: &self.level, name: nil, converter: rank)
        mapper.specify(property: &name, name: "title", converter: nil)
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
