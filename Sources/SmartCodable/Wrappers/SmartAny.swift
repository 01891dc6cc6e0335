// Memory: an address is of the wrapper, whose value lies at its start: uninitialised, or a value, which is replaced
// by `_store`.

import Foundation
@_spi(Engine) import SmartEngine

/// A property that Codable cannot code by itself: `Any`, `[Any]`, `[String: Any]`, their optionals, a type that values
/// are cast to (`AnyHashable`, `NSObject`, an existential), or any other the engine can fill, such as a model that is
/// not Codable yet.
///
///     struct Page: SmartCodable {
///         @SmartAny var extra: [String: Any] = [:]
///         @SmartAny var owner: LegacyUser?
///     }
///
/// Numbers inside are NSNumbers: `as? Int` and `as? Double` both work, and 1 is written as 1, true as true. With
/// HandyJSON's rules (`HandyJSONRules`) the values of a dictionary source stay as they are. It works with any other
/// coder too, including that of a GRDB record.
@frozen @propertyWrapper
public struct SmartAny<Value>: Codable {
    /// The value itself, which the property reads and sets.
    @_documentation(visibility: internal)
    public var wrappedValue: Value

    /// The initial value, as in `var x = …`.
    ///
    /// - Parameter wrappedValue: The initial value.
    @inlinable
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension SmartAny: ValueWrapper {
    package static func makeCodec(_ inner: Codec) -> Codec {
        func ofAny(_ null: @escaping () -> Value?) -> Codec { AnyPropertyCodec<Self>(inner, null: null) }
        if Value.self == Any.self || inner.isCast && !inner.isOptional { return ofAny { (NSNull() as Any) as? Value } }
        if Value.self == Any?.self { return ofAny { (NSNull() as Any?) as? Value } }
        if Value.self == AnyObject.self { return ofAny { (NSNull() as AnyObject) as? Value } }
        if Value.self == AnyObject?.self { return ofAny { (NSNull() as AnyObject?) as? Value } }
        return TransparentCodec<Self>(inner)
    }
}

/// A property of type `Any`, `AnyObject` or another that values are cast to, or an optional one. For null it keeps its
/// initial value, as any non-optional property does, or becomes nil; or NSNull, where that is chosen.
final class AnyPropertyCodec<W: WrapperStorage>: TransparentCodec<W> {
    // Makes null as a value of the type itself: a cast of NSNull to an optional may give nil.
    private let null: () -> W.Wrapped?

    init(_ inner: Codec, null: @escaping () -> W.Wrapped?) {
        self.null = null
        super.init(inner)
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        guard isUnusual(index, context) else { return super.initialize(target, from: index, context) }
        guard let value = keptNull(context) else { return false }
        target.initializeMemory(as: W.self, to: value)
        return true
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        guard isUnusual(index, context) else { return super.assign(target, from: index, context) }
        guard let value = keptNull(context) else { return false }
        target._store(value, at: .value)
        return true
    }

    override func read(_ index: Int, _ context: DecodingContext) -> W? {
        isUnusual(index, context) ? keptNull(context) : super.read(index, context)
    }

    /// Whether the value is a null that its codec must not see.
    private func isUnusual(_ index: Int, _ context: DecodingContext) -> Bool {
        context.node(index).kind == .null && !(isOptional && context.ignoresNull)
    }

    /// A plain Codable type has no initial value: there null is NSNull, as with other decoders.
    private func keptNull(_ context: DecodingContext) -> W? {
        context.ignoresNull && !context.native.pointee.isInPlainCodable ? nil : null().map { W.storing($0) }
    }
}

extension SmartAny: Sendable where Value: Sendable {}

extension SmartAny: Equatable where Value: Equatable {}

extension SmartAny: Hashable where Value: Hashable {}

/// An optional property of a model. SmartCodable 4 needed it for optionals; here it adds nothing.
public typealias SmartOptional = SmartAny
