// A file without HandyJSON.

/// A shelf.
struct Shelf {
    var extra: Any?
}
