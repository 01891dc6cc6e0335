import Foundation
import SmartEngine

/// An exact decimal number, such as an amount of money.
///
///     mapper <<< self.price <-- NSDecimalNumberTransform()     // {"price": "1.10"}
///
/// JSON form: String; reads a text or a number. A text that is not a number gives `NSDecimalNumber.notANumber`. Rule:
/// HandyJSON 5.0.4, which however rounded numbers through Double; here integers keep all digits and a fraction keeps
/// the digits that were written.
open class NSDecimalNumberTransform: TransformType {
    /// The type of the property.
    public typealias Object = NSDecimalNumber
    /// The form in JSON.
    public typealias JSON = String

    /// Takes no options.
    public init() {}

    /// The number of a number or a text; nil for any other value, `notANumber` for text that is not a number. O(n).
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
        if let text = value as? String {
            return NSDecimalNumber(decimal: Decimal(string: text) ?? .nan)
        }
        if let decimal = value as? NSDecimalNumber { return decimal }
        guard let number = value.flatMap({ NSNumber.of($0) }) else { return nil }
        if let integer = number as? Int64 { return NSDecimalNumber(decimal: Decimal(integer)) }
        if let integer = number as? UInt64 { return NSDecimalNumber(decimal: Decimal(integer)) }
        // The shortest text of the Double has the digits of the JSON text; NSDecimalNumber(value:) would give
        // 0.3000000000000000512.
        return Decimal(string: number.doubleValue.description).map { NSDecimalNumber(decimal: $0) }
    }

    /// The digits as text, with a point whatever the locale.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    open func transformToJSON(_ value: NSDecimalNumber?) -> String? {
        value?.description(withLocale: nil)
    }
}
