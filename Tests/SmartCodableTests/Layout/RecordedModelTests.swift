import Foundation
import SmartCodable
import TestSupport
import Testing

/// Models without reflection metadata keep what `init()` gives them, as those that have it do.
@Suite struct RecordedModelTests {
    private typealias Way = WithoutMetadata

    private static let isPrepared: Bool = {
        TypeLayout.forgetMetadata(of: [
            RecordedInner<Way>.self, RecordedLeaf<Way>.self, RecordedScalars<Way>.self, RecordedValues<Way>.self,
            RecordedWrapped<Way>.self, RecordedMapped<Way>.self, RecordedConstant<Way>.self, RecordedAddress<Way>.self,
            RecordedBase<Way>.self, RecordedEmpty<Way>.self, RecordedSub<Way>.self, RecordedAround<Way>.self,
            RecordedCard<Way>.self, RecordedVideo<Way>.self, RecordedWall<Way>.self, UnknownInitialValues<Way>.self,
            UnknownWrapper<Way>.self, UnknownProperties<Way>.self, UnknownFailure<Way>.self, UnknownLevel<Way>.self,
            UnknownStorage<Way>.self, RecordedRest<Way>.self, RecordedUnknown<Way>.self, RecordedUnknownSub<Way>.self,
            RecordedRestBase<Way>.self, RecordedRestSub<Way>.self,
            Listened.self,
        ])
        return true
    }()

