import Foundation
import LawModels
import Testing

/// A payload of generate.py, and what it becomes.
struct Payload: Decodable, Sendable {
    let id: String
    let model: Int
    let json: String
    /// Every value is of its property's own kind.
    let clean: Bool
    /// Has numbers whose digits Foundation's objects do not keep: `1.50`.
    let raw: Bool
    /// Has a dictionary of several members, whose order is an accident.
    let wide: Bool
    /// JSONDecoder reads it.
    let foundation: Bool
    /// The model tells when it is finished.
    let finishes: Bool
    let value: String
    let lines: [String]
    let written: String
    /// The coders write the same.
    let coders: Bool
    /// What the text has, with its digits.
    let contains: String
    let updated: String
    let updateLines: [String]
    let situations: [String]

    static let all: [Int: [Payload]] = {
        guard let file = Bundle.module.url(forResource: "payloads", withExtension: "jsonl", subdirectory: "Generated"),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { return [:] }
        let decoder = JSONDecoder()
        let all = text.split(separator: "\n").compactMap { try? decoder.decode(Payload.self, from: Data($0.utf8)) }
        return Dictionary(grouping: all, by: \.model)
    }()
}

/// The cases of one law: each that breaks it is an issue, but those that `KnownIssues` explains; an entry there that
/// explains none is one, too.
struct Law {
    let letter: String

    /// - Parameter breach: What is wrong, or nil.
    func hold(
        _ models: [LawModel] = LawModel.all,
        for isMeant: (Payload) -> Bool = { _ in true }, breach: (LawModel, Payload) -> String?
    ) {
        var explained: Set<String> = []
        var breaches: [String] = []
        var count = 0
        for model in models {
            for payload in Payload.all[model.number] ?? [] where isMeant(payload) {
                count += 1
                guard let breach = breach(model, payload) else { continue }
                let issues = KnownIssue.all.filter { $0.explains(letter, model, payload) }
                explained.formUnion(issues.map(\.situation))
                guard issues.isEmpty else { continue }
                breaches.append(
                    """
                    law (\(letter)), \(model.name), payload \(payload.id), seed \(LawModel.seed) \(payload.situations)
                    \(payload.json)
                    \(breach)
                    """)
            }
        }
        #expect(count > 0)
        let report = ProcessInfo.processInfo.environment["LAWS_REPORT"]
        for (number, breach) in breaches.enumerated() where number < 10 && report == nil {
            Issue.record("\(breach)\n\(Self.source(breach))")
        }
        if let report {
            let text = breaches.joined(separator: "\n\n") + "\n"
            try? text.write(toFile: "\(report).\(letter)", atomically: true, encoding: .utf8)
        }
        if !breaches.isEmpty {
            Issue.record("law (\(letter)): broken in \(breaches.count) of \(count) cases, seed \(LawModel.seed)")
        }
        // Other seeds need not come upon each of them.
        guard LawModel.seed == 1, LawModel.all.count >= 300 else { return }
        for issue in KnownIssue.all where issue.laws.contains(letter) && !explained.contains(issue.situation) {
            Issue.record("law (\(letter)) holds for '\(issue.situation)': take it out of KnownIssues")
        }
    }

    /// The declaration of the model that a breach names.
    private static func source(_ breach: String) -> String {
        guard let start = breach.range(of: "M[0-9]+", options: .regularExpression) else { return "" }
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources/LawModels/Generated").standardized
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for file in files {
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            guard let head = text.range(of: "enum \(breach[start]) {\n"),
                let end = text.range(of: "\n}\n", range: head.upperBound..<text.endIndex)
            else { continue }
            return String(text[head.lowerBound..<end.upperBound])
        }
        return ""
    }
}
