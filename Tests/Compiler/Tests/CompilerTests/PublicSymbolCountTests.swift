#if os(Linux)
import Foundation
import SmartCodable
import Testing

private var hasSymbolGraphTool: Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/swift-symbolgraph-extract")
    }
}

/// How much of SmartCodable its reference shows: what DocC gets of the module and of the engine, which it exports. Names
/// of earlier versions, and what only the compiler or the library calls, are public without being shown: `@_documentation(visibility: internal)`.
@Suite(.enabled(if: hasSymbolGraphTool, "Debian's Swift has no swift-symbolgraph-extract"))
struct PublicSymbolCountTests {
    /// A new name that readers do not look for belongs among those that are not shown.
    private static let limit = 420

    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Identifier: Decodable { let precise: String }
            let identifier: Identifier
            let pathComponents: [String]
        }
        let symbols: [Symbol]
    }

    /// The symbols of the modules' graphs, without the copies that conforming types get of a protocol's members.
    private static func shown(_ modules: [String]) throws -> [String: String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let built = Compiler.builtModules
        for module in modules {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [
                "swift-symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public",
                "-skip-synthesized-members",
                "-target", triple, "-I", built.path, "-output-dir", folder.path,
            ]
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0, "no symbol graph of \(module) in \(built.path)")
        }
        var result: [String: String] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where file.hasSuffix(".symbols.json") {
            let graph = try SmartJSONDecoder().decode(
                Graph.self, from: Data(contentsOf: folder.appendingPathComponent(file)))
            for symbol in graph.symbols {
                result[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
            }
        }
        return result
    }

    private static var triple: String {
        #if arch(arm64)
        "aarch64-unknown-linux-gnu"
        #else
        "x86_64-unknown-linux-gnu"
        #endif
    }

    @Test func theReferenceStaysReadable() throws {
        let shown = try Self.shown(["SmartCodable", "SmartEngine"])
        // Not because the graphs are empty.
        #expect(shown.count > 300)
        #expect(shown.count < Self.limit, "\(shown.values.sorted().joined(separator: "\n"))")
        let names = Set(shown.values)
        #expect(
            names.isSuperset(of: [
                "SmartDecodable.mappingForKey()", "SmartRepair.path", "SmartJSONDecoder.decode(_:from:)",
            ]))
        // Of each kind of declaration that is hidden, one.
        let hidden: Set = [
            "SmartConfig", "PropertyWrapperable.wrappedValue", "SmartSentinel.space", "JSONDecoder.SmartOption",
            "SmartJSONDecoder.smartDecode(_:from:)", "SmartDate.init(encodeFormat:)",
        ]
        #expect(names.intersection(hidden) == [])
        #expect(
            shown.values.filter { $0 == "SmartDecodable.mappingForKey()" }.count == 2,
            "the requirement, and what it is by default")
    }
}
#endif
