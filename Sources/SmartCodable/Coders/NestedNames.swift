import Foundation
@_spi(Engine) import SmartEngine

// Code that names JSONDecoder's and JSONEncoder's nested types compiles with these classes' names instead.

extension SmartJSONDecoder {
    /// JSONDecoder's.
    public typealias DateDecodingStrategy = JSONDecoder.DateDecodingStrategy
    /// JSONDecoder's.
    public typealias DataDecodingStrategy = JSONDecoder.DataDecodingStrategy
    /// JSONDecoder's.
    public typealias NonConformingFloatDecodingStrategy = JSONDecoder.NonConformingFloatDecodingStrategy
    /// With JSONDecoder's names for its cases, and more of them.
    public typealias KeyDecodingStrategy = SmartKeyDecodingStrategy
}

extension SmartJSONEncoder {
    /// JSONEncoder's.
    public typealias OutputFormatting = JSONEncoder.OutputFormatting
    /// JSONEncoder's.
    public typealias DateEncodingStrategy = JSONEncoder.DateEncodingStrategy
    /// JSONEncoder's.
    public typealias DataEncodingStrategy = JSONEncoder.DataEncodingStrategy
    /// JSONEncoder's.
    public typealias NonConformingFloatEncodingStrategy = JSONEncoder.NonConformingFloatEncodingStrategy
    /// With JSONEncoder's names for its cases, and more of them.
    public typealias KeyEncodingStrategy = SmartKeyEncodingStrategy
}
