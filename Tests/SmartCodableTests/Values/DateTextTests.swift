import Foundation
import SmartCodable
import Testing

@_spi(Engine) @testable import SmartEngine

private struct Dated: SmartCodable {
    var plain: Date?
    @SmartDate var wrapped: Date?
    var transformed: Date?
    static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.transformed <--- SmartDateTransformer()] }
}

/// A transformer that the engine does not know, around one that it asks without making an object of the value.
private struct Around: ValueTransformable {
    let inner: SmartDateTransformer
    func transformFromJSON(_ value: Any?) -> Date? { inner.transformFromJSON(value) }
    func transformToJSON(_ value: Date?) -> Any? { inner.transformToJSON(value) }
}

private struct Transformed: SmartCodable {
    var any = Date(timeIntervalSince1970: 5)
    var anyToo = Date(timeIntervalSince1970: 5)
    var millis: Date?
    var millisToo: Date?
    static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.any, .anyToo, .millis, .millisToo].map { $0 <--- "v" }
    }
    static func mappingForValue() -> [SmartValueTransformer]? {
        [
            CodingKeys.any <--- SmartDateTransformer(),
            CodingKeys.anyToo <--- Around(inner: SmartDateTransformer()),
            CodingKeys.millis <--- SmartDateTransformer(.milliseconds),
            CodingKeys.millisToo <--- Around(inner: SmartDateTransformer(.milliseconds)),
        ]
    }
}

