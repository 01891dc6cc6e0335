import Foundation

/// Writes the package that measures first decodes; `Benchmarks/cold` builds and runs it.
///
///     ColdStart FOLDER PATH_TO_THE_LIBRARIES [TYPES]
@main struct ColdStart {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count >= 2, let folder = arguments.first, let libraries = arguments.dropFirst().first else {
            print("usage: ColdStart FOLDER PATH_TO_THE_LIBRARIES [TYPES]")
            exit(2)
        }
        let count = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 200
        let package = URL(fileURLWithPath: folder)
        try write(manifest(libraries), to: "Package.swift", in: package)
        // 3,000 types: 30,000 conformances.
        try write(ModelSources.ballast(types: 3_000), to: "Sources/Ballast/Ballast.swift", in: package)
        for family in ModelSources.Family.allCases {
            for isHeavy in [false, true] {
                let target = "Sources/\(name(family, isHeavy))"
                try write(ModelSources(family: family, count: count).text, to: "\(target)/Models.swift", in: package)
                let program = ModelSources.program.replacingOccurrences(of: "COUNT", with: "\(count)")
                try write(
                    program + (isHeavy ? "\nimport Ballast\nlet ballast: Any.Type = T0.self\n" : ""),
                    to: "\(target)/Program.swift", in: package)
                try write(
                    "\(imports(family))\nimport Foundation\n\(ModelSources.warmUp(family))\n",
                    to: "\(target)/Warm.swift", in: package)
            }
        }
    }

    private static func name(_ family: ModelSources.Family, _ isHeavy: Bool) -> String {
        "cold-\(family.rawValue)\(isHeavy ? "-heavy" : "")"
    }

    private static func imports(_ family: ModelSources.Family) -> String {
        family == .plain ? "" : family == .handy ? "import HandyJSONCompat" : "import SmartCodable"
    }

    private static func write(_ text: String, to path: String, in package: URL) throws {
        let file = package.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // A file that is as it should be is not built again.
        guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private static func manifest(_ libraries: String) -> String {
        let targets = ModelSources.Family.allCases.flatMap { family in
            [false, true].map { isHeavy in
                var dependencies = isHeavy ? ["\"Ballast\""] : []
                if family != .plain {
                    dependencies.append(
                        ".product(name: \"\(family == .handy ? "HandyJSONCompat" : "SmartCodable")\", package: \"Libraries\")"
                    )
                }
                return
                    ".executableTarget(name: \"\(name(family, isHeavy))\", dependencies: [\(dependencies.joined(separator: ", "))]),"
            }
        }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "ColdStartModels",
                platforms: [.macOS(.v13)],
                dependencies: [.package(name: "Libraries", path: "\(libraries)")],
                targets: [
                    .target(name: "Ballast"),
                    \(targets.joined(separator: "\n        "))
                ],
                swiftLanguageModes: [.v5]
            )
            """
    }
}
