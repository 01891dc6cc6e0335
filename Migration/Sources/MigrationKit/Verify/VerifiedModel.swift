/// A model that is decoded before and after.
struct VerifiedModel: Sendable {
    let name: String
    /// The target it is compiled in.
    let target: String
    /// Its file, as in reports.
    let path: String
    let payloads: [MadePayload]
    let shapes: WrittenShapes

    /// Distinct in the whole project.
    var key: String { "\(target).\(name)" }
}
