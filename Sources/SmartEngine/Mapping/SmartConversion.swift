/// A conversion to one type that the built-in rules do not have.
///
///     SmartConversion(to: Bool.self) { json in json.doubleValue.map { $0 != 0 } }
///
/// It is asked for values that the built-in rules refuse, never for those they take. It counts as a conversion in
/// reports.
public struct SmartConversion: Sendable {
    let type: ObjectIdentifier
    let convert: @Sendable (JSONValue) -> Any?

    /// - Parameters:
    ///   - type: the type of the properties that ask, without their optional.
    ///   - convert: gives nil for values that it does not know either; the next conversion is asked then. Called on the
    ///     thread of the decode.
    public init<Target>(to type: Target.Type, _ convert: @escaping @Sendable (JSONValue) -> Target?) {
        self.type = ObjectIdentifier(type)
        self.convert = { convert($0) }
    }

    package init(_ type: Any.Type, _ converter: any JSONConverting) {
        self.type = ObjectIdentifier(type)
        convert = { converter.convert($0) }
    }
}

/// A conversion that is generic over what it converts to.
package protocol JSONConverting: Sendable {
    func convert(_ json: JSONValue) -> Any?
}
