import Foundation
import Testing

@testable import MigrationKit

/// What the tool says in Chinese: nothing is missing, and it names the same things.
@Suite("Languages") struct LanguageTests {
    @Test(
        "locales",
        arguments: [
            ([:], Language.english), (["LANG": "zh_CN.UTF-8"], .chinese), (["LANG": "en_US.UTF-8"], .english),
            (["LANG": "zh_CN.UTF-8", "LC_ALL": "C"], .english), (["LANG": "C", "LC_ALL": "zh_TW"], .chinese),
            (["LANG": "zh_CN.UTF-8", "LC_ALL": "", "LC_MESSAGES": "en_GB"], .english),
            (["LC_MESSAGES": "zh_CN", "LANG": "de_DE"], .chinese), (["LANG": "de_DE"], .english),
        ])
    func locales(environment: [String: String], language: Language) {
        #expect(Language(environment: environment) == language)
    }

    @Test func names() {
        #expect(Language(name: "zh-Hans") == .chinese)
        #expect(Language(name: "zh") == .chinese)
        #expect(Language(name: "en") == .english)
        #expect(Language(name: "de") == nil)
    }

    /// Titles that are nothing but a name of the API stay as they are.
    @Test("rules", arguments: Rule.all.map(\.id))
    func rule(id: String) throws {
        let rule = try #require(Rule.byID[id])
        let english = rule.text(in: .english)
        let chinese = rule.text(in: .chinese)
        #expect(english.title == rule.title)
        #expect(isChinese(chinese.effect) && isChinese(chinese.advice), "\(chinese)")
        #expect(isChinese(chinese.title) || chinese.title == english.title)
        #expect(numbers(chinese) == numbers(english), "\(chinese)")
        for sentence in [chinese.title, chinese.effect, chinese.advice] {
            #expect(!sentence.hasSuffix("。"), "the report ends the sentence")
        }
    }

    /// A cell of code alone needs no text of its own; the code in the others is the same.
    @Test("differences", arguments: KnownDifference.all.map(\.id))
    func difference(id: String) throws {
        let row = try #require(KnownDifference.byID[id])
        let cells = [Language.english, .chinese].map { row.cells($0).flatMap { $0.components(separatedBy: " → ") } }
        #expect(cells[0].count == 5 && cells[1].count == 5)
        for (english, chinese) in zip(cells[0], cells[1]) {
            #expect(code(chinese) == code(english), "\(chinese)")
            #expect(isChinese(chinese) || !hasWords(english), "\(english) is not said in Chinese")
        }
        let text = row.chinese
        for (own, other) in [(text.input, row.input), (text.before, row.before), (text.after, row.after)] {
            #expect(own != other, "what is the same need not be said twice")
        }
    }

    @Test("reports", arguments: FixtureCase.all("Apps"), [ReportFormat.table, .markdown, .html, .xcode])
    func report(app: FixtureCase, format: ReportFormat) throws {
        let home = try TemporaryProject(app.files(""))
        let history = [
            Baseline.Entry(date: "2026-01-05", uses: 40, models: 9, native: 0),
            Baseline.Entry(date: "2026-02-02", uses: 30, models: 9, native: 1),
        ]
        let audit = Audit(try home.project())
        let text = format.text(audit, history: history, language: .chinese)
            .replacingOccurrences(of: home.url.path, with: "/app")
        if AppTests.isRecorded(app, in: format) {
            expectSnapshot(text, "\(app.name)-audit-zh-Hans.\(format.rawValue)")
        }
        // Nothing of the English report but names; the style sheet and tags have names of their own.
        let words = text.replacing(/<style>[^<]*<\/style>|<[^>]*>/, with: " ").lowercased()
        for english in [
            "as it is", "needs a hand", "what happens", "what to do", "effort", "stage 1", "stage 3", "wave",
        ] {
            #expect(!words.contains(english), "\(english)")
        }
    }

    /// What scripts read is the same in all languages.
    @Test("machines", arguments: [ReportFormat.json, .sarif])
    func machines(format: ReportFormat) throws {
        let audit = Audit(
            try TemporaryProject(["M.swift": "import HandyJSON\nstruct M: HandyJSON { let id: Int }\n"]).project())
        #expect(format.text(audit, language: .chinese) == format.text(audit))
    }

    @Test func thePagesThatAreNamed() throws {
        let audit = Audit(
            try TemporaryProject(["M.swift": "import HandyJSON\nstruct M: HandyJSON { let id: Int }\n"]).project())
        let page = ReportFormat.html.text(audit, language: .chinese)
        #expect(page.contains("/Migration/zh-Hans/PropertyObservers.md\""))
        #expect(page.contains("<html lang=\"zh-Hans\">"))
        #expect(ReportFormat.table.text(audit, language: .chinese).contains("/Migration/zh-Hans/"))
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("zh-Hans")
        for page in GuidePage.allCases {
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(page.file).path))
        }
    }

    @Test func thePagesOfTheGuide() {
        expectSnapshot(DifferencesPage.compat.text(.chinese), "../../../zh-Hans/Differences.md")
        expectSnapshot(DifferencesPage.native.text(.chinese), "../../../zh-Hans/NativeDifferences.md")
    }

    @Test func rulesInChinese() {
        let text = RuleList.text(language: .chinese)
        #expect(text.contains("let-property\n  模型中的 let 属性 (stage: swap, impact: difference)\n  结果："))
        #expect(text.split(separator: "\n").allSatisfy { String($0).width <= ReportFormat.defaultWidth })
    }

    @Test(
        "lines are broken between characters",
        arguments: [
            ("会被填充和输出", 10, "  会被填充\n  和输出\n"), ("改成 var。", 8, "  改成\n  var。\n"),
            ("改成，它", 8, "  改成，\n  它\n"), ("a bc d", 6, "  a bc\n  d\n"),
        ])
    func wrapping(text: String, limit: Int, expected: String) {
        #expect(text.wrapped("  ", limit: limit) == expected)
    }

    @Test func widths() {
        #expect("结果：  ".width == "怎么做：".width)
        #expect("abc".width == 3)
        #expect("模型 a".cut(to: 5) == "模型…" || "模型 a".cut(to: 5).width <= 5)
        var table = TextTable(header: ["模块", "n"])
        table.rows.append(["abc", "1"])
        #expect(table.text(limit: 80) == "模块  n\n----  -\nabc   1\n")
    }

    private func isChinese(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }

    /// The code of a cell, by its backticks.
    private func code(_ cell: String) -> [String] {
        cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element).sorted()
    }

    /// Two letters in a row outside of code.
    private func hasWords(_ cell: String) -> Bool {
        cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined(
            separator: " "
        )
        .split { !$0.isLetter }.contains { $0.count > 1 }
    }

    private func numbers(_ text: RuleText) -> [Substring] {
        (text.title + " " + text.effect + " " + text.advice).split { !$0.isNumber && $0 != "." }
            .filter { $0.contains(where: \.isNumber) && $0.count > 1 }.sorted()
    }
}
