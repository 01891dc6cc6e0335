/// How a subclass gets its `init(from:)` once its base class is Codable.
///
/// A subclass without designated initialisers inherits it. One with `init()` must declare it again; the tool can do so
/// when `init()` only sets the subclass's own properties.
struct InheritedDecoding {
    enum Way {
        /// Nothing to do.
        case inherited
        /// `init()` only calls `super.init()`: it can go.
        case dropInit(InitializerFact)
        /// Declare `init(from:)` with these assignments before and after `super.init(from:)`.
        case declare(before: [String], after: [String])
        case impossible
    }

    let way: Way

    init(_ node: ModelGraph.Node) {
        let designated = node.fact.initializers.filter { !$0.isConvenience }
        let own = Set(node.stored.map(\.name))
        let needValue = node.stored.filter { !$0.hasDefault }.map(\.name)
        if designated.isEmpty {
            way = needValue.isEmpty ? .inherited : .impossible
            return
        }
        if node.fact.initializers.contains(where: { $0.labels == ["from"] }) {
            way = .inherited
            return
        }
        guard let plain = designated.first(where: { $0.takesNothing && !$0.isFailable }),
            let statements = plain.statements
        else {
            way = .impossible
            return
        }
        var before: [String] = []
        var after: [String] = []
        var isAfter = false
        var assigned: Set<String> = []
        for statement in statements {
            switch statement {
            case .superInit: isAfter = true
            case .assignment(let name, let text):
                guard own.contains(name) else { way = .impossible; return }
                assigned.insert(name)
                if isAfter { after.append(text) } else { before.append(text) }
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

    var obstacle: String? {
        if case .impossible = way { return "its initialisers do more than set its own properties" }
        return nil
    }
}
