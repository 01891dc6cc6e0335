public protocol HandyJSONEnum {}
