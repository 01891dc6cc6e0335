import Foundation
import SmartCodable

/// The values of a stream, as they arrive: JSON Lines, the elements of an array, server-sent events.
///
///     let (bytes, _) = try await URLSession.shared.bytes(from: url)
///     for try await element in SmartJSONStream(bytes, of: Post.self, format: .events) {
///         show(try element.get())
///     }
///
/// An element follows as soon as its last byte is there, a number in an array with the comma after it. An element that
/// cannot be decoded has an error instead of a value, and the stream continues, as with `SmartJSONSequence`. It throws
/// what the stream of bytes throws.
///
/// If its task is cancelled, elements whose bytes it has taken still follow. If more bytes are needed, it throws
/// `CancellationError`. It does so also if the stream of bytes then just ends, as `AsyncStream` does: the bytes so far
/// are not taken for a whole element.
public struct SmartJSONStream<Value: Decodable, Base: AsyncSequence>: AsyncSequence {
    /// An element, or why it has no value.
    public typealias Element = SmartStreamElement<Value>

    let base: Base
    let add: (Base.Element, StreamReader<Value>) -> Bool
    let format: SmartStreamFormat
    let decoder: SmartJSONDecoder
    let recordsRepairs: Bool
    let maximumElementSize: Int

    /// Reads the stream from where it is.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(
            base: base.makeAsyncIterator(), add: add,
            reader: StreamReader(
                format, decoder, recordsRepairs: recordsRepairs, maximumElementSize: maximumElementSize))
    }

    /// An iteration over the stream.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator
        let add: (Base.Element, StreamReader<Value>) -> Bool
        let reader: StreamReader<Value>

        /// The next element; nil at the end of the stream, or of its array.
        ///
        /// - Returns: The element, with its index and offset.
        /// - Throws: What the stream of bytes throws; `CancellationError`.
        public mutating func next() async throws -> SmartStreamElement<Value>? {
            while true {
                switch reader.next() {
                case .element(let element): return element
                case .end: return nil
                case .needsMore:
                    try checkCancellation()
                    repeat {
                        guard let piece = try await base.next() else {
                            try checkCancellation()
                            reader.complete()
                            break
                        }
                        if add(piece, reader) { break }
                    } while true
                }
            }
        }

        private func checkCancellation() throws {
            guard Task.isCancelled else { return }
            reader.end()
            throw CancellationError()
        }
    }
}

extension SmartJSONStream where Base.Element == UInt8 {
    /// The values in a stream of bytes: `URLSession.AsyncBytes`, `FileHandle.AsyncBytes` …
    ///
    /// - Parameters:
    ///   - bytes: The stream.
    ///   - type: The type of the values.
    ///   - format: How the text is divided.
    ///   - decoder: Decodes each value.
    ///   - recordsRepairs: Whether each element has the report of its repairs.
    ///   - maximumElementSize: The most bytes of one element; a larger one ends the stream, with an error that says so.
    public init(
        _ bytes: Base, of type: Value.Type = Value.self, format: SmartStreamFormat = .lines,
        decoder: SmartJSONDecoder = SmartJSONDecoder(), recordsRepairs: Bool = false,
        maximumElementSize: Int = 67_108_864
    ) {
        self.init(
            base: bytes,
            add: { byte, reader in reader.add(byte) }, format: format, decoder: decoder,
            recordsRepairs: recordsRepairs, maximumElementSize: maximumElementSize)
    }
}

extension SmartJSONStream where Base.Element: Sequence<UInt8> {
    /// The values in a stream of pieces (`Data`, `[UInt8]`, `ByteBuffer`'s readable bytes …), which is faster than one
    /// of bytes. Elements need not end where pieces do.
    ///
    /// - Parameters:
    ///   - pieces: The stream.
    ///   - type: The type of the values.
    ///   - format: How the text is divided.
    ///   - decoder: Decodes each value.
    ///   - recordsRepairs: Whether each element has the report of its repairs.
    ///   - maximumElementSize: The most bytes of one element; a larger one ends the stream, with an error that says so.
    public init(
        _ pieces: Base, of type: Value.Type = Value.self, format: SmartStreamFormat = .lines,
        decoder: SmartJSONDecoder = SmartJSONDecoder(), recordsRepairs: Bool = false,
        maximumElementSize: Int = 67_108_864
    ) {
        self.init(
            base: pieces,
            add: { piece, reader in
                reader.buffer.append(piece)
                return true
            }, format: format, decoder: decoder, recordsRepairs: recordsRepairs,
            maximumElementSize: maximumElementSize)
    }
}
