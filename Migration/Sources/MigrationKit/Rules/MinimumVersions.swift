/// The oldest systems the libraries run on.
enum MinimumVersions {
    /// As in the libraries' Package.swift.
    static let byPlatform: KeyValuePairs = ["iOS": "15.0", "macOS": "12.0", "tvOS": "15.0", "watchOS": "9.0"]
    static let list = byPlatform.map { "\($0.key) \($0.value)" }
    static let advice = "raise it: " + list.joined(separator: ", ")
}
