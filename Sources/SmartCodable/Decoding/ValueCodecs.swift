import Foundation

/// A type that makes itself from a JSON value.
final class CustomValueCodec<T: _RuntimeCustomValue>: TypedCodec<T> {
    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let value = foreign(index, context) { return value }
        return T._transform(from: FoundationValue.make(context.view(index)))
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        guard let plain = source.assumingMemoryBound(to: T.self).pointee._plainValue() else { return false }
        return output.writeDynamic(plain, staticType: Any.self)
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        source.assumingMemoryBound(to: T.self).pointee._plainValue()
    }
}

/// An enum by its raw value, which converts by the rules in force.
final class RawValueCodec<T: RawRepresentable>: TypedCodec<T> {
    private let raw: TypedCodec<T.RawValue>?

    init(_ raw: Codec) {
        self.raw = raw as? TypedCodec<T.RawValue>
        super.init()
    }

    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let value = raw?.read(index, context) { return T(rawValue: value) }
        return foreign(index, context)
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        withUnsafePointer(to: source.assumingMemoryBound(to: T.self).pointee.rawValue) { raw?.write($0, to: output) ?? false }
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        source.assumingMemoryBound(to: T.self).pointee.rawValue
    }
}
