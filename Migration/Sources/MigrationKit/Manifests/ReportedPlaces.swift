import Foundation

/// Places that name HandyJSON and that no command rewrites: somebody has to.
enum ReportedPlaces {
    struct Place {
        let offset: Int
        let rule: Rule
        /// The line.
        let text: String
        let reason: String
    }

    static func all(in reported: Workspace.Reported) -> [Place] {
        if reported.kind == .vendoredCopy {
            let reason = "a copy of HandyJSON's sources: they are left alone, and nothing is concluded from them"
            return [Place(offset: 0, rule: .vendoredCopy, text: "a copy of HandyJSON", reason: reason)]
        }
        guard reported.file.bytes.contains(Array("HandyJSON".utf8)) else { return [] }
        let lines = TextLine.lines(of: reported.file.bytes)
        switch reported.kind {
        case .objectiveC:
            return places(in: lines, .objectiveCImport, "an Objective-C file imports HandyJSON", isObjectiveCImport)
        case .xcodeProject:
            return places(in: lines, .xcodePackage, "this Xcode project has HandyJSON as a package", isPackageReference)
                + places(in: lines, .linkedFramework, "this Xcode project links HandyJSON", isFramework)
                + DeploymentTarget.notes(in: reported.file.bytes, lines).map {
                    Place(offset: $0.offset, rule: $0.rule, text: $0.reason, reason: $0.reason)
                }
        case .buildSettings:
            return places(in: lines, .linkedFramework, "a build setting names HandyJSON", isBuildSetting)
        case .generated:
            return places(
                in: lines, .generatedCode, "generated code, or a template of it, imports HandyJSON", isSwiftImport)
        case .projectGenerator:
            return places(in: lines, .projectGenerator, "the project's description names HandyJSON", isDependency)
        case .swift, .packageManifest, .podfile, .podspec, .cartfile, .vendoredCopy: return []
        }
    }

    /// Tuist's manifests are Swift files that import ProjectDescription.
    static func projectDescriptions(in file: SourceFile, _ facts: FileFacts) -> [Place] {
        guard facts.imports.contains(where: { $0.path == ["ProjectDescription"] }) else { return [] }
        guard file.bytes.contains(Array("HandyJSON".utf8)) else { return [] }
        return places(
            in: TextLine.lines(of: file.bytes), .projectGenerator, "the project's description names HandyJSON"
        ) { line in
            let code = line.hasPrefix("//") ? "" : line
            return code.contains("\"HandyJSON\"") || code.contains("/HandyJSON\"") || code.contains("/HandyJSON.git\"")
        }
    }

    private static func places(in lines: [TextLine], _ rule: Rule, _ reason: String, _ isMeant: (String) -> Bool)
        -> [Place]
    {
        lines.compactMap { line in
            let text = line.text.trimmingCharacters(in: .whitespaces)
            return isMeant(text) ? Place(offset: line.codeOffset, rule: rule, text: text, reason: reason) : nil
        }
    }

    /// `#import <HandyJSON/HandyJSON.h>`, `@import HandyJSON;`
    private static func isObjectiveCImport(_ line: String) -> Bool {
        guard ["#import", "#include", "@import"].contains(where: line.hasPrefix) else { return false }
        let words = line.split { " \t;".contains($0) }
        return line.contains("<HandyJSON/") || line.contains("\"HandyJSON/") || line.contains("HandyJSON-Swift.h")
            || words.dropFirst().first == "HandyJSON"
    }

    /// `repositoryURL = "https://github.com/alibaba/HandyJSON";`
    private static func isPackageReference(_ line: String) -> Bool {
        guard line.hasPrefix("repositoryURL") || line.hasPrefix("relativePath"), let sign = line.firstIndex(of: "=")
        else { return false }
        let value = line[line.index(after: sign)...].prefix { $0 != ";" }
        return ManifestText.isNamedHandyJSON(value.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"")))
    }

    /// A reference to `HandyJSON.framework`, the input of Carthage's script, `-framework HandyJSON`.
    private static func isFramework(_ line: String) -> Bool {
        let isFile = line.contains("HandyJSON.framework") || line.contains("HandyJSON.xcframework")
        let words = line.split { " \",;".contains($0) }
        let isFlag = zip(words, words.dropFirst()).contains { $0 == "-framework" && $1 == "HandyJSON" }
        return isFile && (line.contains("isa = PBXFileReference") || line.hasPrefix("\"$(")) || isFlag
    }

    private static func isBuildSetting(_ line: String) -> Bool {
        let setting = line.range(ofPlain: "//").map { String(line[..<$0.lowerBound]) } ?? line
        return setting.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains("HandyJSON")
    }

    /// `import HandyJSON`, also in the middle of a template's line.
    private static func isSwiftImport(_ line: String) -> Bool {
        guard !line.hasPrefix("//") else { return false }
        let words = line.split { " \t;\"".contains($0) }
        return zip(words, words.dropFirst()).contains { $0 == "import" && $1 == "HandyJSON" }
    }

    /// `- package: HandyJSON`, `"HandyJSON": ["~> 5.0"]`, `url: https://github.com/alibaba/HandyJSON`
    private static func isDependency(_ line: String) -> Bool {
        guard !line.hasPrefix("#") else { return false }
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.contains("HandyJSON")
    }
}
