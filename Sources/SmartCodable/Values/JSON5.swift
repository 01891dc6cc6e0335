// Memory: bytes belong to the text or data, which the caller keeps alive.

import Foundation
@_spi(Engine) import SmartEngine

/// Texts that JSONDecoder reads instead of the parser: JSON5, and objects without their braces.
enum JSON5: TextReader {
    @_optimize(size) static func object(of text: Data, _ options: Document.ParsingOptions) throws -> Any {
        let utf8 = text.withUnsafeBytes { TextEncoding.utf8($0.bindMemory(to: UInt8.self)) } ?? Array(text)
        if let failure = JSON5.failure(utf8) {
            throw utf8.withUnsafeBufferPointer { TextPosition.error(failure, in: $0) }
        }
        let decoder = JSONDecoder()
        // JSONDecoder notes a setting in its userInfo, whatever its value.
        if options.allowsJSON5 { decoder.allowsJSON5 = true }
        if options.assumesTopLevelDictionary { decoder.assumesTopLevelDictionary = true }
        do {
            // Behind a number at the end of the text Foundation of Swift 6.3 reads on, which may end the process: there
            // it finds 0.
            return try decoder.decode(ForeignValue.self, from: Data(utf8 + [0]).dropLast()).object
        } catch DecodingError.typeMismatch(_, let context) {
            // JSONDecoder found a value of no kind, such as a number without digits.
            throw DecodingError.dataCorrupted(context)
        }
    }

    /// The greatest depth that JSONDecoder gets: it tries each kind of value, at a cost that grows with the square of
    /// the depth.
    private static let maximumDepth = 64

    /// Finds what JSONDecoder must not get: many levels, hexadecimal numbers with a point, and a number that ends with
    /// the sign of its exponent. At `1e+` Foundation of Swift 6.3 ends the process.
    @_optimize(size) private static func failure(_ text: [UInt8]) -> Parser.Failure? {
        func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }
        var quote: UInt8?
        var depth = 0
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
                return Parser.Failure(reason: "the exponent has no digits", offset: index)
            } else if this == UInt8(ascii: "0"), byte(index + 1) | 0x20 == UInt8(ascii: "x") {
                // JSON5 has no `0x2.`, which JSONDecoder takes for an Int.
                index += 1
                while Character(Unicode.Scalar(byte(index + 1))).isHexDigit { index += 1 }
                if byte(index + 1) == UInt8(ascii: ".") {
                    return Parser.Failure(reason: "a hexadecimal number has no fraction", offset: index)
                }
            } else if this == UInt8(ascii: "[") || this == UInt8(ascii: "{") {
                depth += 1
                if depth > maximumDepth {
                    return Parser.Failure(reason: "JSON5 has more than 64 levels", offset: index)
                }
            } else if this == UInt8(ascii: "]") || this == UInt8(ascii: "}") {
                depth -= 1
            }
            index += 1
        }
        return nil
    }
}
