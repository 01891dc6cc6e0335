/// The difference of two texts as `diff -u` prints it.
///
///     --- a/App/User.swift
///     +++ b/App/User.swift
///     @@ -1,3 +1,3 @@
///     -import HandyJSON
///     +import HandyJSONCompat
enum UnifiedDiff {
    /// Of a change: what stands between the edits is known to be the same. O(bytes), but for the lines of an edit
    /// itself.
    static func text(_ change: FileChange, context: Int = 3) -> String {
        let (new, places) = change.applied
        let tables = (LineTable(change.file.bytes), LineTable(new))
        func lines(_ table: LineTable, _ range: ByteRange) -> Range<Int> {
            (table.position(of: range.lowerBound).line - 1)..<table.position(of: range.upperBound).line
        }
        var blocks: [Block] = []
        for place in places {
            let block = Block(old: lines(tables.0, place.old), new: lines(tables.1, place.new))
            if let last = blocks.last,
                last.old.upperBound >= block.old.lowerBound || last.new.upperBound >= block.new.lowerBound
            {
                blocks[blocks.count - 1] = Block(
                    old: last.old.lowerBound..<max(last.old.upperBound, block.old.upperBound),
                    new: last.new.lowerBound..<max(last.new.upperBound, block.new.upperBound))
            } else {
                blocks.append(block)
            }
        }
        return text(change.file.path, change.file.bytes, new, blocks, context)
    }

    /// Of any two texts.
    static func text(_ path: String, _ old: [UInt8], _ new: [UInt8], context: Int = 3) -> String {
        text(path, old, new, [Block(old: 0..<Int.max, new: 0..<Int.max)], context)
    }

    /// Lines that may differ; what stands between two blocks is the same in both texts.
    private struct Block {
        var old: Range<Int>
        var new: Range<Int>
    }

    private static func text(_ path: String, _ old: [UInt8], _ new: [UInt8], _ blocks: [Block], _ context: Int)
        -> String
    {
        let before = lines(old)
        let after = lines(new)
        let hunks = hunks(before, after, blocks, context, isOpen: (old.last != 0x0A, new.last != 0x0A))
        guard !hunks.isEmpty else { return "" }
        return "--- a/\(path)\n+++ b/\(path)\n" + hunks.joined()
    }

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        if bytes.isEmpty { return [] }
        var result = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        if bytes.last == 0x0A { result.removeLast() }
        return result
    }

    private enum Line { case same(Int, Int), removed(Int), added(Int) }

    private static func hunks(
        _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>], _ blocks: [Block], _ context: Int,
        isOpen: (old: Bool, new: Bool)
    ) -> [String] {
        var script: [Line] = []
        var (old, new) = (0, 0)
        func copy(until end: Int) {
            while old < end {
                script.append(.same(old, new))
                old += 1
                new += 1
            }
        }
        for block in blocks {
            copy(until: min(block.old.lowerBound, before.count))
            let (oldEnd, newEnd) = (min(block.old.upperBound, before.count), min(block.new.upperBound, after.count))
            guard old <= oldEnd, new <= newEnd else { continue }
            script += compare(before, old..<oldEnd, after, new..<newEnd)
            (old, new) = (oldEnd, newEnd)
        }
        copy(until: before.count)
        return groups(script, context).map { render(script[$0], before, after, isOpen) }
    }

    /// More lines than this are not searched for the shortest difference, which takes the square of them.
    private static let searchedLines = 1000

    private static func compare(
        _ before: [ArraySlice<UInt8>], _ old: Range<Int>, _ after: [ArraySlice<UInt8>], _ new: Range<Int>
    ) -> [Line] {
        var (oldStart, newStart, oldEnd, newEnd) = (old.lowerBound, new.lowerBound, old.upperBound, new.upperBound)
        var head: [Line] = []
        while oldStart < oldEnd, newStart < newEnd, before[oldStart] == after[newStart] {
            head.append(.same(oldStart, newStart))
            oldStart += 1
            newStart += 1
        }
        var tail: [Line] = []
        while oldStart < oldEnd, newStart < newEnd, before[oldEnd - 1] == after[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
            tail.append(.same(oldEnd, newEnd))
        }
        guard max(oldEnd - oldStart, newEnd - newStart) <= searchedLines else {
            return head + (oldStart..<oldEnd).map { .removed($0) } + (newStart..<newEnd).map { .added($0) }
                + tail.reversed()
        }
        return head + shortest(before, oldStart..<oldEnd, after, newStart..<newEnd) + tail.reversed()
    }

    private static func shortest(
        _ before: [ArraySlice<UInt8>], _ oldRange: Range<Int>, _ after: [ArraySlice<UInt8>], _ newRange: Range<Int>
    ) -> [Line] {
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in Array(after[newRange]).difference(from: Array(before[oldRange])) {
            switch change {
            case .remove(let offset, _, _): removed.insert(oldRange.lowerBound + offset)
            case .insert(let offset, _, _): added.insert(newRange.lowerBound + offset)
            }
        }
        var script: [Line] = []
        var (old, new) = (oldRange.lowerBound, newRange.lowerBound)
        while old < oldRange.upperBound || new < newRange.upperBound {
            if old < oldRange.upperBound, removed.contains(old) {
                script.append(.removed(old))
                old += 1
            } else if new < newRange.upperBound, added.contains(new) {
                script.append(.added(new))
                new += 1
            } else {
                script.append(.same(old, new))
                old += 1
                new += 1
            }
        }
        return script
    }

    /// Ranges of the script that hold changes with their context; near ones are one.
    private static func groups(_ script: [Line], _ context: Int) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for (index, line) in script.enumerated() {
            if case .same = line { continue }
            let range = max(0, index - context)..<min(script.count, index + context + 1)
            if let last = result.last, last.upperBound >= range.lowerBound {
                result[result.count - 1] = last.lowerBound..<range.upperBound
            } else {
                result.append(range)
            }
        }
        return result
    }

    /// `isOpen`: no line break ends the text; patch programs want to be told.
    private static func render(
        _ lines: ArraySlice<Line>, _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>],
        _ isOpen: (old: Bool, new: Bool)
    ) -> String {
        var (oldCount, newCount) = (0, 0)
        var (oldStart, newStart): (Int?, Int?) = (nil, nil)
        var body = ""
        func add(_ mark: String, _ line: ArraySlice<UInt8>, isEnd: Bool) {
            body += mark + String(decoding: line, as: UTF8.self) + (isEnd ? "\n\\ No newline at end of file\n" : "\n")
        }
        for line in lines {
            switch line {
            case .same(let old, let new):
                oldStart = oldStart ?? old
                newStart = newStart ?? new
                oldCount += 1
                newCount += 1
                add(" ", before[old], isEnd: isOpen.old && old == before.count - 1)
            case .removed(let old):
                oldStart = oldStart ?? old
                oldCount += 1
                add("-", before[old], isEnd: isOpen.old && old == before.count - 1)
            case .added(let new):
                newStart = newStart ?? new
                newCount += 1
                add("+", after[new], isEnd: isOpen.new && new == after.count - 1)
            }
        }
        let header = "@@ -\((oldStart ?? -1) + 1),\(oldCount) +\((newStart ?? -1) + 1),\(newCount) @@\n"
        return header + body
    }
}
