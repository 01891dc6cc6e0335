import Testing

@_spi(Engine) @testable import SmartEngine

/// Models as Apple's compiler and runtime place them are accepted, and nothing else is.
@Suite struct LayoutTests {
    private static let arguments: [(size: Int, alignment: Int)] = [(1, 1), (8, 8), (9, 8), (16, 8), (2, 2), (12, 4)]

    /// The model of the runtime places what the compiler places itself as the compiler does.
    @Test func theRuntimesRuleIsTheCompilers() throws {
        var compared = 0
        for layout in try RuntimeLayout.read() {
            for level in layout.classes.values where !level.isGeneric && level.superclass != "Response" {
                let bases = try layout.levels(of: level.name).map(\.superclass)
                guard !bases.contains(where: { $0.hasPrefix("ObjectiveC") }) else { continue }
                let placed = try layout.place(level.name, argument: (8, 8))
                #expect(placed.end == level.end && placed.fields == level.fields, "\(layout.target) \(level.name)")
                compared += 1
            }
        }
        #expect(compared >= 35)
    }

    @Test func eachClassIsAccepted() throws {
        for layout in try RuntimeLayout.read() {
            for level in layout.classes.values {
                for argument in LayoutTests.arguments {
                    let (properties, start, size) = try placed(level.name, layout, argument)
                    let problem = TypeLayout.placementProblem(
                        properties, isClass: true, start: start, size: size, word: layout.word)
                    #expect(problem == nil, "\(layout.target) \(level.name)")
                }
            }
        }
    }

    /// A property that begins before its superclass ends, over another one, or behind the instance is refused.
    @Test func whatIsElsewhereIsRefused() throws {
        for layout in try RuntimeLayout.read() {
            for level in layout.classes.values {
                let (properties, start, size) = try placed(level.name, layout, (8, 8))
                guard let first = properties.first, let last = properties.last else { continue }
                for offset in [first.offset - max(1, first.size), size, last.offset + 1] {
                    let moved = offset == last.offset + 1 && properties.count > 1 ? last : first
                    let wrong = properties.map { $0.offset == moved.offset ? $0.at(offset) : $0 }
                    // A single byte may lie at the next one.
                    if moved.alignment == 1, offset + moved.size <= size, offset > start { continue }
                    #expect(
                        TypeLayout.placementProblem(wrong, isClass: true, start: start, size: size, word: layout.word)
                            != nil, "\(layout.target) \(level.name) \(moved.name) at \(offset)")
                }
            }
        }
    }

    /// All properties of an instance, where they may begin, and its size as Objective-C tells it: whole words.
    private func placed(
        _ name: String, _ layout: RuntimeLayout, _ argument: (size: Int, alignment: Int)
    ) throws -> (properties: [StoredProperty], start: Int, size: Int) {
        let levels = try layout.levels(of: name)
        var properties: [StoredProperty] = []
        var end = 0
        for (index, level) in levels.enumerated() {
            let placed = try layout.place(level.name, argument: argument)
            end = placed.end
            properties += placed.fields.map { field in
                StoredProperty(
                    name: field.name, type: Int.self, offset: field.offset ?? 0, size: field.size,
                    alignment: field.alignment, isVariable: true, holdsValue: true, holdsFunction: false, level: index)
            }
        }
        let word = layout.word
        let start = layout.bases[levels[0].superclass].map { base in
            ObjectiveCRuntime.end(
                ofVariableAt: base.lastOffset, encoding: base.encoding.asciiValue ?? 0,
                alignedSize: (base.end + word - 1) / word * word, word: word)
        }
        return (properties, start ?? 2 * word, (end + word - 1) / word * word)
    }
}

extension StoredProperty {
    fileprivate func at(_ offset: Int) -> StoredProperty {
        StoredProperty(
            name: name, type: type, offset: offset, size: size, alignment: alignment, isVariable: isVariable,
            holdsValue: holdsValue, holdsFunction: holdsFunction, level: level)
    }
}
