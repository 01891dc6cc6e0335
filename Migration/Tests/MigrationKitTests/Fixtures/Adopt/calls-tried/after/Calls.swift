import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }

// HandyJSON's function throws nothing, so this one is another.
func show(_ response: Response) throws {
    let json = try response.mapper.toJSON()
    print(json)
}
