import Foundation
import SmartCodable
@_spi(Engine) import SmartEngine

extension SmartConversion {
    /// ExCodable 1.0's conversions that the built-in rules do not have. Numbers and words become Bool (123 and "yes"
    /// are true), Bool becomes a number, and fractions become integers, which lose their fraction.
    ///
    ///     SmartCodableOptions.conversions = SmartConversion.exCodable
    public static let exCodable: [SmartConversion] = [
        SmartConversion(to: Bool.self, ExCodableConversions.bool),
        SmartConversion(to: Int.self) { ExCodableConversions.integer($0) },
        SmartConversion(to: Int8.self) { ExCodableConversions.integer($0) },
        SmartConversion(to: Int16.self) { ExCodableConversions.integer($0) },
        SmartConversion(to: Int32.self) { ExCodableConversions.integer($0) },
        SmartConversion(to: Int64.self) { ExCodableConversions.integer($0) },
        SmartConversion(to: UInt.self) { ExCodableConversions.integer($0) },
        SmartConversion(to: UInt8.self) { ExCodableConversions.integer($0) },
        SmartConversion(to: UInt16.self) { ExCodableConversions.integer($0) },
        SmartConversion(to: UInt32.self) { ExCodableConversions.integer($0) },
        SmartConversion(to: UInt64.self) { ExCodableConversions.integer($0) },
    ]
}

/// The converters of ExCodable 1.0 as conversions.
enum ExCodableConversions {
    static func integer<T: FixedWidthInteger>(_ json: JSONValue) -> T? {
        if let bool = json.boolValue { return bool ? 1 : 0 }
        return json.doubleValue.flatMap { T(exactly: $0.rounded(.towardZero)) }
    }

    static func bool(_ json: JSONValue) -> Bool? {
        if let number = json.doubleValue { return number.rounded(.towardZero) != 0 }
        switch json.stringValue?.lowercased() {
        case "true", "t", "yes", "y": return true
        case "false", "f", "no", "n", "": return false
        case let text?: return Double(text).map { $0.rounded(.towardZero) != 0 }
        case nil: return nil
        }
    }

    /// The conversions of a model's own converter; empty for other models.
    static func of(_ model: Any.Type) -> [SmartConversion] {
        (model as? any ExCodableDecodingTypeConverter.Type).map { asked($0) } ?? []
    }

    /// The conversions of the converter for all models, if the app declares one. They are looked for once, when the
    /// first model of ExCodable's is decoded.
    static let global = of(ExCodableGlobalDecodingTypeConverter.self)

    private static func asked<C: ExCodableDecodingTypeConverter>(_ converter: C.Type) -> [SmartConversion] {
        func conversion<T: Decodable>(to type: T.Type) -> SmartConversion {
            SmartConversion(type, ConverterOf<C, T>())
        }
        return [
            conversion(to: Bool.self), conversion(to: Int.self), conversion(to: Int8.self), conversion(to: Int16.self),
            conversion(to: Int32.self), conversion(to: Int64.self), conversion(to: UInt.self),
            conversion(to: UInt8.self), conversion(to: UInt16.self), conversion(to: UInt32.self),
            conversion(to: UInt64.self), conversion(to: Float.self), conversion(to: Double.self),
            conversion(to: String.self), conversion(to: Date.self), conversion(to: URL.self), conversion(to: Data.self),
            conversion(to: Decimal.self), conversion(to: CGFloat.self),
        ]
    }
}

private struct ConverterOf<Converter: ExCodableDecodingTypeConverter, Value: Decodable>: JSONConverting {
    func convert(_ json: JSONValue) -> Any? {
        let object = ["value": json.peel]
        return try? SmartJSONDecoder().decode(ConvertedValue<Converter, Value>.self, fromJSONObject: object).value
    }
}

/// The result of a converter for the member `value`.
private struct ConvertedValue<Converter: ExCodableDecodingTypeConverter, Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NameKey.self)
        value = Converter.decode(container, codingKey: NameKey(stringValue: "value"), as: Value.self)
    }
}

/// A converter of ExCodable 1.0, for a model that is `ExAutoDecodable`. It is called for the standard number types,
/// Bool, String, Date, URL, Data and Decimal, where the built-in rules give nothing.
public protocol ExCodableDecodingTypeConverter {
    /// The value of a member.
    ///
    /// - Parameters:
    ///   - container: The object.
    ///   - codingKey: The member's key.
    ///   - type: The type of the value.
    /// - Returns: The value; nil if the converter does not apply.
    static func decode<T: Decodable, K: CodingKey>(
        _ container: KeyedDecodingContainer<K>, codingKey: K, as type: T.Type
    ) -> T?
}

/// The converter for all models of ExCodable 1.0: an app declares its conformance to `ExCodableDecodingTypeConverter`.
public struct ExCodableGlobalDecodingTypeConverter {}

extension Optional {
    /// The type inside, however many optionals there are around it.
    public static var wrappedType: Any.Type {
        var type: any AnyOptional.Type = Self.self
        while let inner = type.wrappedAnyType as? any AnyOptional.Type { type = inner }
        return type.wrappedAnyType
    }
}
