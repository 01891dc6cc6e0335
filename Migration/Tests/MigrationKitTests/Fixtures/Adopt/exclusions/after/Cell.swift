import Foundation
import SmartCodable

class Cell: SmartCodable {
    var title = ""
    @IgnoredKey var isOpen = false
    @IgnoredKey private(set) var height: Double = 44
    lazy var cache: [String] = []
    @IgnoredKey var onTap: (() -> Void)?
    @IgnoredKey var range: (Int, Int) = (0, 1)
    required init() {}
}
