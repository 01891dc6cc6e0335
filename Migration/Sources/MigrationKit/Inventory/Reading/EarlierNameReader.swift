import SwiftSyntax

/// Finds the names of the published SmartCodable and of ExCodable that have others now.
final class EarlierNameReader: SyntaxVisitor {
    private var names: [EarlierName] = []

    /// Words without which a file has none of the names.
    private static let words = [
        "SmartSubclass", "SmartCodableInherit", "SmartCodableMacro", "encodeFormat", "encodeHexFormat", "strategy:",
        "colorFormat",
        "onLogGenerated", "performer", "NumberConversionStrategy", "ColorObject", "SmartConfig", "ExCodable", "ExAuto",
        "SmartAny", "JSONDecoder.Smart", "JSONEncoder.Smart", "DateStrategy", "HexFormat", "smartKey", "smartData",
    ].map { Array($0.utf8) }

    static func names(in tree: SourceFileSyntax, of file: SourceFile, _ imports: [ImportFact]) -> [EarlierName] {
        guard words.contains(where: { file.bytes.contains($0) }) else { return [] }
        let reader = EarlierNameReader(viewMode: .sourceAccurate)
        reader.walk(tree)
        let modules = Set(imports.compactMap(\.path.first))
        return reader.names.filter {
            switch $0.kind {
            case .subclassMacro, .smartCodable:
                !modules.isDisjoint(with: [HandyJSONNames.nativeModule, "SmartCodableInherit", "SmartCodableMacro"])
            case .exCodable: modules.contains("ExCodable") || modules.contains("ExCodableCompat")
            }
        }
    }

