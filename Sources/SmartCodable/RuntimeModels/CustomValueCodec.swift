import Foundation

/// For a type that makes itself from a JSON value and writes itself as one (HandyJSON's `_transform(from:)` and
/// `_plainValue`).
final class CustomValueCodec<T: _RuntimeCustomValue>: TypedCodec<T> {
    // The type decides what an element that is null becomes.
    override var takesNull: Bool { true }
    override var holdsNull: Bool { true }
    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let value = foreign(index, context) { return value }
        willRunUserCode()
        return T._transform(from: FoundationValue.make(context.view(index)))
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        guard let plain = source.assumingMemoryBound(to: T.self).pointee._plainValue() else { return false }
        // The answer may be such a value again, without end.
        return output.deeper(otherwise: false) { output.writeAnswer(plain) }
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        source.assumingMemoryBound(to: T.self).pointee._plainValue()
    }
}
