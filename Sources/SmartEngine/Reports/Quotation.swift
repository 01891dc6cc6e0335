import Foundation

extension SmartSentinel {
    /// How much reports, errors and messages quote of a payload.
    public enum Quotes: Sendable, Hashable, CaseIterable {
        /// The values, shortened: `string "hunter2"`, `number 12.5`, `array of 3`.
        case values
        /// Kinds and lengths: `string of 7 characters`, `number`, `array of 3`.
        case kinds

        /// `.values` in debug builds of the library, `.kinds` in release builds. These texts end up in logs and crash
        /// reports, which must not contain user data unless the app's developers decide so. The library's own build
        /// settings count, which usually are the app's (a prebuilt framework is a release build).
        public static var usual: Quotes {
            #if DEBUG || SMARTCODABLE_QUOTES_VALUES
            return .values
            #else
            return .kinds
            #endif
        }
    }

    /// How much reports, errors and messages quote; `Quotes.usual` at first. Names of fields are not values: paths
    /// always show them, also those of dictionaries. Thread-safe.
    ///
    ///     SmartSentinel.quotes = .values
    public static var quotes: Quotes {
        get { state.read { $0.quotes } }
        set { state.change { $0.quotes = newValue } }
    }
}

/// How texts for people quote a payload: as much as `SmartSentinel.quotes` allows. Not for hot code, since it reads the
/// setting each time.
package enum Quotation {
    /// The most characters of a path or an error's text in a message.
    static let limit = 300

    /// A text that the server sent, in quotes: `'abc'`.
    package static func text(_ text: some StringProtocol) -> String {
        switch SmartSentinel.quotes {
        case .values: return "'\(text.shortened())'"
        case .kinds: return "of \(characters(text.count))"
        }
    }

    /// A value that the server sent, without quotes.
    package static func bare(_ text: String) -> String {
        switch SmartSentinel.quotes {
        case .values: return text.shortened()
        case .kinds: return "of \(characters(text.count))"
        }
    }

    static func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }

    /// The text of an error. Texts of Foundation's and users' errors may quote values, of any length: if values must
    /// not be quoted, only the error's kind.
    package static func describe(_ error: any Error) -> String {
        switch error {
        case let error as DecodingError: return describe(error)
        case let error as EncodingError: return describe(error)
        case is any TextWithoutValues, is SmartStrictError: return "\(error)"
        default: return SmartSentinel.quotes == .values ? "\(error)".shortened(to: limit) : "\(type(of: error))"
        }
    }

    /// Replaces Swift's error for a raw value without a case, which quotes the value, if values may not be quoted.
    static func quotable(_ error: any Error) -> any Error {
        guard case DecodingError.dataCorrupted(let context) = error, SmartSentinel.quotes != .values,
            context.debugDescription.hasPrefix("Cannot initialize "),
            let end = context.debugDescription.range(of: " value ")
        else { return error }
        return DecodingError.dataCorrupted(
            DecodingError.Context(
                codingPath: context.codingPath,
                debugDescription: "\(context.debugDescription[..<end.lowerBound]) value."))
    }

    private static func describe(_ error: DecodingError) -> String {
        guard let context = error.context else { return "a DecodingError" }
        return inPlace(context.codingPath, reason(error, context))
    }

    /// The text of an encoding error without its value, which is the app's own.
    private static func describe(_ error: EncodingError) -> String {
        guard let context = error.context else { return "an EncodingError" }
        let isQuotable = SmartSentinel.quotes == .values || context.underlyingError is any TextWithoutValues
        return inPlace(
            context.codingPath,
            isQuotable ? context.debugDescription.shortened(to: limit) : "The value cannot be written.")
    }

    private static func inPlace(_ path: [any CodingKey], _ reason: String) -> String {
        let path = path.pathText
        return path.isEmpty ? reason : "\(path.shortened(to: limit)): \(reason)"
    }

    /// The error's text, or its kind without values.
    static func reason(_ error: any Error, _ context: DecodingError.Context) -> String {
        if context.underlyingError is any TextWithoutValues { return context.debugDescription }
        // Type mismatches only name kinds; the text of `dataCorrupted`, which may come from the standard library or an
        // app, may quote the data.
        if SmartSentinel.quotes != .values, case DecodingError.dataCorrupted = error {
            return "The value is not valid."
        }
        return context.debugDescription.shortened(to: limit)
    }
}

