import Foundation

/// Names that the transformers have in SmartCodable 4 to 6.
extension SmartValueTransformer {
    /// As `location <--- performer`.
    @available(*, deprecated, message: "Use location <--- performer.")
    public init(location: any CodingKey, performer: any ValueTransformable) { self = location <--- performer }
}

extension SmartDateTransformer {
    /// As `init(_:)`.
    @available(*, deprecated, renamed: "init(_:)")
    public init(strategy: SmartDateForm) { self.init(strategy) }
}
