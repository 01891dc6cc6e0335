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

    /// Writes the member after a payload, which begins at `payload` and is all that the object has. False where the
    /// payload may have a member of the name, too.
    func write(_ name: String, behind payload: JSONByteWriter.Mark, to encoder: EngineEncoder) -> Bool {
        guard let key else { return false }
        let quoted = UnsafeBufferPointer(start: key.quoted, count: key.length)
        let output = encoder.output.state
        guard !output.pointee.writer.contains(quoted, since: payload), encoder.beginObject() else { return false }
        encoder.state.pointee.mayRepeatNames = false
        output.pointee.writer.quotedName(quoted)
        SmartVariants.value(name).write(to: &output.pointee.writer)
        return true
    }
}
