import HandyJSON

extension Array: HandyJSON {} // find
extension String: HandyJSON {} // find
