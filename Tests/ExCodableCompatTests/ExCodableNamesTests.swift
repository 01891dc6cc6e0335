import Foundation
import Testing

@testable import ExCodableCompat
import SmartCodable

/// The converter for all of ExCodable's models, which the tests' process has.
extension ExCodableGlobalDecodingTypeConverter: ExCodableDecodingTypeConverter {
    public static func decode<T: Decodable, K: CodingKey>(
        _ container: KeyedDecodingContainer<K>, codingKey: K, as type: T.Type
    ) -> T? {
        guard type is Decimal.Type, (try? container.decode(String.self, forKey: codingKey)) == "one half" else {
            return nil
        }
        return Decimal(0.5) as? T
    }
}

/// The use of a deprecated name is a warning, but not in what is deprecated itself. A test cannot be: it calls this.
private protocol DeprecatedNames {
    func checkKeyMaps() throws
    func checkOlderConverters() throws
    func checkKeyMapsOfKeys() throws
}

/// The names of ExCodable, one test for each row of the table in
/// `Migration/Guide/FromExCodable.md`.
@Suite("Names of ExCodable") struct ExCodableNamesTests: DeprecatedNames {
    private var deprecated: any DeprecatedNames { self }

    private enum Key: CodingKey { case int, i }

    private struct Converting: ExAutoCodable, Equatable {
        @ExCodable var flag: Bool? = nil
        @ExCodable("count", "c") var count: Int = -1
        @ExCodable(Key.int, Key.i) var small: UInt8 = 9
        @ExCodable var word: Bool = true
        @ExCodable("way.to.it", nonnull: false, decode: { $0["words"] }) var text: String = ""
    }

    @Test("ExAutoCodable and @ExCodable, with ExCodable's conversions") func models() throws {
        let model = try Converting.decoded(
            from: #"{"flag":123,"c":12.9,"i":true,"word":"no","words":"t"}"#)
        #expect(model.flag == true && model.count == 12 && model.small == 1 && !model.word && model.text == "t")
        #expect(try Converting.decoded(from: #"{"flag":"maybe","count":1e30,"int":300}"#).small == 9)
        #expect(try Converting.decoded(from: #"{"count":1e30}"#).count == -1)
    }

    @Test(
        "SmartConversion.exCodable, for each value",
        arguments: [
            (JSONValue.int(123), true), (.int(0), false), (.double(0.4), false), (.double(1.2), true),
            (.string("YES"), true),
            (.string("f"), false), (.string(""), false), (.string("2.5"), true), (.string("abc"), nil), (.null, nil),
            (.array([]), nil),
        ] as [(JSONValue, Bool?)])
    func bools(_ json: JSONValue, _ expected: Bool?) { #expect(ExCodableConversions.bool(json) == expected) }

    @Test("They can be the process's, or a decoder's") func conversions() throws {
        struct Plain: Codable, Equatable { var flag: Bool }
        let decoder = SmartJSONDecoder()
        #expect(throws: DecodingError.self) { try decoder.decode(Plain.self, from: #"{"flag":123}"#) }
        decoder.conversions = SmartConversion.exCodable
        #expect(try decoder.decode(Plain.self, from: #"{"flag":123}"#) == Plain(flag: true))
    }

    private struct Bare: ExAutoCodable, Equatable {
        @ExCodable var name: String?
        @ExCodable("n") var count: Int?
        @ExCodable var isOn: Bool = false
    }

    @Test("Optionals need no initial value") func bare() throws {
        #expect(try Bare.decoded(from: #"{"name":"a","n":"2","isOn":1}"#).count == 2)
        #expect(try Bare.decoded(from: "{}") == Bare())
    }

    private class Animal: ExAutoCodable {
        @ExCodable("animal_name") var name: String = "none"
        required init() {}
    }

    /// Has an initialiser of its own, and none for decoders.
    private final class Dog: Animal {
        @ExCodable var tricks: [String] = []
        required init() { super.init() }
        init(tricks: [String]) {
            self.tricks = tricks
            super.init()
        }
    }

    @Test("Classes whose subclasses have no init(from:)") func classes() throws {
        let json = #"{"animal_name":"Rex","tricks":["sit"]}"#
        let dog = try Dog.decoded(from: json)
        #expect(dog.name == "Rex" && dog.tricks == ["sit"])
        #expect(try dog.encoded() as String == json)
        #expect(Dog.deserialize(from: json)?.name == "Rex")
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Dog.self, from: Data(json.utf8)) }
    }

