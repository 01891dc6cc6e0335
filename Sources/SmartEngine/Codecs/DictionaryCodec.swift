// Memory: an address given to a codec is of its type: uninitialised for `initialize`, else a value. What is replaced
// is moved out before it is released (`_store`).

import Foundation

final class DictionaryCodec<Value>: TypedCodec<[String: Value]> {
    private let value: Codec

    init(_ value: Codec) {
        self.value = value
        super.init(canRead: value.canRead)
    }

    override func read(_ index: Int, _ context: DecodingContext) -> [String: Value]? {
        if context.node(index).kind == .object { return members(index, context) }
        return context.embedded(index, .object, as: [String: Value].self) { members(0, context) }
            ?? foreign(index, context)
    }

    private func members(_ index: Int, _ context: DecodingContext) -> [String: Value]? {
        members(index, context) { $0 }
    }

    /// The members, by the keys that `key` makes of their names. A member whose name makes no key is left out before
    /// its value is read.
    func members<Key: Hashable>(_ index: Int, _ context: DecodingContext, _ key: (String) -> Key?) -> [Key: Value]? {
        let memory = context.memory
        let node = memory.node(index)
        let reader = ElementReader(value, context)
        context.noteDictionary(index)
        // Only a listener is notified of two names that make one key, which text keys cannot have.
        let notesEarlier = context.isListening && Key.self != String.self
        var members: [Key: Int] = [:]
        var result = [Key: Value](
            minimumCapacity: min(node.count, Reservation.limit(MemoryLayout<(Key, Value)>.stride)))
        return withUnsafeTemporaryAllocation(
            byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment
        ) { buffer in
            guard let slot = buffer.baseAddress else { return nil }
            var child = index &+ 1
            while child < node.next {
                if let key = key(memory.view(child).string) {
                    switch reader.make(slot, from: child &+ 1) {
                    case .made:
                        result[key] = slot.assumingMemoryBound(to: Value.self).move()
                        if notesEarlier, let earlier = members.updateValue(child, forKey: key),
                            memory.view(earlier).string != memory.view(child).string
                        {
                            let later = Quotation.text(memory.view(child).string)
                            context.note(
                                .dropped, at: earlier &+ 1, expected: Value.self, because: "\(later) is the same key")
                        }
                    case .leftOut: break
                    case .failed: return nil
                    }
                } else if !context.mayLeaveOut(child, Key.self) {
                    return nil
                }
                child = memory.after(child &+ 1)
            }
            return result
        }
    }

    override func writeValue(_ members: [String: Value], to output: EncodingContext) -> Bool {
        output.state.pointee.writer.beginObject()
        output.inFrame { frame in
            for (name, member) in members {
                frame.pointee.name = name
                let mark = output.state.pointee.writer.mark
                output.state.pointee.writer.name(name)
                let isWritten = value.writeAny(member, to: output)
                if !isWritten { output.state.pointee.writer.rewind(to: mark) }
            }
        }
        output.state.pointee.writer.endObject()
        return true
    }

    override func plain(_ members: [String: Value], _ output: EncodingContext) -> Any? {
        var result: [String: Any] = [:]
        for (name, member) in members {
            result[name] = value.plainAny(member, output)
        }
        return result
    }
}

/// A native model's dictionary whose keys are strings in JSON but not in Swift: see
/// `DictionaryNames`. It is read member by member, so that one that cannot be converted is left out as in any
/// dictionary; elsewhere it is coded as a plain Codable type.
final class NamedKeyDictionaryCodec<Key: Hashable, Value>: TypedCodec<[Key: Value]> {
    private let members: DictionaryCodec<Value>
    private let general: Codec
    private let key: (String) -> Any?
    /// Returns the name of a key that the standard library writes as an element of an array, not as a name.
    private let name: ((Any) -> String?)?

    init(
        _ members: DictionaryCodec<Value>, general: Codec, _ key: @escaping (String) -> Any?,
        _ name: ((Any) -> String?)? = nil
    ) {
        self.members = members
        self.general = general
        self.key = key
        self.name = name
        super.init(canRead: general.canRead)
    }

    @_optimize(size) override func read(_ index: Int, _ context: DecodingContext) -> [Key: Value]? {
        // A coder reads it as JSONDecoder, which converts names that are data; but what this library wrote is an object.
        let rules = context.rules
        guard
            rules.dropsBadElements || !context.session.options.choices.isCoder
                || name != nil && rules.plainCodable != nil,
            context.node(index).kind == .object
        else { return general.value([Key: Value].self, index, context) }
        return members.members(index, context) { key($0) as? Key }
    }

    override func writeValue(_ value: [Key: Value], to output: EncodingContext) -> Bool {
        guard let named = named(value, output) else { return general.writeAny(value, to: output) }
        return members.writeValue(named, to: output)
    }

