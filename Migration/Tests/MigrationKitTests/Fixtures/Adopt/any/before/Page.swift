import HandyJSONCompat
import UIKit

struct Page: HandyJSON {
    var extra: Any?
    var table: [String: Any] = [:]
    var list: [Any]?
    var rows: [[String: Any]] = []
    var number: NSNumber?
    var object: AnyObject?
    var objects: [AnyObject] = []
    var color: UIColor?
    public private(set) var theme: [String: Any]?
    var made = Page.make()
    static func make() -> Int { 1 }
}
