import Foundation
@_spi(Engine) import SmartEngine

/// Names that options have in SmartCodable 2 to 6.
@_documentation(visibility: internal)
extension SmartCodableOptions {
    /// The earlier name of `SmartNumberStrategy`.
    @available(*, deprecated, renamed: "SmartNumberStrategy")
    public typealias NumberConversionStrategy = SmartNumberStrategy
}

@_documentation(visibility: internal)
extension JSONDecoder {
    /// The earlier name of `SmartDecodingOption`.
    @available(*, deprecated, renamed: "SmartDecodingOption")
    public typealias SmartOption = SmartDecodingOption
    /// The earlier name of `SmartKeyDecodingStrategy`.
    @available(*, deprecated, renamed: "SmartCodable.SmartKeyDecodingStrategy")
    public typealias SmartDecodingKey = _EarlierNames.KeyDecodingStrategy
}

@_documentation(visibility: internal)
extension SmartDecodingOption {
    /// The earlier name of `date`.
    @available(*, deprecated, renamed: "date(_:)")
    public static func dateStrategy(_ strategy: JSONDecoder.DateDecodingStrategy) -> SmartDecodingOption {
        .date(strategy)
    }
    /// The earlier name of `data`.
    @available(*, deprecated, renamed: "data(_:)")
    public static func dataStrategy(_ strategy: JSONDecoder.DataDecodingStrategy) -> SmartDecodingOption {
        .data(strategy)
    }
    /// The earlier name of `float`.
    @available(*, deprecated, renamed: "float(_:)")
    public static func floatStrategy(_ strategy: JSONDecoder.NonConformingFloatDecodingStrategy)
        -> SmartDecodingOption
    {
        .float(strategy)
    }
}
