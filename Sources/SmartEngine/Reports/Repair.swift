/// What becomes of a property, or of an element of a collection, for which the JSON has no usable value, and the line
/// that reports it. Both families of models ask this table; SmartCodable's page on tolerance shows it.
package enum Repair {
    /// What the JSON has.
    package enum Found: CaseIterable, Sendable { case nothing, null, unfit }

    /// What the property or the element allows.
    // Not an option set, whose functions other modules cannot inline: they took 15 % of the instructions of dirty
    // airports.
    package struct Permit: Sendable {
        /// Null makes it nil: an optional, unless it is `nonnull`, or the rules are HandyJSON's.
        package var nilOfNull = false
        /// Another value makes it nil: an optional, unless HandyJSON's rules leave it to a transformer.
        package var nilOfUnfit = false
        /// A missing value and null are errors.
        package var demandsValue = false
        /// A value that does not fit is an error.
        package var demandsFit = false
        /// A model is being updated, for which any value may be missing.
        package var isUpdate = false
        /// An element of a collection has no initial value.
        package var isElement = false

        package init() {}
    }

    package enum Outcome: Sendable { case becomesNil, keepsValue, isLeftOut, fails }

    package static func outcome(_ found: Found, _ permit: Permit) -> Outcome {
        switch found {
        case .nothing: permit.demandsValue && !permit.isUpdate ? .fails : .keepsValue
        case .null where permit.demandsValue, .unfit where permit.demandsFit: .fails
        case .null where permit.nilOfNull, .unfit where permit.nilOfUnfit: .becomesNil
        case .null, .unfit: permit.isElement ? .isLeftOut : .keepsValue
        }
    }

    /// The line that reports what was done. An error is no repair.
    package static func line(_ found: Found, _ outcome: Outcome) -> SmartRepair.Action {
        switch (found, outcome) {
        case (_, .isLeftOut): .dropped
        case (.nothing, _): .missing
        case (.null, _): .null
        case (.unfit, .becomesNil): .becameNil
        case (.unfit, _): .keptInitialValue
        }
    }
}
