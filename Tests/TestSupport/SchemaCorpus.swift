import Foundation

/// Schemas, and payloads with what became of them, for a validator that knows nothing of the models: `Tests/Schemas`.
/// Written where SMARTCODABLE_SCHEMAS names a folder, a file for each model.
public struct SchemaCorpus {
    private struct Case: Encodable {
        let payload: String
        /// What was repaired.
        let repairs: [String]
    }

    private struct Contents: Encodable {
        let model: String
        let schema: String
        let cases: [Case]
    }

    /// `read`: what is repaired in a payload.
    public static func write(
        model: String, schema: String, payloads: [String], _ read: (String) -> [String]
    ) throws {
        guard let folder = ProcessInfo.processInfo.environment["SMARTCODABLE_SCHEMAS"] else { return }
        let directory = URL(fileURLWithPath: folder)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let contents = Contents(
            model: model, schema: schema,
            cases: payloads.map { Case(payload: $0, repairs: read($0)) })
        try JSONEncoder().encode(contents).write(to: directory.appendingPathComponent("\(model).json"))
    }
}
