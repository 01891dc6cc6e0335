import Foundation

/// The payloads are written by hand, member by member, so that their text does not depend on the libraries being
/// measured.
enum JSONText {
    static func object(_ members: [(name: String, value: String)]) -> String {
        "{" + members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}"
    }

    static func array(_ elements: [String]) -> String {
        "[" + elements.joined(separator: ",") + "]"
    }

    /// For texts without characters that JSON escapes.
    static func string(_ text: String) -> String {
        "\"\(text)\""
    }
}

extension String {
    /// What JSONSerialization makes of this text.
    func foundationObject<Object>(_ type: Object.Type = Object.self) throws -> Object {
        guard let object = try JSONSerialization.jsonObject(with: Data(utf8)) as? Object else {
            throw UnexpectedPayload(expected: "\(type)")
        }
        return object
    }
}

struct UnexpectedPayload: Error {
    let expected: String
}
