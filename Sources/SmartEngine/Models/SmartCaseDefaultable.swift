/// A raw-value enum whose property never fails to decode: an unknown raw value takes the property's initial value.
///
///     enum Kind: String, SmartCaseDefaultable {
///         static var defaultCase: Kind { .photo }     // optional
///         case video, photo
///     }
///
/// An optional property becomes nil. In arrays and dictionaries no property gives an initial value: there the value
/// becomes `defaultCase` if the type declares one, and is an element that does not fit otherwise. The engine never
/// picks another case. With other decoders an unknown raw value is `defaultCase`, or an error.
public protocol SmartCaseDefaultable: RawRepresentable, Codable, CaseIterable, _RuntimeRawValue
where RawValue: Codable {
    /// `Self` or `Self?`; declaring a `defaultCase` chooses it.
    associatedtype DefaultCase
    /// The case for an unknown raw value where there is no initial value; nil, the default, if there is none.
    static var defaultCase: DefaultCase { get }
}

extension SmartCaseDefaultable {
    /// By default an enum has no default case.
    public static var defaultCase: Self? { nil }

    /// The case for unknown values; nil where the type declares none.
    package static var fallback: Self? { defaultCase as? Self }
}

extension SmartCaseDefaultable {
    public static var _coding: _Coding { _Coding(defaultable: Self.self) }
}

extension SmartCaseDefaultable where Self: SmartDecodable {
    public static var _coding: _Coding { _Coding(defaultable: Self.self) }
}

extension SmartCaseDefaultable where Self: SmartDecodable & _SmartExtended {
    public static var _coding: _Coding { _Coding(defaultable: Self.self) }
}

extension _Coding {
    /// The coding of an enum by its raw value.
    public init<T: SmartCaseDefaultable>(defaultable type: T.Type) {
        self.init { builder, _ in RawValueCodec<T>(builder.codec(for: T.RawValue.self)) { T._makeCase($0, $1, $2) } }
    }
}
