import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

@testable import HandyModels

/// The laws for HandyJSON's models, with the models and payloads of Tests/RandomPairs. What they are read and written as
/// is recorded from HandyJSON and compared there, from text and Foundation's objects: laws (a), (b), (g) for values.
@Suite struct HandyLawTests {
    struct Pair: Decodable, Sendable {
        let id: String
        let mode: String
        let path: String
        let json: String

        var model: RandomModel? { Int(id.prefix { $0 != "." }).map { RandomModel.all[$0] } }
    }

    static let pairs: [Pair] = {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent(
            "../../../../RandomPairs/Recorded/pairs.jsonl")
        let text = (try? String(contentsOf: file.standardized, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(Pair.self, from: Data($0.utf8)) }
    }()

    @Test func allPairs() { #expect(Self.pairs.count == 3_000) }

    /// Models whose text says all: HandyJSON writes the last step of a path, no null of an `Any` or in an array, and nothing
    /// for an optional that is nil, which has its initial value again. A `Tag` is written otherwise than it is read.
    static let reversible: Set<Int> = {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../RandomPairs/Generated")
            .standardized
        var numbers: Set<Int> = []
        for file in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] {
            let models = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").components(separatedBy: "enum Models")
            let others = #"Transform|\b(Any|Tag|NSNumber)\b|\?\]|[?!] = |<-- .*"[^"\n]*\.[^"\n]*""#
            for model in models.dropFirst() where model.range(of: others, options: .regularExpression) == nil {
                if let number = Int(model.prefix(3)) { numbers.insert(number) }
            }
        }
        return numbers
    }()

    @Test("(a) what is written of a model that writes all is read as the same")
    func readAgain() {
        #expect(Self.reversible.count > 20)
        hold("a") { model, pair in
            guard pair.mode == "text", Self.reversible.contains(model.number) else { return nil }
            let first = model.answer("text", "", pair.json).components(separatedBy: ") {")
            guard first.count == 2 else { return nil }
            let again = model.answer("text", "", "{" + first[1]).components(separatedBy: ") {")
            return first == again ? nil : "read: \(first)\nagain: \(again)"
        }
    }

    @Test("(c) a value that was given up was not converted")
    func report() {
        hold("c") { model, pair in
            let repairs = model.watched(pair.mode, pair.path, pair.json).report.repairs
            let converted = Set(repairs.filter { $0.action == .converted }.map { "\($0.path) \($0.property)" })
            let lines = repairs.filter { $0.action != .converted && converted.contains("\($0.path) \($0.property)") }
            return lines.isEmpty ? nil : "\(repairs)"
        }
    }

    @Test("(d) .strict passes exactly when there is no line")
    func strict() {
        var answers: Set<Bool> = []
        hold("d") { model, pair in
            guard (try? JSONSerialization.jsonObject(with: Data(pair.json.utf8))) is [String: Any] else { return nil }
            let (accepts, report) = model.strict(pair.json)
            answers.insert(accepts)
            // A missing or null optional does not count as a repair.
            let lines = report.repairs.filter {
                !(($0.action == .null || $0.action == .missing) && $0.expected.hasSuffix("?"))
            }
            return accepts == lines.isEmpty ? nil : "strict \(accepts ? "accepts" : "refuses"): \(report)"
        }
        #expect(answers.count == 2)
    }

    @Test("(e) an update tells of nothing that is absent")
    func update() {
        hold("e") { model, pair in
            guard pair.mode == "update" else { return nil }
            // Objects inside may be new ones, which lack what they lack.
            let lines = model.watched(pair.mode, pair.path, pair.json).report.repairs.filter {
                $0.action == .missing && $0.model.hasPrefix("M")
            }
            return lines.isEmpty ? nil : "\(lines)"
        }
    }

    @Test("(g) text and dictionaries have the same report")
    func sources() {
        hold("g") { model, pair in
            guard let members = (try? JSONSerialization.jsonObject(with: Data(pair.json.utf8))) as? [String: Any] else {
                return nil
            }
            func lines(_ source: Any) -> [String] {
                model.watched(pair.mode, pair.path, source).report.repairs.map {
                    "\($0.path) \($0.property) \($0.expected) \($0.action)"
                }.sorted()
            }
            let (text, dictionary) = (lines(pair.json), lines(members))
            return text == dictionary ? nil : "text: \(text)\ndictionary: \(dictionary)"
        }
    }

    @Test("(i) quiet and watched reads give the same")
    func quiet() {
        hold("i") { model, pair in
            let quiet = model.answer(pair.mode, pair.path, pair.json)
            let watched = model.watched(pair.mode, pair.path, pair.json).answer
            return quiet == watched ? nil : "quiet: \(quiet)\nwatched: \(watched)"
        }
    }

    /// How many cases break a law today, and why: to become 0.
    static let known: [String: (count: Int, cause: String)] = [:]

    private func hold(_ letter: String, breach: (RandomModel, Pair) -> String?) {
        var breaches: [String] = []
        for pair in Self.pairs {
            guard let model = pair.model, let breach = breach(model, pair) else { continue }
            breaches.append("law (\(letter)), Models\(pair.id), \(pair.mode) \(pair.path)\n\(pair.json)\n\(breach)")
        }
        let known = Self.known[letter]?.count ?? 0
        if breaches.count != known {
            Issue.record("law (\(letter)): broken in \(breaches.count) cases, known are \(known)")
            for breach in breaches.prefix(10) { Issue.record("\(breach)") }
        }
    }
}
