import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// Migration/Guide/API.md has every public name of HandyJSONCompat, and no name of SmartCodable's that does not exist.
@Suite struct APIPageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func sources(of library: String) throws -> String {
        let folder = root.appendingPathComponent("Sources/\(library)")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined(separator: "\n")
    }

    /// What is between backticks, by columns.
    private static func cells() throws -> [[String]] {
        try CodeBlockTests.text(of: "Migration/Guide/API.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
            .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
    }

    private static func identifiers(_ text: String) -> Set<String> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) })
    }

    @Test func everyPublicNameIsListed() throws {
        let rows = try Self.cells()
        #expect(rows.allSatisfy { $0.count == 3 })
        let listed = Self.identifiers(rows.map { $0[0] + " " + $0[1] }.joined(separator: " "))
        // Those of the engine's hooks, of Codable and of option sets are no names of HandyJSON's.
        let others: Set = ["encode", "rawValue", "Object", "JSON", "transformFromJSON", "transformToJSON", "dateFormatter"]
        let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
        var count = 0
        for line in try Self.sources(of: "HandyJSONCompat").split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            guard line.hasPrefix("public ") || line.hasPrefix("open ") else { continue }
            let words = line.split(whereSeparator: { " <(:={".contains($0) }).map(String.init)
            guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { continue }
            let name = words[kind + 1]
            let isHook = name.hasPrefix("_") && (line.contains(" func ") || line.contains(" var ")) && name != "_transform" && name != "_plainValue"
            guard !isHook, !others.contains(name), name.first.map({ $0.isLetter || $0 == "_" }) == true else { continue }
            count += 1
            #expect(listed.contains(name), "\(name) is not listed")
        }
        #expect(count > 40)
        for sign in ["<<<", "<--", ">>>"] { #expect(rows.contains { $0[0].contains(sign) }, "\(sign)") }
    }

    /// The calls of the page with their arguments.
    @Test func theCallsAreAsListed() throws {
        struct User: SmartCodable { var id = 1 }
        var user = User()
        #expect(user.toDictionary(useMappedKeys: true)?["id"] as? Int == 1)
        #expect(user.toJSONString(useMappedKeys: true, prettyPrint: true)?.contains("\n") == true)
        #expect([user].toArray(useMappedKeys: true)?.count == 1)
        #expect([user].toJSONString(useMappedKeys: true, prettyPrint: false) == #"[{"id":1}]"#)
        #expect(SmartUpdater.update(&user, from: #"{"data":{"id":2}}"#, designatedPath: "data"))
        #expect(try User.decode(from: #"{"data":{"id":3}}"#, designatedPath: "data").id == 3)
        #expect(User.deserialize(from: #"{"ID":4}"#, options: [.key(.caseInsensitive)])?.id == 4)
    }

    @Test func whatItBecomesExists() throws {
        // With the names of the engine, which SmartCodable exports.
        let known = Self.identifiers(try Self.sources(of: "SmartCodable") + Self.sources(of: "SmartEngine"))
        let general: Set = ["CodingKeys", "property", "name", "a", "b", "T"]
        for row in try Self.cells() where row[2] != "SmartCodable" && !row[2].hasPrefix("---") {
            for code in row[2].components(separatedBy: "`").enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
                for name in Self.identifiers(code).subtracting(general) { #expect(known.contains(name), "\(name)") }
            }
        }
    }
}
