import Foundation

/// A codec that knows its type and produces whole values.
@_spi(Engine) open class TypedCodec<T>: Codec {
    @_spi(Engine) public init(shape: Shape = .other, canRead: Bool = true) {
        super.init(type: T.self, shape: shape, canRead: canRead)
    }

    final override var isTyped: Bool { true }

    @_spi(Engine) open func read(_ index: Int, _ context: DecodingContext) -> T? { nil }

    @_optimize(speed)
    @_spi(Engine) open override func initialize(
        _ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext
    )
        -> Bool
    {
        guard let value = read(index, context) else { return false }
        target.initializeMemory(as: T.self, to: value)
        return true
    }

    @_spi(Engine) open override func assign(
        _ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext
    ) -> Bool {
        guard let value = read(index, context) else { return false }
        target._store(value, at: .value)
        return true
    }

    // A separate function, which gets `T` from the class. Inlined for an optional, its type would be looked up for each
    // value (Sources/Fast.md).
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    final override func replace(_ target: UnsafeMutableRawPointer, _ make: (UnsafeMutableRawPointer) -> Bool) -> Bool {
        withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { room in
            guard let value = room.baseAddress, make(UnsafeMutableRawPointer(value)) else { return false }
            // The value is not stored by `moveUpdate`, which also moves the padding after a value: a neighbour may be
            // in it.
            target._store(value.move(), at: .value)
            return true
        }
    }

    /// A ready value from a dictionary source.
    package final func foreign(_ index: Int, _ context: DecodingContext) -> T? {
        guard context.node(index).kind == .foreign else { return nil }
        return context.view(index).foreign as? T
    }

    /// Writes a value as JSON text. False, and nothing written, where there is nothing to write.
    @_spi(Engine) open func writeValue(_ value: T, to output: EncodingContext) -> Bool { false }

    /// The value as Swift and Foundation values; nil where there is nothing to write.
    @_spi(Engine) open func plain(_ value: T, _ output: EncodingContext) -> Any? { value }

    @_spi(Engine) open override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        writeValue(source.assumingMemoryBound(to: T.self).pointee, to: output)
    }
    @_spi(Engine) open override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        plain(source.assumingMemoryBound(to: T.self).pointee, output)
    }
}
