import Foundation

final class ScalarCodec<T: JSONScalar>: TypedCodec<T> {
    init() { super.init(shape: T.shape) }
    override var isScalar: Bool { true }
    override var arrayCodec: Codec? { ScalarArrayCodec<T>() }
    override func read(_ index: Int, _ context: DecodingContext) -> T? { T.read(index, context) }
    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        T.initialize(target, index, context)
    }
    @_optimize(speed)
    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        T.assign(target, index, context)
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        if T.write(source.assumingMemoryBound(to: T.self).pointee, to: &output.state.pointee.writer) { return true }
        output.refuse(source.assumingMemoryBound(to: T.self).pointee)
        return false
    }
}

final class ScalarArrayCodec<T: JSONScalar>: TypedCodec<[T]> {
    override func read(_ index: Int, _ context: DecodingContext) -> [T]? {
        T.readArray(index, context) ?? context.embedded(index, .array, as: [T].self) { T.readArray(0, context) }
            ?? foreign(index, context) ?? single(index, context)
    }

    /// An array whose only element is made from the value at `index`.
    private func single(_ index: Int, _ context: DecodingContext) -> [T]? {
        guard context.isOnlyElement(index) else { return nil }
        let first = context.noted.entries
        guard let element = T.read(index, context) else { return nil }
        context.noteOnlyElement(.converted, at: index, expected: [T].self, since: first)
        return [element]
    }

    override func initialize(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        T.initializeArray(target, index, context)
            || context.mayStandForArray(index) && super.initialize(target, from: index, context)
    }
    override func assign(_ target: UnsafeMutableRawPointer, from index: Int, _ context: DecodingContext) -> Bool {
        T.assignArray(target, index, context)
            || context.mayStandForArray(index) && super.assign(target, from: index, context)
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        let array = source.assumingMemoryBound(to: [T].self).pointee
        if let refused = T.writeArray(array, to: &output.state.pointee.writer) {
            output.refuse(array[refused], at: refused)
            for value in array[(refused + 1)...] where output.state.pointee.log.isListening {
                let mark = output.state.pointee.writer.mark
                if !T.write(value, to: &output.state.pointee.writer) { output.noteUnwritten(T.self) }
                output.state.pointee.writer.rewind(to: mark)
            }
        }
        return true
    }
}
