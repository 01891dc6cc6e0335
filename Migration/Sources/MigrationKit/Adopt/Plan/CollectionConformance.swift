/// `extension Array: HandyJSON {}`, also in the form that conditional conformances need
/// (`extension Array: HandyJSON, _ExtendCustomModelType where Element: HandyJSON {}`), and the same of Dictionary. It lets
/// `Response<[User]>` be written where `Response` asks for a model. Natively collections of models are models by
/// themselves.
struct CollectionConformance {
    let project: Project

    init(_ project: Project) { self.project = project }

    /// The protocols that stand in such a line.
    static let protocols = HandyJSONNames.modelProtocols.union(["_Transformable", "_Measurable"])

    /// Whether collections of native models can take its place: nothing stands in it, and no other collections are
    /// passed for models.
    func isAdoptable(_ fact: TypeFact) -> Bool {
        let conditions = CollectionConformance.protocols.union(["SmartCodable", "Hashable", "String"])
        guard ["Array", "Dictionary"].contains(fact.name), fact.memberCount == 0,
            fact.inheritance.allSatisfy({
                CollectionConformance.protocols.contains(HandyJSONNames.unqualified($0.name))
            }),
            fact.whereText.isEmpty || conditions.contains(where: fact.whereText.contains)
        else { return false }
        return project.facts.indices.allSatisfy { file in
            project.facts[file].collectionArguments.allSatisfy { shape in
                switch (shape, fact.name) {
                case (.array(let element), "Array"): return isModel(element, file)
                case (.dictionary(let key, let value), "Dictionary"):
                    return key == .named("String") && isModel(value, file)
                default: return true
                }
            }
        }
    }

    private func isModel(_ shape: TypeShape, _ file: Int) -> Bool {
        switch shape {
        case .existential: return true
        case .array(let element): return isModel(element, file)
        case .dictionary(let key, let value): return key == .named("String") && isModel(value, file)
        case .named(let name, _):
            if HandyJSONNames.modelProtocols.contains(name) || project.genericNames.contains(name) { return true }
            if project.models.foreignExtensions.contains(where: {
                $0.fact.name == name && ScalarConformance.isAdoptable($0.fact)
            }) {
                return true
            }
            let module = project.workspace.sources[file].module
            return project.models.candidates(name, module: module, file: file, inside: nil).contains {
                project.models.nodes[$0].isModel || project.models.nodes[$0].isOld
            }
        default: return false
        }
    }
}
