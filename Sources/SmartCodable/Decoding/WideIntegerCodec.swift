/// Integers of more than 64 bits, which the standard library's containers have methods of their own for.
final class WideIntegerCodec<T: FixedWidthInteger>: TypedCodec<T> {
    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let ready = foreign(index, context) { return ready }
        let view = context.view(index)
        switch view.kind {
        case .int, .uint, .double:
            let text = view.numberText
            return T(text) ?? context.rules.integer(view)?.fitted(to: T.self) ?? negative(text)
        case .string:
            guard let value = T(view.string) else { return nil }
            context.note(.converted, at: index, expected: T.self)
            return value
        default: return nil
        }
    }

    /// A whole number written with a fraction or an exponent, of up to 64 bits beside its sign, as JSONDecoder reads
    /// them; without either any number of digits is read.
    private func negative(_ text: String) -> T? {
        guard text.hasPrefix("-"),
            let magnitude = SmartRules.exactly(String(text.dropFirst()), .strict)?.fitted(to: T.self)
        else { return nil }
        let (value, isOverflowing) = T.zero.subtractingReportingOverflow(magnitude)
        return isOverflowing ? nil : value
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.state.pointee.writer.raw(source.assumingMemoryBound(to: T.self).pointee.description)
        return true
    }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension KeyedContainer {
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try decodeAny(type, key) }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try decodeAny(type, key) }
    func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? { try decodeAnyIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? { try decodeAnyIfPresent(type, key) }

    private func decodeAny<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T { try decode(type, forKey: key) }
    private func decodeAnyIfPresent<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
        try decodeIfPresent(type, forKey: key)
    }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension UnkeyedContainer {
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try decodeAny(type) }
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try decodeAny(type) }

    private mutating func decodeAny<T: Decodable>(_ type: T.Type) throws -> T { try decode(type) }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension EngineDecoder {
    func decode(_ type: Int128.Type) throws -> Int128 { try decodeValue(type, at: index) }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try decodeValue(type, at: index) }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension KeyedWriter {
    mutating func encode(_ value: Int128, forKey key: Key) throws { try encodeAny(value, key) }
    mutating func encode(_ value: UInt128, forKey key: Key) throws { try encodeAny(value, key) }

    private mutating func encodeAny<T: Encodable>(_ value: T, _ key: Key) throws { try encode(value, forKey: key) }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension UnkeyedWriter {
    mutating func encode(_ value: Int128) throws { try encodeAny(value) }
    mutating func encode(_ value: UInt128) throws { try encodeAny(value) }

    private mutating func encodeAny<T: Encodable>(_ value: T) throws { try encode(value) }
}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension EngineEncoder {
    func encode(_ value: Int128) throws { try encodeAny(value) }
    func encode(_ value: UInt128) throws { try encodeAny(value) }

    private func encodeAny<T: Encodable>(_ value: T) throws { try encode(value) }
}
