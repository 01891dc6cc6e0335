import Foundation
import SmartCodable
@_spi(Engine) import SmartEngine

/// Decodes the elements of a stream, whose bytes are added as they come.
final class StreamReader<Value: Decodable> {
    let buffer = StreamBuffer()
    private var splitter: ElementSplitter
    private let endsWithLines: Bool
    private let decoder: SmartJSONDecoder
    private let recordsRepairs: Bool
    let batch = ElementBatch<Value>()
    /// Whether elements may be decoded in batches, as they are in the buffer.
    private let takesBatches: Bool
    private var count = 0
    private var isOver = false
    private var isComplete = false
    /// Whether an element is being made, by code of the user's that may ask for the next one.
    private var isBusy = false { didSet { hasRefused = false } }
    private var hasRefused = false

    init(_ format: SmartStreamFormat, _ decoder: SmartJSONDecoder, recordsRepairs: Bool, maximumElementSize limit: Int)
    {
        splitter = ElementSplitter(format, limit: limit)
        if case .array = format { endsWithLines = false } else { endsWithLines = true }
        // A batch does not check sizes.
        let isWithinLimit = limit >= ElementBatch<Value>.size
        if case .events = format { takesBatches = false } else { takesBatches = !recordsRepairs && isWithinLimit }
        self.decoder = decoder
        self.recordsRepairs = recordsRepairs
    }

    /// Adds a byte. Returns whether an element may end with it, or enough have come to be searched.
    func add(_ byte: UInt8) -> Bool {
        buffer.append(byte)
        switch byte {
        case _ where buffer.bytes.count & 0xFFFF == 0: return true
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

    /// Ends the stream without another element.
    func end() { isOver = true }

    func next() -> Next {
        guard !isBusy else {
            // An error, then the end: so a loop ends, of each element of a batch.
            defer { hasRefused.toggle() }
            return hasRefused ? .end : .element(refused())
        }
        if let element = batch.take() { return .element(element) }
        guard !isOver else { return .end }
        isBusy = true
        defer { isBusy = false }
        if takesBatches, splitter.isBeforeElement(buffer),
            let made = batch.fill(buffer.bytes, at: buffer.offset, index: count, areLines: endsWithLines, decoder)
        {
            buffer.use(made.bytes)
            count += made.elements
            if let element = batch.take() { return .element(element) }
        }
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

    /// Runs code of the user's that adds bytes.
    func adding(_ body: (StreamBuffer) throws -> Bool) rethrows {
        isBusy = true
        defer { isBusy = false }
        if !(try body(buffer)) { isComplete = true }
    }

    /// The answer to a request that comes while an element is made. No element is lost: the first caller gets them all.
    private func refused() -> SmartStreamElement<Value> {
        let reason = "The stream was asked for an element while it was producing one."
        let context = DecodingError.Context(codingPath: [], debugDescription: reason)
        let error = SmartStreamError(
            index: count, offset: buffer.offset, underlying: DecodingError.dataCorrupted(context))
        return SmartStreamElement(index: count, offset: buffer.offset, result: .failure(error), report: nil)
    }

    /// The last element, which says what the stream ended with.
    func fail(_ error: any Error) -> SmartStreamElement<Value> {
        isOver = true
        return element(buffer.offset, failure: error)
    }

    /// Decodes an element. Its bytes are not copied: the engine copies the text of its document, and the bytes live
    /// until then.
    private func decode(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> SmartStreamElement<Value> {
        guard recordsRepairs else { return decodeAlone(bytes, offset) }
        let (element, report) = SmartSentinel.record { decodeAlone(bytes, offset) }
        return SmartStreamElement(index: element.index, offset: offset, result: element.result, report: report)
    }

    private func decodeAlone(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> SmartStreamElement<Value> {
        let index = count
        do {
            let value = try decoder.decode(Value.self, part: bytes) { "element \(index) at byte \(offset)" }
            count += 1
            return SmartStreamElement(index: index, offset: offset, result: .success(value), report: nil)
        } catch {
            return element(offset, failure: error)
        }
    }

    private func element(_ offset: Int, failure: any Error) -> SmartStreamElement<Value> {
        defer { count += 1 }
        let error = SmartStreamError(index: count, offset: offset, underlying: failure)
        return SmartStreamElement(index: count, offset: offset, result: .failure(error), report: nil)
    }
}
