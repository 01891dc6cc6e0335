/// Small numbers that identify plans and codecs in what a run remembers.
package enum Ordinals {
    private static let last = Guarded<UInt32>(0)

    package static func next() -> UInt32 {
        last.update {
            $0 &+= 1
            return $0
        }
    }
}
