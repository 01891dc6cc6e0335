import Foundation
import SmartCodable

enum Kind: String, SmartCaseDefaultable { case a }

extension SmartCaseDefaultable where Self: RawRepresentable {
    static func from(_ raw: RawValue) -> Self? { Self(rawValue: raw) }
}
