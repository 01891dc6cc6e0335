/// The coding path that was requested last in a document. Most are requested in document order, many repeatedly (by an
/// `init(from:)` that tries one type after the other), so the next one starts where the last one diverges.
struct KnownPath {
    let document: Document
    private var finder: PathFinder
    private(set) var steps: [PathStep] = []
    /// The steps as keys with unconverted names.
    private(set) var keys: [any CodingKey] = []

    init(_ document: Document) {
        self.document = document
        finder = PathFinder(document)
    }

    /// The container that a step leads on from.
    func container(before step: Int) -> Int { finder[step].container }

    /// Moves to a value, or to a member's name.
    @_optimize(size) mutating func move(to target: Int) {
        let shared = finder.move(to: target)
        steps.removeLast(steps.count - shared)
        keys.removeLast(keys.count - shared)
        for place in shared..<finder.depth {
            let step = finder.step(place)
            steps.append(step)
            keys.append(EngineKey(step))
        }
    }
}
