/// `extension Array: HandyJSON {}`, which lets `Response<[User]>` be written where `Response` asks for a model.
struct ArrayConformance {
    let project: Project

    init(_ project: Project) { self.project = project }

    /// Whether arrays of native models can take its place: nothing stands in it, and no other arrays are passed for
    /// models.
    func isAdoptable(_ fact: TypeFact) -> Bool {
        guard fact.name == "Array", fact.memberCount == 0, fact.inheritance.count == 1,
            fact.whereText.isEmpty || fact.whereText.contains("HandyJSON")
        else { return false }
        return project.facts.indices.allSatisfy { file in
            project.facts[file].arrayArguments.allSatisfy { isModel($0.element, file) }
        }
    }

    private func isModel(_ shape: TypeShape, _ file: Int) -> Bool {
        switch shape {
        case .existential: return true
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
