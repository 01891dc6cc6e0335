// Memory: bytes and nodes belong to a document or a writer, which the caller keeps alive. Sixteen bytes after a text
// may be read.

import Foundation

/// One value (or one member name) of a JSON document, 16 bytes.
///
/// A document is a flat array of nodes in text order. For `{"id":7,"tags":["a","b"]}`:
///
///     index  kind    offset  payload
///     0      object  0       next 7, count 2        ← children are 1..<7
///     1      string  2       length 2               ← name "id"
///     2      int     6       7
///     3      string  9       length 4               ← name "tags"
///     4      array   15      next 7, count 2        ← children are 5..<7
///     5      string  17      length 1
///     6      string  21      length 1
///
/// An object's children alternate name, value. `next` is the index after the whole subtree, so skipping a value never
/// walks it. `offset` counts UTF-8 bytes from the start of the text; for a string it points after the opening quote.
@usableFromInline package struct Node {
    /// Byte offset in the text, or, of a node of the kind `foreign`, the index in the document's side table.
    @usableFromInline package var offset: UInt32
    @usableFromInline package var kind: Kind
    @usableFromInline package var flags: Flags
    @usableFromInline package var payload: UInt64

    @usableFromInline package enum Kind: UInt8, Sendable {
        case null
        case `false`
        case `true`
        /// payload: the Int64's bits.
        case int
        /// payload: a UInt64 above Int64.max.
        case uint
        /// payload: the Double's bits. With `.integral` the text had neither fraction nor exponent (it did not fit 64
        /// bits, or is -0).
        case double
        /// payload: length in bytes in the low half; with `.escaped`, the high half is the number of bytes that
        /// unescaping removes.
        case string
        /// payload: next in the low half, number of elements in the high half.
        case array
        /// payload: next in the low half, number of fields in the high half.
        case object
        /// A Swift value that is not JSON (a Date, a ready model …); it lives in the document's side table at `offset`.
        case foreign

        // The synthesised `==` is not inlinable: other modules would call it through the witness table.
        @inlinable
        package static func == (a: Kind, b: Kind) -> Bool {
            a.rawValue == b.rawValue
        }
    }

    // No OptionSet: a debug build would call its generic functions for each node, which took a third of a decode.
    @frozen @usableFromInline package struct Flags: Sendable {
        @usableFromInline package let rawValue: UInt8
        @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable package static func | (a: Flags, b: Flags) -> Flags { Flags(rawValue: a.rawValue | b.rawValue) }
        /// Whether any of `flags` is set.
        @inlinable package func contains(_ flags: Flags) -> Bool { rawValue & flags.rawValue != 0 }

        package static let none = Flags(rawValue: 0)
        /// The string's bytes contain backslash escapes.
        static let escaped = Flags(rawValue: 1)
        /// A number without fraction and exponent.
        package static let integral = Flags(rawValue: 2)
        /// The number or string has no text; it came as a Swift value.
        @usableFromInline package static let valueOnly = Flags(rawValue: 4)
        /// The number came as a Decimal, which is in the side table at index `offset`; the payload is as near as the
        /// kind allows.
        static let decimal = Flags(rawValue: 16)
        /// A Swift number or Boolean, not an NSNumber.
        static let native = Flags(rawValue: 32)
        /// The value itself is in the document's table of originals at index `offset`.
        static let original = Flags(rawValue: 64)
        /// The string is held as a Swift String in the side table at index `offset`.
        static let sideString = Flags(rawValue: 8)
    }

    @inline(__always)
    package init(_ kind: Kind, offset: Int, flags: Flags = .none, payload: UInt64 = 0) {
        self.offset = UInt32(truncatingIfNeeded: offset)
        self.kind = kind
        self.flags = flags
        self.payload = payload
    }

    /// The index after this container's subtree. Only for arrays and objects.
    @inlinable @_transparent package var next: Int { Int(payload & 0xFFFF_FFFF) }
    /// Elements of an array, members of an object.
    @inlinable @_transparent package var count: Int { Int(payload >> 32) }
    /// Bytes of a string, as written.
    @inlinable @_transparent package var length: Int { Int(payload & 0xFFFF_FFFF) }
    /// Bytes of a string's characters.
    var unescapedLength: Int { length &- Int(payload >> 32) }
    @inlinable package var int64: Int64 { Int64(bitPattern: payload) }
    @inlinable @_transparent package var double: Double { Double(bitPattern: payload) }
    /// The Double of a number.
    var doubleValue: Double {
        switch kind {
        case .int: return Double(int64)
        case .uint: return Double(payload)
        default: return double
        }
    }
    @inlinable @_transparent package var isContainer: Bool { kind == .array || kind == .object }
    /// Whether this is a number beyond Double.
    var isInfinite: Bool { kind == .double && !double.isFinite }
}

