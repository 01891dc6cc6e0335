/// Numbers without an exponent.
enum PlainNotation {
    /// The shortest digits that read back as the same number, without exponent and without `.0`: `123456.7`,
    /// `0.0000001`, `1000`.
    @_optimize(size) static func text(of value: Double) -> String? {
        guard value.isFinite else { return nil }
        let shortest = value.description
        guard let exponentMark = shortest.firstIndex(of: "e") else {
            return shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
        }
        guard let exponent = Int(shortest[shortest.index(after: exponentMark)...]) else { return nil }
        let isNegative = shortest.hasPrefix("-")
        let mantissa = shortest[..<exponentMark].drop { $0 == "-" }
        let digits = mantissa.filter { $0 != "." }
        // The position of the point among the digits.
        let point = 1 + exponent
        let plain: String
        if point <= 0 {
            plain = "0." + String(repeating: "0", count: -point) + digits
        } else if point >= digits.count {
            plain = digits + String(repeating: "0", count: point - digits.count)
        } else {
            plain = digits.prefix(point) + "." + digits.dropFirst(point)
        }
        return (isNegative ? "-" : "") + plain
    }
}
