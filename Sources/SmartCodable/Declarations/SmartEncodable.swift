import Foundation

/// A model written as JSON by the engine.
public protocol SmartEncodable: Encodable {
    init()
    static func mappingForKey() -> [SmartKeyTransformer]?
    static func mappingForValue() -> [SmartValueTransformer]?
}

extension SmartEncodable {
    public static func mappingForKey() -> [SmartKeyTransformer]? { nil }
    public static func mappingForValue() -> [SmartValueTransformer]? { nil }
}
