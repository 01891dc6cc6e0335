import Testing

@testable import SmartEngine

@Suite("Type tables") struct TypeTableTests {
    private final class Thing {}

    /// A table and a dictionary get the same values; types with several numbers, replaced values, and many of them.
    @Test func agreesWithADictionary() {
        let things = (0..<300).map { _ in Thing() }
        var table = TypeTable<Int>()
        var expected: [ObjectIdentifier: [Int: Int]] = [:]
        #expect(table[ObjectIdentifier(things[0])] == nil)
        for round in 0..<3 {
            for (index, thing) in things.enumerated() {
                let number = (index * 7 + round) % 4
                table[ObjectIdentifier(thing), number] = index + round
                expected[ObjectIdentifier(thing), default: [:]][number] = index + round
            }
        }
        #expect(table.count == expected.values.reduce(0) { $0 + $1.count })
        for thing in things {
            for number in 0..<4 {
                #expect(table[ObjectIdentifier(thing), number] == expected[ObjectIdentifier(thing)]?[number])
            }
        }
        var seen = 0
        table.each { type, number, value in
            seen += 1
            #expect(expected[type]?[number] == value)
        }
        #expect(seen == table.count)
        withExtendedLifetime(things) {}
    }
}
