#if DEBUG
import Foundation
import SmartEngine

/// Key-value coding without Objective-C: properties of a class that it would see, each with its setter.
package enum SimulatedObjectiveC {
    /// A property as a class that has `@objc` or `@objcMembers` shows it.
    package struct Property<Model: AnyObject>: Sendable {
        let name: String
        /// False where key-value coding would raise an exception: nil for a number, a value of another type.
        let set: @Sendable (Model, Any?) -> Bool

        package init<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Model, Value>) {
            self.init(name) { $0[keyPath: path] = $1 }
        }

        package init<Value>(_ name: String, _ set: @escaping (Model, Value) -> Void) {
            nonisolated(unsafe) let set = set
            self.name = name
            self.set = { model, value in
                guard let value = value ?? (Value.self as? any ExpressibleByNilLiteral.Type).map({ nilValue($0) }),
                    let typed = value as? Value
                else { return false }
                set(model, typed)
                return true
            }
        }

        /// An enum of Objective-C, which is a number there.
        package init<Value: RawRepresentable>(raw name: String, _ path: ReferenceWritableKeyPath<Model, Value>) {
            self.init(name) { model, number in
                if let value = Value(rawValue: number) { model[keyPath: path] = value }
            }
        }
    }

    /// A setter that ran, in the order in which they did.
    private final class Calls: @unchecked Sendable {
        var keys: [String] = []
    }

    @TaskLocal private static var calls: Calls?
    private static let setters = Guarded<[ObjectIdentifier: [String: @Sendable (AnyObject, Any?) -> Bool]]>([:])
    private static let ends = Guarded<[ObjectIdentifier: Int]>([:])

    private static let isInstalled: Bool = {
        ObjectiveCRuntime.simulate(
            ObjectiveCRuntime.Simulation(
                end: { level in ends.read { $0[ObjectIdentifier(level)] } },
                settableProperties: { level in setters.read { $0[ObjectIdentifier(level)].map { Set($0.keys) } } },
                set: { value, key, object in
                    var level: AnyClass? = type(of: object)
                    while let current = level {
                        let known = setters.read { $0[ObjectIdentifier(current)] }
                        if let set = known?[key] {
                            calls?.keys.append(key)
                            if !set(object, value) { calls?.keys.append("exception") }
                            return true
                        }
                        level = _getSuperclass(current)
                    }
                    return false
                }))
        return true
    }()

    /// Says what Objective-C sees of a class. Before the class is first used.
    package static func show<Model: AnyObject>(_ properties: [Property<Model>], of _: Model.Type) {
        precondition(isInstalled)
        var known: [String: @Sendable (AnyObject, Any?) -> Bool] = [:]
        for property in properties {
            known[property.name] = { object, value in (object as? Model).map { property.set($0, value) } ?? false }
        }
        let all = known
        setters.change { $0[ObjectIdentifier(Model.self)] = all }
    }

    /// Says that a class is Objective-C's own, whose variables end there. Before its subclasses are first used.
    package static func end(of level: AnyClass, at end: Int) {
        precondition(isInstalled)
        ends.change { $0[ObjectIdentifier(level)] = end }
    }

    /// The names of the properties whose setters ran in `body`.
    package static func keysSet<R>(by body: () throws -> R) rethrows -> (result: R, keys: [String]) {
        let calls = Calls()
        let result = try $calls.withValue(calls, operation: body)
        return (result, calls.keys)
    }

    private static func nilValue<Value: ExpressibleByNilLiteral>(_: Value.Type) -> Any { Value(nilLiteral: ()) }
}
#endif
