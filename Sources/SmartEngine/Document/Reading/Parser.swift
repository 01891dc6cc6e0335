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
        var capacity = output.nodes.size / MemoryLayout<Node>.stride
        var n = 0
        var parent = 0
        var inObject = false
        var depth = 0
        let maximumDepth = output.options.maximumDepth
        defer { output.nodeCount = n }
        func fail(_ reason: StaticString, at place: UnsafePointer<UInt8>) -> Failure {
            Failure(reason: reason, offset: min(place - start, output.byteCount))
        }

        value: while true {
            if n &+ 2 > capacity {
                (nodes, capacity) = grow(&output, count: n, read: p - start)
            }
            p = skipWhitespace(p)
            var opened = false
            switch p.pointee {
            case UInt8(ascii: "\""):
                let string = readString(p, to: nodes + n, from: start)
                p = string.end
                guard string.isWhole else { return stringFailure(p, end: end, start: start) }
                n &+= 1
            case let byte where byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") < 10:
                let numberStart = p
                guard let node = NumberParser.parse(&p, offset: p - start) else {
                    return fail("a malformed number", at: numberStart)
                }
                nodes[n] = node
                n &+= 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth &+= 1
                guard depth <= maximumDepth else { return fail("nested too deeply", at: p) }
                inObject = p.pointee == UInt8(ascii: "{")
                nodes[n] = Node(
                    inObject ? .object : .array, offset: p - start, payload: UInt64(truncatingIfNeeded: parent))
                parent = n
                n &+= 1
                p += 1
                opened = true
            case UInt8(ascii: "t") where matches(p, "true"):
                nodes[n] = Node(.true, offset: p - start)
                n &+= 1
                p += 4
            case UInt8(ascii: "f") where matches(p, "fals") && p[4] == UInt8(ascii: "e"):
                nodes[n] = Node(.false, offset: p - start)
                n &+= 1
                p += 5
            case UInt8(ascii: "n") where matches(p, "null"):
                nodes[n] = Node(.null, offset: p - start)
                n &+= 1
                p += 4
            default:
                return fail(p >= end ? "the text ends where a value is expected" : "a value is expected here", at: p)
            }

            // Here a value has ended, or a container has just begun.
            after: while true {
                if depth == 0 {
                    p = skipWhitespace(p)
                    return p == end ? nil : fail("unexpected text after the value", at: p)
                }
                p = skipWhitespace(p)
                let byte = p.pointee
                if !opened {
                    nodes[parent].payload &+= 1 << 32
                    if byte == UInt8(ascii: ",") {
                        let comma = p
                        p = skipWhitespace(p + 1)
                        if p.pointee == (inObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                            guard output.options.allowsTrailingComma else { return fail("a trailing comma", at: comma) }
                            if output.firstTrailingComma < 0 { output.firstTrailingComma = comma - start }
                        } else if inObject {
                            break after
                        } else {
                            continue value
                        }
                    }
                }
                if p.pointee == (inObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                    let outer = Int(nodes[parent].payload & 0xFFFF_FFFF)
                    nodes[parent].payload =
                        nodes[parent].payload & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: n)
                    parent = outer
                    depth &-= 1
                    inObject = nodes[parent].kind == .object
                    opened = false
                    p += 1
                    continue after
                }
                if opened {
                    if inObject { break after }
                    continue value
                }
                if p >= end {
                    return fail(inObject ? "the text ends inside an object" : "the text ends inside an array", at: end)
                }
                return fail(inObject ? "',' or '}' is expected here" : "',' or ']' is expected here", at: p)
            }

            // A member's name and colon; the value follows in the next turn.
            guard p.pointee == UInt8(ascii: "\"") else {
                return fail(
                    p >= end ? "the text ends inside an object" : "a field name in quotes is expected here", at: p)
            }
            let name = readString(p, to: nodes + n, from: start)
            p = name.end
            guard name.isWhole else { return stringFailure(p, end: end, start: start) }
            n &+= 1
            if p.pointee != UInt8(ascii: ":") {
                p = skipWhitespace(p)
                guard p.pointee == UInt8(ascii: ":") else { return fail("':' is expected here", at: p) }
            }
            p += 1
        }
    }

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
    /// place, and how many fit.
    @inline(never)
    private static func grow(_ output: inout Output, count: Int, read: Int) -> (UnsafeMutablePointer<Node>, Int) {
        let stride = MemoryLayout<Node>.stride
        let expected = Double(count) * Double(output.byteCount) / Double(max(read, 1)) * 1.0625
        let least = count + count / 4 + 16
        let wanted = expected < Double(count * 2) ? max(Int(expected), least) : max(count * 2, least)
        let new = SpareMemory.take(wanted * stride)
        let nodes = new.bound(to: Node.self)
        nodes.moveInitialize(from: output.nodes.bound(to: Node.self), count: count)
        SpareMemory.giveBack(output.nodes)
        output.nodes = new
        return (nodes, new.size / stride)
    }

    @inline(__always)
    private static func skipWhitespace(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var p = start
        // Space, tab, line feed, carriage return are all at most 0x20; compact text exits at the first test.
        while p.pointee <= 0x20 {
            guard p.pointee == 0x20 || p.pointee == 0x0A || p.pointee == 0x0D || p.pointee == 0x09 else { break }
            p += 1
        }
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
        }
    }

    /// Sets the high bit of the lowest byte that is a quote, a backslash or a control character (and maybe of bytes
    /// above it).
    @inline(__always)
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
        node.pointee = Node(.string, offset: contents - start, payload: UInt64(end - contents))
        return (end + 1, true)
    }

    /// Reads a string with escapes, from the first byte on that may be one: where it ends, or where it is broken.
    @inline(never)
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
