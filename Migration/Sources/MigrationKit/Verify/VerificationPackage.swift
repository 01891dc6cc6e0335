import Foundation

/// The package that decodes the payloads: the project's files in targets of their modules' names, a list of the models
/// in each, and a program that writes what comes out.
struct VerificationPackage {
    let verification: Verification
    /// Files that do not compile here, by their place, and models that cannot be named.
    var leftOut: Set<String> = []
    var unnamed: Set<String> = []
    /// Modules that are not here. Many a file imports UIKit and needs Foundation: it gets that instead.
    private(set) var missingModules: Set<String> = []

    /// Files without models that import more than UIKit of these would not compile, and there may be hundreds of them,
    /// each with hundreds of errors.
    mutating func leaveOut(missing modules: Set<String>) {
        missingModules = modules
        let others = modules.subtracting(["UIKit", "AppKit"])
        for file in verification.files where !file.holdsModel && !file.imports.isDisjoint(with: others) {
            leftOut.insert(file.place)
        }
    }

    init(_ verification: Verification) { self.verification = verification }

    var models: [VerifiedModel] {
        let places = Set(files.map { "\($0.target)/\($0.path)" })
        return verification.models.filter {
            places.contains("\($0.target)/\($0.path)") && !unnamed.contains($0.key)
        }
    }

    private var files: [Verification.File] { verification.files.filter { !leftOut.contains($0.place) } }

    private var targets: [String] { Set(files.map(\.target)).sorted() }

    static let listName = "HandyJSONVerifiedModels.swift"

    /// The model of a line of a target's list.
    func model(target: String, line: Int) -> VerifiedModel? {
        let own = models.filter { $0.target == target }
        return own.indices.contains(line - VerificationPackage.firstLine)
            ? own[line - VerificationPackage.firstLine] : nil
    }

    /// All files by their places.
    func contents(isAfter: Bool) -> [String: [UInt8]] {
        var result: [String: [UInt8]] = ["Package.swift": Array(manifest.utf8)]
        for file in files { result[file.place] = withoutMissingModules(isAfter ? file.after : file.before) }
        for target in targets {
            result["Sources/\(target)/\(VerificationPackage.listName)"] = Array(list(target, isAfter).utf8)
        }
        result["Sources/HandyJSONVerify/main.swift"] = Array(program.utf8)
        return result
    }

    /// The same with other imports, in the same lines.
    private func withoutMissingModules(_ source: [UInt8]) -> [UInt8] {
        guard !missingModules.isEmpty else { return source }
        let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            let statements = String(decoding: line, as: UTF8.self).split(
                separator: ";", omittingEmptySubsequences: false)
            guard statements.contains(where: importsMissingModule) else { return line }
            return ArraySlice(
                statements.map { importsMissingModule($0) ? "import Foundation" : $0 }.joined(separator: ";").utf8)
        }
        return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    private func importsMissingModule(_ statement: Substring) -> Bool {
        let words = statement.split(whereSeparator: \.isWhitespace)
        guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy({ $0.hasPrefix("@") }) else {
            return false
        }
        // The module, or what kind of name is imported from it.
        return words[(place + 1)...].prefix(2).contains { name in
            missingModules.contains { name == $0 || name.hasPrefix($0 + ".") }
        }
    }

    /// Warns of each of the modules that cannot be imported.
    static func probe(_ modules: [String]) -> String {
        modules.map { "#if !canImport(\($0))\n#warning(\"missing: \($0)\")\n#endif\n" }.joined()
    }

    /// What a compiler says of the probe.
    static func missing(in output: String) -> Set<String> {
        Set(
            output.split(separator: "\n").map(String.init).compactMap { line in
                line.range(ofPlain: "warning: missing: ").map {
                    String(line[$0.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                }
            })
    }

    private var manifest: String {
        let library = verification.library
        let products = ["HandyJSONCompat", "SmartCodable"].map { library.product($0) }.joined(separator: ", ")
        func target(_ name: String) -> String {
            let others = (verification.dependencies[name] ?? []).filter(targets.contains).map { "\"\($0)\", " }.joined()
            return "        .target(name: \"\(name)\", dependencies: [\(others)\(products)]),\n"
        }
        let names = targets.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "HandyJSONVerify",
                platforms: [.macOS("10.15.4")],
                dependencies: [\(library.packageDependency)],
                targets: [
            \(targets.map(target).joined())        .executableTarget(name: "HandyJSONVerify", dependencies: [\(names)]),
                ]
            )

            """
    }

    /// The first line of `list` that names a model.
    private static let firstLine = 7

    private func list(_ target: String, _ isAfter: Bool) -> String {
        let written = isAfter ? "toDictionary(useMappedKeys: true)" : "toJSON()"
        let lines = models.filter { $0.target == target }.map {
            "    models[\"\($0.key)\"] = { \($0.name).deserialize(from: $0)?.\(written) }\n"
        }
        return """
            import Foundation
            import HandyJSONCompat
            import SmartCodable

            public func handyJSONVerifiedModels_\(target)() -> [String: (String) -> Any?] {
                var models: [String: (String) -> Any?] = [:]
            \(lines.joined())\(isAfter ? rules : "")    return models
            }

            """
    }

    /// What the app says where it starts.
    private var rules: String {
        guard verification.rules == .app else { return "" }
        return AdoptionSummary.linesOfApp.map { "    \($0)\n" }.joined()
    }

    /// Reads records and writes them with what the models make of the payloads; from the given number on, so that a run
    /// that ended early can go on behind.
    private var program: String {
        let imports = targets.map { "import \($0)\n" }.joined()
        let merges = targets.map { "models.merge(handyJSONVerifiedModels_\($0)()) { first, _ in first }\n" }.joined()
        return """
            import Foundation
            \(imports)
            struct Record: Codable {
                var type: String
                var path: String
                var payload: String
                var json: String?
            }

            func writable(_ value: Any) -> Any? {
                switch value {
                case let members as [String: Any]: return members.compactMapValues(writable)
                case let elements as [Any]: return elements.map { writable($0) ?? NSNull() }
                case is NSNull, is String: return value
                case let number as NSNumber: return number.doubleValue.isFinite ? number : nil
                default: return JSONSerialization.isValidJSONObject([value]) ? value : nil
                }
            }

            var models: [String: (String) -> Any?] = [:]
            \(merges)
            let arguments = CommandLine.arguments
            let lines = try String(contentsOfFile: arguments[1], encoding: .utf8).split(separator: "\\n")
            let output = FileHandle(forWritingAtPath: arguments[2])!
            output.seekToEndOfFile()
            let encoder = JSONEncoder()
            for line in lines.dropFirst(Int(arguments[3]) ?? 0) {
                var record = try JSONDecoder().decode(Record.self, from: Data(line.utf8))
                if let value = models[record.type]?(record.payload).flatMap(writable),
                    let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
                {
                    record.json = String(decoding: data, as: UTF8.self)
                }
                output.write(try encoder.encode(record) + Data("\\n".utf8))
            }

            """
    }
}
