import Foundation
import HandyJSONCompat
import SmartCodable

/// Keeps its mapper and its handlers, and uses them at the wrong time.
class Hoarder: HandyJSON, Equatable {
    private var token = Token()
    var before: Int32 = 1
    var number: Int32 = 2
    var after: Int32 = 3
    var text = "text"

    required init() {}

    func mapping(mapper: HelpingMapper) {
        mapper >>> token
        let tuple =
            number <-- (
                "no",
                TransformOf<Int32, Int>(
                    fromJSON: { $0.map { Int32(truncatingIfNeeded: $0) } }, toJSON: { $0.map { Int($0) } })
            )
        mapper <<< tuple
        let state = ThreadState.current
        guard state.hoards else { return }
        state.mapper = mapper
        state.handlers.append(tuple)
        // Somebody else's handler, at this model's address: ignored or refused, but not written.
        if let other = state.handlers.first { mapper <<< (tuple.0, other.1) }
    }

    func didFinishMapping() {
        guard ThreadState.current.hoards, let mapper = ThreadState.current.mapper else { return }
        mapper <<< before <-- TransformOf<Int32, Int32>(fromJSON: { _ in -1 }, toJSON: { $0 })
        mapper <<< after <-- ["text", "after"]
        mapper >>> text
    }

    var tree: Tree {
        .members([
            ("before", .int(Int(before))), ("no", .int(Int(number))), ("after", .int(Int(after))),
            ("text", .string(text)),
        ])
    }

    static func == (a: Hoarder, b: Hoarder) -> Bool {
        a.token.isIntact && b.token.isIntact && a.tree == b.tree
    }

    static func random(_ random: inout Random) -> Hoarder {
        let result = Hoarder()
        result.before = Int32(random.below(100))
        result.number = Int32(random.below(100))
        result.after = Int32(random.below(100))
        result.text = random.word()
        return result
    }
}

/// Its transform replaces its parent's properties while the parent is being written or read.
final class Usurper: HandyJSON {
    private var token = Token()
    var value = 0
    var text = "text"
    required init() {}

    func mapping(mapper: HelpingMapper) {
        mapper >>> token
        mapper <<< value
            <-- TransformOf<Int, Int>(
                fromJSON: {
                    Usurper.usurp()
                    return $0
                },
                toJSON: {
                    Usurper.usurp()
                    return $0
                })
    }

    func didFinishMapping() { Usurper.usurp() }

    static func usurp() {
        guard let throne = ThreadState.current.throne as? Throne else { return }
        throne.usurper = Usurper()
        throne.list = [Usurper()]
        throne.person = OldPerson()
        throne.native = Person()
    }
}

final class Throne: HandyJSON {
    private var token = Token()
    var usurper = Usurper()
    var list = [Usurper(), Usurper()]
    var person = OldPerson()
    var native = Person()
    var last = "last"
    required init() {}

    func willStartMapping() { if ThreadState.current.isContested { ThreadState.current.throne = self } }
    func mapping(mapper: HelpingMapper) { mapper >>> token }
}

extension Operation {
    static let mapping: [Operation] = [
        Operation("keep-mapper") { step in
            let state = ThreadState.current
            let models = [Hoarder.random(&step.random), Hoarder.random(&step.random)]
            let text = Tree.array(models.map(\.tree)).text
            state.hoards = true
            _ = [Hoarder].deserialize(from: text)
            _ = models.toJSONString()
            if let mapper = state.mapper {
                var plain = OldPlain()
                mapper <<< plain.id <-- "name"
                mapper >>> plain.name
                for tuple in state.handlers { mapper <<< tuple }
                _ = OldPlain.deserialize(from: "{\"id\":1}")
            }
            state.hoards = false
            // With what was kept still alive, and then without.
            for _ in 0..<2 {
                try step.equal([Hoarder].deserialize(from: text)?.compactMap { $0 }, models, text)
                try step.equal(models.toJSONString(), text)
                let old = OldEmployee(&step.random)
                try step.equal(OldEmployee.deserialize(from: old.source.text), old, old.source.text)
                state.mapper = nil
                state.handlers = []
            }
        },
        Operation("replaced-parent") { step in
            let state = ThreadState.current
            let throne = Throne()
            let document =
                "{\"usurper\":{\"value\":1},\"list\":[{\"value\":2},{\"value\":3}],\"person\":{\"id\":4},\"native\":{\"id\":5},\"last\":\"x\"}"
            state.isContested = true
            defer {
                state.isContested = false
                state.throne = nil
            }
            let read = try step.present(Throne.deserialize(from: document), document)
            try step.equal(read.last, "x")
            state.throne = throne
            for _ in 0..<3 {
                let text = try step.present(throne.toJSONString(), "a text")
                try step.holds(
                    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
                        && text.hasSuffix("\"last\":\"last\"}"), "JSON, found \(text)")
                _ = throne.toJSON()
            }
            var same = throne
            JSONDeserializer.update(object: &same, from: document)
            try step.holds(same === throne && throne.last == "x", "an updated throne")
        },
    ]
}
