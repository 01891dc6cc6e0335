import Foundation; import HandyJSONCompat; import UIKit // HandyJSON
@_implementationOnly import HandyJSONCompat
public import HandyJSONCompat
internal import HandyJSONCompat
@_spi(Models) import HandyJSONCompat
@testable
import HandyJSONCompat
import struct HandyJSONCompat.DeserializeOptions
import class HandyJSON.PropertyInfo
/* HandyJSON.HandyJSON */
let text = "HandyJSON.HandyJSON \(HandyJSONCompat.JSONDeserializer<User>.self)"
func fill<T: HandyJSONCompat.HandyJSON>(_ type: T.Type) where T: HandyJSONCompat.HandyJSON {}
let type: HandyJSON.Type = User.self
func label(HandyJSON: Int) -> Int { HandyJSON }
