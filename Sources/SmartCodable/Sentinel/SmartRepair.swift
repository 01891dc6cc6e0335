import Foundation

/// One place where the source did not fit the model, and what was done about it.
///
///     let (user, report) = SmartSentinel.record { User.deserialize(from: json) }
///     for repair in report.repairs { print(repair) }
///     // data.users[3].age: User.age expects Int, found string "unknown": kept the initial value
public struct SmartRepair: Sendable, Hashable, CustomStringConvertible {
    /// What was done.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        /// The key is not there; the initial value stays. Not of optionals, which may be missing.
        case missing
        /// The value is null; the initial value stays, or a native optional becomes nil.
        case null
        /// The value had another type and was converted.
        case converted
        /// The value could not be converted; the initial value stays.
        case keptInitialValue
        /// The value could not be converted; the optional became nil.
        case becameNil
        /// The raw value is none of the enum's, and the enum's `defaultCase` was taken.
        case defaultCase
        /// An element or member could not be converted and was left out.
        case dropped
        /// While writing: the property holds a value that JSON cannot hold (NaN, a closure, a cycle); it was left out.
        case leftOut
    }

    /// The model's type name; empty for a value outside of any model.
    public let model: String
    /// The Swift property; empty for a value outside of any model.
    public let property: String
    /// Where in the JSON: `data.list[3].price`.
    public let path: String
    /// The Swift type that was wanted.
    public let expected: String
    /// What was there: `string "abc"`, `null`, `nothing`.
    public let found: String
    /// What was done about it.
    public let action: Action

    /// One line: path, model, property, what was expected and found, what was done.
    public var description: String {
        let place = model.isEmpty ? "" : "\(model).\(property)"
        return RepairSentences.repair(path, place, expects: expected, found: found, action)
    }
}
