/// What the source says of a model's JSON and the JSON does not show: by paths such as `prices` and `items[].prices`.
struct WrittenShapes: Sendable, Equatable {
    /// Objects that are dictionaries and no models.
    var dictionaries: Set<String> = []
    /// Numbers that are dates.
    var dates: Set<String> = []
    /// The known difference that a property's declaration shows, by its id.
    var known: [String: String] = [:]
}
