import Foundation

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
