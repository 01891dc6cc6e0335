import Foundation
import SmartCodable

/// Where the bytes of a stream come from.
class PieceSource {
    /// Adds a piece to the buffer. False at the end.
    ///
    /// - Throws: `SmartStreamFault`.
    func addPiece(to buffer: StreamBuffer) throws -> Bool { false }
}

/// A sequence of pieces.
final class SequenceSource<Pieces: IteratorProtocol>: PieceSource
where Pieces.Element: Sequence, Pieces.Element.Element == UInt8 {
    private var pieces: Pieces

    init(_ pieces: Pieces) { self.pieces = pieces }

    override func addPiece(to buffer: StreamBuffer) -> Bool {
        guard let piece = pieces.next() else { return false }
        buffer.append(piece)
        return true
    }
}

/// A file, by the C library: Foundation's streams raise exceptions.
final class FileSource: PieceSource {
    // A larger piece reads no faster.
    private static let piece = 64 * 1024

    private let file: UnsafeMutablePointer<FILE>?
    private let openError: Int32

    init(_ url: URL) {
        file = url.isFileURL ? fopen(url.path, "rb") : nil
        openError = url.isFileURL ? errno : EINVAL
        // The pieces are the buffer: the C library needs none of its own.
        if let file { setvbuf(file, nil, _IONBF, 0) }
    }

    deinit { if let file { fclose(file) } }

    override func addPiece(to buffer: StreamBuffer) throws -> Bool {
        guard let file else { throw fault(openError) }
        var count = 0
        buffer.append(upTo: FileSource.piece) { room in
            count = fread(room.baseAddress, 1, room.count, file)
            return count
        }
        if count == 0, ferror(file) != 0 { throw fault(errno) }
        return count > 0
    }

    private func fault(_ code: Int32) -> SmartStreamFault { .unreadable(reason: String(cString: strerror(code))) }
}
