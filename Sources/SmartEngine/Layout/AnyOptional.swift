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
