import HandyJSONCompat

struct Model: HandyJSON { var id = 0 }

struct Handmade: HandyJSON {
    var id = 0
    mutating func mapping(mapper: HelpingMapper) {
        if Bool.random() { mapper <<< id <-- "x" }
    }
}

class Repository<Model: HandyJSON> {
    var models: [Model] = []
    func merge(_ text: String) { JSONDeserializer.update(object: &models[0], from: text) }
    func text() -> String? { models.first?.toJSONString() }
}

let repository = Repository<Handmade>()
