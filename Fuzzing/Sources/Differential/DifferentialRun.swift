import Foundation
import FuzzTargets

/// Random documents through both coders, for every type, in default and strict mode.
struct DifferentialRun {
    let inputs: Int
    let seed: UInt64
    let only: String?

    func start() -> Bool {
        let cases = CodableCase.all.filter { only == nil || $0.name == only }
        print("seed \(seed), \(inputs) inputs, \(cases.count) types")
        fflush(nil)
        CurrentInput.printOnCrash()
        var random = Random(seed: seed)
        var known: [String: Int] = [:]
        var faults: [String: (count: Int, example: String)] = [:]
        for number in 0..<inputs {
            let tested = cases[number % cases.count]
            let text: String
            switch random.below(8) {
            case 0: text = Documents.random(&random)
            case 1: text = random.pick(random.pick(cases).samples)
            default: text = Documents.mutated(random.pick(tested.samples), &random)
            }
            var choices = Choices()
            if random.oneIn(3) { choices = Choices(random.below(64)) }
            for isStrict in [false, true] {
                choices.isStrict = isStrict
                let data = Data(text.utf8)
                CurrentInput.set("\(tested.name), \(choices): \(text)")
                guard let difference = tested.compare(data, choices) else { continue }
                if let reason = KnownDifferences.reason(data, choices, difference, type: tested.name) {
                    known[reason, default: 0] += 1
                } else {
                    note(&faults, tested, choices, data, difference)
                }
            }
        }
        for (reason, count) in known.sorted(by: { $0.value > $1.value }) { print("listed, \(count) times: \(reason)") }
        for (_, fault) in faults.sorted(by: { $0.value.count > $1.value.count }) {
            print("\nNOT LISTED, \(fault.count) times:\n\(fault.example)")
        }
        print(
            "\n\(inputs) inputs in both modes, \(faults.values.reduce(0) { $0 + $1.count }) differences that are not listed"
        )
        return faults.isEmpty
    }

    /// One example for each kind of difference of a type, made as small as it gets.
    private func note(
        _ faults: inout [String: (count: Int, example: String)], _ tested: CodableCase, _ choices: Choices,
        _ data: Data, _ difference: Difference
    ) {
        let key = "\(tested.name) \(difference.kind) \(choices.isStrict)"
        if faults[key] != nil {
            faults[key]?.count += 1
            return
        }
        func isFault(_ bytes: [UInt8]) -> Bool {
            let data = Data(bytes)
            guard let found = tested.compare(data, choices), found.kind == difference.kind else { return false }
            return KnownDifferences.reason(data, choices, found, type: tested.name) == nil
        }
        let smallest = Data(shrunk([UInt8](data), while: isFault))
        let shown = tested.compare(smallest, choices) ?? difference
        faults[key] = (
            1,
            "\(tested.name), \(choices): \(shown.kind.rawValue)\n  input      \(String(decoding: smallest, as: UTF8.self))\n"
                + "  Foundation \(shown.foundation.prefix(300))\n  ours       \(shown.smart.prefix(300))"
        )
    }

    private func shrunk(_ bytes: [UInt8], while isFault: ([UInt8]) -> Bool) -> [UInt8] {
        var bytes = bytes
        var size = max(1, bytes.count / 2)
        while size >= 1 {
            var place = 0
            while place < bytes.count {
                var shorter = bytes
                shorter.removeSubrange(place..<min(bytes.count, place + size))
                if isFault(shorter) { bytes = shorter } else { place += size }
            }
            size = size == 1 ? 0 : size / 2
        }
        return bytes
    }
}
