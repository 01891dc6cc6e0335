import Foundation

/// A coder that writes bytes, for ExCodable's calls that name one: its `DataEncoder`, a name that Alamofire has as well.
@available(*, deprecated, message: "Use the coder's encode(_:).")
public protocol ExCodableDataEncoder {
    /// The bytes of a value. Throws what the coder throws.
    func encode<T: Encodable>(_ value: T) throws -> Data
}

/// A coder that reads bytes: ExCodable's `DataDecoder`.
@available(*, deprecated, message: "Use the coder's decode(_:from:).")
public protocol ExCodableDataDecoder {
    /// A value from bytes. Throws what the coder throws.
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

@available(*, deprecated)
extension JSONEncoder: ExCodableDataEncoder {}
@available(*, deprecated)
extension PropertyListEncoder: ExCodableDataEncoder {}
@available(*, deprecated)
extension SmartJSONEncoder: ExCodableDataEncoder {}
@available(*, deprecated)
extension JSONDecoder: ExCodableDataDecoder {}
@available(*, deprecated)
extension PropertyListDecoder: ExCodableDataDecoder {}
@available(*, deprecated)
extension SmartJSONDecoder: ExCodableDataDecoder {}

extension Encodable {
    /// By a coder. Throws what it throws.
    @available(*, deprecated, message: "Use the coder's encode(_:).")
    @_disfavoredOverload
    public func encoded(using encoder: any ExCodableDataEncoder) throws -> Data { try encoder.encode(self) }

    /// JSON text by a coder. Throws what it throws.
    @available(*, deprecated, message: "Use the coder's encode(_:).")
    @_disfavoredOverload
    public func encoded(using encoder: any ExCodableDataEncoder) throws -> String {
        String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    /// Plain values by a coder. Throws what it throws, and where this is no object.
    @available(*, deprecated, message: "Use the coder's encode(_:).")
    @_disfavoredOverload
    public func encoded(using encoder: any ExCodableDataEncoder) throws -> [String: Any] {
        try NamedCoder.object(encoder.encode(self))
    }

    /// Plain values by a coder. Throws what it throws, and where this is no list.
    @available(*, deprecated, message: "Use the coder's encode(_:).")
    @_disfavoredOverload
    public func encoded(using encoder: any ExCodableDataEncoder) throws -> [Any] {
        try NamedCoder.object(encoder.encode(self))
    }
}

extension Decodable {
    /// By a coder. Throws what it throws.
    @available(*, deprecated, message: "Use the coder's decode(_:from:).")
    @_disfavoredOverload
    public static func decoded(
        from data: Data, using decoder: any ExCodableDataDecoder, as type: Self.Type = Self.self
    ) throws -> Self { try decoder.decode(type, from: data) }

    /// From JSON text, by a coder. Throws what it throws.
    @available(*, deprecated, message: "Use the coder's decode(_:from:).")
    @_disfavoredOverload
    public static func decoded(
        from json: String, using decoder: any ExCodableDataDecoder, as type: Self.Type = Self.self
    ) throws -> Self { try decoder.decode(type, from: Data(json.utf8)) }

    /// From plain values, by a coder. Throws what it throws, and where there is something that JSON cannot hold.
    @available(*, deprecated, message: "Use SmartJSONDecoder's decode(_:fromJSONObject:).")
    @_disfavoredOverload
    public static func decoded(
        from dict: [String: Any], using decoder: any ExCodableDataDecoder, as type: Self.Type = Self.self
    ) throws -> Self { try decoder.decode(type, from: NamedCoder.data(dict)) }

    /// From plain values, by a coder. Throws what it throws, and where there is something that JSON cannot hold.
    @available(*, deprecated, message: "Use SmartJSONDecoder's decode(_:fromJSONObject:).")
    @_disfavoredOverload
    public static func decoded(
        from array: [Any], using decoder: any ExCodableDataDecoder, as type: Self.Type = Self.self
    ) throws -> Self { try decoder.decode(type, from: NamedCoder.data(array)) }
}

extension Data {
    /// A value by a coder. Throws what it throws.
    @available(*, deprecated, message: "Use the coder's decode(_:from:).")
    @_disfavoredOverload
    public func decoded<T: Decodable>(using decoder: any ExCodableDataDecoder, as type: T.Type = T.self) throws -> T {
        try decoder.decode(type, from: self)
    }
}

extension String {
    /// A value by a coder. Throws what it throws.
    @available(*, deprecated, message: "Use the coder's decode(_:from:).")
    @_disfavoredOverload
    public func decoded<T: Decodable>(using decoder: any ExCodableDataDecoder, as type: T.Type = T.self) throws -> T {
        try decoder.decode(type, from: Data(utf8))
    }
}

extension Dictionary {
    /// A value by a coder. Throws what it throws, and where there is something that JSON cannot hold.
    @available(*, deprecated, message: "Use the coder's decode(_:from:).")
    @_disfavoredOverload
    public func decoded<T: Decodable>(using decoder: any ExCodableDataDecoder, as type: T.Type = T.self) throws -> T {
        try decoder.decode(type, from: NamedCoder.data(self))
    }
}

extension Array {
    /// A value by a coder. Throws what it throws, and where there is something that JSON cannot hold.
    @available(*, deprecated, message: "Use the coder's decode(_:from:).")
    @_disfavoredOverload
    public func decoded<T: Decodable>(using decoder: any ExCodableDataDecoder, as type: T.Type = T.self) throws -> T {
        try decoder.decode(type, from: NamedCoder.data(self))
    }
}

private enum NamedCoder {
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    static func object<T>(_ data: Data) throws -> T {
        guard let object = try Document(data: data).withRoot({ FoundationValue.make($0) }) as? T else {
            throw EncodingError.invalidValue(
                data, EncodingError.Context(codingPath: [], debugDescription: "The value is no \(T.self)."))
        }
        return object
    }

    /// As `SmartJSONEncoder` writes it: what JSONSerialization cannot write would end the process.
    static func data(_ object: Any) throws -> Data { try SmartJSONEncoder().encode(SmartAny(wrappedValue: object)) }
}
