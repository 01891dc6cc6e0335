/// Columns set with spaces.
struct TextTable {
    var header: [String]
    var rows: [[String]] = []
    /// Columns of numbers.
    var right: Set<Int> = []
    /// Columns to do without where the lines are short, the first to go first.
    var droppable: [Int] = []

    /// Lines of at most `limit` characters, if leaving out the droppable columns is enough for that. O(cells).
    func text(limit: Int) -> String {
        let widths = header.indices.map { column in ([header] + rows).map { $0[column].width }.max() ?? 0 }
        var columns = Array(header.indices)
        for column in droppable where width(columns, widths) > limit { columns.removeAll { $0 == column } }
        func line(_ cells: [String]) -> String {
            var result = columns.map { column in
                let blanks = String(repeating: " ", count: widths[column] - cells[column].width)
                return right.contains(column) ? blanks + cells[column] : cells[column] + blanks
            }.joined(separator: "  ")
            while result.last == " " { result.removeLast() }
            return result + "\n"
        }
        return line(header) + line(widths.map { String(repeating: "-", count: $0) }) + rows.map(line).joined()
    }

    private func width(_ columns: [Int], _ widths: [Int]) -> Int {
        columns.reduce(0) { $0 + widths[$1] } + 2 * (columns.count - 1)
    }
}

extension String {
    /// As at the beginning of a sentence; a name of the source, such as `toJSON`, stays as it is.
    var capitalizedFirst: String {
        let word = prefix { $0 != " " }
        return word.allSatisfy { $0.isLowercase || $0.isPunctuation } ? prefix(1).uppercased() + dropFirst() : self
    }

    /// Without line breaks and the indentation after them, as reports of one line per finding need it.
    var onOneLine: String {
        guard contains(where: \.isNewline) else { return self }
        return split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }.joined(
            separator: " ")
    }

    /// Columns of a terminal: characters of East Asian scripts take two.
    var width: Int { reduce(0) { $0 + $1.width } }

    /// In lines of at most `limit` columns, broken at blanks and between East Asian characters; `label` stands before
    /// the first, and as many blanks before the others. O(characters).
    func wrapped(_ label: String, limit: Int) -> String {
        let indent = String(repeating: " ", count: label.width)
        var lines: [String] = []
        var line = label
        var used = label.width
        var isEmpty = true
        for word in split(separator: " ") {
            for (index, piece) in word.pieces.enumerated() {
                let blank = isEmpty || index > 0 ? "" : " "
                let width = piece.width
                if !isEmpty, used + blank.utf8.count + width > limit {
                    lines.append(line)
                    line = indent + piece
                    used = indent.utf8.count + width
                } else {
                    line += blank + piece
                    used += blank.utf8.count + width
                }
                isEmpty = false
            }
        }
        return (lines + [line]).joined(separator: "\n") + "\n"
    }

    /// At most `limit` columns, the last a sign that there are more.
    func cut(to limit: Int) -> String {
        guard width > limit else { return self }
        var used = 0
        let kept = prefix { character in
            used += character.width
            return used < limit
        }
        return kept + "…"
    }
}

extension Substring {
    /// Where a line may be broken in a word: on both sides of an East Asian character, but not before a closing mark.
    fileprivate var pieces: [String] {
        var pieces: [String] = []
        var endsWide = false
        for character in self {
            let isWide = character.width == 2
            if let last = pieces.indices.last, "，。；：、）》”".contains(character) || !isWide && !endsWide {
                pieces[last].append(character)
            } else {
                pieces.append(String(character))
            }
            endsWide = isWide
        }
        return pieces
    }
}

extension Character {
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]

    /// Columns of a terminal, 1 or 2.
    var width: Int {
        guard let scalar = unicodeScalars.first?.value, scalar >= 0x1100 else { return 1 }
        return Character.wide.contains { $0.contains(scalar) } ? 2 : 1
    }
}
