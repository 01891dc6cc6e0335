/// Whether Foundation's coders are those of Swift 6.1 or later, which the comparisons are made for. JSONEncoder was
/// another one before: it traps when it is asked for a second container where it has written a value.
public let foundationHasNewCoders: Bool = {
    #if canImport(Darwin)
    // The version of a system's Foundation is not told; these have it.
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) { return true }
    return false
    #elseif compiler(>=6.1)
    return true
    #else
    return false
    #endif
}()
