import Foundation

/// The public declarations of a Swift file, as its formatted text has them: one to a line.
struct PublicDeclarations {
    struct Declaration {
        let name: String
        /// From 1.
        let line: Int
        /// Its documentation comment, without the slashes.
        let documentation: [String]
        let isThrowing: Bool
        var isDocumented: Bool { !documentation.isEmpty }
        /// Whether the comment says which errors are thrown.
        var namesErrors: Bool {
            documentation.contains { $0.range(of: #"^ *- Throws: \S"#, options: .regularExpression) != nil }
        }
        /// Words that say no more than that there is a comment.
        var isEmpty: Bool {
            isDocumented && ["none", "nothing", "does nothing"].contains(
                documentation.joined(separator: " ").trimmingCharacters(in: CharacterSet(charactersIn: " .")).lowercased())
        }
    }

    private struct Scope {
        let kind: String
        let isPublic: Bool
        let depth: Int
    }

    private static let containers: Set = ["struct", "class", "enum", "protocol", "extension", "actor"]
    private static let members: Set = ["func", "var", "let", "init", "subscript", "typealias", "case", "associatedtype"]
    private static let modifiers: Set = [
        "public", "open", "package", "internal", "private", "fileprivate", "static", "final", "mutating", "nonmutating", "override",
        "convenience", "required", "indirect", "prefix", "infix", "postfix", "lazy", "weak", "unowned", "private(set)", "package(set)", "nonisolated",
    ]

    /// - Parameter countsUnderscored: whether names that start with an underscore are public ones.
    static func find(in text: String, countsUnderscored: Bool) -> [Declaration] {
        let lines = text.components(separatedBy: "\n")
        let code = CodeText.strip(text).components(separatedBy: "\n")
        var result: [Declaration] = []
        var scopes: [Scope] = []
        var pending: (kind: String, isPublic: Bool)?
        var depth = 0
        for (index, line) in code.enumerated() {
            if depth == scopes.last?.depth ?? 0, let found = declaration(line) {
                let isHidden = found.name.hasPrefix("_") && !countsUnderscored || line.contains("@_spi(")
                let isPublic = isVisible(found, in: scopes.last) && !isHidden
                if containers.contains(found.kind) { pending = (found.kind, isPublic || found.kind == "extension" && !isHidden) }
                if isPublic, found.kind != "extension", !found.modifiers.contains("override") {
                    result.append(
                        Declaration(
                            name: found.name, line: index + 1, documentation: documentation(index, lines), isThrowing: isThrowing(code[index...])))
                }
            }
            for sign in line {
                if sign == "{" {
                    depth += 1
                    if let scope = pending { scopes.append(Scope(kind: scope.kind, isPublic: scope.isPublic, depth: depth)) }
                    pending = nil
                } else if sign == "}" {
                    if scopes.last?.depth == depth { scopes.removeLast() }
                    depth -= 1
                }
            }
        }
        return result
    }

    private static func declaration(_ line: String) -> (kind: String, name: String, modifiers: Set<String>)? {
        var words = line.replacingOccurrences(of: "@[A-Za-z_]+(\\([^)]*\\))?", with: "", options: .regularExpression)
            .split(whereSeparator: { $0 == " " }).map(String.init)
        var found: Set<String> = []
        while let first = words.first, modifiers.contains(first) || first == "class" && words.count > 1 && members.contains(words[1]) {
            found.insert(first)
            words.removeFirst()
        }
        guard let first = words.first else { return nil }
        let kind = String(first.prefix { $0.isLetter })
        guard containers.contains(kind) || members.contains(kind) else { return nil }
        guard first == kind, words.count > 1 else { return (kind, kind, found) }
        let name = words[1].prefix { !"(<:{=,".contains($0) || words[1].first == $0 }
        return (kind, String(name), found)
    }

    private static func isVisible(_ found: (kind: String, name: String, modifiers: Set<String>), in scope: Scope?) -> Bool {
        if let scope, !scope.isPublic { return false }
        if found.modifiers.contains("public") || found.modifiers.contains("open") { return true }
        guard found.modifiers.isDisjoint(with: ["private", "fileprivate", "package", "internal"]) else { return false }
        return scope?.kind == "protocol" || scope?.kind == "enum" && found.kind == "case"
    }

    /// Between a declaration and its documentation there are attributes and other comments only.
    private static func documentation(_ index: Int, _ lines: [String]) -> [String] {
        var result: [String] = []
        for line in lines[..<index].reversed().map({ $0.trimmingCharacters(in: .whitespaces) }) {
            guard line.hasPrefix("@") || line.hasPrefix("//") else { break }
            if line.hasPrefix("///") { result.insert(String(line.dropFirst(3)), at: 0) }
        }
        return result
    }

    /// Whether `throws` or `rethrows` follows the parameters, whose own types may have the word too. The signature ends where its
    /// parentheses are closed and a line ends, or a body begins.
    private static func isThrowing(_ lines: ArraySlice<String>) -> Bool {
        var signature = ""
        var depth = 0
        for (offset, line) in lines.enumerated() {
            // A property's accessors, another declaration.
            if offset > 0, depth == 0, !line.trimmingCharacters(in: .whitespaces).hasPrefix("throws") { break }
            for sign in line {
                if sign == "{", depth == 0 { return hasThrows(signature) }
                if sign == "(" { depth += 1 }
                if depth == 0 { signature.append(sign) }
                if sign == ")" { depth -= 1 }
            }
            signature.append(" ")
        }
        return hasThrows(signature)
    }

    private static func hasThrows(_ signature: String) -> Bool {
        signature.split { !$0.isLetter }.contains { $0 == "throws" || $0 == "rethrows" }
    }
}

/// Swift code without its comments and the contents of its strings. Lines stay where they are.
private enum CodeText {
    private enum State {
        case code(parentheses: Int)
        case string(hashes: Int, quotes: Int)
    }

