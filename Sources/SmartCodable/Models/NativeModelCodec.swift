// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

import Foundation
@_spi(Engine) import SmartEngine

/// Codes a native model by its own `init(from:)`, through the specialised code in its module (see
/// `SmartDecodable._coding`).
final class NativeModelCodec: Codec {
    let native: NativeModel
    var model: any SmartDecodable.Type { native.type }
    /// Whether a member of the object chooses a subclass. The variants are requested with the first object (see
    /// `DeclaredModel.variants`), not when the codec is made.
    let isPolymorphic: Bool
    /// Whether the model may be filled by address.
    private let isDirect: Bool
    /// How values and objects are made; unowned, as the codec holds the hooks.
    private let makeValue: _SmartHooks.MakeValue?
    private let objects: Unmanaged<_SmartObjectHooks>?

    /// The codec of the model in an optional inside wrappers; nil if it does not tell all its names.
    static func ofOptional(_ type: Any.Type) -> NativeModelCodec? {
        var inner = type
        while let next = (inner as? any AnyWrapper.Type)?.wrappedType { inner = next }
        guard let model = (inner as? any AnyOptional.Type)?.wrappedAnyType, model is any SmartEncodable.Type,
            let codec = CodecRegistry.shared.codec(for: model) as? NativeModelCodec,
            !TypeLayout.of(model).properties.contains(where: { CodecRegistry.shared.codec(for: $0.type).hasAnyNames })
        else { return nil }
        return codec
    }

    var hooks: _SmartHooks {
        @inline(__always) get { native.hooks._withUnsafeGuaranteedRef { $0 } }
    }

    init(_ native: NativeModel) {
        self.native = native
        isPolymorphic = native.extended is any SmartPolymorphic.Type
        let hooks = native.hooks._withUnsafeGuaranteedRef { $0 }
        isDirect = hooks.didFill != nil
        switch hooks.making {
        case .values(let make): (makeValue, objects) = (make, nil)
        case .objects(let hooks): (makeValue, objects) = (nil, .passUnretained(hooks))
        }
        super.init(type: native.type, shape: .model)
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
        case .foreign: return takeForeign(target, place, from: index, context)
        case .string:
            return context.embedded(index, .object, as: type) { decode(target, place, 0, context) }
                ?? decode(target, place, index, context)
        default: return decode(target, place, index, context)
        }
    }

    /// Decodes the class itself, or the subclass that the object names; an instance of either lies at `target` in the
    /// same way.
    private func decode(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext
    ) -> Bool {
        if let original = context.state.pointee.original { return update(original, target, place, index, context) }
        if isDirect { return fillDirectly(target, place, index, context) }
        if isPolymorphic, let codec = variantCodec(index, context) { return codec.make(target, place, index, context) }
        return run(target, place, index, context)
    }

    /// Runs the model's `init(from:)`.
    @inline(__always)
    func run(
        _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int, _ context: DecodingContext
    ) -> Bool {
        context.withDecoder(index, type) { decoder in
            if let objects {
                try objects._withUnsafeGuaranteedRef { try $0.make(target, place, decoder) }
            } else {
                try makeValue?(target, place, decoder)
            }
        }
    }

    /// The codec of the subclass that the object names. A separate function, since `decode` has a stack frame for every
    /// level of a document.
    private func variantCodec(_ index: Int, _ context: DecodingContext) -> NativeModelCodec? {
        guard let variants = variants(context) else { return nil }
        let object = context.view(index)
        let subclass = context.variant(variants, of: object, base: model)
        // The class of `otherwise` comes here once more, after it was chosen.
        let isAskedAgain = subclass == nil && variants.otherwise != nil && isBelowPolymorphicClass
        if object.kind == .object, !isAskedAgain { context.noteUnknown(variants, of: index, expected: type) }
        guard let subclass else { return nil }
        return CodecRegistry.shared.codec(for: subclass) as? NativeModelCodec
    }

    private var isBelowPolymorphicClass: Bool {
        (model as? AnyClass).flatMap { _getSuperclass($0) } is any SmartPolymorphic.Type
    }

    /// The variants that a member of the object chooses from, for a polymorphic class.
    private func variants(_ context: DecodingContext) -> SmartVariants? {
        isPolymorphic
            ? context.plan(for: model)._withUnsafeGuaranteedRef { $0.declared.variants } : nil
    }

    /// Makes the model at `original`, changed by the source.
    @_optimize(size)
    private func update(
        _ original: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ index: Int,
        _ context: DecodingContext
    ) -> Bool {
        let existing = dynamicType(at: original)
        if let level = level(replacing: existing, index, context) {
            context.state.pointee.original = nil
            return level.decode(target, place, index, context)
        }
        guard let codec = CodecRegistry.shared.codec(for: existing) as? NativeModelCodec else { return false }
        func open<M: SmartDecodable>(_: M.Type) -> Bool {
            context.withDecoder(index, M.self) {
                try ModelUpdate.make(target, place, of: original.assumingMemoryBound(to: M.self).pointee, from: $0)
            }
        }
        return open(codec.model)
    }

    /// The codec of the uppermost class whose member names another variant than an object of `existing` is: this one,
    /// or of a class between. Nil where the object stays.
    private func level(replacing existing: Any.Type, _ index: Int, _ context: DecodingContext) -> NativeModelCodec? {
        let object = context.view(index)
        var (level, key) = (self, "")
        while let variants = level.variants(context) {
            let present = variants.nearest(to: existing)
            if object.kind == .object, let member = context.discriminator(variants, of: object), member.kind != .null {
                let chosen = variants.variant(named: JSONValue(member)?.variantName)?.type
                if let chosen, chosen != present, SmartVariants.isClass(chosen, below: level.model) { return level }
                // A class inherits what its superclass chooses by.
                if variants.key != key {
                    context.noteUnknown(variants, of: index, expected: level.type, isUpdate: true)
                }
            }
            guard let present, present != level.model, SmartVariants.isClass(present, below: level.model),
                let next = CodecRegistry.shared.codec(for: present) as? NativeModelCodec
            else { return nil }
            (level, key) = (next, variants.key)
        }
        return nil
    }

    /// The model's type; for an object its dynamic class.
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

extension _SmartObjectHooks {
    /// Makes an object and stores it.
    fileprivate func make(_ target: UnsafeMutableRawPointer, _ place: _RuntimePlace, _ decoder: EngineDecoder) throws {
        if place == .uninitializedValue || place == .uninitializedOptional { return try emplace(target, decoder) }
        try withUnsafeTemporaryAllocation(of: AnyObject.self, capacity: 1) { room in
            guard let object = room.baseAddress else { return }
            try emplace(UnsafeMutableRawPointer(object), decoder)
            target._store(object.move(), at: place)
        }
    }

    /// Makes an object in uninitialised memory.
    func emplace(_ target: UnsafeMutableRawPointer, _ decoder: EngineDecoder) throws {
        try make(target, decoder)
        if !decoder.readsAllLevels { try fillInheritedLevels(target, decoder) }
        didFinish(target)
    }

    private func fillInheritedLevels(_ target: UnsafeMutableRawPointer, _ decoder: EngineDecoder) throws {
        let object = target.assumingMemoryBound(to: AnyObject.self)
        do {
            try decoder.fillInheritedLevels(of: object.pointee)
        } catch {
            object.deinitialize(count: 1)
            throw error
        }
    }
}
