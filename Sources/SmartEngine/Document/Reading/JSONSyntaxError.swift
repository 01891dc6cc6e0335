import Foundation

/// Why a text is not JSON, and where. Line and column count from 1.
///
///     do {
///         _ = try Visit.decode(from: #"{"day":}"#)
///     } catch let error as JSONSyntaxError {
///         print("line \(error.line), column \(error.column)")   // line 1, column 8
///     }
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason.
    public let reason: String
    /// Counted from 1; 0 if the source is not text.
    public let line: Int
    /// In Unicode scalars, counted from 1; 0 if the source is not text.
    public let column: Int
    /// The number of UTF-8 bytes before the position.
    public let byteOffset: Int

    package init(reason: String, line: Int, column: Int, byteOffset: Int) {
        self.reason = reason
        self.line = line
        self.column = column
        self.byteOffset = byteOffset
    }

    /// The reason with line and column, in one line.
    @_documentation(visibility: internal)
    public var description: String {
        line == 0 ? "invalid JSON: \(reason)" : "invalid JSON at line \(line), column \(column): \(reason)"
    }
}

extension JSONSyntaxError: LocalizedError {
    /// `description`, for `localizedDescription`. In English in every locale.
    public var errorDescription: String? { description }
}

package enum TextPosition {
    package static func error(_ failure: Parser.Failure, in text: UnsafeBufferPointer<UInt8>) -> JSONSyntaxError {
        let place = find(failure.offset, in: text)
        return JSONSyntaxError(
            reason: "\(failure.reason)", line: place.line, column: place.column, byteOffset: failure.offset)
    }

    static func find(_ offset: Int, in text: UnsafeBufferPointer<UInt8>) -> (line: Int, column: Int) {
        var line = 1
        var column = 1
        for byte in text.prefix(max(0, offset)) {
            if byte == 0x0A {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return (line, column)
    }
}
