@_spi(Engine) import SmartEngine

/// What the engine asks a transformer made of closures about them.
protocol ClosureTransformer {
    /// Whether it has anything to say about writing.
    var writes: Bool { get }
    /// Whether it is given text instead of the value.
    var readsText: Bool { get }
}
