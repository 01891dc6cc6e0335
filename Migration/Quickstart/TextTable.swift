import Foundation

/// Rows in aligned columns, where a Chinese character or an emoji takes the two columns that a terminal gives it.
struct TextTable {
    enum Alignment {
        case left, right
    }

    let columns: [Alignment]
    let rows: [[String]]

    var lines: [String] {
        let cells = rows.map { $0.map(Self.onOneLine) }
        let widths = columns.indices.map { column in cells.map { $0[column].terminalWidth }.max() ?? 0 }
        return cells.map { row in
            let padded = columns.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].terminalWidth)
                return columns[column] == .left ? row[column] + padding : padding + row[column]
            }
            return String(padded.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
        }
    }

    /// A tab or line break inside a cell would break the table.
    private static func onOneLine(_ cell: String) -> String {
        String(cell.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
}

extension String {
    /// The columns that a terminal needs for this text.
    var terminalWidth: Int {
        reduce(0) { $0 + $1.terminalWidth }
    }
}

extension Character {
    fileprivate var terminalWidth: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
        let isEmoji = scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
        return isEmoji || Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    /// The blocks of East Asian Width W and F (Unicode Standard Annex 11), roughly.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
