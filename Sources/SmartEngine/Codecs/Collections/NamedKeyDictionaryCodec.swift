import Foundation

/// A native model's dictionary whose keys are strings in JSON but not in Swift: integers, and what is
/// `CodingKeyRepresentable`. It is read member by member, so that one that cannot be converted is left out as in any
/// dictionary; elsewhere it is coded as a plain Codable type.
final class NamedKeyDictionaryCodec<Key: Hashable, Value>: TypedCodec<[Key: Value]> {
    private let members: DictionaryCodec<Value>
    private let general: Codec
    private let key: (String) -> Any?

    init(_ members: DictionaryCodec<Value>, general: Codec, _ key: @escaping (String) -> Any?) {
        self.members = members
        self.general = general
        self.key = key
        super.init(canRead: general.canRead)
    }

    override func read(_ index: Int, _ context: DecodingContext) -> [Key: Value]? {
        guard context.rules.dropsBadElements, context.node(index).kind == .object else {
            return general.value([Key: Value].self, index, context)
        }
        guard let named = members.read(index, context) else { return nil }
        var result = [Key: Value](minimumCapacity: named.count)
        for (name, value) in named {
            if let key = key(name) as? Key { result[key] = value }
        }
        if result.count < named.count { noteBadKeys(index, context) }
        return result
    }

    private func noteBadKeys(_ index: Int, _ context: DecodingContext) {
        let object = context.view(index)
        for child in object.childIndices where key(context.view(child - 1).string) == nil {
            context.note(.dropped, at: child, expected: Key.self)
        }
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        general.write(source, to: output)
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        general.plainValue(source, output)
    }
}
