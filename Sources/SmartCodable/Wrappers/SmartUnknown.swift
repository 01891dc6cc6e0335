// Memory: an address is of the wrapper, whose value lies at its start: uninitialised, or a value, which is replaced
// by `_store`.

@_spi(Engine) import SmartEngine

/// The fields of an object that no other property of the model reads. They are written back with the properties, so you
/// can read, change and send an object without losing fields that the app does not know.
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
/// A field is known if a property can be read by its name: a name from its wrapper, its mapping, or the key strategy of
/// the model or the call. The unknown fields of an object on a path, such as `a` of `@SmartKey("a.b")`, are kept too.
/// Fields are written in the order in which they came, then new ones by name; a field with a property's name is not
/// written. If two fields have the same name, the last one counts. An update adds the unknown fields of its JSON, in
/// objects as well.
///
/// Only the engine can do this, in native models. For other coders, in plain Codable types and in HandyJSON models, the
/// property is an ordinary field. O(fields).
@propertyWrapper
public struct SmartUnknown: Codable, Sendable {
    /// The fields. Numbers are exact.
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

    /// Adds the members of an update.
    @_optimize(size) fileprivate func adding(_ added: SmartUnknown) -> SmartUnknown {
        var result = self
        // The app has taken these names out since.
        result.order.removeAll { wrappedValue[$0] == nil }
        for (name, value) in added.members {
            let old = result.wrappedValue[name]
            if old == nil { result.order.append(name) }
            result.wrappedValue[name] = old?.adding(value) as? JSONValue ?? value
        }
        return result
    }

    /// The members in the order in which they are written.
    @_optimize(size) private var members: [(name: String, value: JSONValue)] {
        var left = wrappedValue
        let known = order.compactMap { name in left.removeValue(forKey: name).map { (name: name, value: $0) } }
        return known + left.arranged { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
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
}

extension SmartUnknown: Hashable {}

extension SmartUnknown: ValueWrapper {
    package static func makeCodec(_ inner: Codec) -> Codec { UnknownCodec(inner) }

    package var configuration: WrapperConfiguration? { .holdingUnknown }
}

/// Writes the members in their order. The container, which knows the properties, chooses the members to read
/// (`EngineDecoder.unknownMembers`).
private final class UnknownCodec: WrapperCodec<SmartUnknown> {
    override var hasAnyNames: Bool { true }

    init(_ inner: Codec) { super.init(inner, shape: .flat) }

    override func writeValue(_ value: SmartUnknown, to output: EncodingContext) -> Bool {
        value.write(to: &output.state.pointee.writer)
        return true
    }
}

extension PropertyRepair {
    /// The members without a property; an update adds them to those that are there. False if the property's type
    /// cannot hold them.
    @inline(never) @_optimize(size)
    func readUnknown<T>(_ type: T.Type, in room: UnsafeMutableRawPointer) -> Bool {
        let unknown = SmartUnknown(decoder.reading { decoder.unknownMembers() })
        var existing: T?
        if isUpdating, fallBack(type, in: room) != nil { existing = room.assumingMemoryBound(to: T.self).move() }
        if let ready = ((existing as? SmartUnknown)?.adding(unknown) ?? unknown) as? T {
            room.initializeMemory(as: T.self, to: ready)
            return true
        }
        let isRead = decoder.reading {
            guard let document = unknown.document else { return false }
            return context.reading(document, inStringAt: decoder.index) {
                codec.initialize(room, from: 0, context) ? true : nil
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
    /// Whether the type is SmartUnknown, or wrappers around it.
    static func holdsUnknown(_ type: Any.Type) -> Bool {
        type == SmartUnknown.self || (type as? any AnyWrapper.Type).map { holdsUnknown($0.wrappedType) } == true
    }
}
