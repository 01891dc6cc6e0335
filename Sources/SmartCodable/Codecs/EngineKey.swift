import Foundation

/// A step of a coding path.
struct EngineKey: CodingKey {
    let stringValue: String
    let intValue: Int?

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

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }
}
