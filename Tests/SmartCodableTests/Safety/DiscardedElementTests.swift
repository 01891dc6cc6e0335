import Foundation
import Testing

@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine

/// Very large arrays, whose elements are given back to the system once they are read: nothing else may differ.
@Suite(.serialized) struct DiscardedElementTests {
    struct Row: Codable, Equatable {
        var id: Int
        var cells: [Int]
    }

    /// Keeps its decoder, and reads from it later.
    struct Keeper: Decodable {
        let decoder: any Decoder
        init(from decoder: any Decoder) throws { self.decoder = decoder }
    }

    /// Keeps the path that it was asked at.
    struct Placed: Decodable {
        let path: String
        init(from decoder: any Decoder) throws { path = decoder.codingPath.map(\.stringValue).joined(separator: ".") }
    }

    struct NativeRow: SmartCodable {
        var id = 0
        var cells: [Int] = []
    }

    struct DirectRow: SmartDirectCodable {
        var id = 0
        var cells: [Int] = []
    }

    private static let cells = Array(repeating: 123_456_789_012_345, count: 256)
    private static let count = 4300

    /// 17.6 MB; `last` is the last element.
    private static func text(last: String? = nil) -> String {
        let cells = cells.map { "\($0)" }.joined(separator: ",")
        let rows = (0..<count).map { #"{"id":\#($0),"cells":[\#(cells)]}"# } + (last.map { [$0] } ?? [])
        return "[" + rows.joined(separator: ",") + "]"
    }

    private static let text = text()

    /// Decodes as a call does. Returns the value, and where the document begins after that.
    private func decode<T>(_ type: T.Type, _ text: String = text, _ log: RepairLog = .silent) throws -> (T, Document) {
        let document = try Document(text: text)
        #expect(document.isPaged)
        LinkedCodableHalf.link()
        var session = DecodingSession.begin(document, log: log)
        defer { DecodingSession.end(&session) }
        session.permitDiscarding(document)
        return (try session.decode(type, at: 0), document)
    }

    @Test func elementsAreDiscarded() throws {
        let (rows, document) = try decode([Row].self)
        #expect(rows.count == Self.count)
        #expect(rows.enumerated().allSatisfy { $1 == Row(id: $0, cells: Self.cells) })
        let discarded = try #require(document.discarded)
        #expect(discarded.position > Self.count - 500 && discarded.position < Self.count)
        // What is left has the path that it had.
        #expect(DocumentMemory(document).path(to: discarded.child) == [.element(discarded.position)])
    }

    @Test func everyFamilyDecodesTheSame() throws {
        let native = try #require([NativeRow].deserialize(from: Self.text))
        #expect(native.count == Self.count && native.allSatisfy { $0.cells == Self.cells } && native.last?.id == 4299)
        let direct = try #require([DirectRow].deserialize(from: Self.text))
        #expect(direct.count == Self.count && direct.allSatisfy { $0.cells == Self.cells } && direct.last?.id == 4299)
        let rows = try SmartJSONDecoder().decode([Row].self, from: Self.text)
        #expect(rows.count == Self.count && rows.allSatisfy { $0.cells == Self.cells } && rows.last?.id == 4299)
        for document in [try decode([NativeRow].self).1, try decode([DirectRow].self).1] {
            #expect(document.discarded != nil)
        }
    }

    @Test func anErrorIsJSONDecoders() throws {
        let text = Self.text(last: #"{"id":7,"cells":[1,{"a":2}]}"#)
        let theirs = thrownError(DecodingError.self) { try JSONDecoder().decode([Row].self, from: Data(text.utf8)) }
        let ours = thrownError(DecodingError.self) { try SmartJSONDecoder().decode([Row].self, from: text) }
        guard case .typeMismatch(_, let expected)? = theirs, case .typeMismatch(_, let context)? = ours else {
            Issue.record("\(theirs as Any), \(ours as Any)")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == expected.codingPath.map(\.stringValue))
        #expect(context.codingPath.first?.intValue == Self.count)
    }

    @Test func aKeptDecoderReadsItsValue() throws {
        let keepers = try SmartJSONDecoder().decode([Keeper].self, from: Self.text)
        for number in [0, 1, 2000, Self.count - 1] {
            #expect(try Row(from: keepers[number].decoder) == Row(id: number, cells: Self.cells))
        }
        #expect(try decode([Keeper].self).1.discarded == nil)
    }

    @Test func pathsCountWhatWasDiscarded() throws {
        let (places, document) = try decode([Placed].self)
        #expect(places.enumerated().allSatisfy { $1.path == "Index \($0)" })
        #expect(document.discarded != nil)
    }

    @Test func nothingIsDiscardedWhereSomebodyIsTold() throws {
        let text = Self.text(last: #"{"id":"x","cells":[]}"#)
        let (rows, report) = SmartSentinel.record { [NativeRow].deserialize(from: text) }
        #expect(rows?.count == Self.count + 1)
        #expect(report.repairs.map(\.path) == ["[\(Self.count)].id"])
        #expect(try decode([NativeRow].self, text, RepairLog(isListening: true)).1.discarded == nil)
    }

    /// User code may read the array twice.
    @Test func nothingIsDiscardedInATypesOwnArray() throws {
        struct Page: Decodable {
            let first: [Row]
            let second: [Row]
            init(from decoder: any Decoder) throws {
                first = try decoder.singleValueContainer().decode([Row].self)
                second = try decoder.singleValueContainer().decode([Row].self)
            }
        }
        let (page, document) = try decode(Page.self)
        #expect(page.first == page.second)
        #expect(page.second.last == Row(id: Self.count - 1, cells: Self.cells))
        #expect(document.discarded == nil)
    }
}
