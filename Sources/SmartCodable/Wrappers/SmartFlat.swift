@_spi(Engine) import SmartEngine

/// A model whose properties are fields of the enclosing object, not of a nested one.
///
///     struct Page: SmartCodable {
///         var name = ""
///         @SmartFlat var author: Author?        // {"name": "News", "authorName": "Ann"}
///     }
///
/// It is decoded from the enclosing object, with its own mapping, and writes its fields into that object; if both write
/// the same name, the later one wins. Flat models may be nested. A dictionary or `JSONValue` holds the fields that no
/// other property reads, as `@SmartUnknown` does, and writes them in the order of their names. Only the engine can do
/// this, in native models. For other coders, in plain Codable types and in HandyJSON models, the property is an
/// ordinary field.
@frozen @propertyWrapper
public struct SmartFlat<Value>: Codable {
    /// The value itself, which the property reads and sets.
    @_documentation(visibility: internal)
    public var wrappedValue: Value

    /// The initial value, as in `var x = …`.
    ///
    /// - Parameter wrappedValue: The initial value.
    @inlinable
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension SmartFlat: ValueWrapper {
    package var configuration: WrapperConfiguration? { isOpenObject(Value.self) ? .holdingUnknown : nil }
    package static func makeCodec(_ inner: Codec) -> Codec { FlatCodec<Self>(inner) }
}

/// Reads its value from the object around the property. The keyed container hands it that object's node.
final class FlatCodec<W: WrapperStorage>: TransparentCodec<W> {
    override var hasAnyNames: Bool { isOpen }
    private let isOpen = isOpenObject(W.Wrapped.self)

    init(_ inner: Codec) { super.init(inner, shape: .flat) }

    override func reading(_ index: Int, _ context: DecodingContext, _ body: () -> Bool) -> Bool {
        context.flat(W.Wrapped.self, index, body)
    }
}

/// Whether the type is a dictionary or JSONValue, or an optional of or a wrapper around one.
private func isOpenObject(_ type: Any.Type) -> Bool {
    let inner = (type as? any AnyOptional.Type)?.wrappedAnyType ?? (type as? any AnyWrapper.Type)?.wrappedType
    return inner.map { isOpenObject($0) } ?? (type is any OpenObject.Type)
}

extension Dictionary: OpenObject {
    func adding(_ other: Any) -> Any {
        (other as? Self).map { merging($0) { ($0 as? any OpenObject)?.adding($1) as? Value ?? $1 } } ?? other
    }
}

extension JSONValue: OpenObject {
    func adding(_ other: Any) -> Any {
        guard let members = dictValue, let added = (other as? JSONValue)?.dictValue else { return other }
        return JSONValue.dict(members.merging(added) { $0.adding($1) as? JSONValue ?? $1 })
    }
}

extension DecodingContext {
    /// A class may be flat in itself, directly or through others: only once, since the object would never end that.
    /// O(enclosing flat values).
    fileprivate func flat(_ type: Any.Type, _ index: Int, _ body: () -> Bool) -> Bool {
        let outer = native.pointee.flatInProgress
        var current = outer
        while let known = current {
            if known.pointee.index == index, known.pointee.type == type { return false }
            current = known.pointee.outer
        }
        let flat = FlatInProgress(type: type, index: index, plan: native.pointee.plan, outer: outer)
        return withUnsafePointer(to: flat) {
            native.pointee.flatInProgress = $0
            defer { native.pointee.flatInProgress = outer }
            return body()
        }
    }
}

extension SmartFlat: Sendable where Value: Sendable {}

extension SmartFlat: Equatable where Value: Equatable {}

extension SmartFlat: Hashable where Value: Hashable {}
