// Memory: bytes and nodes belong to a document or a writer, which the caller keeps alive. Sixteen bytes after a text
// may be read.

import Foundation

/// Text → nodes in one pass, without recursion (RFC 8259; see `Node` for the result).
///
/// While a container is open, its node's payload holds the index of the container around it (low half) and the number
/// of elements so far (high half). Closing it replaces the low half by the index after the subtree. So nesting needs no
/// stack beside the nodes. The text has been copied to `bytes` with zero padding: a zero ends every scan, and
/// eight-byte loads never leave the block.
package enum Parser {
    package struct Output {
        var bytes: MemoryBlock
        var byteCount: Int
        package var nodes: MemoryBlock
        let options: Document.ParsingOptions
        package var nodeCount = 0
        var firstTrailingComma = -1

        package init(bytes: MemoryBlock, byteCount: Int, nodes: MemoryBlock, options: Document.ParsingOptions) {
            (self.bytes, self.byteCount, self.nodes, self.options) = (bytes, byteCount, nodes, options)
        }
    }

    /// Where and why a parse stopped.
    package struct Failure: Error {
        package var reason: StaticString
        package var offset: Int

        package init(reason: StaticString, offset: Int) {
            self.reason = reason
            self.offset = offset
        }
    }

    /// Not a `Result`: the runtime would search all of the process for its error's conformance.
    enum Outcome {
        case success(Output)
        case failure(JSONSyntaxError)
    }

    static func parse(
        _ source: UnsafeBufferPointer<UInt8>, isValidUTF8: Bool, _ options: Document.ParsingOptions
    ) -> Outcome {
        guard UInt64(source.count + Document.padding) < UInt64(UInt32.max) else {
            return .failure(JSONSyntaxError(reason: "the text is larger than 4 GB", line: 1, column: 1, byteOffset: 0))
        }
        let (block, nodes) = SpareMemory.take(
            source.count + Document.padding,
            source.baseAddress.map { expectedNodes($0, source.count) * MemoryLayout<Node>.stride }
                ?? MemoryLayout<Node>.stride)
        let bytes = block.bound(to: UInt8.self)
        if let start = source.baseAddress { bytes.update(from: start, count: source.count) }
        (bytes + source.count).initialize(repeating: 0, count: Document.padding)

        var output = Output(bytes: block, byteCount: source.count, nodes: nodes, options: options)
        var failure: Failure?
        if !isValidUTF8,
            let bad = UTF8Validation.firstInvalidByte(UnsafeBufferPointer(start: bytes, count: source.count))
        {
            failure = Failure(reason: "the bytes are not UTF-8", offset: bad)
        } else {
            failure = fillNodes(&output)
        }
        guard let failure else { return .success(output) }
        let error = TextPosition.error(failure, in: UnsafeBufferPointer(start: bytes, count: source.count))
        SpareMemory.giveBack(block, output.nodes)
        return .failure(error)
    }

    package static func fillNodes(_ output: inout Output) -> Failure? {
        let start = UnsafePointer(output.bytes.bound(to: UInt8.self))
        let end = start + output.byteCount
        var p = start
        if output.byteCount >= 3, p[0] == 0xEF, p[1] == 0xBB, p[2] == 0xBF { p += 3 }

        var nodes = output.nodes.bound(to: Node.self)
        // There is room for a name and a value up to here.
        var last = nodes + (output.nodes.size / MemoryLayout<Node>.stride - 2)
        var node = nodes
        var parent = nodes
        var inObject = false
        var depth = 0
        let maximumDepth = output.options.maximumDepth
        var table: PowersOfFive.Table?
        defer { output.nodeCount = node - nodes }
        func fail(_ reason: StaticString, at place: UnsafePointer<UInt8>) -> Failure {
            Failure(reason: reason, offset: min(place - start, output.byteCount))
        }

        p = skipWhitespace(p)
        value: while true {
            if node > last {
                let parentIndex = parent - nodes
                let count = node - nodes
                (nodes, last) = grow(&output, count: count, read: p - start)
                node = nodes + count
                parent = nodes + parentIndex
            }
            token: do {
                switch p.pointee {
                case UInt8(ascii: "\""):
                    let string = readString(p, to: node, from: start)
                    p = string.end
                    guard string.isWhole else { return stringFailure(p, end: end, start: start) }
                case let byte where byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") < 10:
                    let numberStart = p
                    guard let number = NumberParser.parse(&p, offset: p - start, &table) else {
                        return fail("a malformed number", at: numberStart)
                    }
                    node.pointee = number
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    depth &+= 1
                    guard depth <= maximumDepth else { return fail("nested too deeply", at: p) }
                    inObject = p.pointee == UInt8(ascii: "{")
                    node.pointee = Node(
                        inObject ? .object : .array, offset: p - start,
                        payload: UInt64(truncatingIfNeeded: parent - nodes))
                    parent = node
                    p = skipWhitespace(p + 1)
                    if p.pointee != closing(inObject) {
                        node += 1
                        if inObject { break token }
                        continue value
                    }
                    // What ends below is no element.
                    parent.pointee.payload &-= 1 << 32
                case UInt8(ascii: "t") where matches(p, "true"):
                    node.pointee = Node(.true, offset: p - start)
                    p += 4
                case UInt8(ascii: "f") where matches(p, "fals") && p[4] == UInt8(ascii: "e"):
                    node.pointee = Node(.false, offset: p - start)
                    p += 5
                case UInt8(ascii: "n") where matches(p, "null"):
                    node.pointee = Node(.null, offset: p - start)
                    p += 4
                default:
                    return fail(
                        p >= end ? "the text ends where a value is expected" : "a value is expected here", at: p)
                }
                node += 1

                // Here a value has ended, or an empty container has just begun.
                while depth > 0 {
                    parent.pointee.payload &+= 1 << 32
                    if p.pointee != UInt8(ascii: ",") { p = skipWhitespace(p) }
                    if p.pointee == UInt8(ascii: ",") {
                        let comma = p
                        p = skipWhitespace(p + 1)
                        if p.pointee != closing(inObject) {
                            if inObject { break token }
                            continue value
                        }
                        guard output.options.allowsTrailingComma else { return fail("a trailing comma", at: comma) }
                        if output.firstTrailingComma < 0 { output.firstTrailingComma = comma - start }
                    }
                    guard p.pointee == closing(inObject) else {
                        if p >= end {
                            return fail(
                                inObject ? "the text ends inside an object" : "the text ends inside an array", at: end)
                        }
                        return fail(inObject ? "',' or '}' is expected here" : "',' or ']' is expected here", at: p)
                    }
                    let payload = parent.pointee.payload
                    // A difference of pointers is signed: twice the instructions.
                    let next = (UInt(bitPattern: node) &- UInt(bitPattern: nodes)) / UInt(MemoryLayout<Node>.stride)
                    parent.pointee.payload =
                        payload & 0xFFFF_FFFF_0000_0000 | UInt64(next)
                    parent = nodes + Int(payload & 0xFFFF_FFFF)
                    depth &-= 1
                    inObject = parent.pointee.kind == .object
                    p += 1
                }
                p = skipWhitespace(p)
                return p == end ? nil : fail("unexpected text after the value", at: p)
            }

            // A member's name and colon; the value follows in the next turn.
            guard p.pointee == UInt8(ascii: "\"") else {
                return fail(
                    p >= end ? "the text ends inside an object" : "a field name in quotes is expected here", at: p)
            }
            let name = readString(p, to: node, from: start)
            p = name.end
            guard name.isWhole else { return stringFailure(p, end: end, start: start) }
            node += 1
            if p.pointee != UInt8(ascii: ":") {
                p = skipWhitespace(p)
                guard p.pointee == UInt8(ascii: ":") else { return fail("':' is expected here", at: p) }
            }
            p = skipWhitespace(p + 1)
        }
    }

    /// The bracket or brace that closes a container.
    @_transparent
    private static func closing(_ isObject: Bool) -> UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

    /// How many nodes to allocate. For a large text it is estimated by a sample of a sixty-fourth, at most 8 KB: each
    /// node has a comma, a colon or a bracket before it.
    private static func expectedNodes(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
        guard count >= 64 * 1024 else { return count / 6 + 16 }
        let pieces = min(count / 4096, 128)
        let length = 64
        var marks = 0
        for piece in 0..<pieces {
            let start = bytes + count / pieces * piece
            for k in 0..<length {
                switch start[k] {
                case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "{"): marks &+= 1
                default: break
                }
            }
        }
        // The estimate has a margin for sampling: a quarter of a small sample, a sixteenth of a large one.
        let expected = Double(count) / Double(pieces * length) * Double(marks)
        return Int(expected * (pieces < 128 ? 1.25 : 1.0625)) + count / 64
    }

    /// Grows the room by extrapolating from what was read, at most to twice its size. Returns the nodes in their new
    /// place, and the last one but one that fits.
    private static func grow(_ output: inout Output, count: Int, read: Int)
        -> (UnsafeMutablePointer<Node>, last: UnsafeMutablePointer<Node>)
    {
        let stride = MemoryLayout<Node>.stride
        let expected = Double(count) * Double(output.byteCount) / Double(max(read, 1)) * 1.0625
        let least = count + count / 4 + 16
        let wanted = expected < Double(count * 2) ? max(Int(expected), least) : max(count * 2, least)
        let new = SpareMemory.take(wanted * stride)
        let nodes = new.bound(to: Node.self)
        nodes.moveInitialize(from: output.nodes.bound(to: Node.self), count: count)
        SpareMemory.giveBack(output.nodes)
        output.nodes = new
        return (nodes, nodes + (new.size / stride - 2))
    }

    /// Skips white space, indentation four spaces at a time.
    @inline(__always)
    private static func skipWhitespace(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var p = start
        // Space, tab, line feed, carriage return are all at most 0x20; compact text exits at the first test.
        if p.pointee > 0x20 { return p }
        if p.pointee == 0x20, p[1] > 0x20 { return p + 1 }
        if p.pointee == 0x0A { p += 1 }
        while UnsafeRawPointer(p).loadUnaligned(as: UInt32.self) == 0x2020_2020 { p += 4 }
        while p.pointee <= 0x20, 0x1_0000_2600 as UInt64 &>> UInt64(p.pointee) & 1 != 0 { p += 1 }
        return p
    }

    @inline(__always)
    private static func matches(_ p: UnsafePointer<UInt8>, _ word: StaticString) -> Bool {
        let found = UnsafeRawPointer(p).loadUnaligned(as: UInt32.self)
        return found == UnsafeRawPointer(word.utf8Start).loadUnaligned(as: UInt32.self)
    }

    /// The first byte from `start` on that is a quote, a backslash or a control character.
    @inline(__always)
    private static func unescapedEnd(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var p = start
        while true {
            let stop = stopMask(UnsafeRawPointer(p).loadUnaligned(as: UInt64.self))
            if stop != 0 { return p + stop.trailingZeroBitCount / 8 }
            p += 8
            #if !DEBUG
            if p == start + 48 { p = skipPlain(p) }
            #endif
        }
    }

    #if !DEBUG
    /// Skips bytes of a long string, sixteen at a time, up to those among which its `unescapedEnd` is.
    @inline(never) @_optimize(speed)
    private static func skipPlain(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var p = start
        // Comparisons of a vector with a scalar are loops.
        func all(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }
        func bytes(_ mask: SIMDMask<SIMD16<Int8>>) -> SIMD16<Int8> { unsafeBitCast(mask, to: SIMD16<Int8>.self) }
        while true {
            let text = UnsafeRawPointer(p).loadUnaligned(as: SIMD16<UInt8>.self)
            let stops = bytes(text .== all(0x22)) | bytes(text .== all(0x5C)) | bytes(text .< all(0x20))
            let words = unsafeBitCast(stops, to: SIMD2<UInt64>.self)
            guard words[0] | words[1] == 0 else { return p }
            p += 16
        }
    }
    #endif

    /// Sets the high bit of the lowest byte that is a quote, a backslash or a control character (and maybe of bytes
    /// above it).
    private static func stopMask(_ word: UInt64) -> UInt64 {
        let x = UInt64(littleEndian: word)
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        let quote = x ^ (ones &* 0x22)
        let backslash = x ^ (ones &* 0x5C)
        // The high bits of the three are those of `x`.
        return ((quote &- ones) | (backslash &- ones) | (x &- ones &* 0x20)) & ~x & highs
    }

    /// Reads the string whose opening quote is at `p`: where it ends, or where it is broken.
    @inline(__always)
    private static func readString(
        _ p: UnsafePointer<UInt8>, to node: UnsafeMutablePointer<Node>, from start: UnsafePointer<UInt8>
    ) -> (end: UnsafePointer<UInt8>, isWhole: Bool) {
        let contents = p + 1
        let end = unescapedEnd(contents)
        guard end.pointee == UInt8(ascii: "\"") else {
            return readEscaped(contents, end, to: node, offset: contents - start)
        }
        node.pointee = Node(.string, offset: contents - start, payload: UInt64(truncatingIfNeeded: end - contents))
        return (end + 1, true)
    }

    /// Reads a string with escapes, from the first byte on that may be one: where it ends, or where it is broken.
    private static func readEscaped(
        _ contents: UnsafePointer<UInt8>, _ unescapedEnd: UnsafePointer<UInt8>, to node: UnsafeMutablePointer<Node>,
        offset: Int
    ) -> (end: UnsafePointer<UInt8>, isWhole: Bool) {
        var p = unescapedEnd
        // The bytes that unescaping removes.
        var shrinkage = 0
        while true {
            switch p.pointee {
            case UInt8(ascii: "\\"):
                guard let escape = StringReader.escape(p) else { return (p, false) }
                p += escape.length
                shrinkage &+= escape.length &- escape.utf8Count
            case UInt8(ascii: "\""):
                let length = UInt64(p - contents)
                node.pointee = Node(
                    .string, offset: offset, flags: .escaped,
                    payload: length | UInt64(truncatingIfNeeded: shrinkage) << 32)
                return (p + 1, true)
            case 0..<0x20:
                return (p, false)
            default:
                p = Parser.unescapedEnd(p)
            }
        }
    }

    private static func stringFailure(_ p: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, start: UnsafePointer<UInt8>)
        -> Failure
    {
        if p >= end { return Failure(reason: "the text ends inside a string", offset: end - start) }
        if p.pointee != UInt8(ascii: "\\") {
            return Failure(reason: "a control character inside a string", offset: p - start)
        }
        if p[1] == UInt8(ascii: "u") {
            return Failure(reason: "a \\u escape that is not a character", offset: p - start)
        }
        return Failure(reason: "an unknown escape in a string", offset: p - start)
    }
}

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
