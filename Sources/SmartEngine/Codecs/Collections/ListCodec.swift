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

    override func writeValue(_ value: List, to output: EncodingContext) -> Bool {
        array.writeAny(Array(value), to: output)
    }

    override func plain(_ value: List, _ output: EncodingContext) -> Any? {
        array.plainAny(Array(value), output)
    }
}
