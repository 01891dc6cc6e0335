import HandyJSONCompat

// What a tenth of the apps with generic responses have somewhere, so that `Response<[User]>` and `Response<String>` may
// be written.

extension Array: HandyJSON {}
extension Dictionary: HandyJSON {}
extension String: HandyJSON {}
extension Int: HandyJSON {}
extension Double: HandyJSON {}
extension Bool: HandyJSON {}
