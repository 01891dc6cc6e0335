@_spi(Engine) import SmartEngine
#if canImport(Combine)
import Combine

/// `@Published var x` is keyed `x`.
extension Published: WrapperStorage {
    package static func storing(_ value: Value) -> Published<Value> { Published(initialValue: value) }

    package var storedValue: Value? {
        // A new subscriber receives the present value at once; the copy's publisher is the property's own.
        var copy = self
        var current: Value?
        let subscription = copy.projectedValue.sink { current = $0 }
        subscription.cancel()
        return current
    }
}
#endif
