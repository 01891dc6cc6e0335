import Foundation
import SmartCodable

/// The values of a file with many of them, one after the other: JSON Lines, or the elements of an array.
///
///     for element in SmartJSONSequence<Post>(contentsOf: url, format: .array(at: "data.posts")) {
///         let post = try element.get()
///     }
///     for post in SmartJSONSequence<Post>(contentsOf: url).values { … }    // those that cannot be decoded are left out
///
/// However long the file is, only a piece of it and what its elements become are in memory. An element that is not
/// JSON, or that the decoder refuses, has an error instead of a value, and the next one follows. Only a stream that
/// cannot be divided any further ends, with an element that says so. The text is UTF-8 and JSON as RFC 8259 has it.
/// O(size).
public struct SmartJSONSequence<Value: Decodable>: Sequence {
    private let open: () -> PieceSource
    private let format: SmartStreamFormat
    private let decoder: SmartJSONDecoder
    private let recordsRepairs: Bool
    private let maximumElementSize: Int

    /// The values of a file. Each iteration reads the file again.
    ///
    /// - Parameters:
    ///   - url: A file's. If it cannot be read, the only element has the error.
    ///   - format: How the file is divided.
    ///   - decoder: Decodes each value.
    ///   - recordsRepairs: Whether each element has the report of its repairs.
    ///   - maximumElementSize: The most bytes of one element; a larger one ends the sequence, with an error that says so.
    public init(
        contentsOf url: URL, format: SmartStreamFormat = .lines, decoder: SmartJSONDecoder = SmartJSONDecoder(),
        recordsRepairs: Bool = false, maximumElementSize: Int = 67_108_864
    ) {
        open = { FileSource(url) }
        self.format = format
        self.decoder = decoder
        self.recordsRepairs = recordsRepairs
        self.maximumElementSize = maximumElementSize
    }

    /// The values of a text that is there, whole or in pieces: `[data]`. Elements need not end where pieces do.
    ///
    /// - Parameters:
    ///   - pieces: The text as UTF-8.
    ///   - format: How it is divided.
    ///   - decoder: Decodes each value.
    ///   - recordsRepairs: Whether each element has the report of its repairs.
    ///   - maximumElementSize: The most bytes of one element; a larger one ends the sequence, with an error that says so.
    public init<Pieces: Sequence>(
        _ pieces: Pieces, format: SmartStreamFormat = .lines, decoder: SmartJSONDecoder = SmartJSONDecoder(),
        recordsRepairs: Bool = false, maximumElementSize: Int = 67_108_864
    ) where Pieces.Element: Sequence, Pieces.Element.Element == UInt8 {
        open = { SequenceSource(pieces.makeIterator()) }
        self.format = format
        self.decoder = decoder
        self.recordsRepairs = recordsRepairs
        self.maximumElementSize = maximumElementSize
    }

    /// Reads the file from its beginning.
    public func makeIterator() -> Iterator {
        Iterator(
            open(),
            StreamReader(format, decoder, recordsRepairs: recordsRepairs, maximumElementSize: maximumElementSize))
    }

    /// The values alone, without those elements that have none: listeners of `SmartSentinel` are notified of them.
    public var values: AnySequence<Value> { AnySequence(lazy.compactMap { $0.value }) }

    /// An iteration over the file.
    public final class Iterator: IteratorProtocol {
        private let source: PieceSource
        private let reader: StreamReader<Value>
        @usableFromInline let batch: ElementBatch<Value>

        init(_ source: PieceSource, _ reader: StreamReader<Value>) {
            self.source = source
            self.reader = reader
            batch = reader.batch
        }

        /// The next element; nil at the end.
        ///
        /// - Returns: The element: a value, or why there is none.
        @inlinable
        public func next() -> SmartStreamElement<Value>? { batch.take() ?? nextInStream() }

        @usableFromInline func nextInStream() -> SmartStreamElement<Value>? {
            while true {
                switch reader.next() {
                case .element(let element): return element
                case .end: return nil
                case .needsMore:
                    do {
                        try reader.adding { try source.addPiece(to: $0) }
                    } catch {
                        return reader.fail(error)
                    }
                }
            }
        }
    }
}
