#if os(Linux) || os(macOS)
import Foundation
import TestSupport
import Testing

/// What HandyJSON was seen to do (`facts.jsonl`), asked of HandyJSONCompat by the program `Tests/Facts`, which does not link
/// SmartCodable.
@Suite struct FactTests {
    @Test("each fact is as recorded, or as a listed difference says")
    func answers() throws {
        let answers = try FactProgram.answers()
        for fact in RecordedFact.all where !Self.endingInOlderToolchains.contains(fact.id) {
            guard let answer = answers[fact.id] else {
                Issue.record("\(fact.id) ended the process: \(fact.declarations) \(fact.expression)")
                continue
            }
            if let problem = fact.problem(answer, on: .current) { Issue.record("\(fact.id): \(problem)") }
            #if canImport(Darwin)
            if AppleFact.byFact[fact.id]?.ours == .unknown {
                print("Not known of Apple's systems: \(fact.id) is \(answer), on Linux \(fact.observed)")
            }
            #endif
        }
    }

    @Test("each fact that Apple's systems may answer otherwise has one line that says whether they do")
    func appleFacts() {
        let lines = AppleFact.all.flatMap { $0.ids }
        #expect(Set(lines).count == lines.count)
        #expect(Set(lines) == Set(RecordedFact.all.filter { !$0.dependsOnDarwin.hasPrefix("no") }.map(\.id)))
        for line in AppleFact.all {
            let hasAnswers = line.handyJSON == .other || line.ours == .other
            #expect((line.answers != nil) == hasAnswers && (line.facts == nil) == hasAnswers, "\(line.why)")
            #expect(line.ours != .asOurs && (line.handyJSON != .asOurs || line.ours != .unknown), "\(line.why)")
        }
    }

    @Test("what is asserted on Apple's systems is what the table says, and no more")
    func appleAnswers() {
        var asserted = 0
        for fact in RecordedFact.all where !fact.crash {
            let line = AppleFact.byFact[fact.id]
            let linux = FactDifference.byFact[fact.id]?.facts[fact.id] ?? fact.observed
            let apple = line?.ours == .other ? line?.answers?[fact.id] ?? "" : AppleFact.spelled(linux)
            #expect(fact.deterministic == false || fact.problem(apple, on: .apple) == nil, "\(fact.id): \(apple)")
            #expect((fact.problem(apple + "?", on: .apple) == nil) == (line?.ours == .unknown), "\(fact.id)")
            #expect(fact.problem(linux + "?", on: .linux) != nil, "\(fact.id)")
            if line?.ours != .unknown { asserted += 1 }
            // An answer that is said to be another one is another one.
            if let other = line?.answers?[fact.id] { #expect(other != linux, "\(fact.id)") }
        }
        #expect(asserted == RecordedFact.all.filter { !$0.crash }.count - 6)
        #expect(
            AppleFact.spelled("NSNumber(i 1) NSNumber 1.0, NSNumber(d 2.0) 3.0")
                == "NSNumber(q 1) NSNumber 1, NSNumber(d 2) 3.0")
    }

    #if !canImport(Darwin)
    // Where the facts' own dictionaries are bridged, objects describe themselves otherwise.
    @Test("Foundation's objects give the same as Swift's values, but where the answer shows which of them an Any has")
    func objects() throws {
        let answers = try FactProgram.answers()
        var shown: Set<String> = []
        for form in ObjectForm.allCases {
            let objects = try FactProgram.answers(form)
            #expect(objects.count == answers.count)
            for (id, answer) in answers where objects[id] != answer {
                shown.insert(id)
                #expect(
                    id.hasPrefix("native-any-") || Self.showingObjects.contains(id),
                    "\(id), \(form): \(objects[id] ?? "no answer") instead of \(answer)")
            }
        }
        #expect(shown.isSuperset(of: Self.showingObjects))
        #expect(shown.count > 20, "the facts' dictionaries are no objects")
    }

    /// Facts outside `native-any`, which show the value of an Any, and of what describes itself: an NSData, an NSSet.
    private static let showingObjects: Set<String> = [
        "native-cast-001", "native-cast-002", "native-cast-004", "native-int-014", "native-int-048",
    ]
    #endif

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

    /// What is wrong with an answer of ours; nil where it is right, or where the system's is not known.
    func problem(_ answer: String, on system: FactSystem) -> String? {
        let apple = system == .apple ? AppleFact.byFact[id] : nil
        if apple?.ours == .unknown { return nil }
        if apple?.ours == .other {
            let expected = apple?.answers?[id] ?? ""
            return answer == expected ? nil : "\(answer) instead of \(expected), by reading: \(apple?.why ?? "")"
        }
        let spelled: (String) -> String = system == .apple ? { AppleFact.spelled($0) } : { $0 }
        let found = spelled(answer)
        var seen = [observed]
        if !deterministic { seen += observed.components(separatedBy: " | ") }
        let isRecorded = crash || seen.contains { spelled($0) == found }
        guard let difference = FactDifference.byFact[id] else {
            if isRecorded { return nil }
            return """
                \(answer) instead of \(observed). If that is better for users, it is a row of \
                Migration/Guide/Differences.md and a line of Fixtures/facts-differences.jsonl
                """
        }
        if difference.facts[id].map({ spelled($0) }) != found { return "\(answer): \(difference.row)" }
        return isRecorded ? "as recorded, and needs no difference: \(difference.row)" : nil
    }
}

private enum FactSystem {
    case linux, apple

    static var current: FactSystem {
        #if canImport(Darwin)
        return .apple
        #else
        return .linux
        #endif
    }
}

/// What Apple's systems answer where the recording, which is Linux's, may not hold: one line for each reason.
private struct AppleFact: Decodable, Sendable {
    enum Verdict: String, Decodable {
        case same, other, unknown
        case asOurs = "as ours"
    }

    /// Whether HandyJSON answers as recorded there.
    let handyJSON: Verdict
    /// Whether HandyJSONCompat answers as on Linux there.
    let ours: Verdict
    let why: String
    let facts: [String]?
    /// Of other ones the answers by the facts' ids: ours, or HandyJSON's where ours are the same as on Linux.
    let answers: [String: String]?

    var ids: [String] { facts ?? answers.map { Array($0.keys) } ?? [] }

    static let all = lines("facts-apple", as: AppleFact.self)
    static let byFact = Dictionary(all.flatMap { line in line.ids.map { ($0, line) } }) { first, _ in first }

    /// Numbers as Apple's NSNumber shows them: integers of any width as `q`, a whole Double without a fraction.
    static func spelled(_ answer: String) -> String {
        [
            (#"NSNumber\([islq] "#, "NSNumber(q "), (#"(NSNumber(?:\([df])? -?[0-9]+)\.0(?![0-9])"#, "$1"),
        ].reduce(answer) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .regularExpression) }
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
    static func answers(_ form: ObjectForm? = nil) throws -> [String: String] {
        let ids = RecordedFact.all.map(\.id)
        var answers: [String: String] = [:]
        var first = 0
        while first < ids.count {
            var last = ids[ids.count - 1]
            for line in try run(from: first, form).split(separator: "\n") {
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

    private static func run(from first: Int, _ form: ObjectForm?) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        // Also of one that hung what it wrote counts.
        _ = try BuiltProgram.run(
            "Facts", ["\(first)", file.path],
            environment: ["TZ": "UTC", "FACTS_OBJECTS": form.map { "\($0)" } ?? ""], output: .nullDevice)
        return try String(contentsOf: file, encoding: .utf8)
    }
}
#endif
