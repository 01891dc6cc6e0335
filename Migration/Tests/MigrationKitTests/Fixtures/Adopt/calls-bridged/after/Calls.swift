import HandyJSONCompat
import SmartCodable

struct User: SmartCodable { var id = 0 }

func log(_ store: Store) {
    print(store.user.toJSON() ?? [:], store.users.toJSON())
}

extension SmartEncodable {
    // handyjson-migrate:bridge: for calls that do not tell which model they are made on. adopt removes it with the last.
    @_disfavoredOverload func toJSON() -> [String: Any]? { toDictionary(useMappedKeys: true) }
}

extension Array where Element: SmartEncodable {
    // handyjson-migrate:bridge
    @_disfavoredOverload func toJSON() -> [[String: Any]?] { map { $0.toDictionary(useMappedKeys: true) } }
}
