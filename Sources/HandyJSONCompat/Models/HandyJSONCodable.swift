import Foundation
@_spi(Engine) import SmartEngine

/// A HandyJSON model that is Codable too, without any code: its `init(from:)` and `encode(to:)` go through the
/// properties found at run time.
///
///     struct Settings: HandyJSONCodable { var theme = "dark"; var size = 12 }
///     let settings = try JSONDecoder().decode(Settings.self, from: data)
///
/// It is for JSONDecoder, UserDefaults, databases, or as a plain property of a native model. Mappings, transforms and
/// HandyJSON's conversions hold there as well. Not in HandyJSON. It is meant for models that are not Codable yet. In a
/// model that is, it replaces the compiler's coding, CodingKeys included. A one-time warning says so where the keys can
/// be found, as in debug builds (`HandyJSONConfiguration.onLog`).
public protocol HandyJSONCodable: HandyJSON, Codable {}

extension HandyJSONCodable {
    /// Decodes from any decoder, by the properties found at run time. A value that does not fit a property keeps the
    /// initial one.
    ///
    /// - Throws: `DecodingError` where the value is not an object, and what the decoder throws.
    public init(from decoder: any Decoder) throws {
        ReplacedCoding.check(Self.self)
        self.init()
        try RuntimeCoding.fill(&self, from: decoder)
    }

    /// Encodes to any encoder, by the properties found at run time.
    ///
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        ReplacedCoding.check(Self.self)
        try RuntimeCoding.write(self, to: encoder)
    }
}

/// Run-time models through any Codable coder.
enum RuntimeCoding {
    /// Fills a model that `init()` has just made, hooks included. Throws where the decoder has no object.
    @_optimize(size)
    static func fill<M>(_ model: inout M, from decoder: any Decoder) throws {
        guard let codec = CodecRegistry.shared.codec(for: M.self) as? RuntimeModelCodec else { return }
        let isFilled = try withUnsafeMutablePointer(to: &model) { model in
            try LinkedCodableHalf.current?.withValue(of: decoder) { index, context in
                guard context.node(index).kind == .object else { throw context.session.failure(M.self, at: index) }
                codec.fillInstance(UnsafeMutableRawPointer(model), from: index, context, isNewInstance: true)
            }
        }
        if isFilled == true { return }
        let document = try Document(object: ForeignValue(from: decoder).object)
        guard document.withRoot({ $0.kind }) == .object else {
            throw DecodingError.typeMismatch(
                M.self,
                DecodingError.Context("Expected an object for \(M.self).", at: decoder.codingPath))
        }
        var session = DecodingSession.begin(document, rules: .passUnretained(codec.hooks.family.rules))
        defer { DecodingSession.end(&session) }
        session.context.state.pointee.isDerived = false
        withUnsafeMutablePointer(to: &model) {
            codec.fillInstance(UnsafeMutableRawPointer($0), from: 0, session.context, isNewInstance: true)
        }
    }

    @_optimize(size) static func write<M>(_ model: M, to encoder: any Encoder) throws {
        if try LinkedCodableHalf.current?.encode(model, to: encoder) == true { return }
        var session = EncodingSession.begin()
        defer { EncodingSession.end(&session) }
        // The value is written as text and read back: what JSON cannot hold has then been left out.
        let text = session.text(of: model, codec: CodecRegistry.shared.codec(for: M.self))
        if let error = session.failure { throw error }
        guard let text, let plain = try? Document(text: text).foundationValue() else {
            throw EncodingError.invalid(model, "\(M.self) cannot be written as JSON.", at: encoder.codingPath)
        }
        try ForeignValue(plain).encode(to: encoder)
    }
}

/// Finds types that have coding keys of their own and HandyJSONCodable besides, which replaces them.
enum ReplacedCoding {
    private static let known = Guarded(TypeTable<Bool>())

    /// Warns once per type. O(1) after the type's first value.
    static func check(_ type: Any.Type) {
        let id = ObjectIdentifier(type)
        guard known.read({ $0[id] }) == nil else { return }
        known.update { $0[id] = true }
        guard DeclaredKeys.of(type) != nil else { return }
        Log.logMistake(
            """
            \(type) is HandyJSONCodable, which replaces its Codable conformance: its CodingKeys have no effect, and what was \
            stored under their names is not found. Remove HandyJSONCodable from it, or give the names in mapping(mapper:).
            """, of: type)
    }
}
