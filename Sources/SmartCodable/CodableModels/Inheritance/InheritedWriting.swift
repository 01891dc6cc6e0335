@_spi(Engine) import SmartEngine

/// Writes the levels of a class that its `encode(to:)` does not know (`InheritedMembers`): each property as the
/// compiler would, among the members of the object.
final class InheritedWriting {
    private let table: EncodingKeyTable
    private let fields: [WrittenField]
    /// Whether another level writes one of these names.
    private let mayRepeatNames: Bool

    /// Takes the members of the levels; nil if there is none to write. `otherNames`: what the other levels write.
    /// `makeTable` makes the table of these keys.
    init?(_ members: [LevelMember], otherNames: Set<String>, makeTable: ([LevelKey]) -> EncodingKeyTable) {
        guard !members.isEmpty else { return nil }
        let keys = members.enumerated().map { LevelKey($1.key, name: $1.name, number: $0) }
        table = makeTable(keys)
        fields = zip(members, keys).map { WrittenField.make($0.property, $1) }
        let names = Set(table.texts)
        mayRepeatNames = !names.isDisjoint(with: otherNames) || names.count < fields.count
    }

    /// Writes the properties of the instance at `base` into the object that `encoder` has begun.
    func write(_ base: UnsafeRawPointer, to encoder: EngineEncoder) throws {
        encoder.beginOtherNames(mayRepeat: mayRepeatNames)
        var writer = KeyedWriter<LevelKey>(encoder, table)
        for field in fields { try field.write(base, &writer) }
    }
}
