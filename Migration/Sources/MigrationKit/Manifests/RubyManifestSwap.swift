/// `pod 'HandyJSON', '~> 5.0'` in a Podfile, `s.dependency 'HandyJSON'` in a podspec.
///
/// The name and the version change. Conditions, options and comments around them stay. A Podfile says where the pods
/// come from, and names those below, too: trunk has none of them.
struct RubyManifestSwap {
    let library: LibraryCoordinates
    let replaced: ReplacedLibrary
    let rule: Rule
    /// `pod` or `dependency`
    let call: String

    func edits(_ file: SourceFile) -> FileEdits {
        guard ManifestText.mentions(replaced, file.bytes) else { return FileEdits() }
        let tokens = RubyTokens.read(file.bytes)
        if call == "dependency", let name = ownName(tokens) {
            return FileEdits(notes: [
                .init(
                    name, .vendoredCopy, "this is the podspec of a copy of \(replaced.module)",
                    "remove the copy; \(replaced.replacement) takes its place")
            ])
        }
        var result = FileEdits()
        for (index, token) in tokens.enumerated() where token.kind == .string || token.kind == .list {
            if token.kind == .string, RubyCall.isCall(call, tokens, before: index) {
                if token.text == replaced.module {
                    swap(tokens, index, file, &result)
                } else if token.text.hasPrefix(replaced.module + "/") {
                    result.notes.append(
                        .init(
                            token.range.lowerBound, .unclearDependency, "names a part of the pod: \(token.text)",
                            "write \(line) by hand"))
                }
            } else if token.text == replaced.module
                || token.kind == .list
                    && token.text.split(whereSeparator: \.isWhitespace).contains(where: { $0 == replaced.module })
            {
                result.notes.append(
                    .init(
                        token.range.lowerBound, .unclearDependency,
                        "mentions \(replaced.module) in a way that is not a \(call) line",
                        "look whether it should say \(replaced.replacement)"))
            }
        }
        return result
    }

    private var isPodfile: Bool { call == "pod" }
    private var line: String { "\(call) '\(replaced.replacement)', \(source(quote: "'"))" }

    /// `'~> 0.1'` in a podspec, which has no other way to say it.
    private func source(quote: String) -> String {
        isPodfile ? library.podSource(quote: quote) : quote + library.looseVersion + quote
    }

    private func swap(_ tokens: [RubyToken], _ index: Int, _ file: SourceFile, _ result: inout FileEdits) {
        let found = RubyCall(tokens, name: index)
        func text(_ argument: RubyCall.Argument) -> String { file.bytes.string(argument.range) }
        let options = found.arguments.filter { $0.key != nil }
        let isOriginal = options.contains { $0.key == "git" && ManifestText.isOriginal($0.value ?? "", replaced) }
        let sources: Set<String> = ["path", "podspec", "http", "svn", "hg", "{"]
        if options.contains(where: { sources.contains($0.key ?? "") || ($0.key == "git" && !isOriginal) }) {
            let written = options.map(text).joined(separator: ", ")
            result.notes.append(
                .init(
                    found.name.range.lowerBound, .forkedDependency,
                    "\(replaced.module) comes from a place of your own (\(written))",
                    "check that it has no changes you need, then write \(line)"))
            return
        }
        var edits: [Edit] = []
        func edit(_ range: ByteRange, _ text: String) { edits.append(Edit(range, text, rule: rule.id)) }
        let name = found.name.range
        let ownName = name.lowerBound + 1..<name.upperBound - 1
        let source = source(quote: file.bytes.string(name.lowerBound..<name.lowerBound + 1))
        let versions = found.arguments.prefix { $0.key == nil }
        if let first = versions.first, let last = versions.last {
            edit(first.range.lowerBound..<last.range.upperBound, source)
        } else {
            edit(name.upperBound..<name.upperBound, ", \(source)")
        }
        // What says where in the repository the library is, and which list of pods names it.
        let places: Set<String> = ["git", "branch", "tag", "commit", "submodules"]
        for option in options
        where isOriginal && places.contains(option.key ?? "") || isPodfile && option.key == "source" {
            edit(option.comma..<option.range.upperBound, "")
        }
        result.edits.append(Edit(ownName, replaced.replacement, rule: rule.id))
        result.edits += edits
        let named = tokens[RubyCall.block(around: index, tokens)].filter { $0.kind == .string }.map(\.text)
        let podsBelow = isPodfile ? replaced.podsBelow.filter { !named.contains($0) } : []
        guard !podsBelow.isEmpty else { return }
        let place = RubyStatement(tokens, name: index, file.bytes)
        let copies = podsBelow.map { place.copy(edits + [Edit(ownName, $0, rule: rule.id)], of: file) }
        result.edits.append(Edit(place.lineEnd..<place.lineEnd, copies.joined(), rule: rule.id))
    }

    /// `s.name = 'HandyJSON'`
    private func ownName(_ tokens: [RubyToken]) -> Int? {
        tokens.indices.dropFirst(3).first {
            tokens[$0].kind == .string && tokens[$0].text == replaced.module && tokens[$0 - 1].isSign("=")
                && tokens[$0 - 2].isWord("name")
        }.map { tokens[$0].range.lowerBound }
    }
}
