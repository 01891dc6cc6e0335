import Foundation
import TestSupport
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// Where the properties of a class may lie, by layouts of systems on which these tests do not run.
@Suite struct PlacementTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        /// Offset and size of each property, superclasses first.
        let places: [[Int]]
        let start: Int
        let size: Int
        var word = 8
        var problem: TypeLayout.Problem?

        var testDescription: String { name }
    }

    private static let nsObject = 8
    /// An Objective-C base whose only variable is a BOOL.
    private static let flagged = ObjectiveCRuntime.end(
        ofVariableAt: 8, encoding: UInt8(ascii: "B"), alignedSize: 16, word: 8)
    /// UIView's last variables are bit fields, whose end is not known.
    private static let view = ObjectiveCRuntime.end(
        ofVariableAt: 480, encoding: UInt8(ascii: "{"), alignedSize: 504, word: 8)

    @Test(arguments: [
        Row(name: "NSObject", places: [[8, 8]], start: nsObject, size: 16),
        Row(name: "NSObject, three levels", places: [[8, 8], [16, 16], [32, 8]], start: nsObject, size: 40),
        Row(name: "NSObject, generic with Int8", places: [[8, 1], [16, 8]], start: nsObject, size: 24),
        Row(name: "NSObject, one byte first", places: [[8, 1], [16, 8]], start: nsObject, size: 24),
        Row(name: "NSObject, one byte alone, rounded", places: [[8, 1]], start: nsObject, size: 16),
        Row(name: "NSObject, nothing stored", places: [], start: nsObject, size: 8),
        Row(name: "NSObject, an empty struct", places: [[0, 0]], start: nsObject, size: 8),
        Row(name: "NSObject, in the header", places: [[0, 8]], start: nsObject, size: 16, problem: .outOfBounds("p0")),
        Row(
            name: "NSObject, beyond the end", places: [[8, 16]], start: nsObject, size: 16, problem: .outOfBounds("p0")),
        Row(name: "NSObject, no metadata", places: [], start: nsObject, size: 16, problem: .noReflectionMetadata),
        Row(name: "Swift", places: [[16, 8]], start: 16, size: 24),
        Row(name: "Swift, nothing stored", places: [], start: 16, size: 16),
        Row(name: "Swift, in the header", places: [[8, 8]], start: 16, size: 24, problem: .outOfBounds("p0")),
        Row(
            name: "Swift, two at one place", places: [[16, 8], [16, 8]], start: 16, size: 32,
            problem: .overlapping("p0", "p1")),
        Row(name: "Swift, no metadata", places: [], start: 16, size: 24, problem: .noReflectionMetadata),
        Row(name: "after a BOOL, a Bool", places: [[9, 1], [16, 8]], start: flagged, size: 24),
        Row(name: "after a BOOL, a Bool alone", places: [[9, 1]], start: flagged, size: 16),
        Row(name: "after a BOOL, nothing", places: [], start: flagged, size: 16),
        Row(name: "after a BOOL, over it", places: [[8, 1]], start: flagged, size: 16, problem: .outOfBounds("p0")),
        Row(name: "UIView", places: [[504, 8]], start: view, size: 512),
        Row(name: "UIView, a Bool in its last word", places: [[498, 1]], start: view, size: 504),
        Row(name: "UIView, nothing", places: [], start: view, size: 504),
        Row(name: "UIView, over it", places: [[480, 8]], start: view, size: 512, problem: .outOfBounds("p0")),
        Row(name: "Swift, 32 bits", places: [[8, 4], [12, 1]], start: 8, size: 16, word: 4),
        Row(
            name: "Swift, 32 bits, in the header", places: [[4, 4]], start: 8, size: 12, word: 4,
            problem: .outOfBounds("p0")),
        Row(name: "NSObject, 32 bits", places: [[4, 4], [8, 12]], start: 4, size: 20, word: 4),
        Row(name: "NSObject, 32 bits, nothing", places: [], start: 4, size: 4, word: 4),
        Row(
            name: "NSObject, 32 bits, no metadata", places: [], start: 4, size: 8, word: 4,
            problem: .noReflectionMetadata),
    ])
    func placesOfClasses(_ row: Row) {
        let properties = row.places.enumerated().map { index, place in
            StoredProperty(
                name: "p\(index)", type: Int.self, offset: place[0], size: place[1],
                alignment: min(row.word, max(1, place[1] & -place[1])), isVariable: true, holdsValue: true,
                holdsFunction: false, level: 0)
        }
        #expect(
            TypeLayout.placementProblem(properties, isClass: true, start: row.start, size: row.size, word: row.word)
                == row.problem)
    }

    /// An object's own variable ends where its type says, or where the rounded size allows at the least.
    @Test(
        arguments: [
            (0, "#", 8, 8, 8), (0, "#", 4, 4, 4), (8, "c", 16, 8, 9), (8, "B", 16, 8, 9), (8, "@", 16, 8, 16),
            (8, "q", 16, 8, 16), (12, "i", 16, 8, 16), (10, "s", 16, 8, 12), (8, "{", 40, 8, 33), (4, "d", 12, 4, 12),
            (8, "^", 16, 8, 16), (8, "", 16, 8, 9),
        ] as [(Int, String, Int, Int, Int)])
    func endOfObjectiveCVariables(_ offset: Int, _ encoding: String, _ size: Int, _ word: Int, _ end: Int) {
        #expect(
            ObjectiveCRuntime.end(
                ofVariableAt: offset, encoding: encoding.utf8.first ?? 0, alignedSize: size, word: word) == end)
    }

    #if DEBUG
    class Foreign: NSObject {
        var one = 1
        var flag = true
    }

    class First: Foreign {
        var second = false
    }

    final class Last: First {}

    /// The bound is asked of the nearest class of Objective-C, here one that Swift has made.
    @Test func theNearestObjectiveCClassIsAsked() {
        let end = TypeLayout.of(Foreign.self).properties.map { $0.offset + $0.size }.max() ?? 0
        SimulatedObjectiveC.end(of: Foreign.self, at: end)
        let layout = TypeLayout.of(Last.self)
        #expect(layout.problem == .outOfBounds("one"))
        #expect(!TypeLayout.storesSomething(Foreign.self) && !TypeLayout.storesSomething(Last.self))
        #expect(TypeLayout.storesSomething(First.self))
    }
    #endif
}
