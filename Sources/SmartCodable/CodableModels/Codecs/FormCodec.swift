@_spi(Engine) import SmartEngine

/// A wrapper that gives its value a form in JSON: a date or a colour, or an optional one.
package protocol FormWrapper: ValueWrapper {
    /// Reads the value into initialised or uninitialised memory. The form of an existing property stays.
    static func fill(
        _ target: UnsafeMutableRawPointer, _ isExisting: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool
    static func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool
    static func plain(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any?
    /// Makes the wrapper from another decoder's value.
    static func fromPlain(_ value: JSONValue) -> Self?
    /// The value for another encoder.
    var plainForm: JSONValue? { get }
}

final class FormCodec<W: FormWrapper>: WrapperCodec<W> {
    init(_ inner: Codec) { super.init(inner, canRead: true) }

    override func read(_ index: Int, _ context: DecodingContext) -> W? {
        withUnsafeTemporaryAllocation(of: W.self, capacity: 1) { room in
            guard let value = room.baseAddress, W.fill(UnsafeMutableRawPointer(value), false, from: index, context)
            else { return nil }
            return value.move()
        }
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        W.fill(target, false, from: index, context)
    }
    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        W.fill(target, true, from: index, context)
    }

    // The wrapper's value lies at its start.
    override func isNil(at source: UnsafeRawPointer) -> Bool { inner.isNil(at: source) }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool { W.write(source, to: output) }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? { W.plain(source, output) }
}
