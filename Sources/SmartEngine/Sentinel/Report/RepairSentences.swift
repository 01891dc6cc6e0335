/// The sentences about repairs, all in this file (Quickstart sums repairs up in words of its own). `ReportTests` has
/// each of them as it is meant. The pages that show them are compared with what is printed (`expectShown` in the
/// documentation's tests), so after a change the tests name the pages to edit.
package enum RepairSentences {
    /// What was done. `remains`: for a model that is refused.
    package static func outcome(_ action: SmartRepair.Action, remains: SmartRepair.Remains = .initialValues) -> String {
        switch action {
        case .missing, .null, .keptInitialValue: return "kept the initial value"
        case .converted: return "converted"
        case .emptyValue: return "no initial value is known, took the empty value"
        case .becameNil: return "set to nil"
        case .defaultCase: return "took the default case"
        case .dropped, .leftOut: return "left out"
        case .refused:
            switch remains {
            case .initialValues: return "refused, kept the initial values"
            case .presentValues: return "refused, left as it was"
            case .nothing: return "refused, gave no value"
            }
        }
    }

    /// The sentence about one repair. `place`: the model and its property, `User.age`; empty for a value outside of any
    /// model.
    package static func repair(
        _ path: String, _ place: String, expects expected: String, found: String, _ action: SmartRepair.Action,
        remains: SmartRepair.Remains = .initialValues
    ) -> String {
        // The effect of null on an optional depends on the kind of model: it stays null.
        let outcome = action == .null && expected.hasSuffix("?") ? "null" : outcome(action, remains: remains)
        // The root has no path.
        let start = path.isEmpty ? "" : "\(path.shortened(to: Quotation.limit)): "
        return "\(start)\(place.isEmpty ? "" : "\(place) expects ")\(expected), found \(found): \(outcome)"
    }

    /// The reason for a plain Codable type in an app that has HandyJSON models only.
    package static func needsSmartCodable(_ type: String) -> String {
        "\(type) is coded only if the app links SmartCodable"
    }

    package static let nothing = "nothing was repaired"

    /// The line that stands for repairs that are only counted.
    package static func more(_ count: Int) -> String { "… and \(count) more" }

    /// The beginning of `SmartStrictError`'s text, before the repairs.
    package static let doesNotFit = "The data does not fit the model:"
}
