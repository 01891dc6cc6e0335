import Foundation

enum ShortestDouble {
    /// At most 25 bytes. The value must be finite.
    static func write(_ value: Double, to out: UnsafeMutablePointer<UInt8>) -> Int {
        // Whole numbers that a Double holds exactly need no search.
        if let whole = Int64(exactly: value), whole.magnitude < 1 << 53, whole != 0 || value.sign == .plus {
            if whole < 0 { out[0] = UInt8(ascii: "-") }
            let sign = whole < 0 ? 1 : 0
            return DecimalDigits.write(whole.magnitude, to: out + sign) + sign
        }
        var text = value.description
        return text.withUTF8 { digits in
            var count = digits.count
            if count > 2, digits[count - 1] == UInt8(ascii: "0"), digits[count - 2] == UInt8(ascii: ".") { count -= 2 }
            if let from = digits.baseAddress { out.update(from: from, count: count) }
            return count
        }
    }
}
