/// A line of a text file, with the place of its first byte.
struct TextLine {
    let offset: Int
    let text: String

    /// The place of its first byte that is no blank.
    var codeOffset: Int { offset + text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count }

    static func lines(of bytes: [UInt8]) -> [TextLine] {
        var result: [TextLine] = []
        var offset = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let content = line.last == 0x0D ? line.dropLast() : line
            result.append(TextLine(offset: offset, text: String(decoding: content, as: UTF8.self)))
            offset += line.count + 1
        }
        return result
    }
}
