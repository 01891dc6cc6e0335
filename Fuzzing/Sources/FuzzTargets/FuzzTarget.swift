import Foundation

/// One door of the libraries, and what must hold behind it whatever comes in.
public struct FuzzTarget: Sendable {
    public let name: String
    /// Ends the process where something does not hold.
    public let run: @Sendable ([UInt8]) -> Void

    init(_ name: String, _ run: @escaping @Sendable ([UInt8]) -> Void) {
        self.name = name
        self.run = run
    }

    public static let all: [FuzzTarget] = [
        parser, native, handy, objects, paths, updates, coders, encoding, decoding, streams,
    ]

    public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Ends the process, so that the fuzzer keeps the input.
func failed(_ what: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    print("\(file):\(line): \(what())")
    fflush(nil)
    abort()
}

func mustHold(_ condition: Bool, _ what: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) {
    if !condition { failed(what(), file: file, line: line) }
}

/// Bytes taken one by one to decide something; zeros when there are no more.
struct ByteSource {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isEmpty: Bool { rest.isEmpty }
    mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }
    mutating func below(_ limit: Int) -> Int { byte() % max(1, limit) }
    mutating func untilZero() -> [UInt8] {
        let end = rest.firstIndex(of: 0) ?? rest.endIndex
        defer { rest = rest[end...].dropFirst() }
        return Array(rest[..<end])
    }
    /// Up to a zero byte.
    mutating func text() -> String { String(decoding: untilZero(), as: UTF8.self) }
    mutating func remaining() -> Data {
        defer { rest = [] }
        return Data(rest)
    }
}
