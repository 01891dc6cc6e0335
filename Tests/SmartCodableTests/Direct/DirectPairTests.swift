import Foundation
import SmartCodable
import Testing

@Suite("Models that the engine fills") struct DirectPairTests {
    /// SMARTCODABLE_PAYLOADS: how many for each pair.
    private static let count = ProcessInfo.processInfo.environment["SMARTCODABLE_PAYLOADS"].flatMap { UInt64($0) } ?? 30

    @Test("The results, reports and errors are those of the same SmartCodable model", arguments: DirectPair.all)
    func pair(_ pair: DirectPair) throws {
        for seed in 1...DirectPairTests.count {
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
