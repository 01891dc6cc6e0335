import Foundation
import SmartCodable
import Testing

/// The code blocks of Guide/UnitTesting.md, verbatim, and what they promise.
@Suite struct UnitTestingPageTests {
    static let page = "Guide/UnitTesting.md"

    @Test func fixtures() throws {
        /// What does not fit the model, by file; empty if all files do.
        func misfits<Model: SmartDecodable>(of model: Model.Type, in folder: URL) throws -> [String] {
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).compactMap { file in
                do {
                    _ = try Model.decode(from: Data(contentsOf: file), options: [.strict])
                    return nil
                } catch {
                    return "\(file.lastPathComponent): \(error)"
                }
            }
        }

        struct User: SmartCodable {
            var id = 0
            var name = ""
            var nick: String?
        }

        let fixtures = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: fixtures, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: fixtures) }
        try Data(#"{"id":7,"name":"Ann","age":30}"#.utf8).write(to: fixtures.appendingPathComponent("ann.json"))
        #expect(try misfits(of: User.self, in: fixtures) == [])
        try Data(#"{"id":"7","name":"Bob"}"#.utf8).write(to: fixtures.appendingPathComponent("bob.json"))
        let found = try misfits(of: User.self, in: fixtures)
        let page = try CodeBlockTests.text(of: Self.page)
        #expect(found.count == 1)
        #expect(page.contains("```\n\(found.first ?? "nothing")\n```"), "\(found)")

        /// What a payload needs beyond the repairs that are known, as paths.
        func surprises<Model: SmartDecodable>(of model: Model.Type, in payload: Data, known: Set<String> = []) -> [String] {
            let (found, report) = SmartSentinel.record { Model.deserialize(from: payload) }
            return (found == nil ? ["not readable"] : []) + report.repairs.map(\.path).filter { !known.contains($0) }
        }

        let payload = Data(#"{"id":"7","name":null}"#.utf8)
        let unknown = surprises(of: User.self, in: payload, known: ["id"])
        // ["name"]
        #expect(unknown == ["name"])
        #expect(surprises(of: User.self, in: Data("<html>".utf8)) == ["not readable"])

        let user = try User.decode(from: #"{"id":7,"name":"Ann"}"#, options: [.strict])
        let again = try User.decode(from: user.toJSONString() ?? "", options: [.strict])
        // the same id and name
        #expect(again.id == user.id && again.name == user.name)
    }
}
