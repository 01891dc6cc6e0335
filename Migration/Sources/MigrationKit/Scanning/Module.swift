/// A unit that is compiled by itself: a SwiftPM target, a pod, an Xcode target's folder.
public struct Module: Sendable, Hashable, Codable {
    public enum Kind: String, Sendable, Codable {
        case package, pod, xcode, folder
    }

    public let name: String
    /// Relative folder; "." for the root.
    public let folder: String
    public let kind: Kind
}
