import Foundation

/// A type that is left alone, unless the source holds a ready value of it.
package final class UnknownCodec<T>: TypedCodec<T> {
    package init() { super.init(canRead: false) }
    package override func read(_ index: Int, _ context: DecodingContext) -> T? { foreign(index, context) }
    package override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.writeDynamic(source.assumingMemoryBound(to: T.self).pointee, staticType: T.self)
    }
    package override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        output.plainDynamic(source.assumingMemoryBound(to: T.self).pointee, staticType: T.self)
    }
}
