import Foundation
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// The use of a deprecated name is a warning, but not in what is deprecated itself. A test cannot be: it calls this.
private protocol EarlierNames {
    func checkTransformers()
    func checkDates()
    func checkNumbersBySize()
    func checkSigns()
    func checkNumbers()
    func checkCoders() throws
    func checkPropertyWrappers()
    func checkCalls()
    func checkListeners()
    func checkConfig()
}

/// The names of SmartCodable 2 to 6 that have others now, one test for each row of the table in
/// `Migration/Guide/FromSmartCodable.md`.
@Suite("Names of earlier SmartCodable") struct EarlierNamesTests: EarlierNames {
    private var names: any EarlierNames { self }

    private struct Level: RawRepresentable, Codable, Equatable { var rawValue = 0 }

    /// SmartCodable 6: neither argument is an optional.
    private struct Stars: ValueTransformable {
        typealias Object = Int
        typealias JSON = String
        func transformFromJSON(_ value: Any) -> Int? { (value as? String)?.count }
        func transformToJSON(_ value: Int) -> String? { String(repeating: "*", count: value) }
    }

    /// SmartCodable 4 and 5: both are.
    private struct OptionalStars: ValueTransformable {
        func transformFromJSON(_ value: Any?) -> Int? { (value as? String)?.count }
        func transformToJSON(_ value: Int?) -> String? { value.map { String(repeating: "*", count: $0) } }
    }

    @available(*, deprecated)
    private struct Rated: SmartCodable, Equatable {
        var stars = 0
        var more = 0
        var made = 0
        var none: Int?
        static func mappingForValue() -> [SmartValueTransformer]? {
            [
                CodingKeys.stars <--- Stars(), CodingKeys.more <--- OptionalStars(),
                SmartValueTransformer(location: CodingKeys.made, performer: Stars()),
                CodingKeys.none <--- Stars(),
            ]
        }
    }

