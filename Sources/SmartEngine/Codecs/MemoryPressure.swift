import Foundation

/// Frees what threads keep from one call to the next when the system runs short of memory.
///
/// A thread's memory is its own: no other thread can free it. So every thread is notified, as of a changed setting, and
/// its next call starts with an empty pool. On the thread where the warning arrives, the main thread, the pool is freed
/// at once.
enum MemoryPressure {
    /// Starts listening, where the system gives warnings. O(1) after the first time.
    static func watch() { listening }

    static func relieve() {
        SettingsChange.announce()
        ThreadMemory.present.forget()
    }

    #if canImport(Darwin)
    private static let listening: Void = {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
        source.setEventHandler { relieve() }
        source.activate()
        // It lives as long as the process.
        _ = Unmanaged.passRetained(source as AnyObject)
    }()
    #else
    private static let listening: Void = ()
    #endif
}
