import Foundation
import HandyJSONCompat
import Testing

/// A model to be written, and what it becomes here.
struct SerialisationSample: @unchecked Sendable, CustomTestStringConvertible {
    /// The recorded case.
    let name: String
    /// Our text, members in declaration order.
    let text: String?
    /// Our `toJSON()` where it is not the recorded one.
    let plain: String?
    /// Whether the text says something else than the recorded one.
    let textDiffers: Bool
    /// Whether the model holds a dictionary of several members, whose order is arbitrary.
    var hasUnorderedMembers: Bool { name.hasPrefix("[String: Any]") }
    let write: () -> (plain: String?, text: String?)

    var testDescription: String { name }

    init<M: HandyJSON>(
        _ name: String, _ model: M, _ text: String, differs textDiffers: Bool = false, plain: String? = nil,
        pretty: Bool = false
    ) {
        self.init(name, text, textDiffers, plain) {
            (model.toJSON().map(describedPlain), model.toJSONString(prettyPrint: pretty))
        }
    }

    private init(
        _ name: String, _ text: String, _ textDiffers: Bool, _ plain: String?,
        _ write: @escaping () -> (plain: String?, text: String?)
    ) {
        (self.name, self.text, self.textDiffers, self.plain, self.write) = (name, text, textDiffers, plain, write)
    }

    static let all: [SerialisationSample] = scalars + untyped + nesting + mappings

