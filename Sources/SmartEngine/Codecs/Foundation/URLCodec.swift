import Foundation

final class URLCodec: TypedCodec<URL> {
    override func read(_ index: Int, _ context: DecodingContext) -> URL? {
        if let url = foreign(index, context) { return url }
        guard context.node(index).kind == .string else { return nil }
        return URL(text: context.view(index).string)
    }
    override func write(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        output.state.pointee.writer.string(source.assumingMemoryBound(to: URL.self).pointee.absoluteString)
        return true
    }
    override func plainValue(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        source.assumingMemoryBound(to: URL.self).pointee.absoluteString
    }
}

extension URL {
    /// Nil for an empty text on all platforms: Foundation of Swift 6.0 on Linux makes a URL of one. O(n).
    package init?(text: String) {
        guard !text.isEmpty else { return nil }
        self.init(string: text)
    }
}
