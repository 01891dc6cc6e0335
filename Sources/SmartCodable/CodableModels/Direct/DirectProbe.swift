import Foundation
@_spi(Engine) import SmartEngine

/// A decoder without a value, which tells a model's own `init(from:)` from that of SmartDirectCodable. The latter
/// recognises the probe, any other asks it for a container.
final class DirectProbe: Decoder {
    private let model: Any.Type
    private var isRecognised = false

    private init(_ model: Any.Type) { self.model = model }

    /// Whether the model's `init(from:)` is SmartDirectCodable's.
    static func finds<Model: SmartDirectCodable>(_ model: Model.Type) -> Bool {
        let probe = DirectProbe(model)
        willRunUserCode()
        _ = try? Model(from: probe)
        return probe.isRecognised
    }

    /// Called by SmartDirectCodable's `init(from:)`, which must end with the error.
    func recognise(_ type: Any.Type) -> any Error {
        // A model's own code may decode another such model.
        if ObjectIdentifier(type) == ObjectIdentifier(model) { isRecognised = true }
        return nothing
    }

    private var nothing: any Error {
        DecodingError.corrupted("There is no value.")
    }

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw nothing }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw nothing }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw nothing }
}
