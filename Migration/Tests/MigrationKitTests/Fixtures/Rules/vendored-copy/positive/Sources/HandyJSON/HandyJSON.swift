public protocol HandyJSON {} // find
