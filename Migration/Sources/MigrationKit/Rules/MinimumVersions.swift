/// The oldest systems the libraries run on.
enum MinimumVersions {
    /// As in the libraries' Package.swift.
    static let byPlatform: KeyValuePairs = ["iOS": "13.4", "macOS": "10.15.4", "tvOS": "13.4", "watchOS": "6.2"]
    static let advice = "raise it: " + byPlatform.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
}
