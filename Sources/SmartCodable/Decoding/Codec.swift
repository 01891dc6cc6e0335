import Foundation

/// What the engine knows about one type: how to fill it from a node and how to write it. Made once per type by the
/// `CodecRegistry` and never freed, so fields and collections refer to each other's codecs without reference counting.
///
///     Int            ScalarCodec<Int>         shape .int: the field loop reads it inline
///     String?        OptionalCodec<String>    shape .optionalString
///     Airport        RuntimeModelCodec        found at run time (HandyJSON's models): properties by their offsets
///                    SmartModelCodec          a native model: its init(from:), specialised where it is declared
///                    DecodableCodec<Airport>  any other Codable type: its init(from:)
///     [Runway]       RuntimeModelArrayCodec   → RuntimeModelCodec; SmartModelArrayCodec → SmartModelCodec
///     [Date]         ArrayCodec<Date>         → DateCodec
///     () -> Void     UnknownCodec             left alone
package class Codec {
    package let type: Any.Type
    /// The kinds that the field loop handles itself, without a call.
    package let shape: Shape
    /// False where no JSON value can fill the type.
    package let canRead: Bool

    package enum Shape: UInt8, Sendable {
        case bool, int, double, string
        case optionalBool, optionalInt, optionalDouble, optionalString
        case optional, model, other
        /// A wrapper whose value is made from the object around the property; one that takes no part in coding.
        case flat, ignored
        /// A property that is set through key-value coding, whatever its type; only in a plan's places.
        case keyValue
    }

    init(type: Any.Type, shape: Shape = .other, canRead: Bool = true) {
        self.type = type
        self.shape = shape
        self.canRead = canRead
    }

    /// Whether this is a `TypedCodec` of its type.
    var isTyped: Bool { false }

    /// Whether nothing is known of the type but that it is Codable.
    var isPlainCodable: Bool { false }

    /// Makes a value in uninitialised memory. False (and the memory stays uninitialised) when the node cannot become
    /// this type.
    package func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        false
    }

    /// Replaces an initialised value. False (and the value stays) when the node cannot become this type.
    package func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        false
    }

    /// Sets an optional to nil; nothing for other types.
    func assignNil(_ target: UnsafeMutableRawPointer) {}

    func initializeNil(_ target: UnsafeMutableRawPointer) {}

    /// Writes the value as JSON text. False, and nothing written, where there is nothing to write (nil, a closure …).
    package func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool { false }

    /// The value as plain Swift and Foundation values; nil where there is nothing to say.
    package func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? { nil }

    /// Whether a value is, or is a wrapper or optional of, a native model, so that an existing one can be updated.
    var isUpdatable: Bool { false }

    /// Whether an optional at an address, or one in a wrapper there, is nil.
    func isNil(at source: UnsafeRawPointer) -> Bool { false }

    /// Makes what stands for a value that cannot be converted where no initial value does. False: there is no such
    /// thing.
    func initializeFallback(_ target: UnsafeMutableRawPointer) -> Bool { false }

    /// The codec of an array of these values, where that is one of its own.
    var arrayCodec: Codec? { nil }

    /// This codec, where it makes enums from their raw values.
    var rawMaker: (any RawOptionalMaking)? { nil }

    /// Whether an element or member may be made of null: nil of an optional, NSNull in an `Any`.
    var takesNull: Bool { isOptional || ObjectIdentifier(type) == ObjectIdentifier(Any.self) }

    /// Whether NSNull is a value of the type, which null then becomes even in an optional.
    var holdsNull: Bool { false }

    /// Whether values come by a cast, so that they may be anything.
    var isCast: Bool { false }

    /// Sets an optional to what it becomes of a value that cannot be converted.
    func assignUnreadable(_ target: UnsafeMutableRawPointer) { assignNil(target) }

    /// As `write`, for the value inside an optional.
    func writeAsOptional(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool { write(source, to: output) }

    var isOptional: Bool {
        switch shape {
        case .optionalBool, .optionalInt, .optionalDouble, .optionalString, .optional: return true
        default: return false
        }
    }
}

/// A codec that knows its type and produces whole values.
package class TypedCodec<T>: Codec {
    init(shape: Shape = .other, canRead: Bool = true) { super.init(type: T.self, shape: shape, canRead: canRead) }

    final override var isTyped: Bool { true }

    func read(_ index: Int, _ context: DecodingContext) -> T? { nil }

    package override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext)
        -> Bool
    {
        guard let value = read(index, context) else { return false }
        target.initializeMemory(as: T.self, to: value)
        return true
    }

    package override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool
    {
        guard let value = read(index, context) else { return false }
        target.assumingMemoryBound(to: T.self).pointee = value
        return true
    }

    /// A ready value that rides along in a dictionary source.
    final func foreign(_ index: Int, _ context: DecodingContext) -> T? {
        guard context.node(index).kind == .foreign else { return nil }
        return context.view(index).foreign as? T
    }

    package override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        source.assumingMemoryBound(to: T.self).pointee
    }
}

extension Codec {
    /// Nil of an optional type, which must be `T`.
    func nilValue<T>(_ type: T.Type) -> T? {
        guard isOptional else { return nil }
        let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
        defer { memory.deallocate() }
        initializeNil(UnsafeMutableRawPointer(memory))
        return memory.move()
    }
}

/// A way to make values through the specialised code of a model's module, for the usual source; everything else goes
/// the generic way.
class ShortcutCodec: Codec {
    private let general: Codec

    init(general: Codec, shape: Shape = .other) {
        self.general = general
        super.init(type: general.type, shape: shape)
    }

    /// Makes the value at `target`, initialised or not. Nil where this is not the usual source; false when the value
    /// cannot be made.
    func make(_ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext)
        -> Bool?
    { nil }

