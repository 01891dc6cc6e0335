import Foundation

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
