/// Source text of model types that an app might have: for each family the same 200 types, so that their first decodes
/// can be compared.
///
///     index % 5    0          1        2         3                       4
///                  struct     class    subclass  struct with two nested  struct with an enum and dates
///
/// Every type has twelve properties (a subclass six of them from its superclass); every other one has mapped names.
/// Classes of the family `direct` are final, since others do not compile, and no subclasses.
struct ModelSources {
    enum Family: String, CaseIterable {
        case plain, native, direct, handy
    }

    let family: Family
    let count: Int

    /// One file with all types and a function that decodes each once.
    var text: String {
        var lines = [family.imports, ""]
        for index in 0..<count { lines += declaration(index) }
        lines.append(decoding)
        return lines.joined(separator: "\n")
    }

    private func isMapped(_ index: Int) -> Bool { index % 2 == 1 }

    private func declaration(_ index: Int) -> [String] {
        switch index % 5 {
        case 0: return type("struct M\(index)", scalars, index)
        case 1: return type("\(family == .direct ? "final " : "")class M\(index)", scalars, index)
        case 2 where family == .direct: return type("final class M\(index)", scalars, index)
        case 2:
            let base = type("class B\(index)", Array(scalars.prefix(6)), index)
            return base + subclass("final class M\(index): B\(index)", Array(scalars.suffix(6)), index)
        case 3:
            let parts = ["struct P\(index)", "struct Q\(index)"].flatMap {
                type($0, Array(scalars.prefix(4)), index + 1)
            }
            return parts
                + type(
                    "struct M\(index)",
                    Array(scalars.prefix(10)) + [("part", "P\(index)?", "nil"), ("list", "[Q\(index)]", "[]")], index)
        default:
            let cases =
                family == .handy
                ? "String, HandyJSONEnum" : family == .plain ? "String, Codable" : "String, SmartCaseDefaultable"
            return ["enum E\(index): \(cases) { case one, two }"]
                + type(
                    "struct M\(index)",
                    Array(scalars.prefix(10)) + [("kind", "E\(index)", ".one"), ("kinds", "[E\(index)]", "[]")], index)
        }
    }

    private let scalars: [(name: String, type: String, value: String)] = [
        ("id", "Int", "0"), ("name", "String", "\"\""), ("price", "Double", "0"), ("isNew", "Bool", "false"),
        ("note", "String?", "nil"),
        ("rank", "Int?", "nil"), ("tags", "[String]", "[]"), ("sizes", "[Int]", "[]"),
        ("table", "[String: String]", "[:]"),
        ("ratio", "Double?", "nil"), ("flag", "Bool?", "nil"), ("other", "String", "\"\""),
    ]

    private func type(_ head: String, _ properties: [(name: String, type: String, value: String)], _ index: Int)
        -> [String]
    {
        let isClass = head.contains("class ")
        var lines = ["\(head): \(family.conformance) {"]
        lines += properties.map { property in
            // A plain Codable type has no initial values to fall back on; JSONDecoder gets complete objects.
            family == .plain
                ? "    var \(property.name): \(property.type)"
                : "    var \(property.name): \(property.type) = \(property.value)"
        }
        if family != .plain { lines.append(isClass ? "    required init() {}" : "    init() {}") }
        if isMapped(index) { lines += mapping(properties.map(\.name), isClass: isClass) }
        return lines + ["}"]
    }

    private func subclass(_ head: String, _ properties: [(name: String, type: String, value: String)], _ index: Int)
        -> [String]
    {
        var lines = ["\(head) {"]
        if family == .plain {
            lines += properties.map { "    var \($0.name): \($0.type)" }
            lines.append(
                "    private enum CodingKeys: String, CodingKey { case \(properties.map(\.name).joined(separator: ", ")) }"
            )
            lines.append("    required init(from decoder: any Decoder) throws {")
            lines.append("        let container = try decoder.container(keyedBy: CodingKeys.self)")
            lines += properties.map { property in
                property.type.hasSuffix("?")
                    ? "        \(property.name) = try container.decodeIfPresent(\(property.type.dropLast()).self, forKey: .\(property.name))"
                    : "        \(property.name) = try container.decode(\(property.type).self, forKey: .\(property.name))"
            }
            return lines + ["        try super.init(from: decoder)", "    }", "}"]
        }
        lines += properties.map { "    var \($0.name): \($0.type) = \($0.value)" }
        return lines + ["}"]
    }

