extension DocumentMemory {
    /// The reason for a missing member if the object has one whose name differs only by case or separators: most often
    /// a key strategy is missing, or a mapping misspelt. Nil if there is none. O(members of the object).
    @_optimize(size) package func nearMiss(of name: String, in object: Int) -> String? {
        let wanted = MemberLetters(name)
        guard !wanted.bytes.isEmpty, node(object).kind == .object else { return nil }
        var child = object + 1
        while child < node(object).next {
            let found = view(child)
            // A name more than twice as long cannot be meant.
            if found.withUTF8({ $0.count <= wanted.bytes.count * 2 && MemberLetters($0) == wanted }) {
                return "the object has '\(found.string.shortened())'"
            }
            child = after(child + 1)
        }
        return nil
    }
}

/// A name without its separators and capitals.
private struct MemberLetters: Equatable {
    let bytes: [UInt8]

    init(_ name: String) { self.init(Array(name.utf8)) }

    init(_ name: some Sequence<UInt8>) {
        bytes = name.compactMap { byte in
            switch byte {
            case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "), UInt8(ascii: "."): return nil
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte | 0x20
            default: return byte
            }
        }
    }
}
