import Foundation
import HandyJSONCompat
import SmartCodable

// Secondary threads of iOS have 512 KB. What is nested too deeply for a stack is an error; nothing else ends the
// process.

private final class Chain: SmartCodable {
    var name = ""
    var next: Chain?
    required init() {}
}

private final class HandyChain: HandyJSON {
    var name = ""
    var next: HandyChain?
    required init() {}
}

private struct Tree: SmartCodable {
    var name = ""
    var children: [Tree] = []
}

private struct HandyTree: HandyJSON {
    var name = ""
    var children: [HandyTree] = []
}

private class Shape: SmartCodable, SmartPolymorphic {
    var kind = ""
    var next: Shape?
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "kind", ["circle": Circle.self]) }
}

private final class Circle: Shape {
    var radius = 0
}

private struct Plain: Codable {
    var name: String
    var next: Box?
    final class Box: Codable {
        var value: Plain
        init(_ value: Plain) { self.value = value }
        init(from decoder: any Decoder) throws { value = try Plain(from: decoder) }
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }
}

private struct AnyHolder: SmartCodable {
    @SmartAny var any: Any?
    @SmartAny var table: [String: Any] = [:]
}

private struct HandyAnyHolder: HandyJSON {
    var any: Any?
    var table: [String: Any] = [:]
}

private func nested(_ open: String, _ close: String, _ levels: Int, _ inner: String = "") -> String {
    String(repeating: open, count: levels) + inner + String(repeating: close, count: levels)
}

private let next = (open: #"{"name":"n","next":"#, close: "}")

private func chain(_ levels: Int) -> String { nested(next.open, next.close, levels, #"{"name":"end"}"#) }

private func tree(_ levels: Int) -> String { nested(#"{"name":"n","children":["#, "]}", levels) }

private func shapes(_ levels: Int) -> String {
    nested(#"{"kind":"circle","radius":1,"next":"#, "}", levels, #"{"kind":"circle"}"#)
}

extension Program {
    static let stacks: [Program] = [512, 256].flatMap { size in
        depthPrograms.map { program in
            Program("\(program.name)-\(size)KB") { try onThread(stackSize: size * 1024, program.body) }
        }
    }

    /// The depth that was reached, or nil where it was an error that says so.
    private static func survives<T>(_ levels: Int, _ body: (Int) throws -> T?) throws -> T? {
        do {
            return try body(levels)
        } catch {
            try expect("\(error)".contains("stack"), "\(levels) levels: \(error)")
            return nil
        }
    }

    private static let depthPrograms: [Program] = [
        Program("native-chain") {
            for levels in [50, 100, 200, 300, 400, 510] {
                let model = try survives(levels) { try Chain.decode(from: chain($0)) }
                if let model { _ = model.toJSONString() }
                _ = Chain.deserialize(from: chain(levels))
            }
            try expect(Chain.deserialize(from: chain(8)) != nil, "eight levels")
        },
        Program("handy-chain") {
            for levels in [50, 100, 200, 300, 400, 510] {
                if let model = HandyChain.deserialize(from: chain(levels)) {
                    _ = model.toJSONString()
                    _ = model.toJSON()
                }
            }
            try expect(HandyChain.deserialize(from: chain(8))?.toJSONString() != nil, "eight levels")
        },
        Program("trees") {
            for levels in [50, 100, 200, 255] {
                if let model = try survives(levels, { try Tree.decode(from: tree($0)) }) { _ = model.toJSONString() }
                if let model = HandyTree.deserialize(from: tree(levels)) { _ = model.toJSONString() }
            }
        },
        Program("polymorphic") {
            for levels in [50, 100, 200, 300, 400, 510] {
                if let model = try survives(levels, { try Shape.decode(from: shapes($0)) }) { _ = model.toJSONString() }
            }
        },
        Program("plain-codable") {
            for levels in [50, 100, 200, 300, 400, 510] {
                guard let model = try survives(levels, { try SmartJSONDecoder().decode(Plain.self, from: chain($0)) })
                else { continue }
                _ = try survives(levels) { _ in try SmartJSONEncoder().encode(model) }
            }
        },
        Program("any") {
            for levels in [50, 200, 510] {
                for inner in [nested("[", "]", levels), nested(#"{"a":"#, "}", levels, "1")] {
                    let json = #"{"any":\#(inner)}"#
                    if let model = try survives(levels, { _ in try AnyHolder.decode(from: json) }) {
                        _ = model.toJSONString()
                        _ = model.toDictionary()
                    }
                    let model = HandyAnyHolder.deserialize(from: json)
                    _ = model?.toJSONString()
                    _ = model?.toJSON()
                }
            }
        },
        Program("json-value") {
            for levels in [50, 200, 510] {
                for text in [nested("[", "]", levels), nested(#"{"a":"#, "}", levels, "1")] {
                    guard
                        let value = try survives(
                            levels, { _ in try SmartJSONDecoder().decode(JSONValue.self, from: text) })
                    else { continue }
                    _ = try SmartJSONEncoder().encode(value)
                    _ = value.peel
                    _ = value.description
                    _ = JSONValue(value.peel)
                }
            }
        },
        Program("dictionary-sources") {
            var object: Any = 1
            for level in 1...500 {
                object = level % 2 == 0 ? [object] : ["next": object, "name": "n"] as [String: Any]
                guard [50, 200, 500].contains(level) else { continue }
                _ = HandyAnyHolder.deserialize(from: ["any": object])?.toJSONString()
                _ = HandyChain.deserialize(from: ["next": object])
                _ = try? AnyHolder.decode(from: ["any": object])
            }
        },
        Program("json-in-strings") {
            var text = "[1]"
            for _ in 0..<12 {
                let quoted = try JSONEncoder().encode([text])
                text = #"{"name":"n","children":\#(String(decoding: quoted, as: UTF8.self))}"#
                _ = Tree.deserialize(from: text)
            }
        },
        Program("reports") {
            let (model, report) = SmartSentinel.record {
                Chain.deserialize(from: nested(next.open, next.close, 100, #"{"name":[1]}"#))
            }
            _ = model
            _ = "\(report)"
        },
    ]
}
