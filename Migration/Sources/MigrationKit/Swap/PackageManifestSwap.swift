import SwiftParser
import SwiftSyntax

/// Dependency lines of a Package.swift.
struct PackageManifestSwap {
    let library: LibraryCoordinates

    func edits(_ file: SourceFile) -> DependencyEdits {
        guard file.bytes.contains(Array("HandyJSON".utf8)) else { return DependencyEdits() }
        let tree = Parser.parse(source: file.text)
        guard !tree.hasError else {
            return DependencyEdits(notes: [(0, .syntaxError, "does not parse", "correct the file, then run swap again")])
        }
        let visitor = Visitor(library)
        visitor.walk(tree)
        return visitor.finish(file)
    }

    private final class Visitor: SyntaxVisitor {
        private let library: LibraryCoordinates
        private var result = DependencyEdits()
        private var packages: [FunctionCallExprSyntax] = []
        private var hasLibrary = false
        private var declaresTarget = false

        init(_ library: LibraryCoordinates) {
            self.library = library
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return .visitChildren }
            switch name {
            case "package":
                let source = call.literal("url") ?? call.literal("path") ?? ""
                switch PackageManifestSwap.lastPart(source) {
                case HandyJSONNames.oldModule: packages.append(call)
                case library.packageName, HandyJSONNames.nativeModule: hasLibrary = true
                default: break
                }
                return .skipChildren
            case "product", "byName", "target":
                guard call.literal("name") == HandyJSONNames.oldModule else { return .visitChildren }
                if name == "target", list(around: call) == "targets" {
                    declaresTarget = true
                    return .visitChildren
                }
                let package = call.arguments.first { $0.label?.text == "package" }?.expression.as(StringLiteralExprSyntax.self)
                if let package, package.plainText != HandyJSONNames.oldModule { return .skipChildren }
                if let package, let product = call.arguments.first(where: { $0.label?.text == "name" })?.expression {
                    result.edits.append(Edit(product.range, "\"\(HandyJSONNames.compatModule)\"", rule: Rule.swapPackage.id))
                    result.edits.append(Edit(package.range, "\"\(library.packageName)\"", rule: Rule.swapPackage.id))
                } else {
                    result.edits.append(Edit(call.range, library.product(HandyJSONNames.compatModule), rule: Rule.swapPackage.id))
                }
                return .skipChildren
            default:
                return .visitChildren
            }
        }

        override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            guard literal.plainText == HandyJSONNames.oldModule, let array = literal.parent?.parent?.parent?.as(ArrayExprSyntax.self),
                array.parent?.as(LabeledExprSyntax.self)?.label?.text == "dependencies"
            else { return .skipChildren }
            result.edits.append(Edit(literal.range, library.product(HandyJSONNames.compatModule), rule: Rule.swapPackage.id))
            return .skipChildren
        }

        /// The label of the array that a call stands in: `targets` or `dependencies`.
        private func list(around call: FunctionCallExprSyntax) -> String? {
            var node = call.parent
            while let current = node {
                if let argument = current.as(LabeledExprSyntax.self) { return argument.label?.text }
                node = current.parent
            }
            return nil
        }

        func finish(_ file: SourceFile) -> DependencyEdits {
            if declaresTarget {
                return DependencyEdits(notes: [
                    (0, .vendoredCopy, "this package declares a target named HandyJSON", "remove the copy; HandyJSONCompat takes its place")
                ])
            }
            var isAdded = hasLibrary
            for call in packages {
                if call.literal("path") != nil, library.path == nil {
                    result.notes.append(
                        (
                            call.range.lowerBound, .swapPackage, "HandyJSON comes from a local folder, perhaps with changes of your own",
                            "replace the line by \(library.packageDependency), or pass --package-path"
                        ))
                    return DependencyEdits(notes: result.notes)
                }
                if isAdded {
                    result.edits.append(Edit(elementRange(call, file.bytes), "", rule: Rule.swapPackage.id))
                } else {
                    result.edits.append(Edit(call.range, library.packageDependency, rule: Rule.swapPackage.id))
                    isAdded = true
                }
            }
            return result
        }

        /// The array element with its comma and its line.
        private func elementRange(_ call: FunctionCallExprSyntax, _ bytes: [UInt8]) -> ByteRange {
            let element = call.parent?.as(ArrayElementSyntax.self)
            var start = call.range.lowerBound
            let end = element?.range.upperBound ?? call.range.upperBound
            while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
            if start > 0, bytes[start - 1] == 0x0A { start -= 1 }
            if start > 0, bytes[start] == 0x0A, bytes[start - 1] == 0x0D { start -= 1 }
            return start..<end
        }
    }

    /// `https://github.com/alibaba/HandyJSON.git` → `HandyJSON`
    static func lastPart(_ source: String) -> String {
        let last = source.split(separator: "/").last.map(String.init) ?? ""
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
}
