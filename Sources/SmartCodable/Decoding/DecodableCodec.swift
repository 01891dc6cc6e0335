import Foundation

/// A native model by its own `init(from:)`, through the specialised code in its module (see `SmartDecodable._make`).
final class SmartModelCodec: Codec {
    let model: any SmartDecodable.Type
    let ordinal = Ordinals.next()
    /// Whether a member of the object chooses a subclass. What it chooses from is asked for when an object is there
    /// (see `NativePlan.variants`), not when the codec is made.
    let isPolymorphic: Bool

    init(_ model: any SmartDecodable.Type) {
        self.model = model
        isPolymorphic = model._isPolymorphic
        super.init(type: model, shape: .model)
    }

    override var isUpdatable: Bool { true }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        make(target, .uninitializedValue, index, context)
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        make(target, .value, index, context)
    }

    func make(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext)
        -> Bool
    {
        switch context.node(index).kind {
        case .null: return false
        case .foreign:
            return place == .value
                ? assignForeign(target, from: index, context) : initializeForeign(target, from: index, context)
        case .string:
            return context.embedded(index, .object) { decode(target, place, 0, context) }
                ?? decode(target, place, index, context)
        default: return decode(target, place, index, context)
        }
    }

    /// The class itself, or the subclass that the object names; an instance of either lies at `target` in the same way.
    private func decode(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext
    ) -> Bool {
        if let original = context.native.pointee.original { return update(original, target, place, index, context) }
        if isPolymorphic, let codec = variantCodec(index, context) { return codec.make(target, place, index, context) }
        return context.withDecoder(index, type, ordinal) { try model._make(target, place, from: $0) }
    }

    /// The codec of the subclass that the object names. Apart, as `decode` is on the stack once for every level of a
    /// document.
    @inline(never)
    private func variantCodec(_ index: Int, _ context: DecodingContext) -> SmartModelCodec? {
        guard let variants = variants(context), let subclass = context.view(index).variant(variants, of: model)
        else { return nil }
        return CodecRegistry.shared.codec(for: subclass) as? SmartModelCodec
    }

    /// What a member of the object chooses from, for a polymorphic class.
    private func variants(_ context: DecodingContext) -> SmartVariants? {
        isPolymorphic ? context.native.plan(for: model, ordinal: ordinal)._withUnsafeGuaranteedRef { $0.variants } : nil
    }

    /// Makes the model at `original`, changed by the source.
    @inline(never)
    private func update(
        _ original: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int,
        _ context: DecodingContext
    ) -> Bool {
        let existing = dynamicType(at: original)
        let view = context.view(index)
        let chosen =
            variants(context).flatMap { view.names($0) ? view.variant($0, of: model) ?? model : nil } ?? existing
        guard ObjectIdentifier(chosen) == ObjectIdentifier(existing) else {
            // Another variant now: a new object.
            context.native.pointee.original = nil
            return decode(target, place, index, context)
        }
        guard let codec = CodecRegistry.shared.codec(for: existing) as? SmartModelCodec else { return false }
        func open<M: SmartDecodable>(_: M.Type) -> Bool {
            let model = original.assumingMemoryBound(to: M.self).pointee
            return context.withDecoder(index, M.self, codec.ordinal) {
                try ModelUpdate.make(target, place, of: model, from: $0)
            }
        }
        return open(codec.model)
    }

    /// The model's type; of an object its own class.
    private func dynamicType(at place: UnsafeRawPointer) -> Any.Type {
        model is AnyClass ? Swift.type(of: place.assumingMemoryBound(to: AnyObject.self).pointee) : model
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeOpened(source, type)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainOpened(source, type)
    }
}

/// `[Model]` for a native model.
final class SmartModelArrayCodec: ShortcutCodec {
    private let element: SmartModelCodec

    init(_ element: SmartModelCodec, general: Codec) {
        self.element = element
        super.init(general: general)
    }

    /// Nil where an element is no object: the generic route knows what to do then.
    override func make(
        _ target: UnsafeMutableRawPointer, isInitialized: Bool, from index: Int, _ context: DecodingContext
    ) -> Bool? {
        let node = context.node(index)
        guard node.kind == .array, node.count > 0 else { return nil }
        let memory = context.memory
        var child = index &+ 1
        while child < node.next {
            guard memory.node(child).kind == .object else { return nil }
            child = memory.after(child)
        }
        var next = index &+ 1
        return element.model._makeArray(target, isInitialized: isInitialized, capacity: node.count) { make in
            guard next < node.next else { return false }
            let current = next
            next = memory.after(current)
            return context.withDecoder(current, element.type, element.ordinal, make)
        }
    }
}

/// Any other Decodable type by its `init(from:)`.
final class DecodableCodec<T: Decodable>: TypedCodec<T> {
    private let ordinal = Ordinals.next()

