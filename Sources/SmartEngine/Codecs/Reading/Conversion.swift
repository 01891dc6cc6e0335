/// How a type that converts itself is coded (HandyJSON's `_transform(from:)` and `_plainValue`). A function without
/// state, which any thread may call.
public struct _Conversion: @unchecked Sendable {
    /// The codec of the type, which may be a subclass of the declaring one.
    package let makeCodec: (Any.Type) -> Codec?

    package init(_ makeCodec: @escaping (Any.Type) -> Codec?) { self.makeCodec = makeCodec }
}

/// The conversions of a type that converts itself.
package struct ValueConversion<T> {
    /// Makes the value from one as JSONSerialization gives it.
    let transform: (Any) -> T?
    /// Returns the value in a form that JSONSerialization takes.
    let plainValue: (T) -> Any?

    package init(transform: @escaping (Any) -> T?, plainValue: @escaping (T) -> Any?) {
        self.transform = transform
        self.plainValue = plainValue
    }
}
