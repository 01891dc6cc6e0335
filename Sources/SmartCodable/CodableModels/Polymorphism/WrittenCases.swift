@_spi(Engine) import SmartEngine

/// Writes the parts of a polymorphic enum besides its payload.
final class WrittenCases {
    let variants: SmartVariants
    /// The member's name; nil where it is a path, or depends on one.
    private let key: QuotedName?

    /// `strategy`: how names are written.
    init(of type: any SmartPolymorphicEnum.Type, _ strategy: SmartKeyEncodingStrategy) {
        variants = type.variants()
        // A closure gets the path, which differs from card to card.
        key = variants.paths.last.flatMap {
            $0.count == 1 && !strategy.asksClosure ? QuotedName(strategy.convert($0[0])) : nil
        }
    }

    /// Writes the member behind a payload, which is all that the object has and begins at `payload`. False where that
    /// has a member of the name, too. `repeats`: that names of the payload may be there twice.
    func write(_ name: String, behind payload: JSONByteWriter.Mark, repeats: Bool, to encoder: EngineEncoder) -> Bool {
        guard let key else { return false }
        let quoted = UnsafeBufferPointer(start: key.quoted, count: key.length)
        let output = encoder.output.state
        guard !encoder.output.hasMember(quoted, since: payload), encoder.beginObject() else { return false }
        // Of a large one, what looks at the object around it should not look at it again.
        encoder.state.pointee.mayRepeatNames = repeats || output.pointee.writer.count - payload.count > 256
        output.pointee.writer.quotedName(quoted)
        SmartVariants.value(name).write(to: &output.pointee.writer)
        return true
    }
}
