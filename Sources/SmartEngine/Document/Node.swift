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
    @inlinable @inline(__always) package var next: Int { Int(payload & 0xFFFF_FFFF) }
    /// Elements of an array, members of an object.
    @inlinable @inline(__always) package var count: Int { Int(payload >> 32) }
    /// Bytes of a string, as written.
    @inlinable @inline(__always) package var length: Int { Int(payload & 0xFFFF_FFFF) }
    /// Bytes of a string's characters.
    var unescapedLength: Int { length &- Int(payload >> 32) }
    @inlinable package var int64: Int64 { Int64(bitPattern: payload) }
    @inlinable @inline(__always) package var double: Double { Double(bitPattern: payload) }
    /// The Double of a number.
    var doubleValue: Double {
        switch kind {
        case .int: return Double(int64)
        case .uint: return Double(payload)
        default: return double
        }
    }
    @inlinable @inline(__always) package var isContainer: Bool { kind == .array || kind == .object }
    /// Whether this is a number beyond Double.
    var isInfinite: Bool { kind == .double && !double.isFinite }
}
