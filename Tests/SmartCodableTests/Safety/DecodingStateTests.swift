import Foundation
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

@Suite struct DecodingStateTests {
    /// `Sources/Internals.md` says how many properties each type has, so that another one is a decision.
    @Test func thePageCountsTheProperties() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Sources/Internals.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let types: [(name: String, type: Any.Type)] = [
            ("DecodingState", unsafeBitCast(DecodingState.self, to: Any.Type.self)),
            ("NativeScratch", NativeScratch.self),
            ("EngineDecoder.State", unsafeBitCast(EngineDecoder.State.self, to: Any.Type.self)),
        ]
        for (name, type) in types {
            #expect(text.contains("| `\(name)` | \(RuntimeReflection.fieldCount(type)) |"), "\(name)")
        }
    }
}
