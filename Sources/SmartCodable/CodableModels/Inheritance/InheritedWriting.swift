@_spi(Engine) import SmartEngine

/// Writes the levels of a class that its `encode(to:)` does not know (`InheritedMembers`): each property as the
/// compiler would, among the members of the object.
final class InheritedWriting {
    private let table: EncodingKeyTable
    private let fields: [LevelField]
    /// Whether two levels may write the same name.
    private let mayRepeatNames: Bool

    /// Takes the members of the levels; nil if there is none to write. `otherNames`: what the other levels write.
    /// `makeTable` makes the table of these keys.
    init?(_ members: [LevelMember], otherNames: Set<String>, makeTable: ([LevelKey]) -> EncodingKeyTable) {
        guard !members.isEmpty else { return nil }
        fields = members.enumerated().map { number, member in
            LevelField(member, CodecRegistry.shared.codec(for: member.property.type), number: number)
        }
        table = makeTable(fields.map(\.key))
        let names = Set(table.texts)
        mayRepeatNames = !names.isDisjoint(with: otherNames) || names.count < fields.count
    }

    /// Writes the properties of the instance at `base` into the object that `encoder` has begun.
    func write(_ base: UnsafeRawPointer, to encoder: EngineEncoder) throws {
        encoder.beginOtherNames(mayRepeat: mayRepeatNames)
        let writer = KeyedWriter<LevelKey>(encoder, table)
        for field in fields { try writer.write(field, base) }
    }
}
