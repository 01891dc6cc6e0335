import Foundation
import SmartCodable
import Testing

// Classes without `final`, whose `Self` is only known at run time: the engine makes them, and arrays of them, in memory,
// by code that knows no type.

private class Node: SmartCodable, @unchecked Sendable {
    nonisolated(unsafe) static var live = 0
    var name = "initial"
    var children: [Node] = []
    var next: Node?
    @IgnoredKey var finished = 0
    required init() { Node.live += 1 }
    required init(from decoder: any Decoder) throws {
        Node.live += 1
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        children = try container.decode([Node].self, forKey: .children)
        next = try container.decodeIfPresent(Node.self, forKey: .next)
    }
    deinit { Node.live -= 1 }
    func didFinishMapping() { finished += 1 }
    private enum CodingKeys: CodingKey { case name, children, next }
}

/// Has a level that the inherited `init(from:)` does not know.
private class Leaf: Node, @unchecked Sendable {
    var size = 7
    var tags: [String] = []
}

private class Box<Item: SmartCodable>: SmartCodable {
    var item = Item()
    var items: [Item] = []
    required init() {}
}

private class SubBox<Item: SmartCodable>: Box<Item> {
    var note = "none"
}

/// Its `init(from:)` throws; what it had made until then is released.
private class Strict: SmartCodable {
    @SmartKey(throws: true) var id = 0
    var node = Node()
    required init() {}
}

/// The inherited `init(from:)` succeeds, and the subclass's level throws.
private class StrictLeaf: Node, @unchecked Sendable {
    @SmartKey(throws: true) var id = 0
}

private class Holder: SmartCodable {
    var strict: [Strict] = [Strict()]
    var leaves: [StrictLeaf] = []
    required init() {}
}

/// Replaces itself, which a class can only do through a protocol.
private protocol Replaceable: SmartCodable { static var replacement: Self { get } }
extension Replaceable {
    mutating func didFinishMapping() { self = Self.replacement }
}
private final class Replaced: Replaceable {
    var name = ""
    init(_ name: String) { self.name = name }
    required convenience init() { self.init("initial") }
    static var replacement: Replaced { Replaced("replacement") }
}

@Suite(.serialized) struct OpenClassTests {
    private let json =
        #"{"name":"a","children":[{"name":"b"},{"name":3,"children":[{"name":"c"},null]}],"next":{"name":"d"}}"#

    @Test func elementsAndMembersAreFilledAndFinishedOnce() throws {
        let node = try #require(Node.deserialize(from: json))
        #expect(node.name == "a")
        #expect(node.children.map(\.name) == ["b", "3"])
        #expect(node.children[1].children.map(\.name) == ["c"])
        #expect(node.next?.name == "d")
        let all = [node] + node.children + node.children[1].children + [node.next].compactMap(\.self)
        #expect(all.allSatisfy { $0.finished == 1 })
    }

    @Test func arraysAreOrdinaryArrays() throws {
        var nodes = try #require([Node].deserialize(from: "[\(json),{},{\"name\":\"z\"}]"))
        #expect(nodes.map(\.name) == ["a", "initial", "z"])
        let copy = nodes
        nodes.append(Node())
        nodes.removeFirst()
        nodes[0].name = "changed"
        #expect(nodes.count == 3)
        #expect(copy.map(\.name) == ["a", "changed", "z"])
        #expect((nodes as [AnyObject]).count == 3)
        #expect(((nodes as Any) as? [Node])?.count == 3)
    }

    @Test func arraysThatAreReservedInPieces() throws {
        let count = 140_000
        let text = "[" + repeatElement("{}", count: count).joined(separator: ",") + "]"
        #expect([Leaf].deserialize(from: text)?.count == count)
        #expect(Node.live == 0)
        // The last element cannot be made and must not be left out.
        let strict = "[" + repeatElement(#"{"id":1}"#, count: count).joined(separator: ",") + ",{}]"
        #expect([StrictLeaf].deserialize(from: strict)?.count == count)
        #expect([StrictLeaf].deserialize(from: strict, options: [.strictCollections]) == nil)
        #expect(Node.live == 0)
    }

    @Test func subclassesAreMadeByTheirOwnCalls() throws {
        let text = #"{"name":"a","children":[{"name":"b","size":1}],"size":"5","tags":["x",1]}"#
        let leaf = try #require(Leaf.deserialize(from: text))
        #expect(type(of: leaf) == Leaf.self)
        #expect(leaf.size == 5)
        #expect(leaf.tags == ["x", "1"])
        #expect(leaf.children.map { type(of: $0) == Node.self } == [true])
        let leaves = try #require([Leaf].deserialize(from: "[\(text),\(text),{\"size\":[]}]"))
        #expect(leaves.map(\.size) == [5, 5, 7])
        #expect(leaves.map(\.finished) == [1, 1, 1])
        let byName = try #require([String: Leaf].deserialize(from: "{\"k\":\(text)}"))
        #expect(byName["k"]?.tags == ["x", "1"])
    }

    @Test func genericClasses() throws {
        let text = #"{"item":{"name":"a","size":1},"items":[{"name":"b","size":2},{"size":3}],"note":"n"}"#
        let box = try #require(Box<Leaf>.deserialize(from: text))
        #expect(box.item.size == 1)
        #expect(box.items.map(\.size) == [2, 3])
        let sub = try #require([SubBox<Node>].deserialize(from: "[\(text),\(text)]"))
        #expect(sub.map(\.note) == ["n", "n"])
        #expect(sub.map { $0.items.map(\.name) } == [["b", "initial"], ["b", "initial"]])
        let nested = try #require(Box<Box<Leaf>>.deserialize(from: "{\"items\":[\(text)]}"))
        #expect(nested.items.map(\.item.size) == [1])
    }

    @Test func whatFailsIsLeftOutAndReleased() throws {
        do {
            let text = #"{"strict":[{"id":1},{"node":{"name":"x"}},{"id":2}],"leaves":[{"name":"y"},{"id":"3"}]}"#
            let holder = try #require(Holder.deserialize(from: text))
            #expect(holder.strict.map(\.id) == [1, 2])
            #expect(holder.leaves.map(\.id) == [3])
            #expect(StrictLeaf.deserialize(from: #"{"name":"y"}"#) == nil)
            let refused = try #require(Holder.deserialize(from: text, options: [.strictCollections]))
            #expect(refused.strict.map(\.id) == [0])
            #expect(refused.leaves.isEmpty)
        }
        #expect(Node.live == 0)
    }

    @Test func nothingIsLeftOfManyGraphs() {
        for _ in 0..<500 {
            let nodes = [Node].deserialize(from: "[\(json),\(json)]")
            #expect(nodes?.count == 2)
            #expect([Leaf].deserialize(from: "[\(json),null,{\"next\":[1]}]") != nil)
            #expect([Node].deserialize(from: "[\(json),{\"name\":") == nil)
        }
        #expect(Node.live == 0)
    }

    @Test func updatesKeepTheObjectsOfOtherProperties() throws {
        var leaf = try #require(Leaf.deserialize(from: #"{"name":"a","size":1,"children":[{"name":"b"}]}"#))
        SmartUpdater.update(&leaf, from: #"{"size":2}"#)
        #expect(leaf.size == 2)
        #expect(leaf.name == "a")
        #expect(leaf.children.map(\.name) == ["b"])
    }

    @Test func anObjectMayReplaceItself() throws {
        #expect(Replaced.deserialize(from: "{}")?.name == "replacement")
        #expect([Replaced].deserialize(from: "[{},{}]")?.map(\.name) == ["replacement", "replacement"])
    }
}
