import Foundation
import HandyJSONCompat
import SmartCodable
import Testing

/// A value in an Any that JSON cannot hold has one line, in a dictionary as in text.
@Suite struct UnwrittenValueTests {
    private struct Foreign {}
    private struct Inner: HandyJSON {
        var list: [Any] = []
    }
    private struct Holder: HandyJSON {
        var any: Any?
        var list: [Any] = []
        var optionals: [Any?] = []
    }

    private func lines(_ holder: Holder, _ write: (Holder) -> Any?) -> [String] {
        SmartSentinel.record { write(holder) }.report.repairs.map { "\($0.property) \($0.found)" }
    }

    @Test func oneForEach() {
        let inner = Inner(list: [Foreign()])
        let rows: [(Holder, [String])] = [
            (Holder(any: [Foreign(), 1, Foreign()] as [Any]), ["any Foreign", "any Foreign"]),
            (
                Holder(list: [Foreign(), [Foreign()], ["a": Foreign()]]),
                ["list Foreign", "list Foreign", "list Foreign"]
            ),
            // The lines of a model inside are its own.
            (Holder(any: [Foreign(), inner, Foreign()] as [Any]), ["list Foreign", "any Foreign", "any Foreign"]),
            // By HandyJSON's rules members have names.
            (Holder(any: [1: "a", 2: 3, "x": "b"] as [AnyHashable: Any]), ["any Int", "any String"]),
            (Holder(any: [1: "a"]), ["any String"]),
        ]
        for (holder, expected) in rows {
            #expect(lines(holder) { $0.toJSONString() }.sorted() == expected.sorted())
            #expect(lines(holder) { $0.toJSON() }.sorted() == expected.sorted())
        }
    }

    /// A dictionary has such a value itself: only its line goes.
    @Test func whatADictionaryHoldsHasNone() {
        let holder = Holder(any: [Foreign(), Optional(Foreign()) as Any, Foreign()] as [Any])
        #expect(lines(holder) { $0.toJSONString() } == ["any Foreign", "any Foreign", "any Foreign"])
        #expect(lines(holder) { $0.toJSON() } == ["any Foreign", "any Foreign"])
        #expect(lines(Holder(optionals: [Foreign()])) { $0.toJSON() }.isEmpty)
    }
}
