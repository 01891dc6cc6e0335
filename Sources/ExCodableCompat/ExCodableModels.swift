import SmartCodable
@_spi(Engine) import SmartEngine

/// A property and its names in JSON.
///
///     struct Passenger: ExAutoCodable {
///         @ExCodable("passenger_id", "id") private(set) var id = 0
///     }
///     let passenger = try Passenger.decoded(from: #"{"passenger_id":"7"}"#)   // id 7
///
/// The library's own name is `SmartKey`.
public typealias ExCodable<Value> = SmartKey<Value>

/// A model that is written, including its properties without a wrapper.
///
///     struct Luggage: ExAutoEncodable {
///         @ExCodable("weight_kg") private(set) var weight = 20
///     }
///     let dictionary = try Luggage().encoded() as [String: Any]   // ["weight_kg": 20]
public protocol ExAutoEncodable: SmartEncodable {}

/// A model that is read with ExCodable's conversions (`SmartConversion.exCodable`).
///
///     struct Seat: ExAutoDecodable {
///         @ExCodable("seat_no") private(set) var number = 0
///         @ExCodable private(set) var isFree = false
///     }
///     let seat = try Seat.decoded(from: #"{"seat_no":"12","isFree":"yes"}"#)   // number 12, isFree true
///
/// `nonnull` and `throws` mean what they mean in ExCodable. With `nonnull` a missing key, null and a value that cannot
/// be converted are errors of the decode; with `throws` only such a value is one. Nil is an error of the encode.
public protocol ExAutoDecodable: SmartDecodable, SmartConverting, _SmartFilled {}

/// A model that is read and written; see `ExAutoDecodable` and `ExAutoEncodable`.
///
///     struct Passenger: ExAutoCodable {
///         @ExCodable("passenger_id", "id") private(set) var id = 0
///     }
public typealias ExAutoCodable = ExAutoEncodable & ExAutoDecodable

extension ExAutoDecodable {
    /// ExCodable's conversions, then those of the model's converter and of the global one.
    ///
    /// - Returns: The conversions, in the order in which they are tried.
    public static func conversions() -> [SmartConversion] {
        SmartConversion.exCodable + ExCodableConversions.of(Self.self) + ExCodableConversions.global
    }
}

extension ExAutoDecodable where Self: AnyObject {
    /// Creates an object with its initial values, and the engine then fills it. Subclasses need no initialiser of their
    /// own.
    ///
    /// - Throws: `DecodingError` with other decoders than the engine's, which would leave the object as it is.
    public init(from decoder: any Decoder) throws {
        guard decoder.isOfEngine else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription:
                        "\(Self.self) is filled by SmartCodable: use SmartJSONDecoder, or deserialize(from:).",
                    underlyingError: OwnText()))
        }
        self.init()
    }
}

extension SmartKey {
    /// The initial value, with names that are those of coding keys.
    ///
    /// - Parameters:
    ///   - wrappedValue: The property's initial value.
    ///   - first: The preferred key.
    ///   - others: Further candidates, in order of preference.
    ///   - nonnull: Null counts as missing: an optional keeps its initial value instead of becoming nil.
    ///   - isThrowing: A missing key, or a value that cannot be converted, is an error of the model's decode.
    ///   - encode: Writes the property instead of the engine, into the encoder of the model.
    ///   - decode: Gives the value instead of the engine, from the decoder of the model.
    @_disfavoredOverload
    public init<Key: CodingKey>(
        wrappedValue: Value, _ first: Key, _ others: Key..., nonnull: Bool = false, throws isThrowing: Bool = false,
        encode: (@Sendable (any Encoder, Value) throws -> Void)? = nil,
        decode: (@Sendable (any Decoder) throws -> Value?)? = nil
    ) {
        self.init(
            wrappedValue: wrappedValue, names: ([first] + others).map(\.stringValue), encode: encode, decode: decode,
            nonnull: nonnull, throws: isThrowing)
    }

    /// The initial value, with names and closures; `encode` and `decode` come last.
    ///
    /// - Parameters:
    ///   - wrappedValue: The property's initial value.
    ///   - names: Candidates, in order of preference.
    ///   - nonnull: Null counts as missing: an optional keeps its initial value instead of becoming nil.
    ///   - isThrowing: A missing key, or a value that cannot be converted, is an error of the model's decode.
    ///   - encode: Writes the property instead of the engine, into the encoder of the model.
    ///   - decode: Gives the value instead of the engine, from the decoder of the model.
    @_disfavoredOverload
    public init(
        wrappedValue: Value, _ names: String..., nonnull: Bool, throws isThrowing: Bool = false,
        encode: (@Sendable (any Encoder, Value) throws -> Void)? = nil,
        decode: @escaping @Sendable (any Decoder) throws -> Value?
    ) {
        self.init(
            wrappedValue: wrappedValue, names: names, encode: encode, decode: decode, nonnull: nonnull,
            throws: isThrowing)
    }
}
