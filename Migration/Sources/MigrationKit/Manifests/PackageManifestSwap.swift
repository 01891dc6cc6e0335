import Foundation
import SwiftParser
import SwiftSyntax

/// Dependency lines of a Package.swift: all of them, or none and a note why.
///
///     .package(url: "https://github.com/alibaba/HandyJSON.git", from: "5.0.2")   →   .package(url: "https://github.com/smartcodable/SmartCodable.git", branch: "main")
///     dependencies: ["HandyJSON"]                                                 →   dependencies: [.product(name: "HandyJSONCompat", package: "SmartCodable")]
struct PackageManifestSwap {
    let library: LibraryCoordinates
    let replaced: ReplacedLibrary
    /// Whether the package is written already, in the place of another library.
    var isAdded = false

    func edits(_ file: SourceFile) -> FileEdits {
        guard ManifestText.mentions(replaced, file.bytes) else { return FileEdits() }
        let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard !tree.hasError else {
            return FileEdits(notes: [.init(0, .syntaxError, "does not parse", "correct the file, then run swap again")])
        }
        let manifest = PackageManifestReader(library, replaced)
        manifest.walk(tree)
        let obstacles = obstacles(manifest)
        guard obstacles.isEmpty else { return FileEdits(notes: obstacles) }
        var result = FileEdits()
        var lists = manifest.listsWithLibrary
        for use in manifest.uses {
            // A target may not name a dependency twice.
            if let element = use.element, let list = element.parent, !lists.insert(list.id).inserted {
                result.edits.append(Edit(range(of: element), "", rule: Rule.swapPackage.id))
            } else {
                result.edits += use.form.edits(library, replaced)
            }
        }
        var isAdded = isAdded || manifest.hasLibrary
        for package in manifest.packages {
            result.edits +=
                isAdded
                ? [Edit(elementRange(package.call, file.bytes), "", rule: Rule.swapPackage.id)]
                : replacement(of: package, file.bytes)
            isAdded = true
        }
        if !result.edits.isEmpty {
            result.notes = manifest.strays.map {
                .init(
                    $0, .unclearDependency, "names \(replaced.module) in a place the tool does not follow",
                    "if targets get their dependency from it, write \(library.product(replaced.replacement))")
            }
        }
        return result
    }

    /// Why the file as a whole stays as it is.
    private func obstacles(_ manifest: PackageManifestReader) -> [FileEdits.Note] {
        if let target = manifest.ownTarget {
            return [
                .init(
                    target, .vendoredCopy, "this package declares a target named \(replaced.module)",
                    "remove the copy; \(replaced.replacement) takes its place")
            ]
        }
        let products = "the targets' dependencies by \(library.product(replaced.replacement))"
        let advice = "replace the line by \(library.packageDependency), and \(products)"
        var notes = manifest.packages.compactMap { package -> FileEdits.Note? in
            let place = package.call.range.lowerBound
            switch package.origin {
            case .original: return nil
            case .folder:
                if library.path != nil { return nil }
                return .init(
                    place, .forkedDependency,
                    "\(replaced.module) comes from a local folder, perhaps with changes of your own",
                    "replace the line by \(library.packageDependency), or pass --package-path")
            case .fork(let source):
                return .init(
                    place, .forkedDependency, "\(replaced.module) comes from a fork: \(source)",
                    "check that it has no changes you need, then \(advice)")
            case .unclear:
                return .init(place, .unclearDependency, "where \(replaced.module) comes from is not plain text", advice)
            }
        }
        if let place = manifest.otherLibrary, !(manifest.packages.isEmpty && manifest.uses.isEmpty) {
            notes.append(
                .init(
                    place, .unclearDependency, "another package is called \(library.packageName) too",
                    "if it is the library from another place, pass --package-url; two packages of one name do not go together"
                ))
        }
        if manifest.packages.isEmpty, !manifest.hasLibrary, let use = manifest.uses.first {
            notes.append(
                .init(
                    use.form.offset, .unclearDependency,
                    "depends on \(replaced.module), but no .package line says where it comes from",
                    "add \(library.packageDependency), and replace \(products)"))
        }
        return notes
    }

    /// The URL and the version change; what stands between them, comments too, stays.
    private func replacement(of package: PackageManifestReader.Package, _ bytes: [UInt8]) -> [Edit] {
        func edit(_ range: ByteRange, _ text: String) -> Edit { Edit(range, text, rule: Rule.swapPackage.id) }
        let arguments = Array(package.call.arguments)
        guard let url = arguments.firstIndex(where: { $0.label?.text == "url" }), arguments.indices.contains(url + 1),
            let end = arguments.last?.expression.range.upperBound,
            let comma = arguments[url].trailingComma?.range
        else { return [edit(package.call.range, library.packageDependency)] }
        let source = arguments[url].range.lowerBound..<arguments[url].expression.range.upperBound
        let requirement = arguments[url + 1].range.lowerBound..<end
        // A name that the package has only here.
        let name = url > 0 ? [edit(arguments[0].range.lowerBound..<source.lowerBound, "")] : []
        guard let path = library.path else {
            return name + [
                edit(arguments[url].expression.range, "\"\(library.url)\""),
                edit(requirement, library.packageRequirement),
            ]
        }
        let isPlain = bytes[comma.upperBound..<requirement.lowerBound].allSatisfy {
            [0x20, 0x09, 0x0A, 0x0D].contains($0)
        }
        let rest = isPlain ? [edit(comma.lowerBound..<end, "")] : [edit(comma, ""), edit(requirement, "")]
        return name + [edit(source, "path: \"\(path)\"")] + rest
    }

    /// An element with the comma that goes with it.
    private func range(of element: ArrayElementSyntax) -> ByteRange {
        let elements = element.parent?.as(ArrayElementListSyntax.self).map(Array.init) ?? []
        guard let index = elements.firstIndex(of: element), index > 0 else { return element.range }
        return elements[index - 1].expression.range.upperBound..<element.expression.range.upperBound
    }

    /// The array element with its comma, and with its line and the comment behind it where it has a line of its own.
    private func elementRange(_ call: FunctionCallExprSyntax, _ bytes: [UInt8]) -> ByteRange {
        var start = call.range.lowerBound
        var end = call.parent?.as(ArrayElementSyntax.self)?.range.upperBound ?? call.range.upperBound
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        guard start > 0, bytes[start - 1] == 0x0A else { return start..<end }
        let rest = bytes[end...].prefix { $0 != 0x0A && $0 != 0x0D }
        let behind = String(decoding: rest, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        if behind.isEmpty || behind.hasPrefix("//") { end += rest.count }
        start -= 1
        if start > 0, bytes[start - 1] == 0x0D { start -= 1 }
        return start..<end
    }
}
