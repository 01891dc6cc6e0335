import HandyJSONCompat
import Testing

/// A recorded question about HandyJSON with the answer that holds here.
///
///     FeatureRow("path \"a..b\"", FPath.self, #"{"a":{"b":7}}"#, "FPath(v: 7)")
///     FeatureRow("what else happens", "done") { "\(compute())" }
///
/// Where the answer is not HandyJSON's, `instead` says what that was.
struct FeatureRow: @unchecked Sendable, CustomTestStringConvertible {
    let question: String
    let expected: String
    let found: () -> String

    var testDescription: String { question }

    init(_ question: String, _ expected: String, instead recorded: String? = nil, _ found: @escaping () -> String) {
        self.question = question
        self.expected = expected
        self.found = found
        if let recorded, recorded == expected { Issue.record("\(question): no difference") }
    }

    /// A model read from text.
    init<M: HandyJSON>(
        _ question: String, _ type: M.Type, _ json: String, _ expected: String, instead recorded: String? = nil
    ) {
        self.init(question, expected, instead: recorded) { read(type, json) }
    }

    func check() {
        let answer = found()
        #expect(answer == expected, "\(question)")
    }
}

/// A model read from text, described; "nil" where there is none.
func read<M: HandyJSON>(_ type: M.Type, _ json: String, at path: String? = nil) -> String {
    type.deserialize(from: json, designatedPath: path).map(described) ?? "nil"
}

/// What models of one test tell about themselves.
final class Trace: @unchecked Sendable {
    @TaskLocal private static var current = Trace()
    private var lines: [String] = []

    static func add(_ line: String) { current.lines.append(line) }

    /// What is added while `body` runs.
    static func of(_ body: () -> Void) -> [String] {
        let trace = Trace()
        $current.withValue(trace, operation: body)
        return trace.lines
    }
}
