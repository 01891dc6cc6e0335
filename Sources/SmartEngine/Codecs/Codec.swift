// Memory: an address given to a codec is of its type: uninitialised for `initialize`, else a value. What is replaced
// is moved out before it is released (`_store`).

import Foundation

/// The engine's knowledge of one type: how to fill it from a node and how to write it. Made once per type by the
/// `CodecRegistry` and never freed, so fields and collections refer to each other's codecs without reference counting.
///
///     Int            ScalarCodec<Int>         shape .int: the field loop reads it inline
///     String?        OptionalCodec<String>    shape .optionalString
///     Airport        RuntimeModelCodec        found at run time (HandyJSON's models): properties by their offsets
///                    NativeModelCodec          a native model: its init(from:), specialised where it is declared
///                    DecodableCodec<Airport>  any other Codable type: its init(from:)
///     [Runway]       ArrayCodec<Runway>       → RuntimeModelCodec or NativeModelCodec
///     () -> Void     CastingCodec             left alone: no value casts to it
@_spi(Engine) open class Codec {
    package let type: Any.Type
    /// Lets the field loop store common types inline, without a call.
    package let shape: Shape
    /// Whether any JSON value can fill the type.
    package let canRead: Bool

    @_spi(Engine) @frozen public enum Shape: UInt8, Sendable {
        case bool, int, double, string
        case optionalBool, optionalInt, optionalDouble, optionalString
        case optional, model, other
        /// `flat`: a wrapper whose value is made from the enclosing object. `ignored`: a wrapper that is not coded.
        case flat, ignored
        /// A property that is set through key-value coding, whatever its type. It occurs only in a plan's places.
        case keyValue

        // Written by hand, since the synthesised `==` is not inlinable: other modules would call it through the witness
        // table.
        @_documentation(visibility: internal)
        @inlinable
        public static func == (a: Shape, b: Shape) -> Bool {
            unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self)
        }
    }

    @_spi(Engine) public init(type: Any.Type, shape: Shape = .other, canRead: Bool = true) {
        self.type = type
        self.shape = shape
        self.canRead = canRead
    }

    /// Whether this is a `TypedCodec` of its type.
    var isTyped: Bool { false }

    /// Whether the type is a number, a Bool or a String, or an optional of one.
    package var isScalar: Bool { false }

    /// Whether a value's members may have any names: a dictionary, a JSONValue. For flat codecs only.
    @_spi(Engine) open var hasAnyNames: Bool { false }

    /// Whether the type is only known to be Codable.
    @_spi(Engine) open var isPlainCodable: Bool { false }

    /// Makes a value in uninitialised memory. False (and the memory stays uninitialised) when the node cannot become
    /// this type.
    @_spi(Engine) open func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext)
        -> Bool
    {
        false
    }

    /// Replaces an initialised value. False (and the value stays) when the node cannot become this type.
    @_spi(Engine) open func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext)
        -> Bool
    {
        false
    }

    /// Replaces an initialised value by one that `make` makes in uninitialised memory, unless that returns false. For
    /// typed codecs only.
    func replace(_ target: UnsafeMutableRawPointer, _ make: (UnsafeMutableRawPointer) -> Bool) -> Bool { false }

    /// Sets an optional to nil; nothing for other types.
    @_spi(Engine) open func assignNil(_ target: UnsafeMutableRawPointer) {}

    @_spi(Engine) open func initializeNil(_ target: UnsafeMutableRawPointer) {}

    /// Writes the value as JSON text. False, and nothing written, where there is nothing to write (nil, a closure …).
    @_spi(Engine) open func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool { false }

    /// The value as Swift and Foundation values; nil where there is nothing to write.
    @_spi(Engine) open func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? { nil }

    /// Whether an existing value can be updated: it is a model or a polymorphic enum, or a wrapper or an optional of
    /// one.
    @_spi(Engine) open var isUpdatable: Bool { isUpdatedInPlace }

    /// Whether the value is a run-time model, or an optional of one.
    package var isUpdatedInPlace: Bool { false }

    /// Updates a run-time model, or an optional of one, in place. False if the optional is nil, or the source has no
    /// object.
    func updateInPlace(_ target: UnsafeMutableRawPointer, by index: Int, _ context: DecodingContext) -> Bool { false }

    /// Whether an optional at an address, or one in a wrapper there, is nil.
    @_spi(Engine) open func isNil(at source: UnsafeRawPointer) -> Bool { false }

    /// Makes the fallback for a value that cannot be converted, where there is no initial value. False if there is no
    /// fallback.
    func initializeFallback(_ target: UnsafeMutableRawPointer) -> Bool { false }

    /// The codec of an array of these values, if there is a special one.
    @_spi(Engine) open var arrayCodec: Codec? { nil }

    /// The codec of an optional of these values, if there is a special one; `general` is the one for any values.
    func optionalCodec(_ general: Codec) -> Codec? { nil }

    /// This codec if it makes enums from their raw values, else nil.
    var rawMaker: (any RawOptionalMaking)? { nil }

    /// Whether an element or member may be made of null: nil of an optional, NSNull in an `Any`.
    var acceptsNull: Bool { isOptional || ObjectIdentifier(type) == ObjectIdentifier(Any.self) }

    /// Whether NSNull is a value of the type; null then becomes NSNull even in an optional.
    var representsNull: Bool { false }

    /// Whether values are made by a cast, so that they may be of any class.
    package var isCast: Bool { false }

    /// Whether the values' types are known at run time only.
    var holdsAny: Bool { isCast || type == Any.self || type == Any?.self }

    /// Sets an optional to its value after a failed conversion.
    func assignUnreadable(_ target: UnsafeMutableRawPointer) { assignNil(target) }

    /// Writes the value inside an optional, where HandyJSON accepts more types.
    func writeAsOptional(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool { write(source, to: output) }

    package var isOptional: Bool {
        switch shape {
        case .optionalBool, .optionalInt, .optionalDouble, .optionalString, .optional: return true
        default: return false
        }
    }
}

