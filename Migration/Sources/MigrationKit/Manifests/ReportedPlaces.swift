import Foundation

/// Places that name a library and that no command rewrites: they are left to a person.
struct ReportedPlaces {
    private let library: ReplacedLibrary

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
        let named = ReplacedLibrary.all.filter { reported.file.bytes.contains(Array($0.module.utf8)) }
        let places = named.flatMap { ReportedPlaces(library: $0).places(in: reported) }
        guard !named.isEmpty, reported.kind == .xcodeProject else { return places }
        let bytes = reported.file.bytes
        return places
            + DeploymentTarget.notes(in: bytes, TextLine.lines(of: bytes)).map {
                Place(offset: $0.offset, rule: $0.rule, text: $0.reason, reason: $0.reason)
            }
    }

    private func places(in reported: Workspace.Reported) -> [Place] {
        let lines = TextLine.lines(of: reported.file.bytes)
        switch reported.kind {
        case .objectiveC:
            return places(
                in: lines, .objectiveCImport, "an Objective-C file imports \(library.module)", isObjectiveCImport)
        case .xcodeProject:
            return places(
                in: lines, .xcodePackage, "this Xcode project has \(library.module) as a package", isPackageReference)
                + places(in: lines, .linkedFramework, "this Xcode project links \(library.module)", isFramework)
        case .buildSettings:
            return places(in: lines, .linkedFramework, "a build setting names \(library.module)", isBuildSetting)
        case .generated:
            return places(
                in: lines, .generatedCode, "generated code, or a template of it, imports \(library.module)",
                isSwiftImport)
        case .projectGenerator:
            return places(
                in: lines, .projectGenerator, "the project's description names \(library.module)", isDependency)
        case .swift, .packageManifest, .podfile, .podspec, .cartfile, .vendoredCopy: return []
        }
    }

    /// Tuist's manifests are Swift files that import ProjectDescription.
    static func projectDescriptions(in file: SourceFile, _ facts: FileFacts) -> [Place] {
        guard facts.imports.contains(where: { $0.path == ["ProjectDescription"] }) else { return [] }
        return ReplacedLibrary.all.flatMap { ReportedPlaces(library: $0).projectDescriptions(in: file) }
    }

    private func projectDescriptions(in file: SourceFile) -> [Place] {
        let name = library.module
        guard file.bytes.contains(Array(name.utf8)) else { return [] }
        return places(
            in: TextLine.lines(of: file.bytes), .projectGenerator, "the project's description names \(name)"
        ) { line in
            let code = line.hasPrefix("//") ? "" : line
            return code.contains("\"\(name)\"") || code.contains("/\(name)\"") || code.contains("/\(name).git\"")
        }
    }

    private func places(in lines: [TextLine], _ rule: Rule, _ reason: String, _ isMeant: (String) -> Bool)
        -> [Place]
    {
        lines.compactMap { line in
            let text = line.text.trimmingCharacters(in: .whitespaces)
            return isMeant(text) ? Place(offset: line.codeOffset, rule: rule, text: text, reason: reason) : nil
        }
    }

    /// `#import <HandyJSON/HandyJSON.h>`, `@import HandyJSON;`
    private func isObjectiveCImport(_ line: String) -> Bool {
        guard ["#import", "#include", "@import"].contains(where: line.hasPrefix) else { return false }
        let name = library.module
        let words = line.split { " \t;".contains($0) }
        return line.contains("<\(name)/") || line.contains("\"\(name)/") || line.contains("\(name)-Swift.h")
            || words.dropFirst().first.map(String.init) == name
    }

    /// `repositoryURL = "https://github.com/alibaba/HandyJSON";`
    private func isPackageReference(_ line: String) -> Bool {
        guard line.hasPrefix("repositoryURL") || line.hasPrefix("relativePath"), let sign = line.firstIndex(of: "=")
        else { return false }
        let value = line[line.index(after: sign)...].prefix { $0 != ";" }
        return ManifestText.isNamed(library, value.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"")))
    }

    /// A reference to `HandyJSON.framework`, the input of Carthage's script, `-framework HandyJSON`.
    private func isFramework(_ line: String) -> Bool {
        let isFile = line.contains("\(library.module).framework") || line.contains("\(library.module).xcframework")
        let words = line.split { " \",;".contains($0) }
        let isFlag = zip(words, words.dropFirst()).contains { $0 == "-framework" && $1 == library.module }
        return isFile && (line.contains("isa = PBXFileReference") || line.hasPrefix("\"$(")) || isFlag
    }

    private func isBuildSetting(_ line: String) -> Bool {
        let setting = line.range(ofPlain: "//").map { String(line[..<$0.lowerBound]) } ?? line
        return setting.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == library.module }
    }

    /// `import HandyJSON`, also in the middle of a template's line.
    private func isSwiftImport(_ line: String) -> Bool {
        guard !line.hasPrefix("//") else { return false }
        let words = line.split { " \t;\"".contains($0) }
        return zip(words, words.dropFirst()).contains { $0 == "import" && $1 == library.module }
    }

    /// `- package: HandyJSON`, `"HandyJSON": ["~> 5.0"]`, `url: https://github.com/alibaba/HandyJSON`
    private func isDependency(_ line: String) -> Bool {
        guard !line.hasPrefix("#") else { return false }
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.contains { $0 == library.module }
    }
}
