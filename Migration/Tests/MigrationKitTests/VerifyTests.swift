import Foundation
import Testing

@testable import MigrationKit

/// What `verify` makes of a project; that it compiles and compares is part of the end-to-end.
@Suite("Verify") struct VerifyTests {
    private static let models = """
        import HandyJSON

        class Base: HandyJSON {
            var id = 0
            required init() {}
            func mapping(mapper: HelpingMapper) { mapper <<< self.id <-- ["uid", "id"] }
        }

        struct Part: HandyJSON {
            var weight: Float = 1
            var city = ""
            var secret = 0
            mutating func mapping(mapper: HelpingMapper) {
                mapper <<< self.city <-- "address.city"
                mapper >>> self.secret
            }
        }

        struct Order: HandyJSON {
            var parts: [Part] = []
            var level: Level?
            var prices: [String: Double] = [:]
        }

        private struct Hidden: HandyJSON { var x = 0 }

        """

    private func verification(_ files: [String: String]) throws -> Verification {
        Verification(try TemporaryProject(files).project(), Adoption(), library: LibraryCoordinates())
    }

    private func payloads(_ name: String) throws -> [MadePayload] {
        let made = try verification([
            "App/Models.swift": Self.models,
            "App/Level.swift": "import HandyJSON\nenum Level: Int, HandyJSONEnum { case a = 1 }\n",
        ])
        return try #require(made.models.first { $0.name == name }).payloads
    }

