import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

func users(_ text: String) -> [User?]? { [User?].deserialize(from: text).flatMap { $0 } }
