import Foundation
@_spi(Engine) import SmartEngine

/// Names that the transformers have in SmartCodable 4 to 6.
@_documentation(visibility: internal)
extension SmartValueTransformer {
    /// Makes `location <--- performer`.
    @available(*, deprecated, message: "Use location <--- performer.")
    public init(location: any CodingKey, performer: any ValueTransformable) { self = location <--- performer }
}

@_documentation(visibility: internal)
extension SmartDateTransformer {
    /// Calls `init(_:)`, with numbers read by their size, whatever form is written.
    @available(*, deprecated, message: "Use SmartDateTransformer(.iso8601); of numbers it reads that form only.")
    public init(strategy: SmartDateForm) { self.init(strategy, toRead: strategy.ofText) }
}
