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
        for (one, other) in zip(first, second) where one != other {
            Issue.record("law (j), seed \(LawModel.seed)\n\(one)\n\(other)")
        }
    }
}
