/// `toJSON()` for native models, written into a module on request, where a call does not tell which model it is made
/// on: such a call compiles with both families, and keeps no model HandyJSON's. It goes with the last such call.
struct CallBridge {
    /// Where it is to be written: a file of each module that needs one.
    private(set) var newPlaces: [Int] = []
    /// What is there and has become useless.
    private(set) var useless: [(file: Int, fact: TypeFact)] = []
    private let project: Project
    private let modules: Set<Int>

    init(_ scope: AdoptionScope, _ uses: CallUses) {
        project = scope.project
        var present: [Int: [(file: Int, fact: TypeFact)]] = [:]
        for (file, fact) in scope.graph.foreignExtensions where CallBridge.isOne(fact, file, scope.project) {
            present[scope.project.workspace.sources[file].module, default: []].append((file, fact))
        }
        var wanted: [Int: Int] = [:]
        for (call, file) in uses.anything where CallBridge.fits(call) && scope.isSelected(file: file) {
            let module = scope.project.workspace.sources[file].module
            wanted[module] = min(wanted[module] ?? file, file)
        }
        let asked = scope.options.bridgesCalls ? wanted.filter { present[$0.key] == nil } : [:]
        newPlaces = asked.values.filter { scope.project.facts[$0].syntaxErrors.isEmpty }.sorted()
        modules = Set(present.keys).union(newPlaces.map { scope.project.workspace.sources[$0].module })
        useless = present.filter { wanted[$0.key] == nil }.flatMap(\.value)
            .filter { scope.isSelected(file: $0.file) && CallBridge.isUnchanged($0.fact, $0.file, scope.project) }
            .sorted { ($0.file, $0.fact.start) < ($1.file, $1.fact.start) }
    }

    /// Whether a call of which nobody knows what it is made on is served.
    func serves(_ call: CallFact, _ file: Int) -> Bool {
        CallBridge.fits(call) && modules.contains(project.workspace.sources[file].module)
    }

    /// What to do about a call of which nobody knows what it is made on, where a bridge can serve it.
    static func advice(for call: CallFact) -> String? {
        fits(call) ? "write the type of what it is called on, or pass --bridge-calls" : nil
    }

    private static func fits(_ call: CallFact) -> Bool { call.kind == .toJSON && !call.isReference }

    private static let mark = "handyjson-migrate:bridge"

    private static func isOne(_ fact: TypeFact, _ file: Int, _ project: Project) -> Bool {
        ["SmartEncodable", "Array"].contains(fact.name) && fact.function("toJSON") != nil
            && project.workspace.sources[file].bytes.string(fact.body).contains(mark)
    }

    /// What somebody wrote into it is not taken away.
    private static func isUnchanged(_ fact: TypeFact, _ file: Int, _ project: Project) -> Bool {
        project.facts[file].syntaxErrors.isEmpty
            && text.contains(project.workspace.sources[file].bytes.string(fact.start..<fact.end).unixLines)
    }

    /// HandyJSON's own comes first where a model is of both families.
    static let text = """

        extension SmartEncodable {
            // \(mark): for calls that do not tell which model they are made on. adopt removes it with the last.
            @_disfavoredOverload func toJSON() -> [String: Any]? { toDictionary(useMappedKeys: true) }
        }

        extension Array where Element: SmartEncodable {
            // \(mark)
            @_disfavoredOverload func toJSON() -> [[String: Any]?] { map { $0.toDictionary(useMappedKeys: true) } }
        }

        """

    func rewrite(_ edits: inout EditCollector) {
        for file in newPlaces {
            let bytes = project.workspace.sources[file].bytes
            let start = bytes.last == 0x0A || bytes.isEmpty ? "" : "\n"
            edits.edit(file, bytes.count..<bytes.count, start + CallBridge.text, .adoptCall)
        }
        for (file, fact) in useless { edits.deleteDeclaration(file, fact.start..<fact.end, .adoptCall) }
    }
}
