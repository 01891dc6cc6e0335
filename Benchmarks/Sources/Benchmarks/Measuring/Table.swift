import Foundation

/// Rows of text in columns; the first `leading` columns are aligned left, the others right.
struct Table {
    let widths: [Int]
    let leading: Int

    static let races = Table(widths: [42, 46, 11, 8, 13], leading: 2)

    func row(_ cells: [String]) -> String {
        let padded = zip(widths, cells).enumerated().map { column, pair in
            let (width, cell) = pair
            let padding = String(repeating: " ", count: max(0, width - cell.count))
            return column < leading ? cell + padding : padding + cell
        }
        return padded.joined(separator: " ").trimmingCharacters(in: .newlines)
    }

    var rule: String {
        String(repeating: "─", count: widths.reduce(widths.count - 1, +))
    }
}

extension Outcome {
    func row(race: String) -> String {
        switch self {
        case .measured(let measurement):
            Table.races.row([
                race, measurement.title,
                decimals(measurement.medianMilliseconds, 3),
                decimals(measurement.ratio, 2),
                measurement.allocations.map(grouped) ?? "n/a",
            ])
        case .wrong(let title, let reason):
            Table.races.row([race, title]) + " WRONG RESULT: \(reason)"
        }
    }
}

func decimals(_ value: Double, _ count: Int) -> String {
    String(format: "%.\(count)f", value)
}

/// 12345 → "12,345"
func grouped(_ value: some BinaryInteger) -> String {
    var digits = Substring(String(value))
    var groups: [Substring] = []
    while digits.count > 3 {
        groups.append(digits.suffix(3))
        digits.removeLast(3)
    }
    groups.append(digits)
    return groups.reversed().joined(separator: ",")
}
