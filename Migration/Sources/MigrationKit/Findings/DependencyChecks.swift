import Foundation

/// What is looked for outside of Swift sources: manifests, Objective-C, project descriptions, generated code.
extension Findings {
    mutating func check(_ manifest: Workspace.Manifest) {
        let found = FileEdits(manifest, LibraryCoordinates())
        let lines = TextLine.lines(of: manifest.file.bytes)
        for edit in found.edits {
            guard let rule = Rule.byID[edit.rule], let line = lines.last(where: { $0.offset <= edit.range.lowerBound })
            else { continue }
            add(
                rule, in: manifest.file, edit.range.lowerBound, line.text.trimmingCharacters(in: .whitespaces),
                manifest.kind.commentMarks)
        }
        for note in found.notes
        where !found.edits.contains(where: { $0.rule == note.rule.id && $0.range.lowerBound == note.offset }) {
            add(note.rule, in: manifest.file, note.offset, note.reason, manifest.kind.commentMarks)
        }
    }

    mutating func check(_ reported: Workspace.Reported) {
        for place in ReportedPlaces.all(in: reported) {
            add(place.rule, in: reported.file, place.offset, place.text, reported.kind.commentMarks)
        }
    }
}
