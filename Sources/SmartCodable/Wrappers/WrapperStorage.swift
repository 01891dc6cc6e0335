/// The storage `_x` of a wrapped property `x` that is coded as the value inside: replaced as a whole when it is read.
package protocol WrapperStorage: _SmartWrapper {
    associatedtype Wrapped
    static func storing(_ value: Wrapped) -> Self
    /// The value inside; nil where it cannot be seen.
    var storedValue: Wrapped? { get }
}

#if canImport(Combine)
import Combine

/// `@Published var x` is keyed `x`.
extension Published: WrapperStorage {
    package static func storing(_ value: Value) -> Published<Value> { Published(initialValue: value) }

    package var storedValue: Value? {
        // A new subscriber is told the present value at once; the copy's publisher is the property's own.
        var copy = self
        var current: Value?
        let subscription = copy.projectedValue.sink { current = $0 }
        subscription.cancel()
        return current
    }
}

#endif

/// A wrapper by the codec of what it holds.
final class WrapperCodec<W: WrapperStorage>: TypedCodec<W> {
    private let inner: Codec

    init(_ inner: Codec) {
        self.inner = inner
        super.init(shape: inner.isOptional ? .optional : .other, canRead: inner.canRead)
    }

    override func read(_ index: Int, _ context: DecodingContext) -> W? {
        inner.value(W.Wrapped.self, index, context).map { W.storing($0) }
    }

    override func assignNil(_ target: UnsafeMutableRawPointer) {
        guard let nothing = makeNil() else { return }
        target.assumingMemoryBound(to: W.self).pointee = nothing
    }

    override func initializeNil(_ target: UnsafeMutableRawPointer) {
        guard let nothing = makeNil() else { return }
        target.initializeMemory(as: W.self, to: nothing)
    }

    private func makeNil() -> W? {
        (W.Wrapped.self as? any AnyOptional.Type).flatMap { $0.nilValue as? W.Wrapped }.map { W.storing($0) }
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        guard let value = source.assumingMemoryBound(to: W.self).pointee.storedValue else { return false }
        return withUnsafePointer(to: value) { inner.write($0, to: output) }
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        guard let value = source.assumingMemoryBound(to: W.self).pointee.storedValue else { return nil }
        return withUnsafePointer(to: value) { inner.plainValue($0, output) }
    }
}
