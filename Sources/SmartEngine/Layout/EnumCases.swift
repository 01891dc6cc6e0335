import Foundation

/// The values of an enum without payloads whose type is only known at run time.
///
///     enum CodingKeys: String, CodingKey { case id, name = "full_name" }     // in memory 0, 1; nil of an optional is 2
///
/// The compiler numbers such cases from 0 in the order of their declaration, and uses the first free number for the nil
/// of an optional, which gives their count.
package enum EnumCases {
    /// All values of a type; nil if it is not an enum without payloads. An enum that takes no memory has one case or
    /// none, and gives nil. With raw values it has a case, since the compiler accepts them only then, and gives that.
    /// O(cases).
    @_optimize(size) package static func all<Value>(of _: Value.Type) -> [Value]? {
        guard RuntimeReflection.isEnum(Value.self) else { return nil }
        switch MemoryLayout<Value>.size {
        case 0: return Value.self is any RawRepresentable.Type ? values(1) : nil
        case 1, 2:
            let bytes = Optional<Value>.bytesOfNil(over: 0)
            var numberOfNil = 0
            for index in bytes.indices { numberOfNil |= Int(bytes[index]) &<< (8 &* index) }
            return numberOfNil <= Int(UInt16.max) ? values(numberOfNil) : nil
        default: return nil
        }
    }

    /// All values of a type of coding keys; nil if it is not an enum without payloads. A type that takes no memory is
    /// asked for the key of a property, which the compiler's code knows by the property's name.
    package static func keys<Key: CodingKey>(of type: Key.Type, for properties: [StoredProperty]) -> [Key]? {
        if let keys = all(of: type) { return keys }
        guard RuntimeReflection.isEnum(type), MemoryLayout<Key>.size == 0 else { return nil }
        let names = properties.lazy.flatMap {
            [$0.name, $0.name.hasPrefix("_") ? String($0.name.dropFirst()) : $0.name]
        }
        return names.compactMap { Key(stringValue: $0) }.first.map { [$0] } ?? []
    }

    private static func values<Value>(_ count: Int) -> [Value]? {
        guard count > 0 else { return nil }
        // The first number belongs to a payload, if there is one.
        let first: Value = value(0)
        guard RuntimeReflection.isWithoutPayload(first) else { return nil }
        // Without `map`: unspecialised, it takes 3,000 instructions for each number.
        var all: [Value] = []
        for number in 0..<count { all.append(value(number)) }
        return all
    }

    private static func value<Value>(_ number: Int) -> Value {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
            let raw = UnsafeMutableRawBufferPointer(room)
            for index in 0..<raw.count { raw[index] = UInt8(truncatingIfNeeded: number &>> (8 &* index)) }
            return room[0]
        }
    }
}
