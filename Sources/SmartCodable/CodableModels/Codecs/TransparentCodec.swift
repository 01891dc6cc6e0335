@_spi(Engine) import SmartEngine

/// A wrapper that stores its value first: the value's codec works on the wrapper's memory. A wrapper with more storage
/// overrides `initialize`.
class TransparentCodec<W: WrapperStorage>: WrapperCodec<W> {
    /// Reads the value by `body`; for subclasses that change how.
    func reading(_ index: Int, _ context: DecodingContext, _ body: () -> Bool) -> Bool { body() }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        reading(index, context) { inner.initialize(target, from: index, context) }
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        reading(index, context) { inner.assign(target, from: index, context) }
    }

    override func read(_ index: Int, _ context: DecodingContext) -> W? {
        var result: W?
        _ = reading(index, context) {
            result = super.read(index, context)
            return result != nil
        }
        return result
    }

    override func isNil(at source: UnsafeRawPointer) -> Bool { inner.isNil(at: source) }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        writeInner(source, to: output)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        inner.plainValue(source, output)
    }
}
