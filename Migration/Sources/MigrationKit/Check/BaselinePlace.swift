import Foundation

/// Where the baseline is, and what the paths in it are relative to: the same from whatever folder the tool is started
/// in.
public struct BaselinePlace: Sendable {
    public static let defaultName = ".handyjson-migrate-baseline.json"

    /// The top of the git repository; without one, the folder the tool was started in.
    public let home: URL
    public let file: URL
    /// The file as messages name it.
    public let name: String

    public init(_ path: String?, startedIn folder: URL) {
        home = GitTree.repository(of: folder.appendingPathComponent(BaselinePlace.defaultName)) ?? folder
        guard let path else {
            file = home.appendingPathComponent(BaselinePlace.defaultName)
            name = FileFinder.relative(file, to: folder)
            return
        }
        file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
        name = path
    }
}
