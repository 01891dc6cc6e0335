import Foundation
import SmartCodable
import TestSupport
import Testing

@Suite("Models that the engine fills") struct DirectPairTests {
    @Test("The results, reports and errors are those of the same SmartCodable model", arguments: DirectPair.all)
    func pair(_ pair: DirectPair) throws {
        for seed in 1...randomPayloads {
            var payloads = DirectPayloads(seed: seed)
            let (text, other) = seed == 1 ? ("{}", "{}") : (payloads.object(), payloads.object())
            let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            let usual = pair.usual(text, other, object)
            let direct = pair.direct(text, other, object)
            for (number, (usual, direct)) in zip(usual, direct).enumerated() {
                try #require(usual == direct, "outcome \(number) of \(text), \(other)")
            }
        }
    }
}
