import Foundation
import HandyJSONCompat
import Testing

struct FColl: HandyJSON {
    var dl: [String: [NestS]] = [:]
    var ll: [[NestS]] = []
    var dd: [String: [String: Int]] = [:]
    var od: [String: NestS]? = nil
    var oa: [NestC]? = nil
}

struct FTr: HandyJSON {
    var v: String? = "dflt"
    var w: Int = 42
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.v
            <-- TransformOf<String, String>(
                fromJSON: {
                    Trace.add("v(\($0.map(quoted) ?? "nil"))")
                    return $0.map { "T" + $0 }
                }, toJSON: { $0 })
        mapper <<< self.w
            <-- TransformOf<Int, Int>(
                fromJSON: {
                    Trace.add("w(\($0.map(String.init) ?? "nil"))")
                    return $0.map { $0 * 2 }
                }, toJSON: { $0 })
    }

    /// The calls of the transforms, and the model.
    static func read(_ json: String) -> String {
        var model = ""
        let calls = Trace.of { model = HandyJSONCompatTests.read(FTr.self, json) }
        return "calls=\(calls) model=\(model)"
    }
}

struct FTrNil: HandyJSON {
    var v: String? = "dflt"
    var w: Int = 42
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.v <-- TransformOf<String, String>(fromJSON: { _ in nil }, toJSON: { $0 })
        mapper <<< self.w <-- TransformOf<Int, Int>(fromJSON: { _ in nil }, toJSON: { $0 })
    }
}

enum PlainEnum: String { case abc, def }

struct FDates: HandyJSON {
    var d: Date? = nil
    var iso: Date? = nil
    var c: Date? = nil
    var u: URL? = nil
    var u2: URL? = nil
    var da: Data? = nil
    var n: NSDecimalNumber? = nil
    var e: PlainEnum? = nil
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.d <-- DateTransform()
        mapper <<< self.iso <-- ISO8601DateTransform()
        mapper <<< self.c <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd Z")
        mapper <<< self.u <-- URLTransform()
        mapper <<< self.u2 <-- URLTransform(shouldEncodeURLString: false)
        mapper <<< self.da <-- DataTransform()
        mapper <<< self.n <-- NSDecimalNumberTransform()
        mapper <<< self.e <-- EnumTransform<PlainEnum>()
    }

    /// What one of the properties is after `values`, one model each.
    static func read<T>(_ property: (FDates) -> T, _ key: String, _ values: String...) -> String {
        values.map { FDates.deserialize(from: "{\"\(key)\":\($0)}").map { described(property($0)) } ?? "no model" }
            .joined(separator: " / ")
    }
}

extension PlainEnum: OracleDescribable {
    var oracleDescription: String { ".\(self)" }
}

struct FEx: HandyJSON {
    var a: Int = 1
    var b: Int? = 2
    mutating func mapping(mapper: HelpingMapper) {
        mapper >>> self.a
        mapper >>> self.b
    }
}

struct FExMap: HandyJSON {
    var a: Int = 1
    mutating func mapping(mapper: HelpingMapper) {
        mapper >>> self.a
        mapper <<< self.a <-- "k"
    }
}

struct FExMapLater: HandyJSON {
    var a: Int = 1
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.a <-- "k"
        mapper >>> self.a
    }
}

struct FOptionals: HandyJSON {
    var list: [Int?] = []
    var table: [String: Int?] = [:]
    var models: [String: NestS?] = [:]
    var untyped: [String: Any] = [:]
    var enums: [SE?] = []
}

@Suite("Collections of models")
struct ModelCollectionTests {
    static let rows: [FeatureRow] = [
        FeatureRow(
            "[String:[M]], [[M]], [String:[String:Int]], [String:M]?, [C]? with mixed elements", FColl.self,
            """
            {"dl":{"k":[{"a":1},null,"x"],"j":5},"ll":[[{"a":1},null],[],7],"dd":{"k":{"x":1,"y":"z"},"j":1},
             "od":{"k":{"a":2},"j":3,"i":null},"oa":[{"a":1},null,5]}
            """,
            #"FColl(dl: ["k": [NestS(a: 1, b: Optional("init"))]], ll: [[NestS(a: 1, b: Optional("init"))], []], dd: ["k": ["x": 1]], "#
                + #"od: Optional(["k": NestS(a: 2, b: Optional("init"))]), oa: Optional([NestC(a: 1, b: Optional("init"))]))"#
        ),
        FeatureRow(
            "[C]? given an object / [String: M]? given an array", FColl.self, #"{"oa":{"a":1},"od":[{"a":1}]}"#,
            "FColl(dl: [:], ll: [], dd: [:], od: nil, oa: nil)"),
        // Recorded for arrays; dictionaries go the same way.
        FeatureRow(
            "optional elements and members that cannot convert", FOptionals.self,
            #"{"list":[1,"x",null],"table":{"a":1,"b":"x","c":null},"models":{"k":5},"untyped":{"n":null,"i":1},"enums":["abc","?",null]}"#,
            #"FOptionals(list: [Optional(1), nil, nil], table: ["a": Optional(1), "b": nil, "c": nil], models: ["k": nil], "#
                + #"untyped: ["i": NSNumber(int 1), "n": NSNull], enums: [Optional(.abc), nil, nil])"#),
    ]

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }
}

