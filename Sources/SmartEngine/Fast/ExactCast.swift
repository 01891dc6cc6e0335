/// Casts to types that are known to match, where the compiler does not know it: `as?` costs five to ten times as much.
@usableFromInline
package enum ExactCast {
    /// The value of an `Any`, if its type is exactly `T`.
    ///
    /// Unspecialised code passes the result on as it is: using a `T?` costs a metadata look-up (Sources/Fast.md).
    @inlinable
    package static func value<T>(_ value: Any, as type: T.Type) -> T? {
        func open<V>(_ value: V) -> T? {
            V.self == T.self ? unsafeBitCast(value, to: T.self) : inside(value, as: type)
        }
        return _openExistential(value, do: open)
    }

    /// The value of an `Any` in the `Any`, if its type is exactly `T`: `type(of:)` looks through both.
    @usableFromInline
    static func inside<T>(_ value: Any, as type: T.Type) -> T? {
        Swift.type(of: value) == T.self ? value as? T : nil
    }

    /// The value, if `T` is its static type by another name.
    @inlinable
    package static func same<V, T>(_ value: V, as type: T.Type) -> T? {
        V.self == T.self ? unsafeBitCast(value, to: T.self) : nil
    }

    /// The object in an `Any`, whose class must be `T` or inherit from it.
    static func object<T>(_ value: Any, as type: T.Type) -> T? {
        assert(Swift.type(of: value) is T.Type && type is AnyClass)
        func open<V>(_ object: V) -> T? { V.self is AnyClass ? unsafeBitCast(object, to: T.self) : value as? T }
        return _openExistential(value, do: open)
    }
}
