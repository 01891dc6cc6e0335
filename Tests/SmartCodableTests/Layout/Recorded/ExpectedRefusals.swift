extension RecordedModels {
    /// What `refusals` gives for a reason.
    static func expectedRefusals(_ reason: String) -> [String] {
        let unknown =
            "UnknownInitialValues<Way> cannot be decoded: its initial values cannot be known, and \(reason), "
            + "or make it SmartCodable: then its encode(to:) tells them."
        let level =
            "UnknownLevel<Way> cannot be decoded: no init(from:) reads the properties of UnknownLevel<Way>, and "
            + "\(reason), or override init(from:) and encode(to:) in UnknownLevel<Way>."
        func property(_ model: String, _ name: String, _ type: String) -> String {
            "\(model)<Way> cannot be decoded: its encode(to:) does not write '\(name)' as \(type), which would tell its "
                + "initial value, and \(reason), or write it so."
        }
        return [
            unknown, unknown, property("UnknownWrapper", "id", "SmartKey<Int>"),
            property("UnknownProperties", "count", "Int"), property("UnknownProperties", "note", "Optional<String>"),
            "UnknownFailure<Way> cannot be decoded: its initial values cannot be known (its encode(to:) throws Refusal()), "
                + "and \(reason).",
            level, level, #"{"count":"1","note":"y"}"#, "not written", "false true", "false true",
        ]
    }
}
