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

    /// Nil for a value that is neither a number nor text, and for numbers that are not finite. O(n).
    ///
    /// - Parameter value: The value as JSONSerialization gives it.
    /// - Returns: The value of the property, or nil.
    open func transformFromJSON(_ value: Any?) -> Date? {
        let seconds: Double
        if let number = value.flatMap({ NSNumber.of($0) }) {
            seconds = number.doubleValue
        } else if let text = value as? String {
            seconds = leadingNumber(of: text)
        } else {
            return nil
        }
        return seconds.isFinite ? Date(timeIntervalSince1970: seconds) : nil
    }

    /// Seconds since 1970.
    ///
    /// - Parameter value: The property's value.
    /// - Returns: What is written, or nil.
    open func transformToJSON(_ value: Date?) -> Double? {
        value?.timeIntervalSince1970
    }
}

/// The decimal number at the start of a text, 0 if there is none; in O(n). HandyJSON used C's `atof`, which depends on
/// the process locale.
private func leadingNumber(of text: String) -> Double {
    let text = text.drop(while: \.isWhitespace)
    var index = text.startIndex

    func skip(anyOf characters: String) -> Bool {
        guard index < text.endIndex, characters.contains(text[index]) else { return false }
        index = text.index(after: index)
        return true
    }
    func skipDigits(_ digits: String = "0123456789") -> Bool {
        let start = index
        while skip(anyOf: digits) {}
        return index > start
    }

    _ = skip(anyOf: "+-")
    let afterSign = index
    // C reads hexadecimal numbers too; without digits after the x, the number is the 0 before it.
    let isHexadecimal = skip(anyOf: "0") && skip(anyOf: "xX")
    if !isHexadecimal { index = afterSign }
    let digits = isHexadecimal ? "0123456789abcdefABCDEF" : "0123456789"
    let hasInteger = skipDigits(digits)
    var end = index
    if skip(anyOf: "."), skipDigits(digits) || hasInteger { end = index }
    guard end > text.startIndex else { return 0 }
    // An exponent counts only if it has digits: "5 eggs" and "5e" are 5.
    if skip(anyOf: isHexadecimal ? "pP" : "eE") {
        _ = skip(anyOf: "+-")
        if skipDigits() { end = index }
    }
    return Double(String(text[..<end])) ?? 0
}
