import Foundation

/// The codec of a type whose only JSON form is a text: URL and UUID.
final class TextCodec<T>: TypedCodec<T> {
    private let make: (String) -> T?
    private let text: (T) -> String

    init(_ make: @escaping (String) -> T?, _ text: @escaping (T) -> String) {
        self.make = make
        self.text = text
        super.init()
    }

    override func read(_ index: Int, _ context: DecodingContext) -> T? {
        if let ready = foreign(index, context) { return ready }
        return context.node(index).kind == .string ? make(context.view(index).string) : nil
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.state.pointee.writer.string(text(source.assumingMemoryBound(to: T.self).pointee))
        return true
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        text(source.assumingMemoryBound(to: T.self).pointee)
    }
}

extension URL {
    /// Makes the value of a text. Nil for an empty one on all platforms, though Foundation of Swift 6.0 on Linux makes
    /// a URL of it. O(n).
    package init?(text: String) {
        guard !text.isEmpty else { return nil }
        self.init(string: text)
    }
}
