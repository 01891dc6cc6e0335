// Memory: an address is of the codec's or the property's type, as a verified layout says. User code may run between
// two uses only of memory that this code owns.

@_spi(Engine) import SmartEngine

/// How an object of a polymorphic class names its class, by one of the members that its superclasses and it choose by.
final class WrittenVariant {
    private let variants: SmartVariants
    /// The names of the class, or of the nearest superclass that has some, the one to be written first.
    private let names: [String]
    private let property: NameProperty?
    /// Whether only one of the names reads back as the class: the class itself is listed and not only a superclass, or
    /// a level below it chooses by another member.
    private let isBound: Bool
    /// Whether the layout is unusable, so that there may be a property for the member.
    private let isUnknown: Bool

    /// Finds the names of the plan's class; nil if it has none.
    private init?(_ variants: SmartVariants, _ plan: EncodingPlan, isAbove: Bool) {
        self.variants = variants
        let found = variants.otherwise?.type == plan.type ? [] : variants.variants(of: plan.type)
        names = found.map(\.name).arranged(by: <)
        isBound = isAbove || found.contains { $0.type == plan.type }
        property = NameProperty(variants, of: plan.type, plan)
        isUnknown = TypeLayout.of(plan.type).codableProblem != nil && property == nil
        if names.isEmpty { return nil }
    }

    /// The members that name the class of a plan, that of the uppermost superclass first.
    static func all(_ plan: EncodingPlan) -> [WrittenVariant] {
        var found: [WrittenVariant] = []
        var keys: Set<String> = []
        var level: AnyClass? = plan.type as? AnyClass
        while let current = level {
            if let variants = (current as? any SmartPolymorphic.Type)?.variants(), keys.insert(variants.key).inserted,
                let written = WrittenVariant(variants, plan, isAbove: keys.count > 1)
            {
                found.insert(written, at: 0)
            }
            level = _getSuperclass(current)
        }
        return found
    }

    /// Writes the member, unless a property has written a name that reads back as the class.
    func write(of object: AnyObject, to encoder: EngineEncoder) throws {
        if isUnknown {
            throw encoder.plan.unknownError(
                "whether a property has the name of its class is unknown", encoder.codingPath)
        }
        if let said = property?.name(in: InstanceMemory.start(of: object)),
            names.contains(said) || !isBound && !said.isEmpty
        {
            return
        }
        if let name = names.first { try variants.write(name, isText: property?.isText ?? false, to: encoder) }
    }
}

/// The property that is written under the name of the member that chooses a variant.
struct NameProperty {
    private let property: StoredProperty

    /// `plan`: of the type.
    init?(_ variants: SmartVariants, of type: Any.Type, _ plan: EncodingPlan) {
        let key = plan.strategy.convert(variants.key)
        guard let found = TypeLayout.of(type).properties.last(where: { plan.name(PropertyNaming.key(of: $0)) == key })
        else { return nil }
        property = found
    }

    /// The name that it holds in the value at `base`, as it is written.
    func name(in base: UnsafeRawPointer) -> String? {
        let place = base + property.offset
        if property.type == String.self { return place.assumingMemoryBound(to: String.self).pointee }
        var session = EncodingSession.begin()
        defer { EncodingSession.end(&session) }
        func open<T>(_: T.Type) -> String? {
            session.text(
                of: place.assumingMemoryBound(to: T.self).pointee, codec: CodecRegistry.shared.codec(for: T.self))
        }
        let text = _openExistential(property.type, do: open)
        let document = text.flatMap { try? Document(text: $0, options: Document.ParsingOptions()) }
        return document?.withRoot { JSONValue($0)?.variantName }
    }

    /// Whether its values are written as text, rather than as numbers or booleans.
    var isText: Bool { NameProperty.isText(property.type) }

    private static func isText(_ type: Any.Type) -> Bool {
        let inner = (type as? any AnyWrapper.Type)?.wrappedType ?? (type as? any AnyOptional.Type)?.wrappedAnyType
        if let inner { return isText(inner) }
        func raw<R: RawRepresentable>(_: R.Type) -> Any.Type { R.RawValue.self }
        if let type = type as? any RawRepresentable.Type { return isText(raw(type)) }
        return !(type is any Numeric.Type) && type != Bool.self
    }
}

/// Writes the parts of a polymorphic enum besides its payload.
final class WrittenCases {
    let variants: SmartVariants
    /// The member's name; nil where it is a path, or depends on one.
    private let key: QuotedName?

    /// `strategy`: how names are written.
    init(of type: any SmartPolymorphicEnum.Type, _ strategy: SmartKeyEncodingStrategy) {
        variants = type.variants()
        // A closure gets the path, which differs from card to card.
        key = variants.paths.last.flatMap {
            $0.count == 1 && !strategy.asksClosure ? QuotedName(strategy.convert($0[0])) : nil
        }
    }

    /// Writes the member behind a payload, which is all that the object has and begins at `payload`. False where that
    /// has a member of the name, too. `repeats`: that names of the payload may be there twice.
    func write(_ name: String, behind payload: JSONByteWriter.Mark, repeats: Bool, to encoder: EngineEncoder) -> Bool {
        guard let key else { return false }
        let quoted = UnsafeBufferPointer(start: key.quoted, count: key.length)
        let output = encoder.output.state
        guard !encoder.output.hasMember(quoted, since: payload), encoder.beginObject() else { return false }
        // Of a large one, what looks at the object around it should not look at it again.
        encoder.state.pointee.mayRepeatNames = repeats || output.pointee.writer.count - payload.count > 256
        output.pointee.writer.quotedName(quoted)
        SmartVariants.value(name).write(to: &output.pointee.writer)
        return true
    }
}
