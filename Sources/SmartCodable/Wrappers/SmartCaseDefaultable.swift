/// A raw-value enum that never fails to decode: an unknown raw value takes the property's initial value, else `defaultCase`, else the first case.
///
///     enum Kind: String, SmartCaseDefaultable { case video, photo }
public protocol SmartCaseDefaultable: RawRepresentable, Codable, CaseIterable, _RuntimeRawValue where RawValue: Codable {
    /// For unknown raw values where no property gives an initial value. Nil: the first case.
    static var defaultCase: Self? { get }
}

extension SmartCaseDefaultable {
    public static var defaultCase: Self? { nil }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let raw = try? container.decode(RawValue.self), let known = Self(rawValue: raw) {
            self = known
        } else if let fallback = Self.defaultCase ?? Self.allCases.first {
            self = fallback
        } else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(Self.self) has no cases."))
        }
    }
}
