import Foundation

/// As text, like Foundation's coders.
final class UUIDCodec: TypedCodec<UUID> {
    override func read(_ index: Int, _ context: DecodingContext) -> UUID? {
        if let id = foreign(index, context) { return id }
        guard context.node(index).kind == .string else { return nil }
        return UUID(uuidString: context.view(index).string)
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.state.pointee.writer.string(source.assumingMemoryBound(to: UUID.self).pointee.uuidString)
        return true
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        source.assumingMemoryBound(to: UUID.self).pointee.uuidString
    }
}
