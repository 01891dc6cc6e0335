import Foundation
import HandyJSONCompat
import SmartCodable

/// Objects that refer to each other in any way.
final class OldNode: HandyJSON {
    private var token = Token()
    var id = 0
    var next: OldNode?
    var others: [OldNode] = []
    weak var parent: OldNode?
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper >>> token }
}

final class Node: SmartCodable {
    private var token = Token()
    var id = 0
    var next: Node?
    var others: [Node] = []
    private enum CodingKeys: CodingKey { case id, next, others }
    required init() {}
}

extension Operation {
    static let graphs: [Operation] = [
        Operation("graph-handy", weight: 4) { step in
            let nodes = (0..<1 + step.random.below(14)).map { _ in OldNode() }
            // Cycles would keep each other alive.
            defer {
                for node in nodes {
                    node.next = nil
                    node.others = []
                }
            }
            for (index, node) in nodes.enumerated() {
                node.id = index
                if step.random.oneIn(2) { node.next = step.random.pick(nodes) }
                node.others = step.random.list(upTo: step.random.oneIn(4) ? nodes.count : 2) { $0.pick(nodes) }
                node.parent = step.random.pick(nodes)
            }
            if let text = nodes[0].toJSONString() {
                try step.holds(
                    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil,
                    "JSON of a graph, found \(text.prefix(300))")
            }
            _ = nodes[0].toJSON()
        },
        Operation("graph-native", weight: 4) { step in
            let nodes = (0..<1 + step.random.below(14)).map { _ in Node() }
            defer {
                for node in nodes {
                    node.next = nil
                    node.others = []
                }
            }
            for (index, node) in nodes.enumerated() {
                node.id = index
                if step.random.oneIn(2) { node.next = step.random.pick(nodes) }
                node.others = step.random.list(upTo: step.random.oneIn(4) ? nodes.count : 2) { $0.pick(nodes) }
            }
            if let text = nodes[0].toJSONString() {
                try step.holds(
                    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil,
                    "JSON of a graph, found \(text.prefix(300))")
            }
            _ = try? SmartJSONEncoder().encode(nodes)
        },
        Operation("shared-objects") { step in
            // Without cycles each object is written in full, once per way that leads to it.
            let shared = Person(&step.random)
            let left = Person()
            let right = Person()
            left.friend = shared
            right.friend = shared
            try step.equal(
                [left, right, shared].toJSONString(), Tree.array([left.tree, right.tree, shared.tree]).text)
            let old = OldPerson(&step.random)
            let page = OldPage<OldPerson>()
            page.items = [old, old]
            page.first = old
            try step.equal(page.toJSONString(), page.tree.text)
            let people = try step.present(
                [Person].deserialize(from: Tree.array([left.tree, right.tree]).text), "two people")
            try step.holds(people[0].friend !== people[1].friend, "an object for each place of the text")
        },
    ]
}
