import Foundation

/// What the engine knows of Foundation's types, one by one: the only place that names them, besides their codecs. To
/// add one, write its codec, add it here, and give it a row in `RegistryParityTests`. A codec serves native models,
/// HandyJSON models and the Codable coders, which have to agree with Foundation's. The migration tool has a list of its
/// own (`KnownTypes`), which a test compares with this one.
package enum FoundationTypes {
    /// Tells the registry of the types and of how their codecs are made.
    @_optimize(size) static func makers(_ add: (Any.Type, @escaping CodecRegistry.Maker) -> Void) {
        add(Date.self) { _ in DateCodec() }
        add(Data.self) { _ in DataCodec() }
        add(Decimal.self) { _ in DecimalCodec() }
        add(NSNumber.self) { _ in NSNumberCodec() }
        add(URL.self) { _ in TextCodec<URL>({ URL(text: $0) }, \.absoluteString) }
        add(UUID.self) { _ in TextCodec<UUID>({ UUID(text: $0) ?? UUID(uuidString: $0) }, \.text) }
        add(NSDecimalNumber.self) { _ in NSDecimalNumberCodec() }
        add(NSString.self) { _ in NSStringCodec() }
        add(NSMutableString.self) { _ in NSMutableStringCodec() }
        add(NSArray.self) { _ in NSArrayCodec() }
        add(NSMutableArray.self) { _ in NSMutableArrayCodec() }
        add(NSDictionary.self) { _ in NSDictionaryCodec() }
        add(NSMutableDictionary.self) { _ in NSMutableDictionaryCodec() }
    }

    /// JSONDecoder's sentence about a text that gives no value of the type; nil where values are not made of text.
    static func sentence(ofBadText type: Any.Type, _ options: DecodingOptions) -> String? {
        switch type {
        case is URL.Type: return "Invalid URL string."
        case is UUID.Type: return "Attempted to decode UUID from invalid UUID string."
        case is Data.Type where options.readsDataFromText: return "Encountered Data is not valid Base64."
        case is Date.Type where options.readsDatesFromText:
            if case .iso8601 = options.choices.date { return "Expected date string to be ISO8601-formatted." }
            return "Date string does not match format expected by formatter."
        default: return nil
        }
    }

    /// The type that JSONDecoder reads a value of the type from, which its errors name.
    static func readType(_ type: Any.Type, _ options: DecodingOptions) -> Any.Type? {
        switch type {
        case is URL.Type, is UUID.Type: return String.self
        case is Data.Type: return options.readsDataFromText ? String.self : [Any].self
        case is Date.Type: return options.readsDatesFromText ? String.self : Double.self
        default: return nil
        }
    }

    /// Whether HandyJSON's `toJSON()` returns the value of an optional property as it is, not in its JSON form.
    static func isHandedOver(_ value: Any) -> Bool { value is Date || value is URL || value is Data }

    /// Whether a value of the type may be returned as it is, or may not be JSON.
    static func mayBeHandedOver(_ type: Any.Type) -> Bool {
        type == Any.self || type == Date.self || type == URL.self || type == Data.self
    }
}
