import Foundation
import SmartCodable

/// What an app does with a model that it has read: it gives every property another value, or clears the optional ones.
protocol RecordedEditing {
    mutating func edit()
    mutating func clear()
}

private let anotherDate = Date(timeIntervalSince1970: 3600)

extension RecordedInner: RecordedEditing {
    mutating func edit() {
        n = 501
        s = "edited"
        o = 502
    }
    mutating func clear() { o = nil }
}

extension RecordedLeaf: RecordedEditing {
    mutating func edit() {
        id = 503
        leafAt = anotherDate
    }
    mutating func clear() { leafAt = nil }
}

extension RecordedScalars: RecordedEditing {
    mutating func edit() {
        (b, s, d, f, i, u) = (false, "edited", 5.5, 6.5, 505, 506)
        (i8, i16, i32, i64, u8, u16, u32, u64) = (58, 516, 532, 564, 58, 516, 532, 564)
        (ob, os, od, of, oi, ou) = (false, "edited", 5.5, 6.5, 505, 506)
        (oi8, oi16, oi32, oi64, ou8, ou16, ou32, ou64) = (58, 516, 532, 564, 58, 516, 532, 564)
        (none, noText) = (507, "edited")
    }
    mutating func clear() {
        (ob, os, od, of, oi, ou) = (nil, nil, nil, nil, nil, nil)
        (oi8, oi16, oi32, oi64, ou8, ou16, ou32, ou64) = (nil, nil, nil, nil, nil, nil, nil, nil)
        (none, noText) = (nil, nil)
    }
}

extension RecordedValues: RecordedEditing {
    mutating func edit() {
        (list, map, set, date) = ([508], ["edited": 509], ["edited"], anotherDate)
        (url, data, decimal) = (URL(string: "https://edited"), Data([3]), 510)
        uuid = UUID(uuidString: "00000000-0000-0000-0000-000000000002")
        (kind, kinds, optionalKind, number) = (.b, [.b], .b, .one)
        inner.edit()
        optionalInner = inner
        noInner = inner
        inners = [inner, inner]
        innersByName = ["edited": inner]
        plain.x = 511
    }
    mutating func clear() { (url, uuid, optionalKind, optionalInner, noInner) = (nil, nil, nil, nil, nil) }
}

extension RecordedWrapped: RecordedEditing {
    mutating func edit() {
        (id, deep, plainKey, ignored, doubled, needed) = (512, "edited", 513, 514, 515, 516)
        (at, day, both) = (anotherDate, anotherDate, anotherDate)
        (any, dict, compact, sums) = (517, ["edited": 518], [519], ["edited": 520])
        inner.edit()
        leaf.edit()
    }
    mutating func clear() { (deep, at, any, needed) = (nil, nil, nil, nil) }
}

extension RecordedMapped: RecordedEditing {
    mutating func edit() { (name, when) = ("edited", anotherDate) }
    mutating func clear() {}
}

/// Its constants cannot be changed.
extension RecordedConstant: RecordedEditing {
    mutating func edit() { self = Self(id: 521, name: "edited") }
    mutating func clear() { self = Self(id: id, name: nil) }
}

extension RecordedAddress: RecordedEditing {
    mutating func edit() { (city, zip) = ("edited", 522) }
    mutating func clear() { zip = nil }
}

extension RecordedRest: RecordedEditing {
    mutating func edit() {
        (a, s, at, id, deep, ignored, mapped) = (50, "new", anotherDate, 523, 524, 525, "edited")
        leaf?.edit()
        rest["zz"] = 526
    }
    mutating func clear() { (a, at, deep, leaf, mapped) = (nil, nil, nil, nil, nil) }
}

extension RecordedBase: RecordedEditing {
    func edit() {
        (a, key) = (527, "edited")
        if let sub = self as? RecordedSub<Way> {
            (sub.c, sub.other) = (528, "edited")
            sub.inner.edit()
        }
        if let around = self as? RecordedAround<Way> { around.z = 529 }
    }
    func clear() { if let sub = self as? RecordedSub<Way> { sub.other = nil } }
}

extension RecordedCard: RecordedEditing {
    func edit() {
        title = "edited"
        if let video = self as? RecordedVideo<Way> { video.length = 530 }
    }
    func clear() {}
}

extension RecordedWall: RecordedEditing {
    mutating func edit() {
        cards = [RecordedVideo(), RecordedCard()]
        for card in cards { card.edit() }
        object.edit()
    }
    mutating func clear() {
        cards = []
        object.clear()
    }
}

extension RecordedRestBase: RecordedEditing {
    func edit() {
        (a, rest["zz"]) = (531, 532)
        if let sub = self as? RecordedRestSub<Way> { (sub.c, sub.other) = (533, "edited") }
    }
    func clear() {
        a = nil
        if let sub = self as? RecordedRestSub<Way> { (sub.c, sub.other) = (nil, nil) }
    }
}

extension RecordedUnknown: RecordedEditing {
    mutating func edit() {
        (a, id, deep, mapped, rest["zz"]) = (534, 535, 536, "edited", 537)
        leaf?.edit()
    }
    mutating func clear() { (a, deep, leaf, mapped, rest) = (nil, nil, nil, nil, [:]) }
}

extension RecordedUnknownBase: RecordedEditing {
    func edit() {
        (a, rest["zz"]) = (538, 539)
        if let sub = self as? RecordedUnknownSub<Way> { (sub.c, sub.other) = (540, "edited") }
    }
    func clear() {
        (a, rest) = (nil, [:])
        if let sub = self as? RecordedUnknownSub<Way> { (sub.c, sub.other) = (nil, nil) }
    }
}
