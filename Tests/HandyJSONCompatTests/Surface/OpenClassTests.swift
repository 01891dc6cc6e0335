import HandyJSONCompat
import Testing

// Classes without `final`, as most users write them: `Self` is only known at run time.

private class Node: HandyJSON {
    nonisolated(unsafe) static var live = 0
    var name = "initial"
    var children: [Node] = []
    var next: Node?
    required init() { Node.live += 1 }
    deinit { Node.live -= 1 }
    func didFinishMapping() { name += "!" }
}

private class Leaf: Node {
    var size = 7
    var nodes: [Node]?
    func mapping(mapper: HelpingMapper) { mapper <<< self.size <-- "leaf_size" }
}

private class Box<Item: HandyJSON>: HandyJSON {
    var item: Item?
    var items: [Item] = []
    required init() {}
}

private class SubBox<Item: HandyJSON>: Box<Item> {
    var note = "none"
}

@Suite(.serialized) struct OpenClassTests {
    private let json = #"{"name":"a","children":[{"name":"b"},{"name":3}],"next":{"name":"d"}}"#

    @Test func elementsAndMembersAreFilledAndFinishedOnce() throws {
        let node = try #require(Node.deserialize(from: json))
        #expect(node.name == "a!")
        #expect(node.children.map(\.name) == ["b!", "3!"])
        #expect(node.next?.name == "d!")
    }

    @Test func subclassesAreMadeByTheirOwnCalls() throws {
        let text = #"{"name":"a","children":[{"name":"b"}],"size":1,"leaf_size":"5","nodes":[{"name":"n"}]}"#
        let leaf = try #require(Leaf.deserialize(from: text))
        #expect(type(of: leaf) == Leaf.self)
        #expect(leaf.name == "a!")
        #expect(leaf.nodes?.map(\.name) == ["n!"])
        #expect(leaf.children.map { type(of: $0) == Node.self } == [true])
        let leaves = try #require([Leaf].deserialize(from: "[\(text),{}]"))
        #expect(leaves.map { $0?.name } == ["a!", "initial!"])
    }

    @Test func arraysAreOrdinaryArrays() throws {
        let node = try #require(Node.deserialize(from: json))
        var children = node.children
        children.append(Node())
        children.removeFirst()
        #expect(children.map(\.name) == ["3!", "initial"])
        #expect(node.children.count == 2)
        #expect(((children as Any) as? [Node])?.count == 2)
    }

    @Test func genericClasses() throws {
        let text = #"{"item":{"name":"a"},"items":[{"name":"b"},{}],"note":"n"}"#
        let box = try #require(Box<Leaf>.deserialize(from: text))
        #expect(box.item?.name == "a!")
        #expect(box.items.map(\.name) == ["b!", "initial!"])
        let sub = try #require(SubBox<Box<Node>>.deserialize(from: "{\"items\":[\(text)],\"note\":\"s\"}"))
        #expect(sub.note == "s")
        #expect(sub.items.map { $0.items.map(\.name) } == [["b!", "initial!"]])
    }

    @Test func nothingIsLeftOfManyGraphs() {
        for _ in 0..<500 {
            #expect([Node].deserialize(from: "[\(json),null,\(json)]")?.count == 3)
            #expect([Leaf].deserialize(from: "[\(json),7]") != nil)
            #expect([Node].deserialize(from: "[\(json),{\"name\":") == nil)
        }
        #expect(Node.live == 0)
    }
}
