/// The runtime's knowledge of types and of values, by its reflection functions.
package enum RuntimeReflection {
    struct Field {
        var name: String?
        var type: Any.Type
        var offset: Int
        var isStrong: Bool
        var isVariable: Bool
    }

    /// The kinds these functions are safe to call on, beside tuples. For others they crash (existentials) or read past
    /// the end.
    package enum Kind {
        case structure
        case classType
        case other
    }

    package static func kind(of type: Any.Type) -> Kind {
        switch metadataKind(type) {
        case 0x200: return .structure
        case 0: return .classType
        default: return type is AnyClass ? .classType : .other
        }
    }

    /// Fields of a struct, or of a class and its Swift superclasses, superclass first.
    static func fieldCount(_ type: Any.Type) -> Int {
        guard kind(of: type) != .other else { return 0 }
        return ReflectionFunctions.fieldCount(type) ?? 0
    }

    /// Whether the reflection functions exist and describe known types correctly. If not, no layout is used.
    package static let areFunctionsTrue = RuntimeProbe.reflection.holds { ReflectionSample.isDescribed() }

    /// A field of a type; nil without the functions. `index` must be below `fieldCount(type)`.
    static func field(_ type: Any.Type, _ index: Int) -> Field? {
        assert(index >= 0 && index < fieldCount(type))
        return ReflectionFunctions.field(type, index)
    }

    /// How many stored properties a mirror of the instance has for one level of its type; nil without the functions.
    static func childCount(of instance: Any, _ type: Any.Type) -> Int? {
        func open<T>(_ value: T) -> Int? { ReflectionFunctions.childCount(of: value, type) }
        return _openExistential(instance, do: open)
    }

    /// Whether the type is `Int.Type`, `AnyClass`, or an optional of such.
    static func isMetatype(_ type: Any.Type) -> Bool {
        switch metadataKind(type) {
        case 0x304, 0x306: return true
        case 0x202: return optional(type).map { isMetatype($0.wrappedAnyType) } ?? false
        default: return false
        }
    }

    /// Whether the type is a function, or a tuple or optional that holds one. Such a value has one representation where
    /// its type is known (a stored property) and another in generic code and in an `Any`. Only the compiler can convert
    /// between them, and a call through the wrong one passes the wrong arguments.
    static func holdsFunction(_ type: Any.Type) -> Bool {
        switch metadataKind(type) {
        case 0x302: return true
        case 0x301: return elements(ofTuple: type).contains { holdsFunction($0) }
        case 0x202: return optional(type).map { holdsFunction($0.wrappedAnyType) } ?? false
        default: return false
        }
    }

    /// The types of a tuple's elements.
    private static func elements(ofTuple type: Any.Type) -> [Any.Type] {
        (0..<(ReflectionFunctions.fieldCount(type) ?? 0)).compactMap { ReflectionFunctions.field(type, $0)?.type }
    }

    /// The type, if it is an optional. Other types are excluded by their kind: a failed conformance look-up is
    /// expensive.
    package static func optional(_ type: Any.Type) -> (any AnyOptional.Type)? {
        guard metadataKind(type) == 0x202 else { return nil }
        return optionals.firstIndex { $0 == type }.map { optionals[$0] } ?? type as? any AnyOptional.Type
    }

    /// Those that properties often have.
    private nonisolated(unsafe) static let optionals: [any AnyOptional.Type] = [
        String?.self, Int?.self, Double?.self, Bool?.self, [String]?.self, [Int]?.self,
    ]

    /// Whether the type is a struct, class or enum, which may conform to protocols.
    package static func isNominal(_ type: Any.Type) -> Bool {
        switch metadataKind(type) {
        case 0x200, 0x201, 0x202, 0x203, 0: return true
        // Imported and Objective-C classes.
        default: return type is AnyClass
        }
    }

    /// Whether a class is Objective-C's own, and has no metadata of Swift's.
    static func isOfObjectiveC(_ type: AnyClass) -> Bool { metadataKind(type) == 0x305 }

    /// Whether the type is a struct or an enum, but not an optional.
    static func isValue(_ type: Any.Type) -> Bool { [0x200, 0x201].contains(metadataKind(type)) }

    package static func isEnum(_ type: Any.Type) -> Bool { metadataKind(type) == 0x201 }

    /// The type's kind; without the functions, one that no type has.
    private static func metadataKind(_ type: Any.Type) -> UInt { ReflectionFunctions.kind(type) ?? .max }

    /// Whether the case of an enum value has no payload.
    static func isWithoutPayload<T>(_ value: T) -> Bool {
        caseName(value) != nil && ReflectionFunctions.childCount(of: value, T.self) == 0
    }

    /// The case name of an enum value; nil for other values, and where its module was built without names.
    package static func caseName<T>(_ value: T) -> String? {
        guard metadataKind(T.self) == 0x201, let name = ReflectionFunctions.caseName(value), name.pointee != 0 else {
            return nil
        }
        return String(cString: name)
    }
}
