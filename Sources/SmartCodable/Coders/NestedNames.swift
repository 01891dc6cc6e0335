import Foundation
@_spi(Engine) import SmartEngine

// Code that names JSONDecoder's and JSONEncoder's nested types compiles with these classes' names instead. The
// reference does not list them, since they would be beside Foundation's own there.

extension SmartJSONDecoder {
    /// JSONDecoder's strategies for dates.
    @_documentation(visibility: internal)
    public typealias DateDecodingStrategy = JSONDecoder.DateDecodingStrategy
    /// JSONDecoder's strategies for data.
    @_documentation(visibility: internal)
    public typealias DataDecodingStrategy = JSONDecoder.DataDecodingStrategy
    /// JSONDecoder's strategies for NaN and the infinities.
    @_documentation(visibility: internal)
    public typealias NonConformingFloatDecodingStrategy = JSONDecoder.NonConformingFloatDecodingStrategy
    /// The strategies for names, with JSONDecoder's names for its cases, and more of them.
    @_documentation(visibility: internal)
    public typealias KeyDecodingStrategy = SmartKeyDecodingStrategy
}

extension SmartJSONEncoder {
    /// JSONEncoder's formatting of the text.
    @_documentation(visibility: internal)
    public typealias OutputFormatting = JSONEncoder.OutputFormatting
    /// JSONEncoder's strategies for dates.
    @_documentation(visibility: internal)
    public typealias DateEncodingStrategy = JSONEncoder.DateEncodingStrategy
    /// JSONEncoder's strategies for data.
    @_documentation(visibility: internal)
    public typealias DataEncodingStrategy = JSONEncoder.DataEncodingStrategy
    /// JSONEncoder's strategies for NaN and the infinities.
    @_documentation(visibility: internal)
    public typealias NonConformingFloatEncodingStrategy = JSONEncoder.NonConformingFloatEncodingStrategy
    /// The strategies for names, with JSONEncoder's names for its cases, and more of them.
    @_documentation(visibility: internal)
    public typealias KeyEncodingStrategy = SmartKeyEncodingStrategy
}
