import Foundation

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
