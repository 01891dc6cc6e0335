/// A member that is absent, null, or has a value: what an Optional cannot tell apart.
///
///     struct UserChange: Codable {                // or SmartCodable
///         var name: SmartPatch<String> = .absent
///         var note: SmartPatch<String> = .absent
///     }
///
///     let change = UserChange(name: .value("Ann"), note: .null)
///     // {"name":"Ann","note":null}: a JSON Merge Patch, RFC 7396
///
/// Nothing is written for `.absent`, and a key that is missing is read as it, by any coder. In a SmartCodable model a
/// value that cannot be converted is `.absent` as well, and reported.
public enum SmartPatch<Value> {
    /// The member is not there: nothing changes.
    case absent
    /// The member is null: the value is removed.
    case null
    /// The member's value.
    case value(Value)

    /// The value; nil for `.absent` and `.null`.
    public var value: Value? { if case .value(let value) = self { value } else { nil } }

    /// Whether the member is not there.
    public var isAbsent: Bool { if case .absent = self { true } else { false } }

    /// Whether the member is null.
    public var isNull: Bool { if case .null = self { true } else { false } }

    /// Changes what the member is of: null makes it nil, a value replaces it.
    ///
    ///     change.note.apply(to: &user.note)
    ///
    /// - Parameter target: What the member changes.
    public func apply(to target: inout Value?) {
        switch self {
        case .absent: return
        case .null: target = nil
        case .value(let value): target = value
        }
    }
}

extension SmartPatch: Equatable where Value: Equatable {}
extension SmartPatch: Hashable where Value: Hashable {}
extension SmartPatch: Sendable where Value: Sendable {}

extension SmartPatch: Decodable where Value: Decodable {
    /// Null or a value. A missing key is only known to the container.
    ///
    /// - Throws: What the value's type throws.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .null : .value(try container.decode(Value.self))
    }
}

extension SmartPatch: Encodable where Value: Encodable {
    /// The value, or null. A keyed container leaves out what is absent; elsewhere it is null.
    ///
    /// - Throws: What the value's type throws.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value { try container.encode(value) } else { try container.encodeNil() }
    }
}

@_documentation(visibility: internal)
extension KeyedDecodingContainer {
    /// What a synthesised `init(from:)` calls: `.absent` where the key is missing.
    ///
    /// - Throws: What the value's type throws.
    public func decode<Value: Decodable>(
        _ type: SmartPatch<Value>.Type, forKey key: Key
    ) throws -> SmartPatch<Value> {
        guard contains(key) else { return .absent }
        if try decodeNil(forKey: key) { return .null }
        return try decodeIfPresent(Value.self, forKey: key).map { .value($0) } ?? .absent
    }
}

@_documentation(visibility: internal)
extension KeyedEncodingContainer {
    /// What a synthesised `encode(to:)` calls: nothing is written for `.absent`.
    ///
    /// - Throws: What the value's type throws.
    public mutating func encode<Value: Encodable>(_ value: SmartPatch<Value>, forKey key: Key) throws {
        switch value {
        case .absent: return
        case .null: try encodeNil(forKey: key)
        case .value(let value): try encode(value, forKey: key)
        }
    }
}