    @Test(
        "a payload is made",
        arguments: [
            ("Base", #"{"uid":"7"}"#), ("Base", #"{"uid":null}"#), ("Base", #"{"id":12.5}"#), ("Base", "{}"),
            ("Base", #"{"uid":null,"id":7}"#), ("Base", #"{"uid":"text"}"#), ("Base", "[]"),
            ("Order", #"{"parts":[null],"level":1,"prices":{"k":2.5}}"#),
            ("Order", #"{"level":1,"prices":{"k":2.5}}"#),
            (
                "Order",
                #"{"parts":[{"weight":2.5,"address":{"city":"text"},"secret":7}],"level":1,"prices":{"a":2.5,"b":null}}"#
            ),
        ])
    func payload(model: String, text: String) throws {
        let texts = try payloads(model).map(\.text)
        #expect(texts.contains(text), "\(texts.prefix(30))")
    }

    @Test(
        "a date in the format of a transform",
        arguments: [
            (#"CustomDateFormatTransform(formatString: "yyyy-MM-dd")"#, "2024-05-17"),
            (#"CustomDateFormatTransform(formatString: "dd.MM.yy, HH:mm:ss")"#, "17.05.24, 13:08:09"),
            (#"CustomDateFormatTransform(formatString: "yyyy年M月d日")"#, "1999年12月31日"),
            ("ISO8601DateTransform()", "2024-05-17T13:08:09+0000"),
        ])
    func dates(transform: String, date: String) throws {
        let made = try verification([
            "A.swift":
                "import HandyJSON\nstruct A: HandyJSON {\n    var day: Date?\n    mutating func mapping(mapper: HelpingMapper) { mapper <<< day <-- \(transform) }\n}\n"
        ])
        let texts = try #require(made.models.first).payloads.map(\.text)
        #expect(texts.contains("{\"day\":\"\(date)\"}"), "\(texts)")
    }

    /// What JSON does not show is compared in the instances; calls are counted and not run.
    @Test func whatJSONDoesNotShow() throws {
        let made = try verification([
            "A.swift": """
            import HandyJSON
            struct A: HandyJSON {
                var id = 0
                var sum = 0
                mutating func mapping(mapper: HelpingMapper) { mapper >>> sum }
                mutating func didFinishMapping() { sum = id + 1 }
            }
            class Asking: HandyJSON {
                var id = 0
                required init() {}
                func mapping(mapper: HelpingMapper) { if id == 0 { mapper <<< id <-- "x" } }
            }
            func send(_ a: A) -> [String: Any]? { a.toJSON() }
            """
        ])
        #expect(made.models.map(\.name) == ["A"] && made.models.map(\.unseen) == [["sum"]])
        #expect(made.rewrittenCalls == 1)
        #expect(made.skipped.map(\.name) == ["Asking"])
    }

    /// By what is written, whichever name it came under.
    @Test func theSameUnderTheNameThatIsWritten() throws {
        let other = try #require(try payloads("Base").first { $0.text == #"{"id":12.5}"# })
        #expect(other.plain == #"{"uid":12.5}"#)
    }

    @Test func shapesOfWhatIsWritten() throws {
        let made = try verification([
            "App/Models.swift": """
            import HandyJSON
            struct Part: HandyJSON { var sizes: [[String: Int]] = [] }
            struct Order: HandyJSON {
                var prices: [String: Double]?
                var parts: [Part] = []
                var part: Part?
                var start: Date?
                mutating func mapping(mapper: HelpingMapper) { mapper <<< prices <-- "data.prices" }
            }
            """
        ])
        let order = try #require(made.models.first { $0.name == "Order" })
        #expect(order.shapes.dictionaries == ["prices", "data.prices", "parts[].sizes[]", "part.sizes[]"])
        #expect(order.shapes.dates == ["start"])
    }

    @Test func filesAndModels() throws {
        let made = try verification([
            "App/Models.swift": Self.models,
            "App/Level.swift": "import HandyJSON\nenum Level: Int, HandyJSONEnum { case a = 1 }\n",
            "App/Screen.swift": "import UIKit\nclass Screen {}\n",
        ])
        #expect(made.files.map(\.path).sorted() == ["App/Level.swift", "App/Models.swift"])
        #expect(made.skipped.map(\.name) == ["Hidden"])
        let file = try #require(made.files.first { $0.path == "App/Models.swift" })
        #expect(String(decoding: file.before, as: UTF8.self).contains("import HandyJSONCompat"))
        #expect(String(decoding: file.before, as: UTF8.self).contains("struct Order: HandyJSON"))
        #expect(String(decoding: file.after, as: UTF8.self).contains("struct Order: SmartCodable"))

        var package = VerificationPackage(made)
        let list = try #require(
            package.contents(isAfter: false).first {
                $0.key.hasSuffix("Models.swift") && $0.key.contains("HandyJSONVerified")
            })
        let lines = String(decoding: list.value, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("{ Order.deserialize") }) + 1
        let target = try #require(list.key.split(separator: "/").dropFirst().first.map(String.init))
        #expect(package.model(target: target, line: line)?.name == "Order", "an error in a line leads to its model")
        let first = package.leaveOut(file)
        let second = package.leaveOut(file)
        #expect(first && !second && package.models.isEmpty)
    }

    /// What does not compile here leaves out itself, in both builds: a view, a member, or the model that has it stored.
    @Test func oneViewLeavesOutItself() throws {
        let made = try verification([
            "App/Home.swift": """
            import HandyJSON
            class HomeView: UIView {
                func show(_ user: User) {}
            }
            struct User: HandyJSON {
                var id = 0
                func color() -> UIColor { .red }
                mutating func mapping(mapper: HelpingMapper) { mapper <<< id <-- "uid" }
            }
            struct Icon: HandyJSON {
                var name = ""
                var image: UIImage?
            }
            """
        ])
        let file = try #require(made.files.first)
        var package = VerificationPackage(made)
        func leaveOut(_ line: Int) -> Bool { package.leaveOutDeclaration(of: file, at: line, isAfter: false) }
        // An import is no declaration, and a view that is left out stays so.
        #expect([1, 2, 2, 7].map(leaveOut) == [false, true, false, true])
        #expect(package.models.map(\.name).sorted() == ["Icon", "User"])
        let icon = leaveOut(12)
        #expect(icon && package.models.map(\.name) == ["User"])
        for isAfter in [false, true] {
            let whole = String(decoding: isAfter ? file.after : file.before, as: UTF8.self)
            let text = String(decoding: try #require(package.contents(isAfter: isAfter)[file.place]), as: UTF8.self)
            #expect(
                !text.contains("UI") && !text.contains("Icon") && text.contains("struct User") && text.contains("uid"))
            #expect(
                text.split(separator: "\n", omittingEmptySubsequences: false).count
                    == whole.split(separator: "\n", omittingEmptySubsequences: false).count)
        }
    }

    /// A difference that the property's declaration explains is known.
    @Test func differencesThatDeclarationsShow() throws {
        let made = try verification([
            "App/Models.swift": """
            import HandyJSON
            enum Kind: String, HandyJSONEnum { case a }
            class Node: HandyJSON {
                var width: CGFloat = 0
                var frames: [CGRect] = []
                var counts: [Kind: Int] = [:]
                weak var parent: Node?
                var size = 0
                required init() {}
            }
            """
        ])
        let shapes = try #require(made.models.first).shapes
        let after = #"{"width":1,"frames":[[0]],"counts":{"a":1},"size":0}"#
        let comparison = FieldComparison(
            before: try #require(JSONTree(#"{"frames":[],"parent":{},"size":1}"#)),
            after: try #require(JSONTree(after)),
            payload: nil, shapes: shapes)
        let rows = KnownDifference.native
        func known(_ path: String) -> [String] {
            comparison.differences.filter { $0.path == path }.flatMap { difference in
                rows.filter { $0.explains(difference) }.map(\.id)
            }
        }
        #expect(
            known("width") == ["system-codable"] && known("counts") == ["enum-keys"]
                && known("parent") == ["weak-written"])
        #expect(known("frames") == ["system-codable"] && known("size") == [])
    }

    /// As many model files import UIKit, Foundation's names are all they need as a rule.
    @Test func modulesThatAreNotHere() throws {
        let made = try verification([
            "App/A.swift": """
            import UIKit; import HandyJSON
            @testable import class RxSwift.Observable // for later
            import UIKitten

            struct A: HandyJSON {
                var text = "\("import UIKit")"
                var kind: Kind?
                func cell() -> Cell? { nil }
            }
            """,
            "App/Kind.swift": "import UIKit\nimport HandyJSON\nenum Kind: Int, HandyJSONEnum { case a }\n",
            "App/Cell.swift": "import UIKit\nimport RxSwift\nclass Cell {}\n",
        ])
        #expect(made.foreignModules == ["RxSwift", "UIKit", "UIKitten"])
        #expect(
            VerificationPackage.probe(["UIKit"]) == "#if !canImport(UIKit)\n#warning(\"missing: UIKit\")\n#endif\n")
        let output = """
            /tmp/v/probe.swift:2:10: warning: missing: UIKit
              `- warning: missing: RxSwift [#UserDefined]
            """
        #expect(VerificationPackage.missing(in: output) == ["UIKit", "RxSwift"])
        var package = VerificationPackage(made)
        #expect(made.files.map(\.path).sorted() == ["App/A.swift", "App/Cell.swift", "App/Kind.swift"])
        package.leaveOut(missing: ["UIKit", "RxSwift"])
        #expect(
            Set(package.contents(isAfter: false).keys.compactMap { $0.split(separator: "_").last.map(String.init) })
                .isSuperset(of: ["A.swift", "Kind.swift"]))
        #expect(!package.contents(isAfter: false).keys.contains { $0.hasSuffix("Cell.swift") }, "it cannot compile")
        let file = try #require(made.files.first { $0.path == "App/A.swift" })
        let lines = String(decoding: try #require(package.contents(isAfter: false)[file.place]), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines == [
                "import Foundation; import HandyJSONCompat", "import Foundation", "import UIKitten", "",
                "struct A: HandyJSON {", "    var text = \"\("import UIKit")\"", "    var kind: Kind?",
                "    func cell() -> Cell? { nil }", "}",
            ])
    }

