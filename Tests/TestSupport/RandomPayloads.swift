import Foundation

/// Whether tests take the time that they like (`SMARTCODABLE_THOROUGH=1`): each night.
public let isThorough = ProcessInfo.processInfo.environment["SMARTCODABLE_THOROUGH"] == "1"

/// How many random payloads a comparison takes: 6, 30 where it is thorough, or what the environment says, where all is slow
/// (`SMARTCODABLE_PAYLOADS`: under qemu, with sanitizers, and with probes turned around).
public let randomPayloads =
    ProcessInfo.processInfo.environment["SMARTCODABLE_PAYLOADS"].flatMap { UInt64($0) } ?? (isThorough ? 30 : 6)

/// All rows of a table; with fewer than three random payloads, which is under qemu, every third, from another first one for
/// each `name`.
public func rows<Row>(_ all: [Row], for name: String) -> [Row] {
    guard randomPayloads < 3 else { return all }
    return stride(from: name.utf8.reduce(0) { $0 + Int($1) } % 3, to: all.count, by: 3).map { all[$0] }
}
