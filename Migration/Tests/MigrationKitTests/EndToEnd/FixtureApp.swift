import Foundation

/// An app of ten modules and more than 150 models, written into a folder: hand-written habits, repeated under other
/// names.
struct FixtureApp {
    let folder: URL
    private static let fixtures = FixtureCase.root.appendingPathComponent("EndToEnd")

    /// Module → the modules it imports. Core stands for itself.
    static let modules: [(name: String, imports: [String])] = [
        ("Account", []), ("Catalog", []), ("Payments", []), ("Chat", ["Account"]), ("Orders", ["Catalog", "Payments"]),
        ("Feed", ["Account", "Catalog"]),
        ("Shop", ["Orders", "Feed", "Chat"]),
    ]

    /// Two modules with names that the libraries have too.
    static let naming = ["Names/Names.swift", "Naming/Naming.swift", "Naming/Own.swift", "Naming/Checks.swift"]

    init(in home: URL) throws {
        folder = home.appendingPathComponent("App")
        let stub = home.appendingPathComponent("HandyJSON")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: FixtureApp.fixtures.appendingPathComponent("Stub"), to: stub)
        try write(FixtureApp.package, "Package.swift")
        try write(try text("Core/Core.swift"), "Sources/Core/Core.swift")
        for path in FixtureApp.naming { try write(try text(path), "Sources/\(path)") }
        for module in FixtureApp.modules {
            for set in ["A", "B"] {
                for file in ["Models", "Checks"] {
                    let source = try text("Template/\(file).swift").replacingOccurrences(
                        of: "Zed", with: module.name + set
                    )
                    .replacingOccurrences(of: "zedChecks", with: module.name.lowercased() + set + "Checks")
                    try write(source, "Sources/\(module.name)/\(set)\(file).swift")
                }
            }
            try write(
                module.imports.map { "import \($0)\n" }.joined() + FixtureApp.crossing(module),
                "Sources/\(module.name)/Crossing.swift")
        }
        let calls = FixtureApp.modules.flatMap {
            [
                $0.name.lowercased() + "AChecks()", $0.name.lowercased() + "BChecks()",
                $0.name.lowercased() + "Crossing()",
            ]
        }
        let imports = (["Core", "Naming"] + FixtureApp.modules.map(\.name)).map { "import \($0)\n" }.joined()
        let main =
            imports + "\nlet lines = coreChecks() + namingChecks() + " + calls.joined(separator: " + ")
            + "\nfor line in lines { print(line) }\n"
        try write(main, "Sources/BehaviourTests/main.swift")
    }

    /// A model that holds models of other modules.
    private static func crossing(_ module: (name: String, imports: [String])) -> String {
        let properties = module.imports.map {
            "    public var \($0.lowercased()): \($0)ANested?\n    public var \($0.lowercased())List: [\($0)BNamed] = []\n"
        }.joined()
        let json = module.imports.map {
            #""\#($0.lowercased())":{"headline":"h","named":[{"uid":1,"nick_name":"n"}]},"\#($0.lowercased())List":[{"uid":2,"nick_name":"m"}]"#
        }
        return """
            import HandyJSON
            import Core

            public struct \(module.name)Crossing: HandyJSON {
                public var id = 0
            \(properties)    public init() {}
                public mutating func mapping(mapper: HelpingMapper) {
                    mapper <<< id <-- "crossing_id"
                }
            }

            public func \(module.name.lowercased())Crossing() -> [String] {
                let model = \(module.name)Crossing.deserialize(from: #"{\((["\"crossing_id\":3"] + json).joined(separator: ","))}"#)
                return ["crossing \\(model?.id ?? 0) \\(model?.toJSONString() ?? "")"]
            }

            """
    }

    private static var package: String {
        let targets = modules.map { module in
            "        .target(name: \"\(module.name)\", dependencies: [\((["Core"] + module.imports).map { "\"\($0)\"" }.joined(separator: ", ")), \"HandyJSON\"]),\n"
        }.joined()
        let all = (["Core", "Naming"] + modules.map(\.name)).map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "App",
                dependencies: [
                    .package(path: "../HandyJSON"),
                ],
                targets: [
                    .target(name: "Core", dependencies: ["HandyJSON"]),
                    .target(name: "Names"),
                    .target(name: "Naming", dependencies: ["Names", "HandyJSON"]),
            \(targets)        .executableTarget(name: "BehaviourTests", dependencies: [\(all)]),
                ]
            )

            """
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: FixtureApp.fixtures.appendingPathComponent(path), encoding: .utf8)
    }

    private func write(_ text: String, _ path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
