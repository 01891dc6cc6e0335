import Foundation

/// Types of the standard library and of the system.
enum SystemTypes {
    private static let modules = [
        "Swift.", "Foundation.", "FoundationEssentials.", "FoundationInternationalization.", "CoreFoundation.",
        "CoreGraphics.", "__C.",
    ]

    /// Codable types that HandyJSON neither reads nor writes, and that are left alone here too, but for those that
    /// `FoundationTypes` names.
    static func areLeftAlone(_ type: Any.Type) -> Bool {
        guard !FoundationTypes.isCodedByItself(type) else { return false }
        let name = String(reflecting: type)
        return modules.contains { name.hasPrefix($0) }
    }
}
