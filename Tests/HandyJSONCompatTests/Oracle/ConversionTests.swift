import Foundation
import HandyJSONCompat
import SmartCodable
import TestSupport
import Testing

/// One recorded conversion: a property of `type`, given `json`, became `result`.
struct ConversionLine: Decodable, Sendable {
    let type: String
    let json: String
    let result: String
    let kept: Bool
    let sure: String

    static let all = lines("conversions", as: ConversionLine.self)
    static let byType = Dictionary(grouping: all, by: \.type)

    /// Whether several members become a text: those of a dictionary have no order, so neither has their text.
    var hasMembersAsText: Bool { isText && json.hasPrefix("{") && json.contains(",") }

    /// The whole input.
    var source: String { json == "<missing key>" ? "{}" : #"{"v":\#(json)}"# }
}

/// A recorded table, one JSON object a line.
func lines<Line: Decodable>(_ name: String, as type: Line.Type) -> [Line] {
    do {
        let url = try #require(Bundle.module.url(forResource: name, withExtension: "jsonl", subdirectory: "Fixtures"))
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(type, from: Data($0.utf8))
        }
    } catch {
        Issue.record("cannot read \(name).jsonl: \(error)")
        return []
    }
}

@Suite("Conversions")
struct ConversionTests {
    @Test("the table is whole")
    func completeness() {
        #expect(ConversionLine.all.count == 2784)
        #expect(Set(ConversionLine.all.map(\.type)) == Set(Subject.all.map(\.name)))
        #expect(ConversionLine.byType.values.allSatisfy { $0.count == 48 })
    }

    @Test(
        "each JSON value becomes what HandyJSON made of it, or what a listed difference says", arguments: Subject.all,
        Subject.Shape.allCases)
    func conversion(subject: Subject, shape: Subject.Shape) {
        for line in rows(ConversionLine.byType[subject.name] ?? [], for: "\(subject.name) \(shape)") {
            let found = subject.read(shape, line.source)
            #expect(found == ConversionDifference.expected(line, subject), "\(line.type) from \(line.json)")
            // A listener sends the engine another way.
            let heard = SmartSentinel.record { subject.read(shape, line.source) }.value
            #expect(heard == found, "\(line.type) from \(line.json), recorded")
            Subject.$startsWithOther.withValue(true) {
                let other = subject.read(shape, line.source)
                #expect(
                    other == ConversionDifference.expected(line, subject),
                    "\(line.type) from \(line.json), another initial value")
            }
        }
    }

    @Test("a dictionary gives the same as text, of Swift's values and of Foundation's objects", arguments: Subject.all)
    func dictionarySource(subject: Subject) throws {
        for line in ConversionLine.byType[subject.name] ?? [] where !line.hasMembersAsText {
            let dictionary = try #require(JSONSerialization.jsonObject(with: Data(line.source.utf8)) as? [String: Any])
            let expected = subject.read(.structure, line.source)
            #expect(subject.readDictionary(dictionary) == expected, "\(line.type) from \(line.json)")
            for form in ObjectForm.tested {
                let members = subject.readDictionary(form.members(dictionary))
                #expect(members == expected, "\(line.type) from \(line.json), \(form) objects")
                let object = subject.readObject(form.dictionary(dictionary))
                #expect(object == expected, "\(line.type) from \(line.json), \(form) dictionary")
            }
        }
    }

    @Test(
        "58 properties in one model do not disturb each other",
        arguments: ConversionLine.byType["Bool"]?.map(\.json) ?? [])
    func everyType(json: String) {
        let source =
            json == "<missing key>"
            ? "{}" : "{" + Everything.names.map { #""\#($0)":\#(json)"# }.joined(separator: ",") + "}"
        let structure = Everything.deserialize(from: source)
        let reference = ClassEverything.deserialize(from: source)
        for (index, name) in Everything.types.enumerated() {
            guard let subject = Subject.byName[name],
                let line = ConversionLine.byType[name]?.first(where: { $0.json == json })
            else {
                Issue.record("no line for \(name)")
                continue
            }
            let expected = ConversionDifference.expected(line, subject)
            #expect(structure?.descriptions[index] == expected, "\(name) from \(json)")
            #expect(reference?.descriptions[index] == expected, "\(name) from \(json), class")
        }
    }

    @Test("a kept value is the initial value", arguments: Subject.all)
    func initialValues(subject: Subject) {
        // What was kept in an Any was a Swift string there, and is told from a string out of JSON by nothing but this.
        guard !subject.name.contains("Any") else { return }
        for line in ConversionLine.byType[subject.name] ?? [] where line.kept {
            #expect(line.result == subject.recordedInitial)
        }
    }

    @Test("every difference shows somewhere, and no line has two", arguments: ConversionDifference.all)
    func differences(difference: ConversionDifference) {
        let covered = ConversionLine.all.filter { difference.covers($0) }
        #expect(!covered.isEmpty)
        for line in covered {
            let names = ConversionDifference.all.filter { $0.covers(line) }.map(\.name)
            #expect(names == [difference.name], "\(line.type) from \(line.json)")
        }
    }

    @Test("where an Apple platform may convert otherwise, one reason says what it does, and ours is the same there")
    func appleConversions() {
        for line in ConversionLine.all {
            let reasons = AppleConversion.all.filter { $0.covers(line) }
            #expect(reasons.count == (line.sure == "certain" ? 0 : 1), "\(line.type) from \(line.json): \(reasons)")
        }
    }
}
