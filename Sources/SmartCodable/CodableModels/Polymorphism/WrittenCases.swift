import Foundation
@_spi(Engine) import SmartEngine

/// How the cases of a polymorphic enum are written, learned one by one from what `Mirror` says of the first of each.
final class WrittenCases {
    private struct Case {
        let number: UInt32
        /// The member's value; nil where the payload has to write it.
        let name: String?
        /// The payload's.
        let codec: Codec?
    }

    let variants: SmartVariants
    private let key: QuotedName?
    private var known: [Case] = []

    /// `strategy`: how names are written.
    init(of type: any SmartPolymorphicEnum.Type, _ strategy: SmartKeyEncodingStrategy) {
        variants = type.variants()
        key = variants.paths.last.flatMap { $0.count == 1 ? QuotedName(strategy.convert($0[0])) : nil }
    }

    /// Remembers how a value was written, where its payload can be found again.
    func learn<Value>(_ value: Value, _ payload: Any?, name: String?) {
        guard key != nil, RuntimeReflection.isEnum(Value.self),
            let number = withUnsafePointer(to: value, { EnumPayload.caseNumber(of: $0, Value.self) }),
            !known.contains(where: { $0.number == number })
        else { return }
        guard let payload else {
            if name != nil { known.append(Case(number: number, name: name, codec: nil)) }
            return
        }
        let type = Swift.type(of: payload)
        // Not where the payload is declared as another type (a superclass, an existential), or need not be an object.
        guard EnumPayload.type(of: value) == type, !(type is AnyClass), type != JSONValue.self else { return }
        known.append(Case(number: number, name: name, codec: CodecRegistry.shared.codec(for: type)))
    }

    /// Writes a value of a case that is known as the whole of an encoder's object; false for others.
    func write<Value>(_ value: Value, to encoder: EngineEncoder) throws -> Bool {
        guard encoder.state.pointee.kind == .nothing, let key, !known.isEmpty,
            let number = withUnsafePointer(to: value, { EnumPayload.caseNumber(of: $0, Value.self) }),
            let known = known.first(where: { $0.number == number })
        else { return false }
        encoder.beginObject()
        let output = encoder.output.state
        let start = output.pointee.writer.mark
        if let codec = known.codec {
            try encoder.writeFlat(hasAnyNames: false, codec.type) {
                let isWritten = withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
                    guard let copy = UnsafeMutableRawPointer(room.baseAddress) else { return false }
                    withUnsafePointer(to: value) { copy.copyMemory(from: $0, byteCount: MemoryLayout<Value>.size) }
                    EnumPayload.project(copy, Value.self)
                    return codec.write(copy, to: encoder.output)
                }
                if encoder.output.isRefusing { try encoder.output.throwRefusal() }
                return isWritten
            }
        }
        guard let name = known.name else { return true }
        // The payload may write the member, too.
        if output.pointee.writer.contains(key, since: start) {
            try variants.write(name, to: encoder)
        } else {
            encoder.state.pointee.mayRepeatNames = false
            output.pointee.writer.quotedName(UnsafeBufferPointer(start: key.quoted, count: key.length))
            output.pointee.writer.string(name)
        }
        return true
    }
}
