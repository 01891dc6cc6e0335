import Foundation

// Coded by codecs of the registry, which finds them by identity. They conform because HandyJSON's protocols of these
// names have them conform: `let value: _Transformable = "text"`.
extension Bool: _SmartCoded {}
extension String: _SmartCoded {}
extension Double: _SmartCoded {}
extension Float: _SmartCoded {}
extension Int: _SmartCoded {}
extension Int8: _SmartCoded {}
extension Int16: _SmartCoded {}
extension Int32: _SmartCoded {}
extension Int64: _SmartCoded {}
extension UInt: _SmartCoded {}
extension UInt8: _SmartCoded {}
extension UInt16: _SmartCoded {}
extension UInt32: _SmartCoded {}
extension UInt64: _SmartCoded {}
extension NSString: _SmartCoded {}
extension NSNumber: _SmartCoded {}
extension NSArray: _SmartCoded {}
extension NSDictionary: _SmartCoded {}
