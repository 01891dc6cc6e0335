import Foundation

/// How much is reserved because of what a source says of itself, before any of it has become a value.
enum Reservation {
    /// Elements of a size in bytes; further ones take memory when they are there.
    @inline(__always)
    static func limit(_ stride: Int) -> Int { (1 << 20) / max(1, stride) &+ 1 }
}
