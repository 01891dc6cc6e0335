import Foundation

/// The offsets of the time zone that was used last. Foundation takes 2,000 instructions to tell one.
enum ZoneOffsets {
    /// The length of a stretch in seconds: offsets were never changed and changed back in less than four days.
    private static let stretch = 262_144.0

    private struct Known {
        var zone: TimeZone
        /// Each offset is at the number of its stretch, modulo the count.
        var offsets = [(number: Int, offset: Int)](repeating: (.min, 0), count: 128)
    }

    private static let known = Guarded<Known?>(nil)

    /// The offset in seconds east of Greenwich, `seconds` after 1970.
    static func offset(at seconds: Double, in zone: TimeZone) -> Int {
        let start = (seconds / stretch).rounded(.down)
        let number = Int(start)
        let place = number & 127
        let found = known.update { known -> Int? in
            guard let known, known.zone == zone, known.offsets[place].number == number else { return nil }
            return known.offsets[place].offset
        }
        if let found { return found }
        func ask(_ seconds: Double) -> Int { zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)) }
        let offset = ask(start * stretch)
        // A zone that follows the system's changes without notice.
        guard offset == ask((start + 1) * stretch), zone != .autoupdatingCurrent else { return ask(seconds) }
        known.update { known in
            if known?.zone != zone { known = Known(zone: zone) }
            known?.offsets[place] = (number, offset)
        }
        return offset
    }

    /// The offset in seconds east of Greenwich when the clocks show `seconds` since 1970. Nil if the offset changes
    /// within a day, so that they may show the time twice or never, and if the offset has seconds, which formatters
    /// round in fixed zones.
    static func offset(onClock seconds: Double, in zone: TimeZone) -> Int? {
        let before = offset(at: seconds - 86_400, in: zone)
        return before % 60 == 0 && before == offset(at: seconds + 86_400, in: zone) ? before : nil
    }

    /// The offset in seconds east of Greenwich for any time on the clocks. If they show it twice, the later time
    /// counts, as formatters read it; if they skip it, the offset is that of clocks that were not put forward.
    static func laterOffset(onClock seconds: Double, in zone: TimeZone) -> Int {
        let (before, after) = (offset(at: seconds - 86_400, in: zone), offset(at: seconds + 86_400, in: zone))
        return before == after || offset(at: seconds - Double(after), in: zone) == after ? after : before
    }
}
