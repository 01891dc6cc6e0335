/// Finds out whether a type has a conversion of its own, by watching whether its first conversion reaches the one that
/// every type of its kind has.
///
///     enum Kind: String, HandyJSONEnum { case video, photo }       by raw value, which is the default
///     enum Level: Int, HandyJSONEnum { case low, high
///         static func _transform(from object: Any) -> Level? { … } }       never reaches the default
///
/// Conversions may call each other, so the probes of a thread form a stack and each looks for its own type only.
package enum ConversionProbe {
    private struct Probe {
        let type: ObjectIdentifier
        let outer: UnsafeMutableRawPointer?
        var isReached = false
    }

    private static let slot = ThreadSlot()

    /// Called by the default conversion of `type`. True: a probe is running, and the value does not matter.
    package static func defaultIsReached(of type: Any.Type) -> Bool {
        guard let probe = slot.pointer?.assumingMemoryBound(to: Probe.self),
            probe.pointee.type == ObjectIdentifier(type)
        else { return false }
        probe.pointee.isReached = true
        return true
    }

    /// Runs a conversion of `type`. True: it was the default one.
    static func reachesDefault(of type: Any.Type, _ conversion: () -> Void) -> Bool {
        var probe = Probe(type: ObjectIdentifier(type), outer: slot.pointer)
        return withUnsafeMutablePointer(to: &probe) { place in
            slot.pointer = UnsafeMutableRawPointer(place)
            conversion()
            slot.pointer = place.pointee.outer
            return place.pointee.isReached
        }
    }
}
