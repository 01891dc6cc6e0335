/// A payload, and the same with every value under the name that its property is written with, by which what came out is
/// compared with what was sent.
struct MadePayload: Sendable, Hashable {
    let text: String
    let plain: String
}
