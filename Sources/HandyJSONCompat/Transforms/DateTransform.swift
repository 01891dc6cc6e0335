import Foundation
import SmartEngine

/// A date as seconds since 1970.
///
///     mapper <<< self.createdAt <-- DateTransform()     // {"createdAt": 1500000000.5}
///
/// JSON form: Double. Reads a number, or a text by its leading number (`"42.5"`); a text without one counts as 0, so
/// `"abc"` is 1970. Rule: HandyJSON 5.0.4. Unlike there, a result that is not finite gives nil, since a date of NaN or
/// infinity traps when printed.
open class DateTransform: TransformType {
    /// The type of the property.
    public typealias Object = Date
    /// The form in JSON.
    public typealias JSON = Double

    /// Takes no options.
    public init() {}

    /// The date of a number, or of a text by its leading number; nil for any other value, and for numbers that are not
    /// finite. O(n).
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    open func transformFromJSON(_ value: Any?) -> Date? {
        LeadingNumber.date(value)
    }

    /// The date as seconds since 1970.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    open func transformToJSON(_ value: Date?) -> Double? {
        value?.timeIntervalSince1970
    }
}
