import Foundation

/// A fast path for values of the usual source, by the specialised code in the model's module; everything else takes the
/// general path.
@_spi(Engine) open class ShortcutCodec: Codec {
    package final let general: Codec

    @_spi(Engine) public init(general: Codec, shape: Shape = .other) {
        self.general = general
        super.init(type: general.type, shape: shape)
    }

    /// Makes the value at `target`, initialised or not. Nil where the source is not the usual one; false when the value
    /// cannot be made.
    @_spi(Engine) open func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    )
        -> Bool?
    { nil }

    @_spi(Engine) public final override func initialize(
        _ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext
    )
        -> Bool
    {
        make(target, isInitialized: false, from: index, context) ?? general.initialize(target, from: index, context)
    }

    @_spi(Engine) public final override func assign(
        _ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext
    ) -> Bool {
        make(target, isInitialized: true, from: index, context) ?? general.assign(target, from: index, context)
    }

    @_spi(Engine) public final override func isNil(at source: UnsafeRawPointer) -> Bool { general.isNil(at: source) }
    @_spi(Engine) public final override func assignNil(_ target: UnsafeMutableRawPointer) { general.assignNil(target) }
    @_spi(Engine) public final override func initializeNil(_ target: UnsafeMutableRawPointer) {
        general.initializeNil(target)
    }
    final override func assignUnreadable(_ target: UnsafeMutableRawPointer) { general.assignUnreadable(target) }
    @_spi(Engine) public final override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        general.write(source, to: output)
    }
    @_spi(Engine) public final override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        general.plainValue(source, output)
    }
}
