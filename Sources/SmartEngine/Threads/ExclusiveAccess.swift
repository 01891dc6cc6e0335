import Foundation

/// Swift's own check of exclusive access, for the properties of objects that other code may be using: as the compiler
/// does for `object.property = value`. If a conflicting access is in progress, the runtime traps, as it would for that
/// assignment.
package enum ExclusiveAccess {
    /// Runs `body`, which may change what lies at `address` and runs no other code.
    static func modifying<R>(_ address: UnsafeRawPointer, _ body: () -> R) -> R {
        during(address, modify | tracking, body)
    }

    /// Runs `body`, which copies what lies at `address`.
    package static func reading<R>(_ address: UnsafeRawPointer, _ body: () -> R) -> R {
        during(address, tracking, body)
    }

    /// Whether what lies at `address` may be read now. For a property that is copied immediately.
    package static func checkReading(_ address: UnsafeRawPointer) {
        guard let checks = AccessChecks.shared else { return }
        var buffer = Buffer()
        withUnsafeMutablePointer(to: &buffer) { checks.begin(address, $0, 0, nil) }
    }

    /// Whether accesses are checked.
    package static var isChecked: Bool { AccessChecks.shared != nil }

    private static func during<R>(_ address: UnsafeRawPointer, _ flags: UInt, _ body: () -> R) -> R {
        guard let checks = AccessChecks.shared else { return body() }
        var buffer = Buffer()
        return withUnsafeMutablePointer(to: &buffer) { buffer in
            checks.begin(address, buffer, flags, nil)
            defer { checks.end(buffer) }
            return body()
        }
    }

    fileprivate static let modify: UInt = 1
    fileprivate static let tracking: UInt = 0x20
}

/// Three words, in which the runtime links the accesses of a thread.
private struct Buffer {
    var words: (UInt, UInt, UInt) = (0, 0, 0)
}

/// The runtime's entry points, which the compiler calls. Looked up, because they cannot be named in source; a
/// statically linked program does without the check.
private struct AccessChecks: Sendable {
    typealias Begin = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer, UInt, UnsafeRawPointer?) -> Void
    typealias End = @convention(c) (UnsafeMutableRawPointer) -> Void

    let begin: Begin
    let end: End

    static let shared: AccessChecks? = {
        let program = dlopen(nil, RTLD_LAZY)
        guard let begin = dlsym(program, "swift_beginAccess"), let end = dlsym(program, "swift_endAccess") else {
            return nil
        }
        let checks = AccessChecks(begin: unsafeBitCast(begin, to: Begin.self), end: unsafeBitCast(end, to: End.self))
        return RuntimeProbe.exclusiveAccess.holds { checks.noteAccesses() } ? checks : nil
    }()

    /// Whether the runtime writes into a buffer what it is expected to: the address, or zero if a program has turned
    /// the checks off.
    private func noteAccesses() -> Bool {
        var value = 0
        return withUnsafeMutablePointer(to: &value) { value in
            var buffer = Buffer(words: (1, 0, 0))
            return withUnsafeMutablePointer(to: &buffer) { buffer in
                begin(value, buffer, ExclusiveAccess.modify | ExclusiveAccess.tracking, nil)
                let noted = buffer.pointee.words.0
                end(buffer)
                return noted == 0 || noted == UInt(bitPattern: value)
            }
        }
    }
}
