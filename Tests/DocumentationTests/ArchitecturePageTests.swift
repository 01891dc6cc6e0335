import Foundation
import Testing

/// `Sources/README.md` speaks of types and functions by their names: they have to exist, and so do the rooms.
@Suite struct ArchitecturePageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func sources(_ folder: String) throws -> [String: String] {
        let url = Self.root.appendingPathComponent(folder)
        let files = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }
        return try Dictionary(
            uniqueKeysWithValues: files.map {
                ("\(folder)/\($0)", try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8))
            })
    }

    @Test func namesExist() throws {
        let page = try CodeBlockTests.text(of: "Sources/README.md")
        let code = try sources("Sources").values.joined() + sources("Migration/Sources").values.joined()
            + sources("Tests/HandyJSONCompatTests").keys.joined() + sources("Tests/SmartCodableTests").keys.joined()
        let words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        // `RuntimePlan.fill`, `_SmartCoded`: one or two names, the first with a capital.
        let names = page.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            .filter { $0.range(of: #"^_?[A-Z][A-Za-z]+(\.[a-z][A-Za-z]+)?$"#, options: .regularExpression) != nil }
            .filter { !$0.hasSuffix(".md") && !$0.hasSuffix(".docc") }
        #expect(names.count > 60)
        for name in Set(names) {
            for part in name.split(separator: ".") {
                let exists = words.contains(String(part))
                #expect(exists, "Sources/README.md: \(name) does not exist")
            }
        }
    }

    @Test(arguments: ["Sources/SmartCodable", "Sources/HandyJSONCompat"])
    func everyRoomIsOnTheMap(_ folder: String) throws {
        let page = try CodeBlockTests.text(of: "Sources/README.md")
        let rooms = Set(try sources(folder).keys.map { $0.dropFirst(folder.count + 1).split(separator: "/")[0] })
        #expect(rooms.count > 4)
        for room in rooms { #expect(page.contains("| `\(room)/` |"), "\(room) is not on the map") }
    }
}
