import HandyJSONCompat

struct Model: HandyJSON { var id = 0 }

class Repository<Model: HandyJSON> {
    func all(_ text: String) -> [Model] { [Model].deserialize(from: text) as? [Model] ?? [] }
    func text(_ model: Model) -> String? { model.toJSONString() }
}
