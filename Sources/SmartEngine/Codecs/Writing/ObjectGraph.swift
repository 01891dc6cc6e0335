/// Limits how often objects are written that are reachable by several paths.
///
/// An object is written once for each path to it. An array of a million rows that share an object writes it a million
/// times. Eleven objects that all refer to each other would be written forty million times, and twelve of them twelve
/// times as often. So beyond the first hundred thousand writes distinct objects are counted, and each may be written a
/// thousand times on average: the time is linear in the objects.
@usableFromInline package struct ObjectGraph {
    @usableFromInline package var writes = 0
    private var distinct: Set<ObjectIdentifier> = []
    /// Retained, so that no other object gets the address of a counted one.
    private var objects: [AnyObject] = []

    @usableFromInline package static let free = 100_000
    private static let timesEach = 1_000
    @usableFromInline package static let reason =
        "its objects refer to each other, and there are too many paths through them"

    /// Counts an object that is about to be written. False: the limit is reached.
    @inlinable package mutating func mayWrite(_ object: UnsafeRawPointer) -> Bool {
        writes &+= 1
        return writes <= ObjectGraph.free || tellApart(object)
    }

    @usableFromInline package mutating func tellApart(_ pointer: UnsafeRawPointer) -> Bool {
        let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        if distinct.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
        return writes / ObjectGraph.timesEach <= distinct.count + ObjectGraph.free / ObjectGraph.timesEach
    }
}