    init() { #expect(Self.isPrepared) }

    @Test func everyModelIsReadAndWrittenAsWithMetadata() {
        let expected = RecordedModels.lines(WithMetadata.self)
        let found = RecordedModels.lines(WithoutMetadata.self)
        #expect(expected.count == found.count && expected.count > 400)
        for (line, other) in zip(expected, found) where line != other { #expect(other == line) }
        #expect(found.filter { $0.hasSuffix("edited, as if it were new: true") }.count > 50)
        // What is missing is as `init()` has it, and what the app changes is written. (`RecordedAround` demands a member.)
        for line in found where line.hasPrefix("Recorded") && !line.hasPrefix("RecordedAround") {
            #expect(line.hasSuffix(" true"), "\(line)")
        }
    }

    @Test func whatCannotBeKnownIsAnErrorThatSaysWhy() {
        #expect(
            RecordedModels.refusals(WithoutMetadata.self)
                == RecordedModels.expectedRefusals(
                    "it has no reflection metadata; build its module without -disable-reflection-metadata"))
        #expect(!RecordedModels.refusals(WithMetadata.self).contains { $0.contains("cannot be") })
    }

    /// An array leaves out what cannot be made, and says so.
    @Test func anElementOfSuchATypeIsReported() throws {
        let (models, report) = SmartSentinel.record { [UnknownInitialValues<Way>].deserialize(from: #"[{"n":1}]"#) }
        #expect(models?.isEmpty == true)
        #expect(report.repairs.map(\.action) == [.dropped])
        #expect(report.repairs.first?.reason?.contains("its initial values cannot be known") == true)
    }

    /// The report is not empty where there is no model, and says that there is none.
    @Test func aModelThatIsRefusedIsReported() throws {
        let (model, report) = SmartSentinel.record { UnknownInitialValues<Way>.deserialize(from: #"{"n":1}"#) }
        #expect(model == nil)
        let repair = try #require(report.repairs.first)
        #expect(report.totalCount == 1 && repair.action == .refused)
        #expect(repair.found == "object of 1")
        #expect(repair.reason?.contains("-disable-reflection-metadata") == true)
        let sentence = "UnknownInitialValues<WithoutMetadata>, found object of 1: refused, gave no value ("
        #expect(repair.description.hasPrefix(sentence), "\(repair)")
        #expect(throws: (any Error).self) {
            try UnknownInitialValues<Way>.decode(from: #"{"n":1}"#, options: [.strict])
        }
    }

    /// Of no other test, so that listeners can tell it.
    private struct Listened: SmartDecodable { var n = 1 }

    /// Not in the attribute: Swift 6.0's compiler crashes at closures there.
    private static let doors: [@Sendable () -> Void] = [
        { _ = Listened.deserialize(from: #"{"n":1}"#) }, { _ = try? Listened.decode(from: #"{"n":1}"#) },
        { _ = try? SmartJSONDecoder().decode(Listened.self, from: #"{"n":1}"#) },
    ]

    /// Listeners are told each time: the report as values, and one text in which the refusal stands once.
    @Test(arguments: doors) func listenersAreToldOfIt(_ decode: @Sendable () -> Void) throws {
        let (reports, texts) = heard { for _ in 0..<3 { decode() } }
        #expect(reports.map(\.totalCount) == [1, 1, 1])
        #expect(reports.allSatisfy { $0.repairs.map(\.action) == [.refused] })
        #expect(texts.count == 3)
        for text in texts {
            let lines = text.split(separator: "\n")
            #expect(lines.count == 4, "\(text)")
            #expect(
                lines[2].hasPrefix("   ┆┄ Refused to fill 'Listened'. (Listened cannot be decoded: its initial values"))
        }
    }

    /// What a decode repaired before it failed is told like what one repaired that succeeded.
    @Test func repairsBeforeAFailureAreTold() throws {
        struct Whole: SmartDecodable {
            var listened = 0
            var lists: [Listened] = []
        }
        struct Failing: Decodable { let whole: Whole, listened: Int }
        let (reports, texts) = heard {
            #expect(throws: DecodingError.self) {
                try SmartJSONDecoder().decode(Failing.self, from: #"{"whole":{"listened":"7"}}"#)
            }
        }
        #expect(reports.map(\.totalCount) == [2])
        #expect(reports.first?.repairs.map(\.path) == ["whole.listened", "whole.lists"])
        let lines = texts.first?.split(separator: "\n").dropFirst(1).dropLast() ?? []
        #expect(
            lines == [
                "Failing 👈🏻 👀",
                #"   ┆┄ No value associated with key CodingKeys(stringValue: "listened", intValue: nil) ("listened")."#,
                "   ╆━ whole: Whole",
                "      ┆┄ listened: Expected to decode 'Int' but found 'String' instead.",
                "      ┆┄ lists: No value associated with key.",
            ])
    }

    /// What listeners are told meanwhile of `Listened` on this thread, as the cases of a test run at once.
    private func heard(_ body: () throws -> Void) rethrows -> (reports: [SmartReport], texts: [String]) {
        let reports = Shared<[SmartReport]>([])
        let texts = Shared<[String]>([])
        nonisolated(unsafe) let thread = Thread.current
        let listeners = [
            SmartSentinel.onReport { report in
                if Thread.current === thread { reports.change { $0.append(report) } }
            },
            // Not the mistake, which is said once.
            SmartSentinel.onLogGenerated { text in
                if Thread.current === thread, text.contains("👀") { texts.change { $0.append(text) } }
            },
        ]
        defer { for listener in listeners { listener.cancel() } }
        try body()
        return (reports.value, texts.value)
    }

    /// An update that is refused leaves the model as it was, and says so.
    @Test func aRefusedUpdateIsReported() throws {
        var model = UnknownStorage<Way>()
        let (isUpdated, report) = SmartSentinel.record { SmartUpdater.update(&model, from: #"{"name":"m"}"#) }
        #expect(!isUpdated && model.name == "n")
        #expect(report.repairs.first?.description.contains(": refused, left as it was (") == true, "\(report)")
    }

    /// An object in a model stays what it is.
    @Test func anObjectInAModelIsNotReplacedByAnUpdate() throws {
        var wall = try #require(RecordedWall<Way>.deserialize(from: "{}"))
        let object = wall.object
        let (isUpdated, report) = SmartSentinel.record {
            SmartUpdater.update(&wall, from: #"{"object":{"a":2},"cards":[]}"#)
        }
        #expect(isUpdated && wall.object === object && object.a == 1 && wall.cards.isEmpty)
        #expect(report.repairs.map(\.action) == [.keptInitialValue])
    }

    /// Initial values are of an instance each time.
    @Test func objectsThatAreInitialValuesAreNotShared() throws {
        let walls = try #require([RecordedWall<Way>].deserialize(from: "[{},{}]"))
        #expect(walls.count == 2 && walls[0].object !== walls[1].object)
    }
}
