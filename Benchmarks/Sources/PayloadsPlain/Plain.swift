import Foundation
import PayloadSupport
import SmartCodable

typealias PayloadModel = Codable
typealias FamilyWork = PlainPayload

/// A document's work by both coders.
public struct PlainPayload {
    public let foundation: PayloadWork
    public let smart: PayloadWork
    /// By JSONDecoder, to compare what others wrote.
    public let reread: (Data) throws -> Any
}

/// Nil for a document that has no models.
public func plainPayload(_ name: String, _ text: String) throws -> PlainPayload? {
    if name == "numbers" { return try made([Double].self, text) }
    return try payloadWork(name, text)
}

func work<Model: Codable>(_ type: Model.Type, _ text: String) throws -> PlainPayload { try made(type, text) }

private func made<Model: Codable>(_: Model.Type, _ text: String) throws -> PlainPayload {
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    let smartDecoder = SmartJSONDecoder()
    let smartEncoder = SmartJSONEncoder()
    let model = try decoder.decode(Model.self, from: data)
    return PlainPayload(
        foundation: PayloadWork(
            decode: { try decoder.decode(Model.self, from: data) }, encode: { try encoder.encode(model) }),
        smart: PayloadWork(
            decode: { try smartDecoder.decode(Model.self, from: data) }, encode: { try smartEncoder.encode(model) }),
        reread: { try decoder.decode(Model.self, from: $0) })
}