@Suite("Transforms in a mapping")
struct TransformMappingTests {
    static let rows: [FeatureRow] = [
        FeatureRow("both present", #"calls=["v(\"a\")", "w(3)"] model=FTr(v: Optional("Ta"), w: 6)"#) {
            FTr.read(#"{"v":"a","w":3}"#)
        },
        FeatureRow("keys missing: is the transform called?", #"calls=[] model=FTr(v: Optional("dflt"), w: 42)"#) {
            FTr.read("{}")
        },
        FeatureRow("null: is the transform called?", #"calls=[] model=FTr(v: Optional("dflt"), w: 42)"#) {
            FTr.read(#"{"v":null,"w":null}"#)
        },
        FeatureRow(
            "wrong JSON type (v: 5, w: \"x\"): what does TransformOf receive?",
            #"calls=["v(nil)", "w(nil)"] model=FTr(v: Optional("dflt"), w: 42)"#
        ) { FTr.read(#"{"v":5,"w":"x"}"#) },
        FeatureRow(
            "w: \"7\" (numeric string to TransformOf<Int,Int>)",
            #"calls=["w(nil)"] model=FTr(v: Optional("dflt"), w: 42)"#
        ) {
            FTr.read(#"{"w":"7"}"#)
        },
        FeatureRow(
            "transform returns nil: optional and non-optional property", FTrNil.self, #"{"v":"a","w":3}"#,
            #"FTrNil(v: Optional("dflt"), w: 42)"#),
        FeatureRow(
            "DateTransform from 42 / 42.5 / \"42.5\" / \"abc\" / true",
            "Optional(Date(42.0)) / Optional(Date(42.5)) / Optional(Date(42.5)) / Optional(Date(0.0)) / Optional(Date(1.0))"
        ) { FDates.read(\.d, "d", "42", "42.5", #""42.5""#, #""abc""#, "true") },
        FeatureRow(
            "ISO8601DateTransform, CustomDateFormatTransform, DataTransform",
            "Optional(Date(1.0)) / Optional(Date(86400.0)) / Optional(Data([104, 105]))"
        ) {
            [
                FDates.read(\.iso, "iso", #""1970-01-01T01:00:01+01:00""#),
                FDates.read(\.c, "c", #""1970-01-02 +0000""#),
                FDates.read(\.da, "da", #""aGk=""#),
            ].joined(separator: " / ")
        },
        FeatureRow(
            "URLTransform encode on: \"http://a.b/c d?e=é#f\" / already encoded %20 / \"\"",
            "Optional(URL(http://a.b/c%20d?e=%C3%A9%23f)) / Optional(URL(http://a.b/c%2520d)) / nil"
        ) { FDates.read(\.u, "u", #""http://a.b/c d?e=é#f""#, #""http://a.b/c%20d""#, #""""#) },
        FeatureRow(
            "URLTransform encode off: \"http://a.b/c d\" / %20",
            "Optional(URL(http://a.b/c%20d)) / Optional(URL(http://a.b/c%20d))"
        ) {
            FDates.read(\.u2, "u2", #""http://a.b/c d""#, #""http://a.b/c%20d""#)
        },
        FeatureRow(
            "NSDecimalNumberTransform: \"1.10\" / 0.1 / 3 / \"abc\"",
            "Optional(NSDecimalNumber(1.1)) / Optional(NSDecimalNumber(0.1)) / Optional(NSDecimalNumber(3)) / Optional(NSDecimalNumber(NaN))"
        ) { FDates.read(\.n, "n", #""1.10""#, "0.1", "3", #""abc""#) },
        FeatureRow(
            "NSDecimalNumberTransform: 0.30000000000000004", "Optional(NSDecimalNumber(0.30000000000000004))",
            instead: "Optional(NSDecimalNumber(0.3000000000000000512))"
        ) { FDates.read(\.n, "n", "0.30000000000000004") },
        FeatureRow("EnumTransform: \"abc\" / \"zzz\"", "Optional(.abc) / nil") {
            FDates.read(\.e, "e", #""abc""#, #""zzz""#)
        },
    ]

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }
}

@Suite("Exclusion")
struct ExclusionTests {
    static let rows: [FeatureRow] = [
        FeatureRow(">>> on Int and Int?, JSON has both", FEx.self, #"{"a":10,"b":20}"#, "FEx(a: 1, b: Optional(2))"),
        FeatureRow(">>> and <<< on one property, JSON {a:10,k:20}", FExMap.self, #"{"a":10,"k":20}"#, "FExMap(a: 1)"),
        FeatureRow(
            "<<< and >>> on one property, JSON {a:10,k:20}", FExMapLater.self, #"{"a":10,"k":20}"#, "FExMapLater(a: 1)"),
        FeatureRow("excluded properties are not written", "[:] [:] [:]") {
            [FEx().toJSON(), FExMap().toJSON(), FExMapLater().toJSON()].map { described($0 ?? [:]) }.joined(
                separator: " ")
        },
    ]

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }
}
