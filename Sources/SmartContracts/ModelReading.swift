import Foundation
import SmartCodable
@_spi(Engine) import SmartEngine

/// Reads and writes values of types that are only known at run time, without notifying listeners.
struct ModelReading {
    let type: Any.Type
    let options: DecodingOptions
    private let codec: Codec
    /// HandyJSON's rules, for a model that has no others.
    private let rules: ConversionRules?

    init(_ type: Any.Type, _ options: Set<SmartDecodingOption>) {
        NativeModels.link()
        self.type = type
        self.options = DecodingOptions(options)
        if !(type is any Decodable.Type), let family = ModelReading.family(of: type) {
            codec = CodecRegistry.shared.derivedCodec(for: type)
            rules = family.rules
        } else {
            codec = CodecRegistry.shared.codec(for: type)
            rules = nil
        }
    }

    /// Whether properties have codecs of their own, as in HandyJSON's models.
    var isDerived: Bool { rules != nil }

    /// The family of a run-time model, or of the elements of a list of them.
    private static func family(of type: Any.Type) -> RuntimeFamily? {
        if let list = type as? any ArrayOfElements.Type { return family(of: list.elementType) }
        if let optional = RuntimeReflection.optional(type) { return family(of: optional.wrappedAnyType) }
        return (CodecRegistry.shared.derivedCodec(for: type) as? RuntimeModelCodec)?.hooks.family
    }

    /// Whether the type is a model of either family.
    var isModel: Bool { codec is RuntimeModelCodec || NativeModels.has(codec) }

    /// Runs `body` over a text. Throws if the text is not JSON.
    private func run<R>(_ text: String, _ log: RepairLog, _ body: (DecodingSession) throws -> R) throws -> R {
        let document = try Document(text: text, options: Document.ParsingOptions())
        var session =
            rules.map { DecodingSession.begin(document, rules: .passUnretained($0), log: log) }
            ?? DecodingSession.begin(document, options: options, log: log)
        defer { DecodingSession.end(&session) }
        return try body(session)
    }

    /// The members of a model; nil for another type.
    func members() -> [ModelMember]? {
        try? run("{}", .silent) { session in
            if let model = codec as? RuntimeModelCodec { return model.members(session) }
            guard NativeModels.has(codec) || codec.isPlainCodable else { return nil }
            _ = read(session)
            return NativeModels.plan(of: type, session).members()
        }
    }

    private func read(_ session: DecodingSession) -> Bool {
        func open<T>(_: T.Type) -> Bool { (try? session.decode(T.self, at: 0)) != nil }
        return _openExistential(type, do: open)
    }

    /// The paths of the members whose absence is reported, with their names as in `members`; nil if an empty object
    /// does not give a model.
    func missing() -> Set<String>? {
        let log = RepairLog(isListening: true, limit: .max)
        guard (try? run("{}", log) { read($0) }) == true else { return nil }
        return Set(
            log.report().repairs.lazy.filter { $0.action == .missing && !$0.expected.hasSuffix("?") }.map(\.path))
    }

    /// Whether the text becomes a value without a conversion or replacement in it; what is missing does not count.
    func takes(_ text: String) -> Bool {
        let log = RepairLog(isListening: true)
        let isRead = try? run(text, log) { read($0) }
        return isRead == true && log.report().repairs.allSatisfy { $0.action == .missing }
    }

    /// The value of a text. Throws what went wrong.
    func value<T>(_ type: T.Type, _ text: String) throws -> T {
        try run(text, .silent) { try $0.decode(type, at: 0) }
    }

    /// A new instance as it is written; nil if there is none.
    func initialValue() -> JSONValue? { makeInitial().flatMap { written($0) } }

    /// The JSON that is written of the value that a text becomes.
    func rewritten(_ text: String) -> JSONValue? {
        func open<T>(_: T.Type) -> Any? { try? value(T.self, text) }
        return _openExistential(type, do: open).flatMap { written($0) }
    }

    private func written(_ value: Any) -> JSONValue? {
        func open<T>(_ value: T) -> String? {
            var session = EncodingSession.begin()
            defer { EncodingSession.end(&session) }
            return session.text(of: value, codec: codec)
        }
        guard let text = open(value), let document = try? Document(text: text, options: Document.ParsingOptions())
        else { return nil }
        return JSONValue(DocumentMemory(document).view(0))
    }

    private func makeInitial() -> Any? {
        if let model = type as? any SmartDecodable.Type { return model.init() }
        guard codec is RuntimeModelCodec else { return nil }
        func open<T>(_: T.Type) -> Any? { try? value(T.self, "{}") }
        return _openExistential(type, do: open)
    }
}

extension Set: ArrayOfElements {
    package static var elementType: Any.Type { Element.self }
}

/// A collection that JSON has as an object of any names.
protocol TableType {
    static var keyType: Any.Type { get }
    static var memberType: Any.Type { get }
}

extension Dictionary: TableType {
    static var keyType: Any.Type { Key.self }
    static var memberType: Any.Type { Value.self }
}
