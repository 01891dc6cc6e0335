// MARK: The published SmartCodable, and ExCodable

extension Rule {
    static let subclassMacro = Rule(
        "smart-subclass", .adopt, .none, "macro of the published SmartCodable: @SmartSubclass",
        effect: "does not compile: there are no macros, and a subclass's properties are read and written without",
        advice: "run adopt, which removes it", see: .fromSmartCodable)
    static let earlierName = Rule(
        "earlier-name", .adopt, .none, "name or label of SmartCodable 4 to 6", effect: "compiles with a warning",
        advice: "run adopt, which writes the present name", see: .fromSmartCodable)
    static let exCodableName = Rule(
        "excodable-name", .adopt, .difference, "name of ExCodable", effect: "compiles with ExCodableCompat",
        advice:
            "run swap for the import, adopt for the wrapper; a model without ExCodable's conversions is a SmartCodable",
        see: .fromExCodable, minutes: 2)

    static let earlierRules = [subclassMacro, earlierName, exCodableName]
}
