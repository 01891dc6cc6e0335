/// Which of the adopted models become `SmartDirectCodable`: those that it does not refuse.
struct DirectChoice {
    private(set) var models: Set<Int> = []
    private(set) var notes: [ChangeSet.Note] = []

    init(_ scope: AdoptionScope, adopted: Set<Int>, keepsHandyJSON: (Int) -> Bool) {
        guard scope.options.makesDirect else { return }
        for id in adopted.sorted() {
            let node = scope.graph.nodes[id]
            let obstacle = keepsHandyJSON(id) ? "it stays a HandyJSON model, too" : DirectChoice.obstacle(node)
            guard let obstacle else {
                models.insert(id)
                continue
            }
            notes.append(
                scope.note(
                    node.file, node.fact.nameOffset, .deferredModel,
                    "\(node.name) becomes SmartCodable, not SmartDirectCodable: \(obstacle)",
                    "see SmartDirectCodable for what it needs"))
        }
    }

    private static func obstacle(_ node: ModelGraph.Node) -> String? {
        let fact = node.fact
        if fact.kind == .class {
            if node.superclass != nil { return "it has a superclass" }
            if !fact.modifiers.contains("final") { return "the class is not final" }
        }
        if fact.isInsideFunction { return "it is declared in a function" }
        if (fact.initializers + node.extensions.flatMap(\.fact.initializers)).contains(where: \.isOfDecodable) {
            return "it has an init(from:)"
        }
        return fact.properties.first { $0.isStored && isFunction($0.shape) }.map {
            "property '\($0.name)' is a function"
        }
    }

    // What else SmartDirectCodable refuses, a `let` and lazy or weak properties, `adopt` makes a `var` or excludes.
    private static func isFunction(_ shape: TypeShape) -> Bool {
        switch shape {
        case .function: true
        case .optional(let wrapped): isFunction(wrapped)
        default: false
        }
    }
}
