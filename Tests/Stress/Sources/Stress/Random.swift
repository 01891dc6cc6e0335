/// SplitMix64: a seed gives the same numbers on every machine.
struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The numbers of one step: the same whatever steps came before, so that it can be repeated alone.
    init(seed: UInt64, thread: Int, step: Int) {
        var mixing = Random(seed: seed ^ (UInt64(thread) &* 0x9E37_79B9_7F4A_7C15))
        self.init(seed: mixing.next() ^ (UInt64(step) &* 0xD1B5_4A32_D192_ED03))
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0 ..< limit.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
    mutating func oneIn(_ n: Int) -> Bool { below(n) == 0 }
    mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }

    mutating func int() -> Int {
        switch below(5) {
        case 0: return below(10)
        case 1: return -below(1_000_000)
        case 2: return below(2) == 0 ? .max : .min
        default: return below(1 << 40)
        }
    }

    /// With an exact and short decimal form that has a fraction: all writers write it alike.
    mutating func double() -> Double { Double(below(2_000_001) - 1_000_000) + pick([0.5, 0.25, 0.125]) }

    mutating func word() -> String {
        var text = pick([
            "a", "longer than fifteen bytes of text ", "é", "😀", "\"quoted\"", "tab\t", "back\\slash", "line\n", "",
            "漢字",
        ])
        for _ in 0..<below(4) { text += pick(["x", "0", " ", "ü", "🇩🇪", "\"", "\\", "zzzz"]) }
        return text
    }

    mutating func list<T>(upTo limit: Int, _ make: (inout Random) -> T) -> [T] {
        var result: [T] = []
        for _ in 0..<below(limit + 1) { result.append(make(&self)) }
        return result
    }

    mutating func sometimes<T>(_ make: (inout Random) -> T) -> T? { below(3) == 0 ? nil : make(&self) }
}
