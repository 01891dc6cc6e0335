/// The names of HandyJSON's mappings: `friend.name` → ["friend", "name"]; `a\.b` → ["a.b"]. Empty segments are skipped.
package enum MappingPath {
    @_optimize(size) package static func segments(of name: String) -> [String] {
        guard name.contains(".") else { return name.isEmpty ? [] : [name] }
        var segments: [String] = []
        var current = ""
        var characters = name.makeIterator()
        var pending = characters.next()
        while let character = pending {
            pending = characters.next()
            if character == "\\", pending == "." {
                current.append(".")
                pending = characters.next()
            } else if character == "." {
                if !current.isEmpty { segments.append(current) }
                current = ""
            } else {
                current.append(character)
            }
        }
        if !current.isEmpty { segments.append(current) }
        return segments
    }
}
