@_spi(Engine) import SmartEngine

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
    func decode(_ type: Int128.Type) throws -> Int128 { try decodeAny(type) }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try decodeAny(type) }

    private func decodeAny<T: Decodable>(_ type: T.Type) throws -> T { try decode(type) }
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
