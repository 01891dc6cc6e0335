// A file without HandyJSON.

import SmartCodable

/// A shelf.
struct Shelf: SmartCodable {
    @SmartAny var extra: Any?
}
