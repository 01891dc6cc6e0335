/// What is to be done in one file, and what is left to a person.
struct FileEdits {
    struct Note {
        let offset: Int
        let rule: Rule
        let reason: String
        let suggestion: String

        init(_ offset: Int, _ rule: Rule, _ reason: String, _ suggestion: String) {
            self.offset = offset
            self.rule = rule
            self.reason = reason
            self.suggestion = suggestion
        }
    }

    var edits: [Edit] = []
    var notes: [Note] = []

    var isEmpty: Bool { edits.isEmpty && notes.isEmpty }

    init(edits: [Edit] = [], notes: [Note] = []) {
        self.edits = edits
        self.notes = notes
    }

    init(_ manifest: Workspace.Manifest, _ library: LibraryCoordinates) {
        for replaced in ReplacedLibrary.all {
            let found = FileEdits(manifest, library, replaced, isAdded: !edits.isEmpty)
            edits += found.edits
            notes += found.notes
        }
        let (bytes, lines) = (manifest.file.bytes, TextLine.lines(of: manifest.file.bytes))
        notes += DeploymentTarget.notes(in: bytes, lines)
        if manifest.kind == .package { notes += DeploymentTarget.notesOfPackage(bytes, lines) }
    }
}

extension FileEdits {
    /// Those for one library. `isAdded`: whether the package stands in the manifest once the edits for another are made.
    private init(
        _ manifest: Workspace.Manifest, _ library: LibraryCoordinates, _ replaced: ReplacedLibrary, isAdded: Bool
    ) {
        let file = manifest.file
        switch manifest.kind {
        case .package:
            self = PackageManifestSwap(library: library, replaced: replaced, isAdded: isAdded).edits(file)
        case .podfile:
            self = RubyManifestSwap(library: library, replaced: replaced, rule: .swapPodfile, call: "pod").edits(file)
        case .podspec:
            self = RubyManifestSwap(library: library, replaced: replaced, rule: .swapPodspec, call: "dependency")
                .edits(file)
        case .cartfile: self = CartfileSwap(library: library, replaced: replaced).edits(file)
        }
    }
}

extension Workspace.Manifest.Kind {
    var commentMarks: [String] { self == .package ? IgnoreComments.swiftMarks : ["#"] }
}

extension FileFinder.Kind {
    var commentMarks: [String] { self == .projectGenerator ? ["#"] : IgnoreComments.swiftMarks }
}
