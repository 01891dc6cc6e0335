extension Sequence {
    /// The elements in order, by one copy of the algorithm for all types, where each of the optimiser's copies is 3 KB.
    /// For what is rarely sorted.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package func arranged(by precedes: (Element, Element) -> Bool) -> [Element] { sorted(by: precedes) }
}