    private struct Plain: Codable, Equatable {
        var flag: Bool?
        var count: Int?
        enum Keys: CodingKey { case flag, count }
        init(flag: Bool?, count: Int?) { (self.flag, self.count) = (flag, count) }
        init(from decoder: any Decoder) throws {
            flag = decoder[Keys.flag]
            count = decoder[Keys.count]
        }
        func encode(to encoder: any Encoder) throws {
            encoder[Keys.flag] = flag
            encoder[Keys.count] = count
        }
    }

    @Test("encoded and decoded of any Codable, of lists and dictionaries") func plainTypes() throws {
        let value = Plain(flag: true, count: 12)
        let json = #"{"flag":123,"count":12.3}"#
        #expect(try Plain.decoded(from: json) == value)
        #expect(try Plain.decoded(from: Data(json.utf8)) == value)
        #expect(try Plain.decoded(from: ["flag": true, "count": 12]) == value)
        #expect(try json.decoded() as Plain == value)
        #expect(try Data(json.utf8).decoded(as: Plain.self) == value)
        #expect(try ["flag": true, "count": 12].decoded() as Plain == value)
        #expect(try [["flag": true, "count": 12]].decoded() as [Plain] == [value])
        #expect(try [Plain].decoded(from: "[\(json)]") == [value])
        #expect(try [String: Plain].decoded(from: ["a": ["flag": true, "count": 12]]) == ["a": value])
        #expect(try value.encoded() as String == #"{"flag":true,"count":12}"#)
        #expect((try value.encoded() as [String: Any]).keys.sorted() == ["count", "flag"])
        #expect((try [value].encoded() as [Any]).count == 1)
        #expect((try ["a": value].encoded() as [String: Any]).count == 1)
        #expect(try [Plain].decoded(from: [value].encoded() as Data) == [value])
        #expect(throws: (any Error).self) { try value.encoded() as [Any] }
    }

    @available(*, deprecated)
    private struct Mapped: ExCodableDEPRECATED, Equatable {
        var int = 0
        var text: String?
        static let keyMapping: [KeyMap<Self>] = [KeyMap(\.int, to: "i", "int"), KeyMap(\.text, to: "nested.text")]
        init(int: Int = 0, text: String? = nil) { (self.int, self.text) = (int, text) }
        init(from decoder: any Decoder) throws { try decode(from: decoder, with: Self.keyMapping) }
    }

    @available(*, deprecated)
    private final class MappedObject: ExCodableDEPRECATED {
        var int = 0
        static let keyMapping: [KeyMap<MappedObject>] = [KeyMap(ref: \.int, to: "int", nonnull: true)]
        init(from decoder: any Decoder) throws { try decodeReference(from: decoder, with: Self.keyMapping) }
    }

