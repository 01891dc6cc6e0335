// Memory: what a thread keeps is touched by that thread only, and freed with it. No user code runs while an address
// is in use.

/// Values by type, or by a type and a number; values stay.
///
/// Not a dictionary: for the first one with such keys, the runtime would search all of the process for their
/// conformance. Mostly unspecialised, for code size.
package struct TypeTable<Value> {
    /// Two for each place: the type, 0 where it is free, and the number.
    private var keys: [UInt] = []
    private var values: [Value?] = []
    package private(set) var count = 0

    package init() {}

    package subscript(_ type: ObjectIdentifier, _ number: Int = 0) -> Value? {
        get {
            count == 0 ? nil : values[findPlace(UInt(bitPattern: type), UInt(bitPattern: number), in: keys)]
        }
        @inline(never) @_semantics("optimize.sil.specialize.generic.never") set {
            guard let newValue else { return }
            if count * 2 >= values.count { grow() }
            let (type, number) = (UInt(bitPattern: type), UInt(bitPattern: number))
            let place = findPlace(type, number, in: keys)
            if keys[2 * place] == 0 { count += 1 }
            (keys[2 * place], keys[2 * place + 1]) = (type, number)
            values[place] = newValue
        }
    }

    private mutating func grow() {
        let before = self
        keys = Array(repeating: 0, count: max(16, 2 * before.keys.count))
        values = Array(repeating: nil, count: keys.count / 2)
        count = 0
        before.each { self[$0, $1] = $2 }
    }

    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package func each(_ body: (_ type: ObjectIdentifier, _ number: Int, Value) -> Void) {
        for place in 0..<values.count {
            guard let type = UnsafeRawPointer(bitPattern: keys[2 * place]), let value = values[place] else { continue }
            body(unsafeBitCast(type, to: ObjectIdentifier.self), Int(bitPattern: keys[2 * place + 1]), value)
        }
    }
}

extension TypeTable: Sendable where Value: Sendable {}

/// The entry's place, or the free one that it would have.
private func findPlace(_ type: UInt, _ number: UInt, in keys: [UInt]) -> Int {
    let mask = UInt(keys.count / 2 - 1)
    // The lowest bits of all addresses are equal.
    var place = ((type &+ number) &* 0x9E37_79B9) &>> 8 & mask
    while keys[Int(2 * place)] != 0, keys[Int(2 * place)] != type || keys[Int(2 * place + 1)] != number {
        place = (place + 1) & mask
    }
    return Int(place)
}

/// A dictionary for rare uses, optimised for code size.
///
/// The compiler emits one to four kilobytes for most kinds of dictionary. All of these share the standard library's
/// unspecialised code. A look-up is O(1), but slower than a specialised dictionary's: not for the usual path of a
/// decode or encode.
package struct RareTable<Key: Hashable, Value> {
    private var table: [Key: Value] = [:]

    package init() {}

    package subscript(key: Key) -> Value? {
        @inline(never) @_semantics("optimize.sil.specialize.generic.never") get { table[key] }
        @inline(never) @_semantics("optimize.sil.specialize.generic.never") set { table[key] = newValue }
    }

    package var count: Int { @inline(never) @_semantics("optimize.sil.specialize.generic.never") get { table.count } }
}
