import Foundation

/// `Any`: the value as JSONSerialization would give it. In HandyJSON models, and by their rules, a value from a
/// dictionary source is used unchanged.
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
        if view.node.isInfinite { return nil }
        context.noteInfinities(index)
        return FoundationValue.make(
            view, FoundationValue.Choices(ignoresNull: context.leavesOutNulls, ignoresInfinity: true))
    }

    override func writeValue(_ value: Any, to output: EncodingContext) -> Bool {
        output.writeDynamic(value, staticType: Any.self)
    }

    override func plain(_ value: Any, _ output: EncodingContext) -> Any? {
        output.plainDynamic(value, staticType: Any.self)
    }

    override func writeAsOptional(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeInOptional(source.assumingMemoryBound(to: Any.self).pointee)
    }
}

extension DecodingContext {
    /// Notes the numbers beyond Double inside a value, which are left out of it.
    @_optimize(size)
    func noteInfinities(_ index: Int) {
        guard isListening else { return }
        for inner in index + 1..<memory.after(index) where node(inner).isInfinite {
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
        let choices = FoundationValue.Choices(ignoresInfinity: context.rules.isNative)
        if choices.ignoresInfinity {
            if view.node.isInfinite { return nil }
            context.noteInfinities(index)
        }
        switch view.kind {
        case .string: return NSString(string: view.string)
        case .array:
            // A Set in a dictionary source.
            if let original = view.original { return original as AnyObject }
            return NSArray(array: FoundationValue.array(view, choices))
        case .object:
            return view.object as AnyObject? ?? NSDictionary(dictionary: FoundationValue.dictionary(view, choices))
        case .foreign: return view.foreign as AnyObject
        // A Float in a dictionary source is an NSNumber of single precision.
        default:
            return (isDerived ? FoundationValue.original(view) as AnyObject : FoundationValue.make(view)) as? NSObject
        }
    }
    override func writeValue(_ value: AnyObject, to output: EncodingContext) -> Bool {
        output.writeDynamic(value, staticType: AnyObject.self)
    }
    override func plain(_ value: AnyObject, _ output: EncodingContext) -> Any? {
        output.plainDynamic(value, staticType: AnyObject.self)
    }
}
