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
        let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
        var columns = Array(header.indices)
        for column in droppable where width(columns, widths) > limit { columns.removeAll { $0 == column } }
        func line(_ cells: [String]) -> String {
            var result = columns.map { column in
                let blanks = String(repeating: " ", count: widths[column] - cells[column].count)
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

    /// In lines of at most `limit` characters, broken at blanks; `label` stands before the first, and as many blanks
    /// before the others.
    func wrapped(_ label: String, limit: Int) -> String {
        let indent = String(repeating: " ", count: label.count)
        var lines: [String] = []
        var line = label
        var isEmpty = true
        for word in split(separator: " ") {
            if !isEmpty, line.count + 1 + word.count > limit {
                lines.append(line)
                line = indent
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return (lines + [line]).joined(separator: "\n") + "\n"
    }

    /// At most `limit` characters, the last a sign that there are more.
    func cut(to limit: Int) -> String { count > limit ? prefix(max(0, limit - 1)) + "…" : self }
}
