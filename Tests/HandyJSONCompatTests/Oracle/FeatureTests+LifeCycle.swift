import Foundation
import HandyJSONCompat
import Testing

class FInner: HandyJSON {
    var n = 0
    required init() { Trace.add("Inner.init") }
    func willStartMapping() { Trace.add("Inner.will") }
    func mapping(mapper: HelpingMapper) { Trace.add("Inner.mapping") }
    func didFinishMapping() { Trace.add("Inner.did n=\(n)") }
}

class FOuter: HandyJSON {
    var a = 0
    var inner: FInner?
    var list: [FInner] = []
    var z = 0
    required init() { Trace.add("Outer.init") }
    func willStartMapping() { Trace.add("Outer.will a=\(a)") }
    func mapping(mapper: HelpingMapper) { Trace.add("Outer.mapping") }
    func didFinishMapping() { Trace.add("Outer.did a=\(a) z=\(z) inner=\(inner?.n ?? -1)") }
}

class FSub: FOuter {
    var s = 0
    override func willStartMapping() {
        Trace.add("Sub.will")
        super.willStartMapping()
    }
    override func mapping(mapper: HelpingMapper) {
        Trace.add("Sub.mapping")
        super.mapping(mapper: mapper)
    }
    override func didFinishMapping() {
        Trace.add("Sub.did")
        super.didFinishMapping()
    }
}

class FSubNoSuper: FOuter {
    var s = 0
    override func willStartMapping() { Trace.add("SubNoSuper.will") }
    override func mapping(mapper: HelpingMapper) { Trace.add("SubNoSuper.mapping") }
    override func didFinishMapping() { Trace.add("SubNoSuper.did a=\(a) s=\(s)") }
}

struct FStructCb: HandyJSON {
    var a = 1
    var b = 0
    mutating func willStartMapping() { (a, b) = (10, 10) }
    mutating func didFinishMapping() { b += a }
}

class FUpdC: HandyJSON {
    var a = 1
    var child: NestC? = NestC(1, "old")
    required init() {}
    func willStartMapping() { Trace.add("will") }
    func didFinishMapping() { Trace.add("did") }
}

