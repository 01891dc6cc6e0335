import Foundation
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

@Suite("Coders: paths that are asked for again")
struct KnownPathTests {
    /// An order that is no order, and the same each time.
    private struct Jumps {
        var state: UInt64 = 7
        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }

    /// The steps, found by walking everything before the target.
    private func steps(to target: Int, from view: NodeView) -> [PathStep] {
        guard view.index != target, view.node.isContainer else { return [] }
        for (position, child) in view.childIndices.enumerated() where target < view.memory.after(child) {
            guard view.kind == .object else {
                return [.element(position)] + steps(to: target, from: view.memory.view(child))
            }
            let step = PathStep.member(view.memory.view(child - 1).string)
            return target == child - 1 ? [step] : [step] + steps(to: target, from: view.memory.view(child))
        }
        return []
    }

    @Test(
        "Wherever the last one was, the path is the one from the root",
        arguments: [
            "7", "[]", "[1,[2,[3,4],{}],5]", #"{"a":{"b":[{"c":1},{"c":2,"d":[null]}]},"e":[[],[[]]],"":{"":0}}"#,
            String(repeating: #"[{"x":"#, count: 40) + "1" + String(repeating: "}]", count: 40),
            "[[" + String(repeating: "[1,[2]],", count: 30) + "3],[" + String(repeating: "{},", count: 30) + "4]]",
        ])
    func anyOrder(text: String) throws {
        let document = try Document(text: text)
        let memory = DocumentMemory(document)
        var known = KnownPath(document)
        var jumps = Jumps()
        for _ in 0..<500 {
            let target = jumps.next(memory.after(0))
            known.move(to: target)
            let expected = steps(to: target, from: memory.view(0)).map { EngineKey($0) }
            #expect(known.keys.map(\.stringValue) == expected.map(\.stringValue), "to \(target)")
            #expect(known.keys.map(\.intValue) == expected.map(\.intValue), "to \(target)")
        }
    }
}
