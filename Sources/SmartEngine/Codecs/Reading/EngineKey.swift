import Foundation

/// A step of a coding path.
package struct EngineKey: CodingKey {
    package let stringValue: String
    package let intValue: Int?

    init(_ step: PathStep) {
        switch step {
        case .member(let name):
            stringValue = name
            intValue = nil
        case .element(let index):
            stringValue = "Index \(index)"
            intValue = index
        }
    }

    package init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    package init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }
}
