import HandyJSONCompat
import Testing

/// Picks the overload that has the type `T`.
private func exact<T>(_: T.Type, _: T) {}

// Operators that sit directly above and below LogicalConjunctionPrecedence and above AssignmentPrecedence: with them an
// expression tells which precedence `<--` and `<<<` have.
precedencegroup AuditAboveConjunction {
    higherThan: LogicalConjunctionPrecedence
    lowerThan: ComparisonPrecedence
}
precedencegroup AuditBelowConjunction {
    higherThan: LogicalDisjunctionPrecedence
    lowerThan: LogicalConjunctionPrecedence
}
precedencegroup AuditAboveAssignment {
    higherThan: AssignmentPrecedence
    lowerThan: TernaryPrecedence
}
infix operator +|> : AuditAboveConjunction
infix operator <|+ : AuditBelowConjunction
infix operator ||> : AuditAboveAssignment

private func +|> (a: String, b: String) -> String { a + b }
private func <|+ (mapping: CustomMappingKeyValueTuple, _: Int) -> CustomMappingKeyValueTuple { mapping }

private func ||> (mapping: CustomMappingKeyValueTuple, _: Int) -> CustomMappingKeyValueTuple { mapping }

private struct Audited: HandyJSON {
    var a = 0
    var b: String?
    var c: Date?
    var d: Date! = nil
    var e = ""
    var f = "f"

    mutating func mapping(mapper: HelpingMapper) {
        // Each line compiles only with HandyJSON's precedences.
        mapper <<< a <-- "x" +|> "y" <|+ 1 ||> 2
        mapper <<< b == nil ? b <-- "bb" : b <-- "other"
        mapper <<< c <-- ("cc", DateTransform())
        mapper >>> f
    }
}

@Suite("APIAudit: mapper and transforms")
struct APIAuditMapperTests {
    typealias Mapping = CustomMappingKeyValueTuple

    @Test("precedences")
    func precedences() {
        let model = Audited.deserialize(from: ["xy": 1, "bb": "b", "cc": 5, "f": "json"])
        #expect(model?.a == 1)
        #expect(model?.b == "b")
        #expect(model?.c == Date(timeIntervalSince1970: 5))
        #expect(model?.f == "f")
    }

    @Test("<-- for names")
    func names() {
        exact(((inout Int, String) -> Mapping).self, (<--))
        exact(((inout Int, [String]) -> Mapping).self, (<--))
        exact(((inout Int?, String) -> Mapping).self, (<--))
        exact(
            (Int, MappingPropertyHandler).self,
            {
                var v = 0; return v <-- "a"
            }())
    }

    @Test("<-- for transforms, on a property and on an optional one")
    func transforms() {
        exact(((inout Date, DateTransform) -> Mapping).self, (<--))
        exact(((inout Date, (String?, DateTransform?)) -> Mapping).self, (<--))
        exact(((inout Date, ([String]?, DateTransform?)) -> Mapping).self, (<--))
        exact(((inout Date?, DateTransform) -> Mapping).self, (<--))
        exact(((inout Date?, (String?, DateTransform?)) -> Mapping).self, (<--))
        exact(((inout Date?, ([String]?, DateTransform?)) -> Mapping).self, (<--))
    }

