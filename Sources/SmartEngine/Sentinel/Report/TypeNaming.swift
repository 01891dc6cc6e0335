import Foundation

package enum TypeNaming {
    /// The type's name as it is written in source: `Double?`, `[Int?]` and `[String: Int]`; a wrapper by its wrapped
    /// type.
    package static func name(_ type: Any.Type) -> String {
        if let wrapper = type as? any AnyWrapper.Type { return name(wrapper.wrappedType) }
        if let optional = type as? any AnyOptional.Type { return name(optional.wrappedAnyType) + "?" }
        return sugared(_typeName(type, qualified: false))
    }

    /// `Array<Optional<Int>>` as `[Int?]`. Anything but a plain generic type stays as it is. O(n × depth).
    @_optimize(size) static func sugared(_ text: String) -> String {
        // The types of functions have round brackets, too.
        guard text.utf8.last == UInt8(ascii: ">"), let open = text.utf8.firstIndex(of: UInt8(ascii: "<")),
            !text.utf8.contains(UInt8(ascii: "("))
        else { return text }
        let arguments = arguments(text[text.index(after: open)...].dropLast()).map { sugared($0) }
        switch (text[..<open], arguments.count) {
        case ("Optional", 1): return arguments[0] + "?"
        case ("Array", 1): return "[" + arguments[0] + "]"
        case ("Dictionary", 2): return "[" + arguments[0] + ": " + arguments[1] + "]"
        default: return text[...open] + arguments.joined(separator: ", ") + ">"
        }
    }

    /// The parts between the commas outside of brackets.
    @_optimize(size) private static func arguments(_ text: Substring) -> [String] {
        var depth = 0
        var result = [""]
        for character in text {
            switch character {
            case "<": depth += 1
            case ">": depth -= 1
            case "," where depth == 0:
                result.append("")
                continue
            default: break
            }
            result[result.count - 1].append(character)
        }
        return result.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }
    }

    package static func isOptional(_ type: Any.Type) -> Bool {
        if let wrapper = type as? any AnyWrapper.Type { return isOptional(wrapper.wrappedType) }
        return type is any AnyOptional.Type
    }
}