    final override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext)
        -> Bool
    {
        make(target, isInitialized: false, from: index, context) ?? general.initialize(target, from: index, context)
    }

    final override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        make(target, isInitialized: true, from: index, context) ?? general.assign(target, from: index, context)
    }

    final override func isNil(at source: UnsafeRawPointer) -> Bool { general.isNil(at: source) }
    final override func assignNil(_ target: UnsafeMutableRawPointer) { general.assignNil(target) }
    final override func initializeNil(_ target: UnsafeMutableRawPointer) { general.initializeNil(target) }
    final override func assignUnreadable(_ target: UnsafeMutableRawPointer) { general.assignUnreadable(target) }
    final override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        general.write(source, to: output)
    }
    final override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        general.plainValue(source, output)
    }
}

final class ScalarCodec<T: JSONScalar>: TypedCodec<T> {
    init() { super.init(shape: T.shape) }
    override var arrayCodec: Codec? { ScalarArrayCodec<T>() }
    override func read(_ index: Int, _ context: DecodingContext) -> T? { T.read(index, context) }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        if T.write(source.assumingMemoryBound(to: T.self).pointee, to: &output.state.pointee.writer) { return true }
        output.refuse(source.assumingMemoryBound(to: T.self).pointee)
        return false
    }
}

final class ScalarArrayCodec<T: JSONScalar>: TypedCodec<[T]> {
    override func read(_ index: Int, _ context: DecodingContext) -> [T]? {
        T.readArray(index, context) ?? context.embedded(index, .array) { T.readArray(0, context) }
            ?? foreign(index, context)
    }
    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        T.initializeArray(target, index, context) || super.initialize(target, from: index, context)
    }
    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        T.assignArray(target, index, context) || super.assign(target, from: index, context)
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        let array = source.assumingMemoryBound(to: [T].self).pointee
        if let refused = T.writeArray(array, to: &output.state.pointee.writer) {
            output.refuse(array[refused], at: refused)
        }
        return true
    }
}

final class OptionalCodec<Wrapped>: TypedCodec<Wrapped?> {
    private let wrapped: Codec
    private let rawValue: RawOptionalMaking?
    /// Whether null is a value: NSNull, of a run-time derived model.
    private let isNullValue: Bool
    private let isDerived: Bool

    init(_ wrapped: Codec, isDerived: Bool) {
        self.wrapped = wrapped
        self.isDerived = isDerived
        rawValue = wrapped.rawMaker
        isNullValue = isDerived && wrapped.holdsNull
        let shape: Shape
        switch wrapped.shape {
        case .bool: shape = .optionalBool
        case .int: shape = .optionalInt
        case .double: shape = .optionalDouble
        case .string: shape = .optionalString
        default: shape = .optional
        }
        super.init(shape: shape, canRead: wrapped.canRead)
    }

    override var isUpdatable: Bool { wrapped.isUpdatable }
    override var isCast: Bool { wrapped.isCast }

    override func isNil(at source: UnsafeRawPointer) -> Bool {
        source.assumingMemoryBound(to: Wrapped?.self).pointee == nil
    }

    /// Null is nil; a value that cannot convert is none of this codec's business: the field loop decides what an
    /// optional property does then.
    override func read(_ index: Int, _ context: DecodingContext) -> Wrapped?? {
        if context.node(index).kind == .null {
            return isNullValue ? wrapped.value(Wrapped.self, index, context) : .some(nil)
        }
        // Of an optional that is to be updated, the value is; nil is no model.
        if let original = context.native.pointee.original, isNil(at: original) { context.native.pointee.original = nil }
        guard let value = wrapped.value(Wrapped.self, index, context) else { return nil }
        return .some(value)
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if let rawValue, rawValue.make(target, .uninitializedOptional, index, context) { return true }
        return super.initialize(target, from: index, context)
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if let rawValue, rawValue.make(target, .optional, index, context) { return true }
        return super.assign(target, from: index, context)
    }

    override func assignNil(_ target: UnsafeMutableRawPointer) {
        target.assumingMemoryBound(to: Wrapped?.self).pointee = nil
    }

    override func initializeNil(_ target: UnsafeMutableRawPointer) {
        target.initializeMemory(as: Wrapped?.self, to: nil)
    }

    /// Of an optional in an optional the inner one is nil, as HandyJSON has it.
    override func assignUnreadable(_ target: UnsafeMutableRawPointer) {
        guard isDerived, let inner = wrapped.nilValue(Wrapped.self) else { return assignNil(target) }
        target.assumingMemoryBound(to: Wrapped?.self).pointee = .some(inner)
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        guard let value = source.assumingMemoryBound(to: Wrapped?.self).pointee else {
            guard output.state.pointee.writesNil else { return false }
            output.state.pointee.writer.null()
            return true
        }
        return withUnsafePointer(to: value) {
            isDerived
                ? wrapped.writeAsOptional(UnsafeRawPointer($0), to: output)
                : wrapped.write(UnsafeRawPointer($0), to: output)
        }
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        guard let value = source.assumingMemoryBound(to: Wrapped?.self).pointee else { return nil }
        return withUnsafePointer(to: value) { wrapped.plainValue(UnsafeRawPointer($0), output) }
    }
}

/// Left as it is, unless the source holds a ready value of the type.
final class UnknownCodec<T>: TypedCodec<T> {
    init() { super.init(canRead: false) }
    override func read(_ index: Int, _ context: DecodingContext) -> T? { foreign(index, context) }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeDynamic(source.assumingMemoryBound(to: T.self).pointee, staticType: T.self)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainDynamic(source.assumingMemoryBound(to: T.self).pointee, staticType: T.self)
    }
}
