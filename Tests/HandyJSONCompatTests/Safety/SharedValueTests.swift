import SmartCodable
import TestSupport
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

/// Its mapping changes what it maps, as far as a struct can: a copy.
private struct Counting: HandyJSON {
    var id = 0
    var note: String?
    var log: [String] = []
    var inner: Counted?
    var left = 9
    mutating func mapping(mapper: HelpingMapper) {
        id += 1
        note = (note ?? "") + "a text that needs the heap"
        log.append("\(id)")
        inner = nil
        mapper <<< self.id <-- "counting_id"
        mapper >>> self.left
    }
}

private struct Counted: HandyJSON {
    var list: [Int] = []
    mutating func mapping(mapper: HelpingMapper) {
        list.append(list.count)
        mapper <<< self.list <-- "l"
    }
}

private struct SharedHolder<Value: HandyJSON>: HandyJSON {
    var list: [Value] = []
    var optionals: [Value?] = []
    var table: [String: [Value]] = [:]
    var value: Value?
    var any: Any?
    var model: HandyJSON?
    var models: [HandyJSON] = []
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

/// One value written by many threads at once; `.ci/run thread` runs this under ThreadSanitizer too.
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

    @Test("Eight threads write values whose mapping changes them, and nothing has changed") func changingMappings()
        throws
    {
        let one = Counting(id: 1, note: "n", log: ["x"], inner: Counted(list: [3]), left: 1)
        let all = [one, Counting(id: 5), one]
        let holder = SharedHolder(
            list: all, optionals: [one, nil], table: ["k": all], value: one, any: [one, 1, ["m": one]], model: one,
            models: [one, Counted(list: [1])])
        let shared = Unchecked(value: (holder, all))
        let text = #"{"counting_id":1,"note":"n","log":["x"],"inner":{"l":[3]}}"#
        let expected = try #require(holder.toJSONString())
        #expect(expected.contains(#""value":"# + text))
        #expect(all.toJSONString() == "[\(text),{\"counting_id\":5,\"log\":[]},\(text)]")
        let plain = Unchecked(value: NSDictionary(dictionary: try #require(holder.toJSON())))
        let wrong = Shared<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<50 {
                let (holder, all) = shared.value
                let now = holder.toJSONString() ?? "nil"
                if now != expected { wrong.change { $0.append(now) } }
                if NSDictionary(dictionary: holder.toJSON() ?? [:]) != plain.value {
                    wrong.change { $0.append("plain values") }
                }
                let array = all.toJSONString() ?? "nil"
                if array != "[\(text),{\"counting_id\":5,\"log\":[]},\(text)]" { wrong.change { $0.append(array) } }
                if all.toJSON().count != 3 { wrong.change { $0.append("count") } }
            }
        }
        #expect(wrong.value == [])
        #expect(one.log == ["x"] && holder.list[0].id == 1 && all[1].note == nil && holder.value?.inner?.list == [3])
    }
}
