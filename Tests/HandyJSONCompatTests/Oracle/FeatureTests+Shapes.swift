import Foundation
import HandyJSONCompat
import Testing

class FWeak: HandyJSON {
    weak var w: NestC?
    var n = 1
    required init() {}
}

class FUnowned: HandyJSON {
    unowned var w: NestC
    let keep = NestC(1, "k")
    var n = 1
    required init() { w = keep }
}

struct FLet: HandyJSON {
    let k: Int = 5
    var o = 1
}

struct FLet2: HandyJSON {
    let k: Int
    init() { k = 5 }
    func readK() -> Int { k }
}

class FLetC: HandyJSON {
    let k: String
    required init() { k = "orig" }
}

struct FLazy: HandyJSON {
    lazy var z: Int = 4
    var o = 1
}

struct FObs: HandyJSON {
    var a: Int = 1 {
        willSet { Trace.add("willSet") }
        didSet { Trace.add("didSet \(oldValue)->\(a)") }
    }
    var b = 1 { didSet { Trace.add("b didSet") } }
}

class FObsMapC: HandyJSON {
    var a: Int = 1 {
        willSet { Trace.add("willSet") }
        didSet { Trace.add("didSet old=\(oldValue)") }
    }
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "k" }
}

struct FObsMapS: HandyJSON {
    var before = 0
    var a: String = "a" { willSet {} }
    var after: String = "z"
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.a <-- "k"
        mapper <<< self.after <-- "l"
    }
}

class FObsMapDidOnly: HandyJSON {
    var a: Int = 1 { didSet { Trace.add("didSet") } }
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "k" }
}

class FCompMap: HandyJSON {
    var a: Int = 1
    var c: Int {
        get { a }
        set { a = newValue }
    }
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< self.c <-- "k" }
}

class FNode: HandyJSON {
    var v = 0
    var next: FNode?
    var kids: [FNode] = []
    required init() {}
}

indirect enum ZTree {
    case leaf(Int)
    case node(ZTree, ZTree)
}

struct FMisc: HandyJSON {
    var t = (1, 2)
    var f: (() -> Int)? = { 3 }
    var g: () -> Int = { 4 }
    var r = 0..<3
    var opt: Optional<Optional<Int>> = .some(.some(3))
    var ind = ZTree.leaf(1)
    var after = 1
}

struct FStatic: HandyJSON {
    @TaskLocal static var s = 1
    var c: Int { 2 }
    var a = 1
}

struct FBig: HandyJSON {
    var b: Bool = false
    var s: String = "s"
    var i8: Int8 = 1
    var d: Double = 0.5
    var o: Int8? = 1
    var e: SE = .abc
    var u: UInt16 = 2
    var arr: [Int] = []
    var oo: Bool? = nil
    var last: Int = 9
}

enum FOuterNS {
    struct Inner: HandyJSON { var a = 1 }
}

protocol FEntry: HandyJSON {}
struct FExist: HandyJSON {
    var m: FEntry? = nil
    var any: Any? = nil
    var c: CustomStringConvertible? = nil
}

struct FDefaultsChain: HandyJSON { var o: FP = FP(id: 1, name: "outerDefault") }

