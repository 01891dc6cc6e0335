import Foundation

/// Types of the standard library and of the system.
package enum SystemTypes {
    private static let modules = [
        "Swift.", "Foundation.", "FoundationEssentials.", "FoundationInternationalization.", "CoreFoundation.",
        "CoreGraphics.", "__C.",
    ]

    /// Codable types that HandyJSON neither reads nor writes, and that are left alone here too. Types with a codec
    /// (`FoundationTypes`) never come here.
    package static func areLeftAlone(_ type: Any.Type) -> Bool {
        let name = _typeName(type)
        return modules.firstIndex { name.hasPrefix($0) } != nil
    }
}
