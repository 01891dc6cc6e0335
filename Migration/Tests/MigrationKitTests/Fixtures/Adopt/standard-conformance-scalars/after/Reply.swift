import Foundation
import SmartCodable

extension String: SmartCodable {}
extension Int: SmartCodable {}

struct Reply<T: SmartCodable>: SmartCodable {
    var code = 0
    var content: T?
}

func texts(_ json: String) -> [String]? { Reply<[String]>.deserialize(from: json)?.content }
func count(_ json: String) -> Int? { Reply<Int>.deserialize(from: json)?.content }

extension Double: SmartCodable {}
