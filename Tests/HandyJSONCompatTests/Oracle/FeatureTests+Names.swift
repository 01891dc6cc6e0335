import HandyJSONCompat
import Testing

struct FMany: HandyJSON {
    var v: String? = "dflt"
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ["n1", "n2", "n3"] }
}

struct FManyNon: HandyJSON {
    var v: String = "dflt"
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ["n1", "n2"] }
}

struct FManyInt: HandyJSON {
    var v: Int = 42
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ["n1", "n2"] }
}

struct FDot: HandyJSON {
    var v: Int = 42
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- "a.b.c" }
}

struct FDotOpt: HandyJSON {
    var v: Int? = 42
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- "a.b" }
}

struct FDotMany: HandyJSON {
    var v: Int = 42
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- ["a.b", "c.d", "v"] }
}

struct FEsc: HandyJSON {
    var v: Int = 42
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- "a\\.b" }
}

struct FEsc2: HandyJSON {
    var v: Int = 42
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- "a\\\\.b" }
}

struct FPath: HandyJSON {
    var v: Int = 42
    @TaskLocal static var path = ""
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.v <-- FPath.path }

    static func read(_ json: String, at path: String) -> String {
        $path.withValue(path) { HandyJSONCompatTests.read(FPath.self, json) }
    }
}

struct FSwap: HandyJSON {
    var a: Int = 1
    var b: Int = 2
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.a <-- "b"
        mapper <<< self.b <-- "a"
    }
}

struct FSame: HandyJSON {
    var a: Int = 1
    var b: String = "x"
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.a <-- "k"
        mapper <<< self.b <-- "k"
    }
}

struct FTwice: HandyJSON {
    var a: Int = 1
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.a <-- "k1"
        mapper <<< self.a <-- "k2"
    }
}

struct FList: HandyJSON {
    var a: Int = 1
    var b: Int = 2
    mutating func mapping(mapper: HelpingMapper) { mapper <<< [self.a <-- "x", self.b <-- "y"] }
}

struct FSpec: HandyJSON {
    var a: Int = 1
    var b: String = "x"
    var c: Int = 3
    mutating func mapping(mapper: HelpingMapper) {
        mapper.specify(property: &a, name: "aa")
        mapper.specify(property: &b, name: "bb") { "conv<\($0)>" }
        mapper.specify(property: &c) { $0.count }
    }
}

struct FNestAddr: HandyJSON {
    var n = NestS(a: 1, b: "o")
    var z = 3
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.n.a <-- "x" }
}

struct FNestAddr2: HandyJSON {
    var n = NestS(a: 1, b: "o")
    var z = 3
    mutating func mapping(mapper: HelpingMapper) { mapper <<< self.n.b <-- "x" }
}

struct FEmptyS {}

struct FZero: HandyJSON {
    var e = FEmptyS()
    var a = 1
    var b = 2
    mutating func mapping(mapper: HelpingMapper) { mapper >>> self.e }
}

struct FBigMap: HandyJSON {
    var a = 1
    var b = "b"
    var c = 2.5
    var d = [1]
    var e: Int? = 5
    var f = NestS(a: 1, b: nil)
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.b <-- "bb"
        mapper >>> self.c
        mapper <<< self.e <-- (
            "ee", TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })
        )
        mapper <<< self.f <-- "p.ff"
    }
}

class FBigMapC: HandyJSON {
    var a = 1
    var b = "b"
    var c = 2.5
    var e: Int? = 5
    required init() {}
    func mapping(mapper: HelpingMapper) {
        mapper <<< self.b <-- "bb"
        mapper >>> self.c
        mapper <<< self.e <-- (
            "ee", TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "n\($0)" } })
        )
    }
}

class FShare: HandyJSON {
    var x = 1
    var y = 2
    required init() {}
    func mapping(mapper: HelpingMapper) { if x > 1 { mapper <<< self.y <-- "yy" } }
}

