import Foundation
import HandyJSONCompat
import SmartCodable

final class Chain: SmartCodable {
    private var token = Token()
    var level = 0
    var next: Chain?
    private enum CodingKeys: CodingKey { case level, next }
    required init() {}
}

final class OldChain: HandyJSON {
    private var token = Token()
    var level = 0
    var next: OldChain?
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper >>> token }
}

class PolyChain: SmartCodable, SmartPolymorphic {
    var type = ""
    var next: PolyChain?
    required init() {}
    class func variants() -> SmartVariants { SmartVariants(by: "type", ["sub": SubChain.self]) }
}

final class SubChain: PolyChain {
    var level = 0
}

struct ArrayChain: SmartCodable {
    var level = 0
    var next: [ArrayChain] = []
}

extension Operation {
    /// Nil, fewer levels with a report, or all of them: nothing is lost without a word.
    private static func check<T>(
        _ step: Step, _ name: String, _ depth: Int, _ text: String, _ decode: (String) -> T?, _ count: (T) -> Int
    ) throws {
        let (found, report) = SmartSentinel.record { decode(text) }
        guard let found else { return try step.holds(depth > 24, "\(name): \(depth) levels, found nil") }
        let levels = count(found)
        try step.holds(
            levels == depth || (report.totalCount > 0 && depth > 24),
            "\(name): \(depth) levels, found \(levels) without a report")
    }

    private static func descend(_ step: Step, _ depth: Int) throws {
        func text(_ head: String, _ tail: String) -> String {
            String(repeating: head, count: depth - 1) + tail
                + String(repeating: head.hasSuffix("[") ? "]}" : "}", count: depth - 1)
        }
        let chain = text("{\"level\":1,\"next\":", "{\"level\":1}")
        try check(step, "native", depth, chain, { Chain.deserialize(from: $0) }) {
            sequence(first: $0) { $0.next }.reduce(0) { sum, _ in sum + 1 }
        }
        try check(step, "HandyJSON", depth, chain, { OldChain.deserialize(from: $0) }) {
            sequence(first: $0) { $0.next }.reduce(0) { sum, _ in sum + 1 }
        }
        try check(
            step, "polymorphic", depth, text("{\"type\":\"sub\",\"next\":", "{\"type\":\"sub\"}"),
            { PolyChain.deserialize(from: $0) }
        ) { sequence(first: $0) { $0.next }.reduce(0) { sum, _ in sum + 1 } }
        let arrays = text("{\"level\":1,\"next\":[", "{\"level\":1}")
        if let found = ArrayChain.deserialize(from: arrays) { _ = found.toJSONString() }
        _ = try? SmartJSONDecoder().decode(Chain.self, from: chain)
        _ = JSONValue([chain: 1])
        _ = try? SmartJSONDecoder().decode(JSONValue.self, from: chain)
        _ = Wrapped.deserialize(from: "{\"extra\":\(chain)}")?.toJSONString()
        _ = Page<Plain>.deserialize(from: chain)

        let made = Chain()
        let old = OldChain()
        var (last, lastOld) = (made, old)
        for _ in 1..<depth {
            let (next, nextOld) = (Chain(), OldChain())
            (last.next, lastOld.next) = (next, nextOld)
            (last, lastOld) = (next, nextOld)
        }
        for written in [made.toJSONString(), old.toJSONString()] {
            guard let written else { continue }
            try step.holds(
                depth > 24 || written.components(separatedBy: "level").count == depth + 1,
                "\(depth) levels written, found \(written)")
        }
        _ = try? SmartJSONEncoder().encode(made)
        _ = old.toJSON()
        _ = made.toDictionary()
    }

    static let stacks: [Operation] = [
        Operation("small-stack", weight: 3) { step in
            let copy = step
            let depth = step.random.pick([4, 20, 24, 60, 100, 150, 200, 300, 380, 450, 511, 512, 513, 700])
            let outcome = Parcel(content: Outcome())
            ThreadState.current.onAnotherThread(stack: step.random.pick([256 << 10, 512 << 10])) {
                do { try descend(copy, depth) } catch { outcome.content.error = error }
            }.join()
            if let error = outcome.content.error { throw error }
        }
    ]
}
