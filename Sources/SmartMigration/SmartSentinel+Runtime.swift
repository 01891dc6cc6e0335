import SmartEngine

extension SmartSentinel {
    /// The results of `checkRuntime`.
    public struct RuntimeReport: Sendable, CustomStringConvertible {
        package struct Check: Sendable {
            let name: String
            let isPassed: Bool
        }

        package let checks: [Check]
        fileprivate let system: String

        /// The names of the checks whose result was not the expected one, in a fixed order. Instead of a fast way that
        /// failed, the libraries have taken a slower one since they first needed it.
        public var failures: [String] { checks.filter { !$0.isPassed }.map(\.name) }
        /// Whether every check passed.
        public var isPassed: Bool { failures.isEmpty }

        /// A line for the system, and one for each check.
        @_documentation(visibility: internal)
        public var description: String {
            let lines = checks.map { "\($0.isPassed ? "passed" : "FAILED")  \($0.name)" }
            return (["SmartCodable on \(system)"] + lines).joined(separator: "\n")
        }
    }

    /// Checks what the libraries assume of the system: every fast way against the slower one, and values and models of
    /// each kind, read and written with known results. For the first build on a device, in TestFlight for example:
    ///
    ///     let report = SmartSentinel.checkRuntime()
    ///     if !report.isPassed { crashReporter.log("\(report)") }
    ///
    /// It reads no data of the app's and changes nothing. What fails has been replaced by a slower way already. It
    /// takes a few milliseconds. The app's own models are not among what it checks; models with HandyJSON's protocols
    /// and native ones are.
    ///
    /// - Returns: The checks and their results; the description is for a log.
    public static func checkRuntime() -> RuntimeReport {
        var checks: [RuntimeReport.Check] = []
        func add(_ name: String, _ isPassed: Bool) {
            checks.append(RuntimeReport.Check(name: name, isPassed: isPassed))
        }
        #if _pointerBitWidth(_64) && _endian(little)
        add(RuntimeProbe.smallStrings.rawValue, SmallString.isKnown)
        #endif
        add(RuntimeProbe.anyWords.rawValue, AnyWords.areKnown)
        add(RuntimeProbe.objectClasses.rawValue, AnyWords.areObjectsKnown)
        add(RuntimeProbe.arrays.rawValue, ArrayMemory.hasCounts)
        add(RuntimeProbe.reflection.rawValue, RuntimeReflection.areFunctionsTrue)
        add(RuntimeProbe.exclusiveAccess.rawValue, ExclusiveAccess.isChecked)
        add("texts", RuntimeValues.readsTexts())
        add("escaped texts", RuntimeValues.readsEscapedTexts())
        add("numbers", RuntimeValues.readsNumbers())
        add("Foundation objects", RuntimeValues.readsObjects())
        add("layouts", RuntimeValues.knowsLayouts())
        for check in CheckedModels.run() + CheckedNativeModels.run() { add(check.name, check.isPassed) }
        Diagnostics.tellOfFailedProbes()
        return RuntimeReport(checks: checks, system: RuntimeValues.system)
    }
}
