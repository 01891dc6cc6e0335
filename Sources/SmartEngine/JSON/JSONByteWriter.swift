import Foundation

/// JSON text under construction: a growing block of UTF-8 bytes.
///
/// Escapes as JSONSerialization does (`\/` included), pretty-prints in its layout (two spaces, ` : `). Containers call
/// `separate()` before each element or name; values themselves write no separators. Owners must call `takeString` or
/// `free`.
@usableFromInline package struct JSONByteWriter {
    @usableFromInline package private(set) var start: UnsafeMutablePointer<UInt8>
    @usableFromInline package var count = 0
    @usableFromInline package var capacity: Int
    @usableFromInline package var isFirst = true
    private var isPretty: Bool
    private(set) var escapesSlashes: Bool
    @usableFromInline package var depth = 0
    /// The greatest nesting depth so far; `.max` if something was too deep for this thread's stack.
    @usableFromInline package var deepest = 0
    /// Words for NaN and the infinities, if any.
    var nonConforming: NonConformingFloats?
    /// The offset before which nothing has changed since somebody set this.
    @usableFromInline package var unchanged = 0

    package init(pretty: Bool = false, escapesSlashes: Bool = true, capacity: Int = 512) {
        self.init(pretty: pretty, escapesSlashes: escapesSlashes, capacity: capacity, nonConforming: nil)
    }

    init(pretty: Bool, escapesSlashes: Bool, capacity: Int = 512, nonConforming: NonConformingFloats?) {
        start = .allocate(capacity: capacity)
        self.capacity = capacity
        isPretty = pretty
        self.escapesSlashes = escapesSlashes
        self.nonConforming = nonConforming
    }

    /// Begins another text, after `rest`.
    mutating func begin(pretty: Bool, escapesSlashes: Bool, nonConforming: NonConformingFloats?) {
        count = 0
        isFirst = true
        depth = 0
        deepest = 0
        unchanged = 0
        isPretty = pretty
        self.escapesSlashes = escapesSlashes
        self.nonConforming = nonConforming
    }

    /// Resets the writer between two texts: keeps its memory for the next one, unless it is large.
    mutating func rest() {
        if capacity > JSONByteWriter.keptCapacity { shrink() }
        if nonConforming != nil { nonConforming = nil }
    }

    @inline(never)
    private mutating func shrink() {
        free()
        capacity = 512
        start = .allocate(capacity: capacity)
    }

    /// The most memory that is kept, in bytes.
    static let keptCapacity = 64 * 1024

    /// For a piece of `outer`'s text that is inserted later.
    package init(continuing outer: JSONByteWriter) {
        self.init(pretty: outer.isPretty, escapesSlashes: outer.escapesSlashes, nonConforming: outer.nonConforming)
        depth = outer.depth
        deepest = outer.depth
    }

    /// Inserts other writers' texts at ascending offsets; one with a smaller offset, or one beyond the end, is left
    /// out. O(bytes after the first).
    @_optimize(size) package mutating func insert(_ parts: [(text: JSONByteWriter, offset: Int)]) {
        var good: [(text: JSONByteWriter, offset: Int)] = []
        for part in parts where part.offset >= good.last?.offset ?? 0 && part.offset <= count { good.append(part) }
        unchanged = min(unchanged, good.first?.offset ?? count)
        var added = good.reduce(0) { $0 + $1.text.count }
        reserve(added)
        var end = count
        count += added
        // Parts are inserted from the last to the first, so that every byte moves once.
        for part in good.reversed() {
            (start + part.offset + added).update(from: start + part.offset, count: end - part.offset)
            deepest = max(deepest, part.text.deepest)
            added -= part.text.count
            (start + part.offset + added).update(from: part.text.start, count: part.text.count)
            end = part.offset
        }
    }

    /// The text so far.
    package func makeString() -> String { make { String(decoding: $0, as: UTF8.self) } }

    package func makeData() -> Data { make { Data(buffer: $0) } }

    private func make<R>(_ result: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        let text = UnsafeBufferPointer(start: start, count: count)
        guard isPretty else { return result(text) }
        var lines = JSONByteWriter(capacity: count + 512)
        defer { lines.free() }
        lines.layOut(text)
        return result(UnsafeBufferPointer(start: lines.start, count: lines.count))
    }

    /// Writes a text in lines: at the end and once, since what is written before may still come to lie deeper.
    @_optimize(speed) private mutating func layOut(_ text: UnsafeBufferPointer<UInt8>) {
        var (isString, isEscaped) = (false, false)
        for (place, next) in zip(1..., text) {
            switch next {
            case _ where isString:
                isString = next != UInt8(ascii: "\"") || isEscaped
                isEscaped = next == UInt8(ascii: "\\") && !isEscaped
                byte(next)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                begin(next)
                // An empty container has two line breaks.
                if place < text.count, next + 2 == text[place] { byte(0x0A) } else { newLine() }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth &-= 1
                newLine()
                byte(next)
            case UInt8(ascii: ","):
                byte(next)
                newLine()
            case UInt8(ascii: ":"): raw(" : ")
            default:
                isString = next == UInt8(ascii: "\"")
                byte(next)
            }
        }
    }

    private mutating func newLine() {
        byte(0x0A)
        for _ in stride(from: 0, to: depth, by: 1) { raw("  ") }
    }

    /// The text; the writer must not be used again.
    package func takeString() -> String {
        defer { free() }
        return makeString()
    }

    /// Frees the memory; the writer must not be used again.
    package func free() {
        if capacity > JSONByteWriter.keptCapacity {
            SpareMemory.giveBack(MemoryBlock(start: start, size: capacity))
        } else {
            start.deallocate()
        }
    }

    // MARK: Bytes

    @inline(__always)
    @inlinable package mutating func reserve(_ extra: Int) {
        if count &+ extra > capacity { grow(extra) }
    }

    @inline(never)
    @usableFromInline package mutating func grow(_ extra: Int) {
        let size = max(capacity * 2, count + extra + 64)
        // `free` gives larger blocks back.
        let larger =
            size > JSONByteWriter.keptCapacity
            ? SpareMemory.take(size) : MemoryBlock(start: .allocate(byteCount: size, alignment: 16), size: size)
        let block = larger.bound(to: UInt8.self)
        block.update(from: start, count: count)
        free()
        start = block
        capacity = larger.size
    }

    @inlinable package mutating func byte(_ value: UInt8) {
        reserve(1)
        start[count] = value
        count &+= 1
    }

    @inline(__always)
    @inlinable package mutating func raw(_ text: UnsafeBufferPointer<UInt8>) {
        guard let from = text.baseAddress else { return }
        reserve(text.count)
        (start + count).update(from: from, count: text.count)
        count &+= text.count
    }

    @usableFromInline package mutating func raw(_ text: String) {
        var copy = text
        copy.withUTF8 { raw($0) }
    }

    @inline(__always)
    @inlinable package mutating func raw(_ text: StaticString) {
        raw(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    // MARK: Containers

    /// A position of the writer, to roll back to.
    @frozen @usableFromInline package struct Mark {
        @usableFromInline package let count: Int
        @usableFromInline package let isFirst: Bool
        @usableFromInline package let depth: Int

        @inlinable init(count: Int, isFirst: Bool, depth: Int) {
            self.count = count
            self.isFirst = isFirst
            self.depth = depth
        }
    }

    @inlinable package var mark: Mark { Mark(count: count, isFirst: isFirst, depth: depth) }

    @inlinable package mutating func rewind(to mark: Mark) {
        count = mark.count
        isFirst = mark.isFirst
        depth = mark.depth
        if count < unchanged { unchanged = count }
    }

    @inline(__always)
    @inlinable package mutating func beginObject() { begin(UInt8(ascii: "{")) }
    @inline(__always)
    @inlinable package mutating func endObject() { end(UInt8(ascii: "}")) }
    @inline(__always)
    @inlinable package mutating func beginArray() { begin(UInt8(ascii: "[")) }
    @inline(__always)
    @inlinable package mutating func endArray() { end(UInt8(ascii: "]")) }

    @inline(__always)
    @inlinable package mutating func begin(_ bracket: UInt8) {
        byte(bracket)
        isFirst = true
        depth &+= 1
        if depth > deepest { deepest = depth }
    }

    @inline(__always)
    @inlinable package mutating func end(_ bracket: UInt8) {
        depth &-= 1
        isFirst = false
        byte(bracket)
    }

    /// Removes the end of the container that was written since `mark`, if nothing else was, so that more can be added
    /// to it. False if there is no such container.
    mutating func reopen(since mark: Mark, _ opening: UInt8, _ closing: UInt8) -> Bool {
        guard count >= mark.count + 2, start[mark.count] == opening, start[count - 1] == closing else { return false }
        count -= 1
        unchanged = min(unchanged, count)
        isFirst = count == mark.count + 1
        depth = mark.depth + 1
        return true
    }

    /// Writes what precedes every element of an array and every name of an object.
    @inline(__always)
    @inlinable package mutating func separate() {
        if isFirst {
            isFirst = false
        } else {
            byte(UInt8(ascii: ","))
        }
    }

    /// Writes a member's name from any string.
    package mutating func name(_ text: String) {
        separate()
        string(text)
        colon()
    }

    /// Writes a member's name whose quoted and escaped bytes are given.
    @inline(__always)
    @inlinable package mutating func quotedName(_ text: UnsafeBufferPointer<UInt8>) {
        separate()
        raw(text)
        colon()
    }

    @inlinable package mutating func colon() { byte(UInt8(ascii: ":")) }

    // MARK: Values

    @inlinable package mutating func null() { raw("null") }

    @inline(__always)
    @inlinable package mutating func bool(_ value: Bool) {
        if value { raw("true") } else { raw("false") }
    }

    @inline(__always)
    @inlinable package mutating func integer<T: FixedWidthInteger>(_ value: T) {
        if value < 0 { byte(UInt8(ascii: "-")) }
        magnitude(UInt64(truncatingIfNeeded: value.magnitude))
    }

    /// Writes an integer of a rare type: one function writes the digits for all of these.
    mutating func rareInteger<T: FixedWidthInteger>(_ value: T) {
        rareInteger(UInt64(truncatingIfNeeded: value.magnitude), isNegative: value < 0)
    }

    @inline(never)
    mutating func rareInteger(_ magnitude: UInt64, isNegative: Bool) {
        if isNegative { byte(UInt8(ascii: "-")) }
        self.magnitude(magnitude)
    }

    @inlinable mutating func magnitude(_ value: UInt64) {
        reserve(20)
        count &+= DecimalDigits.write(value, to: start + count)
    }

    /// Writes the shortest text that reads back as the same number, without `.0`. False (and nothing written) for NaN
    /// and infinities.
    @inline(__always)
    @inlinable package mutating func double(_ value: Double) -> Bool {
        guard value.isFinite else { return nonFinite(value) }
        reserve(ShortestDouble.room)
        count &+= ShortestDouble.write(value, to: start + count)
        return true
    }

    /// Writes numbers of an array from the first on, as long as only they and commas have to be written; returns how
    /// many.
    mutating func elements(_ values: UnsafeBufferPointer<Double>) -> Int {
        var table: PowersOfFive.Table?
        return elements(values, width: 26) { $0.isFinite ? ShortestDouble.write($0, to: $1, &table) : nil }
    }

    mutating func elements(_ values: UnsafeBufferPointer<Int>) -> Int {
        elements(values, width: 21) { value, out in
            guard value < 0 else { return DecimalDigits.write(UInt64(truncatingIfNeeded: value), to: out) }
            out[0] = UInt8(ascii: "-")
            return DecimalDigits.write(UInt64(truncatingIfNeeded: value.magnitude), to: out + 1) &+ 1
        }
    }

    /// Writes numbers of an array from the first on, and returns how many. `width`: the bytes of one, including the
    /// comma. `write` returns nil for a number that JSON cannot hold.
    @inline(__always)
    private mutating func elements<T>(
        _ values: UnsafeBufferPointer<T>, width: Int, _ write: (T, UnsafeMutablePointer<UInt8>) -> Int?
    ) -> Int {
        guard let first = values.baseAddress else { return 0 }
        var done = 0
        while done < values.count {
            let end = min(done &+ 64, values.count)
            reserve((end &- done) &* width &+ ShortestDouble.room)
            var out = start + count
            while done < end {
                if done > 0 { out[0] = UInt8(ascii: ",") }
                let comma = done > 0 ? 1 : 0
                guard let width = write(first[done], out + comma) else { break }
                out += width &+ comma
                done &+= 1
            }
            count = out - start
            if done < end { break }
        }
        if done > 0 { isFirst = false }
        return done
    }

    @inline(never)
    @usableFromInline mutating func nonFinite(_ value: Double) -> Bool {
        guard let word = nonConforming?.text(value) else { return false }
        string(word)
        return true
    }

    /// Writes the shortest text that reads back as the same NSNumber, without `.0`. False (and nothing written) for NaN
    /// and infinities.
    mutating func double(_ number: NSNumber) -> Bool {
        // A Float is written with its own digits, whatever its source.
        guard number.typeCode == UInt8(ascii: "f"), number.floatValue.isFinite else {
            return double(number.doubleValue)
        }
        return float(number.floatValue)
    }

    /// Writes the shortest text that reads back as the same Float, without `.0`. False (and nothing written) for NaN
    /// and infinities.
    package mutating func float(_ value: Float) -> Bool {
        guard value.isFinite else { return nonFinite(Double(value)) }
        var text = value.description
        if text.hasSuffix(".0") { text.removeLast(2) }
        raw(text)
        return true
    }

    package mutating func decimal(_ value: Decimal) -> Bool {
        guard value.isFinite else { return false }
        reserve(160)
        let written = ExactDecimal.write(value, to: start + count)
        count &+= written
        if written == 0 { raw(value.description) }
        return true
    }

    /// Writes a string with quotes and escapes.
    @inlinable @inline(__always)
    package mutating func string(_ text: String) {
        var copy = text
        copy.withUTF8 { string($0) }
    }

    @_optimize(speed)
    @usableFromInline package mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
        reserve(text.count &+ 2)
        start[count] = UInt8(ascii: "\"")
        count &+= 1
        var from = 0
        if let base = text.baseAddress {
            while true {
                let stop = JSONEscaping.nextEscape(base, from: from, count: text.count, slashes: escapesSlashes)
                reserve(stop &- from &+ 7)
                (start + count).update(from: base + from, count: stop &- from)
                count &+= stop &- from
                guard stop < text.count else { break }
                count &+= JSONEscaping.write(base[stop], to: start + count)
                from = stop &+ 1
            }
        }
        byte(UInt8(ascii: "\""))
    }
}

extension JSONByteWriter {
    /// Writes null in place of a container for which this thread's stack has no room: the run fails.
    package mutating func leaveOut() {
        deepest = .max
        null()
    }

    /// Writes any document value, unchanged.
    @_optimize(size) package mutating func write(_ view: NodeView) {
        let node = view.node
        switch node.kind {
        case .null: null()
        case .true: bool(true)
        case .false: bool(false)
        case .int: integer(node.int64)
        case .uint: integer(node.payload)
        case .double:
            if !node.flags.contains(.valueOnly), node.double == node.double {
                raw(view.numberText)
            } else if !double(node.double) {
                null()
            }
        case .string: view.withUTF8 { string($0) }
        case .foreign: string(view.foreign.map { "\($0)" } ?? "")
        case .array, .object: if StackSpace.hasRoom { writeContainer(view) } else { leaveOut() }
        }
    }

    @_optimize(size)
    private mutating func writeContainer(_ view: NodeView) {
        if view.kind == .array {
            beginArray()
            for child in view.childIndices {
                separate()
                write(view.memory.view(child))
            }
            endArray()
        } else {
            beginObject()
            for child in view.childIndices {
                separate()
                view.memory.view(child - 1).withUTF8 { string($0) }
                colon()
                write(view.memory.view(child))
            }
            endObject()
        }
    }
}
