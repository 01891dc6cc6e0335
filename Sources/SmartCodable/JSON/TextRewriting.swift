@_spi(Engine) import SmartEngine

/// Texts that are rewritten as plain JSON before they are parsed: JSON5, and objects without their braces.
enum TextRewriting: TextRewriter {
    static func parse(
        _ source: UnsafeBufferPointer<UInt8>, _ options: Document.ParsingOptions
    ) -> Result<Parser.Output, JSONSyntaxError> {
        if let bad = UTF8Validation.firstInvalidByte(source) {
            return .failure(
                TextPosition.error(Parser.Failure(reason: "the bytes are not UTF-8", offset: bad), in: source))
        }
        return options.allowsJSON5 ? json5(source, options) : completed(source, options)
    }

    private static func json5(
        _ source: UnsafeBufferPointer<UInt8>, _ options: Document.ParsingOptions
    ) -> Result<Parser.Output, JSONSyntaxError> {
        var reader = JSON5Reader(Array(source), maximumDepth: options.usableDepth)
        do throws(Parser.Failure) {
            try reader.read(assumesObject: options.assumesTopLevelDictionary)
        } catch {
            return .failure(TextPosition.error(error, in: source))
        }
        return reader.output.withUnsafeBufferPointer { Parser.parse($0, isValidUTF8: true, options) }.map {
            place(reader.specials, in: $0)
            return $0
        }
    }

    /// Puts Infinity and NaN in place of their placeholders; both are in the order of the text.
    private static func place(_ specials: [JSON5Reader.Special], in output: Parser.Output) {
        var rest = specials[...]
        let nodes = output.nodes.bound(to: Node.self)
        for index in 0..<output.nodeCount {
            guard let next = rest.first else { return }
            guard Int(nodes[index].offset) == next.offset else { continue }
            nodes[index] = Node(.double, offset: next.offset, flags: .valueOnly, payload: next.bits)
            rest = rest.dropFirst()
        }
    }

    /// Puts braces around a text that has none. Positions in errors are those in the original text.
    private static func completed(
        _ source: UnsafeBufferPointer<UInt8>, _ options: Document.ParsingOptions
    ) -> Result<Parser.Output, JSONSyntaxError> {
        let mark = TextEncoding.utf8MarkLength(source)
        let first = source.dropFirst(mark).first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
        if first == UInt8(ascii: "{") { return Parser.parse(source, isValidUTF8: true, options) }
        var text = Array(source)
        text.insert(UInt8(ascii: "{"), at: mark)
        text.append(UInt8(ascii: "}"))
        return text.withUnsafeBufferPointer { Parser.parse($0, isValidUTF8: true, options) }.mapError {
            JSONSyntaxError(
                reason: $0.reason, line: $0.line, column: $0.line == 1 ? max(1, $0.column - 1) : $0.column,
                byteOffset: max(0, $0.byteOffset - 1))
        }
    }
}
