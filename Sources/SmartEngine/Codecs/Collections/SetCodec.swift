import Foundation

final class SetCodec<Element: Hashable>: TypedCodec<Set<Element>> {
    private let array: Codec

    init(_ array: Codec) {
        self.array = array
        super.init(canRead: array.canRead)
    }

    override func read(_ index: Int, _ context: DecodingContext) -> Set<Element>? {
        array.value([Element].self, index, context).map { Set($0) } ?? foreign(index, context)
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        withUnsafePointer(to: Array(source.assumingMemoryBound(to: Set<Element>.self).pointee)) {
            array.write($0, to: output)
        }
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        withUnsafePointer(to: Array(source.assumingMemoryBound(to: Set<Element>.self).pointee)) {
            array.plainValue($0, output)
        }
    }
}