/// One value of a document: what the conversion rules see.
@frozen @usableFromInline package struct NodeView {
    @usableFromInline package let memory: DocumentMemory
    @usableFromInline package let index: Int

    @inlinable package init(memory: DocumentMemory, index: Int) {
        self.memory = memory
        self.index = index
    }

    @inlinable package var node: Node {
        @inline(__always) get { memory.node(index) }
    }
    package var kind: Node.Kind { node.kind }

    /// The result of `body` for a container's content. If this thread's stack has no room for another level, the result
    /// is `otherwise`, and the run that reads the document fails.
    package func descend<R>(otherwise: @autoclosure () -> R, _ body: () -> R) -> R {
        if StackSpace.hasRoom { return body() }
        memory.document.takeUnretainedValue().noteUnread(index)
        return otherwise()
    }

    package var isNull: Bool { kind == .null }
    package var isNumber: Bool { kind == .int || kind == .uint || kind == .double }

    /// The string's characters, unescaped. Only for strings. O(length).
    @usableFromInline package var string: String {
        let node = self.node
        if node.flags.contains(.sideString) {
            return memory.document.takeUnretainedValue().sideStrings[Int(node.offset)]
        }
        let start = memory.bytes + Int(node.offset)
        return node.flags.contains(.escaped)
            ? StringReader.unescaped(start, node.length, count: node.unescapedLength)
            : StringReader.unescaped(start, node.length)
    }

    /// The bytes of the string's characters. Only for strings.
    package func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        let node = self.node
        if !node.flags.contains(.sideString | .escaped) {
            return body(UnsafeBufferPointer(start: memory.bytes + Int(node.offset), count: node.length))
        }
        var copy = string
        return copy.withUTF8(body)
    }

    /// The number that a string holds in JSON's notation: a server sends "1" for 1. Nil for every other text, for
    /// zeros, and for numbers beyond 64 bits or Double, which are read as texts. Only for strings. O(length).
    var quotedNumber: Node? {
        let node = self.node
        guard !node.flags.contains(.sideString | .escaped) else { return nil }
        var byte = memory.bytes + Int(node.offset)
        let end = byte + node.length
        var table: PowersOfFive.Table?
        // A text's string ends with a quote. The names of a dictionary source follow each other without quotes.
        guard end.pointee == UInt8(ascii: "\""), byte.pointee == UInt8(ascii: "-") || byte.pointee &- 0x30 < 10,
            let number = NumberParser.parse(&byte, offset: Int(node.offset), &table), byte == end
        else { return nil }
        return number.kind != .double || number.double.isFinite && number.double != 0 ? number : nil
    }

    /// The number as it was written; a number that came as a Swift value in its shortest form. Only for numbers.
    @usableFromInline package var numberText: String {
        let node = self.node
        if node.flags.contains(.valueOnly) {
            switch node.kind {
            case .int: return String(node.int64)
            case .uint: return String(node.payload)
            default: return node.double.description
            }
        }
        if node.flags.contains(.decimal) { return sideDecimal?.description ?? node.double.description }
        return StringReader.unescaped(memory.bytes + Int(node.offset), numberLength)
    }

    /// The number with every digit that was written; nil beyond Decimal's range. Only for numbers.
    var decimal: Decimal? {
        if !node.flags.contains(.valueOnly | .decimal) {
            let text = UnsafeBufferPointer(start: memory.bytes + Int(node.offset), count: numberLength)
            if let short = ExactDecimal.short(text) { return short }
        }
        return Decimal(number: numberText)
    }

    /// The number of bytes of a number that was written. Only for numbers of a text.
    private var numberLength: Int {
        let start = memory.bytes + Int(node.offset)
        var end = start
        while isNumberByte(end.pointee) { end += 1 }
        return end - start
    }

    /// Whether a number was written with digits that its Double may not hold: more than 16 bytes, which are not the
    /// shortest text of the Double.
    var hasHiddenDigits: Bool {
        guard !node.flags.contains(.valueOnly | .decimal) else { return false }
        let length = numberLength
        guard length > 16 else { return false }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ShortestDouble.room) { room in
            guard let start = room.baseAddress else { return true }
            let count = ShortestDouble.write(node.double, to: start)
            return count != length || memcmp(start, memory.bytes + Int(node.offset), count) != 0
        }
    }

    /// Whether the number is not zero, but underflows a Double: 1e-400.
    var isTiny: Bool {
        let node = self.node
        guard node.kind == .double, node.double == 0, !node.flags.contains(.valueOnly | .decimal) else {
            return false
        }
        var byte = memory.bytes + Int(node.offset)
        while isNumberByte(byte.pointee), byte.pointee | 0x20 != UInt8(ascii: "e") {
            if byte.pointee >= UInt8(ascii: "1"), byte.pointee <= UInt8(ascii: "9") { return true }
            byte += 1
        }
        return false
    }

    /// The Decimal that the number came as. Only where `Flags.decimal` is set.
    var sideDecimal: Decimal? { memory.document.takeUnretainedValue().foreignValues[Int(node.offset)] as? Decimal }

    private func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            return true
        default:
            return false
        }
    }

    /// The Swift value of a dictionary source, for foreign nodes.
    package var foreign: Any? {
        let node = self.node
        guard node.kind == .foreign else { return nil }
        return memory.document.takeUnretainedValue().foreignValues[Int(node.offset)]
    }

    /// The value itself, in a dictionary source, if JSONSerialization would not give an equal one; else nil.
    package var original: Any? {
        let node = self.node
        if node.flags.contains(.original) { return memory.document.takeUnretainedValue().originals[Int(node.offset)] }
        guard node.flags.contains(.native) else { return nil }
        if node.flags.contains(.decimal) { return sideDecimal }
        switch node.kind {
        case .true: return true
        case .false: return false
        // The number came as an Int.
        case .int: return Int(truncatingIfNeeded: node.int64)
        case .double: return node.double
        default: return nil
        }
    }

    /// The object that a dictionary source has here, as it is.
    var object: Any? { (foreign ?? original).flatMap { type(of: $0) is AnyClass ? $0 : nil } }

    /// The number nearest to what was written. Only for numbers.
    package var doubleValue: Double { node.doubleValue }

    /// The number that a string is, by Swift's notation of floating-point numbers. Only for strings.
    package var doubleOfText: Double? { quotedNumber?.doubleValue ?? Double(string) }

    /// The member's value, the last one where a name repeats. O(members).
    package func member(_ name: String) -> NodeView? {
        guard kind == .object else { return nil }
        var key = name
        let found = key.withUTF8 { find($0) }
        return found.map { memory.view($0) }
    }

    private func find(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
        let end = node.next
        var child = index + 1
        var found: Int?
        while child < end {
            if memory.isName(child, equalTo: name) { found = child + 1 }
            child = memory.after(child + 1)
        }
        return found
    }

    /// The element at a position; nil where there is none. Only for arrays. O(position).
    func element(_ position: Int) -> NodeView? {
        guard position >= 0, position < node.count else { return nil }
        var child = index + 1
        for _ in 0..<position { child = memory.after(child) }
        return memory.view(child)
    }

    /// The element that a path's segment numbers; nil where this is not an array or the segment not a number.
    @_optimize(size) package func element(numbered segment: String) -> NodeView? {
        kind == .array ? ExactInteger.int(segment).flatMap { element($0) } : nil
    }

    /// Indices of the elements of an array, or of the values of an object.
    package var childIndices: [Int] {
        var result: [Int] = []
        eachChild { result.append($0) }
        return result
    }

    /// Calls `body` with each of the `childIndices`. A name is before its value.
    @inline(__always)
    @inlinable package func eachChild(_ body: (Int) -> Void) {
        let node = self.node
        let step = node.kind == .object ? 1 : 0
        var child = index + 1 + step
        while child < node.next {
            body(child)
            child = memory.after(child) + step
        }
    }

    /// Compact JSON text of the value; foreign values as their description. O(size).
    package var compactText: String {
        var writer = JSONByteWriter()
        writer.write(self)
        return writer.takeString()
    }
}

extension NodeView {
    /// The member whose name is canonically equal, as Swift compares strings: é in one scalar or in two. O(members) for
    /// a name that is not ASCII.
    @_optimize(size) package func equalMember(_ name: String) -> NodeView? {
        guard kind == .object, name.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        return childIndices.last { memory.view($0 - 1).string == name }.map { memory.view($0) }
    }
}

/// Compares inline: names are short. `a` must be followed by padding, `b` is read exactly.
@inlinable package func equalBytes(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var i = 0
    while i &+ 8 <= count {
        guard
            UnsafeRawPointer(a + i).loadUnaligned(as: UInt64.self)
                == UnsafeRawPointer(b + i).loadUnaligned(as: UInt64.self)
        else { return false }
        i &+= 8
    }
    while i < count {
        guard a[i] == b[i] else { return false }
        i &+= 1
    }
    return true
}
