// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

import Foundation
@_spi(Engine) import SmartEngine

/// Decodes any other Decodable type by its `init(from:)`.
final class DecodableCodec<T: Decodable>: TypedCodec<T> {
    override var isPlainCodable: Bool { true }
    override var isUpdatable: Bool { T.self is any SmartPolymorphicEnum.Type }

    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let original = context.state.pointee.original { return update(original, index, context) }
        if let value = foreign(index, context) { return value }
        var result: T?
        _ = context.withDecoder(index, T.self) { result = try T(from: $0) }
        return result
    }

    /// Decodes by an `init(from:)` whose decoder knows the value at `original`.
    @_optimize(size)
    private func update(_ original: UnsafeRawPointer, _ index: Int, _ context: DecodingContext) -> T? {
        context.state.pointee.original = nil
        let present = original.assumingMemoryBound(to: T.self).pointee
        var result = foreign(index, context)
        guard result == nil else { return result }
        _ = context.withDecoder(index, T.self) { decoder in
            decoder.state.pointee.card.present = present
            defer { decoder.state.pointee.card.present = nil }
            result = try T(from: decoder)
        }
        return result
    }

    // Initialises memory without a `T?`, a metadata look-up (Sources/Fast.md) that took a fifth of the time of the
    // airports.
    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if context.node(index).kind == .foreign { return super.initialize(target, from: index, context) }
        return context.withDecoder(index, T.self) { target.initializeMemory(as: T.self, to: try T(from: $0)) }
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if context.node(index).kind == .foreign { return super.assign(target, from: index, context) }
        return context.withDecoder(index, T.self) {
            target._store(try T(from: $0), at: .value)
        }
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeOpened(source, T.self)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainOpened(source, T.self)
    }
}

/// The codec of a type that can only be written.
final class EncodableCodec<T: Encodable>: TypedCodec<T> {
    init() { super.init(canRead: false) }
    override var isPlainCodable: Bool { true }
    override func read(_ index: Int, _ context: DecodingContext) -> T? { foreign(index, context) }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeEncodable(source.assumingMemoryBound(to: T.self).pointee)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainEncodable(source.assumingMemoryBound(to: T.self).pointee)
    }
}

extension SmartValueTransformer {
    /// Converts a JSON value to a property of type `T`, which may be a wrapper, in uninitialised memory. False where
    /// the result is nil or of another type.
    @inline(__always)
    func read<T>(
        _ value: NodeView, as type: T.Type, into room: UnsafeMutableRawPointer,
        for property: @autoclosure () -> String, of model: Any.Type
    ) -> Bool {
        guard let made = read(value) else { return false }
        if WrapperCoding.wrap(made, as: type, into: room) { return true }
        warn(property(), T.self, model)
        return false
    }

    /// The result of a transformer for a property's value.
    enum Written {
        case json(Any)
        /// The transformer returns nil: the value is left out.
        case nothing
        /// The transformer does not write the value, which is written as if there were no transformer.
        case byType
    }

    func write(_ value: Any, for property: @autoclosure () -> String, of model: Any.Type) -> Written {
        guard let write else { return .byType }
        if type(of: value) == object { return write(value).map { .json($0) } ?? .nothing }
        let plain = WrapperCoding.unwrap(value)
        guard takes(plain) || (plain as? any AnyOptional)?.wrappedAny.map({ takes($0) }) ?? (plain is any AnyOptional)
        else {
            warn(property(), type(of: plain), model)
            return .byType
        }
        return write(plain).map { .json($0) } ?? .nothing
    }

    private func warn(_ property: String, _ type: Any.Type, _ model: Any.Type) {
        Diagnostics.mistake(
            "\(model): the transformer returns \(TypeNaming.name(object)), but \(property) is \(TypeNaming.name(type)).",
            of: model)
    }
}
