import SwiftSyntax

/// What a Package.swift says of a library, here HandyJSON: where it comes from, and which targets depend on it.
final class PackageManifestReader: SyntaxVisitor {
    enum Origin {
        case original, folder, unclear
        case fork(String)
    }

    struct Package {
        let call: FunctionCallExprSyntax
        let origin: Origin
    }

    /// A target's dependency.
    struct Use {
        let form: Form
        /// Its place in a list, where it has one.
        let element: ArrayElementSyntax?

        init(_ form: Form, _ expression: some SyntaxProtocol) {
            self.form = form
            element = expression.parent?.as(ArrayElementSyntax.self)
        }
    }

    /// The ways to write a dependency.
    enum Form {
        case literal(ByteRange)
        /// `.product(name: "HandyJSON", package: "HandyJSON")`
        case product(name: ByteRange, package: ByteRange?)
        /// `.byName(name: "HandyJSON")`, `.target(name: "HandyJSON", condition: …)`
        case named(function: ByteRange, name: ByteRange)

        var offset: Int {
            switch self {
            case .literal(let range): return range.lowerBound
            case .product(let name, _): return name.lowerBound
            case .named(let function, _): return function.lowerBound
            }
        }

        func edits(_ library: LibraryCoordinates, _ replaced: ReplacedLibrary) -> [Edit] {
            let product = "\"\(replaced.replacement)\""
            let package = "\"\(library.packageName)\""
            func edit(_ range: ByteRange, _ text: String) -> Edit { Edit(range, text, rule: Rule.swapPackage.id) }
            switch self {
            case .literal(let range): return [edit(range, library.product(replaced.replacement))]
            case .product(let name, let known?): return [edit(name, product), edit(known, package)]
            case .product(let name, nil): return [edit(name, "\(product), package: \(package)")]
            case .named(let function, let name):
                return [edit(function, "product"), edit(name, "\(product), package: \(package)")]
            }
        }
    }

    private let library: LibraryCoordinates
    private let replaced: ReplacedLibrary
    private(set) var packages: [Package] = []
    private(set) var uses: [Use] = []
    /// Lists that name its replacement already.
    private(set) var listsWithLibrary: Set<SyntaxIdentifier> = []
    private(set) var hasLibrary = false
    /// A package of the library's name that comes from elsewhere.
    private(set) var otherLibrary: Int?
    /// A target with the library's name.
    private(set) var ownTarget: Int?
    /// Places that name the library without saying what for.
    private(set) var strays: [Int] = []

    init(_ library: LibraryCoordinates, _ replaced: ReplacedLibrary) {
        self.library = library
        self.replaced = replaced
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let function = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName else {
            return .visitChildren
        }
        switch function.text {
        case "package" where call.argument("product") == nil:
            note(package: call)
            return .skipChildren
        case "product" where call.literal("name") == replaced.replacement:
            if let list = call.parent?.parent { listsWithLibrary.insert(list.id) }
            return .skipChildren
        case "product", "byName", "target":
            guard call.literal("name") == replaced.module, let name = call.argument("name") else {
                return .visitChildren
            }
            if function.text == "target", declaresTarget(call) {
                ownTarget = ownTarget ?? call.range.lowerBound
                return .visitChildren
            }
            note(dependency: call, function, name.range)
            return .skipChildren
        case "executableTarget", "testTarget", "binaryTarget", "systemLibrary", "macro", "plugin":
            if call.literal("name") == replaced.module, !isDependency(call) {
                ownTarget = ownTarget ?? call.range.lowerBound
            }
            return .visitChildren
        default:
            return .visitChildren
        }
    }

    override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard literal.plainText == replaced.module else { return .skipChildren }
        let argument = literal.parent?.as(LabeledExprSyntax.self)
        if let array = literal.parent?.parent?.parent?.as(ArrayExprSyntax.self) {
            if isDependency(array) {
                uses.append(Use(.literal(literal.range), literal))
            } else if label(around: array) == nil {
                strays.append(literal.range.lowerBound)
            }
        } else if let argument, argument.label == nil,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            let isAppended = call.calledExpression.trimmedDescription.hasSuffix(".dependencies.append")
            if isAppended {
                uses.append(Use(.literal(literal.range), literal))
            } else {
                strays.append(literal.range.lowerBound)
            }
        } else if argument == nil {
            strays.append(literal.range.lowerBound)
        }
        return .skipChildren
    }

    // MARK: Packages

    private func note(package call: FunctionCallExprSyntax) {
        let source = call.literal("url") ?? call.literal("path")
        let written = (call.argument("url") ?? call.argument("path") ?? call.argument("id"))?.trimmedDescription ?? ""
        let isMeant =
            source.map { ManifestText.isNamed(replaced, $0) } ?? written.lowercased().contains(replaced.lowercasedName)
            || call.literal("name") == replaced.module
        if isMeant {
            packages.append(Package(call: call, origin: origin(call, source)))
        } else if let source {
            note(other: source, isFolder: call.literal("path") != nil, call.range.lowerBound)
        }
    }

    private func origin(_ call: FunctionCallExprSyntax, _ source: String?) -> Origin {
        if call.argument("path") != nil { return .folder }
        guard let source else { return .unclear }
        return ManifestText.isOriginal(source, replaced) ? .original : .fork(source)
    }

    private func note(other source: String, isFolder: Bool, _ offset: Int) {
        let name = ManifestText.ownerAndName(source).last
        guard name == library.packageName.lowercased() || name == HandyJSONNames.nativeModule.lowercased() else {
            return
        }
        if isFolder || ManifestText.ownerAndName(source) == ManifestText.ownerAndName(library.url) {
            hasLibrary = true
        } else {
            otherLibrary = offset
        }
    }

    // MARK: Dependencies

    private func note(dependency call: FunctionCallExprSyntax, _ function: TokenSyntax, _ name: ByteRange) {
        guard function.text == "product" else {
            uses.append(Use(.named(function: function.range, name: name), call))
            return
        }
        let package = call.argument("package")
        if let package, call.literal("package")?.lowercased() != replaced.module.lowercased() {
            strays.append(package.range.lowerBound)
        } else {
            uses.append(Use(.product(name: name, package: package?.range), call))
        }
    }

    /// A `.target(name: "HandyJSON")` is a dependency where nothing but a condition is said of it and it stands among
    /// dependencies.
    private func declaresTarget(_ call: FunctionCallExprSyntax) -> Bool {
        !call.arguments.allSatisfy { ["name", "condition"].contains($0.label?.text) } || !isDependency(call)
    }

    /// Whether an expression is, or is part of, a list of a target's dependencies.
    private func isDependency(_ expression: some SyntaxProtocol) -> Bool {
        var node = Syntax(expression)
        let access = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        if access?.base?.trimmedDescription.hasSuffix("Dependency") ?? false { return true }
        while let parent = node.parent {
            if let argument = parent.as(LabeledExprSyntax.self),
                let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
            {
                if let label = argument.label?.text { return label == "dependencies" }
                return call.calledExpression.trimmedDescription.contains(".dependencies.append")
            }
            if let list = parent.as(ExprListSyntax.self),
                list.first?.trimmedDescription.hasSuffix(".dependencies") ?? false
            {
                return true
            }
            if let binding = parent.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation?.type.trimmedDescription.contains("Target.Dependency") ?? false
            }
            node = parent
        }
        return false
    }

    private func label(around expression: some SyntaxProtocol) -> String? {
        var node = Syntax(expression)
        while let parent = node.parent {
            if let argument = parent.as(LabeledExprSyntax.self) { return argument.label?.text }
            node = parent
        }
        return nil
    }
}
