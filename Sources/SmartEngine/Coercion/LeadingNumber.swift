import Foundation

/// Dates as HandyJSON's DateTransform reads them.
package enum LeadingNumber {
    /// Seconds since 1970: a number, a boolean, or the number that a text begins with, 0 without one. Nil for other
    /// values, and for numbers that are not finite. O(n).
    package static func date(_ value: Any?) -> Date? {
        let seconds: Double
        if let number = value.flatMap({ NSNumber.of($0) }) {
            seconds = number.doubleValue
        } else if let text = value as? String {
            seconds = of(text)
        } else {
            return nil
        }
        return seconds.isFinite ? Date(timeIntervalSince1970: seconds) : nil
    }

    /// The decimal number at the start of a text, 0 if there is none; in O(n). HandyJSON used C's `atof`, which depends
    /// on the process locale.
    static func of(_ text: String) -> Double {
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
}
