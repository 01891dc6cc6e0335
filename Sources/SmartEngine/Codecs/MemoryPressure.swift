import Foundation

/// Frees what threads keep from one call to the next when the system runs short of memory.
///
/// A thread's memory is its own: no other thread can free it. So every thread is told, as of a changed setting, and its
/// next call begins with nothing. Where the warning arrives, on the main thread, what rests goes at once.
enum MemoryPressure {
    /// Listens from now on, where the system gives warnings. O(1) after the first time.
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
        // It is there as long as the process.
        _ = Unmanaged.passRetained(source as AnyObject)
    }()
    #else
    private static let listening: Void = ()
    #endif
}
