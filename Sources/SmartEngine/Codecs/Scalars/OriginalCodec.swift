import Foundation

/// `Any`: what JSONSerialization would give, or the value itself from a dictionary source.
final class OriginalCodec: TypedCodec<Any> {
    override var acceptsNull: Bool { true }
    override var representsNull: Bool { true }

    override func read(_ index: Int, _ context: DecodingContext) -> Any? {
        FoundationValue.original(context.view(index))
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeDynamic(source.assumingMemoryBound(to: Any.self).pointee, staticType: Any.self)
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainDynamic(source.assumingMemoryBound(to: Any.self).pointee, staticType: Any.self)
    }

    override func writeAsOptional(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeInOptional(source.assumingMemoryBound(to: Any.self).pointee)
    }
}
