import Foundation

/// `Any`: the value as JSONSerialization would give it. In HandyJSON models, and by their rules, a value in a dictionary
/// source is itself.
final class AnyCodec: TypedCodec<Any> {
    private let isDerived: Bool

    init(isDerived: Bool) {
        self.isDerived = isDerived
        super.init()
    }

    override var representsNull: Bool { isDerived }

    override func read(_ index: Int, _ context: DecodingContext) -> Any? {
        let view = context.view(index)
        if isDerived { return FoundationValue.original(view) }
        if context.rules.convertsAsHandyJSON, let original = view.original { return original }
        let value = FoundationValue.make(view, ignoresNull: context.leavesOutNulls)
        guard view.holdsInfinity else { return value }
        if view.kind == .double { return nil }
        context.noteInfinities(index)
        return FoundationValue.finite(value)
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeDynamic(source.assumingMemoryBound(to: Any.self).pointee, staticType: Any.self)
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainDynamic(source.assumingMemoryBound(to: Any.self).pointee, staticType: Any.self)
    }

    override func writeAsOptional(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeInOptional(source.assumingMemoryBound(to: Any.self).pointee)
    }
}

extension Node {
    /// A number beyond Double.
    var isInfinite: Bool {
        @inline(__always) get { kind == .double && !double.isFinite }
    }
}

extension FoundationValue {
    /// The elements that a model's rules accept.
    static func array(_ view: NodeView, _ rules: ConversionRules) -> [Any] {
        let whole = array(view)
        return rules.isNative && view.holdsInfinity ? finite(whole) as? [Any] ?? [] : whole
    }

    /// The members that a model's rules accept.
    static func dictionary(_ view: NodeView, _ rules: ConversionRules) -> [String: Any] {
        let whole = dictionary(view)
        return rules.isNative && view.holdsInfinity ? finite(whole) as? [String: Any] ?? [:] : whole
    }
}

extension NodeView {
    /// Whether a number in the value is beyond Double.
    var holdsInfinity: Bool { (index..<memory.after(index)).contains { memory.node($0).isInfinite } }
}

extension DecodingContext {
    /// Notes the numbers beyond Double, which are left out of the value.
    @inline(never) @_optimize(size)
    func noteInfinities(_ index: Int) {
        guard isListening else { return }
        for inner in index..<memory.after(index) where node(inner).isInfinite {
            note(.dropped, at: inner, expected: Double.self)
        }
    }
}

final class AnyObjectCodec: TypedCodec<AnyObject> {
    private let isDerived: Bool

    /// `isDerived`: NSNull is an object like any other, as in HandyJSON.
    init(isDerived: Bool) {
        self.isDerived = isDerived
        super.init()
    }

    override var acceptsNull: Bool { true }
    override var representsNull: Bool { isDerived }

    override func read(_ index: Int, _ context: DecodingContext) -> AnyObject? {
        let view = context.view(index)
        let rules = context.rules
        if rules.isNative, view.holdsInfinity {
            if view.kind == .double { return nil }
            context.noteInfinities(index)
        }
        switch view.kind {
        case .string: return NSString(string: view.string)
        case .array:
            // A Set in a dictionary source.
            if let original = view.original { return original as AnyObject }
            return NSArray(array: FoundationValue.array(view, rules))
        case .object:
            return view.object as AnyObject? ?? NSDictionary(dictionary: FoundationValue.dictionary(view, rules))
        case .foreign: return view.foreign as AnyObject
        // A Float in a dictionary source is an NSNumber of single precision.
        default:
            return (isDerived ? FoundationValue.original(view) as AnyObject : FoundationValue.make(view)) as? NSObject
        }
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeDynamic(source.assumingMemoryBound(to: AnyObject.self).pointee, staticType: AnyObject.self)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainDynamic(source.assumingMemoryBound(to: AnyObject.self).pointee, staticType: AnyObject.self)
    }
}
