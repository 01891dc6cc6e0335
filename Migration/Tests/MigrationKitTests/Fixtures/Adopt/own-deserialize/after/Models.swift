import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

extension SmartDecodable where Self: SmartEncodable {
    static func deserialize(from data: Data?) -> Self? { data.flatMap { deserialize(from: String(data: $0, encoding: .utf8)) } }
}

struct Waiting: SmartCodable { var id = 0; enum CodingKeys: String, CodingKey { case id } }
