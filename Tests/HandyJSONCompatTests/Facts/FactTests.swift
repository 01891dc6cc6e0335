#if os(Linux) || os(macOS)
import Foundation
import Testing

/// What HandyJSON was seen to do (`facts.jsonl`), asked of HandyJSONCompat by the program `Tests/Facts`, which does not link
/// SmartCodable.
@Suite struct FactTests {
    @Test("each fact is as recorded, or as a listed difference says")
    func answers() throws {
        let answers = try FactProgram.answers()
        let differences = FactDifference.byFact
        for fact in RecordedFact.all where !Self.endingInOlderToolchains.contains(fact.id) {
            guard let answer = answers[fact.id] else {
                Issue.record("\(fact.id) ended the process: \(fact.declarations) \(fact.expression)")
                continue
            }
            recordedOnLinux(isSureOnDarwin: fact.dependsOnDarwin.hasPrefix("no")) {
                if let difference = differences[fact.id] {
                    #expect(answer == difference.facts[fact.id], "\(fact.id): \(difference.row)")
                    #expect(
                        !fact.allows(answer), "\(fact.id) is as recorded and needs no difference: \(difference.row)")
                } else {
                    #expect(
                        fact.allows(answer),
                        """
                        \(fact.id): \(answer) instead of \(fact.observed). If that is better for users, it is a row of \
                        Migration/Guide/Differences.md and a line of Fixtures/facts-differences.jsonl
                        """)
                }
            }
        }
    }

    /// Where Swift 6.0 ends the process whatever a library does: printing a struct with an `Int.Type` reads beyond it, and
    /// `==` of an enum whose `rawValue` is written with `==` calls itself.
    private static let endingInOlderToolchains: Set<String> = {
        #if compiler(>=6.3)
        return []
        #else
        return ["odd-read-114", "enum-014", "enum-016"]
        #endif
    }()

    @Test("the program answers the facts of the table, all of them and in their order")
    func sources() throws {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Facts/Generated").standardized
        let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.lastPathComponent < $1.lastPathComponent }.map { try String(contentsOf: $0, encoding: .utf8) }
            .joined()
        #expect(RecordedFact.all.count == 1_065)
        // Each from where the last one ends, in bytes: the text is 300 KB long.
        let bytes = Data(sources.utf8)
        var place = bytes.startIndex
        for fact in RecordedFact.all {
            let program = "{\n    \(fact.declarations)\n    static func answer() -> String { \(fact.expression) }\n}"
            let found = bytes.range(of: Data(program.utf8), in: place..<bytes.endIndex)
            #expect(found != nil, "\(fact.id): run Tests/Facts/generate.py")
            place = found?.upperBound ?? place
        }
    }

    @Test("every difference is a row of the page, or is what an Apple platform answers")
    func rows() throws {
        let page = try String(
            contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent(
                "../../../../Migration/Guide/Differences.md"
            )
            .standardized,
            encoding: .utf8)
        let known = Set(RecordedFact.all.map(\.id))
        var seen: Set<String> = []
        for difference in FactDifference.all {
            switch difference.kind {
            case .listed:
                let isRow = page.contains("\n| \(difference.row) |") || page.contains("\n| \(difference.row) ° |")
                #expect(isRow, "no row: \(difference.row)")
            case .apple: break
            }
            for id in difference.facts.keys {
                #expect(known.contains(id))
                #expect(seen.insert(id).inserted, "\(id) has two differences")
            }
        }
    }
}

/// One line of facts.jsonl.
private struct RecordedFact: Decodable, Sendable {
    let id: String
    let declarations: String
    let expression: String
    let observed: String
    let crash: Bool
    let deterministic: Bool
    let dependsOnDarwin: String

    private enum CodingKeys: String, CodingKey {
        case id, declarations, expression, observed, crash, deterministic
        case dependsOnDarwin = "depends_on_darwin"
    }

    static let all = lines("facts", as: RecordedFact.self)

    /// Whether HandyJSON answered so. Where it died any answer will do, where it answered now this and now that one of
    /// these.
    func allows(_ answer: String) -> Bool {
        crash || answer == observed || !deterministic && observed.components(separatedBy: " | ").contains(answer)
    }
}

/// Facts that come out otherwise, for one reason.
private struct FactDifference: Decodable, Sendable {
    enum Kind: String, Decodable {
        /// On purpose: `row` is a row of Migration/Guide/Differences.md.
        case listed
        /// The recording was made on Linux; `row` says what an Apple platform does.
        case apple
    }

    let kind: Kind
    let row: String
    /// Our answers by the facts' ids.
    let facts: [String: String]

    static let all = lines("facts-differences", as: FactDifference.self)
    static let byFact = Dictionary(all.flatMap { difference in difference.facts.keys.map { ($0, difference) } }) {
        first, _ in first
    }
}

/// Runs of `Tests/Facts`.
private enum FactProgram {
    /// The answers by the facts' ids. Where one ends the process another process goes on after it.
    static func answers() throws -> [String: String] {
        let ids = RecordedFact.all.map(\.id)
        var answers: [String: String] = [:]
        var first = 0
        while first < ids.count {
            var last = ids[ids.count - 1]
            for line in try run(from: first).split(separator: "\n") {
                if line.hasPrefix("{") {
                    let answer = try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
                    answers[answer.id] = answer.answer
                } else {
                    last = String(line)
                }
            }
            guard let place = ids.firstIndex(of: last), place >= first else { break }
            first = place + 1
        }
        return answers
    }

    private struct Answer: Decodable {
        let id: String
        let answer: String
    }

    private static func run(from first: Int) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        // Also of one that hung what it wrote counts.
        _ = try BuiltProgram.run(
            "Facts", ["\(first)", file.path], environment: ["TZ": "UTC"], output: .nullDevice)
        return try String(contentsOf: file, encoding: .utf8)
    }
}
#endif
