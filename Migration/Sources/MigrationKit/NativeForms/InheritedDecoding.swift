/// How a subclass gets its `init(from:)` once its base class is Codable.
///
/// A subclass without designated initialisers inherits it. One with `init()` must declare it again; the tool can do so
/// when `init()` only sets properties to what does not depend on others.
struct InheritedDecoding {
    enum Way {
        /// Nothing to do.
        case inherited
        /// `init()` only calls `super.init()`: it can go.
        case dropInit(InitializerFact)
        /// Declare `init(from:)` with these assignments before and after `super.init(from:)`.
        case declare(before: [String], after: [String])
        /// `init()` traps, as `init(from:)` does then.
        case trap(String)
        case impossible
    }

    let way: Way

    init(_ node: ModelGraph.Node, _ graph: ModelGraph) {
        let designated = node.fact.initializers.filter { !$0.isConvenience }
        let own = Set(node.stored.map(\.name))
        let needValue = node.stored.filter { !$0.hasDefault }.map(\.name)
        if designated.isEmpty {
            way = needValue.isEmpty ? .inherited : .impossible
            return
        }
        if node.fact.initializers.contains(where: \.isOfDecodable) {
            way = .inherited
            return
        }
        guard let plain = designated.first(where: { $0.takesNothing && !$0.isFailable }),
            let statements = plain.statements
        else {
            way = .impossible
            return
        }
        let above = graph.ancestors(of: node.id).map { graph.nodes[$0] }
        let members = InheritedDecoding.members(of: [node] + above)
        var before: [String] = []
        var after: [String] = []
        var isAfter = false
        var assigned: Set<String> = []
        for statement in statements {
            switch statement {
            case .superInit: isAfter = true
            case .assignment(let name, let text, let names):
                // What is read from JSON has been set by then.
                guard !isAfter || members.isDisjoint(with: names) else { way = .impossible; return }
                if own.contains(name) {
                    assigned.insert(name)
                    if isAfter { after.append(text) } else { before.append(text) }
                } else if isAfter, let text = InheritedDecoding.text(text, of: name, above) {
                    after += text
                } else {
                    way = .impossible
                    return
                }
            case .trap(let text):
                way = .trap(text)
                return
            case .other:
                way = .impossible
                return
            }
        }
        let isTrivial = before.isEmpty && after.isEmpty
        if isTrivial, designated.count == 1, needValue.isEmpty, node.fact.initializers.count == 1, !plain.hasComments {
            way = .dropInit(plain)
        } else if needValue.allSatisfy(assigned.contains) {
            way = .declare(before: before, after: after)
        } else {
            way = .impossible
        }
    }

    /// What a subclass sets of a superclass. The engine fills the levels in between after `init(from:)`, so what is set
    /// there is a value to begin with. The first level is read by `super.init(from:)`, which takes what is missing from
    /// an instance of `init()`, but makes nil of a missing optional by the native rules, and leaves lazy and weak
    /// properties out.
    ///
    /// Nothing to write where that is enough; nil where no superclass has the property.
    private static func text(_ text: String, of name: String, _ above: [ModelGraph.Node]) -> [String]? {
        for owner in above {
            guard let property = owner.stored.first(where: { $0.name == name }) else { continue }
            if owner.superclass != nil || property.isLazy || property.isWeak { return [text] }
            return property.shape.isOptional ? ["if \(property.spelling) == nil { \(text) }"] : []
        }
        return nil
    }

    private static func members(of nodes: [ModelGraph.Node]) -> Set<String> {
        let facts = nodes.flatMap { [$0.fact] + $0.extensions.map(\.fact) }
        return Set(facts.flatMap { $0.properties.map(\.name) + $0.functions.map(\.name) }).union(["self"])
    }

    /// Natively writing may make an instance as well, for what wrappers say: only what is not written may trap.
    var traps: Bool {
        if case .trap = way { return true }
        return false
    }

    var isPossible: Bool {
        if case .impossible = way { return false }
        return true
    }
}
