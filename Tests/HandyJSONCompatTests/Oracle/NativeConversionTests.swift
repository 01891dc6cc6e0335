import Foundation
import HandyJSONCompat
import SmartCodable
import TestSupport
import Testing

/// The recorded conversions in native models with HandyJSON's rules.
@Suite("Native conversions by HandyJSON's rules")
struct NativeConversionTests {
    @Test(
        "each JSON value becomes what HandyJSON made of it, or what a listed difference says",
        arguments: NativeSubject.all)
    func conversion(subject: NativeSubject) {
        guard let compared = Subject.byName[subject.name], let lines = ConversionLine.byType[subject.name] else {
            Issue.record("no lines for \(subject.name)")
            return
        }
        for line in rows(lines, for: subject.name) {
            let expected = ConversionDifference.expected(line, compared)
            for (form, read, _) in subject.forms {
                let found = read(line.source)
                let heard = SmartSentinel.record { read(line.source) }.value
                #expect(found == expected, "\(line.type) from \(line.json), \(form)")
                #expect(heard == expected, "\(line.type) from \(line.json), \(form), recorded")
            }
        }
    }

    @Test("Foundation's objects give the same as text", arguments: NativeSubject.all)
    func objects(subject: NativeSubject) throws {
        for line in ConversionLine.byType[subject.name] ?? [] where !line.hasMembersAsText {
            let dictionary = try #require(JSONSerialization.jsonObject(with: Data(line.source.utf8)) as? [String: Any])
            for (name, read, readDictionary) in subject.forms {
                let expected = read(line.source)
                #expect(readDictionary(dictionary) == expected, "\(line.type) from \(line.json), \(name)")
                for form in ObjectForm.tested {
                    let found = readDictionary(form.members(dictionary))
                    #expect(found == expected, "\(line.type) from \(line.json), \(name), \(form) objects")
                }
            }
        }
    }

    @Test("all types of the table have a native form")
    func completeness() {
        #expect(Set(NativeSubject.all.map(\.name)) == Set(Subject.all.map(\.name)))
    }
}

/// A property type of the matrix in native models.
struct NativeSubject: @unchecked Sendable, CustomTestStringConvertible {
    let name: String
    /// What a property is after JSON was read into each kind of model.
    let forms: [Form]

    typealias Form = (name: String, read: (String) -> String?, readDictionary: ([String: Any]) -> String?)

    var testDescription: String { name }

    private static func form<Model: SmartDecodable>(
        _ name: String, _: Model.Type, options: Set<SmartDecodingOption>? = nil, _ value: @escaping (Model) -> String
    ) -> Form {
        (
            name, { Model.deserialize(from: $0, options: options).map(value) },
            { Model.deserialize(from: $0, options: options).map(value) }
        )
    }

    private static func subject<T: Codable>(_ name: String, _: T.Type) -> NativeSubject {
        NativeSubject(
            name: name,
            forms: [
                form("struct", AdoptedHolder<T>.self) { described($0.v) },
                form("direct", AdoptedDirectHolder<T>.self) { described($0.v) },
                form("class", AdoptedClassHolder<T>.self) { described($0.v) },
                form("subclass", AdoptedDerivedHolder<T>.self) { described($0.v) },
                form("options of the call", UnruledAdoptedHolder<T>.self, options: [.rules(.handyJSON)]) {
                    described($0.v)
                },
                form(
                    "direct, options of the call", UnruledAdoptedDirectHolder<T>.self, options: [.rules(.handyJSON)]
                ) { described($0.v) },
            ])
    }

    private static func any<T>(_ name: String, _: T.Type) -> NativeSubject {
        NativeSubject(name: name, forms: [form("struct", AdoptedAnyHolder<T>.self) { described($0.v) }])
    }

    private static func pair<T: Codable>(_ type: T.Type) -> [NativeSubject] {
        [subject("\(type)", type), subject("\(type)?", T?.self)]
    }

