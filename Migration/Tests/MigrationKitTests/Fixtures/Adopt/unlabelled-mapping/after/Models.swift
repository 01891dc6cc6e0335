import Foundation
import SmartCodable

class Forum: SmartCodable {
    var forum_id = ""

    required init() {}

    // The name of the JSON
}
