import HandyJSONCompat

extension JSONDeserializer {
    static func list(_ array: [NSDictionary]?) -> [T?]? {
        guard let array = array else { return nil }
        var models = [T?]()
        for dict in array { models.append(self.deserializeFrom(dict: dict)) }
        return models
    }
}

struct Patient: HandyJSON {
    var id = ""
}

func map<T: HandyJSON>(_ dict: NSDictionary, model: T.Type) -> T? { JSONDeserializer<T>.deserializeFrom(dict: dict) }
let patient = map(["id": "7"], model: Patient.self)
let patients = JSONDeserializer<Patient>.list([["id": "7"]])
