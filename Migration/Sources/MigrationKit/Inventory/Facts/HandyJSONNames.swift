/// The public names of HandyJSON, which HandyJSONCompat has too.
enum HandyJSONNames {
    static let oldModule = "HandyJSON"
    static let compatModule = "HandyJSONCompat"
    static let nativeModule = "SmartCodable"
    /// Modules whose import brings HandyJSON's API.
    static let modules: Set<String> = [oldModule, compatModule]

    static let modelProtocols: Set<String> = ["HandyJSON", "HandyJSONCodable", "_ExtendCustomModelType"]
    static let nativeProtocols: Set<String> = [
        "SmartCodable", "SmartCodableX", "SmartDecodable", "SmartDirectCodable", "SmartEncodable",
    ]
    static let enumProtocols: Set<String> = ["HandyJSONEnum", "_RawEnumProtocol"]
    static let customProtocols: Set<String> = ["HandyJSONCustomTransformable", "_ExtendCustomBasicType"]
    static let protocols: Set<String> =
        modelProtocols.union(enumProtocols).union(customProtocols).union([
            "TransformType", "_Transformable", "_Measurable",
        ])

    static let transforms: Set<String> = [
        "TransformOf", "DateTransform", "DateFormatterTransform", "CustomDateFormatTransform", "ISO8601DateTransform",
        "DataTransform", "URLTransform",
        "NSDecimalNumberTransform", "EnumTransform", "HexColorTransform",
    ]

    static let deserializer = "JSONDeserializer"

    /// Names that mean HandyJSON wherever they stand.
    static let others: Set<String> = [
        "HelpingMapper", deserializer, "HandyJSONConfiguration", "DeserializeOptions", "DebugMode",
        "CustomMappingKeyValueTuple", "MappingPropertyHandler",
    ]

    static let all = protocols.union(transforms).union(others)

    static let codableProtocols: Set<String> = ["Codable", "Decodable", "Encodable"]

    /// The system's, which make nothing a model.
    static let systemTypes = codableProtocols.union([
        "NSObject", "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "CustomStringConvertible",
        "NSCoding", "NSSecureCoding", "NSCopying", "AnyObject", "Error", "CaseIterable", "ObservableObject",
        "CustomDebugStringConvertible",
    ])

    /// Names that HandyJSON 5 exposed by accident, or that only its sources have: HandyJSONCompat does not.
    static let internals: Set<String> = [
        "PropertyInfo", "ExtendCustomModelType", "InternalLogger", "ReflectionHelper", "MetadataType",
        "NominalMetadataType", "ContextDescriptorType",
        "_BuiltInBasicType", "_BuiltInBridgeType", "_PropertiesMappable", "AnyExtensions", "FieldDescriptor",
        "ModelTransformerHelper",
    ]

    /// The types that `import SmartCodable` brings.
    static let natives: Set<String> = [
        "ColorObject", "PropertyWrapperable",
        "SmartConfig", "SmartHexFormat",
        "FastTransformer", "HandyJSONRules", "IgnoredKey", "JSONSyntaxError", "JSONValue", "SmartAny",
        "SmartAssociatedEnumerable",
        "SmartCaseDefaultable", "SmartCodable", "SmartCodableOptions", "SmartCodableX", "SmartCompact",
        "SmartConversion", "SmartConverting", "SmartDataTransformer", "SmartDate", "SmartDateForm",
        "SmartDateFormatTransformer", "SmartDateTransformer", "SmartDateValue", "SmartDecodable", "SmartDecodingOption",
        "SmartDirectCodable", "SmartEncodable", "SmartEncodingOption", "SmartExactMap", "SmartFlat", "SmartGlobalMap",
        "SmartColor",
        "SmartColorValue",
        "SmartHexColor", "SmartHexColorTransformer",
        "SmartMessage", "SmartUnknown", "SmartIgnored", "SmartInitial", "SmartJSONDecoder",
        "SmartJSONEncoder", "SmartKey",
        "SmartKeyConversion",
        "SmartKeyDecodingStrategy",
        "SmartKeyEncodingStrategy", "SmartKeyTransformer", "SmartLossy", "SmartNumberStrategy",
        "SmartObservable", "SmartOptional",
        "SmartPolymorphic", "SmartPolymorphicEnum", "SmartPublished", "SmartRepair", "SmartReport", "SmartRules",
        "SmartSentinel", "SmartStrictError",
        "SmartURLTransformer", "SmartUpdater", "SmartValueTransformer", "SmartVariant",
        "SmartVariants", "ValueTransformable",
    ]

    /// The types that the two libraries bring. HandyJSON's own are among them: they collided before.
    static let visible = natives.union(all).subtracting(["_ExtendCustomModelType", "_ExtendCustomBasicType"])

    /// The operator that `import SmartCodable` declares. HandyJSON's own collided before.
    static let nativeOperator = "<---"

    /// Names that `adopt` writes into files: a type of the module's own that has one would be meant.
    static let writtenByAdopt: Set<String> = [
        "FastTransformer", "HandyJSONRules", "IgnoredKey", "SmartAny", "SmartCaseDefaultable", "SmartCodable",
        "SmartDataTransformer",
        "SmartDateFormatTransformer", "SmartDateTransformer", "SmartDecodable", "SmartDirectCodable", "SmartEncodable",
        "SmartHexColorTransformer", "SmartKey", "SmartKeyTransformer", "SmartURLTransformer", "SmartUpdater",
        "SmartValueTransformer",
        "ValueTransformable",
    ]

    /// `HandyJSON.HandyJSON` → `HandyJSON`.
    static func unqualified(_ name: String) -> String {
        for module in [oldModule, compatModule, nativeModule] where name.hasPrefix(module + ".") {
            return String(name.dropFirst(module.count + 1))
        }
        return name
    }
}