    static let scalars: [SerialisationSample] = [
        SerialisationSample(
            "all integer widths (i64=min,u32/u64=max)", IntegerWidths(),
            #"{"i":1,"i8":-8,"i16":16,"i32":32,"i64":-9223372036854775808,"u":1,"u8":255,"u16":65535,"u32":4294967295,"u64":18446744073709551615}"#
        ),
        SerialisationSample("Float 41684.98", Single(f: 41684.98), #"{"f":41684.98}"#, differs: true),
        SerialisationSample("Float? 1.3", OptionalSingle(f: 1.3), #"{"f":1.3}"#, differs: true),
        SerialisationSample("Double 3.0", Fraction(d: 3.0), #"{"d":3}"#),
        SerialisationSample("Double 1e-7", Fraction(d: 1e-7), #"{"d":1e-07}"#),
        SerialisationSample("Double nan beside an Int", NotANumber(), #"{"ok":1}"#, differs: true),
        SerialisationSample(
            "String with / emoji é \\u0001 newline quote backslash", Text(s: "a/b😀é\u{01}\n\"\\"),
            #"{"s":"a\/b😀é\u0001\n\"\\"}"#),
        SerialisationSample("some optionals", Optionals(), #"{"a":1,"b":"s","c":[1],"d":{"a":1},"e":5}"#),
        SerialisationSample("Int?? .some(.none), 3, .none", DoubleOptionals(), #"{"b":3}"#),
        SerialisationSample("optional NS types", FoundationTypes(), #"{"a":[1],"m":{"k":1},"n":1,"s":"ns"}"#),
        SerialisationSample("NSDecimalNumber property", Exact(), #"{"n":0.30000000000000004}"#),
        SerialisationSample("[Int?] [1,nil,3]", OptionalElements(), #"{"a":[1,3]}"#),
        SerialisationSample("Set<Int>", Unordered(), #"{"s":[1]}"#),
        SerialisationSample("[String: Int?] with nil", OptionalMembers(), #"{"a":{"j":1}}"#),
        SerialisationSample(
            "raw enums (String, Int, UInt8, Double) and optional enums", RawEnums(),
            #"{"s":"abc","i":3,"u":255,"d":0.1,"so":"x"}"#),
    ]

    static let untyped: [SerialisationSample] = [
        SerialisationSample(
            "[String: Any] with NSNull, Date, [Any], model, NSNumber, NSArray, plain struct", UntypedTable(),
            // A Date among untyped values is written; there it was dropped.
            #"{"a":{"date":0,"arr":[1,"y"],"i":1,"m":{"a":1},"ns":2,"nsa":[1],"s":"x"}}"#, differs: true,
            plain:
                #"["a": ["arr": [1, "y"], "date": 0.0, "i": 1, "m": ["a": 1], "ns": NSNumber(int 2), "nsa": [NSNumber(int 1)], "s": "x"]]"#
        ),
        SerialisationSample("Any = Int", Untyped(v: 5), #"{"v":5}"#),
        SerialisationSample(
            "Any? = Date", UntypedOptional(v: Date(timeIntervalSince1970: 0)), #"{"v":0,"ok":1}"#, differs: true),
        SerialisationSample("Any? = plain struct", UntypedOptional(v: PlainStruct()), #"{"ok":1}"#, differs: true),
        SerialisationSample(
            "struct without HandyJSON (plain, optional, array)", PlainHolder(), #"{"pa":[],"ok":1}"#, differs: true),
        SerialisationSample(
            "Date, URL, Data, optional ones, no transform", Foundations(),
            #"{"d":0,"u":"http:\/\/a","da":"AQ==","dd":0,"uu":"http:\/\/a","ok":1}"#, differs: true,
            plain: #"["d": 0.0, "da": "AQ==", "dd": Date(0.0), "ok": 1, "u": "http://a", "uu": URL(http://a)]"#),
        SerialisationSample("tuple and closure", TupleAndClosure(), #"{"ok":1}"#),
        SerialisationSample("indirect enum", Indirect(), #"{"ok":1}"#),
        SerialisationSample("dictionary keyed by enum", EnumKeyed(), #"{"d":{},"ok":1}"#),
        SerialisationSample("property typed HandyJSON? (existential)", Existential(), #"{"p":{"a":1},"ok":1}"#),
    ]

    static let nesting: [SerialisationSample] = [
        SerialisationSample(
            "nested struct, class, nil and some", Nested(), #"{"s":{"a":1,"b":"x"},"c":{"a":2},"co":{"a":3,"b":"y"}}"#),
        SerialisationSample("computed, static, let, private, lazy properties", Kinds(), #"{"a":1,"k":9,"p":7}"#),
        SerialisationSample("lazy var not yet computed", Lazy(), #"{"ok":1}"#),
        SerialisationSample("weak var nil", Weak(), #"{"n":1}"#),
        SerialisationSample(
            "subclass overriding mapping without super", DerivedWithoutSuper(), #"{"a":1,"b":"base","cDer":3}"#),
        SerialisationSample("subclass of a non-HandyJSON class", OnPlainBase(), #"{"a":1,"c":3}"#),
        SerialisationSample(
            "same private name p in superclass (super) and subclass (sub)", PrivateSub(), #"{"p":"super","q":1}"#),
        SerialisationSample(
            "generic struct over class", GenericHolder(t: NestC(1, "x"), arr: [NestC(1, "x")]),
            #"{"t":{"a":1,"b":"x"},"arr":[{"a":1,"b":"x"}]}"#),
        SerialisationSample(
            "generic holder W<[String: NestS]>", W(v: ["k": NestS(a: 1, b: nil)]), #"{"v":{"k":{"a":1}}}"#),
        SerialisationSample("empty [model].toJSONString", "[]", false, nil) {
            ("\([NestS]().toJSON())", [NestS]().toJSONString())
        },
    ]

    static let mappings: [SerialisationSample] = [
        SerialisationSample("mapped name a<--aa", Mapped(), #"{"aa":1}"#),
        SerialisationSample("mapped to dotted x.y.z", MappedToPath(), #"{"z":1}"#),
        SerialisationSample("mapped to empty string", MappedToNothing(), #"{"a":1}"#),
        SerialisationSample("two properties mapped to one key (a=1,b=2)", MappedToOne(), #"{"same":1}"#),
        SerialisationSample("nested models with mappings", MappedNesting(), #"{"n":{"aa":1},"arr":[{"z":1}]}"#),
        SerialisationSample(
            "transform on a nil property; transform whose toJSON gives nil", NilTransforms(), #"{"data":null,"ok":1}"#),
        SerialisationSample(
            "transform whose toJSON gives a Date", DateTransformed(), #"{"v":1}"#, differs: true,
            plain: #"["v": Date(1.0)]"#),
        SerialisationSample(
            "HandyJSONCustomTransformable optional, in array, in dictionary", Customs(),
            #"{"c":"plain:x","arr":["plain:y"],"d":{"k":"plain:z"}}"#),
        SerialisationSample("prettyPrint", Mapped(), "{\n  \"aa\" : 1\n}", pretty: true),
    ]
}
