extension DocumentMemory {
    /// The reason for a missing member if the object has one whose name differs only by case or separators: most often
    /// a key strategy is missing, or a mapping misspelt. Nil if there is none. O(members of the object).
    package func nearMiss(of path: [String], in object: Int) -> String? {
        var name = path.count == 1 ? path[0] : path.joined(separator: ".")
        return name.withUTF8 { name in
            // A name more than twice as long cannot be meant.
            let limit = name.reduce(0) { isSeparator($1) ? $0 : $0 + 2 }
            guard limit > 0, node(object).kind == .object else { return nil }
            var child = object + 1
            while child < node(object).next {
                let found = view(child)
                if found.withUTF8({ $0.count <= limit && haveSameLetters($0, name) }) {
                    return "the object has '\(found.string.shortened())'"
                }
                child = after(child + 1)
            }
            return nil
        }
    }
}

private func haveSameLetters(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    var (i, j) = (0, 0)
    while true {
        while i < a.count, isSeparator(a[i]) { i += 1 }
        while j < b.count, isSeparator(b[j]) { j += 1 }
        if i == a.count || j == b.count { return i == a.count && j == b.count }
        if lowercased(a[i]) != lowercased(b[j]) { return false }
        i += 1
        j += 1
    }
}

private func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".")
}

private func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}
