// Memory: addresses are typed as the runtime or a verified `TypeLayout` says. An instance is only read here, or
// copied as a whole.

import Foundation

/// Optional, without its type parameter.
package protocol AnyOptional {
    var wrappedAny: Any? { get }
    static var wrappedAnyType: Any.Type { get }
    /// Nil as `T`, which must be this optional type. Not by a cast: casts look through optionals.
    static func makeNil<T>(as type: T.Type) -> T?
    var isNil: Bool { get }
    /// The bytes of memory filled with `byte`, after nil was stored in it.
    static func bytesOfNil(over byte: UInt8) -> [UInt8]
}

// Members of the protocol, since the caller knows its type: functions of Optional look their type up for each value
// (Sources/Fast.md).
extension AnyOptional {
    /// Whether the optional at an address is nil.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package static func isNil(at place: UnsafeRawPointer) -> Bool {
        place.assumingMemoryBound(to: Self.self).pointee.isNil
    }

    /// The result of `body` for a copy of the value, which is at the optional's beginning; nil for nil. A copy, since
    /// `body` may run code that changes the optional.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    static func withValue(at place: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool? {
        let optional = place.assumingMemoryBound(to: Self.self).pointee
        return optional.isNil ? nil : withUnsafePointer(to: optional) { body(UnsafeRawPointer($0)) }
    }
}

extension Optional: AnyOptional {
    package var wrappedAny: Any? {
        switch self {
        case .some(let value): return value
        case .none: return nil
        }
    }
    package static var wrappedAnyType: Any.Type { Wrapped.self }
    package static func makeNil<T>(as type: T.Type) -> T? {
        type == Self.self ? unsafeBitCast(Self.none, to: T.self) : nil
    }
    package var isNil: Bool { self == nil }
    package static func bytesOfNil(over byte: UInt8) -> [UInt8] {
        let size = MemoryLayout<Self>.size
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, size), alignment: MemoryLayout<Self>.alignment)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: byte, count: size)
        memory.initializeMemory(as: Self.self, to: nil)
        var bytes: [UInt8] = []
        for index in 0..<size { bytes.append(memory.load(fromByteOffset: index, as: UInt8.self)) }
        return bytes
    }
}

/// Storage of one of the library's property wrappers, without its type parameter.
package protocol AnyWrapper {
    /// The type of the value inside.
    static var wrappedType: Any.Type { get }
}

/// Values as those of a protocol that an app's types conform to. A cast of the value fails away from the actor that the
/// conformance belongs to; a cast of its type does not, if it names the protocol.
package enum Conforming {
    package static func encodable(_ value: Any) -> (any Encodable)? {
        func open<E: Encodable>(_: E.Type) -> (any Encodable)? { value as? E }
        return (type(of: value) as? any Encodable.Type).flatMap { open($0) } ?? value as? any Encodable
    }

    static func rawValue(_ value: Any) -> Any? {
        if let value = value as? any RawRepresentable { return value.rawValue }
        func open<R: RawRepresentable>(_: R.Type) -> Any? { (value as? R)?.rawValue }
        return (type(of: value) as? any RawRepresentable.Type).flatMap { open($0) }
    }
}

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

/// The enum named `CodingKeys` that a type declares, found by its name: unless it or the type is private.
///
///     class Student: Person {                          // 3App7StudentC
///         enum CodingKeys: CodingKey { case school }   // 3App7StudentC10CodingKeysO
///     }
///
/// An optimised build has no record of a type that nothing refers to.
package enum DeclaredKeys {
    @_optimize(size) package static func of(_ type: Any.Type) -> Any.Type? {
        guard let name = _mangledTypeName(type) else { return nil }
        if let found = _typeByName(name + "10CodingKeysO") { return found }
        // `3App3BoxC10CodingKeysOySi_G` for `3App3BoxCySiG`; where the arguments begin is ambiguous.
        guard name.hasSuffix("G") else { return nil }
        let text = Array(name.utf8)
        for start in text.indices.dropFirst()
        where text[start] == UInt8(ascii: "y") && "CVO".utf8.contains(text[start - 1]) {
            let keys =
                Array(text[..<start]) + Array("10CodingKeysO".utf8) + text[start...].dropLast() + Array("_G".utf8)
            if let found = _typeByName(String(decoding: keys, as: UTF8.self)) { return found }
        }
        return nil
    }

    /// Whether these are the full names of coding keys and of the type that declares them:
    /// `App.Student.(unknown context at $1043).CodingKeys`, where they are private.
    package static func isCodingKeys(_ keys: String, of type: String) -> Bool {
        guard keys.hasPrefix(type + "."), keys.hasSuffix("CodingKeys") else { return false }
        let between = keys.dropFirst(type.count + 1).dropLast("CodingKeys".count)
        return between.isEmpty || between.hasPrefix("(unknown context at ") && between.hasSuffix(").")
    }
}

extension Sequence {
    /// The elements in order, by one copy of the algorithm for all types, where each of the optimiser's copies is 3 KB.
    /// For what is rarely sorted.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package func arranged(by precedes: (Element, Element) -> Bool) -> [Element] { sorted(by: precedes) }
}

extension Array {
    /// The elements that are wanted. Not by `filter` where the first call of a process or a type waits for it: the
    /// runtime searches all of the process for the conformance of each kind of array that has an iterator.
    package func selected(_ isWanted: (Element) -> Bool) -> [Element] {
        var wanted: [Element] = []
        for index in 0..<count where isWanted(self[index]) { wanted.append(self[index]) }
        return wanted
    }
}

/// Casts to types that are known to match, where the compiler does not know it: `as?` costs five to ten times as much.
@usableFromInline
package enum ExactCast {
    /// The value of an `Any`, if its type is exactly `T`.
    ///
    /// Unspecialised code passes the result on as it is: using a `T?` costs a metadata look-up (Sources/Fast.md).
    @inlinable
    package static func value<T>(_ value: Any, as type: T.Type) -> T? {
        func open<V>(_ value: V) -> T? {
            V.self == T.self ? unsafeBitCast(value, to: T.self) : inside(value, as: type)
        }
        return _openExistential(value, do: open)
    }

    /// The value of an `Any` in the `Any`, if its type is exactly `T`: `type(of:)` looks through both.
    @usableFromInline
    static func inside<T>(_ value: Any, as type: T.Type) -> T? {
        Swift.type(of: value) == T.self ? value as? T : nil
    }

    /// The value, if `T` is its static type by another name.
    @inlinable
    package static func same<V, T>(_ value: V, as type: T.Type) -> T? {
        V.self == T.self ? unsafeBitCast(value, to: T.self) : nil
    }

    /// The object in an `Any`, whose class must be `T` or inherit from it.
    static func object<T>(_ value: Any, as type: T.Type) -> T? {
        assert(Swift.type(of: value) is T.Type && type is AnyClass)
        func open<V>(_ object: V) -> T? { V.self is AnyClass ? unsafeBitCast(object, to: T.self) : value as? T }
        return _openExistential(value, do: open)
    }
}
