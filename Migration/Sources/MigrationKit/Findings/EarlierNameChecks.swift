/// Names of the published SmartCodable and of ExCodable.
extension Findings {
    mutating func checkEarlierNames(_ file: Int) {
        let text = project.workspace.sources[file].bytes
        for name in project.facts[file].earlierNames where !project.declaresAny(of: name) {
            add(name.rule, file: file, name.range.lowerBound, text.string(name.range))
        }
    }
}

extension Project {
    /// Whether a type of the project's own is meant.
    func declaresAny(of name: EarlierName) -> Bool { name.types.contains(where: models.declares) }
}

extension EarlierName {
    var rule: Rule {
        switch kind {
        case .subclassMacro: return .subclassMacro
        case .smartCodable: return .earlierName
        case .exCodable: return .exCodableName
        }
    }
}
