import Foundation
import Testing

@testable import MigrationKit

/// Every kind of difference between HandyJSON and HandyJSONCompat: its row of the page, and the rules of `audit` that
/// find it in source code, or why source code cannot show it.
@Suite("Differences and rules") struct DifferenceRulesTests {
    private enum Shown {
        case by([String])
        case not(because: String)
    }

    /// A JSON text brings it about: any property of a common type may meet it, or none.
    private static let payload = Shown.not(because: "the payload decides, and the types are those of most properties")
    private static let source = Shown.not(because: "what a dictionary holds is known at run time")
    private static let crash = Shown.not(because: "HandyJSON stopped the app, so no released code has it")

    private static let table: [String: Shown] = [
        "integer-out-of-range": .by(["small-integer"]),
        "digits-in-text": payload,
        "fraction-in-text": payload,
        "long-number": payload,
        "blanks-in-nsnumber": .by(["nsnumber-property"]),
        "exponent-in-nsnumber": .by(["nsnumber-property"]),
        "wide-nsnumber": .by(["nsnumber-property"]),
        "container-in-text": payload,
        "nan-in-text": payload,
        "beyond-double": payload,
        "beyond-float": payload,
        "minus-zero": payload,
        "foundation-value": .by(["foundation-value"]),
        "foundation-value-written": .by(["foundation-value"]),
        // A NaN is known at run time only; a type that JSON cannot hold is seen.
        "unwritable-property": .by(["unfillable-property"]),
        "member-order": .by(["ordered-text", "stored-text"]),
        "float-digits": .by(["float-property"]),
        "double-digits": .not(because: "nearly every model that is written has a Double"),
        "content-of-any": .by(["any-property"]),
        "date-in-any": .by(["any-property"]),
        "bare-optional": .by(["transformed-optional"]),
        "cyclic-graph": crash,
        "lazy-storage": .by(["lazy-property"]),
        "weak-storage": .by(["weak-property"]),
        "unowned-storage": .by(["weak-property"]),
        "closure": .by(["unfillable-property"]),
        "metatype": .by(["unfillable-property"]),
        "wrapped-name": .by(["wrapped-key"]),
        "codable-value": .by(["codable-property"]),
        "nested-mapping": .by(["nested-mapping"]),
        "accent-in-path": crash,
        "nil-in-dictionary": source,
        "set-source": source,
        "native-source": source,
        "text-in-any": source,
        "optional-in-any": source,
        "hashable-in-any": source,
        "optional-raw-null": payload,
        "raw-value-written": .not(because: "HandyJSON wrote no model that has such an enum"),
        "any-transform": .not(because: "what the closure does with an optional decides"),
        "model-in-array": source,
        "odd-key-in-array": source,
        "decimal-digits": .by(["exact-transform"]),
        "date-of-infinity": .by(["date-transform"]),
        "date-of-nan": .by(["date-transform"]),
        "date-of-long-integer": .by(["date-transform"]),
        "transform-answer": .by(["custom-transform", "transform-without-counterpart"]),
        "custom-written": .by(["custom-transformable"]),
        "custom-standard": .by(["custom-transformable"]),
        "equal-keys": payload,
        "null-object": payload,
        "struct-as-enum": .by(["enum-without-raw-value"]),
        "mutable-collection": .by(["filled-object"]),
        "decimal-number": .by(["filled-object"]),
        "class-mapping": .by(["assigning-mapping"]),
    ]

    @Test func everyKindHasAnEntry() {
        #expect(Set(KnownDifference.compat.map(\.id)) == Set(Self.table.keys))
    }

    @Test("rules that find differences are rules, and are found in fixtures")
    func rulesExist() {
        let fixtures = Set(FixtureCase.all("Rules").map(\.name))
        for (kind, shown) in Self.table {
            guard case .by(let rules) = shown else { continue }
            #expect(!rules.isEmpty)
            for id in rules {
                #expect(Rule.byID[id] != nil, "\(kind): no rule \(id)")
                #expect(fixtures.contains(id), "\(kind): nothing shows that \(id) is found")
            }
        }
    }

    @Test("what a rule calls a difference of the swap is a row of the page, or is said not to be one")
    func rulesHaveRows() {
        let named = Set(
            Self.table.values.flatMap { shown -> [String] in
                if case .by(let rules) = shown { return rules }
                return []
            })
        // What works as with HandyJSON and is easily forgotten, or is about Apple's platforms: the page's last paragraph.
        let others: Set = [
            "let-property", "property-observer", "mapped-observer", "standard-conformance", "kvo-property",
            "unreached-mapping", "unreached-life-cycle",
        ]
        for rule in Rule.all where rule.stage == .swap && rule.impact == .difference && rule.page == .differences {
            #expect(named.contains(rule.id), "\(rule.id) has no row")
        }
        for rule in Rule.modelRules where rule.stage == .swap && rule.impact == .difference {
            #expect(named.contains(rule.id) != others.contains(rule.id), "\(rule.id)")
        }
    }

    @Test("the tests' lists of differences speak of rows")
    func listsSpeakOfRows() throws {
        let tests = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Tests").standardized
        func text(_ path: String) throws -> String {
            try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
        }
        var titles: Set<String> = []
        for line in try text("HandyJSONCompatTests/Fixtures/facts-differences.jsonl").split(separator: "\n") {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            if object?["kind"] as? String == "listed", let row = object?["row"] as? String { titles.insert(row) }
        }
        let conversions = try text("HandyJSONCompatTests/Oracle/ConversionDifference.swift")
        titles.formUnion(
            conversions.components(separatedBy: "ConversionDifference(name: \"").dropFirst()
                .compactMap { $0.components(separatedBy: "\"").first })
        #expect(titles.count >= 25)
        let rows = Set(KnownDifference.compat.map(\.title))
        #expect(titles.subtracting(rows) == [])
        let printed = DifferencesPage.compat.text()
        for title in rows {
            #expect(printed.contains("\n| \(title) "), "the command does not print \(title)")
        }
    }

    @Test("replay names every kind that two recordings show, and says why not of the others")
    func replayNames() {
        for row in KnownDifference.compat {
            guard case .never(let reason) = row.visibility else { continue }
            #expect(!reason.isEmpty, "\(row.id)")
        }
    }
}
