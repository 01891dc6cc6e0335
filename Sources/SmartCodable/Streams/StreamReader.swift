import Foundation
@_spi(Engine) import SmartEngine

/// Decodes the elements of a stream, whose bytes are added as they come.
final class StreamReader<Value: Decodable> {
    let buffer = StreamBuffer()
    private var splitter: ElementSplitter
    private let endsWithLines: Bool
    private let decoder: SmartJSONDecoder
    private let recordsRepairs: Bool
    private var count = 0
    private var isOver = false
    private var isComplete = false

    init(_ format: SmartStreamFormat, _ decoder: SmartJSONDecoder, recordsRepairs: Bool) {
        splitter = ElementSplitter(format)
        if case .array = format { endsWithLines = false } else { endsWithLines = true }
        self.decoder = decoder
        self.recordsRepairs = recordsRepairs
    }

    /// Whether an element may end with this byte.
    func mayEnd(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x0A, 0x0D: return endsWithLines
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: "\""): return !endsWithLines
        default: return false
        }
    }

    /// The next element, `.needsMore` where bytes have to be added or `complete` be called first.
    enum Next {
        case element(SmartStreamElement<Value>)
        case needsMore
        case end
    }

    func complete() { isComplete = true }

    func next() -> Next {
        guard !isOver else { return .end }
        switch splitter.next(buffer, isComplete: isComplete) {
        case .needsMore: return .needsMore
        case .end:
            isOver = true
            return .end
        case .element(let count):
            let offset = buffer.offset
            let bytes = buffer.bytes
            let element = decode(UnsafeRawBufferPointer(rebasing: bytes[..<count]), offset)
            buffer.use(count)
            return .element(element)
        case .joined(let bytes, let offset):
            return .element(bytes.withUnsafeBytes { decode($0, offset) })
        case .fault(let fault): return .element(fail(fault))
        }
    }

    /// The last element: says what the stream ended with.
    func fail(_ error: any Error) -> SmartStreamElement<Value> {
        isOver = true
        return element(buffer.offset, .failure(error), nil)
    }

    private func decode(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> SmartStreamElement<Value> {
        // Not copied: the engine copies the text of its document, and this lives until then.
        guard let base = bytes.baseAddress else { return element(offset, .failure(SmartStreamFault.endsEarly), nil) }
        let data = Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: base), count: bytes.count, deallocator: .none)
        let place = "element \(count) at byte \(offset)"
        guard recordsRepairs else { return element(offset, Result { try decoder.decode(data, at: place) }, nil) }
        let (result, report) = SmartSentinel.record { Result<Value, any Error> { try decoder.decode(data, at: place) } }
        return element(offset, result, report)
    }

    private func element(
        _ offset: Int, _ result: Result<Value, any Error>, _ report: SmartReport?
    ) -> SmartStreamElement<Value> {
        defer { count += 1 }
        let index = count
        return SmartStreamElement(
            index: index, offset: offset,
            result: result.mapError { SmartStreamError(index: index, offset: offset, underlying: $0) }, report: report)
    }
}

extension SmartJSONDecoder {
    /// `place`: where the value stands, for listeners of the Sentinel.
    fileprivate func decode<Value: Decodable>(_ data: Data, at place: @autoclosure () -> String) throws -> Value {
        let thread = ThreadSettings.current
        // A subclass may override the call.
        guard thread.isWatched, Swift.type(of: self) == SmartJSONDecoder.self else {
            return try decode(Value.self, from: data)
        }
        return try decode(Value.self, .data(data), header: place())
    }
}
