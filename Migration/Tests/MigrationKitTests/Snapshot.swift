import Foundation
import Testing

/// Compares a text with a file of Snapshots; HANDYJSON_MIGRATE_RECORD=1 writes the file instead.
func expectSnapshot(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots/\(name)")
    expectText(text, of: file, sourceLocation: sourceLocation)
}

/// The same with any file; an empty text is no file.
func expectText(_ text: String, of file: URL, sourceLocation: SourceLocation = #_sourceLocation) {
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if text == expected { return }
    if ProcessInfo.processInfo.environment["HANDYJSON_MIGRATE_RECORD"] == "1" {
        try? text.isEmpty ? FileManager.default.removeItem(at: file) : Data(text.utf8).write(to: file)
        return
    }
    let name = file.pathComponents.suffix(2).joined(separator: "/")
    Issue.record(
        """
        \(name) differs:
        \(difference(Array(expected.utf8), Array(text.utf8), name))
        If it is meant to, HANDYJSON_MIGRATE_RECORD=1 swift test --package-path Migration writes the file anew; look at \
        what git diff says then.
        """, sourceLocation: sourceLocation)
}
