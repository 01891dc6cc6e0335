import Foundation
import HandyJSONCompat
import Testing

struct FP: HandyJSON, Equatable {
    var id: Int? = 42
    var name: String = "dflt"
}

@Suite("designatedPath")
struct DesignatedPathTests {
    static let source = #"{"data":{"result":{"id":7},"list":[{"id":1},{"id":2}],"n":5,"nul":null}}"#

    @Test(
        "a model at a path",
        arguments: [
            ("data.result", #"FP(id: Optional(7), name: "dflt")"#),
            ("", #"FP(id: Optional(42), name: "dflt")"#),
            (" ", #"FP(id: Optional(42), name: "dflt")"#),
            (nil, #"FP(id: Optional(42), name: "dflt")"#),
            ("data. .result", #"FP(id: Optional(7), name: "dflt")"#),
            (".data.result.", #"FP(id: Optional(7), name: "dflt")"#),
            (" data.result", "nil"),
            ("data.missing", "nil"),
            ("data.nul", "nil"),
            ("data.n", "nil"),
            ("data.n.x", "nil"),
            ("data.list", "nil"),
            ("data.list.id", "nil"),
            ("DATA.result", "nil"),
        ] as [(String?, String)])
    func model(path: String?, expected: String) {
        #expect(read(FP.self, Self.source, at: path) == expected)
        let found = JSONDeserializer<FP>.deserializeFrom(json: Self.source, designatedPath: path)
        #expect(found.map(described) ?? "nil" == expected)
    }

    @Test(
        "an array at a path",
        arguments: [
            (
                "data.list",
                #"Optional([Optional(FP(id: Optional(1), name: "dflt")), Optional(FP(id: Optional(2), name: "dflt"))])"#
            ),
            ("data.result", "nil"),
            ("missing", "nil"),
            ("data.n", "nil"),
        ])
    func array(path: String, expected: String) {
        #expect(described([FP].deserialize(from: Self.source, designatedPath: path)) == expected)
        #expect(
            described(JSONDeserializer<FP>.deserializeModelArrayFrom(json: Self.source, designatedPath: path))
                == expected)
    }

    @Test(
        "a top-level array and a path",
        arguments: [("", #"Optional([Optional(FP(id: Optional(1), name: "dflt"))])"#), ("x", "nil")])
    func topLevelArray(path: String, expected: String) {
        #expect(described([FP].deserialize(from: #"[{"id":1}]"#, designatedPath: path)) == expected)
    }

    @Test("dictionary source with designatedPath")
    func dictionary() {
        let dictionary: [String: Any] = ["data": ["result": ["id": 9]]]
        #expect(
            described(FP.deserialize(from: dictionary, designatedPath: "data.result"))
                == #"Optional(FP(id: Optional(9), name: "dflt"))"#)
        #expect(FP.deserialize(from: dictionary as NSDictionary, designatedPath: "data.result")?.id == 9)
        #expect(JSONDeserializer<FP>.deserializeFrom(dict: dictionary, designatedPath: "data.result")?.id == 9)
        #expect(
            JSONDeserializer<FP>.deserializeFrom(dict: dictionary as NSDictionary, designatedPath: "data.result")?.id
                == 9)
    }
}

@Suite("[T].deserialize")
struct ArrayDeserializeTests {
    static let rows: [FeatureRow] = [
        FeatureRow(
            "[{id:1}, null, 5, \"x\", [], {}]",
            #"Optional([Optional(FP(id: Optional(1), name: "dflt")), nil, nil, nil, nil, Optional(FP(id: Optional(42), name: "dflt"))])"#
        ) { described([FP].deserialize(from: #"[{"id":1},null,5,"x",[],{}]"#)) },
        FeatureRow("[]", "Optional([])") { described([FP].deserialize(from: "[]")) },
        FeatureRow("top-level string", "nil") { described([FP].deserialize(from: #""x""#)) },
        FeatureRow("top-level object", "nil") { described([FP].deserialize(from: #"{"id":1}"#)) },
        FeatureRow("null", "nil") { described([FP].deserialize(from: "null")) },
        FeatureRow("nil NSArray?", "nil") { described([FP].deserialize(from: nil as NSArray?)) },
        FeatureRow("nil [Any]?, nil String?", "nil nil") {
            "\(described([FP].deserialize(from: nil as [Any]?))) \(described([FP].deserialize(from: nil as String?)))"
        },
        FeatureRow(
            "from NSArray with non-dictionaries", #"Optional([Optional(FP(id: Optional(1), name: "dflt")), nil, nil])"#
        ) {
            described([FP].deserialize(from: NSArray(array: [["id": 1], 5, "x"])))
        },
        FeatureRow(
            "from [Any] with non-dictionaries", #"Optional([Optional(FP(id: Optional(1), name: "dflt")), nil, nil])"#
        ) {
            described([FP].deserialize(from: [["id": 1], NSNull(), "x"] as [Any]))
        },
        FeatureRow(
            "array property [model] with null/scalars (elements dropped?)", FG<NestS>.self,
            #"{"list":[{"a":1},null,5,"x",{}]}"#,
            #"FG<NestS>(code: 0, data: nil, list: [NestS(a: 1, b: Optional("init")), NestS(a: -7, b: Optional("init"))], map: [:])"#
        ),
    ]

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }
}

@Suite("Odd input")
struct OddInputTests {
    static let rows: [FeatureRow] = [
        FeatureRow("empty string", FP.self, "", "nil"),
        FeatureRow("whitespace only", FP.self, " \n\t", "nil"),
        FeatureRow("trailing comma {\"id\":1,}", FP.self, #"{"id":1,}"#, #"FP(id: Optional(1), name: "dflt")"#),
        FeatureRow("trailing garbage {\"id\":1} x", FP.self, #"{"id":1} x"#, "nil"),
        FeatureRow("comment", FP.self, "{\"id\":1/* one */}", "nil"),
        FeatureRow("top-level array", FP.self, #"[{"id":1}]"#, "nil"),
        FeatureRow("top-level scalar", FP.self, "5", "nil"),
        FeatureRow("nil string", "nil") { described(FP.deserialize(from: nil as String?)) },
        FeatureRow("BOM + object", FP.self, "\u{FEFF}{\"id\":1}", #"FP(id: Optional(1), name: "dflt")"#),
        FeatureRow("NaN literal {\"id\":NaN}", FP.self, #"{"id":NaN}"#, "nil"),
        FeatureRow("leading zero {\"id\":01}", FP.self, #"{"id":01}"#, "nil"),
        FeatureRow(#"lone surrogate \ud800"#, FP.self, #"{"id":1,"name":"\ud800"}"#, "nil"),
        FeatureRow(#"\u0000 in a string"#, FP.self, #"{"name":"a\u0000b"}"#, #"FP(id: Optional(42), name: "a\0b")"#),
        FeatureRow(
            "a name with escapes", FP.self, #"{"\u0069d":1,"n\u0061me":"x"}"#, #"FP(id: Optional(1), name: "x")"#),
        FeatureRow(
            "a name that repeats: the last counts", FP.self, #"{"id":1,"id":2,"name":"x","name":null}"#,
            #"FP(id: Optional(2), name: "dflt")"#),
        FeatureRow("nesting 500 deep in an unused key", FP.self, nested(500), #"FP(id: Optional(1), name: "dflt")"#),
        FeatureRow("nesting 600 deep in an unused key", FP.self, nested(600), "nil"),
    ]

    private static func nested(_ depth: Int) -> String {
        #"{"id":1,"x":"# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
    }

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }
}

@Suite("Dictionary source")
struct DictionarySourceTests {
    static let rows: [FeatureRow] = [
        FeatureRow(
            "[id: Int], [id: Double 3.7], [id: \"5\"], [id: true], [id: Int8]",
            #"FP(id: Optional(5), name: "dflt") / FP(id: Optional(3), name: "dflt") / FP(id: Optional(5), name: "dflt") / "#
                + #"FP(id: Optional(1), name: "dflt") / FP(id: Optional(3), name: "dflt")"#
        ) { ids(5, 3.7, "5", true, 3 as Int8) },
        FeatureRow("[id: Optional<Int>.some(5) as Any]", #"FP(id: Optional(5), name: "dflt")"#) {
            ids(Optional<Int>.some(5) as Any)
        },
        FeatureRow(
            "[id: Optional<Int>.none as Any]", #"FP(id: Optional(42), name: "dflt")"#,
            instead: #"FP(id: nil, name: "dflt")"#
        ) { ids(Optional<Int>.none as Any) },
        FeatureRow("NSNull", #"FP(id: Optional(42), name: "dflt")"#) { ids(NSNull()) },
        FeatureRow("NSDictionary source", #"Optional(FP(id: Optional(5), name: "n"))"#) {
            described(
                FP.deserialize(
                    from: NSDictionary(
                        dictionary: ["id": 5, "name": "n", 7: "a key that is no text"] as [AnyHashable: Any])))
        },
        FeatureRow("nil dictionary", "nil nil") {
            "\(described(FP.deserialize(from: nil as [String: Any]?))) \(described(FP.deserialize(from: nil as NSDictionary?)))"
        },
        FeatureRow(
            "a model instance as value for a nested model property",
            #"Optional(FG<NestS>(code: 0, data: Optional(NestS(a: 33, b: Optional("inst"))), list: [], map: [:]))"#
        ) { described(FG<NestS>.deserialize(from: ["data": NestS(a: 33, b: "inst")] as [String: Any])) },
        FeatureRow(
            "model instances in arrays and dictionaries",
            #"Optional(FG<NestS>(code: 0, data: nil, list: [NestS(a: 1, b: nil), NestS(a: 2, b: Optional("init"))], map: ["k": NestS(a: 3, b: nil)]))"#
        ) {
            described(
                FG<NestS>.deserialize(
                    from: ["list": [NestS(a: 1, b: nil), ["a": 2], 5] as [Any], "map": ["k": NestS(a: 3, b: nil)]]
                        as [String: Any]))
        },
        FeatureRow(
            "String property from native Int/Bool/Double/Float/[Int]/Date",
            #""5" / "true" / "1.5" / "0.10000000149011612" / "[1,2]" / "1970-01-01 00:00:00 +0000""#,
            instead: #""5" / "true" / "1.5" / "0.100000001490116" / "[1, 2]" / "1970-01-01 00:00:00 +0000""#
        ) {
            ([5, true, 1.5, 0.1 as Float, [1, 2], Date(timeIntervalSince1970: 0)] as [Any])
                .map { described(FP.deserialize(from: ["name": $0] as [String: Any])?.name ?? "no model") }.joined(
                    separator: " / ")
        },
    ]

    private static func ids(_ values: Any...) -> String {
        values.map { FP.deserialize(from: ["id": $0] as [String: Any]).map(described) ?? "nil" }.joined(
            separator: " / ")
    }

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }
}

struct FUpd: HandyJSON {
    var a = 1
    var b: String? = "b"
    var n: NestS? = NestS(a: 1, b: "old")
    var c: NestC? = NestC(1, "old")
    var list = [1, 2]
}

@Suite("update(object:)")
struct UpdateTests {
    static let rows: [FeatureRow] = [
        FeatureRow("JSON {a:5}", upd(a: 5)) { update(#"{"a":5}"#) },
        FeatureRow("JSON {b:null}", upd()) { update(#"{"b":null}"#) },
        FeatureRow(
            "JSON {n:5}: an optional that cannot convert is nil",
            upd().replacingOccurrences(of: #"n: Optional(NestS(a: 1, b: Optional("old")))"#, with: "n: nil")
        ) { update(#"{"n":5}"#) },
        FeatureRow("nested {n:{a:9}}: merged or replaced?", upd(n: #"NestS(a: 9, b: Optional("init"))"#)) {
            update(#"{"n":{"a":9}}"#)
        },
        FeatureRow(
            "nested class {c:{a:9}}: same instance?",
            #"same=false new=Optional(NestC(a: 9, b: Optional("init"))) old=NestC(a: 1, b: Optional("old"))"#
        ) {
            var object = FUpd()
            let old = object.c
            JSONDeserializer.update(object: &object, from: #"{"c":{"a":9}}"#)
            return "same=\(old === object.c) new=\(described(object.c)) old=\(old?.description ?? "")"
        },
        FeatureRow("invalid JSON", upd()) { update(#"{"a":5"#) },
        FeatureRow("top-level array", upd()) { update(#"[{"a":5}]"#) },
        FeatureRow("nil", upd()) { update(nil) },
        FeatureRow("with designatedPath x.y", "a=77 a=78") {
            var object = FUpd()
            JSONDeserializer.update(object: &object, from: #"{"x":{"y":{"a":77}}}"#, designatedPath: "x.y")
            let first = object.a
            JSONDeserializer.update(
                object: &object, from: ["x": ["y": ["a": 78]]] as [String: Any], designatedPath: "x.y")
            return "a=\(first) a=\(object.a)"
        },
        FeatureRow(
            "class object: identity kept, subclass properties through a base variable", "same=true FB(a: 10, b: 2)"
        ) {
            let subclass = FB()
            var object: FA = subclass
            JSONDeserializer.update(object: &object, from: #"{"aa":10,"bb":20}"#)
            return "same=\(object === subclass) \(described(object))"
        },
    ]

    private static func upd(a: Int = 1, n: String = #"NestS(a: 1, b: Optional("old"))"#) -> String {
        #"FUpd(a: \#(a), b: Optional("b"), n: Optional(\#(n)), c: Optional(NestC(a: 1, b: Optional("old"))), list: [1, 2])"#
    }

    private static func update(_ json: String?) -> String {
        var object = FUpd()
        JSONDeserializer.update(object: &object, from: json)
        return described(object)
    }

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }

    @Test("a subclass's mapping through a base variable is no mistake of its author")
    func quiet() {
        var object: FA = FB()
        #expect(loggedLines { JSONDeserializer.update(object: &object, from: #"{"aa":10}"#) } == [])
    }
}
