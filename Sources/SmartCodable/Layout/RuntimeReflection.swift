/// The Swift runtime's own reflection entry points, the ones `Mirror` is built on. Declared exactly as the standard
/// library declares them (Int, not UInt).
///
/// Runtimes before Swift 5.4 pass the third and fourth arguments as (outName, outFreeFunction); later ones take one
/// pointer to the record below and ignore the fourth. Passing the addresses of the record's first two fields serves
/// both.
enum RuntimeReflection {
    struct FieldMetadata {
        var name: UnsafePointer<CChar>?
        var freeFunction: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = true
        var isVar = true
    }

    struct Field {
        var name: String?
        var type: Any.Type
        var offset: Int
        var isStrong: Bool
        var isVariable: Bool
    }

    /// The kinds these functions are safe to call on, beside tuples. Others crash (existentials) or read past the end.
    enum Kind {
        case structure
        case classType
        case other
    }

    static func kind(of type: Any.Type) -> Kind {
        switch metadataKind(type) {
        case 0x200: return .structure
        case 0: return .classType
        default: return type is AnyClass ? .classType : .other
        }
    }

    /// Fields of a struct, or of a class and its Swift superclasses, superclass first.
    static func fieldCount(_ type: Any.Type) -> Int {
        kind(of: type) == .other ? 0 : recursiveCount(type)
    }

    /// `index` must be below `fieldCount(type)`.
    static func field(_ type: Any.Type, _ index: Int) -> Field {
        assert(index >= 0 && index < fieldCount(type))
        return anyField(type, index)
    }

    private static func anyField(_ type: Any.Type, _ index: Int) -> Field {
        var metadata = FieldMetadata()
        let fieldType = withUnsafeMutablePointer(to: &metadata) { pointer in
            recursiveChildMetadata(
                type, index: index, fieldMetadata: UnsafeMutableRawPointer(pointer),
                freeFunction: UnsafeMutableRawPointer(pointer) + MemoryLayout<UnsafePointer<CChar>?>.stride)
        }
        let name = metadata.name.map { String(cString: $0) }
        metadata.freeFunction?(metadata.name)
        return Field(
            name: name?.isEmpty == true ? nil : name, type: fieldType, offset: recursiveChildOffset(type, index: index),
            isStrong: metadata.isStrong, isVariable: metadata.isVar)
    }

    /// How many stored properties a mirror of the instance has for one level of its type.
    static func childCount(of instance: Any, _ type: Any.Type) -> Int {
        func open<T>(_ value: T) -> Int { mirroredCount(value, type: type) }
        return _openExistential(instance, do: open)
    }

    /// `Int.Type`, `AnyClass`, or an optional of such.
    static func isMetatype(_ type: Any.Type) -> Bool {
        switch metadataKind(type) {
        case 0x304, 0x306: return true
        case 0x202: return optional(type).map { isMetatype($0.wrappedAnyType) } ?? false
        default: return false
        }
    }

    /// A function, or a tuple or optional that holds one. Such a value has one form where its type is known (a stored
    /// property) and another in generic code and in an `Any`, and only the compiler can turn one into the other: a call
    /// through the wrong one jumps with the wrong arguments.
    static func holdsFunction(_ type: Any.Type) -> Bool {
        switch metadataKind(type) {
        case 0x302: return true
        case 0x301: return (0..<recursiveCount(type)).contains { holdsFunction(anyField(type, $0).type) }
        case 0x202: return optional(type).map { holdsFunction($0.wrappedAnyType) } ?? false
        default: return false
        }
    }

    /// An optional type. Others are told by their kind: a conformance that is not there is dear to find out.
    static func optional(_ type: Any.Type) -> (any AnyOptional.Type)? {
        metadataKind(type) == 0x202 ? type as? any AnyOptional.Type : nil
    }

    /// A struct, class or enum, which may conform to protocols.
    static func isNominal(_ type: Any.Type) -> Bool {
        switch metadataKind(type) {
        case 0x200, 0x201, 0x202, 0x203, 0: return true
        // Imported and Objective-C classes.
        default: return type is AnyClass
        }
    }

    static func isEnum(_ type: Any.Type) -> Bool { metadataKind(type) == 0x201 }

    /// Whether the case of an enum value has no payload.
    static func isWithoutPayload<T>(_ value: T) -> Bool { isEnum(T.self) && mirroredCount(value, type: T.self) == 0 }

    /// The case name of an enum value without payload; nil for anything else.
    static func caseName<T>(_ value: T) -> String? {
        guard metadataKind(T.self) == 0x201 else { return nil }
        return enumCaseName(value).map { String(cString: $0) }
    }
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
    _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutableRawPointer, freeFunction: UnsafeMutableRawPointer
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

@_silgen_name("swift_reflectionMirror_count")
private func mirroredCount<T>(_ value: T, type: Any.Type) -> Int
