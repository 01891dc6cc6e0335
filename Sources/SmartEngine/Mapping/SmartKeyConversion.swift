/// A conversion of names by a closure, for the strategies `.custom` of the coders, which make it.
///
/// Two are equal where one is a copy of the other: closures cannot be compared.
public struct SmartKeyConversion: Sendable, Hashable {
    private final class Closure: Sendable {
        let convert: @Sendable ([any CodingKey]) -> any CodingKey
        init(_ convert: @escaping @Sendable ([any CodingKey]) -> any CodingKey) { self.convert = convert }
    }

    /// Compared by identity, since closures cannot be compared.
    private let closure: Closure

    /// `convert` gets the path to a name, with the name itself as the last element, and returns its replacement. It
    /// runs for every name of every object, and may run several times for one.
    ///
    /// - Parameter convert: Gets the path, and returns the key that takes the place of its last element.
    public init(_ convert: @escaping @Sendable (_ codingPath: [any CodingKey]) -> any CodingKey) {
        closure = Closure(convert)
    }

    /// The replacement for a member's name in the object at `path`.
    package func name(_ name: String, in path: [any CodingKey]) -> String {
        self.name(of: NameKey(stringValue: name), in: path)
    }

    /// The name that is written for a key of the object at `path`.
    package func name(of key: any CodingKey, in path: [any CodingKey]) -> String {
        willRunUserCode()
        return closure.convert(path + [key]).stringValue
    }

    /// Whether two conversions have the same closure.
    @_documentation(visibility: internal)
    public static func == (a: SmartKeyConversion, b: SmartKeyConversion) -> Bool { a.closure === b.closure }

    /// Hashes the closure's identity.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(closure)) }
}