@Suite("Callback order")
struct CallbackOrderTests {
    static let rows: [FeatureRow] = [
        FeatureRow(
            "class with a nested model and an array of two",
            "Outer.init, Outer.will a=0, Outer.mapping, Inner.init, Inner.will, Inner.mapping, Inner.did n=5, "
                + "Inner.init, Inner.will, Inner.mapping, Inner.did n=6, Inner.init, Inner.will, Inner.mapping, Inner.did n=7, Outer.did a=1 z=9 inner=5"
        ) { calls { _ = FOuter.deserialize(from: #"{"a":1,"inner":{"n":5},"list":[{"n":6},{"n":7}],"z":9}"#) } },
        FeatureRow(
            "subclass calling super in all",
            "Outer.init, Sub.will, Outer.will a=0, Sub.mapping, Outer.mapping, Sub.did, Outer.did a=1 z=0 inner=-1"
        ) { calls { _ = FSub.deserialize(from: #"{"a":1,"s":2}"#) } },
        FeatureRow(
            "subclass not calling super", "Outer.init, SubNoSuper.will, SubNoSuper.mapping, SubNoSuper.did a=1 s=2"
        ) {
            calls { _ = FSubNoSuper.deserialize(from: #"{"a":1,"s":2}"#) }
        },
        FeatureRow(
            "inner JSON is not an object (5): callbacks of inner?",
            "Outer.init, Outer.will a=0, Outer.mapping, Outer.did a=0 z=0 inner=-1"
        ) { calls { _ = FOuter.deserialize(from: #"{"inner":5,"list":[5,null]}"#) } },
        FeatureRow(
            "struct: willStartMapping sets a=b=10, JSON {a:1}, didFinish adds", FStructCb.self, #"{"a":1}"#,
            "FStructCb(a: 1, b: 11)"),
        FeatureRow("toJSON: which are called?", "Outer.mapping") {
            let outer = FOuter()
            return calls { _ = outer.toJSON() }
        },
        FeatureRow("toJSONString: which are called?", "Outer.mapping") {
            let outer = FOuter()
            return calls { _ = outer.toJSONString() }
        },
        FeatureRow("update(object:): which are called?", "[] a=5") {
            var object = FUpdC()
            let calls = Trace.of { JSONDeserializer.update(object: &object, from: #"{"a":5}"#) }
            return "\(calls) a=\(object.a)"
        },
    ]

    private static func calls(_ body: () -> Void) -> String { Trace.of(body).joined(separator: ", ") }

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }

    /// The difference "equal keys in a dictionary or for one property are each decoded", whose row has a dictionary.
    @Test func ofEqualKeysForOnePropertyEachIsDecodedAndTheLastCounts() {
        for (json, finished, last) in [
            (#"{"inner":{"n":7},"inner":{}}"#, ["n=7", "n=0"], 0),
            (#"{"inner":{},"inner":{"n":7}}"#, ["n=0", "n=7"], 7),
            (#"{"inner":{"n":7},"inner":5}"#, ["n=7"], nil),
        ] {
            var outer: FOuter?
            let calls = Trace.of { outer = FOuter.deserialize(from: json) }
            #expect(calls.filter { $0.hasPrefix("Inner.did") } == finished.map { "Inner.did \($0)" }, "\(json)")
            #expect(outer?.inner?.n == last, "\(json)")
        }
        #expect(FOuter.deserialize(from: #"{"a":5,"a":"q"}"#)?.a == 0)
    }
}

class FA: HandyJSON {
    var a = 1
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "aa" }
}

class FB: FA {
    var b = 2
    override func mapping(mapper: HelpingMapper) {
        super.mapping(mapper: mapper)
        mapper <<< self.b <-- "bb"
    }
}

class FBNo: FA {
    var b = 2
    override func mapping(mapper: HelpingMapper) { mapper <<< self.b <-- "bb" }
}

class FC: FB { var c = 3 }

class FPlainBase { var p = 1 }

class FOnPlain: FPlainBase, HandyJSON {
    var c = 3
    required override init() {}
}

class FMid: FPlainBase { var m = 2 }

class FOnMid: FMid, HandyJSON {
    var c = 3
    required override init() {}
}

class FPriv1: HandyJSON {
    private var p = "super"
    required init() {}
    func superP() -> String { p }
}

class FPriv2: FPriv1 {
    private var p = "sub"
    func subP() -> String { p }
}

class FNS: NSObject, HandyJSON {
    var x = 1
    var s: String? = "d"
    required override init() {}
}

class FNSSub: FNS { var y = 2 }

class FNSGen<T: HandyJSON>: NSObject, HandyJSON {
    var t: T?
    var n = 1
    required override init() {}
}

final class FFinal: HandyJSON {
    var x = 1
    init() {}
}

@Suite("Inheritance")
struct InheritanceTests {
    static let rows: [FeatureRow] = [
        FeatureRow("B: A with super.mapping, JSON {aa:10,bb:20}", FB.self, #"{"aa":10,"bb":20}"#, "FB(a: 10, b: 20)"),
        FeatureRow(
            "B: A without super.mapping, JSON {aa:10,bb:20}", FBNo.self, #"{"aa":10,"bb":20}"#, "FBNo(a: 1, b: 20)"),
        FeatureRow(
            "B: A without super.mapping, JSON {a:10,bb:20}", FBNo.self, #"{"a":10,"bb":20}"#, "FBNo(a: 10, b: 20)"),
        FeatureRow("three levels", FC.self, #"{"aa":10,"bb":20,"c":30}"#, "FC(a: 10, b: 20, c: 30)"),
        FeatureRow(
            "superclass without HandyJSON: are its properties filled?", FOnPlain.self, #"{"p":10,"c":30}"#,
            "FOnPlain(p: 1, c: 30)"),
        FeatureRow(
            "two superclasses without HandyJSON", FOnMid.self, #"{"p":10,"m":20,"c":30}"#, "FOnMid(p: 1, m: 2, c: 30)"),
        FeatureRow("superclass without HandyJSON: toJSON", #"["c": 3, "p": 1]"#) {
            FOnPlain().toJSON().map(describedPlain) ?? "nil"
        },
        FeatureRow("same private name p in super and sub, JSON {p:\"json\"}", "super=json sub=json") {
            FPriv2.deserialize(from: #"{"p":"json"}"#).map { "super=\($0.superP()) sub=\($0.subP())" } ?? "nil"
        },
        FeatureRow("NSObject subclass", FNS.self, #"{"x":5,"s":"t"}"#, #"FNS(x: 5, s: Optional("t"))"#),
        FeatureRow(
            "NSObject subclass's subclass", FNSSub.self, #"{"x":5,"s":7,"y":6}"#,
            #"FNSSub(x: 5, s: Optional("7"), y: 6)"#),
        FeatureRow(
            "generic NSObject subclass", FNSGen<NestS>.self, #"{"t":{"a":5},"n":7}"#,
            #"FNSGen<NestS>(t: Optional(NestS(a: 5, b: Optional("init"))), n: 7)"#),
        FeatureRow("final class", FFinal.self, #"{"x":10}"#, "FFinal(x: 10)"),
        FeatureRow("base-typed property holding...: [FA] from objects with subclass keys", #"["FA"]"#) {
            "\(([FA].deserialize(from: #"[{"aa":1,"bb":2}]"#) ?? []).map { $0.map { "\(type(of: $0))" } ?? "nil" })"
        },
        FeatureRow("toJSON of a subclass instance through a base-typed variable", #"["aa": 1, "bb": 2]"#) {
            let object: FA = FB()
            return object.toJSON().map(describedPlain) ?? "nil"
        },
        FeatureRow(
            "toJSONString of subclass instances in a base-typed array",
            #"[{"aa":1,"bb":2},{"aa":1},{"aa":1,"bb":2,"c":3}]"#
        ) {
            [FB(), FA(), FC()].toJSONString() ?? "nil"
        },
    ]

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }
}

struct FG<T: HandyJSON>: HandyJSON {
    var code = 0
    var data: T?
    var list: [T] = []
    var map: [String: T] = [:]
}

class FGC<T: HandyJSON>: HandyJSON {
    var code = 0
    var data: T?
    required init() {}
}

class FGCSub<T: HandyJSON, U: HandyJSON>: FGC<T> {
    var extra: U?
    var k = 0
}

struct FGAny<T>: HandyJSON { var v: T? }

class FGenInNonGen: FGC<NestS> { var own = 1 }

@Suite("Generics")
struct GenericModelTests {
    static let rows: [FeatureRow] = [
        FeatureRow(
            "struct FG<NestS>: data, list, map", FG<NestS>.self,
            #"{"code":1,"data":{"a":5},"list":[{"a":6}],"map":{"k":{"a":7}}}"#,
            #"FG<NestS>(code: 1, data: Optional(NestS(a: 5, b: Optional("init"))), list: [NestS(a: 6, b: Optional("init"))], "#
                + #"map: ["k": NestS(a: 7, b: Optional("init"))])"#),
        FeatureRow(
            "struct FG<NestC>", FG<NestC>.self, #"{"code":1,"data":{"a":5},"list":[{"a":6}]}"#,
            #"FG<NestC>(code: 1, data: Optional(NestC(a: 5, b: Optional("init"))), list: [NestC(a: 6, b: Optional("init"))], map: [:])"#
        ),
        FeatureRow(
            "class FGC<NestS>", FGC<NestS>.self, #"{"code":1,"data":{"a":5}}"#,
            #"FGC<NestS>(code: 1, data: Optional(NestS(a: 5, b: Optional("init"))))"#),
        FeatureRow(
            "class FGCSub<NestS, NestC>: FGC<NestS>", FGCSub<NestS, NestC>.self,
            #"{"code":1,"data":{"a":5},"extra":{"a":6},"k":8}"#,
            #"FGCSub<NestS, NestC>(code: 1, data: Optional(NestS(a: 5, b: Optional("init"))), extra: Optional(NestC(a: 6, b: Optional("init"))), k: 8)"#
        ),
        FeatureRow(
            "class not generic, its superclass is", FGenInNonGen.self, #"{"code":1,"data":{"a":5},"own":8}"#,
            #"FGenInNonGen(code: 1, data: Optional(NestS(a: 5, b: Optional("init"))), own: 8)"#),
        FeatureRow("struct FGAny<Int>", FGAny<Int>.self, #"{"v":5}"#, "FGAny<Int>(v: Optional(5))"),
        FeatureRow(
            "struct FGAny<[String]>", FGAny<[String]>.self, #"{"v":[1,"b"]}"#,
            #"FGAny<Array<String>>(v: Optional(["1", "b"]))"#),
        FeatureRow(
            "struct FGAny<NestS>", FGAny<NestS>.self, #"{"v":{"a":1}}"#,
            #"FGAny<NestS>(v: Optional(NestS(a: 1, b: Optional("init"))))"#),
        FeatureRow(
            "generic over array of models FGAny<[NestS]>", FGAny<[NestS]>.self, #"{"v":[{"a":1},{"a":2}]}"#,
            #"FGAny<Array<NestS>>(v: Optional([NestS(a: 1, b: Optional("init")), NestS(a: 2, b: Optional("init"))]))"#),
    ]

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }
}
