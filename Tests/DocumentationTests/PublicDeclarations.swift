import Foundation

/// The public declarations of a Swift file, as its formatted text has them: one to a line.
struct PublicDeclarations {
    struct Declaration {
        let name: String
        /// From 1.
        let line: Int
        /// Its documentation comment, without the slashes.
        let documentation: [String]
        let signature: Signature
        /// Whether a reference shows it, for new code: neither hidden nor deprecated.
        let isShown: Bool
        var isThrowing: Bool { signature.isThrowing }
        var isDocumented: Bool { !documentation.isEmpty }
        /// Whether the comment says which errors are thrown.
        var namesErrors: Bool {
            documentation.contains { $0.range(of: #"^ *- Throws: \S"#, options: .regularExpression) != nil }
        }
        /// Whether the comment begins with a sentence that a list of symbols can show.
        var hasAbstract: Bool { documentation.first.map { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("- ") } ?? false }
        /// The parameters that the comment does not describe, and "Returns" where it does not say what the result is.
        var undescribed: [String] {
            // A default implementation is described by its requirement, those of the standard library's protocols by their own pages.
            guard isShown, !signature.isOfStandardLibrary, documentation.first?.hasPrefix(" By default") != true else { return [] }
            let described = documentation.map { $0.trimmingCharacters(in: .whitespaces) }
            let parameters = signature.parameters.filter { name in
                !described.contains { $0.hasPrefix("- Parameter \(name): ") || $0.hasPrefix("- \(name): ") }
            }
            return parameters + (signature.isReturning && !described.contains { $0.hasPrefix("- Returns: ") } ? ["Returns"] : [])
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
        let isShown: Bool
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
        var pending: (kind: String, isPublic: Bool, isShown: Bool)?
        var depth = 0
        for (index, line) in code.enumerated() {
            if depth == scopes.last?.depth ?? 0, let found = declaration(line) {
                let isHidden = found.name.hasPrefix("_") && !countsUnderscored || line.contains("@_spi(")
                let isPublic = isVisible(found, in: scopes.last) && !isHidden
                let isShown = isShown(index, lines) && scopes.last?.isShown ?? true
                if containers.contains(found.kind) { pending = (found.kind, isPublic || found.kind == "extension" && !isHidden, isShown) }
                if isPublic, found.kind != "extension", !found.modifiers.contains("override") {
                    result.append(
                        Declaration(
                            name: found.name, line: index + 1, documentation: documentation(index, lines), signature: Signature(code[index...]), isShown: isShown))
                }
            }
            for sign in line {
                if sign == "{" {
                    depth += 1
                    if let scope = pending { scopes.append(Scope(kind: scope.kind, isPublic: scope.isPublic, isShown: scope.isShown, depth: depth)) }
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

    private static func isShown(_ index: Int, _ lines: [String]) -> Bool {
        let attributes = lines[..<index].reversed().map { $0.trimmingCharacters(in: .whitespaces) }.prefix { $0.hasPrefix("@") || $0.hasPrefix("//") }
            .filter { $0.hasPrefix("@") } + [lines[index]]
        return !attributes.contains { $0.contains("visibility: internal") || $0.contains("@available(*, deprecated") }
    }
}

/// What a function, an initialiser or a subscript takes and gives.
struct Signature {
    /// By the names that the body has for them.
    private(set) var parameters: [String] = []
    /// Whether `throws` or `rethrows` follows the parameters, whose own types may have the word too.
    private(set) var isThrowing = false
    private(set) var isReturning = false
    /// Equality, hashing, coding, literals, iterators.
    private(set) var isOfStandardLibrary = false

    /// - Parameter lines: code, from the declaration on.
    init(_ lines: ArraySlice<String>) {
        let text = Self.text(lines)
        isThrowing = Self.hasThrows(Self.outside(text))
        guard let list = Self.parameterList(text) else { return }
        let rest = text[list.upperBound...]
        parameters = Self.split(text[list]).compactMap { parameter in
            let name = parameter.split(separator: ":")[0].split(separator: " ").last.map(String.init)
            return name == "_" ? nil : name?.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
        }
        isReturning = rest.range(of: #"^\) *(async )?((re)?throws(\([^)]*\))? )?-> (?!Void)"#, options: .regularExpression) != nil
        let standard = #"func == |func hash\(into |func encode\(to \w+: any Encoder\) throws|init\(from \w+: any Decoder\)|init\(\w+Literal|func make(Async)?Iterator\("#
        isOfStandardLibrary = text.range(of: standard, options: .regularExpression) != nil
    }

    /// Without the body. It ends where its parentheses are closed and a line ends, or a body begins.
    private static func text(_ lines: ArraySlice<String>) -> String {
        var result = ""
        var depth = 0
        for (offset, line) in lines.enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            // A property's accessors, another declaration.
            if offset > 0, depth == 0, !["throws", "rethrows", "async", "->", "where"].contains(where: { line.hasPrefix($0) }) { break }
            for sign in line {
                if sign == "{", depth == 0 { return result }
                if sign == "(" { depth += 1 }
                if sign == ")" { depth -= 1 }
                result.append(sign)
            }
            result.append(" ")
        }
        return result
    }

    /// What is in no parentheses.
    private static func outside(_ text: String) -> String {
        var depth = 0
        return text.filter { sign in
            if sign == "(" { depth += 1 }
            if sign == ")" { depth -= 1 }
            return depth == 0
        }
    }

    private static func hasThrows(_ text: String) -> Bool {
        text.split { !$0.isLetter }.contains { $0 == "throws" || $0 == "rethrows" }
    }

    /// Between the parentheses.
    private static func parameterList(_ text: String) -> Range<String.Index>? {
        guard let start = text.range(of: #"\b(func ([\w`]+|[^\w ]+)|init[?!]?|subscript)"#, options: .regularExpression)?.upperBound else { return nil }
        var index = start
        var (angles, depth) = (0, 0)
        var first: String.Index?
        while index < text.endIndex {
            switch text[index] {
            case "<" where depth == 0: angles += 1
            case ">" where depth == 0 && text[text.index(before: index)] != "-": angles -= 1
            case "(" where angles == 0:
                depth += 1
                if depth == 1 { first = text.index(after: index) }
            case ")" where angles == 0:
                depth -= 1
                if depth == 0, let first { return first..<index }
            default: break
            }
            index = text.index(after: index)
        }
        return nil
    }

    private static func split(_ list: Substring) -> [String] {
        var result = [""]
        var depth = 0
        for sign in list {
            if "([<{".contains(sign) { depth += 1 }
            if ")]}".contains(sign) || sign == ">" && result[result.count - 1].last != "-" { depth -= 1 }
            if sign == ",", depth == 0 { result.append("") } else { result[result.count - 1].append(sign) }
        }
        return result.filter { !$0.allSatisfy { $0 == " " } }
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
