// Memory: addresses are typed as the runtime or a verified `TypeLayout` says. An instance is only read here, or
// copied as a whole.

import Foundation

/// The stored properties of a struct or class with their offsets, superclasses first.
///
///     class Base { var a: Int8 = 1; weak var w: Base? }          name  offset  size  level  strong
///     class Sub: Base { var s = "" }                             a     16      1     0      yes
///                                                                w     24      8     0      no
///                                                                s     32      16    1      yes
///
/// A layout comes from the runtime's reflection functions and is validated before use: offsets are checked here, and
/// once more against an instance (`verify(instance:)`) before anything is written through them.
package final class TypeLayout: Sendable {
    package let type: Any.Type
    package let isClass: Bool
    package let properties: [StoredProperty]
    /// The classes of the hierarchy from the root down; one entry for each `level`. Empty for structs.
    package let levels: [AnyClass]
    /// The levels that are `@Observable`: the storage of a property `x` is `_x` there.
    package let observableLevels: [Int]
    /// Why the layout must not be used; nil if it may be.
    package let problem: Problem?
    /// The Codable classes of the hierarchy whose stored properties are unknown: their module was built without
    /// reflection metadata, the others' with it.
    package let hiddenLevels: [AnyClass]
    /// Why the layout does not contain everything that a Codable model stores; nil if it does.
    package var codableProblem: Problem? { problem ?? (hiddenLevels.isEmpty ? nil : .noReflectionMetadata) }

    package enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
        case notAStructOrClass
        /// Compiled with `-disable-reflection-metadata`, or a resilient type without field records.
        case noReflectionMetadata
        /// Compiled with `-disable-reflection-names`.
        case noNames
        /// The runtime's reflection functions are missing, or describe known types wrongly.
        case noReflectionFunctions
        case outOfBounds(String)
        case misaligned(String)
        case overlapping(String, String)
        case countsDiffer(expected: Int, found: Int)

        @_optimize(size) package var description: String {
            switch self {
            case .notAStructOrClass: return "it is neither a struct nor a class"
            case .noReflectionMetadata:
                return "it has no reflection metadata; build its module without -disable-reflection-metadata"
            case .noNames: return "its property names are missing; build its module without -disable-reflection-names"
            case .noReflectionFunctions:
                return "the Swift runtime of this system does not say, or says wrongly, where properties are stored"
            case .outOfBounds(let name): return "property '\(name)' lies outside the instance"
            case .misaligned(let name): return "property '\(name)' is not aligned"
            case .overlapping(let a, let b): return "properties '\(a)' and '\(b)' overlap"
            case .countsDiffer(let expected, let found):
                return "the runtime finds \(expected) properties in it, and \(found) in an instance"
            }
        }
    }

    /// The result of the check against an instance, which runs once.
    private let answer = Guarded<Problem??>(nil)
    /// The offset at which the properties of a class begin.
    private let start: Int
    /// The names of the properties that Objective-C can set, by level; nil if there are none.
    private let settable: [Int: Set<String>]?

    @_optimize(size) init(_ type: Any.Type) {
        self.type = type
        let kind = RuntimeReflection.kind(of: type)
        isClass = kind == .classType
        let areFunctionsTrue = RuntimeReflection.areFunctionsTrue
        levels = TypeLayout.hierarchy(type)
        start = isClass ? TypeLayout.start(of: levels) : 0
        settable = TypeLayout.settable(levels)
        guard areFunctionsTrue, kind != .other else {
            properties = []
            observableLevels = []
            hiddenLevels = []
            problem = areFunctionsTrue ? .notAStructOrClass : .noReflectionFunctions
            return
        }
        if TypeLayout.isWithoutMetadata(type) {
            properties = []
            observableLevels = []
            hiddenLevels = levels.filter { TypeLayout.storesSomething($0) }
            problem = .noReflectionMetadata
            return
        }
        let levelEnds = levels.map { RuntimeReflection.fieldCount($0) }
        let fieldCount = RuntimeReflection.fieldCount(type)
        var found: [StoredProperty] = []
        var observable: [Int] = []
        var problem: Problem?
        for index in 0..<fieldCount {
            guard let field = RuntimeReflection.field(type, index) else {
                problem = .noReflectionFunctions
                break
            }
            if field.name == nil { problem = problem ?? .noNames }
            let isMetatype = RuntimeReflection.isMetatype(field.type)
            let extent = isMetatype ? (size: 0, alignment: 1) : TypeLayout.extent(of: field.type)
            let property = StoredProperty(
                name: field.name ?? "", type: field.type, offset: field.offset, size: extent.size,
                alignment: extent.alignment,
                isVariable: field.isVariable, holdsValue: field.isStrong && !isMetatype,
                isReference: !field.isStrong,
                holdsFunction: RuntimeReflection.holdsFunction(field.type),
                level: levelEnds.firstIndex { index < $0 } ?? 0)
            found.append(property)
            if property.isObservationRegistrar { observable.append(property.level) }
        }
        properties = found
        observableLevels = observable
        var hidden: [AnyClass] = []
        for index in levels.indices where levelEnds[index] == (index == 0 ? 0 : levelEnds[index - 1]) {
            let level: AnyClass = levels[index]
            if TypeLayout.storesSomething(level), level is any Decodable.Type || level is any Encodable.Type {
                hidden.append(level)
            }
        }
        hiddenLevels = hidden
        self.problem =
            problem
            ?? TypeLayout.placementProblem(
                found, isClass: isClass, start: start, size: TypeLayout.instanceSize(type, levels))
    }

    private static let layouts = Guarded(TypeTable<TypeLayout>())

    /// The layout of a type, made once per type. Thread-safe.
    package static func of(_ type: Any.Type) -> TypeLayout {
        let id = ObjectIdentifier(type)
        return layouts.made({ $0[id] }, keep: { $0[id] = $1 }) { TypeLayout(type) }
    }

    /// Checks the layout against a live instance the first time, and remembers the result: a mirror must have as many
    /// properties. Instances with weak or unowned references or metatypes are not mirrored, because reading a dangling
    /// one traps.
    package func verify(instance: @autoclosure () -> Any) -> Problem? {
        if let problem { return problem }
        if let answer = answer.read({ $0 }) { return answer }
        // The check does not run under the lock: mirrors may run user code. Two threads may both check, with the same
        // result.
        willRunUserCode()
        let found = check(instance: instance())
        answer.update { $0 = .some(found) }
        return found
    }

    /// A key's names in JSON without a mapping. The storage `_x` of an `@Observable` class, for which the compiler
    /// makes the key `_x`, is read as `x`, else as `_x`, which other coders write.
    package func names(of property: StoredProperty, key: String) -> [String] {
        key == property.name && isObserved(property) ? [String(key.dropFirst()), key] : [key]
    }

    /// Whether the property is the storage of an observed property, or of a wrapper in an `@Observable` class.
    func isObserved(_ property: StoredProperty) -> Bool {
        !observableLevels.isEmpty && property.name.hasPrefix("_") && observableLevels.contains(property.level)
    }

    /// The known problem, without a new check.
    var knownProblem: Problem? { problem ?? answer.read { $0 } ?? nil }

    private func check(instance: Any) -> Problem? {
        for index in properties.indices where !properties[index].holdsValue { return nil }
        // A mirror's names come from the same records as the layout's.
        var count = 0
        for index in 0..<max(1, levels.count) {
            guard let children = RuntimeReflection.childCount(of: instance, isClass ? levels[index] : type) else {
                return nil
            }
            count += children
        }
        // A struct without reflection metadata shows no children at all.
        if count == 0, !properties.isEmpty { return .noReflectionMetadata }
        return count == properties.count ? nil : .countsDiffer(expected: properties.count, found: count)
    }

    /// Checks every invariant that the writers rely on, for tests.
    package func checkInvariants() -> Bool {
        TypeLayout.placementProblem(
            properties, isClass: isClass, start: start, size: TypeLayout.instanceSize(type, levels)) == nil
            && properties.allSatisfy { $0.level < max(1, levels.count) }
    }

    /// Whether a class has properties of its own, by the size of its instances.
    package static func storesSomething(_ level: AnyClass) -> Bool {
        ObjectiveCRuntime.end(of: level) == nil
            && InstanceMemory.size(of: level)
                > max(start(of: hierarchy(level)), _getSuperclass(level).map { InstanceMemory.size(of: $0) } ?? 0)
    }

    package var mayBeSetByKey: Bool { settable != nil }

    /// Whether key-value coding sets the property: it has a setter that Objective-C sees, in its class or in a subclass
    /// that overrides it.
    @_optimize(size) package func isSetByKey(_ property: StoredProperty) -> Bool {
        guard let settable, KeyValueCoding.takes(property.type) else { return false }
        return settable.contains { entry in
            entry.value.contains(property.name)
                && (entry.key == property.level
                    || entry.key > property.level
                        && !properties.contains { $0.level == entry.key && $0.name == property.name })
        }
    }

    private static func settable(_ levels: [AnyClass]) -> [Int: Set<String>]? {
        var found: [Int: Set<String>]?
        for index in levels.indices where ObjectiveCRuntime.end(of: levels[index]) == nil {
            let names = ObjectiveCRuntime.settableProperties(of: levels[index])
            if !names.isEmpty { found = (found ?? [:]).merging([index: names]) { $1 } }
        }
        return found
    }

    /// The offset at which the properties that Swift adds to a class begin. It is after the properties of its
    /// superclass of Objective-C, or after the header of an object of Swift, two words.
    private static func start(of levels: [AnyClass]) -> Int {
        for index in levels.indices.reversed() {
            if let end = ObjectiveCRuntime.end(of: levels[index]) { return end }
        }
        return MemoryLayout<Int>.size * 2
    }

    private static func hierarchy(_ type: Any.Type) -> [AnyClass] {
        var classes: [AnyClass] = []
        var current: AnyClass? = type as? AnyClass
        while let level = current {
            classes.append(level)
            current = _getSuperclass(level)
        }
        return classes.reversed()
    }

    private static func instanceSize(_ type: Any.Type, _ levels: [AnyClass]) -> Int {
        levels.last.map { InstanceMemory.size(of: $0) } ?? extent(of: type).size
    }

    /// What is wrong with the places of properties between `start` and the end of an instance.
    @_optimize(size) package static func placementProblem(
        _ properties: [StoredProperty], isClass: Bool, start: Int, size: Int, word: Int = MemoryLayout<Int>.size
    ) -> Problem? {
        // The size of a class's instances may be rounded to words.
        if properties.isEmpty, size > (start + word - 1) / word * word { return .noReflectionMetadata }
        var sized: [StoredProperty] = []
        for index in properties.indices {
            let property = properties[index]
            // A property without a size may be anywhere in an object.
            guard property.offset >= (isClass && property.size == 0 ? 0 : start),
                property.offset + property.size <= size
            else { return .outOfBounds(property.name) }
            guard property.offset % max(1, property.alignment) == 0 else { return .misaligned(property.name) }
            if property.size > 0 { sized.append(property) }
        }
        sized = sized.arranged { $0.offset < $1.offset }
        for index in 0..<max(0, sized.count - 1) where sized[index].offset + sized[index].size > sized[index + 1].offset
        {
            return .overlapping(sized[index].name, sized[index + 1].name)
        }
        return nil
    }

    package static func extent(of type: Any.Type) -> (size: Int, alignment: Int) {
        func measure<T>(_ type: T.Type) -> (size: Int, alignment: Int) {
            (MemoryLayout<T>.size, MemoryLayout<T>.alignment)
        }
        return _openExistential(type as Any.Type, do: measure)
    }
}

extension TypeLayout {
    private static let withoutMetadata = Guarded(TypeTable<Bool>())

    /// Treats the types as if their module had no reflection metadata, for tests. Call it before their first use.
    package static func forgetMetadata(of types: [Any.Type]) {
        for type in types { withoutMetadata.update { $0[ObjectIdentifier(type)] = true } }
    }

    private static func isWithoutMetadata(_ type: Any.Type) -> Bool {
        withoutMetadata.read { $0[ObjectIdentifier(type)] == true }
    }
}

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
