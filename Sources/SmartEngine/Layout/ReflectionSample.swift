#if canImport(ObjectiveC)
import Foundation
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
