/// The arguments of a `pod` or `dependency` call.
struct RubyCall {
    struct Argument {
        /// `git` in `:git => 'x'` and `git: 'x'`; `{` for a dictionary in braces; nil for a version.
        let key: String?
        /// The text, where it is a plain string.
        let value: String?
        /// Where the comma before it stands.
        let comma: Int
        let range: ByteRange
    }

    let name: RubyToken
    private(set) var arguments: [Argument] = []

    /// `pod`, `pod(`, `s.dependency`, `dependency(` before a string.
    static func isCall(_ call: String, _ tokens: [RubyToken], before index: Int) -> Bool {
        var place = index - 1
        if tokens.indices.contains(place), tokens[place].isSign("(") { place -= 1 }
        guard tokens.indices.contains(place), tokens[place].isWord(call) else { return false }
        let isMember = tokens.indices.contains(place - 1) && tokens[place - 1].isSign(".")
        return call == "dependency" || !isMember
    }

    init(_ tokens: [RubyToken], name index: Int) {
        name = tokens[index]
        var parts: [RubyToken] = []
        var comma: Int?
        var depth = 0
        func argument() -> Argument? { comma.flatMap { RubyCall.argument(parts, $0) } }
        for token in tokens[(index + 1)...] {
            if token.kind == .lineEnd {
                // A comma or an open bracket goes on in the next line.
                if depth > 0 || parts.isEmpty && comma != nil { continue }
                break
            }
            if depth == 0, RubyCall.ends(token) || comma == nil && !token.isSign(",") { break }
            if token.isSign("\\") { continue }
            if depth == 0, token.isSign(",") {
                arguments += argument().map { [$0] } ?? []
                parts = []
                comma = token.range.lowerBound
                continue
            }
            if ["(", "[", "{"].contains(where: token.isSign) { depth += 1 }
            if [")", "]", "}"].contains(where: token.isSign) { depth -= 1 }
            parts.append(token)
        }
        arguments += argument().map { [$0] } ?? []
    }

    private static func ends(_ token: RubyToken) -> Bool {
        [")", "}", ";"].contains(where: token.isSign)
            || ["if", "unless", "while", "end", "rescue", "do"].contains(where: token.isWord)
    }

    private static func argument(_ parts: [RubyToken], _ comma: Int) -> Argument? {
        guard let first = parts.first, let last = parts.last else { return nil }
        let range = first.range.lowerBound..<last.range.upperBound
        let value = last.kind == .string ? last.text : nil
        if first.isSign("{") { return Argument(key: "{", value: nil, comma: comma, range: range) }
        let isHash = parts.contains { $0.isSign("=>") }
        let isLabel = parts.count > 2 && first.kind != .sign && parts[1].isSign(":")
        guard isHash || isLabel else { return Argument(key: nil, value: value, comma: comma, range: range) }
        let key = parts.first { $0.kind != .sign }?.text
        return Argument(key: key ?? "", value: value, comma: comma, range: range)
    }
}
