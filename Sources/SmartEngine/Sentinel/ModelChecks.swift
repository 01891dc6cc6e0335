/// What `SmartSentinel.checkRuntime` reads and writes with models of a module that an app may do without.
package protocol ModelChecks: Sendable {
    /// Names of checks, and whether what was read and written was right.
    static func run() -> [(name: String, isPassed: Bool)]
}

/// Conforms to `ModelChecks` where HandyJSONCompat is linked.
package enum LinkedDerivedModels: Sendable {
    /// Out of line, so that the optimiser does not assume that this module's conformances are all there are.
    @inline(never) @_optimize(none)
    static func checks(_ type: Any.Type = LinkedDerivedModels.self) -> [(name: String, isPassed: Bool)] {
        (type as? any ModelChecks.Type)?.run() ?? []
    }
}
