/// The line of a finding with one before and one after it, without the indentation that they share.
struct Excerpt {
    struct Line: Equatable {
        let text: String
        let isFound: Bool
    }

    let lines: [Line]

    /// Longer lines are cut: nobody reads them here.
    private static let longest = 300

    init(_ finding: Finding, in audit: Audit) {
        let found = finding.position.line - 1
        guard let file = audit.sources[finding.path],
            case let all = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false),
            all.indices.contains(found)
        else {
            lines = [Line(text: finding.subject, isFound: true)]
            return
        }
        let texts = all.indices.filter { abs($0 - found) <= 1 }.map { (index: $0, text: Excerpt.text(all[$0])) }
        let indentation =
            texts.filter { !$0.text.allSatisfy(\.isWhitespace) }.map {
                $0.text.prefix { $0 == " " || $0 == "\t" }.count
            }.min() ?? 0
        lines = texts.map {
            Line(text: String($0.text.dropFirst(indentation)).cut(to: Excerpt.longest), isFound: $0.index == found)
        }
        .filter { $0.isFound || !$0.text.isEmpty }
    }

    private static func text(_ line: ArraySlice<UInt8>) -> String {
        String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
}