/// An error whose text quotes no values; as the underlying error it marks a DecodingError or EncodingError whose text
/// quotes none.
package protocol TextWithoutValues: Error {}

extension JSONSyntaxError: TextWithoutValues {}

/// The underlying error of a model that is refused because its layout is unknown.
package struct RefusedModel: TextWithoutValues, CustomStringConvertible {
    package let type: Any.Type
    package init(type: Any.Type) { self.type = type }
    package var description: String { "what \(type) stores is not known" }
}

/// The error of a designated path that does not exist. The path comes from the app, not from the payload.
struct NothingAtPath: TextWithoutValues, CustomStringConvertible {
    let path: String
    var description: String { "there is nothing at designatedPath '\(path)'" }
}

/// The underlying error of a value that is nested too deeply for a text, or has too many paths through its objects.
struct NoJSON: TextWithoutValues, CustomStringConvertible {
    let description: String
}

/// The underlying error of this library's other errors, whose texts only name types and members.
package struct OwnText: TextWithoutValues, CustomStringConvertible {
    package init() {}
    package var description: String { "what SmartCodable says" }
}

/// Replaces Foundation's error for data that is not a property list, which may quote it.
package struct NoPropertyList: TextWithoutValues, CustomStringConvertible {
    package init() {}
    package var description: String { "the data is not a property list" }
}

extension NodeView {
    /// The value in words, for a report: `string "abc"`, `number 1.5`, `array of 3`; as far as `SmartSentinel.quotes`
    /// allows.
    package var summary: String { summary(SmartSentinel.quotes) }

    @_optimize(size) func summary(_ quotes: SmartSentinel.Quotes) -> String {
        switch kind {
        case .null: return "null"
        case .true: return quotes == .values ? "true" : "boolean"
        case .false: return quotes == .values ? "false" : "boolean"
        case .int, .uint, .double: return quotes == .values ? "number \(numberText.prefix(40))" : "number"
        case .string:
            if quotes == .values { return "string \"\(string.shortened(to: 40))\"" }
            // Of ASCII, only \r\n is one character.
            let plain = withUTF8 { $0.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? $0.count : nil }
            let count = plain ?? string.count
            return count == 1 ? "string of 1 character" : "string of \(count) characters"
        case .array: return "array of \(node.count)"
        case .object: return "object of \(node.count)"
        case .foreign: return foreign.map { "\(type(of: $0))" } ?? "nothing"
        }
    }
}

extension StringProtocol {
    /// The text with at most `limit` characters, and … in place of the others, for a message that quotes it.
    /// O(`limit`), whatever the length of the text and its characters.
    @_optimize(size) package func shortened(to limit: Int = 80) -> String {
        if utf8.count <= limit { return String(self).inOneLine }
        // A single character may be as long as the text, with combining marks.
        let start = String(String.UnicodeScalarView(unicodeScalars.prefix(limit * 2)))
        let text = start.prefix(limit)
        return (text.utf8.count == utf8.count ? String(self) : "\(text)…").inOneLine
    }
}

extension String {
    /// With escapes, `\n` and `\u{200B}`, for what would end a log's line, steer a terminal or not be seen.
    fileprivate var inOneLine: String {
        guard unicodeScalars.contains(where: \.steersText) else { return self }
        return unicodeScalars.reduce(into: "") { $0 += $1.steersText ? $1.escaped(asASCII: true) : String($1) }
    }
}

extension Unicode.Scalar {
    fileprivate var steersText: Bool {
        guard value < 0x20 || value >= 0x7f else { return false }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        // All but what joins emoji.
        case .format: return value != 0x200d
        default: return false
        }
    }
}
