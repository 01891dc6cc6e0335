import Foundation

/// A collection that is coded as the array of its elements.
final class ListCodec<List: Collection>: TypedCodec<List> {
    private let array: Codec
    private let make: ([List.Element]) -> List

    init(_ array: Codec, _ make: @escaping ([List.Element]) -> List) {
        self.array = array
        self.make = make
        super.init(canRead: array.canRead)
    }

    override func read(_ index: Int, _ context: DecodingContext) -> List? {
        array.value([List.Element].self, index, context).map(make) ?? foreign(index, context)
    }

    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        withUnsafePointer(to: Array(source.assumingMemoryBound(to: List.self).pointee)) {
            array.write($0, to: output)
        }
    }

    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        withUnsafePointer(to: Array(source.assumingMemoryBound(to: List.self).pointee)) {
            array.plainValue($0, output)
        }
    }
}
