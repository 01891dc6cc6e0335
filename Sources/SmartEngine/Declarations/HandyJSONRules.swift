extension SmartDecodable where Self: HandyJSONRules {
    /// HandyJSON's rules.
    @_documentation(visibility: internal)
    public static var decodingOptions: Set<SmartDecodingOption> { .only(.rules(.handyJSON)) }
}

extension SmartEncodable where Self: HandyJSONRules {
    /// HandyJSON's rules.
    @_documentation(visibility: internal)
    public static var encodingOptions: Set<SmartEncodingOption> { .only(.rules(.handyJSON)) }
}
