import SmartCodable
import Testing

@testable import HandyJSONCompat

private struct Item: HandyJSON {
    var id = 0
    var name = ""
    var day: Date?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.id <-- "item_id"
        mapper <<< self.day <-- DateTransform()
    }
}

private class Leaf: HandyJSON {
    var id = 0
    var tags: [String] = []
    required init() {}
}

private final class Branch: Leaf {
    var leaf = Leaf()
    var leaves: [Leaf] = []
}

private struct Tree: HandyJSON {
    var items: [Item] = []
    var byName: [String: Item] = [:]
    var first: Item?
    var branch = Branch()
    var any: Any?
}

/// One value written by many threads at once; the test command of .ci/run runs this under ThreadSanitizer too.
@Suite("Concurrency, shared values") struct SharedValueTests {
    private struct Unchecked<Value>: @unchecked Sendable { let value: Value }

    @Test("Eight threads write one value") func oneValue() throws {
        let json = #"""
            {"items":[{"item_id":1,"name":"a","day":5},{"item_id":2,"name":"a name that needs the heap"}],
            "byName":{"k":{"item_id":3,"day":7}},"first":{"item_id":4},"any":{"l":[1,"s",null]},
            "branch":{"id":5,"tags":["x"],"leaf":{"id":6},"leaves":[{"id":7},{"id":8,"tags":["y"]}]}}
            """#
        let tree = Unchecked(value: try #require(Tree.deserialize(from: json)))
        let expected = try #require(tree.value.toJSONString())
        let plain = Unchecked(value: NSDictionary(dictionary: try #require(tree.value.toJSON())))
        let wrong = Shared<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<50 {
                let text = tree.value.toJSONString() ?? "nil"
                if text != expected { wrong.change { $0.append(text) } }
                if NSDictionary(dictionary: tree.value.toJSON() ?? [:]) != plain.value {
                    wrong.change { $0.append("plain values") }
                }
                _ = tree.value.items.toJSONString()
                _ = tree.value.branch.toJSONString()
            }
        }
        #expect(wrong.value == [])
    }
}
