@_spi(Engine) import SmartEngine

/// The members of an object that no property of the model takes. They are written back beside the properties, so that
/// reading, changing and sending an object loses nothing that the app does not know.
///
///     struct Profile: SmartCodable {
///         var name = ""
///         @SmartUnknown var rest: [String: JSONValue] = [:]
///     }
///
///     var profile = Profile.deserialize(from: #"{"name":"Ann","theme":"dark"}"#)
///     profile?.name = "Bea"              // rest: ["theme": "dark"]
///     profile?.toJSONString()            // {"name":"Bea","theme":"dark"}
///
/// A member is known if any name of a property leads to it: those of its wrapper, its mapping and the key strategy of
/// the model and of the call. Of an object on a path, `a` of `@SmartKey("a.b")`, the unknown part is kept. The members
/// are written in the order in which they came, new ones after them, by name; what has a property's name is not
/// written. Of members with equal names the last one counts. An update adds the unknown members of its JSON.
///
/// Only the engine can do this, in models: for other coders, in plain Codable types and in HandyJSON models the property
/// is a member as any other. O(members).
@propertyWrapper
public struct SmartUnknown: Codable, Sendable {
    /// The members. Numbers are exact.
    @_documentation(visibility: internal)
    public var wrappedValue: [String: JSONValue]
    /// The names in the order in which they came.
    private var order: [String] = []

    /// The initial value, as in `var rest: [String: JSONValue] = [:]`.
    ///
    /// - Parameter wrappedValue: The initial value.
    public init(wrappedValue: [String: JSONValue]) { self.wrappedValue = wrappedValue }

    init(_ members: [(name: String, value: JSONValue)]) {
        wrappedValue = Dictionary(members) { $1 }
        order = members.map { $0.name }
    }

    /// Adds those of an update.
    fileprivate func adding(_ added: SmartUnknown) -> SmartUnknown {
        var result = self
        // Names that the app has taken out since.
        result.order.removeAll { wrappedValue[$0] == nil }
        for (name, value) in added.members {
            if result.wrappedValue.updateValue(value, forKey: name) == nil { result.order.append(name) }
        }
        return result
    }

    /// The members in the order in which they are written.
    private var members: [(name: String, value: JSONValue)] {
        var left = wrappedValue
        let known = order.compactMap { name in left.removeValue(forKey: name).map { (name: name, value: $0) } }
        return known + left.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }

    fileprivate func write(to writer: inout JSONByteWriter) {
        writer.beginObject()
        for (name, value) in members {
            writer.name(name)
            value.write(to: &writer)
        }
        writer.endObject()
    }

    /// An object of the members.
    var document: Document? {
        var writer = JSONByteWriter(escapesSlashes: false)
        write(to: &writer)
        return try? Document(text: writer.takeString(), options: Document.ParsingOptions(maximumDepth: .max))
    }

    /// Used by other decoders (`JSONDecoder` …).
    ///
    /// - Throws: `DecodingError`.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws { self = try WrapperCoding.decode(Self.self, from: decoder) }
    /// Used by other encoders (`JSONEncoder` …).
    ///
    /// - Throws: What the encoder throws.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws { try WrapperCoding.encode(self, to: encoder) }
}

extension SmartUnknown: Hashable {
    /// Whether the members are equal, in whatever order.
    @_documentation(visibility: internal)
    public static func == (a: SmartUnknown, b: SmartUnknown) -> Bool { a.wrappedValue == b.wrappedValue }
    /// The members, without their order.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension SmartUnknown: ConfiguredWrapper {
    package static func storing(_ value: [String: JSONValue]) -> Self { Self(wrappedValue: value) }
    package mutating func store(_ value: [String: JSONValue]) { wrappedValue = value }
    package var storedValue: [String: JSONValue]? { wrappedValue }
    package static func makeCodec(_ inner: Codec) -> Codec { UnknownCodec(inner) }

    package var configuration: WrapperConfiguration? { .holdingUnknown }
}

/// Writes the members in their order. What is read is chosen by the container, which knows the properties
/// (`EngineDecoder.unknownMembers`).
private final class UnknownCodec: WrapperCodec<SmartUnknown> {
    override var hasAnyNames: Bool { true }

    init(_ inner: Codec) { super.init(inner, shape: .flat) }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        source.assumingMemoryBound(to: SmartUnknown.self).pointee.write(to: &output.state.pointee.writer)
        return true
    }
}

extension KeyedContainer {
    /// The members without a property; an update adds them to those that are there. False where the property's type
    /// cannot hold them.
    @inline(never)
    func readUnknown<T>(_ type: T.Type, _ slot: Int, into room: UnsafeMutableRawPointer) -> Bool {
        let unknown = SmartUnknown(decoder.reading { decoder.unknownMembers() })
        var existing: T?
        if decoder.state.pointee.isUpdating, decoder.fallBack(slot, table, type, into: room).isThere {
            existing = room.assumingMemoryBound(to: T.self).move()
        }
        if let ready = ((existing as? SmartUnknown)?.adding(unknown) ?? unknown) as? T {
            room.initializeMemory(as: T.self, to: ready)
            return true
        }
        let isRead = decoder.reading {
            let context = decoder.context
            guard let document = unknown.document else { return false }
            return context.reading(document, inStringAt: decoder.index) {
                codec(type, slot)._withUnsafeGuaranteedRef { $0.initialize(room, from: 0, context) } ? true : nil
            } ?? false
        }
        if isRead, let existing, let old = WrapperCoding.unwrap(existing) as? any OpenObject {
            let new = WrapperCoding.unwrap(room.assumingMemoryBound(to: T.self).pointee)
            _ = WrapperCoding.store(old.adding(new), in: room, as: type)
        }
        return isRead
    }
}

extension EngineEncoder {
    /// Whether it is SmartUnknown, or in wrappers.
    static func holdsUnknown(_ type: Any.Type) -> Bool {
        type == SmartUnknown.self || (type as? any AnyWrapper.Type).map { holdsUnknown($0.wrappedType) } == true
    }
}
