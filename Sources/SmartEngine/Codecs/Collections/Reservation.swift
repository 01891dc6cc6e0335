import Foundation

/// Limits what is reserved because of what a source claims, before values are made.
enum Reservation {
    /// The number of elements of a size in bytes; further ones are allocated when they exist.
    @inline(__always)
    static func limit(_ stride: Int) -> Int { (1 << 20) / max(1, stride) &+ 1 }
}
