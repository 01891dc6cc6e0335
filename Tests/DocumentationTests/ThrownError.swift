import Testing

/// The error of `body`, which has to be of this type. `#expect(throws:)` gives it back from Swift 6.1 on only.
func thrownError<E: Error, R>(
    _ type: E.Type, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> R
) -> E? {
    do {
        _ = try body()
        Issue.record("\(type) expected, nothing was thrown. \(comment()?.rawValue ?? "")", sourceLocation: sourceLocation)
    } catch let error as E {
        return error
    } catch {
        Issue.record(
            "\(type) expected, thrown was \(error). \(comment()?.rawValue ?? "")", sourceLocation: sourceLocation)
    }
    return nil
}
