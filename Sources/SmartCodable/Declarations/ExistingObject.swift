import Foundation

/// Objects that stay the same while their properties change.
enum ExistingObject {
    /// For a class instance: `original`, with the properties of `updated`, which must be of its class. For other types:
    /// `updated`.
    static func takeOver<T>(_ original: T, from updated: T) -> T {
        guard T.self is AnyClass else { return updated }
        let object = InstanceMemory.object(original)
        let other = InstanceMemory.object(updated)
        let dynamicType: AnyClass = type(of: object)
        guard type(of: other) == dynamicType, object !== other else { return updated }
        let layout = TypeLayout.of(dynamicType)
        guard layout.problem == nil, layout.verify(instance: object, classInstance: object) == nil else {
            return updated
        }
        announceChange(of: object)
        let target = InstanceMemory.start(of: object)
        let source = InstanceMemory.start(of: other)
        for property in layout.properties where property.isVariable && property.holdsValue {
            func copy<V>(_: V.Type) {
                var new = (source + property.offset).assumingMemoryBound(to: V.self).pointee
                let place = (target + property.offset).assumingMemoryBound(to: V.self)
                if V.self is any ObservedStorage.Type {
                    let old = ExclusiveAccess.reading(place) { place.pointee }
                    if let keeper = old as? any ObservedStorage, keeper.takeOver(new) { return }
                }
                // What it held is let go of when the access is over.
                ExclusiveAccess.modifying(place) { swap(&place.pointee, &new) }
            }
            _openExistential(property.type, do: copy)
        }
        return original
    }
}

/// Wrapper storage that somebody may be subscribed to: it takes a new value instead of being replaced.
protocol ObservedStorage {
    func takeOver(_ other: Any) -> Bool
}