    static let all: [NativeSubject] = [
        pair(Bool.self), pair(Int.self), pair(Int8.self), pair(Int16.self), pair(Int32.self), pair(Int64.self),
        pair(UInt.self), pair(UInt8.self), pair(UInt16.self), pair(UInt32.self), pair(UInt64.self),
        pair(Float.self), pair(Double.self), pair(String.self),
        pair(Adopted.SE.self), pair(Adopted.IE.self), pair(Adopted.NestS.self), pair(Adopted.NestC.self),
        [
            any("NSNumber?", NSNumber?.self), any("NSString?", NSString?.self), any("NSArray?", NSArray?.self),
            any("NSDictionary?", NSDictionary?.self), any("[String: Any]", [String: Any].self),
            any("[Any]", [Any].self), any("Any?", Any?.self),
            subject("[Int]", [Int].self), subject("[String]", [String].self), subject("[Double]", [Double].self),
            subject("Set<Int>", Set<Int>.self), subject("[String: Int]", [String: Int].self),
            subject("[String: String]", [String: String].self), subject("[NestS]", [Adopted.NestS].self),
            subject("[NestC]", [Adopted.NestC].self), subject("[String: NestS]", [String: Adopted.NestS].self),
            subject("[[Int]]", [[Int]].self), subject("[Int?]", [Int?].self), subject("[String?]", [String?].self),
            subject("Date?", Date?.self), subject("URL?", URL?.self), subject("Data?", Data?.self),
        ],
    ].flatMap { $0 }
}

/// The models and enums of `OracleModels.swift`, as `adopt` writes them.
enum Adopted {
    enum SE: String, SmartCaseDefaultable {
        case dfltA, dfltB
        case abc = "abc"
        case one = "1"
        case t = "true"
        case twelve = "12"
        case x = "x"
        case empty = ""
    }

    enum IE: Int, SmartCaseDefaultable {
        case dfltA = 4242
        case dfltB = 4343
        case zero = 0
        case one = 1
        case two = 2
        case three = 3
        case twelve = 12
        case m1 = -1
        case byte = 255
        case k = 1000
    }

    struct NestS: SmartCodable, HandyJSONRules {
        var a: Int = -7
        var b: String? = "init"

        init() {}
        init(a: Int, b: String?) { (self.a, self.b) = (a, b) }
    }

    class NestC: SmartCodable, HandyJSONRules {
        var a: Int = -7
        var b: String? = "init"

        required init() {}
        init(a: Int, b: String?) { (self.a, self.b) = (a, b) }
    }
}

/// The initial values of `Subject`, by native types.
enum AdoptedInitial {
    static func value<T>(_: T.Type) -> T {
        switch T.self {
        case is Adopted.SE.Type, is Adopted.SE?.Type: return cast(Adopted.SE.dfltA)
        case is Adopted.IE.Type, is Adopted.IE?.Type: return cast(Adopted.IE.dfltA)
        case is Adopted.NestS.Type, is Adopted.NestS?.Type: return cast(nestS)
        case is Adopted.NestC.Type, is Adopted.NestC?.Type: return cast(nestC)
        case is [Adopted.NestS].Type: return cast([nestS])
        case is [Adopted.NestC].Type: return cast([nestC])
        case is [String: Adopted.NestS].Type: return cast(["d": nestS])
        default: return Subject.initialValue(T.self)
        }
    }

    private static var nestS: Adopted.NestS { Adopted.NestS(a: -100, b: "outerA") }
    private static var nestC: Adopted.NestC { Adopted.NestC(a: -100, b: "outerA") }

    private static func cast<T>(_ value: Any) -> T {
        guard let value = value as? T else { preconditionFailure("\(T.self)") }
        return value
    }
}

struct AdoptedHolder<T: Codable>: SmartCodable, HandyJSONRules {
    var v: T = AdoptedInitial.value(T.self)
}

struct AdoptedDirectHolder<T: Codable>: SmartDirectCodable, HandyJSONRules {
    var v: T = AdoptedInitial.value(T.self)
}

class AdoptedClassHolder<T: Codable>: SmartCodable, HandyJSONRules {
    var v: T = AdoptedInitial.value(T.self)
    required init() {}
}

class AdoptedEmpty: SmartCodable, HandyJSONRules {
    required init() {}
}

class AdoptedDerivedHolder<T: Codable>: AdoptedEmpty {
    var v: T = AdoptedInitial.value(T.self)
}

struct UnruledAdoptedHolder<T: Codable>: SmartCodable {
    var v: T = AdoptedInitial.value(T.self)
}

struct UnruledAdoptedDirectHolder<T: Codable>: SmartDirectCodable {
    var v: T = AdoptedInitial.value(T.self)
}

struct AdoptedAnyHolder<T>: SmartCodable, HandyJSONRules {
    @SmartAny var v: T = AdoptedInitial.value(T.self)
}

extension Adopted.SE: OracleDescribable {
    var oracleDescription: String { ".\(self)" }
}

extension Adopted.IE: OracleDescribable {
    var oracleDescription: String { ".\(self)" }
}

extension Adopted.NestC: OracleDescribable {
    var oracleDescription: String { "NestC(a: \(a), b: \(described(b)))" }
}
