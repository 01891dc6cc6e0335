@_spi(Engine) import SmartEngine

/// A native model whose layout cannot be used: because its module was built without reflection metadata or names, or
/// because the runtime's reflection functions are missing or wrong. A recording of its own `encode(to:)` of one
/// `init()` gives its initial values and its wrappers' configuration. What cannot be known is an error, never a guess.
final class RecordedModel {
    private let type: Any.Type
    private let problem: TypeLayout.Problem
    /// Nil where the model is not Encodable.
    let initial: RecordedInstance?
    /// Why an instance cannot be changed; nil when it can.
    private(set) lazy var updateError: (any Error)? = {
        guard type is AnyClass else {
            let isWhole = initial?.fills(TypeLayout.extent(of: type).size) == true
            return isWhole ? nil : error("updated", "not all that it stores is written by its encode(to:)")
        }
        return error("updated", "its instances cannot be changed")
    }()

    /// Nil where the layout can be used.
    init?(_ type: any SmartDecodable.Type, _ layout: TypeLayout) {
        guard let problem = layout.codableProblem else { return nil }
        self.type = type
        self.problem = problem
        initial = type is any Encodable.Type ? RecordedInstance(initialOf: type) : nil
    }

    /// Why there is no instance at all.
    var decodingError: (any Error)? {
        guard initial == nil else { return nil }
        return error(
            "decoded", "its initial values cannot be known",
            ", or make it SmartCodable: then its encode(to:) tells them")
    }

    /// For a property without a value, whose initial value `encode(to:)` does not write.
    func error(_ key: String, _ expected: Any.Type) -> any Error {
        if let failure = initial?.error {
            return error("decoded", "its initial values cannot be known (its encode(to:) throws \(failure))")
        }
        return error(
            "decoded", "its encode(to:) does not write '\(key)' as \(expected), which would tell its initial value",
            ", or write it so")
    }

    /// For a key of a model to be updated, whose present value is unknown.
    static func updateError(_ model: Any.Type, _ key: String, _ expected: Any.Type) -> any Error {
        DecodingError.dataCorrupted(
            DecodingError.Context(
                codingPath: [],
                debugDescription: """
                    \(model) cannot be updated: its init(from:) demands '\(key.shortened())', the source has none that fits, \
                    and what the model has is not known. Name the key's case as the property, or let encode(to:) write it \
                    as \(expected).
                    """))
    }

    /// For a class whose properties neither its own code nor the engine can read.
    func error(_ level: AnyClass) -> any Error {
        error(
            "decoded", "no init(from:) reads the properties of \(level)",
            ", or override init(from:) and encode(to:) in \(level)")
    }

    private func error(_ what: String, _ reason: String, _ remedy: String = "") -> any Error {
        let text = "\(type) cannot be \(what): \(reason), and \(problem)\(remedy)."
        Diagnostics.mistake(text, of: type)
        return DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: [], debugDescription: text, underlyingError: RefusedModel(type: type)))
    }

    /// For a class whose properties neither its own code nor the engine can write.
    static func encodingError(
        _ type: Any.Type, _ level: AnyClass, _ problem: TypeLayout.Problem, _ path: [any CodingKey]
    ) -> any Error {
        let text = """
            \(type) cannot be encoded: no encode(to:) writes the properties of \(level), and \(problem), or override \
            init(from:) and encode(to:) in \(level).
            """
        Diagnostics.mistake(text, of: type)
        return EncodingError.invalidValue(
            type,
            EncodingError.Context(
                codingPath: path, debugDescription: text, underlyingError: RefusedModel(type: type)))
    }
}

/// Replaces the codec of a wrapper that `encode(to:)` does not write: its configuration is unknown.
final class RefusedCodec: Codec {
    static let shared = Guarded<Codec>(RefusedCodec(type: Never.self, canRead: false))
}

extension EngineDecoder {
    /// The reason reported for a key that has neither a value nor an initial one.
    @inline(never)
    func noFallback(_ slot: Int, _ table: KeyTable, _ type: Any.Type) -> (any Error)? {
        if let error = unknownValue(slot, table, type) { return error }
        guard isTolerant, state.pointee.isUpdating, table.key(slot).recordedKey == nil else { return nil }
        return RecordedModel.updateError(plan.declared.type, table.key(slot).name, type)
    }

    /// The reason reported for a key whose property cannot be found and whose value is unknown.
    @inline(never)
    func unknownValue(_ slot: Int, _ table: KeyTable, _ type: Any.Type) -> (any Error)? {
        let key = table.key(slot)
        guard key.recordedKey != nil, let recorded = plan.declared.recorded else { return nil }
        let member = initialInstance(slot, table)?.recorded(key)
        return member?.tells(type) == true ? nil : recorded.error(key.propertyName, type)
    }
}
