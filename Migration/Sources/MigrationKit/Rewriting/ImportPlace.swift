/// Where an import can be added to a file: behind the others, or below the comment that the file begins with.
struct ImportPlace {
    let offset: Int
    private let isBehindOthers: Bool

    init(_ bytes: [UInt8], _ facts: FileFacts) {
        // In front of the first condition: what stands behind may be compiled in some builds only.
        let condition = bytes.firstCondition
        if let last = facts.imports.last(where: { $0.range.lowerBound < condition }) {
            offset = bytes[last.range.upperBound...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            isBehindOthers = true
        } else {
            offset = bytes.headerEnd
            isBehindOthers = false
        }
    }

    /// What to insert there.
    func text(_ module: String, _ others: [String] = []) -> String {
        let lines = ["import \(module)"] + others
        return isBehindOthers ? lines.map { "\n" + $0 }.joined() : lines.joined(separator: "\n") + "\n\n"
    }
}

extension [UInt8] {
    /// The first `#if`; behind the end where there is none.
    fileprivate var firstCondition: Int {
        let word = Array("#if".utf8)
        return indices.first { self[$0] == word[0] && self[$0...].starts(with: word) } ?? count
    }

    /// Behind the comment that a file begins with and the blank line after it; at the start where there is none.
    fileprivate var headerEnd: Int {
        let start = starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var line = start
        while self[line...].starts(with: Array("//".utf8)) {
            guard let end = self[line...].firstIndex(of: 0x0A) else { return start }
            line = end + 1
        }
        guard line > start, let end = self[line...].firstIndex(of: 0x0A),
            self[line..<end].allSatisfy({ $0 == 0x0D || $0 == 0x20 })
        else { return start }
        return end + 1
    }
}
