@_spi(Engine) import SmartEngine

/// A native model whose layout cannot be used, because its module was built without reflection metadata or names. Its
/// own `init(from:)` and `encode(to:)` run, but its initial values, what its wrappers configure, and inherited
/// properties are unknown: where they are needed it is an error, never a guess.
struct UnusableLayout {
    let type: Any.Type
    let problem: TypeLayout.Problem

    /// Why the model's layout cannot be used; nil if it can.
    init?(_ type: Any.Type, _ layout: TypeLayout) {
        guard let problem = layout.codableProblem else { return nil }
        self.type = type
        self.problem = problem
    }

    func decodingError(_ reason: String, _ remedy: String = "") -> DecodingError {
        .corrupted(tell("decoded", reason, remedy), RefusedModel(type: type))
    }

    var updateError: DecodingError {
        .corrupted(tell("updated", "what it has is unknown", ""), RefusedModel(type: type))
    }

    func encodingError(_ reason: String, _ remedy: String = "", _ path: [any CodingKey]) -> EncodingError {
        .invalid(type, tell("encoded", reason, remedy), at: path, RefusedModel(type: type))
    }

    private func tell(_ what: String, _ reason: String, _ remedy: String) -> String {
        let text = "\(type) cannot be \(what): \(reason), and \(problem)\(remedy)."
        Diagnostics.mistake(text, of: type)
        return text
    }

    /// Whether the key's name in JSON, or how its value is written, is unknown. This concerns a wrapper, whose
    /// configuration is in an instance, and the storage of an `@Observable` class.
    static func hides(_ type: Any.Type, _ key: String) -> Bool {
        type is any WrapperStorage.Type || key.hasPrefix("_$") && key.hasSuffix("Registrar")
    }
}

/// Replaces the codec of a wrapper whose configuration is unknown.
final class RefusedCodec: Codec {
    static let shared = Guarded<Codec>(RefusedCodec(type: Never.self, canRead: false))
}

extension EngineDecoder {
    /// Throws for a key whose property cannot be found, where `init(from:)` needs more than the value that is there.
    @_optimize(size)
    func refuseUnknown(_ key: KeyTable.Key, _ type: Any.Type, isMissing: Bool) throws {
        guard let unusable = plan.declared.unusable else { return }
        let name = key.name.shortened()
        if UnusableLayout.hides(type, key.name) {
            throw unusable.decodingError("what the wrapper of '\(name)' configures is unknown")
        }
        if isMissing { throw unusable.decodingError("'\(name)' is missing, its initial value is unknown") }
    }

    /// The reason reported for a key that has neither a value nor an initial one.
    @_optimize(size)
    func noFallback(_ key: KeyTable.Key, _ type: Any.Type) -> (any Error)? {
        let name = key.name.shortened()
        if key.isUnknown {
            return plan.declared.unusable?.decodingError(
                "the value of '\(name)' does not fit \(type), its initial value is unknown")
        }
        guard isTolerant, state.pointee.isUpdating else { return nil }
        return EngineDecoder.unknownPresent(plan.declared.type, "'\(name)'")
    }

    /// The error for members of a model to be updated whose present value is unknown.
    static func unknownPresent(_ model: Any.Type, _ what: String) -> DecodingError {
        .corrupted(
            """
            \(model) cannot be updated: its init(from:) requests \(what), the source has no usable value, and the \
            present value is not known. Give coding keys the names and types of the properties.
            """)
    }
}