    @Test("<-- takes literals, variables, optionals and nil alike")
    func operands() {
        var date = Date(timeIntervalSince1970: 0), optional: Date?, unwrapped: Date!
        let transform = DateTransform()
        let maybe: DateTransform? = transform
        let name = "a", names = ["a", "b"], noName: String? = nil, noNames: [String]? = nil
        let pair = ("a", transform), list = (["a"], transform)
        let mappings: [Mapping] = [
            date <-- transform, date <-- ("a", transform), date <-- (name, maybe), date <-- (noName, transform),
            date <-- (nil, transform),
            date <-- (["a", "b"], transform), date <-- (names, maybe), date <-- (noNames, transform), date <-- pair,
            date <-- list,
        ]
        let optionalMappings: [Mapping] = [
            optional <-- transform, optional <-- ("a", transform), optional <-- (name, maybe),
            optional <-- (nil, transform),
            optional <-- (["a", "b"], transform), optional <-- (names, maybe), optional <-- (noNames, transform),
            optional <-- pair, optional <-- list,
        ]
        let unwrappedMappings: [Mapping] = [
            unwrapped <-- transform, unwrapped <-- ("a", transform), unwrapped <-- (nil, maybe),
            unwrapped <-- (names, transform),
            unwrapped <-- pair, unwrapped <-- list, unwrapped <-- "a", unwrapped <-- ["a"],
        ]
        #expect(mappings.count + optionalMappings.count + unwrappedMappings.count == 27)
        #expect(Set([mappings, optionalMappings, unwrappedMappings].map { $0[0].0 }).count == 3)
    }

    @Test("<<< and >>>")
    func registrations() {
        exact(((HelpingMapper, Mapping) -> Void).self, (<<<))
        exact(((HelpingMapper, [Mapping]) -> Void).self, (<<<))
        exact(((HelpingMapper, inout Int) -> Void).self, (>>>))
    }

    @Test("HelpingMapper and MappingPropertyHandler")
    func mapper() {
        // To Swift 6.0 a method of a class that is not Sendable is a capture of its object.
        #if compiler(>=6.1)
        exact(((HelpingMapper) -> (inout Int, String) -> Void).self, HelpingMapper.specify(property:name:))
        exact(
            ((HelpingMapper) -> (inout Int, @escaping (String) -> Int) -> Void).self,
            HelpingMapper.specify(property:converter:))
        exact(
            ((HelpingMapper) -> (inout Int, String?, ((String) -> Int)?) -> Void).self,
            HelpingMapper.specify(property:name:converter:))
        exact(((HelpingMapper) -> (inout Int) -> Void).self, HelpingMapper.exclude(property:))
        #endif
        typealias Closure = (Any?) -> (Any?)
        exact(
            (([String]?, Closure?, Closure?) -> MappingPropertyHandler).self,
            MappingPropertyHandler.init(rawPaths:assignmentClosure:takeValueClosure:))
        #expect((HelpingMapper.self as Any.Type) is AnyClass && (MappingPropertyHandler.self as Any.Type) is AnyClass)
    }

    @Test("the built-in transforms are open, with HandyJSON's types and initialisers")
    func builtInTransforms() {
        audit(Sub.Of(), Int.self, String.self)
        audit(Sub.Of2(), Int.self, String.self)
        audit(Sub.Date_(), Date.self, Double.self)
        audit(Sub.Formatter(), Date.self, String.self)
        audit(Sub.Custom(), Date.self, String.self)
        audit(Sub.ISO(), Date.self, String.self)
        audit(Sub.Data_(), Data.self, String.self)
        audit(Sub.URL_(), URL.self, String.self)
        audit(Sub.Decimal(), NSDecimalNumber.self, String.self)
        audit(Sub.Enum_(), Sub.Level.self, Int.self)
        exact((() -> DateTransform).self, DateTransform.init)
        exact(((DateFormatter) -> DateFormatterTransform).self, DateFormatterTransform.init(dateFormatter:))
        exact(((String) -> CustomDateFormatTransform).self, CustomDateFormatTransform.init(formatString:))
        exact((() -> ISO8601DateTransform).self, ISO8601DateTransform.init)
        exact((() -> DataTransform).self, DataTransform.init)
        exact(((Bool) -> URLTransform).self, URLTransform.init(shouldEncodeURLString:))
        exact((() -> NSDecimalNumberTransform).self, NSDecimalNumberTransform.init)
        exact((() -> EnumTransform<Sub.Level>).self, EnumTransform<Sub.Level>.init)
        exact(
            ((@escaping (String?) -> Int?, @escaping (Int?) -> String?) -> TransformOf<Int, String>).self,
            TransformOf<Int, String>.init(fromJSON:toJSON:))
        exact(DateFormatter.self, DateFormatterTransform(dateFormatter: DateFormatter()).dateFormatter)
        _ = [URLTransform()]
        let formats: [DateFormatterTransform] = [
            CustomDateFormatTransform(formatString: "yyyy"), ISO8601DateTransform(),
        ]
        #expect(formats.count == 2)
    }

