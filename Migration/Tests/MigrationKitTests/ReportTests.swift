import Foundation
import Testing

@testable import MigrationKit

/// What the reports promise beyond their snapshots.
@Suite("Reports") struct ReportTests {
    private static let guide = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func audit(_ files: [String: String]) throws -> Audit { Audit(try TemporaryProject(files).project()) }

    @Test("pages of the guide are there", arguments: GuidePage.allCases)
    func pages(page: GuidePage) {
        #expect(FileManager.default.fileExists(atPath: Self.guide.appendingPathComponent(page.path).path))
    }

    @Test func everyPageOfTheGuideIsKnown() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.guide.path + "/Guide")
        #expect(Set(files.map { "Guide/" + $0 }) == Set(GuidePage.allCases.map(\.path)).subtracting(["README.md"]))
    }

    /// What the tool does by itself is on its page, what comes before on the first. Any other rule has a topic.
    @Test func rulesHaveTheirPage() {
        func rules(of page: GuidePage) -> Set<String> {
            Set(Rule.all.filter { $0.page == page }.map(\.id).filter { !$0.hasPrefix("swap-") })
        }
        #expect(rules(of: .overview) == ["deployment-target"])
        #expect(rules(of: .vendoredCopies) == ["vendored-copy"])
        let expected: Set = [
            "conformance", "adopt-model", "adopt-import", "adopt-dependency", "deferred-model", "syntax-error",
            "unresolved-call", "xcode-package", "forked-dependency", "unclear-dependency", "project-generator",
            "generated-code", "linked-framework", "unknown-ignore",
        ]
        #expect(rules(of: .tool) == expected)
    }

    /// Somebody who follows the link finds what the rule is about.
    @Test(
        "pages say what their rules are about",
        arguments: [
            ("let-property", "**`let`**"), ("let-with-value", "never read"), ("lazy-property", "`lazy`"),
            ("weak-property", "`weak`"), ("wrapped-property", "wrapper of your own"),
            ("unfillable-property", "Closures, tuples"),
            ("objective-c-import", "Objective-C file that imports HandyJSON"),
            ("custom-coding", "`CodingKeys`, `init(from:)`"), ("codable-subclass", "`class User: Base, Codable`"),
            ("own-coding-keys", "`adopt` keeps `CodingKeys`"), ("database-record", "whose columns stay the same"),
            ("dynamic-mapping", "is static"), ("unknown-mapped-property", "not a stored property"),
            ("double-mapping", "mapped twice"),
            ("subclass-initializer", "repeats what `init()` sets"), ("foreign-mapped", "both lists are used"),
            ("foreign-superclass", "scan its module"),
            ("unknown-name", "internal to HandyJSON"), ("foundation-source", "`NSDictionary` or `NSArray`"),
            ("own-deserialize", "a `deserialize` of its own"),
            ("custom-transformable", "`HandyJSONCustomTransformable`"),
            ("transform-subclass", "subclass of one of the library's transforms"),
            ("transform-without-counterpart", "without a counterpart"), ("date-transform", "1970"),
            ("enum-without-raw-value", "without raw values"),
            ("enum-conformance-elsewhere", "in another file"), ("enum-conversion", "`_plainValue()`"),
            ("project-generator", "XcodeGen, Tuist"), ("generated-code", "generated files"),
            ("deployment-target", "raise it first"), ("forked-dependency", "a fork of HandyJSON"),
            ("linked-framework", "a framework in an Xcode project"),
            ("unclear-dependency", "dependency line that is not plain text"),
            ("xcode-package", "a package reference or a framework in an Xcode project"),
            ("vendored-copy", "recognises such a copy by its declarations"), ("syntax-error", "does not parse"),
            ("deferred-model", "makes a model wait"), ("unresolved-call", "which model a call uses"),
            ("swap-can-import", "`#if canImport(HandyJSON)`"), ("foundation-value", "Date, URL, Data, Decimal or UUID"),
            ("small-integer", "does not fit an integer type"),
            ("initial-optional", "null makes an optional nil"),
            ("collection-elements", "an element that only HandyJSON converts is left out"),
            ("update-call", "merges nested models"),
            ("codable-model", "that is Codable already"), ("replaced-coding", "`replaced-coding`"),
            ("optional-elements", "not `[T?]?`"),
            ("generic-constraint", "requires `T: HandyJSON`"),
        ])
    func pagesSay(rule: String, words: String) throws {
        let page = try #require(Rule.byID[rule]).page
        let text = try String(contentsOf: Self.guide.appendingPathComponent(page.path), encoding: .utf8)
        #expect(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words), "\(page.file)")
    }

    @Test(
        "every format leads to the guide",
        arguments: [
            (ReportFormat.table, "see:          PropertyObservers.md"),
            (.markdown, "[PropertyObservers.md](\(GuidePage.propertyObservers.url))"),
            (.html, "<a href=\"\(GuidePage.propertyObservers.url)\">PropertyObservers.md</a>"),
            (.sarif, "\"helpUri\" : \"\(GuidePage.propertyObservers.url)\""),
            (.json, "\"guide\" : \"\(GuidePage.propertyObservers.url)\""),
            (.xcode, "[let-property, PropertyObservers.md]"),
        ])
    func links(format: ReportFormat, expected: String) throws {
        let text = format.text(try audit(["M.swift": "import HandyJSON\nstruct M: HandyJSON { let id: Int }\n"]))
        #expect(text.contains(expected), "\(text)")
    }

    /// Its columns are UTF-16 units, and the compiler's are bytes.
    @Test func columnsOfSARIF() throws {
        let audit = try audit(["M.swift": "import HandyJSON\nstruct M: HandyJSON { /* é🙂 */ let id: Int }\n"])
        let finding = try #require(audit.notable.first { $0.rule.id == "let-property" })
        #expect(finding.position == Position(line: 2, column: 40))
        #expect(audit.utf16Column(of: finding) == 37)
        #expect(ReportFormat.sarif.text(audit).contains("\"startColumn\" : 37"))
    }

    @Test func pathsOfSARIF() throws {
        let audit = try audit(["a:b c/M.swift": "import HandyJSON\nstruct M: HandyJSON { let id: Int }\n"])
        #expect(ReportFormat.sarif.text(audit).contains("\"uri\" : \"a%3Ab%20c/M.swift\""))
    }

    /// What keeps a model from being adopted keeps its module, even if the rule is of stage 1 or the reason is in
    /// another module.
    @Test func aModuleIsNotReadierThanItsModels() throws {
        let audit = try audit([
            "Package.swift":
                "import PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\")])\n",
            "Sources/A/Base.swift":
                "import HandyJSON\nopen class Base: HandyJSON {\n    public required init() {}\n    open func mapping(mapper: HelpingMapper) { mapper <<< self.gone <-- \"x\" }\n}\n",
            "Sources/B/Sub.swift": "import A\nclass Sub: Base { var id = 0 }\n",
        ])
        #expect(audit.models.map(\.adopt) == [.hand, .hand])
        #expect(audit.modules.map(\.adopt) == [.hand, .hand])
    }

    @Test func nativeModulesAreDone() throws {
        let audit = try audit(["App/M.swift": "import SmartCodable\nstruct M: SmartCodable { var id = 0 }\n"])
        #expect(
            Readiness.stages(audit, .english).map(\.text) == ["1 module native already", "1 module native already"])
        #expect(ReportFormat.html.text(audit).contains("Native already (1)"))
    }

    @Test("nothing was found", arguments: ReportFormat.allCases)
    func nothing(format: ReportFormat) throws {
        expectSnapshot(format.text(try audit(["A.swift": "struct A {}\n"])), "nothing.\(format.rawValue)")
    }

    @Test func filesThatDoNotParseAreNamedFirst() throws {
        let text = ReportFormat.table.text(
            try audit(["A.swift": "import HandyJSON\nstruct A: HandyJSON { var a = ( }\n", "B.swift": "struct B {"]),
            width: 80)
        #expect(
            text.contains(
                "\n\n2 files do not parse: nothing in them is counted reliably, and they are never\n        rewritten\n  A.swift\n  B.swift\n\nModules"
            ), "\(text)")
    }

    /// Xcode asks for absolute paths, and not only of Swift files.
    @Test func pathsForXcode() throws {
        let home = try TemporaryProject([
            "App/M.swift": "import HandyJSON\nstruct M: HandyJSON { var id = 0 }\n",
            "App/B.h": "\n  #import <HandyJSON/HandyJSON.h>\n",
        ])
        let audit = Audit(try home.project())
        #expect(ReportFormat.xcode.text(audit).hasPrefix("\(home.url.path)/App/B.h:2:"))
        #expect(
            Excerpt(try #require(audit.notable.first), in: audit).lines == [
                .init(text: "#import <HandyJSON/HandyJSON.h>", isFound: true)
            ])
    }

    /// A type or a call may be written in several lines, with whatever line endings.
    @Test("a finding is one line", arguments: ["\n", "\r\n"])
    func oneLine(lineBreak: String) throws {
        let text = [
            "import HandyJSON", "struct M: HandyJSON {", "    var list: [String:", "        Int] = [:]", "}",
            "let x = [M].deserialize(from:", "    \"x\")", "print(x?.count)",
        ]
        let report = ReportFormat.xcode.text(try audit(["M.swift": text.joined(separator: lineBreak)]))
        #expect(report.contains("collection property: var list: [String: Int]: elements"))
        #expect(
            report.split(whereSeparator: \.isNewline).allSatisfy { $0.contains(": warning: ") && $0.hasSuffix("]") },
            "\(report)")
    }

    @Test(
        "excerpts",
        arguments: [
            (
                "import HandyJSON\r\nstruct M: HandyJSON {\r\n    let id: Int\r\n}\r\n",
                ["struct M: HandyJSON {", ">    let id: Int", "}"]
            ),
            ("import HandyJSON\nstruct M: HandyJSON {\n\n\t\tlet id: Int\n\n}", [">let id: Int"]),
            (
                "import HandyJSON\nstruct M: HandyJSON { let id: Int }",
                ["import HandyJSON", ">struct M: HandyJSON { let id: Int }"]
            ),
            (
                "import HandyJSON; struct M: HandyJSON { let id: Int } // \(String(repeating: "x", count: 900))",
                [">import HandyJSON; struct M: HandyJSON { let id: Int } // \(String(repeating: "x", count: 242))…"]
            ),
        ])
    func excerpts(text: String, expected: [String]) throws {
        let audit = try audit(["M.swift": text])
        let finding = try #require(audit.notable.first { $0.rule.id == "let-property" })
        #expect(Excerpt(finding, in: audit).lines.map { ($0.isFound ? ">" : "") + $0.text } == expected)
    }

    /// A quote that carries an accent is one Character with it, and still a quote for a browser.
    @Test func textIsEscaped() {
        #expect(HTML.escape("<a href=\"x\u{301}\"\u{301}>&") == "&lt;a href=&quot;x\u{301}&quot;\u{301}&gt;&amp;")
    }

    @Test("lines of the table fit the terminal", arguments: [80, 100, 120, 160])
    func width(width: Int) throws {
        let imports = (1...9).map { "import Module\($0)\n" }.joined()
        var files = [
            "Package.swift":
                "import PackageDescription\nlet package = Package(name: \"P\", targets: [\((0...9).map { ".target(name: \"Module\($0)\")" }.joined(separator: ", "))])\n",
            "Sources/Module0/M.swift":
                "import HandyJSON\n\(imports)struct CustomerAccount: HandyJSON { let id: Int8 = \"\(String(repeating: "x", count: 200))\"; var list: [Int] = [] }\n",
        ]
        for index in 1...9 {
            files["Sources/Module\(index)/M.swift"] = "import HandyJSON\nstruct M\(index): HandyJSON { var id = 0 }\n"
        }
        let text = ReportFormat.table.text(try audit(files), width: width)
        // An address is never broken.
        let long = text.split(separator: "\n").filter { $0.count > width && !$0.contains("https://") }
        #expect(long == [], "\(text)")
        #expect(text.contains("Module1"))
        #expect(text.contains("imports") == (width >= 100))
    }

    @Test func wrapping() {
        #expect("one two three".wrapped("- ", limit: 9) == "- one two\n  three\n")
        #expect("unbreakable".wrapped("- ", limit: 5) == "- unbreakable\n")
        #expect("".wrapped("- ", limit: 5) == "- \n")
        #expect("abcdef".cut(to: 4) == "abc…")
        #expect(["in Xcode: x", "toJSON writes", ""].map(\.capitalizedFirst) == ["In Xcode: x", "toJSON writes", ""])
    }

    @Test("progress", arguments: [0, 1, 6, 50])
    func progress(updates: Int) throws {
        let audit = try audit(["M.swift": "import HandyJSON\nstruct M: HandyJSON { let id: Int }\n"])
        let history = (0..<updates).map { Baseline.Entry(date: "2026-01-\($0)", uses: 100 - $0, models: 9, native: $0) }
        let text = ReportFormat.html.text(audit, history: history)
        #expect(text.contains("<svg") == (updates > 0))
        #expect(text.contains("No baseline file yet") == (updates == 0))
        #expect(
            text.components(separatedBy: "class=\"dot\"").count - 1 == (updates == 0 || updates > 40 ? 0 : updates + 1))
        #expect(text.contains("style=\"left:") == (updates == 1))
    }
}