@Suite("Multiple candidate names")
struct CandidateNameTests {
    static let rows: [FeatureRow] = [
        FeatureRow("n1 and n2 both present", FMany.self, #"{"n2":"two","n1":"one"}"#, #"FMany(v: Optional("one"))"#),
        FeatureRow("only n2 present", FMany.self, #"{"n2":"two"}"#, #"FMany(v: Optional("two"))"#),
        FeatureRow("n1 null, n2 present", FMany.self, #"{"n1":null,"n2":"two"}"#, #"FMany(v: Optional("dflt"))"#),
        FeatureRow(
            "n1 null, n2 present; non-optional String", FManyNon.self, #"{"n2":"two","n1":null}"#,
            #"FManyNon(v: "dflt")"#),
        FeatureRow(
            "n1 unconvertible (\"abc\" for Int = 42), n2 = 7", FManyInt.self, #"{"n1":"abc","n2":7}"#, "FManyInt(v: 42)"
        ),
        FeatureRow(
            "none present, but the property's own name is", FMany.self, #"{"v":"own"}"#, #"FMany(v: Optional("dflt"))"#),
        FeatureRow("own name AND n2 present", FMany.self, #"{"v":"own","n2":"two"}"#, #"FMany(v: Optional("two"))"#),
    ]

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }
}

@Suite("Paths")
struct PathTests {
    static let rows: [FeatureRow] = [
        FeatureRow("a.b.c, all present", FDot.self, #"{"a":{"b":{"c":7}}}"#, "FDot(v: 7)"),
        FeatureRow("a.b.c, a missing", FDot.self, #"{"b":{"c":7}}"#, "FDot(v: 42)"),
        FeatureRow("a.b.c, b is an array of objects", FDot.self, #"{"a":{"b":[{"c":7}]}}"#, "FDot(v: 42)"),
        FeatureRow("a.b.c, b is null", FDot.self, #"{"a":{"b":null}}"#, "FDot(v: 42)"),
        FeatureRow("a.b to Int? = 42, value null", FDotOpt.self, #"{"a":{"b":null}}"#, "FDotOpt(v: Optional(42))"),
        FeatureRow("a.b to Int? = 42, value \"x\"", FDotOpt.self, #"{"a":{"b":"x"}}"#, "FDotOpt(v: nil)"),
        FeatureRow(
            "[a.b, c.d, v]: a.b null, c.d = 3", FDotMany.self, #"{"a":{"b":null},"c":{"d":3}}"#, "FDotMany(v: 42)"),
        FeatureRow("[a.b, c.d, v]: only v = 5", FDotMany.self, #"{"v":5}"#, "FDotMany(v: 5)"),
        FeatureRow(#"escaped a\.b, JSON {"a":{"b":7}}"#, FEsc.self, #"{"a":{"b":7}}"#, "FEsc(v: 42)"),
        FeatureRow(#"escaped a\.b, JSON {"a.b":7}"#, FEsc.self, #"{"a.b":7}"#, "FEsc(v: 7)"),
        FeatureRow(#"a\\.b (two backslashes), JSON {"a\\.b":7}"#, FEsc2.self, #"{"a\\.b":7}"#, "FEsc2(v: 7)"),
        FeatureRow(#"a\\.b (two backslashes), JSON {"a\\":{"b":7}}"#, FEsc2.self, #"{"a\\":{"b":7}}"#, "FEsc2(v: 42)"),
        FeatureRow(#"a\\.b (two backslashes), JSON {"a.b":7}"#, FEsc2.self, #"{"a.b":7}"#, "FEsc2(v: 42)"),
        FeatureRow("path \".\", JSON {\"v\":7}", "FPath(v: 7)") { FPath.read(#"{"v":7}"#, at: ".") },
        FeatureRow("path \"a..b\"", "FPath(v: 7)") { FPath.read(#"{"a":{"b":7}}"#, at: "a..b") },
        FeatureRow("path \" a \", JSON {\"a\":7}", "FPath(v: 42)") { FPath.read(#"{"a":7}"#, at: " a ") },
        FeatureRow("path \" a \", JSON {\" a \":7}", "FPath(v: 7)") { FPath.read(#"{" a ":7}"#, at: " a ") },
        FeatureRow("path \"名.字\" (BMP)", "FPath(v: 7)") { FPath.read(#"{"名":{"字":7}}"#, at: "名.字") },
        FeatureRow("path \"e\u{301}.a\" (combining accent)", "FPath(v: 7)", instead: "a trap") {
            FPath.read("{\"e\u{301}\":{\"a\":7}}", at: "e\u{301}.a")
        },
        FeatureRow("path \"a.0.b\" into an array", "FPath(v: 42)") { FPath.read(#"{"a":[{"b":7}]}"#, at: "a.0.b") },
    ]

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }
}

@Suite("Name mapping, other")
struct NameMappingTests {
    static let rows: [FeatureRow] = [
        FeatureRow("swap a<->b", FSwap.self, #"{"a":10,"b":20}"#, "FSwap(a: 20, b: 10)"),
        FeatureRow("two properties (Int, String) from one key k = 5", FSame.self, #"{"k":5}"#, #"FSame(a: 5, b: "5")"#),
        FeatureRow("one property mapped twice: the last counts", FTwice.self, #"{"k1":5,"k2":6}"#, "FTwice(a: 6)"),
        FeatureRow("mapper <<< [ ... ] list form", FList.self, #"{"x":10,"y":20}"#, "FList(a: 10, b: 20)"),
        FeatureRow(
            "specify(name:), specify(converter:), specify(name:converter:) with strings", FSpec.self,
            #"{"aa":5,"bb":"bb","c":"four"}"#,
            #"FSpec(a: 5, b: "conv<bb>", c: 4)"#),
        FeatureRow(
            "nested field from the outside, first of its struct, JSON {x:{a:9}}", FNestAddr.self, #"{"x":{"a":9}}"#,
            #"FNestAddr(n: NestS(a: 1, b: Optional("o")), z: 3)"#,
            instead: #"FNestAddr(n: NestS(a: 9, b: Optional("init")), z: 3)"#),
        FeatureRow(
            "nested field from the outside, first of its struct, JSON {x:9}", FNestAddr.self, #"{"x":9}"#,
            #"FNestAddr(n: NestS(a: 1, b: Optional("o")), z: 3)"#),
        FeatureRow(
            "nested field from the outside, first of its struct, JSON {n:{a:9}}", FNestAddr.self, #"{"n":{"a":9}}"#,
            #"FNestAddr(n: NestS(a: 9, b: Optional("init")), z: 3)"#,
            instead: #"FNestAddr(n: NestS(a: 1, b: Optional("o")), z: 3)"#),
        FeatureRow(
            "the same on the second field, JSON {x:\"q\"}", FNestAddr2.self, #"{"x":"q"}"#,
            #"FNestAddr2(n: NestS(a: 1, b: Optional("o")), z: 3)"#),
        FeatureRow(
            "the same on the second field, JSON {n:{a:9,b:\"q\"}}", FNestAddr2.self, #"{"n":{"a":9,"b":"q"}}"#,
            #"FNestAddr2(n: NestS(a: 9, b: Optional("q")), z: 3)"#),
        FeatureRow(
            "excluding a zero-sized property leaves its neighbours", FZero.self, #"{"e":1,"a":10,"b":20}"#,
            "FZero(e: FEmptyS(), a: 10, b: 20)"),
        FeatureRow(
            "large struct with mapping+exclude+transform: toJSON",
            #"["a": 1, "bb": "b", "d": [1], "ee": "n5", "ff": ["a": 1]]"#,
            instead: #"["a": 1, "bb": "b", "d": [1], "ee": Optional("n5"), "ff": ["a": 1]]"#
        ) { FBigMap().toJSON().map(describedPlain) ?? "nil" },
        FeatureRow(
            "large struct: deserialize {bb:x,c:9,ee:\"7\",p:{ff:{a:3}}}", FBigMap.self,
            #"{"bb":"x","c":9,"ee":"7","p":{"ff":{"a":3}}}"#,
            #"FBigMap(a: 1, b: "x", c: 2.5, d: [1], e: Optional(7), f: NestS(a: 3, b: Optional("init")))"#),
        FeatureRow(
            "the same as a class", FBigMapC.self, #"{"bb":"x","c":9,"ee":"7","b":"y","e":1}"#,
            #"FBigMapC(a: 1, b: "x", c: 2.5, e: Optional(7))"#),
        FeatureRow(
            "mapping depending on instance state: update of an object with x=5, JSON {yy:9}", "FShare(x: 5, y: 9)"
        ) {
            var object = FShare()
            object.x = 5
            JSONDeserializer.update(object: &object, from: #"{"yy":9}"#)
            return described(object)
        },
        FeatureRow(
            "mapping depending on instance state: a new object", FShare.self, #"{"x":5,"y":8,"yy":9}"#,
            "FShare(x: 5, y: 8)"),
    ]

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }

    @Test("a nested field mapped from the outside is reported")
    func report() {
        // Types of its own, as it is said once in a process.
        struct First: HandyJSON {
            var n = NestS(a: 1, b: "o")
            var z = 3
            mutating func mapping(mapper: HelpingMapper) { mapper <<< self.n.a <-- "x" }
        }
        struct Second: HandyJSON {
            var n = NestS(a: 1, b: "o")
            var z = 3
            mutating func mapping(mapper: HelpingMapper) { mapper <<< self.n.b <-- "x" }
        }
        let lines = loggedLines { _ = First.deserialize(from: #"{"x":1}"#) }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("HandyJSON error: First.mapping: the property mapped to \"x\"") == true)
        #expect(loggedLines { _ = Second.deserialize(from: #"{"x":1}"#) }.count == 1)
        #expect(loggedLines { _ = Second.deserialize(from: #"{"x":1}"#) }.count == 0)
    }
}
