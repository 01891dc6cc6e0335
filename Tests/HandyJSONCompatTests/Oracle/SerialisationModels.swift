import Foundation
import HandyJSONCompat

/// The models of the recorded cases.
extension SerialisationSample {
    struct IntegerWidths: HandyJSON {
        var i = 1
        var i8: Int8 = -8
        var i16: Int16 = 16
        var i32: Int32 = 32
        var i64 = Int64.min
        var u: UInt = 1
        var u8 = UInt8.max
        var u16 = UInt16.max
        var u32 = UInt32.max
        var u64 = UInt64.max
    }

    struct Single: HandyJSON { var f: Float = 0 }
    struct OptionalSingle: HandyJSON { var f: Float? }
    struct Fraction: HandyJSON { var d = 0.0 }
    struct Text: HandyJSON { var s = "" }
    struct Untyped: HandyJSON { var v: Any = 0 }

    struct NotANumber: HandyJSON {
        var d = Double.nan
        var ok = 1
    }

    struct UntypedOptional: HandyJSON {
        var v: Any?
        var ok = 1
    }

    struct Optionals: HandyJSON {
        var a: Int? = 1
        var b: String? = "s"
        var c: [Int]? = [1]
        var d: NestS? = NestS(a: 1, b: nil)
        var e: Any? = 5
        var f: Int?
        var g: NestC?
    }

    struct DoubleOptionals: HandyJSON {
        var a: Int?? = .some(.none)
        var b: Int?? = 3
        var c: Int?? = .none
    }

    struct FoundationTypes: HandyJSON {
        var a: NSArray? = [1]
        var m: NSDictionary? = ["k": 1]
        var n: NSNumber? = 1
        var s: NSString? = "ns"
    }

    struct Exact: HandyJSON { var n = NSDecimalNumber(string: "0.30000000000000004") }
    struct OptionalElements: HandyJSON { var a: [Int?] = [1, nil, 3] }
    struct Unordered: HandyJSON { var s: Set<Int> = [1] }
    struct OptionalMembers: HandyJSON { var a: [String: Int?] = ["j": 1, "k": nil] }

    enum ByteEnum: UInt8, HandyJSONEnum { case max = 255 }
    enum RatioEnum: Double, HandyJSONEnum { case tenth = 0.1 }

    struct RawEnums: HandyJSON {
        var s = SE.abc
        var i = IE.three
        var u = ByteEnum.max
        var d = RatioEnum.tenth
        var so: SE? = .x
        var io: IE?
    }

    struct PlainStruct: OracleDescribable {
        var a = 1
        var oracleDescription: String { "PlainStruct(a: \(a))" }
    }

    struct UntypedTable: HandyJSON {
        var a: [String: Any] = [
            "i": 1, "s": "x", "n": NSNull(), "date": Date(timeIntervalSince1970: 0),
            "arr": [1, "y", NSNull()] as [Any], "m": NestS(a: 1, b: nil),
            "ns": NSNumber(value: 2), "nsa": NSArray(array: [1]), "plain": PlainStruct(),
        ]
    }

    struct PlainHolder: HandyJSON {
        var p = PlainStruct()
        var po: PlainStruct? = PlainStruct()
        var pa = [PlainStruct()]
        var ok = 1
    }

    struct Foundations: HandyJSON {
        var d = Date(timeIntervalSince1970: 0)
        var u = URL(fileURLWithPath: "/")
        var da = Data([1])
        var dd: Date? = Date(timeIntervalSince1970: 0)
        var uu: URL?
        var daa: Data?
        var ok = 1
        init() {
            guard let url = URL(string: "http://a") else { return }
            (u, uu) = (url, url)
        }
    }

    struct TupleAndClosure: HandyJSON {
        var t = (1, 2)
        var f: () -> Int = { 1 }
        var ok = 1
    }

    struct Indirect: HandyJSON {
        var e = ZTree.leaf(1)
        var ok = 1
    }

    struct EnumKeyed: HandyJSON {
        var d: [SE: Int] = [.abc: 1]
        var ok = 1
    }

    struct Existential: HandyJSON {
        var p: HandyJSON? = NestS(a: 1, b: nil)
        var ok = 1
    }

    struct Nested: HandyJSON {
        var s = NestS(a: 1, b: "x")
        var c = NestC(2, nil)
        var so: NestS?
        var co: NestC? = NestC(3, "y")
    }

    struct Kinds: HandyJSON {
        static var shared: Int { 1 }
        var a = 1
        let k = 9
        private var p = 7
        var computed: Int { 2 }
        lazy var z = 3
    }

    struct Lazy: HandyJSON {
        lazy var z = 3
        var ok = 1
    }

    struct Weak: HandyJSON {
        weak var w: NestC?
        var n = 1
    }

    class BaseWithMapping: HandyJSON {
        var a = 1
        var b = "base"
        required init() {}
        func mapping(mapper: HelpingMapper) { mapper <<< self.b <-- "bBase" }
    }

    class DerivedWithoutSuper: BaseWithMapping {
        var c = 3
        override func mapping(mapper: HelpingMapper) { mapper <<< self.c <-- "cDer" }
    }

    class PlainBase { var a = 1 }

    class OnPlainBase: PlainBase, HandyJSON {
        var c = 3
        required override init() {}
    }

    class PrivateSuper: HandyJSON {
        private var p = "super"
        required init() {}
    }

    class PrivateSub: PrivateSuper {
        private var p = "sub"
        var q = 1
    }

    struct GenericHolder<T: HandyJSON>: HandyJSON {
        var t: T?
        var arr: [T] = []
    }

    struct W<T>: HandyJSON { var v: T? }

    struct Mapped: HandyJSON {
        var a = 1
        mutating func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "aa" }
    }

    struct MappedToPath: HandyJSON {
        var a = 1
        mutating func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "x.y.z" }
    }

    struct MappedToNothing: HandyJSON {
        var a = 1
        mutating func mapping(mapper: HelpingMapper) { mapper <<< self.a <-- "" }
    }

    struct MappedToOne: HandyJSON {
        var a = 1
        var b = 2
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.a <-- "same"
            mapper <<< self.b <-- "same"
        }
    }

    struct MappedNesting: HandyJSON {
        var n = Mapped()
        var arr = [MappedToPath()]
    }

    struct NilTransforms: HandyJSON {
        var v: Data?
        var data = "x"
        var ok = 1
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.v <-- DataTransform()
            mapper <<< self.data <-- TransformOf<String, String>(fromJSON: { $0 }, toJSON: { _ in nil })
        }
    }

    struct DateTransformed: HandyJSON {
        var v = 1
        mutating func mapping(mapper: HelpingMapper) {
            mapper <<< self.v
                <-- TransformOf<Int, Date>(
                    fromJSON: { _ in nil }, toJSON: { $0.map { Date(timeIntervalSince1970: Double($0)) } })
        }
    }

    struct Custom: HandyJSONCustomTransformable {
        var text = ""
        static func _transform(from object: Any) -> Custom? { (object as? String).map { Custom(text: $0) } }
        func _plainValue() -> Any? { "plain:\(text)" }
    }

    struct Customs: HandyJSON {
        var c: Custom? = Custom(text: "x")
        var arr = [Custom(text: "y")]
        var d = ["k": Custom(text: "z")]
    }
}
