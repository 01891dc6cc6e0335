import Foundation
import SmartCodable
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
            UnknownStorage<Way>.self,
        ])
        return true
    }()

    init() { #expect(Self.isPrepared) }

    @Test func everyModelIsReadAndWrittenAsWithMetadata() {
        let expected = RecordedModels.lines(WithMetadata.self)
        let found = RecordedModels.lines(WithoutMetadata.self)
        #expect(expected.count == found.count && expected.count > 400)
        for (line, other) in zip(expected, found) where line != other { #expect(other == line) }
        // What is missing is as `init()` has it. (`RecordedAround` demands a member.)
        for line in found where line.hasPrefix("Recorded") && !line.hasPrefix("RecordedAround") {
            #expect(line.hasSuffix(" true"), "\(line)")
        }
    }

    @Test func whatCannotBeKnownIsAnErrorThatSaysWhy() {
        #expect(
            RecordedModels.refusals(WithoutMetadata.self)
                == RecordedModelTests.refusals(
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

    /// The report is not empty where there is no model, and listeners are told.
    @Test func aModelThatIsRefusedIsReported() throws {
        let (model, report) = SmartSentinel.record { UnknownInitialValues<Way>.deserialize(from: #"{"n":1}"#) }
        #expect(model == nil)
        let repair = try #require(report.repairs.first)
        #expect(report.totalCount == 1 && repair.action == .refused)
        #expect(repair.found == "object of 1")
        #expect(repair.reason?.contains("-disable-reflection-metadata") == true)
        #expect(throws: (any Error).self) {
            try UnknownInitialValues<Way>.decode(from: #"{"n":1}"#, options: [.strict])
        }
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

    /// What `RecordedModels.refusals` gives for a reason.
    static func refusals(_ reason: String) -> [String] {
        let unknown =
            "UnknownInitialValues<Way> cannot be decoded: its initial values cannot be known, and \(reason), "
            + "or make it SmartCodable: then its encode(to:) tells them."
        let level =
            "UnknownLevel<Way> cannot be decoded: no init(from:) reads the properties of UnknownLevel<Way>, and "
            + "\(reason), or override init(from:) and encode(to:) in UnknownLevel<Way>."
        func property(_ model: String, _ name: String, _ type: String) -> String {
            "\(model)<Way> cannot be decoded: its encode(to:) does not write '\(name)' as \(type), which would tell its "
                + "initial value, and \(reason), or write it so."
        }
        return [
            unknown, unknown, property("UnknownWrapper", "id", "SmartKey<Int>"),
            property("UnknownProperties", "count", "Int"), property("UnknownProperties", "note", "Optional<String>"),
            "UnknownFailure<Way> cannot be decoded: its initial values cannot be known (its encode(to:) throws Refusal()), "
                + "and \(reason).",
            level, level, #"{"count":"1","note":"y"}"#, "not written", "false true", "false true",
        ]
    }
}
