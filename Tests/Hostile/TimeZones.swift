import Foundation
import HandyJSONCompat
import SmartCodable

/// Dates in text without a time zone, while the process's default one changes: by travel, or by the app.
let timeZones: [Program] = [
    Program("dates follow the default time zone") {
        let formats = ["yyyy-MM-dd HH:mm:ss", "dd MMM yyyy, HH:mm", "HH:mm d.M.yyyy", "yyyy-MM-dd'T'HH:mm:ssZZZZZ"]
        // There and back again: formatters that are kept have been used in other zones.
        for zone in ["Asia/Shanghai", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Europe/Berlin", "UTC"] {
            NSTimeZone.default = TimeZone(identifier: zone)!
            for (format, hours) in zip(formats, [0, 3000, 6000, 9000]) {
                let date = Date(timeIntervalSince1970: 1_735_689_600 + Double(hours) * 3600)
                let text = formatter(format).string(from: date)
                try expect(formatter(format).date(from: text), date, "the test's own, \(zone)")

                Handy.format = format
                let handy = Handy.deserialize(from: #"{"at":"\#(text)"}"#)
                try expect(handy?.at, date, "HandyJSON-style, \(format), \(zone)")
                try expect(handy?.toJSON()?["at"] as? String, text, "HandyJSON-style, \(format), \(zone)")

                let transformer = SmartDateTransformer(.format(format))
                try expect(transformer.transformFromJSON(text), date, "native, \(format), \(zone)")
                try expect(transformer.transformToJSON(date) as? String, text, "native, \(format), \(zone)")
            }
        }
    },
    Program("dates are written in the zone that they were read in") {
        for zone in ["Asia/Shanghai", "Pacific/Apia", "Europe/Berlin"] {
            NSTimeZone.default = TimeZone(identifier: zone)!
            for text in ["2026-01-02 08:00:00", "2026/01/02 08:00", "2026.07.02", "20260702081500", "07/02/2026"] {
                let native = Native.deserialize(from: #"{"at":"\#(text)"}"#)
                try expect(native?.toDictionary()?["at"] as? String, text, zone)
            }
            let at = Native.deserialize(from: #"{"at":"2026-07-02 08:00:00"}"#)?.at
            try expect(at, formatter("yyyy-MM-dd HH:mm:ss").date(from: "2026-07-02 08:00:00"), zone)
        }
    },
    Program("a formatter that was given keeps its time zone") {
        let own = formatter("yyyy-MM-dd HH:mm:ss")
        own.timeZone = TimeZone(identifier: "America/New_York")
        let date = Date(timeIntervalSince1970: 1_767_340_800)
        let given = DateFormatterTransform(dateFormatter: own)
        let changed = CustomDateFormatTransform(formatString: "yyyy-MM-dd HH:mm:ss")
        changed.dateFormatter.timeZone = TimeZone(identifier: "America/New_York")
        for zone in ["Asia/Shanghai", "Europe/Berlin"] {
            NSTimeZone.default = TimeZone(identifier: zone)!
            for transform in [given, changed] {
                try expect(transform.transformToJSON(date), "2026-01-02 03:00:00", zone)
                try expect(transform.transformFromJSON("2026-01-02 03:00:00"), date, zone)
            }
            let native = SmartDateTransformer(.formatted(own))
            try expect(native.transformFromJSON("2026-01-02 03:00:00"), date, zone)
            // The name of a zone is Greenwich's, as in RFC 1123.
            let named = SmartDateTransformer(.format("EEE, dd MMM yyyy HH:mm:ss zzz"))
            try expect(named.transformToJSON(date) as? String, "Fri, 02 Jan 2026 08:00:00 GMT", zone)
        }
    },
]

private struct Handy: HandyJSON {
    static var format = ""
    var at: Date?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.at <-- CustomDateFormatTransform(formatString: Handy.format)
    }
}

private struct Native: SmartCodable {
    @SmartDate var at: Date?
}

private func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = format
    return formatter
}
