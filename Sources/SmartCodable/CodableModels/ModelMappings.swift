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
        self.keys = joined(keys, model.certainKeyMappings)
        self.values = joined(values, model.certainValueMappings)
    }

    /// `decodable`: the same type, where it is one.
    init(_ model: any SmartEncodable.Type, _ decodable: (any SmartDecodable.Type)?) {
        keys = (model.mappingForKey() ?? []) + (decodable?.certainKeyMappings ?? [])
        values = (model.mappingForValue() ?? []) + (decodable?.certainValueMappings ?? [])
    }
}

/// Without an addition where one is empty: for the first one of a kind of array, the runtime would search all of the
/// process for its conformances.
func joined<Element>(_ first: [Element]?, _ second: [Element]) -> [Element] {
    guard let first, !first.isEmpty else { return second }
    return second.isEmpty ? first : first + second
}

extension SmartDecodable {
    fileprivate static var certainKeyMappings: [SmartKeyTransformer] { mappingForKey() }
    fileprivate static var certainValueMappings: [SmartValueTransformer] { mappingForValue() }
}
