import Foundation
import HandyJSONCompat
import Testing

/// Arrays of more than 16 MB, whose elements are given back to the system once they are read: nothing else may differ.
@Suite struct LargeArrayTests {
    private struct Row: HandyJSON {
        var id = 0
        var cells: [Int] = []
    }

    private final class Object: HandyJSON {
        var id = 0
        var cells: [Int] = []
        var mapped = 0
        required init() {}
        func mapping(mapper: HelpingMapper) { mapper <<< mapped <-- "id" }
    }

    private static let cells = Array(repeating: 123_456_789_012_345, count: 256)
    private static let list: String = {
        let numbers = cells.map { "\($0)" }.joined(separator: ",")
        let rows = (0..<4300).map { id -> String in id == 2500 ? "17" : #"{"id":\#(id),"cells":[\#(numbers)]}"# }
        return "[" + rows.joined(separator: ",") + "]"
    }()

    /// An element that is no object becomes nil.
    private func check<Model>(_ models: [Model?]?, _ id: (Model) -> Int, _ cells: (Model) -> [Int]) throws {
        let models = try #require(models)
        #expect(models.count == 4300)
        #expect(models.enumerated().allSatisfy { $1.map(id) == ($0 == 2500 ? nil : $0) })
        #expect(models.enumerated().allSatisfy { $1.map(cells) == ($0 == 2500 ? nil : Self.cells) })
    }

    @Test func structs() throws { try check([Row].deserialize(from: Self.list), \.id, \.cells) }

    @Test func mappedClassesAtAPath() throws {
        let models = [Object].deserialize(
            from: #"{"code":0,"data":{"list":\#(Self.list)}}"#, designatedPath: "data.list")
        try check(models, \.mapped, \.cells)
    }
}