    static func strip(_ text: String) -> String {
        let signs = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var states: [State] = [.code(parentheses: 0)]
        var index = 0
        func count(_ sign: Unicode.Scalar, from start: Int) -> Int {
            var end = start
            while end < signs.count, signs[end] == sign { end += 1 }
            return end - start
        }
        while index < signs.count {
            let sign = signs[index]
            switch states.removeLast() {
            case .code(let parentheses):
                if sign == "/", count("/", from: index) >= 2 {
                    while index < signs.count, signs[index] != "\n" { index += 1 }
                    states.append(.code(parentheses: parentheses))
                    continue
                }
                let hashes = sign == "#" ? count("#", from: index) : 0
                let quotes = count("\"", from: index + hashes)
                states.append(.code(parentheses: parentheses + (sign == "(" ? 1 : sign == ")" ? -1 : 0)))
                if quotes > 0 {
                    // `""` is empty.
                    if quotes != 2 { states.append(.string(hashes: hashes, quotes: quotes >= 3 ? 3 : 1)) }
                    index += hashes + (quotes == 2 ? 2 : quotes >= 3 ? 3 : 1)
                    if quotes == 2 { index += hashes }
                    continue
                }
                // An interpolation ends.
                if sign == ")", parentheses == 0, states.count > 1 { states.removeLast() } else { result.append(sign) }
                index += 1
            case .string(let hashes, let quotes):
                if sign == "\n" { result.append(sign) }
                if sign == "\\", count("#", from: index + 1) >= hashes {
                    let next = index + 1 + hashes
                    states.append(.string(hashes: hashes, quotes: quotes))
                    if next < signs.count, signs[next] == "(" { states.append(.code(parentheses: 0)) }
                    index = next + 1
                } else if sign == "\"", count("\"", from: index) >= quotes, count("#", from: index + quotes) >= hashes {
                    index += quotes + hashes
                } else {
                    states.append(.string(hashes: hashes, quotes: quotes))
                    index += 1
                }
            }
        }
        return String(result)
    }
}
