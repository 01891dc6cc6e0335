/// A conversion to one type that the built-in rules do not have.
///
///     SmartConversion(to: Bool.self) { json in json.doubleValue.map { $0 != 0 } }
///
/// It is called for values that the built-in rules refuse, never for those they accept. It counts as a conversion in
/// reports.
public struct SmartConversion: Sendable {
    let type: ObjectIdentifier
    let convert: @Sendable (NodeView) -> Any?

    package init(_ type: Any.Type, _ convert: @escaping @Sendable (NodeView) -> Any?) {
        self.type = ObjectIdentifier(type)
        self.convert = convert
    }
}
