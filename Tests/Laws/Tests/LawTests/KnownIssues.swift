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

    static let all: [KnownIssue] = [
        KnownIssue(
            situation: "severalEntries", laws: "ce",
            cause: "a single value that is wrapped and converted has a line for each level"),
        KnownIssue(
            situation: "unknownDigits", laws: "b",
            cause: "JSONValue.number(_:exactly:) takes 1.50 for a Double: unknown numbers lose their zeros"),
        KnownIssue(
            situation: "numericTag", laws: "b", cause: "SmartVariants.write encodes each discriminator as a text"),
        KnownIssue(
            situation: "positionWritten", laws: "b",
            cause: "MemberTree writes a position of a path as an object's member"),
        KnownIssue(
            situation: "dottedName", laws: "b",
            cause: "MemberTree splits every name of a @SmartKey: a member whose name has dots is written as a path"),
        KnownIssue(
            situation: "dateDigits", laws: "ab", cause: "SmartDateForm writes fractions with three digits"),
        KnownIssue(situation: "dateOffset", laws: "b", cause: "SmartDateForm writes each offset as Z"),
        KnownIssue(
            situation: "dateMinutes", laws: "b",
            cause: "SmartDateForm writes a time without seconds by a DateFormatter: +0000"),
    ]
}
