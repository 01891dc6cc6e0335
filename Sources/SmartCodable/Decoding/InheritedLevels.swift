import Foundation

/// The levels of a native class that its `init(from:)` does not know.
///
///     class Person: SmartCodable { var name = "" … }     // init(from:) asks for Person.CodingKeys
///     class Student: Person { var school = "" }          // inherits it: nobody asks for Student's keys
///
/// A synthesised coding key type is nested in its class, so the key types that were asked for tell which levels are done. The stored properties of the other
/// levels are filled and written as those of a run-time model are, by the smart rules, under the names that `mappingForKey` gives.
final class InheritedLevels {
    let plan: RuntimePlan
    let transforms: [_RuntimeTransform]

    /// Nil when no level is left over, or the class's layout cannot be used.
    init?(_ layout: TypeLayout, keyTypes: [String], names: [String: [String]], transformers: [String: SmartValueTransformer]) {
        guard layout.isClass, layout.problem == nil else { return nil }
        let isAsked = layout.levels.map { level in
            let prefix = String(reflecting: level) + "."
            return keyTypes.contains { $0.hasPrefix(prefix) }
        }
        let isModel = layout.levels.map { $0 is any SmartDecodable.Type || $0 is any SmartEncodable.Type }
        let filled = layout.properties.map {
            !isAsked[$0.level] && isModel[$0.level] && PropertyNaming.isWritten($0)
        }
        guard filled.contains(true) else { return nil }
        var mappings: [Int: RuntimePlan.FieldMapping] = [:]
        var transforms: [_RuntimeTransform] = []
        for (index, property) in layout.properties.enumerated() {
            guard filled[index] else {
                mappings[index] = RuntimePlan.FieldMapping(isExcluded: true)
                continue
            }
            let name = property.name.hasPrefix("_") && property.type is any _SmartWrapper.Type ? String(property.name.dropFirst()) : property.name
            var mapping = RuntimePlan.FieldMapping(names: names[name]?.map(NativePlan.path))
            if let transformer = transformers[name] {
                mapping.transform = transforms.count
                transforms.append(InheritedLevels.transform(transformer, for: property.type))
            }
            mappings[index] = mapping
        }
        plan = RuntimePlan.native(for: layout, filled: filled, mappings: mappings, .shared)
        self.transforms = transforms
    }

    private static func transform(_ transformer: SmartValueTransformer, for type: Any.Type) -> _RuntimeTransform {
        func open<T>(_: T.Type) -> _RuntimeTransform {
            _RuntimeTransform(
                read: { target, json in
                    guard let value = transformer.read(json) as? T else { return false }
                    target.assumingMemoryBound(to: T.self).pointee = value
                    return true
                },
                write: { transformer.write($0.assumingMemoryBound(to: T.self).pointee) })
        }
        return _openExistential(type, do: open)
    }
}

/// Fills what an inherited `init(from:)` left out. The engine's; called between `init(from:)` and `didFinishMapping`.
public func _fillInheritedLevels<Model>(of model: Model, _ decoder: any Decoder) {
    guard let decoder = decoder as? EngineDecoder, decoder.node.kind == .object, let levels = decoder.plan.inheritedLevels() else { return }
    let object = model as AnyObject
    guard levels.plan.layout.verify(instance: object, classInstance: object) == nil else { return }
    decoder.reading {
        levels.plan.fill(
            InstanceMemory.start(of: object), from: decoder.index, decoder.context, transforms: levels.transforms, model: nil)
    }
}
