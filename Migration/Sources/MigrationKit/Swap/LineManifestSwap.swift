import Foundation

/// `pod 'HandyJSON', '~> 5.0'` in a Podfile, `s.dependency 'HandyJSON'` in a podspec.
struct RubyManifestSwap {
    let library: LibraryCoordinates
    let rule: Rule
    /// `pod` or `dependency`
    let call: String

    func edits(_ file: SourceFile) -> DependencyEdits {
        var result = DependencyEdits()
        for line in TextLine.lines(of: file.bytes) where line.text.contains("HandyJSON") {
            let code = String(line.text.prefix { $0 != "#" })
            guard let nameStart = name(in: code) else {
                if code.contains("'HandyJSON'") || code.contains("\"HandyJSON\"") {
                    result.notes.append((line.offset, rule, "mentions HandyJSON in a way that is no \(call) line", "look whether it should say HandyJSONCompat"))
                }
                continue
            }
            let quote = code[nameStart]
            let nameEnd = code.index(nameStart, offsetBy: "HandyJSON".count + 2)
            let rest = code[nameEnd...]
            let end = rest.lastIndex { !$0.isWhitespace }.map { code.index(after: $0) } ?? nameEnd
            let arguments = String(code[nameEnd..<end])
            if arguments.hasSuffix(",") || arguments.hasSuffix("\\") {
                result.notes.append((line.offset, rule, "the \(call) line goes on in the next line", "write \(call) 'HandyJSONCompat', '\(library.looseVersion)' by hand"))
                continue
            }
            let start = line.offset + code[..<nameStart].utf8.count
            let range = start..<(line.offset + code[..<end].utf8.count)
            let isOwnSource = [":git", ":path", ":podspec", "git:", "path:", "podspec:"].contains { arguments.contains($0) }
            if isOwnSource {
                result.notes.append((line.offset, rule, "HandyJSON comes from a place of your own (\(arguments.dropFirst().trimmingCharacters(in: .whitespaces)))", "check that it has no changes you need, then write \(call) 'HandyJSONCompat', '\(library.looseVersion)'"))
                continue
            }
            let version = arguments.contains(")") ? ")" : ""
            result.edits.append(Edit(range, "\(quote)HandyJSONCompat\(quote), \(quote)\(library.looseVersion)\(quote)\(kept(arguments))\(version)", rule: rule.id))
        }
        return result
    }

    /// Options that are no version: `:configurations => ['Debug']`, `inhibit_warnings: true`.
    private func kept(_ arguments: String) -> String {
        let options = arguments.replacingOccurrences(of: ")", with: "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let first = options.firstIndex(where: { !$0.isEmpty && !$0.hasPrefix("'") && !$0.hasPrefix("\"") }) else { return "" }
        return ", " + options[first...].joined(separator: ", ")
    }

    /// The quote before HandyJSON, behind `pod ` or `.dependency `.
    private func name(in code: String) -> String.Index? {
        for quote in ["'", "\""] {
            guard let found = code.range(ofPlain: quote + "HandyJSON" + quote) else { continue }
            let before = code[..<found.lowerBound].trimmingCharacters(in: CharacterSet(charactersIn: " \t("))
            let isCall = call == "pod" ? before == "pod" : before.hasSuffix("." + call) || before == call
            if isCall { return found.lowerBound }
        }
        return nil
    }
}

/// `github "alibaba/HandyJSON" ~> 5.0` in a Cartfile.
struct CartfileSwap {
    let library: LibraryCoordinates

    func edits(_ file: SourceFile) -> DependencyEdits {
        var result = DependencyEdits()
        for line in TextLine.lines(of: file.bytes) {
            let code = line.text.prefix { $0 != "#" }
            let trimmed = code.trimmingCharacters(in: .whitespaces)
            guard trimmed.hasPrefix("github ") || trimmed.hasPrefix("git "), trimmed.contains("/HandyJSON\"") || trimmed.contains("/HandyJSON.git\"") else { continue }
            let isOriginal = trimmed.lowercased().contains("alibaba/handyjson")
            guard isOriginal else {
                result.notes.append((line.offset, .swapCartfile, "HandyJSON comes from a fork: \(trimmed)", "check that it has no changes you need, then write github \"\(library.gitHubName)\" \(library.looseVersion)"))
                continue
            }
            let indent = code.prefix { $0 == " " || $0 == "\t" }.utf8.count
            let length = trimmed.utf8.count
            result.edits.append(
                Edit((line.offset + indent)..<(line.offset + indent + length), "github \"\(library.gitHubName)\" \(library.looseVersion)", rule: Rule.swapCartfile.id))
        }
        return result
    }
}

/// A line of a text file, with the place of its first byte.
struct TextLine {
    let offset: Int
    let text: String

    static func lines(of bytes: [UInt8]) -> [TextLine] {
        var result: [TextLine] = []
        var offset = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let content = line.last == 0x0D ? line.dropLast() : line
            result.append(TextLine(offset: offset, text: String(decoding: content, as: UTF8.self)))
            offset += line.count + 1
        }
        return result
    }
}