    #if canImport(UIKit) || canImport(AppKit)
    @Test("HexColorTransform")
    func hexColor() {
        class Sub: HexColorTransform {
            override func transformFromJSON(_ value: Any?) -> Object? { super.transformFromJSON(value) }
            override func transformToJSON(_ value: Object?) -> String? { super.transformToJSON(value) }
        }
        exact(((Bool, Bool) -> HexColorTransform).self, HexColorTransform.init(prefixToJSON:alphaToJSON:))
        #expect(Sub().transformToJSON(HexColorTransform().transformFromJSON("#FF0000")) == "FF0000")
    }
    #endif

    /// Goes through the protocol's requirements; a nil stays nil in both directions.
    private func audit<T: TransformType>(_ transform: T, _: T.Object.Type, _: T.JSON.Type) {
        exact(((Any?) -> T.Object?).self, transform.transformFromJSON)
        exact(((T.Object?) -> T.JSON?).self, transform.transformToJSON)
        #expect(transform.transformFromJSON(nil) == nil)
        #expect(transform.transformToJSON(nil) == nil)
    }
}

/// A subclass of each transform, overriding what is open.
private enum Sub {
    enum Level: Int { case low }

    class Of: TransformOf<Int, String> {
        init() { super.init(fromJSON: { _ in nil }, toJSON: { _ in nil }) }
        override func transformFromJSON(_ value: Any?) -> Int? { super.transformFromJSON(value) }
        override func transformToJSON(_ value: Int?) -> String? { super.transformToJSON(value) }
    }

    class Of2: Of {}

    class Date_: DateTransform {
        override func transformFromJSON(_ value: Any?) -> Date? { super.transformFromJSON(value) }
        override func transformToJSON(_ value: Date?) -> Double? { super.transformToJSON(value) }
    }

    class Formatter: DateFormatterTransform {
        init() { super.init(dateFormatter: DateFormatter()) }
        override func transformFromJSON(_ value: Any?) -> Date? { super.transformFromJSON(value) }
        override func transformToJSON(_ value: Date?) -> String? { super.transformToJSON(value) }
    }

    class Custom: CustomDateFormatTransform {
        init() { super.init(formatString: "yyyy") }
        override func transformFromJSON(_ value: Any?) -> Date? { super.transformFromJSON(value) }
    }

    class ISO: ISO8601DateTransform {
        override func transformToJSON(_ value: Date?) -> String? { super.transformToJSON(value) }
    }

    class Data_: DataTransform {
        override func transformFromJSON(_ value: Any?) -> Data? { super.transformFromJSON(value) }
        override func transformToJSON(_ value: Data?) -> String? { super.transformToJSON(value) }
    }

    class URL_: URLTransform {
        override func transformFromJSON(_ value: Any?) -> URL? { super.transformFromJSON(value) }
        override func transformToJSON(_ value: URL?) -> String? { super.transformToJSON(value) }
    }

    class Decimal: NSDecimalNumberTransform {
        override func transformFromJSON(_ value: Any?) -> NSDecimalNumber? { super.transformFromJSON(value) }
        override func transformToJSON(_ value: NSDecimalNumber?) -> String? { super.transformToJSON(value) }
    }

    class Enum_: EnumTransform<Level> {
        override func transformFromJSON(_ value: Any?) -> Level? { super.transformFromJSON(value) }
        override func transformToJSON(_ value: Level?) -> Int? { super.transformToJSON(value) }
    }
}
