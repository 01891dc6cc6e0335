import Foundation
import Testing

@testable import MigrationKit

/// The tool's list of types and the engine's say the same.
@Suite struct KnownTypesTests {
    @Test func theToolKnowsTheEnginesTypes() throws {
        let foundation = try engineFile("FoundationTypes.swift")
        let objects = names(in: foundation, "(NS[A-Za-z]+)Codec\\(\\)")
        let values = names(in: foundation, "\\b((?!NS)[A-Z][A-Za-z]+)Codec\\(\\)")
            .union(names(in: foundation, "\\bTextCodec<([A-Za-z]+)>\\("))
        let list = try engineFile("CodecRegistry.swift").components(separatedBy: "let scalars: ")[1]
            .components(separatedBy: "        ]\n")[0]
        let scalars = names(in: list, "\\b([A-Za-z0-9]+)\\.self\\b")
        #expect(objects.count >= 8 && values.count >= 5 && scalars.count >= 14)
        #expect(objects == KnownTypes.foundationObjects)
        #expect(values.subtracting(KnownTypes.foundationValues) == [])
        #expect(scalars.subtracting(KnownTypes.scalars) == [])
    }

    private func engineFile(_ name: String) throws -> String {
        let sources = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            .appendingPathComponent("Sources/SmartEngine")
        let path = try FileManager.default.subpathsOfDirectory(atPath: sources.path).first { $0.hasSuffix("/" + name) }
        return try String(contentsOf: sources.appendingPathComponent(try #require(path)), encoding: .utf8)
    }

    private func names(in text: String, _ pattern: String) -> Set<String> {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let found = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
        return Set(found.compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } })
    }
}
