/// Makes the codec of a type and of all the types it is made of, on one thread. A recursive type finds its own
/// unfinished codec here; it is not visible elsewhere before it is finished. Which codec a type has is the subclass's to say.
package class CodecBuilder {
    private let registry: CodecRegistry
    final fileprivate(set) var made = CodecTables()
    /// Whose properties' codecs are being made.
    final private(set) var isDerived: Bool
    /// The type whose codec was requested, where the caller knew it to be coded.
    private let known: (any _SmartCoded.Type)?

    init(_ registry: CodecRegistry, isDerived: Bool, known: (any _SmartCoded.Type)?) {
        self.registry = registry
        self.isDerived = isDerived
        self.known = known
    }

    /// The type as one that is coded in a way of its own. Known answers are reused.
    final func asCoded(_ type: Any.Type) -> (any _SmartCoded.Type)? {
        if let known, ObjectIdentifier(known) == ObjectIdentifier(type) { return known }
        return type as? any _SmartCoded.Type
    }

    /// A new codec for a type that has none yet.
    func make<T>(_ type: T.Type) -> Codec { UnknownCodec<T>() }

    /// A codec for a type as any Codable one, whatever it is besides.
    func makeCodable(_ type: Any.Type) -> Codec {
        func open<T>(_: T.Type) -> Codec { UnknownCodec<T>() }
        return _openExistential(type, do: open)
    }

    final func codec(for type: Any.Type) -> Codec {
        let key = ObjectIdentifier(type)
        if let ready = made[isDerived][key] ?? registry.find(key, isDerived: isDerived) { return ready }
        func open<T>(_: T.Type) -> Codec { make(T.self) }
        let codec = _openExistential(type, do: open)
        // Its parts may have needed it.
        if let first = made[isDerived][key] { return first }
        made[isDerived][key] = codec
        return codec
    }

    /// The codec that properties of one kind of models have.
    final func codec(for type: Any.Type, isDerived: Bool) -> Codec {
        let outer = self.isDerived
        self.isDerived = isDerived
        defer { self.isDerived = outer }
        return codec(for: type)
    }

    /// Makes a codec visible to itself and to its parts before they are known.
    final func begin(_ codec: Codec, isDerived: Bool) { made[isDerived][ObjectIdentifier(codec.type)] = codec }
}

/// Codecs by type: of native models' properties, and of run-time derived models'.
struct CodecTables {
    var native: [ObjectIdentifier: Codec] = [:]
    var derived: [ObjectIdentifier: Codec] = [:]

    subscript(isDerived: Bool) -> [ObjectIdentifier: Codec] {
        get { isDerived ? derived : native }
        set { if isDerived { derived = newValue } else { native = newValue } }
    }
}
