import HandyJSONCompat
import SmartCodable

extension JSONDeserializer {
    static func list(_ array: [NSDictionary]?) -> [T?]? {
        guard let array = array else { return nil }
        var models = [T?]()
        for dict in array { models.append(self.deserializeFrom(dict: dict)) }
        return models
    }
}

struct Patient: SmartCodable, HandyJSONRules {
    var id = ""
}

func map<T: SmartCodable>(_ dict: NSDictionary, model: T.Type) -> T? { T.deserialize(from: dict as? [String: Any]) }
let patient = map(["id": "7"], model: Patient.self)
