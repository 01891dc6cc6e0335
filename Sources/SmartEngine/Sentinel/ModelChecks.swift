/// What `SmartSentinel.checkRuntime` reads and writes with models of a module that an app may do without.
package protocol ModelChecks: Sendable {
    /// Names of checks, and whether what was read and written was right.
    static func run() -> [(name: String, isPassed: Bool)]
}

/// Conforms to `ModelChecks` where HandyJSONCompat is linked.
package enum LinkedDerivedModels: Sendable {}

/// Conforms to `ModelChecks` where SmartCodable is linked.
package enum LinkedNativeModels: Sendable {}

enum LinkedModels {
    static func checks() -> [(name: String, isPassed: Bool)] {
        checks(LinkedDerivedModels.self) + checks(LinkedNativeModels.self)
    }

    /// Out of line, so that the optimiser does not assume that this module's conformances are all there are.
    @inline(never) @_optimize(none)
    private static func checks(_ type: Any.Type) -> [(name: String, isPassed: Bool)] {
        (type as? any ModelChecks.Type)?.run() ?? []
    }
}
