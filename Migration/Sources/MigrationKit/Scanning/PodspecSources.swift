import Foundation

/// Name and source folders of a podspec, where they are literals.
enum PodspecSources {
    static func read(_ url: URL) -> (name: String?, folders: [String]) {
        guard let data = try? Data(contentsOf: url) else { return (nil, []) }
        return read(String(decoding: data, as: UTF8.self))
    }

    static func read(_ text: String) -> (name: String?, folders: [String]) {
        var name: String?
        var folders: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let code = line.trimmingCharacters(in: .whitespaces)
            guard !code.hasPrefix("#"), let equals = code.firstIndex(of: "=") else { continue }
            let key = code[..<equals].trimmingCharacters(in: .whitespaces)
            let values = RubyText.literals(in: String(code[code.index(after: equals)...]))
            if key.hasSuffix(".name"), name == nil { name = values.first }
            if key.hasSuffix(".source_files") { folders += values.compactMap(folder) }
        }
        return (name, folders)
    }

    /// `Core/Classes/**/*.swift` → `Core/Classes`
    private static func folder(_ pattern: String) -> String? {
        let parts = pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") && !$0.contains(".") }
        return parts.isEmpty ? nil : parts.joined(separator: "/")
    }
}

enum RubyText {
    /// The quoted strings of a line.
    static func literals(in text: String) -> [String] {
        var result: [String] = []
        var quote: Character?
        var current = ""
        for character in text {
            if let open = quote {
                if character == open {
                    result.append(current)
                    current = ""
                    quote = nil
                } else {
                    current.append(character)
                }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "#" {
                break
            }
        }
        return result
    }
}