@Suite("Property shapes")
struct PropertyShapeTests {
    static let rows: [FeatureRow] = [
        FeatureRow(
            "let k: Int = 5 (default in the declaration), JSON {k:9}",
            #"mirror=FLet(k: 9, o: 2) toJSON=["k": 9, "o": 2]"#
        ) {
            // What reading `k` gives is the optimiser's choice, which is why a let should become a var.
            let model = FLet.deserialize(from: #"{"k":9,"o":2}"#)
            return "mirror=\(model.map(described) ?? "nil") toJSON=\(model?.toJSON().map(describedPlain) ?? "nil")"
        },
        FeatureRow("let k: Int set in init, JSON {k:9}", "k read=9 mirror=FLet2(k: 9)") {
            let model = FLet2.deserialize(from: #"{"k":9}"#)
            return "k read=\(model?.readK() ?? -1) mirror=\(model.map(described) ?? "nil")"
        },
        FeatureRow("let k: String of a class set in init", FLetC.self, #"{"k":9}"#, #"FLetC(k: "9")"#),
        FeatureRow("lazy var z = 4, JSON {z:9} / {\"$__lazy_storage_$_z\":9}", "4 / 4", instead: "4 / 9") {
            [#"{"z":9,"o":2}"#, #"{"$__lazy_storage_$_z":9,"o":2}"#].map { json in
                guard var model = FLazy.deserialize(from: json) else { return "nil" }
                return "\(model.z)"
            }.joined(separator: " / ")
        },
        FeatureRow("willSet/didSet observers during mapping", "trace=[] a=9 b=8") {
            var model: FObs?
            let trace = Trace.of { model = FObs.deserialize(from: #"{"a":9,"b":8}"#) }
            return "trace=\(trace) a=\(model?.a ?? -1) b=\(model?.b ?? -1)"
        },
        FeatureRow(
            "class property with plain didSet, mapped to k, JSON {k:9} / {a:9}",
            #"k: a=9; a: a=1; trace=["didSet", "didSet"]"#
        ) {
            var found: [Int] = []
            let trace = Trace.of {
                found = [#"{"k":9}"#, #"{"a":9}"#].compactMap { FObsMapDidOnly.deserialize(from: $0)?.a }
            }
            return "k: a=\(found[0]); a: a=\(found[1]); trace=\(trace)"
        },
        FeatureRow(
            "class property with willSet and didSet that reads oldValue, mapped to k, JSON {k:9} / {a:9}", "1 / 9"
        ) {
            [#"{"k":9}"#, #"{"a":9}"#].map { json in loggedQuietly { FObsMapC.deserialize(from: json)?.a ?? -1 } }
                .joined(separator: " / ")
        },
        FeatureRow("computed property mapped to k, JSON {k:9}", "1") {
            loggedQuietly { FCompMap.deserialize(from: #"{"k":9}"#)?.a ?? -1 }
        },
        FeatureRow(
            "recursive class (linked list, tree)", FNode.self,
            #"{"v":1,"next":{"v":2,"next":{"v":3}},"kids":[{"v":4}]}"#,
            "FNode(v: 1, next: Optional(FNode(v: 2, next: Optional(FNode(v: 3, next: nil, kids: [])), kids: [])), kids: [FNode(v: 4, next: nil, kids: [])])"
        ),
        FeatureRow(
            "tuple, closure?, Range, Int??, indirect enum, with JSON for each; later property still right?",
            "t=(1, 2) f=3 g=4 r=0..<3 opt=Optional(Optional(8)) ind=leaf(1) after=7",
            instead: "t=(1, 2) f=nil r=0..<3 opt=Optional(Optional(8)) after=7"
        ) {
            guard
                let m = FMisc.deserialize(
                    from: #"{"t":[5,6],"f":"x","g":1,"r":"0..<9","opt":8,"ind":{"leaf":5},"after":7}"#)
            else { return "nil" }
            return
                "t=\(m.t) f=\(m.f?() ?? -1) g=\(m.g()) r=\(m.r) opt=\(described(m.opt)) ind=\(m.ind) after=\(m.after)"
        },
        FeatureRow("static/computed ignored", FStatic.self, #"{"a":9,"s":8,"c":7}"#, "FStatic(a: 9)"),
        FeatureRow(
            "narrow and wide properties side by side", FBig.self,
            #"{"b":1,"s":2,"i8":"3","d":"4.5","o":-5,"e":"x","u":65535,"arr":[1,"2"],"oo":"true","last":"10"}"#,
            #"FBig(b: true, s: "2", i8: 3, d: 4.5, o: Optional(-5), e: .x, u: 65535, arr: [1, 2], oo: Optional(true), last: 10)"#
        ),
        FeatureRow("type nested in an enum namespace", FOuterNS.Inner.self, #"{"a":9}"#, "Inner(a: 9)"),
        FeatureRow("local struct in a function", #"L(a: 9, n: Optional(NestS(a: 2, b: Optional("init"))))"#) {
            struct L: HandyJSON {
                var a = 1
                var n: NestS?
            }
            return read(L.self, #"{"a":9,"n":{"a":2}}"#)
        },
        FeatureRow("weak var from an object", "n=3 w=nil", instead: "a trap") {
            let model = FWeak.deserialize(from: #"{"w":{"a":5},"n":3}"#)
            return "n=\(model?.n ?? -1) w=\(described(model?.w))"
        },
        FeatureRow(
            "unowned var from an object", #"n=3 w=NestC(a: 1, b: Optional("k"))"#,
            instead: #"n=3 w=NestC(a: 5, b: Optional("init"))"#
        ) {
            guard let model = FUnowned.deserialize(from: #"{"w":{"a":5},"n":3}"#) else { return "nil" }
            return "n=\(model.n) w=\(model.w)"
        },
        FeatureRow("unowned var, then use twice and release", "1 1", instead: "a trap") {
            var model = FUnowned.deserialize(from: #"{"w":{"a":5},"n":3}"#)
            let found = "\(model?.w.a ?? -1) \(model?.w.a ?? -1)"
            model = nil
            return found
        },
        FeatureRow(
            "existential properties", #"m=nil any=Optional(NSDictionary{a: NSNumber(int 1)}) c=?"#
        ) {
            let model = FExist.deserialize(from: #"{"m":{"a":1},"any":{"a":1},"c":"x"}"#)
            return "m=\(model?.m == nil ? "nil" : "?") any=\(described(model?.any)) c=\(model?.c == nil ? "nil" : "?")"
        },
        FeatureRow(
            "a nested model is made anew, not merged into its default", FDefaultsChain.self, #"{"o":{"id":5}}"#,
            #"FDefaultsChain(o: FP(id: Optional(5), name: "dflt"))"#),
    ]

    @Test("row", arguments: rows)
    func row(_ row: FeatureRow) { row.check() }

    /// For models that complain: what they say is tested below.
    private static func loggedQuietly(_ body: () -> Int) -> String {
        var result = 0
        _ = loggedLines { result = body() }
        return "\(result)"
    }

    @Test("a mapping of a property with observers is reported, whatever the instance")
    func observedMapping() {
        // Types of its own, as it is said once in a process.
        class Observed: HandyJSON {
            var a: Int = 1 {
                willSet {}
                didSet { _ = oldValue }
            }
            required init() {}
            func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "k" }
        }
        struct Listed: HandyJSON {
            var a: Int = 1 { didSet { _ = oldValue } }
            mutating func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "k" }
        }
        struct Written: HandyJSON {
            var a: Int = 1 { didSet { _ = oldValue } }
            mutating func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "k" }
        }
        let message =
            "the property mapped to \"k\" is not a stored property of Observed or has observers that copy it (willSet, or didSet with oldValue), "
            + "so the mapping has no effect. Map the stored property itself, or use didSet without oldValue."
        #expect(
            loggedLines { _ = Observed.deserialize(from: #"{"k":9}"#) } == [
                "HandyJSON error: Observed.mapping: \(message)"
            ])
        // Once for each model, not for each object or call.
        #expect(loggedLines { _ = Observed.deserialize(from: #"{"k":9}"#) } == [])
        #expect(loggedLines { _ = [Listed].deserialize(from: #"[{"k":9},{"a":1},{"k":3}]"#) }.count == 1)
        #expect(loggedLines { _ = Listed().toJSON() } == [])
        #expect(loggedLines { _ = Written().toJSON() }.count == 1)
        // Without observers there is nothing to say.
        #expect(loggedLines { _ = FObsMapDidOnly.deserialize(from: #"{"k":9}"#) } == [])
    }

    @Test("a mapping with observers leaves the others alone")
    func observedBesideOthers() {
        _ = loggedLines {
            #expect(
                read(FObsMapS.self, #"{"k":"1","a":"2","after":"3","l":"4","before":5}"#)
                    == #"FObsMapS(before: 5, a: "2", after: "4")"#)
        }
    }

    @Test("a constant that is filled is reported once, a property that nothing can fill in the debug log")
    func propertyReports() {
        struct Constant: HandyJSON {
            let k: Int
            let fn: () -> Void
            var o = 1
            init() { (k, fn) = (5, {}) }
        }
        let line =
            "HandyJSON error: Constant.k is a let, but it is filled. Optimised code may still use its first value; make it a var."
        #expect(loggedLines { _ = [Constant].deserialize(from: #"[{"k":1},{"k":2}]"#) } == [line])
        #expect(loggedLines { _ = Constant.deserialize(from: #"{"k":1}"#) } == [])

        struct Unfillable: HandyJSON {
            var fn: () -> Void = {}
            var pair: (Int, Int)? = (1, 2)
            var o = 1
        }
        #expect(
            loggedLines(debugMode: .debug) { _ = Unfillable.deserialize(from: "{}") } == [
                "HandyJSON debug: Unfillable.fn, pair: left alone, since no JSON value can become () -> (), Optional<(Int, Int)>."
            ])
    }
}
