/// What becomes of a property, or of an element of a collection, for which the JSON has no usable value, and the line
/// that reports it. Both families of models ask this table; SmartCodable's page on tolerance shows it.
package enum Repair {
    /// What the JSON has.
    package enum Found: CaseIterable, Sendable { case nothing, null, unfit }

    /// What the property or the element allows.
    package struct Permit: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Null makes it nil: an optional, unless it is `nonnull`, or the rules are HandyJSON's.
        package static let nilOfNull = Permit(rawValue: 1)
        /// Another value makes it nil: an optional, unless HandyJSON's rules leave it to a transform.
        package static let nilOfUnfit = Permit(rawValue: 2)
        /// A missing value and null are errors.
        package static let demandsValue = Permit(rawValue: 4)
        /// A value that does not fit is an error.
        package static let demandsFit = Permit(rawValue: 8)
        /// A model is being updated, for which any value may be missing.
        package static let isUpdate = Permit(rawValue: 16)
        /// An element of a collection has no initial value.
        package static let isElement = Permit(rawValue: 32)
    }

    package enum Outcome: Sendable { case becomesNil, keepsValue, isLeftOut, fails }

    package static func outcome(_ found: Found, _ permit: Permit) -> Outcome {
        switch found {
        case .nothing: permit.contains(.demandsValue) && !permit.contains(.isUpdate) ? .fails : .keepsValue
        case .null where permit.contains(.demandsValue), .unfit where permit.contains(.demandsFit): .fails
        case .null where permit.contains(.nilOfNull), .unfit where permit.contains(.nilOfUnfit): .becomesNil
        case .null, .unfit: permit.contains(.isElement) ? .isLeftOut : .keepsValue
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
