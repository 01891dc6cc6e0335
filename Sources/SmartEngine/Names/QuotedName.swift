import Foundation

/// A member name with quotes and escapes, ready to be written.
package final class QuotedName: @unchecked Sendable {
    package let text: String
    package let quoted: UnsafeMutablePointer<UInt8>
    package let length: Int

    @_optimize(size) package init(_ text: String) {
        self.text = text
        if text.hasByte({ $0 < 0x20 || $0 >= 0x80 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
            var writer = JSONByteWriter()
            writer.string(text)
            var bytes = writer.takeString()
            (quoted, length) = bytes.withUTF8 { QuotedName.copy($0, with: 0) }
            return
        }
        var bytes = text
        (quoted, length) = bytes.withUTF8 { QuotedName.copy($0, with: 1) }
        (quoted[0], quoted[length - 1]) = (UInt8(ascii: "\""), UInt8(ascii: "\""))
    }

    /// A copy with `margin` bytes around it.
    private static func copy(_ bytes: UnsafeBufferPointer<UInt8>, with margin: Int) -> (
        UnsafeMutablePointer<UInt8>, Int
    ) {
        let length = bytes.count + 2 * margin
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, length))
        copy.initialize(repeating: 0, count: length)
        if let from = bytes.baseAddress { (copy + margin).update(from: from, count: bytes.count) }
        return (copy, length)
    }

    deinit { quoted.deallocate() }
}

extension String {
    /// Not by a collection's functions: for the first one of a kind, the runtime would search all of the process for the
    /// conformances that it needs.
    package func hasByte(_ isWanted: (UInt8) -> Bool) -> Bool {
        var copy = self
        return copy.withUTF8 { bytes in
            for index in 0..<bytes.count where isWanted(bytes[index]) { return true }
            return false
        }
    }
}
