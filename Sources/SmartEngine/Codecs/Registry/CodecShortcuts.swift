/// One thread's direct-mapped cache of the registry, by the low bits of types, which saves waiting for the lock. Codecs
/// are never freed.
final class CodecShortcuts {
    private struct Entry {
        var type: ObjectIdentifier?
        var codec: Unmanaged<Codec>?
    }

    private static let count = 64
    private let entries = UnsafeMutablePointer<Entry>.allocate(capacity: CodecShortcuts.count * 2)

    init() { entries.initialize(repeating: Entry(), count: CodecShortcuts.count * 2) }
    deinit { entries.deallocate() }

    private func place(_ type: ObjectIdentifier, _ isDerived: Bool) -> UnsafeMutablePointer<Entry> {
        let bits = Int(bitPattern: type)
        let mixed = (bits >> 4) ^ (bits >> 10)
        let pair = (mixed & (CodecShortcuts.count &- 1)) &* 2
        return entries + (isDerived ? pair &+ 1 : pair)
    }

    @inline(__always)
    func find(_ type: ObjectIdentifier, isDerived: Bool) -> Codec? {
        let entry = place(type, isDerived)
        return entry.pointee.type == type ? entry.pointee.codec?.takeUnretainedValue() : nil
    }

    func note(_ codec: Codec, _ type: ObjectIdentifier, isDerived: Bool) {
        place(type, isDerived).pointee = Entry(type: type, codec: Unmanaged.passUnretained(codec))
    }
}
