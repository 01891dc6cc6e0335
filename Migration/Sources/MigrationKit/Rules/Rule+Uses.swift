extension Rule {
    /// Whether its findings count as uses of HandyJSON's API, which `check` lets only become fewer.
    var isUse: Bool { Rule.uses.contains(self) }

    private static let uses: Set<Rule> = [
        .swapImport, .swapCanImport, .swapQualifiedName, .conformance, .serializeCall, .deserializerCall, .apiUse,
        .protocolExtension, .protocolRefinement, .genericConstraint, .existential, .configuration,
    ]
}
