import Foundation

/// Writes what models make of payloads into a file, one JSON line each.
///
///     let recorder = ReplayRecorder(file: url)
///     // In the network layer, around the call that makes the model:
///     let user = recorder.record(User.self, payload: text, path: "data", json: { $0.toJSON() }) { User.deserialize(from: text, designatedPath: "data") }
///
/// Safe from many threads. Payloads seen before are left out, and nothing is written beyond `limit` records: a recorder
/// may stay in a beta build.
public final class ReplayRecorder: @unchecked Sendable {
    private let file: URL
    private let limit: Int
    /// Takes private data out of what is written.
    private let redact: (String) -> String
    private let lock = NSLock()
    private var seen: Set<String> = []
    private var count = 0
    private var handle: FileHandle?

    /// `redact` is called for the payload and for the model's JSON, so that the two still fit.
    public init(file: URL, limit: Int = 10_000, redact: @escaping (String) -> String = { $0 }) {
        self.file = file
        self.limit = limit
        self.redact = redact
    }

    deinit { try? handle?.close() }

    /// Makes the model, records it, and gives it back: wraps the line that is there already.
    ///
    /// The payload, and what `json` gives, are JSON text, `Data`, or a dictionary or array. Prefer `toJSON()` to
    /// `toJSONString()` under HandyJSON, whose text is nil for a model with a Date, a URL or a NaN.
    @discardableResult
    public func record<Model>(
        _ type: Model.Type, payload: Any?, path: String? = nil, json: (Model) -> Any?, make: () -> Model?
    ) -> Model? {
        let model = make()
        record(type: String(describing: type), payload: payload, path: path, json: model.flatMap(json))
        return model
    }

    /// Records a model that was made elsewhere.
    public func record(type: String, payload: Any?, path: String? = nil, json: Any?) {
        guard let payload = JSONText.of(payload) else { return }
        write(ReplayRecord(type: type, path: path ?? "", payload: redact(payload), json: JSONText.of(json).map(redact)))
    }

    private func write(_ record: ReplayRecord) {
        lock.lock()
        defer { lock.unlock() }
        guard count < limit, seen.insert("\(record.type)\u{0}\(record.path)\u{0}\(record.payload)").inserted else {
            return
        }
        count += 1
        if handle == nil {
            _ = FileManager.default.createFile(atPath: file.path, contents: nil)
            handle = try? FileHandle(forWritingTo: file)
        }
        try? handle?.write(contentsOf: Data((record.line + "\n").utf8))
    }
}
