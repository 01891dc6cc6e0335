/// A property that is neither read nor written; it may have any type.
///
///     struct Cell: SmartCodable {
///         var title = ""
///         @IgnoredKey var onTap: (() -> Void)?
///     }
@propertyWrapper
public struct IgnoredKey<Value>: Codable, _SmartIgnoringWrapper {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Never succeeds: the engine then gives the property its initial value.
    public init(from decoder: any Decoder) throws {
        guard let nothing = (Value.self as? any AnyOptional.Type)?.nilValue as? Value else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "An ignored property has no value in JSON."))
        }
        wrappedValue = nothing
    }

    public func encode(to encoder: any Encoder) throws {
        (encoder as? EngineEncoder)?.skip()
    }
}

/// The same under another name.
public typealias SmartIgnored = IgnoredKey

extension IgnoredKey: @unchecked Sendable where Value: Sendable {}
extension IgnoredKey: Equatable where Value: Equatable {}
extension IgnoredKey: Hashable where Value: Hashable {}
