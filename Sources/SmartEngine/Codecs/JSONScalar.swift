// Memory: an address given to a codec is of its type: uninitialised for `initialize`, else a value. What is replaced
// is moved out before it is released (`_store`).

import Foundation

/// A type read from one JSON value without further structure: Bool, the integers, Float, Double, String.
///
/// Most witnesses are the generic functions below, which the compiler specialises for every conforming type here. So
/// the type-erased codecs reach specialised code with one witness call.
package protocol JSONScalar {
    static var shape: Codec.Shape { get }
    /// The value where its kind matches the type; nil where a conversion rule has to decide.
    static func exact(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> Self?
    static func converted(_ view: NodeView, by rules: ConversionRules) -> Self?
    static func write(_ value: Self, to writer: inout JSONByteWriter) -> Bool

    static func read(_ index: Int, _ context: DecodingContext) -> Self?
    /// Converts a value whose kind does not match, if the rules do.
    static func readByRule(_ index: Int, _ context: DecodingContext) -> Self?
    // The value is stored here and not in the codec, which would have to look up the metadata of `Self?`.
    static func initialize(_ target: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext) -> Bool
    static func assign(_ target: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext) -> Bool
    static func readArray(_ index: Int, _ context: DecodingContext) -> [Self]?
    static func initializeArray(_ target: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext) -> Bool
    static func assignArray(_ target: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext) -> Bool
    /// Writes an array without the values that JSON cannot hold; returns the position of the first of these.
    static func writeArray(_ value: [Self], to writer: inout JSONByteWriter) -> Int?
    /// Writes elements from the first on in a fast loop, as long as they need no special treatment; returns how many.
    static func writeFirst(_ elements: UnsafeBufferPointer<Self>, to writer: inout JSONByteWriter) -> Int
}

extension JSONScalar {
    @inline(__always)
    package static func read(_ index: Int, _ context: DecodingContext) -> Self? {
        exact(context.node(index), index, context.memory) ?? readByRule(index, context)
    }

    package static func initialize(_ target: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext) -> Bool
    {
        guard let value = read(index, context) else { return false }
        target.initializeMemory(as: Self.self, to: value)
        return true
    }

    package static func assign(_ target: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext) -> Bool {
        guard let value = read(index, context) else { return false }
        target.assumingMemoryBound(to: Self.self).pointee = value
        return true
    }

    @_optimize(speed)
    package static func readByRule(_ index: Int, _ context: DecodingContext) -> Self? {
        let view = context.view(index)
        if view.kind == .foreign, let ready = foreign(view) { return ready }
        guard view.kind != .null else { return nil }
        let rules = context.rules
        if let exact = rules.exact, let same = converted(view, by: exact) { return same }
        guard let value = converted(view, by: rules) else {
            return context.mayConvertByUser ? context.convertByUser(index, to: Self.self) : nil
        }
        if !rules.isExact { context.note(.converted, at: index, expected: Self.self) }
        return value
    }

    // One function for all types: it is rarely called.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    static func foreign(_ view: NodeView) -> Self? { view.foreign as? Self }

    /// The array at a node. Nil if the value is not an array, or if an element cannot be converted and the rules do not
    /// drop it.
    package static func readArray(_ index: Int, _ context: DecodingContext) -> [Self]? { elements(index, context) }

    @inline(__always)
    package static func elements(_ index: Int, _ context: DecodingContext) -> [Self]? {
        let node = context.node(index)
        guard node.kind == .array else { return nil }
        let count = node.count
        if count == 0 { return [] }
        var result: [Self] = []
        // This does not use init(unsafeUninitializedCapacity:), which allocates through unspecialised code that names
        // the storage's type at 720 instructions.
        result.reserveCapacity(count)
        let memory = context.memory
        var child = index &+ 1
        while child < node.next {
            if let value = exact(memory.node(child), child, memory) ?? readByRule(child, context) {
                result.append(value)
            } else if !context.mayLeaveOut(child, Self.self) {
                return nil
            }
            child = memory.after(child)
        }
        return result
    }

    package static func initializeArray(_ target: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext)
        -> Bool
    {
        guard let value = readArray(index, context) else { return false }
        target.initializeMemory(as: [Self].self, to: value)
        return true
    }

    package static func assignArray(_ target: UnsafeMutableRawPointer, _ index: Int, _ context: DecodingContext) -> Bool
    {
        guard let value = readArray(index, context) else { return false }
        target.assumingMemoryBound(to: [Self].self).pointee = value
        return true
    }

    @_optimize(speed)
    package static func writeArray(_ value: [Self], to writer: inout JSONByteWriter) -> Int? {
        var refused: Int?
        writer.beginArray()
        let first = value.withUnsafeBufferPointer { writeFirst($0, to: &writer) }
        for index in first..<value.count {
            let mark = writer.mark
            writer.separate()
            if !write(value[index], to: &writer) {
                writer.rewind(to: mark)
                refused = refused ?? index
            }
        }
        writer.endArray()
        return refused
    }

    @inline(__always)
    package static func writeFirst(_ elements: UnsafeBufferPointer<Self>, to writer: inout JSONByteWriter) -> Int { 0 }
}

extension Bool: JSONScalar {
    package static var shape: Codec.Shape { .bool }
    @inline(__always)
    package static func exact(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> Bool? {
        ExactScalar.bool(node)
    }
    package static func converted(_ view: NodeView, by rules: ConversionRules) -> Bool? { rules.bool(view) }
    @inline(__always)
    package static func write(_ value: Bool, to writer: inout JSONByteWriter) -> Bool {
        writer.bool(value)
        return true
    }
}

extension String: JSONScalar {
    package static var shape: Codec.Shape { .string }
    @inline(__always)
    package static func exact(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> String? {
        guard node.kind == .string else { return nil }
        if node.flags.rawValue == 0 { return StringReader.unescaped(memory.bytes + Int(node.offset), node.length) }
        return memory.view(index).string
    }
    package static func converted(_ view: NodeView, by rules: ConversionRules) -> String? { rules.string(view) }
    @inline(__always)
    package static func write(_ value: String, to writer: inout JSONByteWriter) -> Bool {
        writer.string(value)
        return true
    }
}

extension Double: JSONScalar {
    package static var shape: Codec.Shape { .double }
    @inline(__always)
    package static func exact(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> Double? {
        ExactScalar.double(node, index, memory)
    }
    package static func converted(_ view: NodeView, by rules: ConversionRules) -> Double? {
        if let words = rules.nonConforming, let value = words.value(view) { return value }
        return rules.double(view).flatMap { $0.isFinite ? $0 : nil }
    }
    @inline(__always)
    package static func write(_ value: Double, to writer: inout JSONByteWriter) -> Bool { writer.double(value) }
    @inline(__always)
    package static func writeFirst(_ elements: UnsafeBufferPointer<Double>, to writer: inout JSONByteWriter) -> Int {
        writer.elements(elements)
    }
}

extension Float: JSONScalar {
    package static var shape: Codec.Shape { .other }
    @inline(__always)
    package static func exact(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> Float? {
        guard let value = Double.exact(node, index, memory) else { return nil }
        if node.kind == .double, isAmbiguous(value), !node.flags.contains(.valueOnly) {
            // A number too small for a Float is zero only by conversion.
            return Float(memory.view(index).numberText).flatMap { $0.isFinite && $0 != 0 ? $0 : nil }
        }
        // A value out of range is left to the rules, which refuse it.
        return fitted(value)
    }
    package static func converted(_ view: NodeView, by rules: ConversionRules) -> Float? {
        guard let value = Double.converted(view, by: rules) else { return nil }
        if rules.isExact, value != 0, Float(value) == 0 { return nil }
        if view.kind == .string, isAmbiguous(value), let exact = Float(view.string), exact.isFinite { return exact }
        return fitted(value)
    }
    /// Whether the Double is halfway between two Floats, or among the smallest, which have fewer bits. The digits
    /// decide then, which rounding to Double may have lost.
    private static func isAmbiguous(_ value: Double) -> Bool {
        value.bitPattern & 0x1FFF_FFFF == 0x1000_0000
            || value.magnitude < Double(Float.leastNormalMagnitude) && value != 0
    }
    private static func fitted(_ value: Double) -> Float? {
        let float = Float(value)
        return float.isFinite || !value.isFinite ? float : nil
    }
    package static func write(_ value: Float, to writer: inout JSONByteWriter) -> Bool { writer.float(value) }
}

extension CGFloat: JSONScalar {
    package static var shape: Codec.Shape { .other }
    package static func exact(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> CGFloat? {
        Double.exact(node, index, memory).map { CGFloat($0) }
    }
    package static func converted(_ view: NodeView, by rules: ConversionRules) -> CGFloat? {
        // HandyJSON does not convert values to this type, it casts them.
        rules.convertsAsHandyJSON && !rules.isExact
            ? CGFloat.cast(view) : Double.converted(view, by: rules).map { CGFloat($0) }
    }
    package static func write(_ value: CGFloat, to writer: inout JSONByteWriter) -> Bool {
        writer.double(Double(value))
    }
}

/// The integer types share one reading and writing.
package protocol JSONInteger: JSONScalar, FixedWidthInteger {}

extension JSONInteger {
    package static var shape: Codec.Shape { .other }
    @inline(__always)
    package static func exact(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> Self? {
        ExactScalar.integer(node, as: Self.self)
    }
    package static func converted(_ view: NodeView, by rules: ConversionRules) -> Self? {
        rules.integer(view).flatMap { $0.fitted(to: Self.self) }
    }
    @inline(__always)
    package static func write(_ value: Self, to writer: inout JSONByteWriter) -> Bool {
        writer.rareInteger(value)
        return true
    }
}

extension Int: JSONInteger {
    @inline(__always)
    package static func write(_ value: Int, to writer: inout JSONByteWriter) -> Bool {
        writer.integer(value)
        return true
    }
    /// The field loop moves an Int as a node's 64 bits, if it has 64 bits itself. Elsewhere (watchOS) it goes through
    /// its codec, which refuses what does not fit. `-DSMARTCODABLE_PORTABLE` does that everywhere.
    package static var shape: Codec.Shape {
        #if _pointerBitWidth(_64) && !SMARTCODABLE_PORTABLE
        return .int
        #else
        return .other
        #endif
    }
    @inline(__always)
    package static func writeFirst(_ elements: UnsafeBufferPointer<Int>, to writer: inout JSONByteWriter) -> Int {
        writer.elements(elements)
    }
}

final class ScalarCodec<T: JSONScalar>: TypedCodec<T> {
    init() { super.init(shape: T.shape) }
    override var isScalar: Bool { true }
    override var arrayCodec: Codec? { ScalarArrayCodec<T>() }
    override func read(_ index: Int, _ context: DecodingContext) -> T? { T.read(index, context) }
    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        T.initialize(target, index, context)
    }
    @_optimize(speed)
    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        T.assign(target, index, context)
    }
    // Not by `plain`, which would copy the value once more.
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        source.assumingMemoryBound(to: T.self).pointee
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        if T.write(source.assumingMemoryBound(to: T.self).pointee, to: &output.state.pointee.writer) { return true }
        output.refuse(source.assumingMemoryBound(to: T.self).pointee)
        return false
    }
}

final class ScalarArrayCodec<T: JSONScalar>: TypedCodec<[T]> {
    override func read(_ index: Int, _ context: DecodingContext) -> [T]? {
        T.readArray(index, context) ?? context.embedded(index, .array, as: [T].self) { T.readArray(0, context) }
            ?? foreign(index, context) ?? single(index, context)
    }

    /// An array whose only element is made from the value at `index`.
    private func single(_ index: Int, _ context: DecodingContext) -> [T]? {
        guard context.isOnlyElement(index) else { return nil }
        let first = context.noted.entries
        guard let element = T.read(index, context) else { return nil }
        context.noteOnlyElement(.converted, at: index, expected: [T].self, since: first)
        return [element]
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        T.initializeArray(target, index, context)
            || context.mayStandForArray(index) && super.initialize(target, from: index, context)
    }
    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        T.assignArray(target, index, context)
            || context.mayStandForArray(index) && super.assign(target, from: index, context)
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        let array = source.assumingMemoryBound(to: [T].self).pointee
        if let refused = T.writeArray(array, to: &output.state.pointee.writer) {
            output.refuse(array[refused], at: refused)
            for value in array[(refused + 1)...] where output.state.pointee.log.isListening {
                let mark = output.state.pointee.writer.mark
                if !T.write(value, to: &output.state.pointee.writer) { output.noteUnwritten(T.self) }
                output.state.pointee.writer.rewind(to: mark)
            }
        }
        return true
    }
}
