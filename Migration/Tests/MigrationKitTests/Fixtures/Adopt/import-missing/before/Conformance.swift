import HandyJSONCompat

extension Shelf: HandyJSON {}

protocol Stored: HandyJSON {}
