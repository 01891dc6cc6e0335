import Foundation

/// The package that decodes the payloads: the project's files in targets of their modules' names, a list of the models
/// in each, and a program that writes what comes out.
struct VerificationPackage {
    let verification: Verification
    /// Files that do not compile here, by their place, and models that cannot be named.
    private(set) var leftOut: Set<String> = []
    /// Declarations that do not compile here, by the place of their file.
    private var leftOutDeclarations: [String: Set<[String]>] = [:]
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

    /// Leaves out the declaration at a line. False where it is left out already, or there is none.
    mutating func leaveOutDeclaration(of file: Verification.File, at line: Int, isAfter: Bool) -> Bool {
        guard let path = BuiltSource(isAfter ? file.after : file.before).declaration(at: line),
            leftOutDeclarations[file.place, default: []].insert(path).inserted
        else { return false }
        let name = path.joined(separator: ".")
        for model in verification.models
        where model.target == file.target && (model.name == name || model.name.hasPrefix(name + ".")) {
            unnamed.insert(model.key)
        }
        return true
    }

    /// False where it is left out already.
    mutating func leaveOut(_ file: Verification.File) -> Bool { leftOut.insert(file.place).inserted }

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
        for file in files {
            let source = BuiltSource(isAfter ? file.after : file.before)
            result[file.place] = withoutMissingModules(source.without(leftOutDeclarations[file.place] ?? []))
        }
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
                platforms: [.macOS(.v12)],
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
        let written = isAfter ? "toJSONString(useMappedKeys: true)" : "toJSONString()"
        let lines = models.filter { $0.target == target }.map {
            // Each on one line.
            let unseen = $0.unseen.map { "\"\($0)\"" }.joined(separator: ", ")
            return
                "    models[\"\($0.key)\"] = { \($0.name).deserialize(from: $0).map { (model: $0, json: $0.\(written), unseen: [\(unseen)]) } }\n"
        }
        return """
            import Foundation
            import HandyJSONCompat
            import SmartCodable

            public func handyJSONVerifiedModels_\(target)() -> [String: (String) -> (model: Any, json: String?, unseen: [String])?] {
                var models: [String: (String) -> (model: Any, json: String?, unseen: [String])?] = [:]
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

            /// A value that no JSON shows, as text; of an object its type alone.
            func text(of value: Any, depth: Int = 0) -> String {
                let mirror = Mirror(reflecting: value)
                let inner = mirror.children.map { $0.value }
                switch mirror.displayStyle {
                case .optional?: return inner.first.map { text(of: $0, depth: depth) } ?? "nil"
                case .collection?: return "[" + inner.map { text(of: $0, depth: depth + 1) }.joined(separator: ", ") + "]"
                case .set?, .dictionary?: return "[" + inner.map { text(of: $0, depth: depth + 1) }.sorted().joined(separator: ", ") + "]"
                case .tuple?: return "(" + inner.map { text(of: $0, depth: depth + 1) }.joined(separator: ", ") + ")"
                case .struct? where !inner.isEmpty && depth < 4 && !(value is Date): return "(" + inner.map { text(of: $0, depth: depth + 1) }.joined(separator: ", ") + ")"
                case .class?: return "object"
                default: return "\\(value)"
                }
            }

            /// Of a property, which may be behind a wrapper that leaves it out.
            func unseen(_ name: String, of model: Any) -> String? {
                var mirror: Mirror? = Mirror(reflecting: model)
                while let level = mirror {
                    for child in level.children {
                        if child.label == name { return text(of: child.value) }
                        guard child.label == "_" + name else { continue }
                        let parts = Mirror(reflecting: child.value).children
                        return (parts.first { $0.label == "wrappedValue" || $0.label == "_wrappedValue" } ?? parts.first).map { text(of: $0.value) }
                    }
                    mirror = level.superclassMirror
                }
                return nil
            }

            var models: [String: (String) -> (model: Any, json: String?, unseen: [String])?] = [:]
            \(merges)
            let arguments = CommandLine.arguments
            let lines = try String(contentsOfFile: arguments[1], encoding: .utf8).split(separator: "\\n")
            let output = FileHandle(forWritingAtPath: arguments[2])!
            output.seekToEndOfFile()
            let encoder = JSONEncoder()
            for line in lines.dropFirst(Int(arguments[3]) ?? 0) {
                var record = try JSONDecoder().decode(Record.self, from: Data(line.utf8))
                let found = models[record.type]?(record.payload)
                // As text: what dictionaries hold of the system's types is not the same everywhere.
                var members = (found?.json).flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) } as? [String: Any]
                if let found {
                    for name in found.unseen { members?["(instance) " + name] = unseen(name, of: found.model) }
                }
                if let value = members,
                    let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
                {
                    record.json = String(decoding: data, as: UTF8.self)
                }
                output.write(try encoder.encode(record) + Data("\\n".utf8))
            }

            """
    }
}
