extension SmartDecodable {
    /// What `mappingForKey` says in either of its forms.
    static var keyMappings: [SmartKeyTransformer] {
        let optional: [SmartKeyTransformer]? = mappingForKey()
        return (optional ?? []) + certainKeyMappings
    }

    static var valueMappings: [SmartValueTransformer] {
        let optional: [SmartValueTransformer]? = mappingForValue()
        return (optional ?? []) + certainValueMappings
    }

    static var certainKeyMappings: [SmartKeyTransformer] { mappingForKey() }
    static var certainValueMappings: [SmartValueTransformer] { mappingForValue() }

    /// Names of mappings that are functions of an instance.
    var misplacedMappings: [String] {
        let keys: [SmartKeyTransformer]? = mappingForKey()
        let values: [SmartValueTransformer]? = mappingForValue()
        return (keys == nil ? [] : ["mappingForKey"]) + (values == nil ? [] : ["mappingForValue"])
    }
}
