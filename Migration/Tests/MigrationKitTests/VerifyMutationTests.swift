import Foundation
import Testing

@testable import MigrationKit

/// Conversions broken on purpose, each in one place: what `verify` notices, and what is out of its reach.
///
/// Compiling them takes minutes: HANDYJSON_VERIFY_MUTATIONS=1 does it, in a folder that serves the next run.
@Suite("Verify notices broken conversions") struct VerifyMutationTests {
    struct Mutation: Sendable, CustomTestStringConvertible {
        let what: String
        let model: String
        let old: String
        let new: String
        var isNoticed = true
        var testDescription: String { what }
    }

    private static let plain = """
        import Foundation
        import HandyJSON

        struct Model: HandyJSON {
            enum Kind: String, HandyJSONEnum { case a, b }
            var id = 0
            var name = "none"
            var nick: String? = "nick"
            var level = 1
            var price = 0.5
            var isOn = false
            var tags: [String] = []
            var born: Date?
            var day: Date?
            var secret = 3
            var sum = 0
            var kind = Kind.a
            mutating func mapping(mapper: HelpingMapper) {
                mapper <<< id <-- ["uid", "id"]
                mapper <<< name <-- "user.name"
                mapper <<< born <-- DateTransform()
                mapper <<< day <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd")
                mapper <<< level <-- TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { $0.map { "\\($0)" } })
                mapper >>> secret
                mapper >>> sum
            }
            mutating func didFinishMapping() {
                sum = id &+ 1
                if level > 5 { tags.append("high") }
            }
            func shown() -> String { name }
        }

        """

    private static let inherited = """
        import HandyJSON

        class BaseOfModel: HandyJSON {
            var id = 0
            var note = "base"
            required init() {}
            func mapping(mapper: HelpingMapper) { mapper <<< id <-- "uid" }
        }
        class Model: BaseOfModel {
            var name = "none"
            var mark = ""
            override func mapping(mapper: HelpingMapper) {
                super.mapping(mapper: mapper)
                mapper <<< name <-- "title"
                mapper <<< mark <-- TransformOf<String, String>(fromJSON: { $0 }, toJSON: { $0 })
            }
        }

        """

    private static let keyed = """
        import HandyJSON

        struct Model: HandyJSON, Codable {
            var id = 0
            var title: String? = "x"
            enum CodingKeys: String, CodingKey { case id = "ID", title }
        }

        """

