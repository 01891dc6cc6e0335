@_spi(Engine) import SmartEngine

/// What the engine has to know of a transformer that is made of closures.
protocol ClosureTransformer {
    /// Whether it has a closure for writing.
    var writes: Bool { get }
    /// Whether it gets text instead of the value.
    var readsText: Bool { get }
}
