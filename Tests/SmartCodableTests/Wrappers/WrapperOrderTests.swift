import Foundation
import SmartCodable
import Testing

/// All orders of two of the library's wrappers in which @SmartKey comes first and @SmartDate last.
private struct Orders: SmartCodable {
    @SmartKey @SmartAny var smartKeySmartAny: Date? = nil
    @SmartKey @SmartCompact.Array var smartKeySmartCompact: Date? = nil
    @SmartKey @SmartFlat var smartKeySmartFlat: Date? = nil
    @SmartKey @SmartDate var smartKeySmartDate: Date? = nil
    @SmartKey @IgnoredKey var smartKeyIgnored: Date? = nil
    @SmartAny @SmartAny var smartAnySmartAny: Date? = nil
    @SmartAny @SmartCompact.Array var smartAnySmartCompact: Date? = nil
    @SmartAny @SmartFlat var smartAnySmartFlat: Date? = nil
    @SmartAny @SmartDate var smartAnySmartDate: Date? = nil
    @SmartAny @IgnoredKey var smartAnyIgnored: Date? = nil
    @SmartCompact.Array @SmartAny var smartCompactSmartAny: Date? = nil
    @SmartCompact.Array @SmartCompact.Array var smartCompactSmartCompact: Date? = nil
    @SmartCompact.Array @SmartFlat var smartCompactSmartFlat: Date? = nil
    @SmartCompact.Array @SmartDate var smartCompactSmartDate: Date? = nil
    @SmartCompact.Array @IgnoredKey var smartCompactIgnored: Date? = nil
    @SmartFlat @SmartAny var smartFlatSmartAny: Date? = nil
    @SmartFlat @SmartCompact.Array var smartFlatSmartCompact: Date? = nil
    @SmartFlat @SmartFlat var smartFlatSmartFlat: Date? = nil
    @SmartFlat @SmartDate var smartFlatSmartDate: Date? = nil
    @SmartFlat @IgnoredKey var smartFlatIgnored: Date? = nil
    @IgnoredKey @SmartAny var ignoredSmartAny: Date? = nil
    @IgnoredKey @SmartCompact.Array var ignoredSmartCompact: Date? = nil
    @IgnoredKey @SmartFlat var ignoredSmartFlat: Date? = nil
    @IgnoredKey @SmartDate var ignoredSmartDate: Date? = nil
    @IgnoredKey @IgnoredKey var ignoredIgnored: Date? = nil
}

@Suite("Orders of wrappers") struct WrapperOrderTests {
    @Test("Each order reads and writes, but those with @IgnoredKey and @SmartFlat") func all() throws {
        let names = Mirror(reflecting: Orders()).children.compactMap { $0.label?.dropFirst() }
        #expect(names.count == 25)
        let coded = names.filter { !$0.contains("gnored") && !$0.contains("martFlat") }
        let source = "{" + names.map { "\"\($0)\":\"2024-01-31T08:15:00Z\"" }.joined(separator: ",") + "}"
        let orders = try #require(Orders.deserialize(from: source))
        let written = try #require(orders.toDictionary())
        #expect(Set(written.keys) == Set(coded.map(String.init)))
        for (name, value) in written where name.contains("martDate") {
            #expect(value as? String == "2024-01-31T08:15:00Z", "\(name)")
        }
        #expect(Orders.deserialize(from: "{}")?.toJSONString() == "{}")
        #expect(Orders.deserialize(from: source.replacingOccurrences(of: "2024", with: "x"))?.toJSONString() == "{}")
    }
}
