import Foundation

/// One step of a path into a document.
enum PathStep: Hashable {
    case member(String)
    case element(Int)
}

extension Sequence where Element == any CodingKey {
    /// The path as text: `data.list[3].name`.
    @_optimize(size) var pathText: String {
        map { key in key.intValue.map { PathStep.element($0) } ?? .member(key.stringValue) }.text
    }
}

extension Sequence where Element == String {
    /// The path of these names as text.
    package var pathText: String { map { PathStep.member($0) }.text }
}

extension [PathStep] {
    /// The path as text: `data.list[3].name`. A name that could be taken for several steps is in brackets and quotes:
    /// `data["a.b"]`. The names are the server's, of any length and depth, and in every line of a report. So the text leaves
    /// out what goes beyond a hundred characters of a name, and a thousand bytes in all.
    var text: String {
        var result = ""
        for step in self {
            guard result.utf8.count < 1000 else { return result + "…" }
            switch step {
            case .member(let name)
            where name.isEmpty || name.utf8.contains(where: { $0 == 0x22 || $0 == 0x2E || $0 == 0x5B || $0 == 0x5D }):
                result += "[\"\(name.shortened(to: 100).replacingOccurrences(of: "\"", with: "\\\""))\"]"
            case .member(let name):
                if !result.isEmpty { result += "." }
                result += name.shortened(to: 100)
            case .element(let index): result += "[" + String(index) + "]"
            }
        }
        return result
    }
}
