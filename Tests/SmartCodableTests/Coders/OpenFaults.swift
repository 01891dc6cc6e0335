import Testing

/// Rows of these tables that do not hold yet, by their descriptions. One that holds again fails, so that it is taken
/// out here.
enum OpenFault {
    enum Mode { case byDefault, strict, encoding }

    static func check(_ mode: Mode, _ row: String, _ sourceLocation: SourceLocation, _ body: () -> Void) {
        guard rows[mode]?.contains(row) == true else { return body() }
        withKnownIssue("to be mended", sourceLocation: sourceLocation) { body() }
    }

    private static let rows: [Mode: Set<String>] = [:]
}
