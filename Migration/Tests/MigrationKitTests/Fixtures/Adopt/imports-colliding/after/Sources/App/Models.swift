import Core
import Foundation
import SmartCodable
import enum Core.JSONValue

struct Page: SmartCodable {
    var id = 0
    func value() -> JSONValue { .none }
}
