/// A model that is decoded before and after.
struct VerifiedModel: Sendable {
    let name: String
    /// The target it is compiled in.
    let target: String
    /// Its file, as in reports.
    let path: String
    let payloads: [MadePayload]
    let shapes: WrittenShapes
    /// Properties that JSON does not show: they are compared in the instances.
    let unseen: [String]

    /// Distinct in the whole project.
    var key: String { "\(target).\(name)" }
}
