import Foundation

/// A member name with quotes and escapes, ready to be written.
final class QuotedName: @unchecked Sendable {
    let text: String
    let quoted: UnsafeMutablePointer<UInt8>
    let length: Int

    init(_ text: String) {
        self.text = text
        var writer = JSONByteWriter()
        writer.string(text)
        var bytes = writer.takeString()
        length = bytes.utf8.count
        quoted = .allocate(capacity: max(1, length))
        bytes.withUTF8 { [quoted] in if let from = $0.baseAddress { quoted.initialize(from: from, count: $0.count) } }
    }

    deinit { quoted.deallocate() }
}
