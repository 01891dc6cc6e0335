// Memory: hooks are given memory of their model: uninitialised, or an instance. The caller's objects are changed in
// accesses of Swift's own (`ExclusiveAccess`).

import Foundation
#if canImport(Combine)
import Combine
#elseif canImport(OpenCombine) && SMARTCODABLE_OPENCOMBINE
import OpenCombine
#endif

/// Objects that stay the same while their properties change.
package enum ExistingObject {
    /// Returns `original` with the properties of `updated`, which must be of its class, if it is a class instance. For
    /// other types it returns `updated`.
    @_optimize(size)
    package static func takeOver<T>(_ original: T, from updated: consuming T) -> T {
        guard T.self is AnyClass else { return updated }
        let object = InstanceMemory.object(original)
        let other = InstanceMemory.object(updated)
        let dynamicType: AnyClass = type(of: object)
        guard type(of: other) == dynamicType, object !== other else { return updated }
        let layout = TypeLayout.of(dynamicType)
        guard layout.problem == nil, layout.verify(instance: object) == nil else {
            return updated
        }
        announceChange(of: object)
        if !layout.observableLevels.isEmpty { setObserved(object, from: other) }
        let target = InstanceMemory.start(of: object)
        let source = InstanceMemory.start(of: other)
        var changedByKey: [StoredProperty] = []
        for property in layout.properties where property.isVariable && property.holdsValue {
            func copy<V>(_: V.Type) {
                var new = (source + property.offset).assumingMemoryBound(to: V.self).pointee
                let place = (target + property.offset).assumingMemoryBound(to: V.self)
                if V.self is any ObservedStorage.Type {
                    let old = ExclusiveAccess.reading(place) { place.pointee }
                    if let keeper = old as? any ObservedStorage, keeper.takeOver(new) { return }
                }
                if layout.isSetByKey(property) {
                    if !isEqual(ExclusiveAccess.reading(place) { place.pointee }, new) { changedByKey.append(property) }
                    return
                }
                // The property's old value is released after the access.
                ExclusiveAccess.modifying(place) { swap(&place.pointee, &new) }
            }
            _openExistential(property.type, do: copy)
        }
        // These come after the others, which their setters may use; and what a setter changes stays.
        for property in changedByKey {
            func set<V>(_: V.Type) {
                let new = (source + property.offset).assumingMemoryBound(to: V.self).pointee
                KeyValueCoding.set(new, forKey: property.name, of: object)
            }
            _openExistential(property.type, do: set)
        }
        return original
    }

    @_optimize(size) private static func isEqual(_ old: Any, _ new: Any) -> Bool {
        func isEqual<V: Equatable>(_ old: V) -> Bool { old == new as? V }
        return (old as? any Equatable).map { isEqual($0) } ?? false
    }
}

// MARK: @Observable

extension ExistingObject {
    /// Sets the properties of an `@Observable` object that its class names, by their setters: only these notify the
    /// observers. Before anything else changes, since a setter may compare.
    @_optimize(size) private static func setObserved(_ object: AnyObject, from other: AnyObject) {
        let type: any AnyObject.Type = type(of: object)
        willRunUserCode()
        guard let observable = type as? any SmartObservable.Type else {
            return Diagnostics.mistake(
                """
                \(type) is @Observable, and an update has changed an instance without telling its observers. \
                Make it SmartObservable: static func observedProperties() -> [AnyKeyPath] { [\\.…] }
                """, of: type, about: .unobserved)
        }
        for path in observable.observedProperties() { set(path, of: object, from: other) }
    }

    private static func set(_ path: AnyKeyPath, of object: AnyObject, from other: AnyObject) {
        func openRoot<Root>(_: Root.Type) {
            guard let object = object as? Root, let other = other as? Root else { return }
            func openValue<Value>(_: Value.Type) {
                guard let path = path as? ReferenceWritableKeyPath<Root, Value> else { return }
                object[keyPath: path] = other[keyPath: path]
            }
            _openExistential(Swift.type(of: path).valueType, do: openValue)
        }
        _openExistential(Swift.type(of: path).rootType, do: openRoot)
    }
}

/// Wrapper storage that may have subscribers: its value changes, instead of the storage being replaced.
package protocol ObservedStorage {
    func takeOver(_ other: Any) -> Bool
}

extension Codec {
    /// An existing value of an updatable type, changed by the node; nil where the node cannot become the type.
    @_optimize(size) package final func updated<T>(_ existing: T, from index: Int, _ context: DecodingContext) -> T? {
        if isUpdatedInPlace {
            var value = existing
            let isUpdated = withUnsafeMutablePointer(to: &value) { updateInPlace($0, by: index, context) }
            return isUpdated ? value : self.value(T.self, index, context)
        }
        let updated = withUnsafePointer(to: existing) { pointer in
            context.state.pointee.original = UnsafeRawPointer(pointer)
            defer { context.state.pointee.original = nil }
            return value(T.self, index, context)
        }
        return updated.map { ExistingObject.takeOver(existing, from: $0) }
    }
}

#if canImport(Combine) || SMARTCODABLE_OPENCOMBINE
extension ExistingObject {
    /// Notifies the observers of an observable object that it is about to change.
    static func announceChange(of object: AnyObject) {
        // The type is cast, not the object: see `Conforming`.
        guard let observable = type(of: object) as? any ObservableObject.Type else { return }
        func open<O: ObservableObject>(_: O.Type) {
            ((object as? O)?.objectWillChange as? ObservableObjectPublisher)?.send()
        }
        open(observable)
    }
}
#else
extension ExistingObject {
    static func announceChange(of object: AnyObject) {}
}
#endif
