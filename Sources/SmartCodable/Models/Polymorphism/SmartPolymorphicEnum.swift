@_spi(Engine) import SmartEngine

/// An enum of which a field of the object chooses the case.
///
///     enum Message: SmartPolymorphicEnum {
///         case text(Text), image(Image), ping
///         static func variants() -> SmartVariants {
///             SmartVariants(by: "kind", [SmartVariant("text", Message.text), SmartVariant("image", Message.image), SmartVariant("ping", value: Message.ping)])
///         }
///     }
///
/// With `case unknown(JSONValue)` and `otherwise: Message.unknown` a kind that is not listed is kept, and written as it
/// came.
///
/// The payload is decoded from the whole object and written as the whole object, with the field that names the case.
/// The engine also reads a text that holds such an object. Works with any coder.
public protocol SmartPolymorphicEnum: SmartPolymorphic, Codable {}

extension SmartPolymorphicEnum {
    /// Decodes the case that the object's name for its type selects; `otherwise` for an unknown name.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for an unknown name where there is no `otherwise`, and what the decoder
    ///   throws where the value is not an object.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws {
        let engine = decoder as? EngineDecoder
        if let value = engine?.embedded(Self.self) {
            self = value
            return
        }
        let variants = engine?.cases(of: Self.self) ?? Self.variants()
        let name = try variants.name(in: decoder)
        if let engine {
            let isUpdate = engine.isUpdatingCard
            if variants.hasOtherwise {
                engine.reading {
                    engine.context.noteUnknown(variants, of: engine.index, expected: Self.self, isUpdate: isUpdate)
                }
            }
            if isUpdate, let updated = try engine.updated(by: variants, name) as? Self {
                self = updated
                return
            }
        }
        guard let made = try variants.variant(named: name)?.make(decoder) as? Self else {
            let found = name.map { " \(Quotation.text($0))" } ?? ": found \(variants.found(in: decoder))"
            throw DecodingError.corrupted(
                "\(Self.self) has no variant for \(variants.key)\(found).", at: decoder.codingPath)
        }
        self = made
    }

    /// Encodes the payload, with the name of its case among its fields. Where several cases have the payload's type,
    /// the payload has to write the name itself.
    ///
    /// - Throws: What the payload's `encode(to:)` throws.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws {
        let engine = encoder as? EngineEncoder
        let cases = engine?.cases(of: Self.self)
        let variants = cases?.variants ?? Self.variants()
        let start = engine.flatMap { $0.state.pointee.kind == .nothing ? $0.output.state.pointee.writer.mark : nil }
        var payload = Mirror(reflecting: self).children.first?.value
        // The payload of a case with a label, `text(note: Note)`, is a tuple of one.
        var members = payload.flatMap { Conforming.encodable($0) }
        if members == nil, let labelled = payload.flatMap({ Mirror(reflecting: $0).children.first?.value }) {
            payload = labelled
            members = Conforming.encodable(labelled)
        }
        // The payload is a value that came in place of an object, and was kept as it is.
        if let kept = payload as? JSONValue, kept.dictValue == nil { return try kept.encode(to: encoder) }
        var repeats = false
        if let members {
            if let engine, let start, engine.output.plans.pointee.flat?.start == start.count,
                let whole = (payload as? JSONValue)?.dictValue
            {
                try engine.encode(whole: whole, by: variants.paths)
                repeats = true
            } else if let engine {
                repeats = try engine.encodeMembers(of: members)
            } else {
                try members.encode(to: encoder)
            }
        }
        // Where two cases share a payload type, the payload has to write its name.
        let name =
            payload.map { variants.onlyName(of: type(of: $0)) }
            ?? variants.onlyName { $0.value.map { "\($0)" == "\(self)" } ?? false }
        guard let name else { return }
        if let engine, let cases, let start, cases.write(name, behind: start, repeats: repeats, to: engine) { return }
        let property = engine.flatMap { $0.nameProperty(variants, of: payload) }
        if property?.name == name { return }
        let isText = payload.map {
            Mirror(reflecting: $0).children.contains { $0.label == variants.key && $0.value is String }
        }
        try variants.write(name, isText: property?.isText ?? isText ?? false, to: encoder)
    }
}