extension Codec {
    /// Nil as `T`, which must be the codec's optional type.
    func nilValue<T>(_ type: T.Type) -> T? {
        guard isOptional else { return nil }
        let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
        defer { memory.deallocate() }
        initializeNil(UnsafeMutableRawPointer(memory))
        return memory.move()
    }
}

/// A codec that knows its type and produces whole values.
@_spi(Engine) open class TypedCodec<T>: Codec {
    @_spi(Engine) public init(shape: Shape = .other, canRead: Bool = true) {
        super.init(type: T.self, shape: shape, canRead: canRead)
    }

    final override var isTyped: Bool { true }

    @_spi(Engine) open func read(_ index: Int, _ context: DecodingContext) -> T? { nil }

    @_optimize(speed)
    @_spi(Engine) open override func initialize(
        _ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext
    )
        -> Bool
    {
        guard let value = read(index, context) else { return false }
        target.initializeMemory(as: T.self, to: value)
        return true
    }

    @_spi(Engine) open override func assign(
        _ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext
    ) -> Bool {
        guard let value = read(index, context) else { return false }
        target._store(value, at: .value)
        return true
    }

    // A separate function, which gets `T` from the class. Inlined for an optional, its type would be looked up for each
    // value (Sources/Fast.md).
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    final override func replace(_ target: UnsafeMutableRawPointer, _ make: (UnsafeMutableRawPointer) -> Bool) -> Bool {
        withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { room in
            guard let value = room.baseAddress, make(UnsafeMutableRawPointer(value)) else { return false }
            // The value is not stored by `moveUpdate`, which also moves the padding after a value: a neighbour may be
            // in it.
            target._store(value.move(), at: .value)
            return true
        }
    }

    /// A ready value from a dictionary source.
    package final func foreign(_ index: Int, _ context: DecodingContext) -> T? {
        guard context.node(index).kind == .foreign else { return nil }
        return context.view(index).foreign as? T
    }

    /// Writes a value as JSON text. False, and nothing written, where there is nothing to write.
    @_spi(Engine) open func writeValue(_ value: T, to output: EncodingContext) -> Bool { false }

    /// The value as Swift and Foundation values; nil where there is nothing to write.
    @_spi(Engine) open func plain(_ value: T, _ output: EncodingContext) -> Any? { value }

    @_spi(Engine) open override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        writeValue(source.assumingMemoryBound(to: T.self).pointee, to: output)
    }
    @_spi(Engine) open override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        plain(source.assumingMemoryBound(to: T.self).pointee, output)
    }
}

extension Codec {
    /// Copies a ready value of the codec's type from a dictionary source.
    package func takeForeign(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, from index: Int, _ context: DecodingContext
    ) -> Bool {
        guard context.node(index).kind == .foreign, let value = context.view(index).foreign else { return false }
        func open<T>(_: T.Type) -> Bool {
            guard let typed = value as? T else { return false }
            target._store(typed, at: place)
            return true
        }
        return _openExistential(type, do: open)
    }

    /// The node as a whole value of the codec's type. `type` is `T` or a subclass of it, whose instances are laid out
    /// like those of `T`: `Employee.self as Person.Type`.
    package final func value<T>(_ type: T.Type, _ index: Int, _ context: DecodingContext) -> T? {
        assert(self.type == type)
        // The check avoids the name TypedCodec<T>, which is a metadata look-up (Sources/Fast.md).
        if isTyped, self.type == T.self { return unsafeDowncast(self, to: TypedCodec<T>.self).read(index, context) }
        let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
        defer { memory.deallocate() }
        guard initialize(UnsafeMutableRawPointer(memory), from: index, context) else { return nil }
        return memory.move()
    }

    /// Writes a value of the codec's type as JSON text. False, and nothing written, where there is nothing to write.
    package final func writeAny<T>(_ value: T, to output: EncodingContext) -> Bool {
        assert(type == T.self)
        return withUnsafePointer(to: value) { write($0, to: output) }
    }

    /// A value of the codec's type as Swift and Foundation values; nil where there is nothing to write.
    package final func plainAny<T>(_ value: T, _ output: EncodingContext) -> Any? {
        assert(type == T.self)
        return withUnsafePointer(to: value) { plainValue($0, output) }
    }
}
