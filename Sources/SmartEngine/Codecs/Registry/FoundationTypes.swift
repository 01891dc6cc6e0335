import Foundation

/// What the engine says of Foundation's types, one by one: the only place that names them, besides their codecs. To add
/// one, write its codec, add it here, and give it a row in `RegistryParityTests`: a codec serves native models, HandyJSON
/// models and the Codable coders, which have to agree with Foundation's. The migration tool has a list of its own
/// (`KnownTypes`), which a test compares with this one.
package enum FoundationTypes {
    /// The codecs, for the registry.
    static func makeCodecs() -> [Codec] {
        [
            DateCodec(), DataCodec(), URLCodec(), DecimalCodec(), UUIDCodec(), NSNumberCodec(),
            NSDecimalNumberCodec(), NSStringCodec(), NSMutableStringCodec(), NSArrayCodec(), NSMutableArrayCodec(),
            NSDictionaryCodec(),
            NSMutableDictionaryCodec(),
        ]
    }

    /// Whether text is the kind of value that the type is made of, so that a text it cannot be made of is another error
    /// than a number would be.
    static func isMadeOfText(_ type: Any.Type, _ options: DecodingOptions) -> Bool {
        if type == Data.self, case .deferredToData = options.data { return false }
        return type == URL.self || type == Data.self || type == UUID.self
            || (type == Date.self && options.readsDatesFromText)
    }

    /// Whether HandyJSON's `toJSON()` hands the value of an optional property over as it is, not as it stands in text.
    static func isHandedOver(_ value: Any) -> Bool { value is Date || value is URL || value is Data }

    /// Whether a value of the type may be handed over, or be no JSON at all.
    static func mayBeHandedOver(_ type: Any.Type) -> Bool {
        type == Any.self || type == Date.self || type == URL.self || type == Data.self
    }
}
