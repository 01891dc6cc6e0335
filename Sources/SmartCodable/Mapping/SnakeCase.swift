import Foundation
@_spi(Engine) import SmartEngine

enum SnakeCase {
    /// `user_name` → `userName`; underscores at the ends stay, as JSONDecoder's strategy has it.
    @_optimize(size) static func toCamelCase(_ name: String, separator: Character = "_") -> String {
        guard let first = name.firstIndex(where: { $0 != separator }),
            let last = name.lastIndex(where: { $0 != separator })
        else { return name }
        let words = name[first...last].split(separator: separator)
        guard words.count > 1, let head = words.first else { return name }
        let middle = head.lowercased() + words.dropFirst().map(capitalized).joined()
        return String(name[..<first]) + middle + String(name[name.index(after: last)...])
    }

    /// Capitalises a letter after any other character, as Foundation does (`2x` → `2X`).
    @_optimize(size) private static func capitalized(_ word: Substring) -> String {
        let isASCII = word.utf8.allSatisfy { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
        return isASCII ? word.prefix(1).uppercased() + word.dropFirst().lowercased() : word.capitalized
    }

    /// `userName` → `user_name`, `myURLProperty` → `my_url_property`, as JSONEncoder's strategy does. A word ends
    /// before a capital. Several capitals are a word, except the last of them when a lowercase letter follows.
    @_optimize(size) static func fromCamelCase(_ name: String, separator: String = "_") -> String {
        let letters = Array(name)
        var words: [ArraySlice<Character>] = []
        var start = 0
        var searched = 1
        while searched < letters.count, let capital = letters[searched...].firstIndex(where: { $0.isUppercase }) {
            words.append(letters[start..<capital])
            start = capital
            guard let small = letters[capital...].firstIndex(where: { $0.isLowercase }) else { break }
            if small > capital + 1 {
                words.append(letters[capital..<small - 1])
                start = small - 1
            }
            searched = small + 1
        }
        words.append(letters[min(start, letters.count)...])
        return words.map { String($0).lowercased() }.joined(separator: separator)
    }
}
