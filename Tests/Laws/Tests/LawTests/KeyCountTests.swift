import KeyCounts
import KeyCountsWithoutMetadata
import SmartCodable
import Testing

/// (k) Key types of 1, 255, 256 and 257 cases; with metadata, one of them is for the unknown members.
@Suite struct KeyCountTests {
    @Test func withMetadata() {
        holds(KeyCounts.Struct1.self, 1)
        holds(KeyCounts.Struct255.self, 255)
        holds(KeyCounts.Struct256.self, 256)
        holds(KeyCounts.Struct257.self, 257)
        holds(KeyCounts.Class1.self, 1)
        holds(KeyCounts.Class255.self, 255)
        holds(KeyCounts.Class256.self, 256)
        holds(KeyCounts.Class257.self, 257)
    }

    @Test func withoutMetadata() {
        holds(KeyCountsWithoutMetadata.Struct1.self, 1, hasUnknown: false)
        holds(KeyCountsWithoutMetadata.Struct255.self, 255, hasUnknown: false)
        holds(KeyCountsWithoutMetadata.Struct256.self, 256, hasUnknown: false)
        holds(KeyCountsWithoutMetadata.Struct257.self, 257, hasUnknown: false)
        holds(KeyCountsWithoutMetadata.Class1.self, 1, hasUnknown: false)
        holds(KeyCountsWithoutMetadata.Class255.self, 255, hasUnknown: false)
        holds(KeyCountsWithoutMetadata.Class256.self, 256, hasUnknown: false)
        holds(KeyCountsWithoutMetadata.Class257.self, 257, hasUnknown: false)
    }

    /// Each member that a property has is written once, in the properties' order, and the others behind them.
    private func holds<T: SmartCodable>(_: T.Type, _ count: Int, hasUnknown: Bool = true) {
        let known = (1..<(hasUnknown ? count : count + 1)).map { "\"k\($0)\":\($0)" }
        let unknown = hasUnknown ? ["\"k\(count)\":7", "\"z\":[1]"] : []
        let text = "{" + (known + unknown).joined(separator: ",") + "}"
        let (model, report) = SmartSentinel.record { T.deserialize(from: text) }
        #expect(report.isEmpty)
        #expect(model?.toJSONString() == text, "\(T.self)")
        #expect((try? T.decode(from: text, options: [.strict])) != nil, "\(T.self)")
    }
}
