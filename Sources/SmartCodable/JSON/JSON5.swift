import Foundation
@_spi(Engine) import SmartEngine

/// Texts that JSONDecoder reads instead of the parser: JSON5, and objects without their braces.
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
enum JSON5: TextReader {
    static func object(of text: Data, _ options: Document.ParsingOptions) throws -> Any {
        let utf8 = text.withUnsafeBytes { TextEncoding.utf8($0.bindMemory(to: UInt8.self)) } ?? Array(text)
        if let open = JSON5.openExponent(utf8) {
            throw utf8.withUnsafeBufferPointer {
                TextPosition.error(Parser.Failure(reason: "the exponent has no digits", offset: open), in: $0)
            }
        }
        let decoder = JSONDecoder()
        // JSONDecoder notes these in its userInfo, whatever they are set to.
        if options.allowsJSON5 { decoder.allowsJSON5 = true }
        if options.assumesTopLevelDictionary { decoder.assumesTopLevelDictionary = true }
        return try decoder.decode(ForeignValue.self, from: Data(utf8)).object
    }

    /// Where a number ends with the sign of its exponent, `1e+`: Foundation of Swift 6.3 ends the process there.
    private static func openExponent(_ text: [UInt8]) -> Int? {
        func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }
        var quote: UInt8?
        var index = 0
        while index < text.count {
            let this = text[index]
            if let open = quote {
                if this == open { quote = nil } else if this == UInt8(ascii: "\\") { index += 1 }
            } else if this == UInt8(ascii: "\"") || this == UInt8(ascii: "'") {
                quote = this
            } else if this == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "/") {
                while byte(index + 1) != 0x0A, byte(index + 1) != 0x0D, index + 1 < text.count { index += 1 }
            } else if this == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
                index += 2
                while index < text.count, byte(index) != UInt8(ascii: "*") || byte(index + 1) != UInt8(ascii: "/") {
                    index += 1
                }
                index += 1
            } else if this | 0x20 == UInt8(ascii: "e"),
                [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte(index + 1)),
                !(0x30...0x39).contains(byte(index + 2))
            {
                return index
            }
            index += 1
        }
        return nil
    }
}
