import HandyJSON

extension Array: HandyJSON {} // find
extension String: HandyJSON {} // find
extension Dictionary: HandyJSON, _ExtendCustomModelType where Key == String, Value: HandyJSON {} // find
extension Set: _ExtendCustomModelType where Element: _ExtendCustomModelType {} // find
extension Optional: HandyJSON where Wrapped: HandyJSON {} // find
