import Foundation

/// The codec of a type that makes itself from a JSON value and writes itself as one (HandyJSON's `_transform(from:)`
/// and `_plainValue`).
package final class CustomValueCodec<T>: TypedCodec<T> {
    private let conversion: ValueConversion<T>

    package init(_ conversion: ValueConversion<T>) {
        self.conversion = conversion
        super.init()
    }

    // The type decides what a null element becomes.
    override var acceptsNull: Bool { true }
    override var representsNull: Bool { true }
    @_optimize(size) package override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let value = foreign(index, context) { return value }
        willRunUserCode()
        return conversion.transform(FoundationValue.make(context.view(index)))
    }
    package override func writeValue(_ value: T, to output: EncodingContext) -> Bool {
        guard let plain = conversion.plainValue(value) else { return false }
        // The result may be such a value again, endlessly.
        return output.deeper(otherwise: false) { output.writeAnswer(plain) }
    }
    package override func plain(_ value: T, _ output: EncodingContext) -> Any? {
        conversion.plainValue(value)
    }
}
