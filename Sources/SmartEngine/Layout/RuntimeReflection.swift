// Memory: addresses are typed as the runtime or a verified `TypeLayout` says. An instance is only read here, or
// copied as a whole.

import Foundation
#if canImport(ObjectiveC)
import Foundation
#endif

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

/// The Swift runtime's own reflection entry points, the ones `Mirror` is built on. Declared exactly as the standard
/// library declares them (Int, not UInt). On Apple's systems, whose runtime is part of the system, they are looked up:
/// no app fails to start for one that a system lacks.
enum ReflectionFunctions {
    struct FieldMetadata {
        var name: UnsafePointer<CChar>?
        var freeFunction: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = true
        var isVar = true
    }

    #if canImport(Darwin) || SMARTCODABLE_LOOKUP
    typealias Kind = @convention(c) (UnsafeRawPointer) -> UInt
    typealias Count = @convention(c) (UnsafeRawPointer) -> Int
    typealias Offset = @convention(c) (UnsafeRawPointer, Int) -> Int
    typealias Metadata =
        @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> UnsafeRawPointer

    typealias ChildCount = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Int
    typealias CaseName = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafePointer<CChar>?

    /// The runtime's function for kinds; also nil if it does not know what Int and an optional are.
    private static let kindFunction = find("swift_getMetadataKind").map { unsafeBitCast($0, to: Kind.self) }.flatMap {
        $0(pointer(Int.self)) == 0x200 && $0(pointer(Int?.self)) == 0x202 ? $0 : nil
    }
    private static let childCountFunction = find("swift_reflectionMirror_count").map {
        unsafeBitCast($0, to: ChildCount.self)
    }
    private static let caseNameFunction = find("swift_EnumCaseName").map { unsafeBitCast($0, to: CaseName.self) }
    private static let countFunction = find("swift_reflectionMirror_recursiveCount").map {
        unsafeBitCast($0, to: Count.self)
    }
    private static let offsetFunction = find("swift_reflectionMirror_recursiveChildOffset").map {
        unsafeBitCast($0, to: Offset.self)
    }
    private static let metadataFunction = find("swift_reflectionMirror_recursiveChildMetadata").map {
        unsafeBitCast($0, to: Metadata.self)
    }

    private static func find(_ name: String) -> UnsafeMutableRawPointer? {
        #if canImport(Darwin)
        return dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
        #else
        return dlsym(nil, name)
        #endif
    }

    private static func pointer(_ type: Any.Type) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

    /// The kind of a type. Every answer of this type is nil if the runtime does not have the function.
    static func kind(_ type: Any.Type) -> UInt? { kindFunction.map { $0(pointer(type)) } }

    static func fieldCount(_ type: Any.Type) -> Int? { countFunction.map { $0(pointer(type)) } }

    /// The number of children of one level of a value.
    static func childCount<T>(of value: T, _ level: Any.Type) -> Int? {
        childCountFunction.map { count in
            withUnsafePointer(to: value) { count(UnsafeRawPointer($0), pointer(level), pointer(T.self)) }
        }
    }

    static func caseName<T>(_ value: T) -> UnsafePointer<CChar>? {
        caseNameFunction.flatMap { name in
            withUnsafePointer(to: value) { name(UnsafeRawPointer($0), pointer(T.self)) }
        }
    }

    private static func offset(_ type: Any.Type, _ index: Int) -> Int? {
        offsetFunction.map { $0(pointer(type), index) }
    }

    private static func metadata(_ type: Any.Type, _ index: Int, _ record: UnsafeMutableRawPointer) -> Any.Type? {
        metadataFunction.map { unsafeBitCast($0(pointer(type), index, record), to: Any.Type.self) }
    }
    #else
    static func childCount<T>(of value: T, _ level: Any.Type) -> Int? { mirroredCount(value, type: level) }

    static func caseName<T>(_ value: T) -> UnsafePointer<CChar>? { enumCaseName(value) }

    static func kind(_ type: Any.Type) -> UInt? { metadataKind(type) }

    static func fieldCount(_ type: Any.Type) -> Int? { recursiveCount(type) }

    private static func offset(_ type: Any.Type, _ index: Int) -> Int? { recursiveChildOffset(type, index: index) }

