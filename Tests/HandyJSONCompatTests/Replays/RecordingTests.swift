import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// The recordings from which the tests of `handyjson-migrate replay` (Migration/Tests) see whether it knows the
/// differences of Migration/Guide/Differences.md are what the libraries write. HANDYJSON_MIGRATE_RECORD=1 records them anew.
@Suite("Recordings") struct RecordingTests {
    private struct Record: Encodable {
        let type: String
        let path = ""
        let payload: String
        let json: String?

        var line: String {
            let encoder = SmartJSONEncoder()
            encoder.outputFormatting = [.withoutEscapingSlashes]
            return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "") + "\n"
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Migration/Tests/MigrationKitTests/Fixtures/Replay")

    private func check(_ records: [(type: String, payload: String, before: String?, after: String?)], _ name: String)
        throws
    {
        #expect(!records.isEmpty)
        let sides = [
            "before": records.map { Record(type: $0.type, payload: $0.payload, json: $0.before) },
            "after": records.map { Record(type: $0.type, payload: $0.payload, json: $0.after) },
        ]
        for (side, records) in sides {
            let file = Self.folder.appendingPathComponent("\(name)-\(side).jsonl")
            let text = records.map(\.line).joined()
            if ProcessInfo.processInfo.environment["HANDYJSON_MIGRATE_RECORD"] == "1" {
                try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            #expect(lines.count == records.count)
            for (recorded, found) in zip(lines, text.split(separator: "\n")) {
                #expect(
                    recorded == found,
                    """
                    \(file.lastPathComponent); if it is meant to differ, HANDYJSON_MIGRATE_RECORD=1 swift test \
                    --filter RecordingTests writes the recordings anew, and the tests of Migration compare them
                    """)
            }
        }
    }

    @Test("what the swap changes") func swapped() throws {
        try check(
            ReplayedModel.swapped.map { ($0.id, $0.payload, $0.before($0.payload), $0.after($0.payload)) }, "swapped")
    }

    @Test("what adopting a model changes") func adopted() throws {
        try check(
            ReplayedModel.adopted.map { ($0.id, $0.payload, $0.before($0.payload), $0.after($0.payload)) }, "adopted")
    }

    @Test("which of the 2,784 recorded conversions adopting a model changes") func conversions() throws {
        let types = Dictionary(uniqueKeysWithValues: AdoptedType.all.map { ($0.name, $0) })
        var changed: [(String, String, String?, String?)] = []
        for line in ConversionLine.all {
            let type = try #require(types[line.type])
            let (before, after) = (
                ordered(type.before(line.source), line.type), ordered(type.after(line.source), line.type)
            )
            if before != after { changed.append((line.type, line.source, before, after)) }
        }
        try check(changed, "conversions")
    }

    /// Dictionaries and sets have no order of their own.
    private func ordered(_ json: String?, _ type: String) -> String? {
        guard let json,
            type.hasPrefix("Set") || type.contains("Any") || type.contains("Dictionary") || type.contains(":"),
            var tree = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        else { return json }
        if type.hasPrefix("Set"), let elements = tree["v"] as? [Int] { tree["v"] = elements.sorted() }
        let data = try? JSONSerialization.data(withJSONObject: tree, options: [.sortedKeys, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) }
    }
}
