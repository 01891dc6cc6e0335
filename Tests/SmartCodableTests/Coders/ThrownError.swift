import SmartCodable
import Testing

/// The error of `body`, which has to be of this type. `#expect(throws:)` gives it back from Swift 6.1 on only.
func thrownError<E: Error, R>(
    _ type: E.Type, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> R
) -> E? {
    do {
        _ = try body()
        Issue.record(
            "\(type) expected, nothing was thrown. \(comment()?.rawValue ?? "")", sourceLocation: sourceLocation)
    } catch let error as E {
        return error
    } catch {
        Issue.record(
            "\(type) expected, thrown was \(error). \(comment()?.rawValue ?? "")", sourceLocation: sourceLocation)
    }
    return nil
}

/// The strict error inside the DecodingError that a coder threw.
func coderStrictError<R>(sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> R) -> SmartStrictError?
{
    guard let error = thrownError(DecodingError.self, sourceLocation: sourceLocation, body) else { return nil }
    let strict = SmartStrictError(in: error)
    if strict == nil { Issue.record("no SmartStrictError in \(error)", sourceLocation: sourceLocation) }
    return strict
}
