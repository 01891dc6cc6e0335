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
        switch manifest.kind {
        case .package: self = PackageManifestSwap(library: library).edits(manifest.file)
        case .podfile: self = RubyManifestSwap(library: library, rule: .swapPodfile, call: "pod").edits(manifest.file)
        case .podspec:
            self = RubyManifestSwap(library: library, rule: .swapPodspec, call: "dependency").edits(manifest.file)
        case .cartfile: self = CartfileSwap(library: library).edits(manifest.file)
        }
        notes += DeploymentTarget.notes(in: manifest.file.bytes, TextLine.lines(of: manifest.file.bytes))
    }
}

extension Workspace.Manifest.Kind {
    var commentMarks: [String] { self == .package ? IgnoreComments.swiftMarks : ["#"] }
}

extension FileFinder.Kind {
    var commentMarks: [String] { self == .projectGenerator ? ["#"] : IgnoreComments.swiftMarks }
}
