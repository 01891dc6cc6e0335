import HandyJSONCompat
import Testing

/// What `facts.jsonl` has no line for.
@Suite struct FoundNumbersTests {
    private struct Numbers: HandyJSON {
        var n: NSNumber?
        var f: Float = 0
        var d: Date?
    }

    @Test(
        "a text is an NSNumber as NumberFormatter reads it",
        arguments: [
            ("1,000", 1000), ("1,234,567.5", 1_234_567.5), ("-12", -12), ("1,00", nil), ("1,", nil), ("+5", nil),
            ("0x10", nil), ("", nil),
        ]
            as [(String, Double?)])
    func numberInText(text: String, expected: Double?) {
        #expect(Numbers.deserialize(from: ["n": text])?.n?.doubleValue == expected)
    }

    @Test("the smallest Floats are rounded once", arguments: ["", "\""])
    func subnormalFloats(quote: String) {
        let digits = "1.96416712693018445511262504925226812818645807777267805915124632242364875051032769e-39"
        #expect(Numbers.deserialize(from: "{\"f\":\(quote)\(digits)\(quote)}")?.f.bitPattern == 0x15634d)
    }

    @Test("no date is infinite")
    func infiniteDates() {
        #expect(Numbers.deserialize(from: #"{"d":1e999}"#)?.d == nil)
    }

    // That it costs what the value holds is counted by `Fuzzing/run --cost`.
    @Test("no depth overflows the stack of toJSON", arguments: [10, 400, 10_000])
    func depth(levels: Int) {
        struct Nest: HandyJSON { var v: [String: Any] = [:] }
        var nest: [String: Any] = ["k": 1]
        for _ in 0..<levels { nest = ["k": nest, "text": String(repeating: "x", count: 90)] }
        let plain = Nest(v: nest).toJSON()
        // Deeper than any JSON is read: there is no text, and that is said.
        #expect((plain != nil) == (levels <= 400))
    }
}
