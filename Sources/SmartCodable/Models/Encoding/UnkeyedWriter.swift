@_spi(Engine) import SmartEngine

/// Writes elements in order.
struct UnkeyedWriter: UnkeyedEncodingContainer {
    let encoder: EngineEncoder

    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.state.pointee.elementCount }

    mutating func encodeNil() throws {
        encoder.nextElement()
        encoder.output.state.pointee.writer.null()
    }

    // One function for all types that the protocol requires: elements are seldom written by hand.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    mutating func encode<T: Encodable>(_ value: T) throws {
        let mark = encoder.output.state.pointee.writer.mark
        encoder.nextElement()
        do {
            if try encoder.write(value) { return }
        } catch {
            encoder.takeBackElement(mark)
            throw error
        }
        encoder.takeBackElement(mark)
    }

    private func reserve() -> EngineEncoder {
        let key = EngineKey(intValue: encoder.state.pointee.elementCount)
        encoder.nextElement()
        return encoder.reserve(key: key)
    }

    mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type) -> KeyedEncodingContainer<N> {
        reserve().container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { reserve().unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { reserve() }
}
