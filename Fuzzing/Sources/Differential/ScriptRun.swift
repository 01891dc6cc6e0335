import Foundation
import FuzzTargets

/// Random `init(from:)` through both decoders, over random documents.
struct ScriptRun {
    let inputs: Int
    let seed: UInt64

    func start() -> Bool {
        var random = Random(seed: seed)
        var faults = 0
        for _ in 0..<inputs {
            let script = (0...random.below(60)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            let data = Data(ScriptRun.document(&random).utf8)
            let isStrict = random.oneIn(2)
            CurrentInput.set(
                "\(isStrict ? "strict" : "default"), script \(script): \(String(decoding: data, as: UTF8.self))")
            guard let difference = DecodingScript.difference(script, data, isStrict: isStrict) else { continue }
            faults += 1
            if faults <= 10 { print("\nNOT LISTED:\n\(difference)") }
        }
        print("\n\(inputs) hand-written decodes, \(faults) of them differ")
        return faults == 0
    }

    /// With the names that scripts ask for.
    static func document(_ random: inout Random, depth: Int = 0) -> String {
        let names = ["a", "b", "list", "super", "1", "", "a.b", "\u{E9}", "e\u{301}", "value", "children"]
        switch random.below(depth > 3 ? 5 : depth == 0 ? 14 : 10) {
        case 0..<4:
            return random.pick(["0", "1", "-1", "2.5", "300", "1e2", "true", "null", "\"1\"", "\"x\"", "\"red\""])
        case 4: return Documents.random(&random, depth: 3)
        case 5, 6, 10:
            let elements = (0..<random.below(5)).map { _ in document(&random, depth: depth + 1) }
            return "[" + elements.joined(separator: ",") + "]"
        default:
            var known: Set<String> = []
            let members = (0..<random.below(6)).compactMap { _ -> String? in
                let name = random.pick(names)
                guard known.insert(name).inserted else { return nil }
                return "\"\(name)\":" + document(&random, depth: depth + 1)
            }
            return "{" + members.joined(separator: ",") + "}"
        }
    }
}