extension EngineEncoder {
    /// The name that the payload's own property for the member holds, and whether it is a text; nil if there is no such
    /// property.
    fileprivate func nameProperty(_ variants: SmartVariants, of payload: Any?) -> (name: String?, isText: Bool)? {
        func open<P>(_ payload: P) -> (name: String?, isText: Bool)? {
            guard let plan = output.plan(for: type(of: payload as Any)) else { return nil }
            return plan._withUnsafeGuaranteedRef { NameProperty(variants, of: $0.type, $0) }.map { property in
                let name =
                    P.self is AnyClass
                    ? property.name(in: InstanceMemory.start(of: payload as AnyObject))
                    : withUnsafePointer(to: payload) { property.name(in: $0) }
                return (name, property.isText)
            }
        }
        return payload.flatMap { _openExistential($0, do: open) }
    }

    /// Writes the members of a value into the object that this encoder writes. Returns whether its names may repeat.
    @discardableResult
    func encodeMembers<T: Encodable>(of value: T) throws -> Bool {
        beginObject()
        return try writeFlat(hasAnyNames: false, T.self) { try write(value) }?.mayRepeatNames ?? false
    }

    /// Writes what a flat case of an unknown kind holds: the whole of the enclosing object, whose properties may have
    /// changed since, and take precedence.
    fileprivate func encode(whole members: [String: JSONValue], by paths: [[String]]) throws {
        try encodeMembers(of: members.filter { member in paths.contains { $0.first == member.key } })
        try writeFlat(hasAnyNames: true, JSONValue.self) { try write(JSONValue.dict(members)) }
        output.plans.pointee.flat?.unknown += parts.unknown
        parts.unknown = []
    }
}

extension EngineDecoder {
    /// A value from a text that holds its object as JSON; nil for anything else.
    fileprivate func embedded<T: Decodable>(_ type: T.Type) -> T? {
        guard node.kind == .string else { return nil }
        return reading {
            context.embedded(index, .object, as: type) {
                let codec = CodecRegistry.shared.codec(for: type)
                let present = state.pointee.card.present as? T
                return present.map { codec.updated($0, from: 0, context) } ?? codec.value(type, 0, context)
            }
        }
    }

    fileprivate var isUpdatingCard: Bool { state.pointee.card.present != nil }

    /// The present case with its payload updated. Nil if the object names another case, so that a new value is made.
    @_optimize(size)
    fileprivate func updated(by variants: SmartVariants, _ name: String?) throws -> Any? {
        guard node.kind == .object, let present = state.pointee.card.present else { return nil }
        guard let content = Mirror(reflecting: present).children.first else { return name == nil ? present : nil }
        func isPresent(_ variant: SmartVariant, _ payload: Any) -> Bool {
            variant.wrap(payload).map { Mirror(reflecting: $0).children.first?.label == content.label } ?? false
        }
        let all = variants.variants + [variants.otherwise].compactMap { $0 }
        // The payload of a case with a label is a tuple of one.
        for payload in [content.value] + Mirror(reflecting: content.value).children.prefix(1).map(\.value) {
            let chosen = name == nil ? all.first { isPresent($0, payload) } : variants.variant(named: name)
            guard let chosen, isPresent(chosen, payload) else { continue }
            if let whole = payload as? JSONValue {
                guard name == nil || variants.name(in: whole, context) == name else { return nil }
                return JSONValue(memory.view(index)).flatMap { chosen.wrap(whole.adding($0)) }
            }
            return try update(payload, as: chosen.type).flatMap { chosen.wrap($0) } ?? chosen.make(self)
        }
        return name == nil ? present : nil
    }

    private func update<T: Decodable>(_ payload: Any, as type: T.Type) throws -> T? {
        let codec = CodecRegistry.shared.codec(for: type)
        guard codec.isUpdatable, let payload = payload as? T else { return nil }
        guard let updated = reading({ codec.updated(payload, from: index, context) }) else {
            throw reading { context.failure(type, at: index) }
        }
        return updated
    }
}
