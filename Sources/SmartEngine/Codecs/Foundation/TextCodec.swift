import Foundation

/// A type that JSON has as a text and nothing else: URL and UUID.
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
    /// Nil for an empty text on all platforms: Foundation of Swift 6.0 on Linux makes a URL of one. O(n).
    package init?(text: String) {
        guard !text.isEmpty else { return nil }
        self.init(string: text)
    }
}
