import Foundation
import HandyJSONCompat
import SmartCodable

/// Dates as text: 200 objects with two dates each.
func dateRaces() -> [Race] { isoRaces() + formatRaces() }

private func isoRaces() -> [Race] {
    let decoder = JSONDecoder(), encoder = JSONEncoder()
    let smartDecoder = SmartJSONDecoder(), smartEncoder = SmartJSONEncoder()
    decoder.dateDecodingStrategy = .iso8601
    encoder.dateEncodingStrategy = .iso8601
    smartDecoder.dateDecodingStrategy = .iso8601
    smartEncoder.dateEncodingStrategy = .iso8601
    let text = JSONText.array((0..<200).map { event($0) })
    func reread(_ data: Data) throws -> Any { try decoder.decode([PlainEvent].self, from: data) }
    func reread(_ text: String?) throws -> Any { try reread(Data((text ?? "").utf8)) }
    return [
        Race(id: "dates-iso", title: "dates as ISO 8601, 200 × 2, from text") {
            let data = Data(text.utf8)
            return [
                Contender(.foundation, "JSONDecoder", models: { $0 }) {
                    try decoder.decode([PlainEvent].self, from: data)
                },
                Contender(.handyStruct, "HandyJSON-style structs", models: present) {
                    [HandyEvent].deserialize(from: text)
                },
                Contender(.nativeWrapped, "SmartCodable structs, wrappers", models: present) {
                    [NativeEvent].deserialize(from: text)
                },
                Contender(.smartCoder, "SmartJSONDecoder, plain Codable", models: { $0 }) {
                    try smartDecoder.decode([PlainEvent].self, from: data)
                },
            ]
        },
        Race(id: "dates-iso-encode", title: "dates as ISO 8601, 200 × 2, to text") {
            let plain = try decoder.decode([PlainEvent].self, from: Data(text.utf8))
            let native = try present([NativeEvent].deserialize(from: text))
            return [
                Contender(.foundation, "JSONEncoder", models: reread) { try encoder.encode(plain) },
                // In the form that they came in.
                Contender(.nativeWrapped, "SmartCodable structs, wrappers", models: reread) { native.toJSONString() },
                Contender(.smartCoder, "SmartJSONEncoder, plain Codable", models: reread) {
                    try smartEncoder.encode(plain)
                },
            ]
        },
    ]
}

/// `2026-11-20 10:00:00`, in the default time zone.
private func formatRaces() -> [Race] {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    let decoder = JSONDecoder(), encoder = JSONEncoder()
    decoder.dateDecodingStrategy = .formatted(formatter)
    encoder.dateEncodingStrategy = .formatted(formatter)
    let text = JSONText.array((0..<200).map { event($0) }).replacingOccurrences(of: "T", with: " ")
        .replacingOccurrences(of: "Z", with: "")
    func reread(_ data: Data) throws -> Any { try decoder.decode([PlainEvent].self, from: data) }
    func reread(_ text: String?) throws -> Any { try reread(Data((text ?? "").utf8)) }
    return [
        Race(id: "dates-format", title: "dates by format, 200 × 2, from text") {
            let data = Data(text.utf8)
            return [
                Contender(.foundation, "JSONDecoder", models: { $0 }) {
                    try decoder.decode([PlainEvent].self, from: data)
                },
                Contender(.handyTransformed, "HandyJSON-style structs, transforms", models: present) {
                    [HandyFormattedEvent].deserialize(from: text)
                },
                Contender(.nativeWrapped, "SmartCodable structs, wrappers", models: present) {
                    [NativeFormattedEvent].deserialize(from: text)
                },
            ]
        },
        Race(id: "dates-format-encode", title: "dates by format, 200 × 2, to text") {
            let plain = try decoder.decode([PlainEvent].self, from: Data(text.utf8))
            let handy = try present([HandyFormattedEvent].deserialize(from: text)).compactMap(\.self)
            let native = try present([NativeFormattedEvent].deserialize(from: text))
            return [
                Contender(.foundation, "JSONEncoder", models: reread) { try encoder.encode(plain) },
                Contender(.handyTransformed, "HandyJSON-style structs, transforms", models: reread) {
                    handy.toJSONString()
                },
                Contender(.nativeWrapped, "SmartCodable structs, wrappers", models: reread) { native.toJSONString() },
            ]
        },
    ]
}

private func event(_ index: Int) -> String {
    let digits = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
    let day = "20\(digits(index % 60))-\(digits(index % 12 + 1))-\(digits(index % 28 + 1))"
    return JSONText.object([
        ("start", JSONText.string("\(day)T\(digits(index % 24)):\(digits(index % 60)):07Z")),
        ("end", JSONText.string("\(day)T23:59:\(digits(index % 60))Z")),
    ])
}

private struct PlainEvent: Codable {
    var start: Date?
    var end: Date?
}

private struct HandyEvent: HandyJSON {
    var start: Date?
    var end: Date?
}

private struct NativeEvent: SmartCodable {
    @SmartDate var start: Date?
    @SmartDate var end: Date?
}

private struct HandyFormattedEvent: HandyJSON {
    var start: Date?
    var end: Date?

    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< start <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd HH:mm:ss")
        mapper <<< end <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd HH:mm:ss")
    }
}

private struct NativeFormattedEvent: SmartCodable {
    @SmartDate(.format("yyyy-MM-dd HH:mm:ss")) var start: Date?
    @SmartDate(.format("yyyy-MM-dd HH:mm:ss")) var end: Date?
}