    static let all: [Mutation] = [
        Mutation(what: "second name lost", model: plain, old: #"["uid", "id"]"#, new: #""uid""#),
        Mutation(what: "first name lost", model: plain, old: #"["uid", "id"]"#, new: #""id""#),
        Mutation(what: "names exchanged", model: plain, old: #"["uid", "id"]"#, new: #"["id", "uid"]"#),
        Mutation(what: "name misspelt", model: plain, old: #"["uid", "id"]"#, new: #"["uuid", "id"]"#),
        Mutation(what: "all names lost", model: plain, old: #"CodingKeys.id <--- ["uid", "id"],"#, new: ""),
        Mutation(what: "path cut", model: plain, old: #""user.name""#, new: #""name""#),
        Mutation(what: "path changed", model: plain, old: #""user.name""#, new: #""user.nick""#),
        Mutation(what: "path lost", model: plain, old: #"CodingKeys.name <--- "user.name","#, new: ""),
        Mutation(what: "exclusion lost", model: plain, old: "@IgnoredKey var secret", new: "var secret"),
        Mutation(
            what: "exclusion of what the hook sets lost", model: plain, old: "@IgnoredKey var sum", new: "var sum"),
        Mutation(what: "excluded too much", model: plain, old: "var price", new: "@IgnoredKey var price"),
        Mutation(what: "excluded the mapped", model: plain, old: "var level", new: "@IgnoredKey var level"),
        Mutation(what: "hook lost", model: plain, old: "func didFinishMapping()", new: "func didFinish()"),
        Mutation(what: "hook sets another value", model: plain, old: "sum = id &+ 1", new: "sum = id &+ 2"),
        Mutation(what: "hook does not set it", model: plain, old: "sum = id &+ 1", new: ""),
        Mutation(what: "hook adds something else", model: plain, old: "\"high\"", new: "\"low\""),
        Mutation(what: "hook's condition", model: plain, old: "level > 5", new: "level < 5"),
        Mutation(what: "reads another value", model: plain, old: "{ Int($0) }", new: "{ Int($0).map { $0 &+ 1 } }"),
        Mutation(what: "writes another value", model: plain, old: #"{ "\($0)" }"#, new: #"{ "n\($0)" }"#),
        Mutation(
            what: "transform of another property", model: plain, old: "CodingKeys.level <---", new: "CodingKeys.id <---"
        ),
        Mutation(
            what: "date transform lost", model: plain,
            old: "CodingKeys.born <--- SmartDateTransformer(rules: .handyJSON),",
            new: ""),
        Mutation(
            what: "date of another kind", model: plain, old: "SmartDateTransformer(rules: .handyJSON)",
            new: "SmartDateTransformer(.milliseconds)"),
        Mutation(what: "months and days exchanged", model: plain, old: "yyyy-MM-dd", new: "yyyy-dd-MM"),
        Mutation(what: "separator of the date", model: plain, old: "yyyy-MM-dd", new: "yyyy/MM/dd"),
        Mutation(what: "minutes for months", model: plain, old: "yyyy-MM-dd", new: "yyyy-mm-dd"),
        Mutation(what: "initial number", model: plain, old: "var id = 0", new: "var id = 1"),
        Mutation(what: "initial text", model: plain, old: "\"none\"", new: "\"\""),
        Mutation(what: "initial optional lost", model: plain, old: "String? = \"nick\"", new: "String?"),
        Mutation(what: "initial value of the excluded", model: plain, old: "secret = 3", new: "secret = 4"),
        Mutation(what: "initial case", model: plain, old: "Kind.a", new: "Kind.b"),
        Mutation(what: "raw value", model: plain, old: "case a, b", new: "case a = \"x\", b"),
        Mutation(what: "rules lost", model: plain, old: ", HandyJSONRules", new: ""),
        Mutation(what: "Double is Int", model: plain, old: "var price = 0.5", new: "var price = 0"),
        Mutation(what: "Bool is Int", model: plain, old: "var isOn = false", new: "var isOn = 0"),
        Mutation(what: "texts are numbers", model: inherited, old: "var note = \"base\"", new: "var note = 0"),
        Mutation(what: "property lost", model: plain, old: "var price = 0.5\n", new: "\n"),
        Mutation(what: "property renamed", model: plain, old: "var price", new: "var cost"),
        Mutation(what: "super's mapping lost", model: inherited, old: "(super.mappingForKey() ?? []) + ", new: ""),
        Mutation(what: "subclass's name", model: inherited, old: "\"title\"", new: "\"name\""),
        Mutation(what: "base's name", model: inherited, old: "\"uid\"", new: "\"id\""),
        Mutation(what: "key read under its text", model: keyed, old: "[CodingKeys.id <--- \"id\"]", new: "nil"),
        Mutation(
            what: "key's text, which only JSONDecoder reads", model: keyed, old: "\"ID\"", new: "\"Id\"",
            isNoticed: false),
        Mutation(
            what: "a function that nobody calls here", model: plain, old: "String { name }", new: "String { \"\" }",
            isNoticed: false),
    ]

    /// A project with a copy of each mutation's model, and the verification with the mutations made.
    private func verification() throws -> (verification: Verification, unfit: [String]) {
        var files: [String: String] = [:]
        for (index, mutation) in Self.all.enumerated() {
            files["App/F\(index).swift"] = mutation.model.replacingOccurrences(of: "Model", with: "Model\(index)")
        }
        var adoption = Adoption()
        adoption.rules = .models
        var library = LibraryCoordinates()
        library.path =
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path
        let home = try TemporaryProject(files)
        var made = Verification(try home.project(), adoption, library: library)
        var unfit: [String] = []
        for (index, mutation) in Self.all.enumerated() {
            guard let file = made.files.firstIndex(where: { $0.path == "App/F\(index).swift" }) else {
                unfit.append(mutation.what)
                continue
            }
            let text = String(decoding: made.files[file].after, as: UTF8.self)
            if text.components(separatedBy: mutation.old).count != 2 { unfit.append(mutation.what) }
            made.files[file].after = Array(text.replacingOccurrences(of: mutation.old, with: mutation.new).utf8)
        }
        return (made, unfit)
    }

    @Test func eachChangesOnePlaceOfWhatAdoptWrites() throws {
        let (made, unfit) = try verification()
        #expect(unfit == [])
        #expect(Self.all.count >= 40)
        #expect(made.skipped.isEmpty)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["HANDYJSON_VERIFY_MUTATIONS"] == "1"))
    func eachIsNoticedOrOutOfReach() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("handyjson-verify-mutations")
        var run = VerificationRun(try verification().verification, folder: folder) { print($0) }
        let text = try run.result(format: .table).text
        let unknown = text.components(separatedBy: "\nKnown differences").first ?? text
        for (index, mutation) in Self.all.enumerated() {
            let isNoticed = unknown.contains("Model\(index)\n") || text.contains("F\(index).swift:")
            #expect(isNoticed == mutation.isNoticed, "\(mutation.what)")
        }
        print(text)
    }
}
