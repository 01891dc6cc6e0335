import Foundation
import HandyJSONCompat
import SmartCodable
import TestSupport
import Testing

/// A mapping that names what is no stored property is said once, to listeners as well, and costs no decode anything.
@Suite struct MappingWithoutEffectTests {
    private struct Computed: HandyJSON {
        var first = ""
        var full: String {
            get { first }
            set { first = newValue }
        }
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.full <-- "full_name"
            mapper <<< self.first <-- "first_name"
        }
    }

    @Test func itIsSaidOnceToListeners() {
        let lines = Shared<[String]>([])
        let listener = SmartSentinel.onLogGenerated { line in
            if line.contains("Computed.mapping") { lines.change { $0.append(line) } }
        }
        defer { listener.cancel() }
        for number in 0..<200 {
            let model = Computed.deserialize(from: #"{"first_name":"\#(number)","full_name":"x"}"#)
            #expect(model?.first == "\(number)")
        }
        #expect(lines.value.count == 1)
        #expect(lines.value.first?.contains("\"full_name\" is no stored property of Computed") == true)
    }
}
