@testable import SmartCodable
@_spi(Engine) @testable import SmartEngine
import Foundation

extension Document {
    /// Reads from the root while the document is certainly alive: a `NodeView` does not hold it.
    func withRoot<R>(_ body: (NodeView) throws -> R) rethrows -> R {
        try withExtendedLifetime(self) { try body(DocumentMemory(self).view(0)) }
    }

    /// The whole document as compact text.
    var compactText: String { withRoot { $0.compactText } }

    /// The whole document as Foundation values.
    var foundationValue: Any { withRoot { FoundationValue.make($0) } }
}

/// Parses, and says in words what came out: the compact text, or the error. For comparing whole outcomes in one line.
func outcome(of bytes: some Sequence<UInt8>, options: Document.ParsingOptions = .init()) -> Result<
    String, JSONSyntaxError
> {
    do throws(JSONSyntaxError) {
        return .success(try Document(data: Data(bytes), options: options).compactText)
    } catch {
        return .failure(error)
    }
}

/// The text of a value that the writer made.
func written(pretty: Bool = false, escapesSlashes: Bool = true, _ body: (inout JSONByteWriter) -> Void) -> String {
    var writer = JSONByteWriter(pretty: pretty, escapesSlashes: escapesSlashes)
    body(&writer)
    return writer.takeString()
}

/// SplitMix64: the same numbers in every run and on every platform.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0..<limit; the slight bias does not matter here.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// Any finite Double but zero. Every second one has an everyday exponent, so that short forms are met often enough.
    mutating func finiteDouble() -> Double {
        while true {
            var bits = next()
            if bits & 1 == 0 { bits = bits & 0x800F_FFFF_FFFF_FFFF | UInt64(1023 - 40 + below(80)) << 52 }
            let value = Double(bitPattern: bits)
            if value.isFinite, value != 0 { return value }
        }
    }
}

/// Collects what went wrong in a long loop, so that one expectation reports the first few.
struct Mismatches: CustomStringConvertible {
    private(set) var count = 0
    private var first: [String] = []

    var isEmpty: Bool { count == 0 }
    var description: String { "\(count) mismatches; first:\n  " + first.joined(separator: "\n  ") }

    mutating func expect<T: Equatable>(_ found: T, _ expected: T, _ input: @autoclosure () -> String) {
        if found != expected { note("\(input()): expected \(expected), found \(found)") }
    }

    mutating func note(_ text: String) {
        count += 1
        if first.count < 8 { first.append(text) }
    }
}

extension String {
    /// Quoted and escaped, shortened in the middle: for the names of rows.
    var shownInRow: String {
        let shown = debugDescription
        return shown.count <= 90 ? shown : "\(shown.prefix(45))…\(shown.suffix(25)) (\(utf8.count) bytes)"
    }
}