    private static func metadata(_ type: Any.Type, _ index: Int, _ record: UnsafeMutableRawPointer) -> Any.Type? {
        recursiveChildMetadata(type, index: index, fieldMetadata: record)
    }
    #endif

    static func field(_ type: Any.Type, _ index: Int) -> RuntimeReflection.Field? {
        var record = FieldMetadata()
        guard
            let fieldType = withUnsafeMutablePointer(
                to: &record, { metadata(type, index, UnsafeMutableRawPointer($0)) }),
            let offset = offset(type, index)
        else { return nil }
        let name = record.name.map { String(cString: $0) }
        record.freeFunction?(record.name)
        return RuntimeReflection.Field(
            name: name?.isEmpty == true ? nil : name, type: fieldType, offset: offset, isStrong: record.isStrong,
            isVariable: record.isVar)
    }
}

#if !(canImport(Darwin) || SMARTCODABLE_LOOKUP)
@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

@_silgen_name("swift_reflectionMirror_count")
private func mirroredCount<T>(_ value: T, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(_ type: Any.Type, index: Int, fieldMetadata: UnsafeMutableRawPointer) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_ type: Any.Type, index: Int) -> Int
#endif

/// Types whose memory is known, for the probe of the reflection functions. Models use the properties' types too: the
/// runtime searches all of the program for the name of a type that it has not met, and remembers it.
struct ReflectionSample {
    private var flag = true
    private var number = 0x1234_5678
    private var text = "sample"

    private class Base {
        var first = true
    }

    private final class Object: Base {
        var number = 0x7654_321
    }

    #if canImport(ObjectiveC)
    /// A class whose properties are placed when it is loaded, by Objective-C's runtime.
    private final class Heir: NSObject {
        var number = 0x7654_321
    }
    #endif

    private typealias Expected = (name: String, type: Any.Type)

    /// Whether the functions tell the names, types and places of their properties.
    static func isDescribed() -> Bool {
        guard ReflectionFunctions.kind(Int.self) != nil,
            let count = ReflectionFunctions.fieldCount(ReflectionSample.self)
        else { return false }
        // The engine itself may be built without reflection metadata.
        guard count > 0 else { return true }
        var sample = ReflectionSample()
        let isStructDescribed = withUnsafeBytes(of: &sample) { memory in
            guard let start = memory.baseAddress,
                let offsets = places(
                    in: ReflectionSample.self, [("flag", Bool.self), ("number", Int.self), ("text", String.self)])
            else { return false }
            return offsets[2] + MemoryLayout<String>.size <= memory.count
                && start.load(fromByteOffset: offsets[0], as: UInt8.self) & 1 == 1
                && start.load(fromByteOffset: offsets[1], as: Int.self) == 0x1234_5678
        }
        guard isStructDescribed, holdsNumber(Object(), [("first", Bool.self), ("number", Int.self)]) else {
            return false
        }
        #if canImport(ObjectiveC)
        return holdsNumber(Heir(), [("number", Int.self)])
        #else
        return true
        #endif
    }

    /// Whether the last property of an object is in its place.
    private static func holdsNumber(_ object: AnyObject, _ expected: [Expected]) -> Bool {
        guard let offset = places(in: Swift.type(of: object), expected)?.last,
            offset + MemoryLayout<Int>.size <= InstanceMemory.size(of: object)
        else { return false }
        return withExtendedLifetime(object) {
            UnsafeRawPointer(InstanceMemory.start(of: object)).load(fromByteOffset: offset, as: Int.self) == 0x7654_321
        }
    }

    /// The offsets of a type's properties, ascending and aligned, if they are as expected.
    @_optimize(size) private static func places(in type: Any.Type, _ expected: [Expected]) -> [Int]? {
        guard ReflectionFunctions.fieldCount(type) == expected.count else { return nil }
        var offsets: [Int] = []
        for index in expected.indices {
            guard let field = ReflectionFunctions.field(type, index), field.type == expected[index].type,
                field.isStrong,
                // A program that is built without names has none.
                field.name == nil || field.name == expected[index].name,
                index == 0 || field.offset > offsets[index - 1],
                field.offset % TypeLayout.extent(of: field.type).alignment == 0
            else { return nil }
            offsets.append(field.offset)
        }
        return offsets
    }
}