    override func plain(_ value: [Key: Value], _ output: EncodingContext) -> Any? {
        guard let named = named(value, output) else { return general.plainAny(value, output) }
        return members.plain(named, output)
    }

    /// The members by name, as a model writes keys with raw values; nil for a Codable coder, which writes an array.
    @_optimize(size) private func named(_ table: [Key: Value], _ output: EncodingContext) -> [String: Value]? {
        guard let name, !output.state.pointee.refuses else { return nil }
        var result: [String: Value] = [:]
        for (key, value) in table {
            if let name = name(key) { result[name] = value }
        }
        return result
    }
}

/// A dictionary with other keys than `String`: a member is read if its name casts to the key (`AnyHashable`,
/// `NSString`), and written if its key casts to a name.
final class KeyCastingDictionaryCodec<Key: Hashable, Value>: TypedCodec<[Key: Value]> {
    private let members: DictionaryCodec<Value>
    /// The codec for Codable coders, where the keys are Codable.
    private let general: Codec?
    private let acceptsNames = KeyCastingDictionaryCodec.key("") != nil

    @_optimize(size) init(members: DictionaryCodec<Value>, general: Codec?) {
        self.members = members
        self.general = general
    }

    @_optimize(size) override func read(_ index: Int, _ context: DecodingContext) -> [Key: Value]? {
        if let general, !context.session.isDerived { return general.value([Key: Value].self, index, context) }
        if let ready = foreign(index, context) { return ready }
        guard context.node(index).kind == .object else { return nil }
        var result: [Key: Value] = [:]
        guard acceptsNames else {
            if context.node(index).count > 0 { context.note(.dropped, at: index, expected: Key.self) }
            return result
        }
        for (name, value) in members.read(index, context) ?? [:] {
            if let key = KeyCastingDictionaryCodec.key(name) { result[key] = value }
        }
        return result
    }

    /// Casts a name, which is a Swift String, to the key type. Only keys that are objects may be NSStrings.
    private static func key(_ name: String) -> Key? {
        if let key = name as? Key { return key }
        return Key.self is AnyClass ? (NSString(string: name) as Any) as? Key : nil
    }

    override func writeValue(_ value: [Key: Value], to output: EncodingContext) -> Bool {
        if let general, !output.state.pointee.options.choices.isDerived { return general.writeAny(value, to: output) }
        return members.writeValue(named(value, output), to: output)
    }

    override func plain(_ value: [Key: Value], _ output: EncodingContext) -> Any? {
        if let general, !output.state.pointee.options.choices.isDerived { return general.plainAny(value, output) }
        return members.plain(named(value, output), output)
    }

    private func named(_ table: [Key: Value], _ output: EncodingContext) -> [String: Value] {
        return output.members(of: table.map { (AnyHashable($0).base, $1) })
    }
}

/// The names of members as keys of a dictionary.
enum DictionaryNames {
    /// Returns how a member's name becomes a key, as in the standard library; nil for key types that it does not
    /// convert to and from strings.
    static func key(of type: Any.Type) -> ((String) -> Any?)? {
        if type == Int.self { return { ExactInteger.int($0) } }
        guard #available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *) else { return nil }
        guard let type = type as? any CodingKeyRepresentable.Type else { return nil }
        return { type.init(codingKey: Name(stringValue: $0)) }
    }

    /// Returns how a name becomes a key, and a key a name, for types that the standard library does not convert. These
    /// are enums and others with raw values that are text or an Int, UUID, and types that are made of their
    /// description, such as Int64 and Bool.
    @_optimize(size) static func ownKey(of type: Any.Type) -> (key: (String) -> Any?, name: (Any) -> String?)? {
        if type == UUID.self { return ({ UUID(uuidString: $0) }, { ($0 as? UUID)?.uuidString }) }
        func open<T: RawRepresentable>(_: T.Type) -> (key: (String) -> Any?, name: (Any) -> String?)? {
            if let make = { T(rawValue: $0) } as? (String) -> T? {
                return ({ make($0) }, { ($0 as? T)?.rawValue as? String })
            }
            if let make = { T(rawValue: $0) } as? (Int) -> T? {
                return (
                    { ExactInteger.int($0).flatMap { make($0) } }, { (($0 as? T)?.rawValue as? Int).map { "\($0)" } }
                )
            }
            return nil
        }
        if let raw = (type as? any RawRepresentable.Type).flatMap({ open($0) }) { return raw }
        guard let type = type as? any LosslessStringConvertible.Type else { return nil }
        return ({ type.init($0) }, { "\($0)" })
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { ExactInteger.int(stringValue) }
        init(stringValue: String) { self.stringValue = stringValue }
        init(intValue: Int) { stringValue = "\(intValue)" }
    }
}
