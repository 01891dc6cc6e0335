import Foundation

/// One stored property, as it lies in memory.
package struct StoredProperty: Sendable {
    /// The Swift name; `x` for the storage `_x` of a wrapped property is left to the reader.
    package let name: String
    package let type: Any.Type
    /// Bytes from the start of the struct, or of the class instance (its object header included).
    package let offset: Int
    package let size: Int
    package let alignment: Int
    package let isVariable: Bool
    /// Whether the memory holds a value of `type`. False for weak and unowned references, and for metatypes: `Int.Type`
    /// is stored in no bytes at all, and `Int.Type?` in one, whatever their sizes elsewhere.
    package let holdsValue: Bool
    /// Whether the property is a weak or unowned reference.
    package var isReference = false
    /// Whether the value is, or directly holds, a function: it can be copied between instances of the type, but neither
    /// extracted nor set.
    package let holdsFunction: Bool
    /// 0 for the type itself or, in a class, the root class of the hierarchy that has stored properties; counts up
    /// towards the subclass.
    package let level: Int

    /// Whether this is the registrar in which an `@Observable` class keeps its observers.
    package var isObservationRegistrar: Bool { name.hasPrefix("_$") && name.hasSuffix("Registrar") }

    /// Whether this is the storage of a `lazy var`.
    package var isLazyStorage: Bool { name.hasPrefix("$__lazy_storage_$_") }
}

extension StoredProperty {
    /// A property of the struct in this property, as a property of the enclosing instance.
    package func part(_ inner: StoredProperty, named name: String) -> StoredProperty {
        StoredProperty(
            name: name, type: inner.type, offset: offset + inner.offset, size: inner.size, alignment: inner.alignment,
            isVariable: isVariable && inner.isVariable, holdsValue: holdsValue, holdsFunction: inner.holdsFunction,
            level: level)
    }

    /// Assigns the property of one instance to another; both pointers are where the offsets start.
    package func copy(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        func open<V>(_: V.Type) {
            (target + offset)._store((source + offset).assumingMemoryBound(to: V.self).pointee, at: .value)
        }
        _openExistential(type, do: open)
    }
}
