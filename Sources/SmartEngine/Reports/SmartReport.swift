import Foundation

/// What one decode repaired.
///
///     let (visits, report) = SmartSentinel.record { [Visit].deserialize(from: #"[{"day":"3"},{"day":"n/a"}]"#) }
///     print(report)
///     // [0].day: Visit.day expects Int, found string "3": converted
///     // [1].day: Visit.day expects Int, found string "n/a": kept the initial value
///
/// See <doc:Diagnostics>.
public struct SmartReport: Sendable, CustomStringConvertible {
    /// The repairs in order, at most `SmartSentinel.detailLimit` of them.
    public var repairs: [SmartRepair] { texts.repairs }
    /// The number of all repairs, including those beyond the limit.
    public let totalCount: Int
    private var texts: Texts

    /// Whether nothing was repaired.
    public var isEmpty: Bool { totalCount == 0 }

    init(totalCount: Int, repairs: RepairLog.NotedRepairs) {
        self.totalCount = totalCount
        texts = Texts(repairs)
    }

    /// Makes the texts. From then on the report holds nothing of the payload.
    func settle() { _ = texts.repairs }

    /// Makes the texts if somebody has kept the report.
    mutating func settleIfKept() {
        if !isKnownUniquelyReferenced(&texts) { settle() }
    }

    /// The repairs, whose texts are made when they are first read: many listeners only count them.
    private final class Texts: Sendable {
        private enum State {
            case noted(RepairLog.NotedRepairs)
            case made([SmartRepair])
        }

        private let state: Guarded<State>

        init(_ noted: RepairLog.NotedRepairs) { state = Guarded(.noted(noted)) }

        var repairs: [SmartRepair] {
            switch state.read({ $0 }) {
            case .made(let repairs): return repairs
            case .noted(let noted):
                let repairs = noted.repairs
                _ = state.exchange(.made(repairs))
                return repairs
            }
        }
    }

    /// A line for each repair, and how many more there were.
    @_documentation(visibility: internal)
    @_optimize(size) public var description: String {
        if isEmpty { return RepairSentences.nothing }
        let more = totalCount - repairs.count
        return repairs.map(\.description).joined(separator: "\n") + (more > 0 ? "\n" + RepairSentences.more(more) : "")
    }
}

/// One place where the source did not fit the model, and what was done about it.
///
///     let (user, report) = SmartSentinel.record { User.deserialize(from: json) }
///     for repair in report.repairs { print(repair) }
///     // data.users[3].age: User.age expects Int, found string "unknown": kept the initial value
public struct SmartRepair: Sendable, Hashable, CustomStringConvertible {
    /// What was done.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        /// The key is missing; the initial value stays. Not for optionals, which may be missing, unless the object has
        /// a field whose name differs only by case or separators: `reason` names it.
        case missing
        /// The value is null; the initial value stays, or a native optional becomes nil.
        case null
        /// The value had another type and was converted.
        case converted
        /// The value could not be converted; the initial value stays.
        case keptInitialValue
        /// The value is missing or could not be converted, and no initial value is known. An `init(from:)` written by
        /// hand demands a key that is not a property's name and that `encode(to:)` does not write. It got the type's
        /// empty value: 0, `""`, `[]`.
        case emptyValue
        /// The value could not be converted; the optional became nil.
        case becameNil
        /// The raw value is not a case of the enum, and the enum's `defaultCase` was taken.
        case defaultCase
        /// An element or field could not be converted and was left out.
        case dropped
        /// While writing: the property holds a value that JSON cannot hold (NaN, a closure, a cycle); it was left out.
        case leftOut
        /// A model that cannot be filled, since its stored properties are unknown. A HandyJSON-style model is as
        /// `init()` makes it; a native model has no value: the call returns nil or throws. An update leaves either
        /// unchanged. `reason` says why, and what to do.
        case refused
    }

    /// What remains of a model that is refused.
    package enum Remains: Sendable, Hashable {
        /// The model is as `init()` makes it.
        case initialValues
        /// The model is as it was before the update.
        case presentValues
        /// There is no model.
        case nothing
    }

    /// The model's type name; empty for a value outside of any model.
    public let model: String
    /// The Swift property; empty for a value outside of any model.
    public let property: String
    /// Where in the JSON: `data.list[3].price`. A name that could be taken for several steps is in brackets and quotes:
    /// `data["a.b"]`. Names are shortened to 100 characters, paths to 1,000 bytes.
    public let path: String
    /// The Swift type that was expected.
    public let expected: String
    /// The value that was found: `string "abc"`, `null`, `nothing`.
    public let found: String
    /// What was done about it.
    public let action: Action
    /// The cause, if it is more than what was expected and found: what the `init(from:)` of a plain Codable type threw
    /// and at which field, an unknown variant's name, why a model cannot be filled. Else nil.
    public let reason: String?
    /// What remains of the model, for the action `.refused`.
    private let remains: Remains

    init(
        model: String, property: String, path: String, expected: String, found: String, action: Action,
        reason: String? = nil, remains: Remains = .initialValues
    ) {
        self.model = model
        self.property = property
        self.path = path
        self.expected = expected
        self.found = found
        self.action = action
        self.reason = reason
        self.remains = remains
    }

    /// One line: path, model, property, what was expected and found, what was done, and why.
    @_documentation(visibility: internal)
    @_optimize(size) public var description: String {
        let place = model.isEmpty ? "" : property.isEmpty ? model : "\(model).\(property)"
        let line = RepairSentences.repair(path, place, expects: expected, found: found, action, remains: remains)
        return reason.map { "\(line) (\($0))" } ?? line
    }
}

/// Thrown by a decode with the option `.strict` where something had to be repaired.
///
///     do {
///         _ = try Visit.decode(from: #"{"day":"3"}"#, options: [.strict])
///     } catch let error as SmartStrictError {
///         print(error.report)   // day: Visit.day expects Int, found string "3": converted
///     }
///
/// `SmartJSONDecoder` throws the `DecodingError` that JSONDecoder throws for the first of the repairs, so that
/// `catch let error as DecodingError` has it, and this one is its underlying error: `SmartStrictError(in: error)`.
public struct SmartStrictError: Error, CustomStringConvertible {
    /// What was repaired.
    public let report: SmartReport
    /// What JSONDecoder throws instead.
    package let counterpart: (any Error)?

    package init(report: SmartReport, counterpart: (any Error)?) {
        self.report = report
        self.counterpart = counterpart
    }

    /// The strict error that `error` is, or that is the underlying error of a `DecodingError`.
    ///
    ///     } catch {
    ///         for repair in SmartStrictError(in: error)?.report.repairs ?? [] { print(repair) }
    ///     }
    ///
    /// - Parameter error: What a decode threw.
    public init?(in error: any Error) {
        let strict =
            error as? SmartStrictError ?? (error as? DecodingError)?.context?.underlyingError as? SmartStrictError
        guard let strict else { return nil }
        self = strict
    }

    /// A sentence, and the report below it.
    @_documentation(visibility: internal)
    public var description: String { "\(RepairSentences.doesNotFit)\n\(report)" }
}

extension SmartStrictError: LocalizedError {
    /// `description`, for `localizedDescription`. In English in every locale.
    public var errorDescription: String? { description }
}
