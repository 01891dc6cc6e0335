import Foundation

/// A difference that the team has looked at and accepted, from a file: `[{"type": "User", "path": "score", "reason":
/// "rounded on purpose"}]`.
struct AcceptedDifference: Codable, Sendable {
    let type: String?
    let path: String?
    let reason: String

    func matches(_ type: String, _ difference: FieldDifference) -> Bool {
        (self.type ?? type) == type && (path ?? difference.path) == difference.path
    }

    static func read(_ path: String) throws(ToolError) -> [AcceptedDifference] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable(path: path, reason: "no such file")
        }
        do {
            return try JSONDecoder().decode([AcceptedDifference].self, from: data)
        } catch {
            throw .unreadable(path: path, reason: "expected an array of objects with type, path and reason")
        }
    }
}
