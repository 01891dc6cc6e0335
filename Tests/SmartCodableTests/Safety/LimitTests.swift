import Foundation
import SmartCodable
import Testing

private struct Holder: SmartCodable {
    var list: [[Int]] = []
    var text = ""
    var inner: Inner?
    struct Inner: SmartCodable { var list: [[Int]] = [] }
}

private struct TwoContainers: Encodable {
    private enum First: String, CodingKey { case first, second }
    private enum Second: String, CodingKey { case wrong, right }

    func encode(to encoder: any Encoder) throws {
        var first = encoder.container(keyedBy: First.self)
        try first.encode(1, forKey: .second)
        var second = encoder.container(keyedBy: Second.self)
        try second.encode(1, forKey: .wrong)
        try first.encode(["deep": [1, .nan]], forKey: .first)
    }
}

private struct Row: Encodable {
    var value: [Double]
    private enum CodingKeys: CodingKey { case value }
    private enum Other: CodingKey { case other }
    func encode(to encoder: any Encoder) throws {
        if value.isEmpty {
            var other = encoder.container(keyedBy: Other.self)
            return try other.encode(0, forKey: .other)
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .value)
    }
}

@Suite struct LimitTests {
    @Test func theDepthLimitHoldsForJSONInStrings() {
        let json = #"{"inner":"{\"list\":[[1]]}","list":"[[2]]"}"#
        #expect(Holder.deserialize(from: json)?.inner?.list == [[1]])
        #expect(Holder.deserialize(from: json, options: [.maximumDepth(3)])?.inner?.list == [[1]])
        // The outer text is two levels deep, the one in the string three.
        let limited = Holder.deserialize(from: json, options: [.maximumDepth(2)])
        #expect(limited != nil)
        #expect(limited?.inner?.list == nil || limited?.inner?.list == [])
        #expect(limited?.list == [[2]])
        #expect(Holder.deserialize(from: json, options: [.maximumDepth(1)])?.list == [])
    }

    private func path(_ body: () throws -> Data) -> [String] {
        do {
            _ = try body()
            return ["no error"]
        } catch EncodingError.invalidValue(_, let context) {
            return context.codingPath.map(\.stringValue)
        } catch {
            return ["\(error)"]
        }
    }

    @Test func errorsNameTheContainerThatFailed() {
        let mine = path { try SmartJSONEncoder().encode(TwoContainers()) }
        let foundations = path { try JSONEncoder().encode(TwoContainers()) }
        #expect(mine == foundations)
        #expect(mine == ["first", "deep", "Index 1"])
        // An encoder that is used again, after another kind of container.
        let rows = [Row(value: [1]), Row(value: []), Row(value: [.nan])]
        let inRows = path { try SmartJSONEncoder().encode(rows) }
        #expect(inRows == ["Index 2", "value", "Index 0"])
    }
}
