import Foundation

extension URL {
    /// Nil for an empty text on all platforms: Foundation of Swift 6.0 on Linux makes a URL of one. O(n).
    package init?(text: String) {
        guard !text.isEmpty else { return nil }
        self.init(string: text)
    }
}
