/// Shell patterns: `*` any characters, `?` one.
enum Glob {
    static func matches(_ pattern: String, _ text: String) -> Bool {
        matches(Array(pattern)[...], Array(text)[...])
    }

    private static func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
        var pattern = pattern
        var text = text
        // Where to resume when what follows the last star does not fit.
        var retry: (pattern: ArraySlice<Character>, text: ArraySlice<Character>)?
        while true {
            if let first = pattern.first, first == "*" {
                pattern = pattern.dropFirst()
                retry = (pattern, text)
            } else if let character = text.first, let first = pattern.first, first == "?" || first == character {
                pattern = pattern.dropFirst()
                text = text.dropFirst()
            } else if text.isEmpty, pattern.isEmpty {
                return true
            } else if let last = retry, !last.text.isEmpty {
                retry = (last.pattern, last.text.dropFirst())
                pattern = last.pattern
                text = last.text.dropFirst()
            } else {
                return false
            }
        }
    }
}
