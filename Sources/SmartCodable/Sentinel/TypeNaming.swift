import Foundation

enum TypeNaming {
    /// `Double?` and `[Int]`, as they are written in source; a wrapper by what it wraps.
    static func name(_ type: Any.Type) -> String {
        if let wrapper = type as? any AnyWrapper.Type { return name(wrapper.wrappedType) }
        if let optional = type as? any AnyOptional.Type { return name(optional.wrappedAnyType) + "?" }
        let text = "\(type)"
        guard text.hasPrefix("Array<"), text.hasSuffix(">") else { return text }
        return "[" + text.dropFirst(6).dropLast() + "]"
    }

    /// Without the question mark.
    static func bareName(_ type: Any.Type) -> String {
        let name = name(type)
        return name.hasSuffix("?") ? String(name.dropLast()) : name
    }

    static func isOptional(_ type: Any.Type) -> Bool {
        if let wrapper = type as? any AnyWrapper.Type { return isOptional(wrapper.wrappedType) }
        return type is any AnyOptional.Type
    }
}
