import Foundation
import TestSupport
import Testing

/// 200 random models with 15 payloads each: what is read, what is written back, which callbacks ran, as recorded from
/// HandyJSON 5.0.4. Another seed's are compared beside HandyJSON itself; see "Random pairs" in Tests/README.md.
@Suite struct RandomPairTests {
    struct Pair: Decodable, Sendable {
        let id: String
        let mode: String
        let path: String
        let json: String
        let observed: String

        var model: Int? { Int(id.prefix { $0 != "." }) }
    }

    static let pairs: [Int: [Pair]] = {
        guard let file = Bundle.module.url(forResource: "pairs", withExtension: "jsonl", subdirectory: "Recorded"),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { return [:] }
        let decoder = JSONDecoder()
        let pairs = text.split(separator: "\n").compactMap { try? decoder.decode(Pair.self, from: Data($0.utf8)) }
        return Dictionary(grouping: pairs) { $0.model ?? -1 }
    }()

    @Test func everyModelHasItsPayloads() {
        #expect(Self.pairs.values.reduce(0) { $0 + $1.count } == 3_000)
        #expect(RandomModel.all.map(\.number) == Array(0..<200))
        #expect(RandomModel.all.allSatisfy { Self.pairs[$0.number]?.count == 15 })
    }

    @Test("a model gives what HandyJSON gave", arguments: 0..<200)
    func answers(number: Int) {
        for pair in Self.pairs[number] ?? [] {
            let answer = RandomModel.all[number].answer(pair.mode, pair.path, pair.json)
            #expect(
                answer == pair.observed, "Models\(number), pair \(pair.id), \(pair.mode) \(pair.path): \(pair.json)")
        }
    }

    @Test("Foundation's objects give the same as text", arguments: 0..<200)
    func objects(number: Int) {
        for pair in Self.pairs[number] ?? [] {
            // Some payloads are no JSON, or neither an object nor an array.
            let parsed = try? JSONSerialization.jsonObject(with: Data(pair.json.utf8))
            for form in ObjectForm.tested {
                let sources: [Any]
                if let members = parsed as? [String: Any] {
                    // There is no update from an NSDictionary.
                    sources = [form.members(members)] + (pair.mode == "update" ? [] : [form.dictionary(members)])
                } else if let list = parsed as? [Any] {
                    sources = [list.map { form.object($0) }, form.array(list)]
                } else {
                    continue
                }
                for source in sources {
                    let answer = RandomModel.all[number].answer(pair.mode, pair.path, source)
                    #expect(
                        answer == pair.observed,
                        "Models\(number), pair \(pair.id), \(pair.mode) \(pair.path), \(form): \(pair.json)")
                }
            }
        }
    }
}
