@_spi(Engine) import SmartEngine

/// Looks for mappings that have no effect: a mistake in the code, which no data shows. Each is named once.
final class MappingCheck {
    private let model: any SmartDecodable.Type
    /// Keys without a property; a hand-written `init(from:)` may still request them.
    private let unknown: Guarded<[(function: String, key: any CodingKey)]>
    private let isInstanceAsked = Guarded(false)

    @_optimize(size) init(_ model: any SmartDecodable.Type, _ mappings: ModelMappings) {
        self.model = model
        let keys = joined(
            mappings.keys.map { ("mappingForKey", $0.key) }, mappings.values.map { ("mappingForValue", $0.key) })
        let layout = keys.isEmpty ? nil : TypeLayout.of(model)
        unknown = Guarded(
            keys.selected { _, key in
                guard let layout, layout.codableProblem == nil else { return false }
                return layout.property(codedAs: RuntimeReflection.caseName(key) ?? key.stringValue) == nil
            })
    }

    var isDone: Bool { unknown.read { $0.isEmpty } }

    /// Called after the first object: keys of a type that was never requested prove nothing.
    func finish(asked: (Any.Type) -> Bool) {
        let unknown = unknown.change { unknown in
            let before = unknown
            unknown = []
            return before
        }
        for (function, key) in unknown where !asked(type(of: key)) {
            Diagnostics.mistake(
                "\(model): \(function)() names '\(key.stringValue.shortened())', which is not a property.", of: model)
        }
    }

    /// Checks for mappings of an instance, in the one with the model's initial values; only the first time.
    func ask(_ instance: UnsafeRawPointer) {
        let isFirst = isInstanceAsked.update { isAsked in
            defer { isAsked = true }
            return !isAsked
        }
        guard isFirst else { return }
        func open<M: SmartDecodable>(_: M.Type) {
            MappingCheck.askNow(instance.assumingMemoryBound(to: M.self).pointee)
        }
        open(model)
    }

    /// Checks for mappings of an instance, which have no effect.
    static func askNow<Model: SmartDecodable>(_ instance: Model) {
        for function in instance.misplacedMappings {
            Diagnostics.mistake("\(Model.self): \(function)() is not static, so it has no effect.", of: Model.self)
        }
    }
}