    private func note(
        _ kind: EarlierName.Kind, _ range: ByteRange, _ changes: [EarlierName.Change], types: [String] = []
    ) { names.append(EarlierName(kind: kind, range: range, changes: changes, types: types)) }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.path.first?.name, node.importKindSpecifier == nil else { return .skipChildren }
        let change = EarlierName.Change(range: name.range, text: HandyJSONNames.nativeModule)
        switch name.text {
        case "SmartCodableInherit", "SmartCodableMacro": note(.smartCodable, node.range, [change])
        // What becomes of the import is seen when the file is.
        case "ExCodable", "ExCodableCompat": note(.exCodable, node.range, [])
        default: break
        }
        return .skipChildren
    }

    // MARK: Attributes

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        switch name {
        case "SmartSubclass":
            note(.subclassMacro, node.range, [.init(range: node.range, text: "")], types: [name])
        case "SmartDate": noteLabel("encodeFormat", of: node.arguments, node.range, types: [name])
        case "SmartHexColor": noteLabel("encodeHexFormat", of: node.arguments, node.range, types: [name])
        case "ExCodable":
            note(.exCodable, node.range, [.init(range: node.attributeName.range, text: "SmartKey")], types: [name])
        default: break
        }
        return .visitChildren
    }

    private func noteLabel(
        _ label: String, of arguments: AttributeSyntax.Arguments?, _ range: ByteRange, types: [String]
    ) {
        guard case .argumentList(let list)? = arguments else { return }
        noteLabel(label, of: list, range, types: types)
    }

    /// The label goes. It stays where the form is a number's: without it numbers are read in that form only.
    private func noteLabel(
        _ label: String, of list: LabeledExprListSyntax, _ range: ByteRange, types: [String] = []
    ) {
        guard list.count == 1, let argument = list.first, let name = argument.label, name.text == label else { return }
        let expression = argument.expression
        let form = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        // Nil has no form without the label.
        let isKept = expression.is(NilLiteralExprSyntax.self) || form.map(EarlierNameReader.numbers.contains) == true
        let change = EarlierName.Change(range: name.range.lowerBound..<expression.range.lowerBound, text: "")
        note(.smartCodable, range, isKept ? [] : [change], types: types)
    }

    private static let numbers: Set = ["timestamp", "timestampMilliseconds", "seconds", "milliseconds"]

    // MARK: Calls and types

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        let name =
            called.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        switch name {
        case "SmartDateTransformer":
            noteLabel("strategy", of: node.arguments, node.range, types: ["SmartDateTransformer"])
        case "SmartHexColorTransformer":
            noteLabel("colorFormat", of: node.arguments, node.range, types: ["SmartHexColorTransformer"])
        case "onLogGenerated": noteLabel("handler", of: node.arguments, node.range)
        case "SmartValueTransformer": noteTransformer(node)
        default: break
        }
        return .visitChildren
    }

    /// `SmartValueTransformer(location: key, performer: x)` becomes `key <--- x`.
    private func noteTransformer(_ node: FunctionCallExprSyntax) {
        let arguments = Array(node.arguments)
        guard arguments.count == 2, arguments[0].label?.text == "location", arguments[1].label?.text == "performer"
        else {
            return
        }
        let (key, performer) = (arguments[0].expression.range, arguments[1].expression.range)
        note(
            .smartCodable, node.range,
            [
                .init(range: node.range.lowerBound..<key.lowerBound, text: ""),
                .init(range: key.upperBound..<performer.lowerBound, text: " <--- "),
                .init(range: performer.upperBound..<node.range.upperBound, text: ""),
            ], types: ["SmartValueTransformer"])
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        let isNoted = noteNested(node.baseType.trimmedDescription, node.name.text, node.range)
        return isNoted ? .skipChildren : .visitChildren
    }

    /// `JSONDecoder.SmartOption.date(x)`, `decoder.smartKeyDecodingStrategy`
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base else { return .visitChildren }
        let name = node.declName.baseName
        if noteNested(base.trimmedDescription, name.text, node.range) { return .skipChildren }
        if let text = EarlierNameReader.members[name.text] {
            note(.smartCodable, name.range, [.init(range: name.range, text: text)])
        }
        return .visitChildren
    }

    private func noteNested(_ base: String, _ name: String, _ range: ByteRange) -> Bool {
        let owner = String(base.prefix { $0 != "<" })
        guard let text = EarlierNameReader.nested[owner + "." + name] else { return false }
        // Foundation's coders are nobody's own.
        note(.smartCodable, range, [.init(range: range, text: text)], types: owner.hasPrefix("JSON") ? [] : [owner])
        return true
    }

    private static let nested = [
        "JSONDecoder.SmartKeyDecodingStrategy": "SmartKeyDecodingStrategy",
        "JSONDecoder.SmartDecodingKey": "SmartKeyDecodingStrategy",
        "JSONDecoder.SmartOption": "SmartDecodingOption",
        "JSONDecoder.SmartDataDecodingStrategy": "JSONDecoder.DataDecodingStrategy",
        "JSONEncoder.SmartKeyEncodingStrategy": "SmartKeyEncodingStrategy",
        "JSONEncoder.SmartDataEncodingStrategy": "JSONEncoder.DataEncodingStrategy",
        "SmartCodableOptions.NumberConversionStrategy": "SmartNumberStrategy",
        "SmartDate.DateStrategy": "SmartDateForm",
        "SmartHexColor.HexFormat": "SmartHexFormat",
    ]

    /// Properties of the coders. `smartDateDecodingStrategy` is an optional, and stays.
    private static let members = [
        "smartKeyDecodingStrategy": "keyDecodingStrategy", "smartDataDecodingStrategy": "dataDecodingStrategy",
        "smartKeyEncodingStrategy": "keyEncodingStrategy", "smartDataEncodingStrategy": "dataEncodingStrategy",
    ]

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        // A type of its own in SmartCodable 2 and 3; the wrapper is an attribute, or has an argument.
        if node.name.text == "SmartAny", node.genericArgumentClause == nil,
            node.parent?.is(AttributeSyntax.self) == false
        {
            noteAny(node.name)
        }
        // A protocol before ExCodable 1.0, which has it as the wrapper.
        if node.name.text == "ExCodable", node.genericArgumentClause == nil,
            node.parent?.is(InheritedTypeSyntax.self) == true
        {
            note(
                .exCodable, node.range, [.init(range: node.name.range, text: "ExCodableDEPRECATED")],
                types: ["ExCodable"])
        }
        noteType(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // `SmartAny.int(1)`
        if node.baseName.text == "SmartAny", let member = node.parent?.as(MemberAccessExprSyntax.self),
            EarlierNameReader.anyCases.contains(member.declName.baseName.text)
        {
            noteAny(node.baseName)
        }
        noteType(node.baseName)
        return .visitChildren
    }

    private func noteType(_ token: TokenSyntax) {
        if let text = EarlierNameReader.types[token.text] {
            note(.smartCodable, token.range, [.init(range: token.range, text: text)], types: [token.text])
        } else if EarlierNameReader.exCodableTypes.contains(token.text) {
            note(.exCodable, token.range, [], types: [token.text])
        }
    }

    private func noteAny(_ token: TokenSyntax) {
        note(.smartCodable, token.range, [.init(range: token.range, text: "JSONValue")], types: ["SmartAny"])
    }

    private static let anyCases: Set = ["bool", "int", "double", "string", "dict", "array", "null"]
    private static let types = ["ColorObject": "SmartColor", "SmartConfig": "SmartSentinel"]
    /// What they become depends on whether ExCodable's conversions are wanted.
    private static let exCodableTypes: Set = [
        "ExAutoCodable", "ExAutoDecodable", "ExAutoEncodable", "ExCodableDecodingTypeConverter",
        "ExCodableGlobalDecodingTypeConverter", "ExCodableDEPRECATED", "KeyMap",
        "KeyedDecodingContainerCustomTypeConversion",
    ]
}
