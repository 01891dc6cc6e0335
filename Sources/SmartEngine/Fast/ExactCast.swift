/// Values of types that are known where the compiler does not know them: `as?` asks the runtime, at five to ten times the
/// cost.
@usableFromInline
package enum ExactCast {
    /// What an `Any` holds, if its type is `T` itself.
    ///
    /// Code that does not know `T` hands the result on as it is: what it would do with a `T?` costs a look into the
    /// runtime's table of generic types.
    @inlinable @inline(__always)
    package static func value<T>(_ value: Any, as type: T.Type) -> T? {
        func open<V>(_ value: V) -> T? {
            V.self == T.self ? unsafeBitCast(value, to: T.self) : inside(value, as: type)
        }
        return _openExistential(value, do: open)
    }

    /// Of an `Any` in the `Any`: `type(of:)` sees through both.
    @usableFromInline @inline(never)
    static func inside<T>(_ value: Any, as type: T.Type) -> T? {
        Swift.type(of: value) == T.self ? value as? T : nil
    }

    /// The value, if `T` is its static type by another name.
    @inlinable @inline(__always)
    package static func same<V, T>(_ value: V, as type: T.Type) -> T? {
        V.self == T.self ? unsafeBitCast(value, to: T.self) : nil
    }

    /// The object in an `Any`, whose class must be `T` or inherit from it.
    @inline(__always)
    static func object<T>(_ value: Any, as type: T.Type) -> T? {
        assert(Swift.type(of: value) is T.Type && type is AnyClass)
        func open<V>(_ object: V) -> T? { V.self is AnyClass ? unsafeBitCast(object, to: T.self) : value as? T }
        return _openExistential(value, do: open)
    }
}
