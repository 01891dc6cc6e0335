import Foundation
import SmartCodable

struct User: SmartCodable { var id = 0 }
struct Response<T: SmartCodable>: SmartCodable { var data: T? }
