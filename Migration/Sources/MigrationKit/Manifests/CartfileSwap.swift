import Foundation

/// `github "alibaba/HandyJSON" ~> 5.0` in a Cartfile.
struct CartfileSwap {
    let library: LibraryCoordinates
    let replaced: ReplacedLibrary

    func edits(_ file: SourceFile) -> FileEdits {
        guard ManifestText.mentions(replaced, file.bytes) else { return FileEdits() }
        var result = FileEdits()
        for line in TextLine.lines(of: file.bytes) {
            let code = line.text.prefix { $0 != "#" }
            let trimmed = code.trimmingCharacters(in: .whitespaces)
            let kind = String(trimmed.prefix { !$0.isWhitespace && $0 != "\"" })
            let source = RubyText.literals(in: trimmed).first ?? ""
            guard ["github", "git", "binary"].contains(kind), isMeant(source) else { continue }
            let start = line.codeOffset
            guard kind != "binary", ManifestText.isOriginal(source, replaced) else {
                result.notes.append(
                    .init(
                        start, .forkedDependency, "\(replaced.module) comes from a fork: \(trimmed)",
                        "check that it has no changes you need, then write \(replacement)"))
                continue
            }
            result.edits.append(Edit(start..<start + trimmed.utf8.count, replacement, rule: Rule.swapCartfile.id))
            result.notes.append(
                .init(
                    start, .swapCartfile, "Carthage builds Xcode projects, and the new repository has none",
                    Rule.swapCartfile.advice))
        }
        return result
    }

    private var replacement: String { library.carthageDependency }

    /// `alibaba/HandyJSON`, `https://example.com/HandyJSON.json`
    private func isMeant(_ source: String) -> Bool {
        ManifestText.isNamed(replaced, source)
            || ManifestText.isNamed(replaced, source.replacingOccurrences(of: ".json", with: ""))
    }
}
