import Foundation
import SmartCodable

struct Model: SmartCodable { var id = 0 }

class Repository<Model: SmartCodable> {
    func all(_ text: String) -> [Model] { [Model].deserialize(from: text) ?? [] }
    func text(_ model: Model) -> String? { model.toJSONString(useMappedKeys: true) }
}
