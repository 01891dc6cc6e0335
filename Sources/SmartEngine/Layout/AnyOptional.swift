/// Optional, without its type parameter.
package protocol AnyOptional {
    var wrappedAny: Any? { get }
    static var wrappedAnyType: Any.Type { get }
    /// Nil as `T`, which must be this optional type. Not by a cast: casts look through optionals.
    static func makeNil<T>(as type: T.Type) -> T?
    /// Whether the optional at an address is nil.
    static func isNil(at place: UnsafeRawPointer) -> Bool
    /// The bytes of memory filled with `byte`, after nil was stored in it.
    static func bytesOfNil(over byte: UInt8) -> [UInt8]
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
    package static func isNil(at place: UnsafeRawPointer) -> Bool {
        if case .none = place.assumingMemoryBound(to: Self.self).pointee { return true }
        return false
    }
    package static func bytesOfNil(over byte: UInt8) -> [UInt8] {
        let size = MemoryLayout<Self>.size
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, size), alignment: MemoryLayout<Self>.alignment)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: byte, count: size)
        memory.initializeMemory(as: Self.self, to: nil)
        return (0..<size).map { memory.load(fromByteOffset: $0, as: UInt8.self) }
    }
}
