import Foundation

/// Small numbers for plans and codecs, by which runs remember them.
package enum Ordinals {
    private static let last = Guarded<UInt32>(0)

    package static func next() -> UInt32 {
        last.update {
            $0 &+= 1
            return $0
        }
    }
}
