/// The oldest systems the libraries run on.
enum MinimumVersions {
    /// As in the libraries' Package.swift.
    static let byPlatform: KeyValuePairs = ["iOS": "12.0", "macOS": "10.13", "tvOS": "12.0", "watchOS": "4.0"]
    static let advice = "raise it: " + byPlatform.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
}
