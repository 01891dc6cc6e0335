import Foundation
import SmartCodable

class Base: SmartCodable {
    var id = 0
    required init() {}
}

class Watched: Base {
    override var id: Int { didSet { changes += 1 } }
    var changes = 0
}
