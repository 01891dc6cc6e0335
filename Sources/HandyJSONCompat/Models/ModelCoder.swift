import SmartEngine

/// HandyJSON's calls on the engine that read something else than one new model.
enum ModelCoder {
    static func decodeArray<T: HandyJSON>(_ type: T.Type, from source: DecodingSource?, _ path: String?) -> [T?]? {
        withRun([T].self, source, path) { session, index in
            guard session.kind(of: index) == .array else { throw session.failure([T].self, at: index) }
            // An optional element that cannot be filled is nil, by the family's rules.
            return try session.decode([T?].self, at: index)
        }
    }

    static func update<T: HandyJSON>(_ object: inout T, from source: DecodingSource?, _ path: String?) {
        withRun(T.self, source, path, isUpdate: true) { try $0.update(&object, at: $1) }
    }

    @discardableResult
    private static func withRun<R>(
        _ type: Any.Type, _ source: DecodingSource?, _ path: String?, isUpdate: Bool = false,
        _ body: (DecodingSession, Int) throws -> R
    ) -> R? {
        guard let source else { return nil }
        return DecodingCall.telling(type, family: .handyJSON) {
            try DecodingCall.decode(type, from: source, path, family: .handyJSON, nil, isUpdate: isUpdate, by: body)
        }
    }

    /// One value of any type, converted by HandyJSON's rules. This is not a decode of its own: repairs are only
    /// reported by the enclosing one.
    static func value<T>(_ type: T.Type, from object: Any) -> T? {
        guard let document = try? Document(object: object, options: Document.ParsingOptions()) else { return nil }
        var session = DecodingSession.begin(document, rules: .passUnretained(.handyJSON))
        defer { DecodingSession.end(&session) }
        return try? session.decode(type, at: 0)
    }
}

extension EncodingOptions {
    /// The options for writing HandyJSON models, with the process's rules for the native models inside.
    static var handyJSON: EncodingOptions {
        ThreadSettings.current.writesByHandyJSON ? handyJSONForAll : handyJSONForOwn
    }
    private static let handyJSONForOwn = handyJSON(.native)
    private static let handyJSONForAll = handyJSON(.handyJSON)

    private static func handyJSON(_ rules: SmartRules) -> EncodingOptions {
        var options = EncodingOptions.Choices()
        options.rules = rules
        options.isDerived = true
        // A native model inside writes its mapped names, as it did before it was migrated.
        options.useMappedKeys = true
        return EncodingOptions(options)
    }
}
