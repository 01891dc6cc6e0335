import Foundation

/// Limits the memory that is reserved, before values are made, for the number of elements that a source claims.
enum Reservation {
    /// The most elements of this stride to reserve memory for; memory for further ones is allocated when they exist.
    static func limit(_ stride: Int) -> Int { (1 << 20) / max(1, stride) &+ 1 }
}
