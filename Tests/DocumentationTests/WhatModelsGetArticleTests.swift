import Foundation
import SmartCodable
import Testing

typealias ServerValue = JSONValue

/// What WhatModelsGet.md lists is what the protocols' extensions have: a member that is added there has to be meant.
@Suite struct WhatModelsGetArticleTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The public members of the extensions of what models conform to, without those of the engine and deprecated ones.
    private static func members() throws -> Set<String> {
        let head = /^extension (SmartDecodable|SmartEncodable|SmartDirectCodable|SmartCaseDefaultable|SmartPolymorphicEnum|Array where Element: Smart)/
        let member = /^    (@discardableResult )?public (static |mutating |class )*(func|var|init)\b *([A-Za-z]\w*)?/
        var names: Set<String> = []
        for folder in ["SmartEngine", "SmartCodable"] {
            let sources = root.appendingPathComponent("Sources/\(folder)")
            let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" && !file.path.contains("/Compatibility/") {
                var isMeant = false
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                    if line.hasPrefix("extension") { isMeant = line.firstMatch(of: head) != nil }
                    if line.hasPrefix("}") { isMeant = false }
                    guard isMeant, let match = line.firstMatch(of: member) else { continue }
                    if match.3 == "init" {
                        names.insert("init")
                    } else if let name = match.4, !name.hasPrefix("_") {
                        names.insert(String(name))
                    }
                }
            }
        }
        return names
    }

    @Test func anAlias() throws {
        #expect(try SmartJSONDecoder().decode([ServerValue].self, from: "[1]") == [.int(1)])
    }

    @Test func everyMemberIsListed() throws {
        let members = try Self.members()
        #expect(members.isSuperset(of: ["deserialize", "toJSONString", "decodingOptions", "checkLayout"]))
        for page in ["Sources/SmartCodable/SmartCodable.docc/WhatModelsGet.md", "Documentation/zh-Hans/SmartCodable/WhatModelsGet.md"] {
            let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
            for name in members.sorted() { #expect(text.contains("`\(name)"), "\(name) is not on \(page)") }
        }
    }
}
