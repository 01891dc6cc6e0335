/// A raw-value enum that never fails to decode: an unknown raw value takes the property's initial value, else
/// `defaultCase`, else the first case.
///
///     enum Kind: String, SmartCaseDefaultable {
///         static var defaultCase: Kind { .photo }     // optional
///         case video, photo
///     }
///
/// An optional property becomes nil. In arrays and dictionaries, where no property gives an initial value, it is
/// `defaultCase` or the first case.
public protocol SmartCaseDefaultable: RawRepresentable, Codable, CaseIterable, _RuntimeRawValue
where RawValue: Codable {
    /// `Self` or `Self?`; declaring a `defaultCase` chooses it.
    associatedtype DefaultCase
    /// The case for an unknown raw value where there is no initial value; nil: the first case.
    static var defaultCase: DefaultCase { get }
}