    @Test func errorsOfTheCompiler() {
        let output = """
            [3/5] Compiling App A.swift
            /tmp/v/Sources/App/A.swift:12:7: error: cannot find 'x' in scope
            /tmp/v/Sources/App/A.swift:12:9: error: the same line
            /elsewhere/B.swift:1:1: error: not of the package
            /tmp/v/Sources/App/C.swift:3:1: warning: nothing
            """
        #expect(
            CompilerError.all(in: output, below: URL(fileURLWithPath: "/tmp/v"))
                == [CompilerError(path: "Sources/App/A.swift", line: 12, message: "cannot find 'x' in scope")])
    }

    /// Once in ten seconds, with what is left at the speed so far.
    @Test func progressOfABuild() {
        var time = 100.0
        var said: [String] = []
        let progress = BuildProgress(now: { time }, say: { said.append($0) })
        progress.read("[1/200] Compiling A a.swift\n")
        time = 112
        progress.read("[20/200] Compiling A b.swift\n[24/2")
        time = 119
        progress.read("00] Compiling A c.swift\n")
        time = 140
        progress.read("warning: [x]\n[80/200] Compiling\nBuilding for debugging...\n")
        time = 160
        progress.read("[200/200] Linking\n[0/1] Planning\nno step\n")
        #expect(
            said == ["  step 20 of 200, about 2 minutes left", "  step 80 of 200, about 60 seconds left"])
    }

    @Test func noModels() throws {
        var run = VerificationRun(
            try verification(["App/A.swift": "struct A {}\n"]), folder: URL(fileURLWithPath: "/nowhere"))
        #expect(try run.result(format: .table).isSame)
    }

    /// As after the update of the library: what an earlier run built is removed once, then the errors are told.
    @Test func productsOfAnEarlierRun() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let products = folder.appendingPathComponent(".build")
        try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var builds = 0
        var said: [String] = []
        let files = ["App/A.swift": "import HandyJSON\nstruct A: HandyJSON { var a = 0 }\n"]
        var run = VerificationRun(try verification(files), folder: folder, say: { said.append($0) }) { program, _ in
            guard program == "swift" else { return (0, "") }
            builds += 1
            return (
                1, "/library/Old.swift:1:1: error: no such file\n" + String(repeating: "[1/9] Compiling\n", count: 20)
            )
        }
        let error = #expect(throws: ToolError.self) { try run.result(format: .table) }
        #expect("\(String(describing: error))".contains("error: no such file"))
        #expect(builds == 2)
        #expect(!FileManager.default.fileExists(atPath: products.path))
        #expect(said.contains { $0.hasPrefix("removed what an earlier run had built") })
    }
}
