@_spi(Engine) import SmartEngine

/// The results of a model's `mappingForKey` and `mappingForValue`, in either form: with and without an optional result.
struct ModelMappings {
    let keys: [SmartKeyTransformer]
    let values: [SmartValueTransformer]

    /// The keys that the mappings name.
    var mappedKeys: [any CodingKey] { keys.map(\.key) + values.map(\.key) }

    init(_ model: any SmartDecodable.Type) {
        let keys: [SmartKeyTransformer]? = model.mappingForKey()
        let values: [SmartValueTransformer]? = model.mappingForValue()
        self.keys = (keys ?? []) + model.certainKeyMappings
        self.values = (values ?? []) + model.certainValueMappings
    }

    /// `decodable`: the same type, where it is one.
    init(_ model: any SmartEncodable.Type, _ decodable: (any SmartDecodable.Type)?) {
        keys = (model.mappingForKey() ?? []) + (decodable?.certainKeyMappings ?? [])
        values = (model.mappingForValue() ?? []) + (decodable?.certainValueMappings ?? [])
    }
}

extension SmartDecodable {
    fileprivate static var certainKeyMappings: [SmartKeyTransformer] { mappingForKey() }
    fileprivate static var certainValueMappings: [SmartValueTransformer] { mappingForValue() }
}
