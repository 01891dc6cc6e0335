import Foundation
import HandyJSONCompat

extension Array: HandyJSON {}
extension String: HandyJSON {}
extension Int: HandyJSON {}

struct Reply<T: HandyJSON>: HandyJSON {
    var code = 0
    var content: T?
}

func texts(_ json: String) -> [String]? { Reply<[String]>.deserialize(from: json)?.content }
func count(_ json: String) -> Int? { Reply<Int>.deserialize(from: json)?.content }

extension Double: HandyJSON, Codable {}
