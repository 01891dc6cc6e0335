@_exported import Darwin
import ObjectiveC
// ---
public typealias dispatch_fd_t = Int32
public typealias dispatch_time_t = UInt64

// What Darwin's has and Linux's lacks.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    var data: DispatchSource.MemoryPressureEvent { get }
    var mask: DispatchSource.MemoryPressureEvent { get }
}
extension DispatchSource {
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let normal: MemoryPressureEvent
        public static let warning: MemoryPressureEvent
        public static let critical: MemoryPressureEvent
        public static let all: MemoryPressureEvent
    }
    public class func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil) -> DispatchSourceMemoryPressure
}
