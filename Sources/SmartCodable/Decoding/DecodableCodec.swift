import Foundation

/// A Codable type by its own `init(from:)` and `encode(to:)`.
class DecodableCodec<T: Decodable>: TypedCodec<T> {
    /// A model that repairs itself: read from JSON text in strings, finished with a hook.
    var isModel: Bool { false }
    func finish(_ value: inout T) {}

    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        let kind = context.node(index).kind
        if kind == .foreign, let value = foreign(index, context) { return value }
        if isModel {
            if kind == .string { return context.embedded(index, .object) { decode(0, context) } ?? decode(index, context) }
            if kind == .null { return nil }
        }
        return decode(index, context)
    }

    private func decode(_ index: Int, _ context: DecodingContext) -> T? {
        let session = context.session
        guard let decoder = session.takeDecoder(index, session.native.plan(for: T.self)) else { return nil }
        defer { session.giveBack(decoder) }
        let outer = context.state.pointee.rules
        context.state.pointee.rules = Unmanaged.passUnretained(ConversionRules.smart)
        defer { context.state.pointee.rules = outer }
        do {
            var value = try T(from: decoder)
            finish(&value)
            return value
        } catch {
            session.native.lastError = error
            return nil
        }
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        guard let value = source.assumingMemoryBound(to: T.self).pointee as? any Encodable else { return false }
        return output.writeEncodable(value)
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        guard let value = source.assumingMemoryBound(to: T.self).pointee as? any Encodable else { return nil }
        return output.plainEncodable(value)
    }
}

/// A native model.
final class SmartModelCodec<T: SmartDecodable>: DecodableCodec<T> {
    override var isModel: Bool { true }
    override func finish(_ value: inout T) { value.didFinishMapping() }
}

/// A type that can only be written.
final class EncodableCodec<T: Encodable>: TypedCodec<T> {
    init() { super.init(canRead: false) }
    override func read(_ index: Int, _ context: DecodingContext) -> T? { foreign(index, context) }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeEncodable(source.assumingMemoryBound(to: T.self).pointee)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainEncodable(source.assumingMemoryBound(to: T.self).pointee)
    }
}

extension DecodingSession {
    /// A decoder for a value; nil when values nest too deeply (only a hand-written `init(from:)` that decodes itself gets there).
    func takeDecoder(_ index: Int, _ plan: NativePlan) -> EngineDecoder? {
        guard nativeDepth < 1024 else { return nil }
        nativeDepth += 1
        guard let decoder = native.idleDecoders.popLast() else { return EngineDecoder(session: self, index: index, plan: plan) }
        decoder.reset(self, index: index, plan: plan)
        return decoder
    }

    /// Takes a decoder back for later use, if user code did not keep it.
    func giveBack(_ decoder: consuming EngineDecoder) {
        nativeDepth -= 1
        decoder.release()
        var candidate = decoder
        if isKnownUniquelyReferenced(&candidate) { native.idleDecoders.append(candidate) }
    }
}
