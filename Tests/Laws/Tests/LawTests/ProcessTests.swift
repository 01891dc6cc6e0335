import Foundation
import LawModels
import Testing

@Suite struct ProcessTests {
    @Test("(j) a second process writes the same text")
    func secondProcess() throws {
        let bundle = Bundle.module.bundleURL
        let file = bundle.appendingPathComponent("Generated/payloads.jsonl").path
        func texts() throws -> [Substring] {
            let process = Process()
            process.executableURL = bundle.deletingLastPathComponent().appendingPathComponent("WrittenTexts")
            process.arguments = [file]
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            return String(decoding: data, as: UTF8.self).split(separator: "\n")
        }
        let first = try texts()
        let second = try texts()
        #expect(first.count > LawModel.all.count && first.count == second.count)
        let payloads = Dictionary(Payload.all.values.joined().map { ($0.id, $0) }) { first, _ in first }
        for (one, other) in zip(first, second) where one != other {
            let situations = payloads[one.split(separator: " ").first.map(String.init) ?? ""]?.situations ?? []
            if KnownIssue.all.contains(where: { $0.laws.contains("j") && situations.contains($0.situation) }) { continue }
            Issue.record("law (j), seed \(LawModel.seed)\n\(one)\n\(other)")
        }
    }
}
