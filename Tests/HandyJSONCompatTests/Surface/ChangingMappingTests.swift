import HandyJSONCompat
import TestSupport
import Testing

/// `mapping` runs for every instance, and may register something else each time: the last instance's names, and what it
/// registered beyond, are not the next one's.
@Suite struct ChangingMappingTests {
    private static let json = #"[{"x":1,"y":2,"b":3},{"x":1,"y":2,"b":3},{"x":1,"y":2,"b":3},{"x":1,"y":2,"b":3}]"#

    private struct Named: HandyJSON {
        static let turns = Shared(0)
        var a = 0
        /// Which names the mapping chose.
        var isOdd = false
        mutating func mapping(mapper: HelpingMapper) {
            Self.turns.change { $0 += 1 }
            isOdd = Self.turns.value % 2 == 1
            mapper <<< self.a <-- (isOdd ? ["none", "x"] : ["none", "y"])
        }
    }

    @Test func namesAreTheInstances() {
        let models = [Named].deserialize(from: Self.json)?.compactMap { $0 } ?? []
        #expect(Set(models.map(\.isOdd)) == [true, false])
        for model in models { #expect(model.a == (model.isOdd ? 1 : 2)) }
    }

    private struct Counted: HandyJSON {
        static let turns = Shared(0)
        var a = 0
        var b = 0
        var isOdd = false
        mutating func mapping(mapper: HelpingMapper) {
            Self.turns.change { $0 += 1 }
            isOdd = Self.turns.value % 2 == 1
            mapper <<< self.a <-- "x"
            if isOdd { mapper <<< self.b <-- "y" }
        }
    }

    @Test func soAreTheirNumbers() {
        let models = [Counted].deserialize(from: Self.json)?.compactMap { $0 } ?? []
        #expect(Set(models.map(\.isOdd)) == [true, false])
        for model in models { #expect(model.a == 1 && model.b == (model.isOdd ? 2 : 3)) }
    }
}
