/// Dates in the formats that a source text names: `"yyyy-MM-dd"` → `2024-05-17`.
enum DateExamples {
    /// Two for each format: one whose day is no month, and one whose parts all differ.
    static func texts(in source: String) -> [String] {
        var formats = literals(in: source).filter(isFormat)
        if source.contains("ISO8601") { formats.append("yyyy-MM-dd'T'HH:mm:ssZ") }
        return formats.flatMap { format in
            [date(format, [2024, 5, 17, 13, 8, 9]), date(format, [1999, 12, 31, 23, 59, 58])]
        }
    }

    private static func literals(in source: String) -> [String] {
        let parts = source.split(separator: "\"", omittingEmptySubsequences: false)
        return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
    }

    private static func isFormat(_ text: String) -> Bool {
        ["yy", "MM", "dd", "HH", "hh", "mm", "ss"].count(where: text.contains) > 0
            && text.allSatisfy { "GyMdEHhmsSaZzXxkKw'T -/:.,年月日时分秒".contains($0) }
    }

    /// The parts are year, month, day, hour, minute and second.
    private static func date(_ format: String, _ parts: [Int]) -> String {
        var result = ""
        var rest = format[...]
        while let letter = rest.first {
            let run = rest.prefix { $0 == letter }
            rest = rest[run.endIndex...]
            switch letter {
            case "'":
                // Quoted text stands for itself.
                let quoted = rest.prefix { $0 != "'" }
                result += quoted
                rest = rest[quoted.endIndex...].dropFirst()
            case "y": result += run.count == 2 ? padded(parts[0] % 100, 2) : padded(parts[0], run.count)
            case "M": result += run.count > 2 ? (parts[1] == 5 ? "May" : "December") : padded(parts[1], run.count)
            case "d": result += padded(parts[2], run.count)
            case "H", "k": result += padded(parts[3], run.count)
            case "h", "K": result += padded(parts[3] % 12, run.count)
            case "m": result += padded(parts[4], run.count)
            case "s": result += padded(parts[5], run.count)
            case "S": result += padded(0, run.count)
            case "a": result += "PM"
            case "Z", "X", "x": result += run.count == 5 ? "+00:00" : "+0000"
            case "E": result += "Fri"
            default: result += run
            }
        }
        return result
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }
}
