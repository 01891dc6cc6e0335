import SmartEngine

extension RuntimeFamily {
    /// The family of HandyJSON's models. A superclass that is not a model itself is not filled.
    static let handyJSON = RuntimeFamily(
        rules: .handyJSON, fillsLevel: { isModel($0) }, firstFill: { report($0, $1) },
        matchesAnyCase: { HandyJSONConfiguration.deserializeOptions.contains(.caseInsensitive) },
        refuse: { Log.logMistake($0, of: $1, about: $2) }, fail: { Log.logError($0(), of: $1) },
        print: { tell($0, $1, $2) })

    /// Prints the repairs: unusable values at `.debug`, the others at `.verbose`.
    @_optimize(size)
    private static func tell(_ comma: (line: Int, column: Int)?, _ report: SmartReport, _ type: Any.Type) {
        if let comma {
            Log.logDebug(
                "a trailing comma at line \(comma.line), column \(comma.column) was accepted; JSON does not allow it, and native models reject it",
                of: type)
        }
        for repair in report.repairs {
            switch repair.action {
            case .keptInitialValue, .emptyValue, .becameNil, .dropped, .refused: Log.logDebug("\(repair)", of: type)
            case .missing, .null, .converted, .defaultCase, .leftOut: Log.logVerbose("\(repair)", of: type)
            }
        }
    }

    private static func isModel(_ level: AnyClass) -> Bool {
        // A class that is native as well does not name its family.
        guard let coded = level as? any _SmartCoded.Type else { return false }
        return coded._coding.family != nil || level is any _ExtendCustomModelType.Type
    }

    @_optimize(size) private static func report(_ plan: RuntimePlan, _ base: UnsafeRawPointer) {
        func report(_ wrapper: String, _ properties: [StoredProperty]) {
            guard !properties.isEmpty else { return }
            let names = properties.map { PropertyNaming.key(of: $0) }
            Log.logMistake(
                "\(plan.modelType).\(names.joined(separator: ", ")): @\(wrapper) has no effect in a HandyJSON model; the field has "
                    + "the property's name. Give names and paths in mapping(mapper:).",
                of: plan.modelType)
        }
        report("SmartKey", plan.properties.selected { LinkedCodableHalf.current?.isConfigured($0, in: base) == true })
        report("SmartFlat", plan.flat)
        let constants = plan.filledConstants
        for index in constants.indices {
            Log.logMistake(
                "\(plan.modelType).\(constants[index].name) is a let, but it is filled. Optimised code may still use its first value; "
                    + "make it a var.",
                of: plan.modelType)
        }
        let unfillable = plan.unfillable
        guard !unfillable.isEmpty else { return }
        Log.logDebug(
            "\(plan.modelType).\(unfillable.map(\.name).joined(separator: ", ")): left alone, since no JSON value can become "
                + "\(unfillable.map { "\($0.type)" }.joined(separator: ", ")).",
            of: plan.modelType)
    }
}
