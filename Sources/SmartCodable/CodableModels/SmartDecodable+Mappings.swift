@_spi(Engine) import SmartEngine

extension SmartDecodable {
    /// Names of mappings that are functions of an instance.
    var misplacedMappings: [String] {
        let keys: [SmartKeyTransformer]? = mappingForKey()
        let values: [SmartValueTransformer]? = mappingForValue()
        return (keys == nil ? [] : ["mappingForKey"]) + (values == nil ? [] : ["mappingForValue"])
    }
}
