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
