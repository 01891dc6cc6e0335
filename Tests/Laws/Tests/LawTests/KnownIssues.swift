import LawModels

/// A law that is broken today in some situation, which generate.py names where a payload has it, and why. The list is to
/// become empty.
struct KnownIssue {
    let situation: String
    /// The letters of the laws.
    let laws: String
    let cause: String

    func explains(_ law: String, _ model: LawModel, _ payload: Payload) -> Bool {
        laws.contains(law) && (payload.situations + model.situations).contains(situation)
    }

    static let all: [KnownIssue] = []
}
