import Foundation

/// Changes a model to what a source says, and leaves alone what it does not mention.
///
///     SmartUpdater.update(&user, from: #"{"age":31,"address":{"city":"Bonn"}}"#)
///
/// Objects are merged into the models they belong to, at any depth, whatever names their keys are mapped to; arrays and
/// dictionaries are replaced as a whole; null makes an optional nil. Ignored properties stay. A class instance stays
/// the same object. `didFinishMapping` is called for every model the source has an object for.
public enum SmartUpdater<Model: SmartDecodable> {
    /// False where the source holds no object; the model is unchanged then.
    @discardableResult
    public static func update(
        _ model: inout Model, from data: Data?, designatedPath: String? = nil, options: Set<SmartDecodingOption>? = nil
    ) -> Bool {
        update(&model, data.map { .data($0) }, designatedPath, options)
    }

    /// The same from JSON text.
    @discardableResult
    public static func update(
        _ model: inout Model, from json: String?, designatedPath: String? = nil,
        options: Set<SmartDecodingOption>? = nil
    ) -> Bool {
        update(&model, json.map { .text($0) }, designatedPath, options)
    }

    /// The same from a dictionary.
    @discardableResult
    public static func update(
        _ model: inout Model, from dict: [String: Any]?, designatedPath: String? = nil,
        options: Set<SmartDecodingOption>? = nil
    ) -> Bool {
        update(&model, dict.map { .object($0) }, designatedPath, options)
    }

    private static func update(
        _ model: inout Model, _ source: SmartDecoding.Source?, _ path: String?, _ options: Set<SmartDecodingOption>?
    ) -> Bool {
        guard let source else { return false }
        let original = model
        let updated = withUnsafePointer(to: original) { pointer in
            try? SmartDecoding.decode(
                Model.self, from: source, path: path, DecodingOptions(options), original: UnsafeRawPointer(pointer))
        }
        guard let updated else { return false }
        model = ExistingObject.takeOver(original, from: updated)
        return true
    }
}

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
