import Foundation
import SmartCodable

class Base: SmartCodable {
    var id = 0
    required init() {}
}

class User: Base {
    var name: String?
    @SmartKey(nonnull: true) var cache: String? = "x"

    func didFinishMapping() { name = "done" }
    func willStartMapping() { name = "started" }
}
