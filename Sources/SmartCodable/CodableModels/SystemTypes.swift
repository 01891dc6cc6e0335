import Foundation

/// Types of the standard library and of the system.
enum SystemTypes {
    private static let modules = [
        "Swift.", "Foundation.", "FoundationEssentials.", "FoundationInternationalization.", "CoreFoundation.",
        "CoreGraphics.", "__C.",
    ]

    /// Codable types that HandyJSON neither reads nor writes, and that are left alone here too. Dates, URLs, bytes,
    /// decimal numbers and UUIDs are coded: that they were not was found out by losing them.
    static func areLeftAlone(_ type: Any.Type) -> Bool {
        guard type != UUID.self else { return false }
        let name = String(reflecting: type)
        return modules.contains { name.hasPrefix($0) }
    }
}
