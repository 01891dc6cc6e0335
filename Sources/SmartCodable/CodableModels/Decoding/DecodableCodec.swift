import Foundation
@_spi(Engine) import SmartEngine

/// Decodes any other Decodable type by its `init(from:)`; one with a raw value by that, converted, where the
/// `init(from:)` has refused a value that could be.
final class DecodableCodec<T: Decodable>: TypedCodec<T> {
    private let ordinal = Ordinals.next()

    override var isPlainCodable: Bool { true }

    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let value = foreign(index, context) { return value }
        let refusals = context.state.pointee.refusals
        var result: T?
        _ = context.withDecoder(index, T.self, ordinal) { result = try T(from: $0) }
        return result ?? converted(index, refusals, context)
    }

    // Without `T?`, a metadata look-up (Sources/Fast.md): a fifth of the time of the airports.
    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if context.node(index).kind == .foreign { return super.initialize(target, from: index, context) }
        let refusals = context.state.pointee.refusals
        if context.withDecoder(index, T.self, ordinal, { target.initializeMemory(as: T.self, to: try T(from: $0)) }) {
            return true
        }
        return convert(index, refusals, context) { target.initializeMemory(as: T.self, to: $0) }
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if context.node(index).kind == .foreign { return super.assign(target, from: index, context) }
        let refusals = context.state.pointee.refusals
        let isMade = context.withDecoder(index, T.self, ordinal) {
            target.assumingMemoryBound(to: T.self).pointee = try T(from: $0)
        }
        return isMade
            || convert(index, refusals, context) { target.assumingMemoryBound(to: T.self).pointee = $0 }
    }

    // Out of line, without `T?` where nothing is converted, as above.
    @inline(never)
    private func convert(_ index: Int, _ refusals: Int, _ context: DecodingContext, _ store: (T) -> Void) -> Bool {
        guard context.state.pointee.refusals != refusals, let value = converted(index, refusals, context) else {
            return false
        }
        store(value)
        return true
    }

    /// By the raw value, a number or text, where it was refused since `refusals`.
    @inline(never)
    private func converted(_ index: Int, _ refusals: Int, _ context: DecodingContext) -> T? {
        guard context.state.pointee.refusals != refusals, !context.rules.isExact, context.session.exhaustion == nil,
            let type = T.self as? any RawRepresentable.Type
        else { return nil }
        let noted = context.session.log.position
        func open<R: RawRepresentable>(_: R.Type) -> T? {
            let codec = CodecRegistry.shared.codec(for: R.RawValue.self)
            guard codec.isScalar else { return nil }
            return codec.value(R.RawValue.self, index, context).flatMap { R(rawValue: $0) as? T }
        }
        guard let value = open(type) else {
            // If "7" was read as 7, but 7 is not a case, nothing was converted.
            context.session.log.revert(to: noted)
            return nil
        }
        context.forgetFailure()
        return value
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeOpened(source, T.self)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainOpened(source, T.self)
    }
}

/// A type that can only be written.
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
