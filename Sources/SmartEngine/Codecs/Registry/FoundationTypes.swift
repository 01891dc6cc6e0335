import Foundation

/// What the engine knows of Foundation's types, one by one: the only place that names them, besides their codecs. To
/// add one, write its codec, add it here, and give it a row in `RegistryParityTests`: a codec serves native models,
/// HandyJSON models and the Codable coders, which have to agree with Foundation's. The migration tool has a list of its
/// own (`KnownTypes`), which a test compares with this one.
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

    /// Whether values of the type are made of text, so that a bad text is another error than a number.
    static func isMadeOfText(_ type: Any.Type, _ options: DecodingOptions) -> Bool {
        if type == Data.self, case .deferredToData = options.data { return false }
        return type == URL.self || type == Data.self || type == UUID.self
            || (type == Date.self && options.readsDatesFromText)
    }

    /// Whether HandyJSON's `toJSON()` returns the value of an optional property as it is, not in its JSON form.
    static func isHandedOver(_ value: Any) -> Bool { value is Date || value is URL || value is Data }

    /// Whether a value of the type may be returned as it is, or may not be JSON.
    static func mayBeHandedOver(_ type: Any.Type) -> Bool {
        type == Any.self || type == Date.self || type == URL.self || type == Data.self
    }
}
