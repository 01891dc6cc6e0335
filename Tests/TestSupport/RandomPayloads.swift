import Foundation

/// How many random payloads a comparison takes: 30, or what the environment says, where all is slow
/// (`SMARTCODABLE_PAYLOADS`: under qemu, and with sanitizers).
public let randomPayloads = ProcessInfo.processInfo.environment["SMARTCODABLE_PAYLOADS"].flatMap { UInt64($0) } ?? 30
