import HandyJSONCompat
import PayloadSupport

typealias PayloadModel = HandyJSON
typealias FamilyWork = PayloadWork

/// Nil for a document that has no models.
public func handyPayload(_ name: String, _ text: String) throws -> PayloadWork? { try payloadWork(name, text) }

func work<Model: HandyJSON>(_: Model.Type, _ text: String) throws -> PayloadWork {
    guard let model = Model.deserialize(from: text) else { throw UnreadablePayload() }
    return PayloadWork(
        decode: { try Model.deserialize(from: text) ?? { throw UnreadablePayload() }() },
        encode: { try model.toJSONString() ?? { throw UnreadablePayload() }() })
}
