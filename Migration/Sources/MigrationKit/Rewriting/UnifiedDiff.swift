/// The difference of two texts as `diff -u` prints it.
///
///     --- a/App/User.swift
///     +++ b/App/User.swift
///     @@ -1,3 +1,3 @@
///     -import HandyJSON
///     +import HandyJSONCompat
enum UnifiedDiff {
    static func text(_ path: String, _ old: [UInt8], _ new: [UInt8], context: Int = 3) -> String {
        let before = lines(old)
        let after = lines(new)
        let hunks = hunks(before, after, context, isOpen: (old.last != 0x0A, new.last != 0x0A))
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

    private static func hunks(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>], _ context: Int, isOpen: (old: Bool, new: Bool)) -> [String] {
        let difference = after.difference(from: before)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var script: [Line] = []
        var (old, new) = (0, 0)
        while old < before.count || new < after.count {
            if old < before.count, removed.contains(old) {
                script.append(.removed(old))
                old += 1
            } else if new < after.count, added.contains(new) {
                script.append(.added(new))
                new += 1
            } else {
                script.append(.same(old, new))
                old += 1
                new += 1
            }
        }
        return groups(script, context).map { render(script[$0], before, after, isOpen) }
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
        _ lines: ArraySlice<Line>, _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>], _ isOpen: (old: Bool, new: Bool)
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
