import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

func lists(_ users: [User]) -> [Any] {
    [users.map { $0.toDictionary(useMappedKeys: true) } as [[String: Any]?], users.toArray(useMappedKeys: true) as? [[String: Any]] ?? [], users.toArray(useMappedKeys: true) as! [[String: Any]], users.map { $0.toDictionary(useMappedKeys: true) } as AnyObject]
}
