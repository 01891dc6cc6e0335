import Foundation

/// Decodes the payloads of a recording again, under another library.
///
///     var run = ReplayRun()
///     run.add("User") { payload, path in User.deserialize(from: payload, designatedPath: path)?.toJSON() }
///     let after = run.replay(try ReplayRecord.read(text))
///     try run.write(after, to: url)     // then: handyjson-migrate replay before.jsonl after.jsonl
public struct ReplayRun {
    private var models: [String: (String, String?) -> Any?] = [:]

    public init() {}

    /// How a type's payload becomes a model and JSON again, as text or as a dictionary or array. The path is nil for
    /// the root.
    public mutating func add(_ type: String, _ decode: @escaping (_ payload: String, _ path: String?) -> Any?) {
        models[type] = decode
    }

    /// The same for a type by itself.
    public mutating func add<Model>(
        _ type: Model.Type, make: @escaping (String, String?) -> Model?, json: @escaping (Model) -> Any?
    ) {
        add(String(describing: type)) { payload, path in make(payload, path).flatMap(json) }
    }

    /// Types of a recording that nothing was added for.
    public func missingTypes(in records: [ReplayRecord]) -> [String] {
        Set(records.map(\.type)).subtracting(models.keys).sorted()
    }

    /// The same payloads with what comes out now; records of types that were not added are left out.
    public func replay(_ records: [ReplayRecord]) -> [ReplayRecord] {
        records.compactMap { record in
            guard let decode = models[record.type] else { return nil }
            var result = record
            result.json = JSONText.of(decode(record.payload, record.path.isEmpty ? nil : record.path))
            return result
        }
    }

    public func write(_ records: [ReplayRecord], to file: URL) throws {
        try Data(records.map { $0.line + "\n" }.joined().utf8).write(to: file)
    }
}
