import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import MigrationKit

/// The fixtures' sources, changed at random: no command crashes on them, what it writes parses, and a second run
/// changes nothing. Comments and line breaks between tokens change no decision. HANDYJSON_MIGRATE_MUTATIONS=1000 tries
/// more of them than the few that a test run has time for.
@Suite("Mutated sources") struct MutationTests {
    private static let count = ProcessInfo.processInfo.environment["HANDYJSON_MIGRATE_MUTATIONS"].flatMap(Int.init) ?? 1
    private static let fixtures = FixtureCase.all("Adopt") + FixtureCase.all("Rules") + FixtureCase.all("Swap")

    @Test("lines taken out, doubled and exchanged", arguments: fixtures)
    func lines(fixture: FixtureCase) throws {
        var random = SplitMix(seed: fixture.name)
        for _ in 0..<Self.count {
            try check(files(fixture).mapValues { random.mutateLines($0) }, fixture.name)
        }
    }

    @Test("tokens taken out", arguments: fixtures)
    func tokens(fixture: FixtureCase) throws {
        var random = SplitMix(seed: fixture.name)
        for _ in 0..<Self.count {
            try check(files(fixture).mapValues { random.dropToken($0) }, fixture.name)
        }
    }

    @Test("comments between tokens", arguments: fixtures)
    func comments(fixture: FixtureCase) throws {
        var random = SplitMix(seed: fixture.name)
        let plain = try rewritten(files(fixture))
        for _ in 0..<Self.count {
            let commented = files(fixture).mapValues { random.comment($0) }
            try check(commented, fixture.name)
            for (path, text) in try rewritten(commented) where path.hasSuffix(".swift") {
                let (found, wanted) = (words(text), words(plain[path] ?? ""))
                if found != wanted {
                    Issue.record(
                        "\(fixture.name), \(path): another result for\n\(commented[path] ?? "")\n\(UnifiedDiff.text(path, Array((plain[path] ?? "").utf8), Array(text.utf8)))"
                    )
                }
            }
        }
    }

    @Test("comments at lines are kept", arguments: fixtures)
    func commentsAtLines(fixture: FixtureCase) throws {
        var random = SplitMix(seed: fixture.name)
        for _ in 0..<Self.count {
            let commented = files(fixture).mapValues { random.commentLines($0) }
            // A dependency that goes takes what is said of it along.
            for (path, text) in try rewritten(commented)
            where path.hasSuffix(".swift") && !path.hasSuffix("Package.swift") {
                let lost =
                    (commented[path] ?? "").components(separatedBy: "// kept").count
                    - text.components(separatedBy: "// kept").count
                if lost != 0 {
                    Issue.record(
                        "\(fixture.name): \(lost) lost\n\(UnifiedDiff.text(path, Array((commented[path] ?? "").utf8), Array(text.utf8)))"
                    )
                }
            }
        }
    }

    private func files(_ fixture: FixtureCase) -> [String: String] {
        let part = fixture.files("before").isEmpty ? "positive" : "before"
        return fixture.files(part).compactMapValues { String(data: Data($0), encoding: .utf8) }
    }

    private func adoption(isUnsafe: Bool) -> Adoption {
        var result = Adoption()
        result.isUnsafe = isUnsafe
        return result
    }

    private func rewritten(_ files: [String: String]) throws -> [String: String] {
        let home = try TemporaryProject(files)
        try Swap().plan(home.project()).write()
        try adoption(isUnsafe: false).plan(home.project()).write()
        return home.files.mapValues { String(decoding: $0, as: UTF8.self) }
    }

    private func check(_ files: [String: String], _ name: String) throws {
        let home = try TemporaryProject(files)
        let broken = Set(try home.project().broken.map(\.path))
        _ = ReportFormat.html.text(Audit(try home.project()), history: [])
        for plan in [
            { Swap().plan($0) }, adoption(isUnsafe: false).plan, adoption(isUnsafe: true).plan,
        ] as [(Project) -> ChangeSet] {
            let changes = plan(try home.project())
            #expect(changes.changes.allSatisfy { !broken.contains($0.file.path) }, "a file with errors is left alone")
            try changes.write()
            let project = try home.project()
            #expect(
                Set(project.broken.map(\.path)).isSubset(of: broken),
                "\(name): what is written parses\n\(files)\n\(changes.diff)")
            #expect(plan(project).diff == "", "\(name): a second run changes nothing\n\(files)")
        }
    }

    private func words(_ text: String) -> [String] {
        Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map(\.text).filter { $0 != "," }
    }
}

/// A generator that gives the same numbers in every run.
private struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: String) { state = seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func mutateLines(_ text: String) -> String {
        var lines = text.components(separatedBy: "\n")
        for _ in 0...Int.random(in: 0..<3, using: &self) where lines.count > 1 {
            let (first, second) = (
                Int.random(in: 0..<lines.count, using: &self), Int.random(in: 0..<lines.count, using: &self)
            )
            switch Int.random(in: 0..<3, using: &self) {
            case 0: lines.remove(at: first)
            case 1: lines.insert(lines[first], at: second)
            default: lines.swapAt(first, second)
            }
        }
        return lines.joined(separator: "\n")
    }

    mutating func dropToken(_ text: String) -> String {
        let tokens = Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map { $0 }
        guard tokens.count > 2 else { return text }
        let dropped = Int.random(in: 0..<(tokens.count - 1), using: &self)
        return tokens.indices.map {
            $0 == dropped
                ? tokens[$0].leadingTrivia.description + tokens[$0].trailingTrivia.description : tokens[$0].description
        }.joined()
    }

    /// At the ends of some lines, and above some.
    mutating func commentLines(_ text: String) -> String {
        var result = ""
        for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
            var leading = token.leadingTrivia.description
            if let end = leading.lastIndex(where: \.isNewline), token.tokenKind != .endOfFile, !token.isInText {
                switch Int.random(in: 0..<8, using: &self) {
                case 0: leading = " // kept" + leading
                case 1: leading += "// kept" + leading[end...]
                default: break
                }
            }
            result += leading + token.text + token.trailingTrivia.description
        }
        return result
    }

    /// Before some tokens that no string holds.
    mutating func comment(_ text: String) -> String {
        var result = ""
        for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
            let isWord = token.tokenKind != .endOfFile && !token.isInText && !token.trailingTrivia.isEmpty
            result += token.leadingTrivia.description + token.text
            result +=
                isWord && Int.random(in: 0..<6, using: &self) == 0
                ? " /* kept */" + token.trailingTrivia.description : token.trailingTrivia.description
        }
        return result
    }
}

extension TokenSyntax {
    fileprivate var isInText: Bool {
        parent?.is(StringSegmentSyntax.self) == true || parent?.is(StringLiteralExprSyntax.self) == true
    }
}
