/// A dictionary where time does not count, and code does.
///
/// The compiler makes one to four kilobytes of most kinds of dictionary. All of these share one code, the standard
/// library's own, which asks the types at run time. A look-up is O(1), and dearer than a specialised
/// dictionary's: for what a usual decode or encode never comes to.
package struct RareTable<Key: Hashable, Value> {
    private var table: [Key: Value] = [:]

    package init() {}

    package subscript(key: Key) -> Value? {
        @inline(never) @_semantics("optimize.sil.specialize.generic.never") get { table[key] }
        @inline(never) @_semantics("optimize.sil.specialize.generic.never") set { table[key] = newValue }
    }

    package var count: Int { @inline(never) @_semantics("optimize.sil.specialize.generic.never") get { table.count } }

    /// In no order.
    var values: [Value] {
        @inline(never) @_semantics("optimize.sil.specialize.generic.never") get { Array(table.values) }
    }
}
