import Foundation

/// The values of an enum without payloads whose type is only known at run time.
///
///     enum CodingKeys: String, CodingKey { case id, name = "full_name" }     // in memory 0, 1; nil of an optional is 2
///
/// The compiler numbers such cases from 0 in the order of their declaration, and uses the first free number for the nil
/// of an optional, which gives their count.
package enum EnumCases {
    /// Nil for types other than enums without payloads. The enum must have a case. O(cases).
    package static func all<Value>(of _: Value.Type) -> [Value]? {
        guard RuntimeReflection.isEnum(Value.self) else { return nil }
        switch MemoryLayout<Value>.size {
        case 0: return values(0..<1)
        case 1...2:
            let numberOfNil = Optional<Value>.bytesOfNil(over: 0).enumerated().map { UInt32($1) << (8 * $0) }.reduce(
                0, +)
            return UInt16(exactly: numberOfNil).flatMap { values(0..<$0) }
        default: return nil
        }
    }

    /// Whether an enum without payloads has no case. One of size zero has one case or none, which its descriptor tells: the number of
    /// cases at byte 24. The descriptor's address is the second word of the type's metadata.
    package static func isEmpty(_ type: Any.Type) -> Bool {
        guard RuntimeReflection.isEnum(type), TypeLayout.extent(of: type).size == 0 else { return false }
        let descriptor = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
        return descriptor.load(fromByteOffset: 24, as: UInt32.self) == 0
    }

    private static func values<Value>(_ numbers: Range<UInt16>) -> [Value]? {
        guard let number = numbers.first else { return nil }
        // The first number belongs to a payload, if there is one.
        let first: Value = value(number)
        guard RuntimeReflection.isWithoutPayload(first) else { return nil }
        return numbers.map { value($0) }
    }

    private static func value<Value>(_ number: UInt16) -> Value {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
            let raw = UnsafeMutableRawBufferPointer(room)
            for (index, place) in raw.indices.enumerated() {
                raw[place] = UInt8(truncatingIfNeeded: number >> (8 * index))
            }
            return room[0]
        }
    }
}
