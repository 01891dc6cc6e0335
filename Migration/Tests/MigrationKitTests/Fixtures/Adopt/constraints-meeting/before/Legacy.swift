import HandyJSONCompat

/// Stays, and nothing that asks for models ever sees it.
struct Legacy: HandyJSON {
    @Clamped var level = 0
}

final class Archive {
    var oldest: Legacy?
    func read() { oldest = Legacy.deserialize(from: "{}") }
}
