import HandyJSONCompat
import SmartCodable
import Testing

/// The rows of Guide/Peers.md beside HandyJSON and plain Codable, for the columns that are here: HandyJSONCompat,
/// SmartCodable, JSONDecoder (which has nothing to call for an update). What HandyJSON did is recorded in
/// `Tests/HandyJSONCompatTests/Fixtures`.
@Suite struct PeersPageTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let title: String
        let check: @Sendable () throws -> Void
        var testDescription: String { title }

        init(_ title: String, _ check: @escaping @Sendable () throws -> Void) {
            self.title = title
            self.check = check
        }
    }

    @Test("row", arguments: rows)
    func row(_ row: Row) throws { try row.check() }

    @Test func theTableHasTheseRows() throws {
        let lines = try CodeBlockTests.text(of: "Guide/Peers.md").components(separatedBy: "\n## HandyJSON and plain Codable\n")[1].split(separator: "\n")
        let titles = lines.filter { $0.hasPrefix("| ") }.map { $0.dropFirst(2).components(separatedBy: " | ")[0] }.filter { !$0.hasPrefix("|") }
        #expect(titles == Self.rows.map(\.title))
    }

    private static let rows = values + shapes

    private static let values: [Row] = [
        Row(#"`"1"` for an Int, `1` for a String"#) {
            let json = #"{"id":"1","name":1}"#
            #expect(Old.deserialize(from: json).map { "\($0.id) \($0.name)" } == "1 1")
            #expect(New.deserialize(from: json).map { "\($0.id) \($0.name)" } == "1 1")
            #expect(throws: DecodingError.self) { try plain(json) }
        },
        Row("null, missing or another type for what is not optional") {
            for json in ["{}", #"{"id":null,"name":null,"kind":null,"list":null}"#, #"{"id":[],"name":null,"kind":{},"list":"x"}"#] {
                #expect(Old.deserialize(from: json).map { "\($0.id) \($0.name) \($0.kind) \($0.list)" } == "42 none b [7]")
                #expect(New.deserialize(from: json).map { "\($0.id) \($0.name) \($0.kind) \($0.list)" } == "42 none b [7]")
                #expect(throws: DecodingError.self) { try plain(json) }
            }
        },
        Row("a bad element in an array") {
            let json = #"{"id":1,"name":"n","kind":"a","list":[1,"x"]}"#
            #expect(Old.deserialize(from: json)?.list == [1])
            #expect(New.deserialize(from: json)?.list == [1])
            #expect(New.deserialize(from: json, options: [.strictCollections])?.list == [7])
            #expect(throws: DecodingError.self) { try plain(json) }
        },
        Row("a number too large for its type") {
            let json = #"{"id":1e30,"name":"n","kind":"a","list":[]}"#
            #expect(Old.deserialize(from: json)?.id == 42)
            #expect(New.deserialize(from: json)?.id == 42)
            #expect(throws: DecodingError.self) { try plain(json) }
        },
        Row("an unknown raw value of an enum") {
            let json = #"{"id":1,"name":"n","kind":"?","list":[]}"#
            #expect(Old.deserialize(from: json)?.kind == .b)
            #expect(New.deserialize(from: json)?.kind == .b)
            #expect(Kinds.deserialize(from: #"{"kinds":["a","?"]}"#)?.kinds == [.a, .b])
            #expect(throws: DecodingError.self) { try plain(json) }
        },
        Row("what was repaired") {
            let (_, old) = SmartSentinel.record { Old.deserialize(from: #"{"id":"x"}"#) }
            let (_, new) = SmartSentinel.record { New.deserialize(from: #"{"id":"x"}"#) }
            for (report, model) in [(old, "Old"), (new, "New")] {
                #expect(report.repairs.contains { $0.path == "id" && $0.model == model && $0.action == .keptInitialValue })
            }
            #expect(throws: SmartStrictError.self) { try New.decode(from: #"{"id":"x"}"#, options: [.strict]) }
            // Of two errors JSONDecoder tells the first.
            let thrown = Result { try plain(#"{"id":"x","name":5,"kind":"a","list":[]}"#) }.failure
            guard case .typeMismatch(_, let context)? = thrown as? DecodingError else {
                Issue.record("\(String(describing: thrown))")
                return
            }
            #expect(context.codingPath.map(\.stringValue) == ["id"])
        },
        Row("`Any`, `[String: Any]`") {
            struct OldAny: HandyJSON { var any: [String: Any] = [:] }
            struct NewAny: SmartCodable {
                @SmartAny var any: [String: Any] = [:]
                var typed: JSONValue = .null
            }
            let json = #"{"any":{"n":1},"typed":{"n":1}}"#
            #expect(OldAny.deserialize(from: json)?.any["n"] as? Int == 1)
            #expect(NewAny.deserialize(from: json)?.any["n"] as? Int == 1)
            #expect(NewAny.deserialize(from: json)?.typed == ["n": 1])
            let types: [Any.Type] = [Any.self, [String: Any].self, [Any].self]
            #expect(types.allSatisfy { !($0 is any Decodable.Type) })
        },
    ]

    private static let shapes: [Row] = [
        Row("inheritance") {
            let json = #"{"base":"1","sub":"2"}"#
            #expect(OldSub.deserialize(from: json).map { [$0.base, $0.sub] } == [1, 2])
            #expect(NewSub.deserialize(from: json).map { [$0.base, $0.sub] } == [1, 2])
            // JSONDecoder fills the base class alone, and says nothing.
            let plain = try JSONDecoder().decode(PlainSub.self, from: Data(#"{"base":1,"sub":2}"#.utf8))
            #expect(plain.base == 1 && plain.sub == 0)
        },
        Row("`BaseResponse<T>`") {
            struct OldResponse<T>: HandyJSON { var data: T? }
            struct NewResponse<T: Codable>: SmartCodable { var data: T? }
            #expect(OldResponse<[Old]>.deserialize(from: #"{"data":[{"id":"1"}]}"#)?.data?.map(\.id) == [1])
            #expect(OldResponse<Int>.deserialize(from: #"{"data":"1"}"#)?.data == 1)
            #expect(NewResponse<[New]>.deserialize(from: #"{"data":[{"id":"1"}]}"#)?.data?.map(\.id) == [1])
            #expect(NewResponse<Int>.deserialize(from: #"{"data":"1"}"#)?.data == 1)
            let plain = try JSONDecoder().decode(PlainResponse<[Int]>.self, from: Data(#"{"data":[1]}"#.utf8))
            #expect(plain.data == [1])
        },
        Row("names in JSON") {
            let json = #"{"user_id":7,"friends":[{"name":"Bob"}],"friend":{"name":"Ann"}}"#
            #expect(OldNames.deserialize(from: json).map { "\($0.id) \($0.friend)" } == "7 Ann")
            #expect(NewNames.deserialize(from: json).map { "\($0.id) \($0.friend) \($0.key)" } == "7 Bob 7")
            struct Snake: SmartCodable { var userId = 0 }
            #expect(Snake.deserialize(from: json, options: [.key(.fromSnakeCase)])?.userId == 7)
            // A coding key has one text, and dots in it are no path.
            let plain = try JSONDecoder().decode([PlainName].self, from: Data(#"[{"a.b":1},{"a":{"b":1}},{"own":1}]"#.utf8))
            #expect(plain.map(\.own) == [1, nil, nil])
        },
        Row("transforms") {
            struct OldDay: HandyJSON {
                var day: Date?
                mutating func mapping(mapper: HelpingMapper) { mapper <<< self.day <-- DateTransform() }
            }
            struct NewDay: SmartCodable {
                var day: Date?
                static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.day <--- SmartDateTransformer()] }
            }
            #expect(OldDay.deserialize(from: #"{"day":60}"#)?.day == Date(timeIntervalSince1970: 60))
            #expect(NewDay.deserialize(from: #"{"day":60}"#)?.day == Date(timeIntervalSince1970: 60))
            struct PlainDay: Codable {
                var day: Date
                var bytes: Data
            }
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .secondsSince1970
            decoder.dataDecodingStrategy = .base64
            let plain = try decoder.decode(PlainDay.self, from: Data(#"{"day":60,"bytes":"AQ=="}"#.utf8))
            #expect(plain.day == Date(timeIntervalSince1970: 60) && plain.bytes == Data([1]))
        },
        Row("updating an existing model") {
            struct OldOuter: HandyJSON { var inner = Old() }
            struct NewOuter: SmartCodable { var inner = New() }
            var old = OldOuter()
            old.inner.name = "kept?"
            JSONDeserializer.update(object: &old, from: #"{"inner":{"id":1}}"#)
            var new = NewOuter()
            new.inner.name = "kept?"
            SmartUpdater.update(&new, from: #"{"inner":{"id":1}}"#)
            #expect(old.inner.id == 1 && old.inner.name == "none")
            #expect(new.inner.id == 1 && new.inner.name == "kept?")
        },
        Row("order of written fields") {
            #expect(Old().toJSONString() == #"{"id":42,"name":"none","kind":"b","list":[7]}"#)
            #expect(New().toJSONString() == #"{"id":42,"name":"none","kind":"b","list":[7]}"#)
            // Any order is nothing that can be shown; sorted is.
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            let sorted = String(decoding: try encoder.encode(Plain()), as: UTF8.self)
            #expect(sorted == #"{"id":42,"kind":"b","list":[7],"name":"none"}"#)
        },
        Row("NSObject models") {
            #expect(OldObject.deserialize(from: #"{"id":"1"}"#)?.id == 1)
            #expect(NewObject.deserialize(from: #"{"id":"1"}"#)?.id == 1)
            let plain = try JSONDecoder().decode(PlainObject.self, from: Data(#"{"id":1}"#.utf8))
            #expect(plain.id == 1)
        },
        Row("`JSONDecoder`, UserDefaults, GRDB") {
            struct OldSettings: HandyJSONCodable { var size = 12 }
            let old = try JSONDecoder().decode(OldSettings.self, from: JSONEncoder().encode(OldSettings(size: 5)))
            let new = try JSONDecoder().decode(New.self, from: JSONEncoder().encode(New(name: "n")))
            #expect(old.size == 5 && new.name == "n")
            // GRDB has a package of its own, Tests/GRDB.
            let suite = "smartcodable.\(UUID().uuidString)"
            let defaults = try #require(UserDefaults(suiteName: suite))
            defer { defaults.removePersistentDomain(forName: suite) }
            defaults.set(try JSONEncoder().encode(OldSettings(size: 6)), forKey: "old")
            defaults.set(try JSONEncoder().encode(New(name: "m")), forKey: "new")
            let kept = (defaults.data(forKey: "old"), defaults.data(forKey: "new"))
            let oldKept = try JSONDecoder().decode(OldSettings.self, from: kept.0 ?? Data())
            let newKept = try JSONDecoder().decode(New.self, from: kept.1 ?? Data())
            #expect(oldKept.size == 6 && newKept.name == "m")
        },
    ]
}

private enum Kind: String, HandyJSONEnum, SmartCaseDefaultable {
    static var defaultCase: Kind { .b }
    case a, b
}

private struct Old: HandyJSON {
    var id = 42
    var name = "none"
    var kind = Kind.b
    var list = [7]
}

private struct New: SmartCodable {
    var id = 42
    var name = "none"
    var kind = Kind.b
    var list = [7]
}

private struct Plain: Codable {
    enum Kind: String, Codable { case a, b }
    var id = 42
    var name = "none"
    var kind = Kind.b
    var list = [7]
}

private struct PlainResponse<T: Codable>: Codable { var data: T? }

private struct PlainName: Codable {
    enum CodingKeys: String, CodingKey { case own = "a.b" }
    var own: Int?
}

private class PlainObject: NSObject, Codable { var id = 0 }

private func plain(_ json: String) throws -> Plain { try JSONDecoder().decode(Plain.self, from: Data(json.utf8)) }

private struct Kinds: SmartCodable { var kinds: [Kind] = [] }

private class OldBase: HandyJSON {
    var base = 0
    required init() {}
}

private final class OldSub: OldBase { var sub = 0 }

private class NewBase: SmartCodable {
    var base = 0
    required init() {}
}

private final class NewSub: NewBase { var sub = 0 }

private class PlainBase: Codable { var base = 0 }

private final class PlainSub: PlainBase { var sub = 0 }

private struct OldNames: HandyJSON {
    var id = 0
    var friend = ""
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.id <-- ["uid", "user_id"]
        mapper <<< self.friend <-- "friend.name"
    }
}

private struct NewNames: SmartCodable {
    var id = 0
    var friend = ""
    @SmartKey("user_id") var key = 0
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- ["uid", "user_id"], CodingKeys.friend <--- "friends.0.name"] }
}

private class OldObject: NSObject, HandyJSON {
    var id = 0
    required override init() {}
}

private class NewObject: NSObject, SmartCodable {
    var id = 0
    required override init() {}
}
