import Foundation

/// A value that threads share.
public final class Shared<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    public init(_ value: Value) { stored = value }

    public var value: Value {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }

    public func change<R>(_ body: (inout Value) -> R) -> R { lock.withLock { body(&stored) } }
}
