import Foundation
import SmartCodable
import Testing

/// All orders of two of the library's wrappers.
private struct Orders: SmartCodable {
    @SmartKey @SmartKey var smartKeySmartKey: Date? = nil
    @SmartKey @SmartAny var smartKeySmartAny: Date? = nil
    @SmartKey @SmartCompact.Array var smartKeySmartCompact: Date? = nil
    @SmartKey @SmartFlat var smartKeySmartFlat: Date? = nil
    @SmartKey @SmartDate var smartKeySmartDate: Date? = nil
    @SmartKey @IgnoredKey var smartKeyIgnored: Date? = nil
    @SmartAny @SmartKey var smartAnySmartKey: Date? = nil
    @SmartAny @SmartAny var smartAnySmartAny: Date? = nil
    @SmartAny @SmartCompact.Array var smartAnySmartCompact: Date? = nil
    @SmartAny @SmartFlat var smartAnySmartFlat: Date? = nil
    @SmartAny @SmartDate var smartAnySmartDate: Date? = nil
    @SmartAny @IgnoredKey var smartAnyIgnored: Date? = nil
    @SmartCompact.Array @SmartKey var smartCompactSmartKey: Date? = nil
    @SmartCompact.Array @SmartAny var smartCompactSmartAny: Date? = nil
    @SmartCompact.Array @SmartCompact.Array var smartCompactSmartCompact: Date? = nil
    @SmartCompact.Array @SmartFlat var smartCompactSmartFlat: Date? = nil
    @SmartCompact.Array @SmartDate var smartCompactSmartDate: Date? = nil
    @SmartCompact.Array @IgnoredKey var smartCompactIgnored: Date? = nil
    @SmartFlat @SmartKey var smartFlatSmartKey: Date? = nil
    @SmartFlat @SmartAny var smartFlatSmartAny: Date? = nil
    @SmartFlat @SmartCompact.Array var smartFlatSmartCompact: Date? = nil
    @SmartFlat @SmartFlat var smartFlatSmartFlat: Date? = nil
    @SmartFlat @SmartDate var smartFlatSmartDate: Date? = nil
    @SmartFlat @IgnoredKey var smartFlatIgnored: Date? = nil
    @SmartDate @SmartKey var smartDateSmartKey: Date? = nil
    @SmartDate @SmartAny var smartDateSmartAny: Date? = nil
    @SmartDate @SmartCompact.Array var smartDateSmartCompact: Date? = nil
    @SmartDate @SmartFlat var smartDateSmartFlat: Date? = nil
    @SmartDate @SmartDate var smartDateSmartDate: Date? = nil
    @SmartDate @IgnoredKey var smartDateIgnored: Date? = nil
    @IgnoredKey @SmartKey var ignoredSmartKey: Date? = nil
    @IgnoredKey @SmartAny var ignoredSmartAny: Date? = nil
    @IgnoredKey @SmartCompact.Array var ignoredSmartCompact: Date? = nil
    @IgnoredKey @SmartFlat var ignoredSmartFlat: Date? = nil
    @IgnoredKey @SmartDate var ignoredSmartDate: Date? = nil
    @IgnoredKey @IgnoredKey var ignoredIgnored: Date? = nil
}

private struct DatesFirst: SmartCodable {
    @SmartDate @SmartKey("born", "data.birthday") var birthday: Date? = nil
    @SmartDate(.milliseconds) @SmartKey("t") var time: Date? = nil
    @SmartDate @SmartAny var some = Date(timeIntervalSince1970: 1)
    @SmartDate @SmartDate(.format("yyyy/MM/dd")) var twice: Date? = nil
    @SmartDate @IgnoredKey var ignored: Date? = Date(timeIntervalSince1970: 2)
    @SmartDate @SmartKey(nonnull: true) var kept: Date? = Date(timeIntervalSince1970: 3)
}

#if canImport(UIKit) || canImport(AppKit)
private struct ColorsFirst: SmartCodable {
    @SmartHexColor @SmartKey("tint") var named: SmartColor? = nil
    @SmartHexColor @SmartAny var any: SmartColor? = nil
    @SmartHexColor @SmartCompact.Array var compact: SmartColor? = nil
    @SmartHexColor(.rgb(.hash)) @SmartHexColor var twice: SmartColor? = nil
    @SmartHexColor @SmartFlat var flat: SmartColor? = nil
    @SmartHexColor @IgnoredKey var ignored: SmartColor? = nil
}
#endif

@Suite("Orders of wrappers") struct WrapperOrderTests {
    #if canImport(UIKit) || canImport(AppKit)
    @Test("@SmartHexColor may be the outermost") func colors() throws {
        let source = ##"{"tint":"#FF0066","any":"F06","compact":"F06","twice":"F06","flat":"F06","ignored":"F06"}"##
        let read = try #require(ColorsFirst.deserialize(from: source))
        #expect(read.toJSONString() == ##"{"tint":"FF0066","any":"FF0066","compact":"FF0066","twice":"#F06"}"##)
        #expect(read.flat == nil && read.ignored == nil)
    }
    #endif

    @Test("Each order reads and writes, but those with @IgnoredKey and @SmartFlat") func all() throws {
        let names = Mirror(reflecting: Orders()).children.compactMap { $0.label?.dropFirst() }
        #expect(names.count == 36)
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

    @Test("@SmartDate first: the wrappers inside do their part") func datesFirst() throws {
        let model = try #require(
            DatesFirst.deserialize(
                from: #"{"data":{"birthday":60},"t":90000,"some":"120","twice":"2024/02/03","ignored":9,"kept":null}"#))
        #expect(model.birthday == Date(timeIntervalSince1970: 60))
        #expect(model.time == Date(timeIntervalSince1970: 90))
        #expect(model.some == Date(timeIntervalSince1970: 120))
        #expect(model.twice != nil)
        #expect(model.ignored == Date(timeIntervalSince1970: 2))
        #expect(model.kept == Date(timeIntervalSince1970: 3))
        #expect(
            model.toJSONString()
                == #"{"born":60,"t":90000,"some":"120","twice":"2024\/02\/03","kept":3}"#)
    }
}
