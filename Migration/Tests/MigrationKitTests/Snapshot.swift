import Foundation
import Testing

/// Compares a text with a file of Snapshots; HANDYJSON_MIGRATE_RECORD=1 writes the file instead.
func expectSnapshot(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots/\(name)")
    if ProcessInfo.processInfo.environment["HANDYJSON_MIGRATE_RECORD"] == "1" {
        try? Data(text.utf8).write(to: file)
        return
    }
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if text != expected {
        Issue.record("\(name) differs:\n\(difference(Array(expected.utf8), Array(text.utf8), name))", sourceLocation: sourceLocation)
    }
}
