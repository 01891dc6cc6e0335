@_spi(Engine) import SmartEngine

/// Why a SmartDirectCodable model cannot be filled.
struct DirectRefusal: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    static let noKeys = DirectRefusal(
        "its encode(to:) requests no container of its CodingKeys, which say what is decoded; make it SmartCodable")

    /// The refusal of a property that cannot be filled by its address; nil for one that can.
    init?(_ property: StoredProperty, named name: String) {
        let out = "leave it out of CodingKeys"
        let reason: String
        if property.isLazyStorage {
            reason = "is lazy; \(out), or make the model SmartCodable"
        } else if property.isReference {
            reason = "is weak or unowned; \(out), or make the model SmartCodable"
        } else if !property.holdsValue || property.holdsFunction {
            reason = "has a type that only compiled code can store; \(out), or make the model SmartCodable"
        } else if !property.isVariable {
            reason = "is a constant; make it a variable (private(set) var), or \(out)"
        } else if !CodecRegistry.shared.codec(for: property.type).canRead, !(property.type is any Decodable.Type) {
            // The compiler's code would not compile either.
            reason = "has the type \(property.type), which is not Decodable; make it Decodable, or \(out)"
        } else {
            return nil
        }
        self.init("property '\(name)' \(reason)")
    }

    /// The error that decodes throw, which is reported once.
    func error(_ model: Any.Type) -> any Error {
        let text = "\(model) cannot be decoded as SmartDirectCodable: \(reason)."
        Diagnostics.mistake(text, of: model)
        return DecodingError.corrupted(text, RefusedModel(type: model))
    }
}
