import Foundation

/// A coding key of any name or number.
struct FreeKey: CodingKey, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }
    init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }
    init(stringLiteral value: String) { self.init(stringValue: value) }
    init(integerLiteral value: Int) { self.init(intValue: value) }
}

enum LetterKey: String, CodingKey { case a, b, c, d }

extension CodingUserInfoKey {
    static let decodingSteps = CodingUserInfoKey(rawValue: "decodingSteps")!
    static let tag = CodingUserInfoKey(rawValue: "tag")!
}

/// Runs steps on the decoder it is given, and keeps what they say. Steps are found in `userInfo`.
struct DecodingProbe: Decodable, Equatable, Sendable {
    typealias Steps = @Sendable (any Decoder, inout [String]) throws -> Void

    var log: [String] = []

    init(from decoder: any Decoder) throws {
        guard let steps = decoder.userInfo[.decodingSteps] as? Steps else { return }
        try steps(decoder, &log)
    }
}

extension DecodingRow {
    /// Both decoders taken through the same steps.
    static func steps(
        _ name: String, _ text: String, fails: Bool = false, snakeCase: Bool = false,
        _ steps: @escaping DecodingProbe.Steps
    ) -> DecodingRow {
        let choices = CoderChoices {
            $0.userInfo[.decodingSteps] = steps
            $0.isSnakeCase = snakeCase
        }
        return DecodingRow(DecodingProbe.self, text, choices, fails: fails, note: "(\(name))")
    }
}

/// Runs steps on the encoder it is given.
struct EncodingProbe: Encodable, Sendable {
    let steps: @Sendable (any Encoder) throws -> Void

    init(_ steps: @escaping @Sendable (any Encoder) throws -> Void) { self.steps = steps }

    func encode(to encoder: any Encoder) throws { try steps(encoder) }
}

extension EncodingRow {
    /// Both encoders taken through the same steps.
    static func steps(
        _ name: String, _ choices: CoderChoices = CoderChoices(), fails: Bool = false,
        _ steps: @escaping @Sendable (any Encoder) throws -> Void
    ) -> EncodingRow {
        EncodingRow(name, EncodingProbe(steps), choices, fails: fails)
    }
}

/// The result of something that may throw, as text.
func outcome<T>(_ body: () throws -> T) -> String {
    do { return "\(try body())" } catch { return "throws \(CodingErrorText.make(error))" }
}

/// Writes or reads where it is: decoded and encoded, it is its own coding path.
struct PathRecorder: Codable, Hashable, Sendable {
    var path = ""

    init() {}
    init(from decoder: any Decoder) throws { path = CodingErrorText.path(decoder.codingPath) }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(CodingErrorText.path(encoder.codingPath))
    }
}

/// An error of the user's.
struct Refusal: Error, CustomStringConvertible {
    let reason: String
    var description: String { "Refusal(\(reason))" }
}

/// Throws wherever it is coded.
struct Refusing: Codable, Equatable, Sendable {
    init() {}
    init(from decoder: any Decoder) throws {
        throw Refusal(reason: "decoding at \(CodingErrorText.path(decoder.codingPath))")
    }
    func encode(to encoder: any Encoder) throws {
        throw Refusal(reason: "encoding at \(CodingErrorText.path(encoder.codingPath))")
    }
}
