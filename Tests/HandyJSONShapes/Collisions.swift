import HandyJSONCompat

// What apps call their own, and libraries do too: the import must not make it ambiguous.
enum JSONValue: Equatable { case none, text(String) }
struct SmartReport { var text = "mine" }
struct IgnoredKey {}

extension KeyedDecodingContainer {
    func decode(_ type: [String: Any].Type, forKey key: Key) throws -> [String: Any] { ["mine": "\(key.stringValue)"] }
    func decode(_ type: [Any].Type, forKey key: Key) throws -> [Any] { ["mine"] }
    func decodeIfPresent(_ type: [String: Any].Type, forKey key: Key) throws -> [String: Any]? { ["mine": 1] }
}

struct Extra: Decodable {
    let table: [String: Any]
    let list: [Any]
    enum CodingKeys: String, CodingKey { case table, list }

    init(from decoder: any Swift.Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        table =
            try container.decodeIfPresent([String: Any].self, forKey: .table)
            ?? container.decode([String: Any].self, forKey: .table)
        list = try container.decode([Any].self, forKey: .list)
    }
}

let collisionChecks: [Check] = [
    Check("names and container extensions of the app's own", "[\"mine\"] [\"mine\"] text(\"a\") mine") {
        guard let extra = try? JSONDecoder().decode(Extra.self, from: Data("{\"table\":{},\"list\":[]}".utf8)) else {
            return "nil"
        }
        return "\(Array(extra.table.keys)) \(extra.list) \(JSONValue.text("a")) \(SmartReport().text)"
    }
]
