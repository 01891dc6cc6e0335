public protocol HandyJSON {}
