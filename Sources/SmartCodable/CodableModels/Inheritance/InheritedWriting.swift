@_spi(Engine) import SmartEngine

/// Writes the levels of a class that its `encode(to:)` does not know (`InheritedMembers`): each property as the
/// compiler would, among the members of the object.
final class InheritedWriting {
    private let table: EncodingKeyTable
    private let fields: [WrittenField]
    /// Whether another level writes one of these names.
    private let mayRepeatNames: Bool

    /// Nil where no level is left. `names`: what the other levels write.
    init?(_ members: [LevelMember], _ table: EncodingKeyTable, otherNames: Set<String>) {
        guard !members.isEmpty else { return nil }
        self.table = table
        var names: Set<String> = []
        fields = members.map { member in
            let number = table.number(LevelKey(member.key, name: member.name))
            names.insert(table.text(number))
            return WrittenField.make(member.property, LevelKey(member.key, name: member.name, number: number))
        }
        mayRepeatNames = !names.isDisjoint(with: otherNames) || names.count < fields.count
    }

    /// Writes the properties of the instance at `base` into the object that `encoder` has begun.
    func write(_ base: UnsafeRawPointer, to encoder: EngineEncoder) throws {
        encoder.beginOtherNames(mayRepeat: mayRepeatNames)
        var writer = KeyedWriter<LevelKey>(encoder, table)
        for field in fields { try field.write(base, &writer) }
    }
}
