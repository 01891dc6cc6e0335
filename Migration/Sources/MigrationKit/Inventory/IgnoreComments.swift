/// `// handyjson-migrate:ignore RULE, RULE`: on the line it concerns, or on a line of its own above it. Without a rule: all of them.
enum IgnoreComments {
    private static let mark = Array("handyjson-migrate:ignore".utf8)

    static func read(_ bytes: [UInt8]) -> [Int: Set<String>] {
        // Nearly no file has one: look for the mark before splitting lines.
        guard bytes.contains(mark) else { return [:] }
        var result: [Int: Set<String>] = [:]
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let text = String(decoding: line, as: UTF8.self)
            guard let comment = text.range(ofPlain: "//"), let found = text.range(ofPlain: "handyjson-migrate:ignore"),
                comment.lowerBound < found.lowerBound
            else { continue }
            let words = text[found.upperBound...].split { " ,\t\r".contains($0) }
            var rules: Set<String> = []
            for word in words {
                guard word.allSatisfy({ $0.isLowercase || $0 == "-" || $0.isNumber }) else { break }
                rules.insert(String(word))
            }
            if rules.isEmpty { rules = ["*"] }
            result[index + 1, default: []].formUnion(rules)
            let isAlone = text[..<comment.lowerBound].allSatisfy(\.isWhitespace)
            if isAlone { result[index + 2, default: []].formUnion(rules) }
        }
        return result
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