    /// Two of the names are others in JSON.
    private func mapping(_ names: [String], isClass: Bool) -> [String] {
        switch family {
        case .plain:
            let cases = names.map { name in ["id": "id = \"_id\"", "name": "name = \"full_name\""][name] ?? name }
            return ["    private enum CodingKeys: String, CodingKey { case \(cases.joined(separator: ", ")) }"]
        case .native, .direct:
            return [
                "    \(isClass ? "class" : "static") func mappingForKey() -> [SmartKeyTransformer]? {",
                "        [CodingKeys.id <--- \"_id\", CodingKeys.name <--- \"full_name\"]", "    }",
            ]
        case .handy:
            return [
                "    \(isClass ? "" : "mutating ")func mapping(mapper: HelpingMapper) {",
                "        mapper <<< self.id <-- \"_id\"",
                "        mapper <<< self.name <-- \"full_name\"", "    }",
            ]
        }
    }

    private var decoding: String {
        var lines = ["", "@inline(never) func decodeAll() -> Int {", "    var sum = 0"]
        for index in 0..<count {
            let json = "text(isMapped: \(isMapped(index)), kind: \(index % 5))"
            switch family {
            case .plain:
                lines.append(
                    "    sum += (try? JSONDecoder().decode(M\(index).self, from: Data(\(json).utf8)))?.id ?? 0")
            case .native, .direct, .handy: lines.append("    sum += M\(index).deserialize(from: \(json))?.id ?? 0")
            }
        }
        return (lines + ["    return sum", "}"]).joined(separator: "\n")
    }
}

extension ModelSources.Family {
    fileprivate var imports: String {
        switch self {
        case .plain: return "import Foundation"
        case .native, .direct: return "import SmartCodable"
        case .handy: return "import HandyJSONCompat"
        }
    }

    fileprivate var conformance: String {
        switch self {
        case .plain: return "Codable"
        case .native: return "SmartCodable"
        case .direct: return "SmartDirectCodable"
        case .handy: return "HandyJSON"
        }
    }
}

extension ModelSources {
    /// The document for the types, and the program around them: it prints the nanoseconds that the first decode of all
    /// types took together, and those of a second one.
    static let program = ##"""
        import Foundation

        func text(isMapped: Bool, kind: Int) -> String {
            let id = isMapped ? "_id" : "id"
            let name = isMapped ? "full_name" : "name"
            // What is nested is mapped the other way round.
            let part = #"{"\#(isMapped ? "id" : "_id")":2,"\#(isMapped ? "name" : "full_name")":"part","price":1.5,"isNew":true}"#
            return #"{"\#(id)":1,"\#(name)":"a name","price":9.5,"isNew":true,"note":"n","rank":3,"tags":["a","b"],"sizes":[1,2],"table":{"k":"v"},"#
                + #""ratio":0.5,"flag":false,"other":"o","part":\#(part),"list":[\#(part)],"kind":"two","kinds":["one"]}"#
        }

        @main struct Program {
            static func main() {
                // The coders themselves are no model's business.
                warmUp()
                let start = DispatchTime.now().uptimeNanoseconds
                let sum = decodeAll()
                let middle = DispatchTime.now().uptimeNanoseconds
                let again = decodeAll()
                let end = DispatchTime.now().uptimeNanoseconds
                guard sum == COUNT, again == COUNT else {
                    print("wrong: \(sum) of COUNT")
                    exit(1)
                }
                print(middle - start, end - middle)
            }
        }
        """##

    static func warmUp(_ family: Family) -> String {
        switch family {
        case .plain:
            return
                "struct Warm: Codable { var id: Int }\nfunc warmUp() { _ = try? JSONDecoder().decode(Warm.self, from: Data(\"{\\\"id\\\":1}\".utf8)) }"
        case .native, .direct:
            return
                "struct Warm: \(family.conformance) { var id = 0 }\nfunc warmUp() { _ = Warm.deserialize(from: \"{\\\"id\\\":1}\") }"
        case .handy:
            return
                "struct Warm: HandyJSON { var id = 0 }\nfunc warmUp() { _ = Warm.deserialize(from: \"{\\\"id\\\":1}\") }"
        }
    }

    /// Conformances that have nothing to do with JSON, as a large app has: `types` structs with ten protocols each.
    static func ballast(types: Int) -> String {
        let names = (0..<10).map { "Ballast\($0)" }
        let protocols = names.map { "public protocol \($0) {}" }
        return (protocols + (0..<types).map { "public struct T\($0): \(names.joined(separator: ", ")) {}" }).joined(
            separator: "\n")
    }
}
