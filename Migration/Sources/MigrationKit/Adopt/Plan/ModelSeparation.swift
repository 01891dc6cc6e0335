/// Whether models that stay HandyJSON models never meet what asks for HandyJSON: `<T: HandyJSON>` and the like. Then
/// that can ask for native models although they stay.
///
/// A model comes into a function by its name, or by the name of something whose declaration mentions it; the function
/// brings it to a constraint by the name of what has the constraint. Where no function holds a word of both kinds, with
/// the head of the type around it, nor what a file has beside functions, they never meet. Words of comments count too,
/// and equal names of different things: that only keeps more as it is.
struct ModelSeparation {
    /// A file that holds words of both kinds, and one word of each; nil where there is none.
    private(set) var meeting: (file: Int, model: String, constraint: String)?

    private let project: Project
    /// By file.
    private let parts: [[Part]]

    /// A function or an initialiser; what a type has beside those; what a file has beside types.
    private struct Part: Sendable {
        let range: ByteRange
        let words: Set<Int>
    }

    /// `models`: those that stay. `uses`: the constraints, with their files.
    init(_ project: Project, models: Set<Int>, uses: [(file: Int, use: ProtocolUse)]) {
        self.project = project
        parts = Array(project.facts.indices).parallelMap {
            ModelSeparation.parts(of: project.workspace.sources[$0].bytes, project.facts[$0])
        }
        let constraints = constraintNames(uses)
        let names = modelNames(models)
        // Sorted, so that the same is named each time.
        let (first, second) = (names.sorted(), constraints.sorted())
        for file in parts.indices {
            for part in parts[file] {
                guard let constraint = second.first(where: { holds($0, part) }) ?? name(in: part, file, among: uses),
                    let model = first.first(where: { holds($0, part) })
                else { continue }
                meeting = (file, model, constraint)
                return
            }
        }
    }

    private func name(in part: Part, _ file: Int, among uses: [(file: Int, use: ProtocolUse)]) -> String? {
        uses.first { use in
            guard use.file == file else { return false }
            let around = parts[file].map(\.range).filter { $0.contains(use.use.range.lowerBound) }
            return around.min { $0.count < $1.count } == part.range
        }?.use.name
    }

    private func holds(_ word: String, _ part: Part) -> Bool {
        part.words.contains(ModelSeparation.hash(Array(word.utf8)[...]))
    }

    private func holds(_ word: String, _ file: Int) -> Bool { parts[file].contains { holds(word, $0) } }

    // MARK: Words

    private static func parts(of bytes: [UInt8], _ facts: FileFacts) -> [Part] {
        let types = facts.types.filter { !$0.isInsideFunction }
        func inside(_ fact: TypeFact) -> [ByteRange] { fact.functions.map(\.range) + fact.initializers.map(\.range) }
        let bodies = types.flatMap(inside)
        func part(_ range: ByteRange, besides others: [ByteRange], _ head: Set<Int> = []) -> Part {
            var words = head
            var place = range.lowerBound
            for other in others.sorted(by: { $0.lowerBound < $1.lowerBound })
            where other != range && other.lowerBound >= place && other.upperBound <= range.upperBound {
                words.formUnion(ModelSeparation.words(of: bytes[place..<other.lowerBound]))
                place = other.upperBound
            }
            words.formUnion(ModelSeparation.words(of: bytes[place..<range.upperBound]))
            return Part(range: range, words: words)
        }
        let whole = types.map { $0.start..<$0.end }
        let ofTypes = zip(types, whole).flatMap { fact, range in
            let head = words(of: bytes[fact.start..<fact.body.lowerBound])
            return inside(fact).map { part($0, besides: [], head) } + [part(range, besides: bodies + whole)]
        }
        return ofTypes + [part(0..<bytes.count, besides: whole)]
    }

    private static func words(of bytes: ArraySlice<UInt8>) -> Set<Int> {
        var result: Set<Int> = []
        var start: Int?
        for index in bytes.startIndex...bytes.endIndex {
            let isWord = index < bytes.endIndex && isWordByte(bytes[index])
            if isWord {
                if start == nil { start = index }
            } else if let first = start {
                result.insert(hash(bytes[first..<index]))
                start = nil
            }
        }
        return result
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte) || byte == 95 || byte > 127
    }

    private static func hash(_ word: ArraySlice<UInt8>) -> Int {
        Int(
            bitPattern: UInt(
                truncatingIfNeeded: word.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
                    ($0 ^ UInt64($1)) &* 0x100_0000_01B3
                }))
    }

    // MARK: What asks for models

    private func constraintNames(_ uses: [(file: Int, use: ProtocolUse)]) -> Set<String> {
        var names: Set<String> = []
        for (file, use) in uses {
            if let name = use.declaration { names.insert(name) }
            guard use.role == .extensionOfProtocol else { continue }
            for fact in project.facts[file].types where fact.nameOffset == use.range.lowerBound {
                names.formUnion(fact.functions.map(\.name) + fact.properties.map(\.name))
            }
        }
        // Other names for them, and protocols that refine them.
        grow(&names) { names in
            let graph = project.models
            let protocols = graph.nodes.filter { node in
                node.fact.kind == .protocol
                    && node.fact.inheritance.contains { names.contains($0.name.lastComponent) }
            }
            return protocols.map(\.name.lastComponent)
                + project.facts.flatMap { facts in
                    facts.typealiases.filter { $0.shape.mentions(names) }.map(\.name.lastComponent)
                }
        }
        return names
    }

    // MARK: What is of the models

    private func modelNames(_ models: Set<Int>) -> Set<String> {
        var names = Set(models.map { project.models.nodes[$0].name.lastComponent })
        grow(&names) { names in
            project.facts.enumerated().flatMap { file, facts -> [String] in
                // A type that is not known may be one of them where the file says their names.
                let isNear = names.contains { holds($0, file) }
                func isOne(_ shape: TypeShape) -> Bool { shape.mentions(names) || (isNear && shape == .unknown) }
                var found: [String] = []
                for fact in facts.types {
                    found += fact.properties.filter { isOne($0.shape) }.map(\.name)
                    found += fact.functions.filter { isOne($0.signature.type) }.map(\.name)
                    found += fact.cases.filter { $0.payload?.contains { isOne($0.shape) } ?? false }.map(\.name)
                }
                found += facts.typealiases.filter { isOne($0.shape) }.map(\.name.lastComponent)
                found += facts.globals.filter { isOne($0.value) }.map(\.key)
                for (name, signatures) in facts.globalFunctions where signatures.contains(where: { isOne($0.type) }) {
                    found.append(name)
                }
                return found
            }
        }
        return names
    }

    private func grow(_ names: inout Set<String>, _ more: (Set<String>) -> [String]) {
        while true {
            let count = names.count
            names.formUnion(more(names))
            if names.count == count { return }
        }
    }
}

extension TypeShape {
    /// Whether it holds one of the names, in function types and tuples as well.
    fileprivate func mentions(_ names: Set<String>) -> Bool {
        var result = false
        _ = transformed { shape in
            switch shape {
            case .named(let name, _): if names.contains(name.lastComponent) { result = true }
            case .existential(let found):
                if found.contains(where: { names.contains($0.lastComponent) }) { result = true }
            default: break
            }
            return shape
        }
        return result
    }
}
