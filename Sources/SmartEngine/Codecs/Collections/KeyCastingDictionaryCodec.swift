import Foundation

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
