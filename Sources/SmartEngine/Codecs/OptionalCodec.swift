// Memory: an address given to a codec is of its type: uninitialised for `initialize`, else a value. What is replaced
// is moved out before it is released (`_store`).

import Foundation

final class OptionalCodec<Wrapped>: TypedCodec<Wrapped?> {
    private let wrapped: Codec
    /// The optional type as the protocol, looked up once and not for each value.
    private let optional: any AnyOptional.Type = Wrapped?.self
    private let rawValue: RawOptionalMaking?
    /// Whether null is a value: NSNull, in a run-time derived model.
    private let isNullValue: Bool
    private let isDerived: Bool
    /// Whether the value may be a foreign one: in a run-time derived model, if its type has no JSON form or may be any
    /// type.
    private let mayHoldForeignValue: Bool
    /// The bytes that follow a value's own and tell nil from a value: zero for a value. Empty if `Wrapped` has spare
    /// bit patterns for nil.
    private let tag: Range<Int>

    init(_ wrapped: Codec, isDerived: Bool) {
        self.wrapped = wrapped
        self.isDerived = isDerived
        rawValue = wrapped.rawMaker
        tag = MemoryLayout<Wrapped>.size..<MemoryLayout<Wrapped?>.size
        isNullValue = isDerived && wrapped.representsNull
        mayHoldForeignValue =
            isDerived && (!wrapped.canRead || wrapped.isCast || FoundationTypes.mayBeHandedOver(Wrapped.self))
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

    override var isScalar: Bool { wrapped.isScalar }
    override var isUpdatable: Bool { wrapped.isUpdatable }
    package override var isCast: Bool { wrapped.isCast }

    override func isNil(at source: UnsafeRawPointer) -> Bool {
        optional.isNil(at: source)
    }

    /// Null is nil. A value that cannot convert is not this codec's responsibility: the field loop decides what an
    /// optional property does then.
    override func read(_ index: Int, _ context: DecodingContext) -> Wrapped?? {
        if context.node(index).kind == .null {
            if isNullValue, let value = wrapped.value(Wrapped.self, index, context) { return .some(value) }
            return .some(isDerived ? wrapped.nilValue(Wrapped.self) : nil)
        }
        // Updating an optional updates its value; nil is not a model.
        if let original = context.state.pointee.original {
            context.state.pointee.original = nil
            if let existing = original.assumingMemoryBound(to: Wrapped?.self).pointee {
                return wrapped.updated(existing, from: index, context).map { .some($0) }
            }
        }
        guard let value = wrapped.value(Wrapped.self, index, context) else { return nil }
        return .some(value)
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if let rawValue, rawValue.make(target, .uninitializedOptional, index, context) { return true }
        guard isValue(index, context) else { return super.initialize(target, from: index, context) }
        return initializeSome(target, from: index, context)
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if let rawValue, rawValue.make(target, .optional, index, context) { return true }
        guard isValue(index, context) else { return super.assign(target, from: index, context) }
        return replace(target) { initializeSome($0, from: index, context) }
    }

    // These do not call `read`, whose `Wrapped??` costs two metadata look-ups (Sources/Fast.md).

    private func isValue(_ index: Int, _ context: DecodingContext) -> Bool {
        context.node(index).kind != .null && context.state.pointee.original == nil
    }

    private func initializeSome(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool
    {
        guard wrapped.initialize(target, from: index, context) else { return false }
        for offset in tag { target.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self) }
        return true
    }

    override func assignNil(_ target: UnsafeMutableRawPointer) {
        guard !isNil(at: target) else { return }
        _ = replace(target) {
            $0.initializeMemory(as: Wrapped?.self, to: nil)
            return true
        }
    }

    /// Makes nil for an element that is null or cannot be read. In an optional of an optional the inner one is nil.
    override func initializeNil(_ target: UnsafeMutableRawPointer) {
        target.initializeMemory(as: Wrapped?.self, to: isDerived ? wrapped.nilValue(Wrapped.self) : nil)
    }

    /// Sets nil after a failed conversion. In an optional of an optional the inner one is nil, as in HandyJSON.
    override func assignUnreadable(_ target: UnsafeMutableRawPointer) {
        guard isDerived, let inner = wrapped.nilValue(Wrapped.self) else { return assignNil(target) }
        _ = replace(target) {
            $0.initializeMemory(as: Wrapped?.self, to: inner)
            return true
        }
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        let isWritten = optional.withValue(at: source) {
            isDerived || output.state.pointee.options.leavesOutNull
                ? wrapped.writeAsOptional($0, to: output) : wrapped.write($0, to: output)
        }
        if let isWritten { return isWritten }
        guard output.state.pointee.writesNil else { return false }
        output.state.pointee.writer.null()
        return true
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        guard let value = source.assumingMemoryBound(to: Wrapped?.self).pointee else { return nil }
        return withUnsafePointer(to: value) { place in
            mayHoldForeignValue
                ? output.plainInOptional(value) { wrapped.plainValue(UnsafeRawPointer(place), output) }
                : wrapped.plainValue(UnsafeRawPointer(place), output)
        }
    }
}

/// A `RawValueCodec`'s part in an optional of its enum: the optional's codec does not know the enum's type.
protocol RawOptionalMaking {
    func make(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext)
        -> Bool
}
