import HandyJSONCompat
import SmartCodable
import Testing

/// The code blocks of HandyJSONCompat's Conversions.md, verbatim, and what they promise.
@Suite struct ConversionsArticleTests {
    @Test func values() throws {
        struct Sample: HandyJSON {
            var count = 42
            var flag = false
            var note: String? = "none yet"
            var level: Int? = 3
        }

        let sample = Sample.deserialize(from: #"{"count":"7","flag":"true","note":null,"level":"high"}"#)
        // count 7, flag true, note "none yet", level nil

        #expect(sample?.count == 7 && sample?.flag == true && sample?.note == "none yet")
        #expect(sample != nil && sample?.level == nil)

        let (_, report) = SmartSentinel.record { Sample.deserialize(from: #"{"count":300.5,"flag":[]}"#) }
        print(report)
        // count: Sample.count expects Int, found number 300.5: converted
        // flag: Sample.flag expects Bool, found array of 0: kept the initial value

        try expectShown(report, on: "Sources/HandyJSONCompat/HandyJSONCompat.docc/Conversions.md")

        let written = sample?.toJSONString()
        // {"count":7,"flag":true,"note":"none yet"}

        #expect(written == #"{"count":7,"flag":true,"note":"none yet"}"#)
    }
}
