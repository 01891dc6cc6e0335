import Foundation
import HandyJSONCompat
import SmartCodable
import UIKit

/// As an app has it that came from HandyJSON.
class BaseResponse<T: HandyJSON>: HandyJSON {
    var code = -1
    var message: String?
    var data: T?
    required init() {}
    func mapping(mapper: HelpingMapper) { mapper <<< self.message <-- ["msg", "message"] }
}

struct User: HandyJSON {
    var id = 0
    var name: String?
    var tags: [String] = []
    var color: UIColor?
    /// Travels as Base64 of a PNG.
    var avatar: UIImage?
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.color <-- HexColorTransform()
        mapper <<< self.avatar
            <-- TransformOf<UIImage, String>(
                fromJSON: { $0.flatMap { Data(base64Encoded: $0) }.flatMap { UIImage(data: $0) } },
                toJSON: { $0?.pngData()?.base64EncodedString() })
    }
}

/// What KVO observes, and what Objective-C code may subclass.
class Contact: NSObject, HandyJSON {
    #if canImport(ObjectiveC)
    @objc dynamic var name = ""
    @objc dynamic var age = 0
    #else
    var name = ""
    var age = 0
    #endif
    var children: [Contact] = []
    override required init() { super.init() }
}

final class Employee: Contact {
    var company: String?
    weak var manager: Employee?
}

struct Item: SmartCodable {
    var id = 0
    var title = ""
    @SmartAny var extra: [String: Any] = [:]
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- ["item_id", "id"]] }
}

class Shape: SmartCodable {
    var name = ""
    required init() {}
}

final class Circle: Shape {
    var radius = 1.0
}

struct Point: SmartDirectCodable {
    var x = 0
    var y = 0
}
