import Foundation
import SmartCodable

extension Array: SmartCodable where Element: SmartCodable {}

struct User: SmartCodable { var id = 0 }
struct Response<T: SmartCodable>: SmartCodable { var data: T? }
