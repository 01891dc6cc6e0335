extension FileFacts {
    var importsHandyJSON: Bool { imports.contains { $0.path.first.map(HandyJSONNames.modules.contains) ?? false } }

    /// ObjectMapper's transforms have the same names.
    func isOfObjectMapper(_ name: String) -> Bool {
        guard HandyJSONNames.transforms.contains(name) || name == "TransformType" else { return false }
        return imports.contains { $0.path.first == "ObjectMapper" } && !importsHandyJSON
    }
}
