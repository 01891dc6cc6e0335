import Foundation

/// One line of a recording: what a model made of a payload.
///
///     {"type":"User","path":"data.user","payload":"{…}","json":"{…}"}
public struct ReplayRecord: Codable, Equatable {
    /// The model's name.
    public var type: String
    /// Where in the payload the model was looked for; empty for the root.
    public var path: String
    /// What the server sent.
    public var payload: String
    /// The model written as JSON; nil where no model came out.
    public var json: String?

    public init(type: String, path: String = "", payload: String, json: String?) {
        self.type = type
        self.path = path
        self.payload = payload
        self.json = json
    }

    /// The record as a line without the line break. Keys are sorted, so that two recordings can be compared as text.
    public var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard let data = try? encoder.encode(self) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }

    /// The records of a JSON Lines text; blank lines are skipped. Throws for a line that is no record, with its number.
    public static func read(_ text: String) throws -> [ReplayRecord] {
        var result: [ReplayRecord] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.last == "\r" ? line.dropLast() : line
            if content.allSatisfy({ $0 == " " || $0 == "\t" }) { continue }
            do {
                result.append(try JSONDecoder().decode(ReplayRecord.self, from: Data(content.utf8)))
            } catch {
                throw ReplayError.badLine(index + 1)
            }
        }
        return result
    }
}

public enum ReplayError: Error, Equatable, CustomStringConvertible {
    /// A line of a recording that is no record.
    case badLine(Int)

    public var description: String {
        switch self {
        case .badLine(let number):
            return "line \(number) is no record of a replay: expected an object with type, path, payload and json"
        }
    }
}
