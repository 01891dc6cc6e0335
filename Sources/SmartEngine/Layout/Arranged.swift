extension Sequence {
    /// The elements in order, by one copy of the algorithm for all types, where each of the optimiser's copies is 3 KB.
    /// For what is rarely sorted.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package func arranged(by precedes: (Element, Element) -> Bool) -> [Element] { sorted(by: precedes) }
}

extension Array {
    /// The elements that are wanted. Not by `filter` where the first call of a process or a type waits for it: the
    /// runtime searches all of the process for the conformance of each kind of array that has an iterator.
    package func selected(_ isWanted: (Element) -> Bool) -> [Element] {
        var wanted: [Element] = []
        for index in 0..<count where isWanted(self[index]) { wanted.append(self[index]) }
        return wanted
    }
}
