/// The payload in an enum value's memory, by the functions that the compiler makes for each enum, as `Mirror` does, which
/// takes twenty times as long.
///
///     metadata         the word before it: the table's address
///     table            eight functions, size and stride, Int32 flags, Int32 free values; then the number of a value's
///                      case, and what makes a value's memory its payload's
package enum EnumPayload {
    private typealias Number = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    private typealias Projection = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

    /// The number of the value's case, which lies at `value`; nil where functions cannot be called by their addresses.
    package static func caseNumber(of value: UnsafeRawPointer, _ type: Any.Type) -> UInt32? {
        function(0, of: type).map { unsafeBitCast($0, to: Number.self)(value, metadata(type)) }
    }

    /// Makes a copy of a value's bytes those of its payload.
    package static func project(_ copy: UnsafeMutableRawPointer, _ type: Any.Type) {
        if let function = function(1, of: type) { unsafeBitCast(function, to: Projection.self)(copy, metadata(type)) }
    }

    /// The type of the value's payload, where that lies in the value itself; nil where there is none, or no record of it.
    package static func type<Value>(of value: Value) -> Any.Type? {
        guard let name = ReflectionFunctions.caseName(value), name.pointee != 0 else { return nil }
        return withUnsafePointer(to: value) { caseNumber(of: $0, Value.self) }.flatMap {
            FieldRecords.payload(ofCase: Int($0), at: name, in: Value.self)
        }
    }

    private static func metadata(_ type: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    private static func function(_ index: Int, of type: Any.Type) -> UnsafeRawPointer? {
        #if _ptrauth(_none)
        let word = MemoryLayout<Int>.size
        let table = metadata(type).load(fromByteOffset: -word, as: UnsafeRawPointer.self)
        return table.load(fromByteOffset: (10 + index) * word + 8, as: UnsafeRawPointer.self)
        #else
        return nil
        #endif
    }
}