    @Test("ValueTransformable with Any and Object, or with optionals; SmartValueTransformer.init")
    func transformers() { names.checkTransformers() }
    @available(*, deprecated)
    func checkTransformers() {
        let model = Rated.deserialize(from: #"{"stars":"**","more":"***","made":"*","none":5}"#)
        #expect(model == Rated(stars: 2, more: 3, made: 1))
        #expect(model?.toJSONString() == #"{"stars":"**","more":"***","made":"*"}"#)
    }

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 3600)
        formatter.dateFormat = "dd.MM.yyyy HH:mm"
        return formatter
    }()

    @available(*, deprecated)
    private struct Dated: SmartCodable {
        @SmartDate(encodeFormat: .timestampMilliseconds) var milliseconds: Date?
        @SmartDate(encodeFormat: .formatted(EarlierNamesTests.formatter)) var text: Date?
        @SmartDate(encodeFormat: nil) var asRead: Date?
        var plain = Date(timeIntervalSince1970: 0)
        var transformed = Date(timeIntervalSince1970: 0)
        static func mappingForValue() -> [SmartValueTransformer]? {
            [
                CodingKeys.plain <--- SmartDateTransformer(strategy: .timestamp),
                CodingKeys.transformed <--- SmartDateTransformer(strategy: .formatted(EarlierNamesTests.formatter)),
            ]
        }
    }

    @Test("SmartDate.DateStrategy, @SmartDate(encodeFormat:), SmartDateTransformer(strategy:)")
    func dates() { names.checkDates() }
    @available(*, deprecated)
    func checkDates() {
        let json =
            #"{"milliseconds":1712491290123,"text":"01.01.1970 01:01","asRead":7,"plain":8,"transformed":"01.01.1970 01:02"}"#
        let model = Dated.deserialize(from: json)
        let strategy: SmartDate<Date>.DateStrategy = .iso8601
        #expect(strategy == .iso8601)
        #expect(model?.milliseconds == Date(timeIntervalSince1970: 1712491290.123))
        #expect(model?.text == Date(timeIntervalSince1970: 60))
        #expect(model?.asRead == Date(timeIntervalSince1970: 7))
        #expect(model?.plain == Date(timeIntervalSince1970: 8))
        #expect(model?.transformed == Date(timeIntervalSince1970: 120))
        #expect(model?.toJSONString() == json)
    }

    @available(*, deprecated)
    private struct Counted: SmartCodable {
        @SmartDate(encodeFormat: .timestampMilliseconds) var wrapped: Date?
        var transformed: Date?
        static func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.transformed <--- SmartDateTransformer(strategy: .timestampMilliseconds)]
        }
    }

    @Test("The strategy of SmartCodable 6 says what is written; numbers are read by their size")
    func numbersBySize() { names.checkNumbersBySize() }
    @available(*, deprecated)
    func checkNumbersBySize() {
        for number in ["1712491290", "1712491290000", #""1712491290""#] {
            let model = Counted.deserialize(from: #"{"wrapped":\#(number),"transformed":\#(number)}"#)
            #expect(model?.wrapped == Date(timeIntervalSince1970: 1_712_491_290), "\(number)")
            #expect(model?.transformed == Date(timeIntervalSince1970: 1_712_491_290), "\(number)")
            #expect(model?.toJSONString() == #"{"wrapped":1712491290000,"transformed":1712491290000}"#)
        }
    }

    @Test("SmartCodableOptions.ignoreNull") func ignoreNull() {
        struct Loose: SmartCodable { @SmartAny var any: Any = "initial" }
        #expect(SmartCodableOptions.ignoreNull)
        #expect(Loose.deserialize(from: #"{"any":null}"#)?.any as? String == "initial")
        #expect(Loose.deserialize(from: #"{"any":null}"#, options: [.ignoreNull(false)])?.any is NSNull)
    }

    @Test("The signs of the Sentinel's text") func signs() { names.checkSigns() }
    @available(*, deprecated)
    func checkSigns() {
        #expect(SmartSentinel.attributeSign == "┆┄ ")
        #expect(SmartSentinel.keyContainerSign == "╆━ ")
        #expect(SmartSentinel.unKeyContainerSign == "╆━ ")
        #expect(SmartSentinel.space == "   ")
    }

    private struct Ignoring: SmartCodable, Equatable {
        @SmartIgnored var neither = 1
        @SmartIgnored(isEncodable: true) var written = 2
        @SmartIgnored(isEncodable: true) var name: String? = nil
        @SmartIgnored(isEncodable: false) var not = "x"
        @SmartIgnored(isEncodable: true) var nothing: Int?
    }

    @Test("@SmartIgnored(isEncodable:)") func ignored() throws {
        let model = Ignoring.deserialize(from: #"{"neither":5,"written":6,"name":"n","not":"y"}"#)
        #expect(model == Ignoring())
        #expect(model?.toJSONString() == #"{"written":2}"#)
        #expect(Ignoring().toDictionary()?.keys.sorted() == ["written"])
        #expect(String(decoding: try JSONEncoder().encode(Ignoring()), as: UTF8.self).contains(#""written":2"#))
    }

    @Test("Hexadecimal colours in the formats of SmartHexColor.HexFormat, also with 0x") func hexFormats() {
        let color = HexColor(red: 1, green: 0, blue: 0x66 / 255.0, alpha: 0x33 / 255.0)
        for (format, text) in [
            (SmartHexFormat.rgb(.none), "F06"), (.rgb(.hash), "#F06"), (.rgba(.zeroX), "0xF063"),
            (.rrggbb(.zeroX), "0xFF0066"), (.rrggbbaa(.hash), "#FF006633"),
        ] {
            #expect(color.text(format) == text)
            let back = HexColor(text)
            #expect(back?.red == 1 && back?.green == 0 && back?.blue == 0x66 / 255.0, "\(text)")
        }
        for text in ["0XFF0066", "0xff0066", "#f06"] { #expect(HexColor(text)?.blue == 0x66 / 255.0, "\(text)") }
        for text in ["0x", "0xFF", "#0xFF0066", "x"] { #expect(HexColor(text) == nil, "\(text)") }
    }

    #if canImport(UIKit) || canImport(AppKit)
    private struct Colored: SmartCodable {
        @SmartHexColor(encodeHexFormat: .rgb(.none)) var color: ColorObject? = nil
        @SmartAny var other: ColorObject?
        static func mappingForValue() -> [SmartValueTransformer]? {
            [CodingKeys.other <--- SmartHexColorTransformer(colorFormat: .rrggbb(.zeroX))]
        }
    }

    @Test("ColorObject, @SmartHexColor(encodeHexFormat:)") func colors() {
        let model = Colored.deserialize(from: ##"{"color":"#FF0066","other":"F06"}"##)
        #expect(model?.toJSONString() == #"{"color":"F06","other":"0xFF0066"}"#)
        #expect(SmartHexColor.toColor(from: "0xFF0066", format: .rrggbb(.zeroX)) != nil)
    }
    #endif

    @Test("SmartCodableOptions.NumberConversionStrategy") func numbers() { names.checkNumbers() }
    @available(*, deprecated)
    func checkNumbers() {
        let strategy: SmartCodableOptions.NumberConversionStrategy = .rounded
        #expect(strategy == SmartNumberStrategy.rounded)
    }

    @Test("smart… settings and smartDecode of the coders; strategies as types of JSONDecoder and JSONEncoder")
    func coders() throws { try names.checkCoders() }
    @available(*, deprecated)
    func checkCoders() throws {
        struct Named: Codable, Equatable { var firstName = "" }
        let key: JSONDecoder.SmartKeyDecodingStrategy = .fromSnakeCase
        let data: JSONDecoder.SmartDataDecodingStrategy = .base64
        let decoder = SmartJSONDecoder()
        decoder.smartKeyDecodingStrategy = key
        decoder.smartDataDecodingStrategy = data
        decoder.smartDateDecodingStrategy = .iso8601
        decoder.smartDateDecodingStrategy = nil
        #expect(decoder.smartKeyDecodingStrategy == .fromSnakeCase)
        let json = #"{"first_name":"A"}"#
        #expect(try decoder.smartDecode(Named.self, from: json) == Named(firstName: "A"))
        #expect(try decoder.smartDecode(Named.self, from: Data(json.utf8)) == Named(firstName: "A"))
        #expect(try decoder.smartDecode(Named.self, from: ["first_name": "A"]) == Named(firstName: "A"))
        let encoder = SmartJSONEncoder()
        let written: JSONEncoder.SmartKeyEncodingStrategy = .toSnakeCase
        let base64: JSONEncoder.SmartDataEncodingStrategy = .base64
        encoder.smartKeyEncodingStrategy = written
        encoder.smartDataEncodingStrategy = base64
        #expect(String(decoding: try encoder.encode(Named(firstName: "A")), as: UTF8.self) == json)
    }

    @available(*, deprecated)
    @propertyWrapper private struct Trimmed: PropertyWrapperable, Codable {
        var wrappedValue: String
        init(wrappedValue: String) { self.wrappedValue = wrappedValue }
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            wrappedValue = text.trimmingCharacters(in: .whitespaces)
        }
        func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
    }

    @Test("PropertyWrapperable") func propertyWrappers() { names.checkPropertyWrappers() }
    @available(*, deprecated)
    func checkPropertyWrappers() {
        struct Titled: SmartCodable { @Trimmed var title = "none" }
        #expect(Titled.deserialize(from: #"{"title":"  a "}"#)?.title == "a")
        #expect(Titled.deserialize(from: "{}")?.title == "none")
        #expect(Trimmed.createInstance(with: "x")?.wrappedValue == "x")
        #expect(Trimmed.createInstance(with: 5) == nil)
        func isWrapper<W: PropertyWrapperable>(_: W.Type) -> Bool { W.wrappedSmartDecodableType == nil }
        #expect(isWrapper(SmartAny<Int>.self) && isWrapper(IgnoredKey<Int>.self) && isWrapper(SmartDate<Date?>.self))
    }

    private enum Size: SmartAssociatedEnumerable, Equatable {
        static var defaultCase: Size { .none }
        case none
        case cm(Int)
        func encodeValue() -> (any Encodable)? { if case .cm(let value) = self { value } else { nil } }
    }

    @Test("encodeValue of SmartAssociatedEnumerable") func encodeValue() {
        struct Sized: SmartCodable {
            var size = Size.cm(4)
            var other = Size.none
        }
        #expect(Sized().toJSONString() == #"{"size":4}"#)
    }

    private struct Feed: SmartCodable, Equatable {
        var name = ""
        var date: Date?
        var ratio: Double?
    }

    @Test("SmartCodable 2: deserialize(dict:), (json:), (data:), (array:), keyStrategy, JSONDecoder.SmartOption")
    func calls() { names.checkCalls() }
    @available(*, deprecated)
    func checkCalls() {
        let json = #"{"nick":"A","date":"1970-01-01T00:00:05Z","ratio":"inf"}"#
        let key: JSONDecoder.SmartDecodingKey = .globalMap([SmartGlobalMap(from: "nick", to: "name")])
        let date: JSONDecoder.SmartOption = .dateStrategy(.iso8601)
        let options = [
            date, .dataStrategy(.base64),
            .floatStrategy(.convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")),
        ]
        let feed = Feed(name: "A", date: Date(timeIntervalSince1970: 5), ratio: .infinity)
        #expect(Feed.deserialize(json: json, keyStrategy: key, options: options) == feed)
        #expect(Feed.deserialize(data: Data(json.utf8), keyStrategy: key, options: options) == feed)
        #expect(Feed.deserialize(dict: ["nick": "A"], keyStrategy: key) == Feed(name: "A"))
        #expect(Feed.deserialize(json: nil) == nil)
        #expect([Feed].deserialize(array: [["name": "A"], ["name": "B"]])?.map(\.name) == ["A", "B"])
        #expect([Feed].deserialize(json: "[\(json)]", keyStrategy: key, options: options) == [feed])
        #expect([Feed].deserialize(data: Data("[\(json)]".utf8), keyStrategy: key, options: options) == [feed])
    }

    @Test("onLogGenerated(handler:) and monitorLogs; not called, as they are the process's")
    func listeners() { names.checkListeners() }
    @available(*, deprecated)
    func checkListeners() {
        typealias Handler = @Sendable (String) -> Void
        let listen: (@escaping Handler) -> Void = SmartSentinel.onLogGenerated(handler:)
        let monitor: (Handler?) -> Void = SmartSentinel.monitorLogs
        withExtendedLifetime((listen, monitor)) {}
    }

    @Test("SmartConfig.debugMode and its levels") func config() { names.checkConfig() }
    @available(*, deprecated)
    func checkConfig() {
        let level: SmartConfig.DebugMode = .debug
        #expect(level == .verbose)
        #expect(SmartSentinel.Level.warning == .alert)
        #expect(SmartSentinel.Level.error == .alert)
        #expect(SmartConfig.debugMode == SmartSentinel.debugMode)
    }
}
