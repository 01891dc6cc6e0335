import Foundation; import HandyJSON; import UIKit // HandyJSON
@_implementationOnly import HandyJSON
public import HandyJSON
internal import HandyJSON
@_spi(Models) import HandyJSON
@testable
import HandyJSON
import struct HandyJSON.DeserializeOptions
import class HandyJSON.PropertyInfo
/* HandyJSON.HandyJSON */
let text = "HandyJSON.HandyJSON \(HandyJSON.JSONDeserializer<User>.self)"
func fill<T: HandyJSON.HandyJSON>(_ type: T.Type) where T: HandyJSON.HandyJSON {}
let type: HandyJSON.Type = User.self
func label(HandyJSON: Int) -> Int { HandyJSON }