    override var isPlainCodable: Bool { true }

    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let value = foreign(index, context) { return value }
        var result: T?
        _ = context.withDecoder(index, T.self, ordinal) { result = try T(from: $0) }
        return result
    }

    // Without `T?`, whose name costs a look into the runtime's table of generic types: a fifth of the time of the
    // airports.
    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if context.node(index).kind == .foreign { return super.initialize(target, from: index, context) }
        return context.withDecoder(index, T.self, ordinal) { target.initializeMemory(as: T.self, to: try T(from: $0)) }
    }

    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        if context.node(index).kind == .foreign { return super.assign(target, from: index, context) }
        return context.withDecoder(index, T.self, ordinal) {
            target.assumingMemoryBound(to: T.self).pointee = try T(from: $0)
        }
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeOpened(source, T.self)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainOpened(source, T.self)
    }
}

/// A type that can only be written.
final class EncodableCodec<T: Encodable>: TypedCodec<T> {
    init() { super.init(canRead: false) }
    override var isPlainCodable: Bool { true }
    override func read(_ index: Int, _ context: DecodingContext) -> T? { foreign(index, context) }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeEncodable(source.assumingMemoryBound(to: T.self).pointee)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainEncodable(source.assumingMemoryBound(to: T.self).pointee)
    }
}

extension DecodingContext {
    /// Runs an `init(from:)` on a decoder for the value at `index`, by the smart rules. False when it threw; the error
    /// is kept.
    func withDecoder(_ index: Int, _ type: Any.Type, _ ordinal: UInt32, _ body: (any Decoder) throws -> Void) -> Bool {
        let native = self.native
        // Only a hand-written init(from:) that decodes its own value again gets to the limit.
        guard hasStack(for: type, at: index), native.pointee.depth < 1024 else { return false }
        willRunUserCode()
        native.pointee.depth += 1
        let plan = native.plan(for: type, ordinal: ordinal)
        var decoder = plan._withUnsafeGuaranteedRef { idleDecoder($0, index) }
        if let original = native.pointee.original {
            native.pointee.original = nil
            decoder.update(original)
        }
        let outer = state.pointee.rules
        state.pointee.rules = state.pointee.smartRules
        let outerConversions = plan._withUnsafeGuaranteedRef { $0.enter(native) }
        var isDecoded = true
        let readings = native.pointee.secondReadings
        let noted = isListening ? session.log.mark : nil
        do {
            try body(decoder)
        } catch {
            native.pointee.lastError = error
            isDecoded = decoder.state.pointee.hasRefused && readAgain(decoder, index, readings, noted, body)
            // What ends in an error is no repair: whoever asked may catch it.
            if !isDecoded, let noted, session.options.isStrict { session.log.revert(to: noted) }
        }
        state.pointee.rules = outer
        if let outerConversions { native.pointee.conversions = outerConversions }
        native.pointee.depth -= 1
        // Used again, if user code kept neither the decoder nor its container. After the run nothing is: that would
        // hold the session.
        decoder.close()
        if isKnownUniquelyReferenced(&decoder), !native.pointee.isFinished {
            plan._withUnsafeGuaranteedRef { $0.idleDecoders.pointee.append(decoder) }
        }
        return isDecoded
    }

    /// Runs an `init(from:)` for the second time, with conversions allowed for what it asks of its single value. Not
    /// where a value inside was read twice already, nor inside of such a reading: no value is read more than three
    /// times, however deep it is.
    @inline(never)
    private func readAgain(
        _ decoder: EngineDecoder, _ index: Int, _ readings: Int, _ noted: RepairLog.Mark?,
        _ body: (any Decoder) throws -> Void
    ) -> Bool {
        let native = self.native
        guard !native.pointee.isReadingAgain, native.pointee.secondReadings == readings,
            !decoder.state.pointee.isUpdating,
            state.pointee.exhaustion == nil
        else { return false }
        if let noted { session.log.revert(to: noted) }
        native.pointee.secondReadings += 1
        native.pointee.isReadingAgain = true
        decoder.close()
        decoder.reset(index: index, self)
        decoder.state.pointee.converts = true
        defer {
            decoder.state.pointee.converts = false
            native.pointee.isReadingAgain = false
        }
        do {
            try body(decoder)
            native.pointee.lastError = nil
            return true
        } catch {
            native.pointee.lastError = error
            return false
        }
    }

    /// Notes that something was refused that might be converted: a scalar, or text.
    @inline(never)
    func refuseConversion(at index: Int) {
        if !node(index).isContainer || native.pointee.hasConversions || state.pointee.hasConversions {
            native.pointee.refusals &+= 1
        }
    }

    @inline(__always)
    private func idleDecoder(_ plan: NativePlan, _ index: Int) -> EngineDecoder {
        let decoder = plan.idleDecoders.pointee.popLast() ?? EngineDecoder(session, index: index, plan: plan)
        decoder.reset(index: index, self)
        return decoder
    }

    /// The error of the last failed `init(from:)`, once.
    func takeError() -> (any Error)? {
        let error = native.pointee.lastError
        native.pointee.lastError = nil
        return error
    }
}
