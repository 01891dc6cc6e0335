import SmartCodable
import SmartEngine

/// Finds out what other rules would change, on real traffic: each payload is decoded by both, and the results are
/// compared. It is for models with HandyJSON's rules, before they get the native ones:
///
///     SmartRulesComparison.onDifference(from: .native, oneIn: 100) { differences in
///         for difference in differences { log("\(difference)") }
///     }
///     // User.age, at age: 12 by the rules in force, 0 by the others
public enum SmartRulesComparison {
    /// Calls `handler` with the differences whenever a decode would give another result by other rules, until the
    /// listener is cancelled. It listens to calls of native models and arrays of them (`deserialize`, `decode`), not to
    /// updates or `SmartJSONDecoder`. Options of a call that choose rules are replaced by `rules`, and so are those of
    /// models.
    ///
    /// The payload is decoded twice: `init()` and `didFinishMapping` of the models run for the second result as well.
    /// Differences quote values, so take care what you log. Without a listener nothing is compared, and it costs
    /// nothing.
    ///
    /// - Parameters:
    ///   - rules: The other rules.
    ///   - oneIn: Compares one in this many decodes.
    ///   - handler: Called on any thread that decodes, possibly on several at once, with at most a hundred differences.
    /// - Returns: An object that ends the calls. If you discard it, the listener stays.
    @discardableResult
    public static func onDifference(
        from rules: SmartRules, oneIn: Int = 1, _ handler: @escaping @Sendable ([SmartRulesDifference]) -> Void
    ) -> Listener {
        let turns = Guarded(0)
        let id = SmartSentinel.addComparison { value, decode in
            let isTurn = turns.update { count in
                count &+= 1
                return (count &- 1) % max(1, oneIn) == 0
            }
            guard isTurn else { return }
            var comparison = ValueComparison()
            if let other = decode(rules) { comparison.compare(value, other) }
            if !comparison.differences.isEmpty { ThreadSettings.telling { handler(comparison.differences) } }
        }
        return Listener(id: id)
    }

    /// A handler that is being called.
    public struct Listener: Sendable {
        fileprivate let id: Int

        /// Ends the calls. A decode on another thread may still be making one.
        public func cancel() { SmartSentinel.removeComparison(id) }
    }
}

/// A property that has another value by other rules.
public struct SmartRulesDifference: Sendable, Hashable, CustomStringConvertible {
    /// The model's name.
    public let model: String
    /// The property; empty if the value is in no model's property.
    public let property: String
    /// The path to the property, with the properties' own names: `items[2].price`.
    public let path: String
    /// The value by the rules in force, shortened to 200 characters.
    public let value: String
    /// The value by the other rules.
    public let otherValue: String

    /// `User.age, at age: 12 by the rules in force, 0 by the others`.
    @_documentation(visibility: internal)
    public var description: String {
        "\(model).\(property), at \(path): \(value) by the rules in force, \(otherValue) by the others"
    }
}
