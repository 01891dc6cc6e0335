import Foundation

/// An error as the compiler prints it: `/path/File.swift:12:7: error: …`.
struct CompilerError: Equatable {
    /// Below the package's folder.
    let path: String
    let line: Int
    let message: String

    /// The first of each file and line.
    static func all(in output: String, below folder: URL) -> [CompilerError] {
        let roots = [folder.path, folder.resolvingSymlinksInPath().path].map { $0 + "/" }
        var result: [CompilerError] = []
        for line in output.split(separator: "\n").map(String.init) {
            guard let mark = line.range(ofPlain: ": error: ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count >= 2, let number = Int(place[1]),
                let root = roots.first(where: { place[0].hasPrefix($0) })
            else { continue }
            let error = CompilerError(
                path: String(place[0].dropFirst(root.count)), line: number, message: String(line[mark.upperBound...]))
            if !result.contains(where: { $0.path == error.path && $0.line == error.line }) { result.append(error) }
        }
        return result
    }
}
