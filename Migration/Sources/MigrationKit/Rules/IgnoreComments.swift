/// `// handyjson-migrate:ignore RULE, RULE reason`: on the line it concerns, or above it. Without a rule: all of them.
enum IgnoreComments {
    private static let mark = "handyjson-migrate:ignore"
    private static let markBytes = Array(mark.utf8)
    static let swiftMarks = ["//", "/*"]

    private struct Comment {
        /// From 0.
        let line: Int
        let rules: Set<String>
        /// Words that were meant as rules and are none.
        let unknown: [String]
        let column: Int
        /// Nothing but comments on its line.
        let isAlone: Bool
    }

    /// The rules to ignore, by line.
    static func read(_ bytes: [UInt8], _ marks: [String] = swiftMarks) -> [Int: Set<String>] {
        let (lines, comments) = comments(bytes, marks)
        var result: [Int: Set<String>] = [:]
        for comment in comments where !comment.rules.isEmpty {
            result[comment.line + 1, default: []].formUnion(comment.rules)
            guard comment.isAlone else { continue }
            // Other comments may stand between it and the code.
            var next = comment.line + 1
            while next < lines.count, isComment(lines[next], marks) {
                result[next + 1, default: []].formUnion(comment.rules)
                next += 1
            }
            result[next + 1, default: []].formUnion(comment.rules)
        }
        return result
    }

    /// Words in ignore comments that no rule is called.
    static func unknownRules(_ bytes: [UInt8]) -> [(position: Position, word: String)] {
        comments(bytes, swiftMarks).comments.flatMap { comment in
            comment.unknown.map { (Position(line: comment.line + 1, column: comment.column), $0) }
        }
    }

    private static func comments(_ bytes: [UInt8], _ marks: [String]) -> (lines: [String], comments: [Comment]) {
        // Nearly no file has one: look for the mark before splitting lines.
        guard bytes.contains(markBytes) else { return ([], []) }
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        return (lines, lines.indices.compactMap { comment(lines[$0], line: $0, marks) })
    }

    private static func comment(_ text: String, line: Int, _ marks: [String]) -> Comment? {
        guard let found = text.range(ofPlain: mark) else { return nil }
        let before = text[..<found.lowerBound]
        let starts = marks.compactMap { String(before).range(ofPlain: $0)?.lowerBound }
        // A line in the middle of a block comment begins with the words themselves.
        let isInBlock = marks.contains("/*") && before.allSatisfy { $0.isWhitespace || $0 == "*" }
        guard let start = starts.min() ?? (isInBlock ? before.startIndex : nil) else { return nil }
        let rest = String(text[found.upperBound...])
        let end = rest.range(ofPlain: "*/")
        let (rules, unknown) = rules(end.map { rest[..<$0.lowerBound] } ?? rest[...])
        let behind = end.map { rest[$0.upperBound...] } ?? ""
        let isAlone = before[..<start].allSatisfy(\.isWhitespace) && behind.allSatisfy(\.isWhitespace)
        return Comment(line: line, rules: rules, unknown: unknown, column: before.utf8.count + 1, isAlone: isAlone)
    }

    /// The first word, and those that follow a comma, name rules; any other word that is no rule begins the reason.
    private static func rules(_ text: Substring) -> (rules: Set<String>, unknown: [String]) {
        var rules: Set<String> = []
        var unknown: [String] = []
        for (index, part) in text.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
            for (place, word) in part.split(whereSeparator: \.isWhitespace).map(String.init).enumerated() {
                if Rule.byID[word] != nil {
                    rules.insert(word)
                } else {
                    if place == 0, index == 0 || word.contains("-") { unknown.append(word) }
                    return (rules, unknown)
                }
            }
        }
        return rules.isEmpty && unknown.isEmpty ? (["*"], []) : (rules, unknown)
    }

    private static func isComment(_ line: String, _ marks: [String]) -> Bool {
        let text = line.drop(while: \.isWhitespace)
        return (marks + (marks.contains("/*") ? ["*"] : [])).contains { text.hasPrefix($0) }
    }
}

extension [Int: Set<String>] {
    func ignores(_ rule: String, line: Int) -> Bool {
        guard let rules = self[line] else { return false }
        return rules.contains("*") || rules.contains(rule)
    }
}

extension [UInt8] {
    func contains(_ needle: [UInt8]) -> Bool {
        guard let first = needle.first, count >= needle.count else { return false }
        return withUnsafeBufferPointer { haystack in
            var index = 0
            let end = haystack.count - needle.count
            while index <= end {
                if haystack[index] == first {
                    var length = 1
                    while length < needle.count, haystack[index + length] == needle[length] { length += 1 }
                    if length == needle.count { return true }
                }
                index += 1
            }
            return false
        }
    }
}

extension String {
    func range(ofPlain needle: String) -> Range<Index>? {
        guard let first = needle.first else { return nil }
        var start = startIndex
        while let index = self[start...].firstIndex(of: first) {
            if self[index...].hasPrefix(needle) { return index..<self.index(index, offsetBy: needle.count) }
            start = self.index(after: index)
        }
        return nil
    }
}
