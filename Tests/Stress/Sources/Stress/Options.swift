import Foundation

struct Options: Sendable {
    var seconds = 60.0
    var seed = UInt64.random(in: 0..<1_000_000_000)
    var threads = 2
    /// Only this thread of them; with `first`, to repeat one step.
    var thread: Int?
    var first = 0
    var only: [String] = []
    /// Seconds that a step may take.
    var patience = 20.0

    static let usage = """
        Stress [--seconds N] [--seed S] [--threads T] [--only NAME]… [--thread I] [--first STEP] [--patience SECONDS] [--list]
        """

    init(_ arguments: ArraySlice<String>) {
        var rest = arguments
        while let name = rest.popFirst() {
            if name == "--list" {
                for operation in Operation.all { print(operation.name) }
                exit(0)
            }
            guard let text = rest.popFirst(), let number = Double(name == "--only" ? "0" : text) else {
                Self.refuse(name)
            }
            switch name {
            case "--seconds": seconds = number
            case "--seed": seed = UInt64(text) ?? 0
            case "--threads": threads = max(1, Int(number))
            case "--thread": thread = Int(number)
            case "--first": first = Int(number)
            case "--patience": patience = number
            case "--only":
                guard Operation.all.contains(where: { $0.name == text }) else { Self.refuse("\(name) \(text)") }
                only.append(text)
            default: Self.refuse(name)
            }
        }
    }

    private static func refuse(_ argument: String) -> Never {
        print("Not understood: \(argument)\n\(usage)")
        exit(2)
    }
}
