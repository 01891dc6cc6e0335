/// Goes through the lines of a mapping as HandyJSON does, and keeps of each property what counts.
struct MappingResolution {
    /// What is known around the mapping.
    struct Surroundings {
        /// The text that a name stands for; nil where it is no constant.
        let text: (String) -> String?
        /// Whether a name always stands for the same.
        let isConstant: ([String]) -> Bool
        /// What a property of the model holds before JSON is read; nil where that is not known.
        let initialValue: ([String]) -> ConditionExpression.Value?
        /// Whether a static function can say a name that stands alone.
        let isGlobal: (String) -> Bool
    }

    private let surroundings: Surroundings
    private var winners: [String: MappingEntry] = [:]
    private(set) var overruled: [MappingEntry] = []
    private(set) var obstacles: [MappingFact.Obstacle] = []
    private(set) var assumptions: [MappingFact.Assumption] = []
    private(set) var comments: [String] = []

    init(_ surroundings: Surroundings) { self.surroundings = surroundings }

    var entries: [MappingEntry] { winners.values.sorted { $0.offset < $1.offset } }

    mutating func run(_ lines: [MappingLine]) {
        for line in lines {
            switch line {
            case .entry(let entry): if let entry = resolved(entry) { note(entry) }
            case .obstacle(let obstacle): obstacles.append(obstacle)
            case .condition(let condition): run(condition)
            }
        }
    }

    /// A statement about a local variable can go into a static function if it says nothing of the instance.
    mutating func check(_ locals: [MappingLocal]) {
        let names = Set(locals.compactMap(\.name))
        for local in locals where !local.references.allSatisfy({ names.contains($0) || surroundings.isGlobal($0) }) {
            obstacles.append(.init(offset: local.offset, text: local.text.firstLine))
        }
    }

    // MARK: One line

    private mutating func note(_ entry: MappingEntry) {
        guard let other = winners[entry.property] else {
            winners[entry.property] = entry
            return
        }
        // What is said of the line that does not count is kept with the one that does.
        if other.isExclusion {
            overruled.append(entry)
            winners[entry.property] = other.preceded(by: entry.comments)
        } else {
            overruled.append(other)
            winners[entry.property] = entry.preceded(by: other.comments)
        }
    }

    /// With the texts of names that are constants. What none is found for is no plain entry any more.
    private mutating func resolved(_ entry: MappingEntry) -> MappingEntry? {
        guard case .constants(let constants) = entry.kind else { return entry }
        let names = constants.names.compactMap { name in
            switch name {
            case .text(let text): return text
            case .constant(let path): return surroundings.text(path)
            }
        }
        if names.count == constants.names.count {
            return entry.with(.map(names: names, nameText: constants.nameText, transform: constants.transform))
        }
        if let transform = constants.otherwise {
            return entry.with(.map(names: [], nameText: nil, transform: transform))
        }
        obstacles.append(.init(offset: entry.offset, text: "\(entry.spelling) <-- \(constants.nameText)"))
        return nil
    }

    // MARK: Conditions

    private mutating func run(_ condition: MappingCondition) {
        guard let names = condition.expression.names else { return refuse(condition) }
        if !names.isEmpty, names.allSatisfy(surroundings.isConstant) {
            return choose(condition)
        }
        guard let answer = condition.expression.answer(surroundings.initialValue) else {
            return refuse(condition)
        }
        if !names.isEmpty {
            assumptions.append(.init(offset: condition.offset, text: condition.text, answer: answer))
        }
        comments += (answer ? condition.otherwise : condition.then).flatMap(\.comments)
        run(answer ? condition.then : condition.otherwise)
    }

    /// A list of names can often serve both sides.
    private mutating func refuse(_ condition: MappingCondition) {
        var obstacle = condition.obstacle
        var sides: [[String: MappingEntry]] = []
        for lines in [condition.then, condition.otherwise] {
            var side = MappingResolution(surroundings)
            side.run(lines)
            let isPlain = side.obstacles.isEmpty && side.assumptions.isEmpty
            guard isPlain, side.entries.allSatisfy({ !$0.isExclusion && $0.transform == nil }) else {
                return obstacles.append(obstacle)
            }
            sides.append(side.winners)
        }
        let entries = (Array(sides[0].values) + sides[1].values).sorted { $0.offset < $1.offset }
        var seen: Set<String> = []
        let texts = entries.filter { seen.insert($0.property).inserted }.map { place in
            let both = sides.flatMap { names($0[place.property], place).names }
            var known: Set<String> = []
            let list = both.filter { known.insert($0).inserted }.map { "\"\($0)\"" }.joined(separator: ", ")
            return "mapper <<< \(place.spelling) <-- [\(list)]"
        }
        if !texts.isEmpty {
            // More than one statement does not stand on the line of the condition.
            if texts.count == 1 { obstacle.replacement = texts[0] }
            obstacle.advice =
                "mapping runs before JSON is read, and natively once: where never both names are sent, \(texts.joined(separator: "; ")) reads either without a condition"
        }
        obstacles.append(obstacle)
    }

    /// A condition on a constant: a property's names depend on it natively as well.
    private mutating func choose(_ condition: MappingCondition) {
        var (first, second) = (self, self)
        first.run(condition.then)
        second.run(condition.otherwise)
        let changed = Set(first.winners.keys).union(second.winners.keys).filter {
            first.winners[$0]?.offset != winners[$0]?.offset || second.winners[$0]?.offset != winners[$0]?.offset
        }
        guard first.obstacles.count == obstacles.count, second.obstacles.count == obstacles.count,
            first.assumptions.count == assumptions.count, second.assumptions.count == assumptions.count
        else { return refuse(condition) }
        var merged: [String: MappingEntry] = [:]
        for property in changed {
            guard let entry = joined(condition.text, first.winners[property], second.winners[property]) else {
                return refuse(condition)
            }
            merged[property] = entry
        }
        winners.merge(merged) { $1 }
    }

    private func joined(_ condition: String, _ first: MappingEntry?, _ second: MappingEntry?) -> MappingEntry? {
        guard let place = first ?? second, !place.isExclusion, second?.isExclusion != true,
            first?.transform?.text == second?.transform?.text
        else { return nil }
        let (left, right) = (names(first, place), names(second, place))
        // The escape is undone where names are written anew, which these are not.
        guard !(left.names + right.names).contains(where: { $0.contains("\\") }) else { return nil }
        let isList = left.names.count > 1 || right.names.count > 1
        func text(_ side: (names: [String], text: String)) -> String {
            isList && side.names.count == 1 && !side.text.hasPrefix("[") ? "[\(side.text)]" : side.text
        }
        let kind = MappingEntry.Kind.map(
            names: left.names + right.names.filter { !left.names.contains($0) },
            nameText: "(\(condition) ? \(text(left)) : \(text(right)))", transform: place.transform)
        return place.with(kind).preceded(by: first == nil ? [] : second?.comments ?? [])
    }

    /// A property that is not mapped has its own name.
    private func names(_ entry: MappingEntry?, _ place: MappingEntry) -> (names: [String], text: String) {
        if let entry, case .map(let names, let text?, _) = entry.kind, !names.isEmpty { return (names, text) }
        return ([place.property], "\"\(place.property)\"")
    }
}

extension String {
    var firstLine: String { split(whereSeparator: \.isNewline).first.map(String.init) ?? self }
}