/// One table of forms, whatever the property is.
@Suite struct DateTextTests {
    private func read(_ json: String) -> [Date?] {
        guard let model = Dated.deserialize(from: #"{"plain":\#(json),"wrapped":\#(json),"transformed":\#(json)}"#)
        else { return [] }
        return [model.plain, model.wrapped, model.transformed]
    }

    @Test(
        "SmartDateTransformer makes of a node what it makes of its object",
        arguments: [
            "0", "-0", "-0.0", "7", "-1", "1.5", "1712491800", "1712491800000", "1e300", "18446744073709551615",
            "18446744073709551616", "123456789012345678901234567890", #""1712491800""#, #""2024-04-07T12:10:00Z""#,
            #""2024\u002d04-07""#, #""abc""#, #""""#, "true", "null", "[1]", "{}",
        ])
    func withoutObjects(json: String) throws {
        func check(_ model: Transformed?, _ source: String) throws {
            let model = try #require(model)
            #expect(model.any == model.anyToo, "\(source)")
            #expect(model.millis == model.millisToo, "\(source)")
        }
        let text = #"{"v":\#(json)}"#
        try check(Transformed.deserialize(from: text), "text")
        let table = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        try check(Transformed.deserialize(from: table), "dictionary")
        if let number = Double(json) {
            try check(Transformed.deserialize(from: ["v": number]), "Double")
            try check(Transformed.deserialize(from: ["v": Decimal(number)]), "Decimal")
        }
        try check(Transformed.deserialize(from: ["v": Date(timeIntervalSince1970: 9)]), "Date")
    }

    @Test(arguments: [
        ("1712491800", 1_712_491_800.0), ("1712491800000", 1_712_491_800), (#""1712491800""#, 1_712_491_800),
        (#""1712491800000""#, 1_712_491_800), ("99999999999", 99_999_999_999), ("100000000000", 100_000_000),
        ("-1", -1), ("1.5", 1.5), ("0", 0),
        (#""2024-04-07T12:10:00Z""#, 1_712_491_800), (#""2024-04-07T20:10:00+08:00""#, 1_712_491_800),
        (#""2024-04-07T20:10:00+0800""#, 1_712_491_800), (#""2024-04-07T20:10:00+08""#, 1_712_491_800),
        (#""2024-04-07T07:10:00.500-05:00""#, 1_712_491_800.5), (#""2024-04-07T12:10Z""#, 1_712_491_800),
        (#""2024-04-07 12:10:00 +0000""#, 1_712_491_800), (#""2024-04-07 12:10:00 UTC""#, 1_712_491_800),
        (#""2024-04-07T12:10:00.123456Z""#, 1_712_491_800.123456), (#""2024/04/07 20:10:00 +0800""#, 1_712_491_800),
        (#""Sun, 07 Apr 2024 12:10:00 GMT""#, 1_712_491_800), (#""1600-02-29T00:00:00Z""#, -11_670_998_400),
        (#""1969-12-31T23:59:59Z""#, -1), (#""9999-12-31T23:59:59Z""#, 253_402_300_799),
        (#""2000-03-01T00:00:00Z""#, 951_868_800),
    ])
    func instants(json: String, seconds: Double) {
        for date in read(json) { #expect(abs((date?.timeIntervalSince1970 ?? .nan) - seconds) < 0.001, "\(json)") }
    }

    @Test(arguments: [
        ("2024-04-07T12:30:00", 12, 30), ("2024-04-07 12:30:00", 12, 30), ("2024-04-07 12:30", 12, 30),
        ("2024/04/07 12:30:00", 12, 30), ("2024-04-07T12:30:00.250", 12, 30), ("2024-04-07", 0, 0),
        ("2024/04/07", 0, 0), ("2024.04.07", 0, 0), ("20240407", 0, 0), ("20240407123000", 12, 30),
        ("04/07/2024", 0, 0),
    ])
    func localForms(text: String, hour: Int, minute: Int) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let dates = read("\"\(text)\"")
        #expect(dates.count == 3)
        for date in dates {
            let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: try #require(date))
            #expect([parts.year, parts.month, parts.day, parts.hour, parts.minute] == [2024, 4, 7, hour, minute])
        }
        // And back, in the same form.
        let model = try #require(Dated.deserialize(from: #"{"wrapped":"\#(text)"}"#))
        #expect(model.toDictionary()?["wrapped"] as? String == text)
    }

    @Test(arguments: [
        #""soon""#, #""""#, #""24-04-07""#, #""24/04/07""#, #""2024-13-01""#, #""2023-02-29""#, #""2024-04-31""#,
        #""2024-04-07T24:00:00Z""#, #""2024-4-7""#, #""2024-04/07""#, #""2024-04-07T12:30:00Zz""#, #""07.04.2024""#,
        #""04/07/24""#, "100000000000000", #""1712491800000000""#, #""nan""#, #""1e999""#, "[]", "{}", "true",
        #""2024-04-07T12:30:00+25:00""#, #""2024-04-07T12:30:00.Z""#, #""2024-04-07  12:30:00""#,
    ])
    func noDates(json: String) { #expect(read(json) == [nil, nil, nil], "\(json)") }

    @Test(
        "a time that the clocks show twice is the later, as by a DateFormatter; one that they skip is put forward",
        arguments: ["Europe/Berlin", "Australia/Lord_Howe", "Pacific/Apia", "Africa/Casablanca", "America/Sao_Paulo"])
    func changesOfOffset(_ name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let clock = try #require(TimeZone(secondsFromGMT: 0))
        let format = PosixDateFormat.of("yyyy-MM-dd HH:mm")
        let formatter = format.makeFormatter()
        formatter.timeZone = zone
        var turn = Date(timeIntervalSince1970: 1_200_000_000)
        for _ in 0..<20 {
            guard let next = zone.nextDaylightSavingTimeTransition(after: turn), next > turn else { break }
            turn = next
            for minutes in stride(from: -1500.0, through: 1500, by: 15) {
                let shown =
                    (turn.timeIntervalSince1970 / 60).rounded() * 60 + minutes * 60
                    + Double(zone.secondsFromGMT(for: turn))
                let date = Date(
                    timeIntervalSince1970: shown - Double(ZoneOffsets.laterOffset(onClock: shown, in: zone)))
                let text = format.text(Date(timeIntervalSince1970: shown), in: clock)
                if let expected = formatter.date(from: text) {
                    #expect(date == expected, "\(text)")
                } else {
                    #expect(format.text(date, in: zone) > text)
                }
            }
        }
    }

    @Test func aFormOfItsOwnHasNoOtherCenturyEither() {
        struct Model: SmartCodable { @SmartDate(.format("yyyy-MM-dd")) var day: Date? }
        #expect(Model.deserialize(from: #"{"day":"24-04-07"}"#)?.day == nil)
        #expect(Model.deserialize(from: #"{"day":"2024-04-07"}"#)?.day != nil)
    }
}