    @Test("KeyMap and ExCodableDEPRECATED") func keyMaps() throws { try deprecated.checkKeyMaps() }
    @available(*, deprecated)
    func checkKeyMaps() throws {
        let model = try Mapped.decoded(from: #"{"int":5,"nested":{"text":"t"}}"#)
        #expect(model == Mapped(int: 5, text: "t"))
        #expect(try model.encoded() as String == #"{"i":5,"nested":{"text":"t"}}"#)
        #expect(try MappedObject.decoded(from: #"{"int":"7"}"#).int == 7)
        #expect(throws: (any Error).self) { try MappedObject.decoded(from: "{}") }
    }

    private struct Own: ExAutoCodable, ExCodableDecodingTypeConverter {
        @ExCodable var double: Double = 0
        @ExCodable var half: Decimal = 0
        @ExCodable var plain: [Int] = []
        static func decode<T: Decodable, K: CodingKey>(
            _ container: KeyedDecodingContainer<K>, codingKey: K, as type: T.Type
        ) -> T? {
            guard type is Double.Type || T?.wrappedType is Double.Type else { return nil }
            return (try? container.decodeIfPresent(Bool.self, forKey: codingKey)).flatMap { $0 == true ? 1.0 : 0 } as? T
        }
    }

    @Test("ExCodableDecodingTypeConverter, wrappedType") func converters() throws {
        #expect(try Own.decoded(from: #"{"double":true}"#).double == 1)
        #expect(try Own.decoded(from: #"{"half":"one half"}"#).half == 0.5)
        func isModel(_ type: Any.Type) -> Bool { type is any (ExAutoDecodable & ExAutoEncodable & SmartDecodable).Type }
        #expect(isModel(Own.self))
        let inner = Optional<Optional<Int>>.wrappedType
        #expect(ObjectIdentifier(inner) == ObjectIdentifier(Int.self))
    }

    @available(*, deprecated)
    private struct Older: ExAutoCodable, KeyedDecodingContainerCustomTypeConversion {
        @ExCodable var double: Double = 0
        static func decodeForTypeConversion<T: Decodable, K: CodingKey>(
            _ container: KeyedDecodingContainer<K>, codingKey: K, as type: T.Type
        ) -> T? { (try? container.decode(Bool.self, forKey: codingKey)).flatMap { $0 ? 1.0 : 0 } as? T }
    }

    @Test("KeyedDecodingContainerCustomTypeConversion") func olderConverters() throws {
        try deprecated.checkOlderConverters()
    }
    @available(*, deprecated)
    func checkOlderConverters() throws {
        #expect(try Older.decoded(from: #"{"double":true}"#).double == 1)
    }

    private struct Demanding: ExAutoCodable {
        @ExCodable(nonnull: true) var needed: Int! = 0
        @ExCodable(throws: true) var exact: Int! = 5
    }

    @Test("nonnull: there has to be a value; throws: it has to be of the type")
    func nonnullAndThrows() throws {
        #expect(try Demanding.decoded(from: #"{"needed":"1"}"#).exact == 5)
        #expect(try Demanding.decoded(from: #"{"needed":1,"exact":"7"}"#).exact == 7)
        for json in ["{}", #"{"needed":null}"#, #"{"needed":[]}"#, #"{"needed":1,"exact":[]}"#] {
            #expect(throws: DecodingError.self, "\(json)") { try Demanding.decoded(from: json) }
        }
        let empty = Demanding(needed: nil)
        #expect(throws: EncodingError.self) { () throws -> Data in try empty.encoded() }
    }

    private struct Thing: Codable, Equatable { var id = 1 }

    @Test("encoded(using:) and decoded(using:), by a coder that is named") func namedCoders() throws {
        let (thing, things) = (Thing(id: 7), [Thing(id: 7)])
        for encoder in [JSONEncoder(), SmartJSONEncoder()] as [any DataEncoder] {
            #expect(try thing.encoded(using: encoder) == Data(#"{"id":7}"#.utf8))
            #expect(try thing.encoded(using: encoder) == #"{"id":7}"#)
            #expect((try thing.encoded(using: encoder) as [String: Any])["id"] as? Int == 7)
            #expect((try things.encoded(using: encoder) as [Any]).count == 1)
            #expect(throws: EncodingError.self) { try things.encoded(using: encoder) as [String: Any] }
        }
        for decoder in [JSONDecoder(), SmartJSONDecoder()] as [any DataDecoder] {
            #expect(try Thing.decoded(from: Data(#"{"id":7}"#.utf8), using: decoder) == thing)
            #expect(try Thing.decoded(from: #"{"id":7}"#, using: decoder) == thing)
            #expect(try Thing.decoded(from: ["id": 7] as [String: Any], using: decoder) == thing)
            #expect(try [Thing].decoded(from: [["id": 7]] as [Any], using: decoder) == things)
            #expect(try Data(#"{"id":7}"#.utf8).decoded(using: decoder, as: Thing.self) == thing)
            #expect(try #"{"id":7}"#.decoded(using: decoder) == thing)
            #expect(try ["id": 7].decoded(using: decoder) == thing)
            #expect(try [["id": 7]].decoded(using: decoder) == things)
            #expect(throws: (any Error).self) { try ["id": Date.self].decoded(using: decoder) as Thing }
        }
        let plist = PropertyListEncoder()
        plist.outputFormat = .xml
        #expect(try (try thing.encoded(using: plist) as Data).decoded(using: PropertyListDecoder()) == thing)
    }

    private struct ByHand: Codable, Equatable {
        var id = 0
        var city: String?
        var count: Int?
        var isOn = false

        init() {}

        enum CodingKeys: String, CodingKey { case count, isOn }

        init(from decoder: any Decoder) throws {
            id = try decoder.decodeNonnullThrows("id", "user_id")
            city = try decoder.decodeThrows("address.city")
            count = decoder.decode(CodingKeys.count)
            isOn =
                try decoder.decodeThrows(CodingKeys.isOn, converter: ExCodableGlobalDecodingTypeConverter.self) ?? false
        }

        func encode(to encoder: any Encoder) throws {
            try encoder.encodeNonnullThrows(id, for: "id")
            try encoder.encodeThrows(city, for: "address.city")
            encoder.encode(count, for: CodingKeys.count)
            try encoder.encodeThrows(isOn, for: CodingKeys.isOn)
        }
    }

    @Test("decodeThrows, decodeNonnullThrows, encodeThrows, encodeNonnullThrows and what does not throw")
    func members() throws {
        for decoder in [JSONDecoder(), SmartJSONDecoder()] as [any DataDecoder] {
            func read(_ json: String) throws -> ByHand { try json.decoded(using: decoder) }
            let full = try read(#"{"user_id":7,"address":{"city":"Bonn"},"count":2,"isOn":true}"#)
            #expect(full.id == 7 && full.city == "Bonn" && full.count == 2 && full.isOn)
            #expect(
                try full.encoded(using: SmartJSONEncoder())
                    == #"{"id":7,"address":{"city":"Bonn"},"count":2,"isOn":true}"#)
            #expect(try read(#"{"id":1,"address":{"city":null},"count":[]}"#).city == nil)
            #expect(throws: DecodingError.self) { try read("{}") }
            #expect(throws: DecodingError.self) { try read(#"{"id":null}"#) }
            #expect(throws: DecodingError.self) { try read(#"{"id":1,"address":{"city":[]}}"#) }
        }
        struct Nothing: Encodable {
            func encode(to encoder: any Encoder) throws { try encoder.encodeNonnullThrows(Int?.none, for: "id") }
        }
        #expect(throws: EncodingError.self) { try SmartJSONEncoder().encode(Nothing()) }
    }

    @available(*, deprecated)
    private struct Keyed: ExCodableDEPRECATED, Equatable {
        var id = 0
        var name = ""
        enum Keys: String, CodingKey { case id, number, name }
        static let keyMapping: [KeyMap<Keyed>] = [
            KeyMap(\.id, to: Keys.id, Keys.number), KeyMap(\.name, to: Keys.name),
        ]
        init() {}
        init(from decoder: any Decoder) throws { decode(with: Self.keyMapping, using: decoder) }
        func encode(to encoder: any Encoder) throws { encode(with: Self.keyMapping, using: encoder) }
    }

    @Test("KeyMap of coding keys, encode(with:using:) and decode(with:using:)") func keyMapsOfKeys() throws {
        try deprecated.checkKeyMapsOfKeys()
    }
    @available(*, deprecated)
    func checkKeyMapsOfKeys() throws {
        let keyed = try SmartJSONDecoder().decode(Keyed.self, from: #"{"number":5,"name":"n"}"#)
        #expect(keyed.id == 5 && keyed.name == "n")
        #expect(String(decoding: try SmartJSONEncoder().encode(keyed), as: UTF8.self) == #"{"id":5,"name":"n"}"#)
    }
}
