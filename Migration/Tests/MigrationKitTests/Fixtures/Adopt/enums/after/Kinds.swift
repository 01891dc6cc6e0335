import Foundation
import SmartCodable

enum Kind: String, SmartCaseDefaultable {
    case video, photo
}

enum Level: Int, CaseIterable, SmartCaseDefaultable, Codable { case low, high }

enum Direction: String { case up, down }

extension Direction: SmartCaseDefaultable {}
