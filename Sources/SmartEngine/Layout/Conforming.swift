/// Values as those of a protocol that an app's types conform to. A cast of the value fails away from the actor that the
/// conformance belongs to; a cast of its type does not, if it names the protocol.
package enum Conforming {
    package static func encodable(_ value: Any) -> (any Encodable)? {
        func open<E: Encodable>(_: E.Type) -> (any Encodable)? { value as? E }
        return (type(of: value) as? any Encodable.Type).flatMap { open($0) } ?? value as? any Encodable
    }

    static func rawValue(_ value: Any) -> Any? {
        if let value = value as? any RawRepresentable { return value.rawValue }
        func open<R: RawRepresentable>(_: R.Type) -> Any? { (value as? R)?.rawValue }
        return (type(of: value) as? any RawRepresentable.Type).flatMap { open($0) }
    }
}
