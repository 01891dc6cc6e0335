import SmartCodable
import UIKit

struct Page: SmartCodable {
    @SmartAny var extra: Any?
    @SmartAny var table: [String: Any] = [:]
    @SmartAny var list: [Any]?
    @SmartAny var rows: [[String: Any]] = []
    @SmartAny var number: NSNumber?
    @SmartAny var object: AnyObject?
    @SmartAny var objects: [AnyObject] = []
    @SmartAny var color: UIColor?
    @SmartAny public private(set) var theme: [String: Any]?
    @SmartAny var made = Page.make()
    static func make() -> Int { 1 }
}
