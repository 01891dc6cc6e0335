import Foundation
import Testing

/// What the pages say of checks is what `.ci/run` does: its lists of jobs (`.ci/run --list` prints them) and its functions.
@Suite struct CheckPagesTests {
    private static let pages = [
        "README.md", "README.zh-Hans.md", "CONTRIBUTING.md", "Tests/README.md", "Benchmarks/README.md", "Sources/Internals.md",
        "Sources/Assumptions.md",
    ]
    private static let tiers = ["change", "nightly", "release"]

    private static func script() throws -> String { try CodeBlockTests.text(of: ".ci/run") }

    /// Every group in parentheses of every match.
    private static func matches(_ pattern: String, in text: String) throws -> [[String]] {
        let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
            (1..<match.numberOfRanges).map { Range(match.range(at: $0), in: text).map { String(text[$0]) } ?? "" }
        }
    }

    private static func jobs(_ tier: String) throws -> [String] {
        let lists = try matches("^\(tier)=\\(([^)]*)\\)$", in: script())
        try #require(lists.count == 1)
        return lists[0][0].split(separator: " ").map(String.init)
    }

    /// The text of a job's function.
    private static func body(_ job: String) throws -> String {
        let parts = try script().components(separatedBy: "\nrun_\(job)() {")
        try #require(parts.count == 2, "\(job) has no function")
        return parts[1].components(separatedBy: "\nrun_")[0].components(separatedBy: "\n}\n")[0]
    }

    private static func section(_ title: String, of page: String) throws -> String {
        let parts = try CodeBlockTests.text(of: page).components(separatedBy: "\n## \(title)\n")
        try #require(parts.count == 2, "\(page) has no section \(title)")
        return parts[1].components(separatedBy: "\n## ")[0]
    }

    @Test func theTableOfContributingHasAllJobs() throws {
        let rows = try Self.matches("^\\| (change|all|release) \\| `([a-z0-9-]+)` \\| (.+) \\| ([0-9]+) \\|$", in: Self.section("Checks", of: "CONTRIBUTING.md"))
        var wanted: [String] = []
        for tier in Self.tiers { wanted += try Self.jobs(tier).map { (tier == "nightly" ? "all" : tier) + " " + $0 } }
        #expect(wanted.count > 20)
        #expect(rows.map { $0[0] + " " + $0[1] } == wanted)
    }

    /// `.ci/run thread`, `.ci/run --all`.
    @Test func whatPagesAndCommentsCallExists() throws {
        let jobs = try Self.tiers.flatMap(Self.jobs)
        let options = try Self.matches("^#   \\.ci/run (--[a-z]+)", in: Self.script()).map { $0[0] }
        #expect(options == ["--all", "--release", "--list"])
        let sources = try ["Tests", "Sources"].flatMap(CodeBlockTests.swiftFiles)
        var count = 0
        for file in Self.pages + sources {
            for call in try Self.matches("`\\.ci/run ([a-z-][a-z0-9-]*)", in: CodeBlockTests.text(of: file)) {
                count += 1
                #expect(jobs.contains(call[0]) || options.contains(call[0]), "\(file): .ci/run \(call[0])")
            }
        }
        #expect(count > 8)
    }

    /// What README says of each tier, by a word that stands for a job.
    @Test(arguments: [("README.md", "What is checked where"), ("README.zh-Hans.md", "哪些内容在哪里检验")])
    func readmeSaysWhatTheTiersDo(_ page: String, _ title: String) throws {
        let items = try Self.section(title, of: page).components(separatedBy: "\n- ").filter { $0.contains(".ci/run") }
        let words = [
            "AddressSanitizer": "address", "ThreadSanitizer": "thread", "arm64": "arm64", "6.0.3": "oldest",
        ]
        try #require(items.count == 2)
        let tiers = try [Self.jobs("change"), Self.jobs("nightly")]
        #expect(!items[0].contains("--all") && items[1].contains("`.ci/run --all`"))
        for (item, jobs) in zip(items, tiers) {
            for (word, job) in words { #expect(item.contains(word) == jobs.contains(job), "\(page): \(word)") }
        }
    }

    /// The folders of suites that a job takes.
    @Test(arguments: ["address", "arm64", "probes"])
    func theTableOfSuitesIsWhatJobsRun(_ job: String) throws {
        let row = try Self.matches("^\\| `\(job)` \\| (.+) \\|$", in: CodeBlockTests.text(of: "Tests/README.md"))
        try #require(row.count == 1)
        let lists = try Self.matches("(SmartCodableTests|HandyJSONCompatTests)/\\{([A-Za-z,]+)\\}", in: Self.body(job))
        #expect(lists.count == 2)
        for list in lists {
            let folders = list[1].split(separator: ",").map(String.init)
            let words = folders.map { "`\($0)`" }.joined(separator: ", ")
            #expect(row[0][0].contains(words), "\(job): \(words)")
            for folder in folders { #expect(try !CodeBlockTests.swiftFiles(below: "Tests/\(list[0])/\(folder)").isEmpty) }
        }
        #expect(try row[0][0].contains("`RandomPairs`") == Self.body(job).contains("RandomPairs"))
    }

    /// A filter that matches nothing runs nothing.
    @Test func suitesThatFiltersNameExist() throws {
        // Fixtures have other encodings.
        let files = try ["Tests", "Migration/Tests"].flatMap(CodeBlockTests.swiftFiles).filter { !$0.contains("/Fixtures/") }
        let sources = try files.map(CodeBlockTests.text).joined()
        let declared = Set(try Self.matches("(?:struct|class|enum) ([A-Za-z0-9]+Tests)\\b", in: sources).map { $0[0] })
        let folders = try FileManager.default.contentsOfDirectory(atPath: SwiftDeclarations.root.appendingPathComponent("Tests").path)
        var count = 0
        for file in [".ci/run", "Tests/Toolchains/arm64.sh", "Tests/Mutations/faults.py"] {
            let text = try CodeBlockTests.text(of: file)
            for name in try Self.matches("\\b([A-Z][A-Za-z0-9]*Tests)\\b(?!\\.xctest)", in: text).map({ $0[0] }) {
                count += 1
                #expect(declared.contains(name) || folders.contains(name), "\(file): no suite \(name)")
            }
        }
        #expect(count > 30)
    }

    /// What the pages say of `Tests/Mutations`, by its list.
    @Test func theNumberOfFaults() throws {
        let count = try Self.matches(#"^    \("([a-z0-9-]+)", "#, in: CodeBlockTests.text(of: "Tests/Mutations/faults.py")).count
        #expect(count > 80)
        for file in ["Tests/README.md", "Tests/Mutations/run"] {
            #expect(try CodeBlockTests.text(of: file).contains("in \(count) places, one at a time"), "\(file): there are \(count) faults")
        }
        #expect(try CodeBlockTests.text(of: "Tests/README.md").contains("which tests notice \(count) faults;"))
    }

    @Test func scriptsThatJobsCallExist() throws {
        let root = SwiftDeclarations.root
        let names = try Self.matches("(?<![A-Za-z0-9_./-])((?:Tests|Benchmarks|Migration|Fuzzing|\\.github|\\.ci)/[A-Za-z0-9_./-]+[A-Za-z0-9])(?![A-Za-z0-9_./{$-])", in: Self.script())
            .map { $0[0] }.filter { !$0.contains("/.build") }
        #expect(names.count > 20)
        for name in names { #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(name).path), "\(name) does not exist") }
    }

    /// Packages of tests have their own commands: none is forgotten.
    @Test func everyPackageOfTestsHasAJob() throws {
        let script = try Self.script()
        let packages = try FileManager.default.subpathsOfDirectory(atPath: SwiftDeclarations.root.appendingPathComponent("Tests").path)
            .filter { $0.hasSuffix("/Package.swift") && !$0.contains(".build") && !$0.contains("/Stubs/") }
            .map { String($0.dropLast("/Package.swift".count)) }
        #expect(packages.count > 4)
        for package in packages {
            let isRun = script.contains(package)
            #expect(isRun, "no job runs Tests/\(package)")
        }
    }

    @Test func theWorkflowsCallTheTiers() throws {
        #expect(try CodeBlockTests.text(of: ".github/workflows/ci.yml").contains("- run: .ci/run\n"))
        for tier in ["all", "release"] {
            #expect(try CodeBlockTests.text(of: ".github/workflows/nightly.yml").contains("- run: .ci/run --\(tier)\n"))
        }
        #expect(try CodeBlockTests.text(of: "CONTRIBUTING.md").contains("A budget goes down when it can and never up to fit"))
    }
}
