import Foundation
import SmartCodable
import Testing

/// The same choices for both coders.
struct CoderChoices: Sendable {
    var dateDecoding: JSONDecoder.DateDecodingStrategy = .deferredToDate
    var dateEncoding: JSONEncoder.DateEncodingStrategy = .deferredToDate
    var dataDecoding: JSONDecoder.DataDecodingStrategy = .base64
    var dataEncoding: JSONEncoder.DataEncodingStrategy = .base64
    var floatDecoding: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
    var floatEncoding: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
    var isSnakeCase = false
    /// As a `.custom` strategy in both directions.
    var convertKey: (@Sendable ([any CodingKey]) -> any CodingKey)?
    var formatting: JSONEncoder.OutputFormatting = []
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    var allowsJSON5 = false
    var assumesTopLevelDictionary = false
    /// Ours with the option `.strict`.
    var isStrict = false

    static let snakeCase = CoderChoices { $0.isSnakeCase = true }

    init(_ change: (inout CoderChoices) -> Void = { _ in }) { change(&self) }

    func foundationDecode<T: Decodable>(_ type: T.Type, _ data: Data) throws -> T {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = dateDecoding
        decoder.dataDecodingStrategy = dataDecoding
        decoder.nonConformingFloatDecodingStrategy = floatDecoding
        decoder.keyDecodingStrategy = isSnakeCase ? .convertFromSnakeCase : .useDefaultKeys
        if let convertKey { decoder.keyDecodingStrategy = .custom(convertKey) }
        decoder.userInfo = userInfo
        // JSONDecoder notes these in its userInfo, whatever they are set to.
        if allowsJSON5 { decoder.allowsJSON5 = true }
        if assumesTopLevelDictionary { decoder.assumesTopLevelDictionary = true }
        return try decoder.decode(type, from: data)
    }

    func smartDecode<T: Decodable>(_ type: T.Type, _ data: Data) throws -> T {
        let decoder = SmartJSONDecoder()
        decoder.dateDecodingStrategy = dateDecoding
        decoder.dataDecodingStrategy = dataDecoding
        decoder.nonConformingFloatDecodingStrategy = floatDecoding
        decoder.keyDecodingStrategy = isSnakeCase ? .convertFromSnakeCase : .useDefaultKeys
        if let convertKey { decoder.keyDecodingStrategy = .custom(convertKey) }
        decoder.userInfo = userInfo
        if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
            decoder.allowsJSON5 = allowsJSON5
            decoder.assumesTopLevelDictionary = assumesTopLevelDictionary
        }
        if isStrict { decoder.options = [.strict] }
        return try decoder.decode(type, from: data)
    }

    func foundationEncode<T: Encodable>(_ value: T) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        encoder.dateEncodingStrategy = dateEncoding
        encoder.dataEncodingStrategy = dataEncoding
        encoder.nonConformingFloatEncodingStrategy = floatEncoding
        encoder.keyEncodingStrategy = isSnakeCase ? .convertToSnakeCase : .useDefaultKeys
        if let convertKey { encoder.keyEncodingStrategy = .custom(convertKey) }
        encoder.userInfo = userInfo
        return try encoder.encode(value)
    }

    func smartEncode<T: Encodable>(_ value: T) throws -> Data {
        let encoder = SmartJSONEncoder()
        encoder.outputFormatting = formatting
        encoder.dateEncodingStrategy = dateEncoding
        encoder.dataEncodingStrategy = dataEncoding
        encoder.nonConformingFloatEncodingStrategy = floatEncoding
        encoder.keyEncodingStrategy = isSnakeCase ? .convertToSnakeCase : .useDefaultKeys
        if let convertKey { encoder.keyEncodingStrategy = .custom(convertKey) }
        encoder.userInfo = userInfo
        return try encoder.encode(value)
    }
}

/// What both coders made of one input.
struct Comparison {
    /// Foundation's and ours, as text.
    let expected: String
    let found: String
    let isEqual: Bool
    /// Whether Foundation threw.
    let isFailure: Bool

    /// `isEqual`: where the texts do not decide.
    init<T>(_ expected: Result<T, any Error>, _ found: Result<T, any Error>, isEqual: (T, T) -> Bool) {
        self.expected = Comparison.text(expected)
        self.found = Comparison.text(found)
        switch (expected, found) {
        case (.success(let a), .success(let b)): self.isEqual = isEqual(a, b)
        case (.failure, .failure): self.isEqual = self.expected == self.found
        default: self.isEqual = false
        }
        if case .failure = expected { isFailure = true } else { isFailure = false }
    }

    private static func text<T>(_ result: Result<T, any Error>) -> String {
        switch result {
        case .success(let value): return String(reflecting: value)
        case .failure(let error): return "throws \(CodingErrorText.make(error))"
        }
    }
}

/// The parts of an error that have to agree: its case, the path, the missing key; anything of the user's entirely.
enum CodingErrorText {
    static func make(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            return "keyNotFound(\(text(key))) at \(path(context.codingPath))"
        case DecodingError.valueNotFound(_, let context): return "valueNotFound at \(path(context.codingPath))"
        case DecodingError.typeMismatch(_, let context): return "typeMismatch at \(path(context.codingPath))"
        case DecodingError.dataCorrupted(let context): return "dataCorrupted at \(path(context.codingPath))"
        case EncodingError.invalidValue(let value, let context):
            return "invalidValue(\(value)) at \(path(context.codingPath))"
        default: return "\(error)"
        }
    }

    /// `/users/Index 3#3`: names, and the number of a key that has one.
    static func path(_ keys: [any CodingKey]) -> String { "/" + keys.map(text).joined(separator: "/") }

    private static func text(_ key: any CodingKey) -> String { key.stringValue + (key.intValue.map { "#\($0)" } ?? "") }
}

/// A type and a JSON text, to be decoded by both, by default and with `.strict`.
struct DecodingRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether Foundation throws: a row says what it is about.
    let isFailure: Bool
    let compare: @Sendable (_ isStrict: Bool) -> Comparison
    init<T: Decodable & Equatable & Sendable>(
        _ type: T.Type, _ text: String, _ choices: CoderChoices = CoderChoices(), fails: Bool = false, note: String = ""
    ) {
        self.init(type, Data(text.utf8), "\(text.prefix(160)) \(note)", choices, fails)
    }

    init<T: Decodable & Equatable & Sendable>(_ type: T.Type, bytes: [UInt8], fails: Bool = false) {
        self.init(type, Data(bytes), "the bytes \(bytes)", CoderChoices(), fails)
    }

    private init<T: Decodable & Equatable & Sendable>(
        _ type: T.Type, _ data: Data, _ name: String, _ choices: CoderChoices, _ fails: Bool
    ) {
        testDescription = "\(T.self) from \(name)"
        isFailure = fails
        compare = { isStrict in
            var choices = choices
            choices.isStrict = isStrict
            return Comparison(
                Result { try choices.foundationDecode(T.self, data) }, Result { try choices.smartDecode(T.self, data) },
                isEqual: ==)
        }
    }

    /// Where Foundation loses the path of a value it could not use: the case is Foundation's, the path the whole way.
    static func corrupted<T: Decodable & Equatable & Sendable>(
        _ type: T.Type, _ text: String, at path: String, _ choices: CoderChoices = CoderChoices()
    ) -> DecodingRow {
        DecodingRow(type, text, choices, wholePath: path)
    }

    private init<T: Decodable & Equatable & Sendable>(
        _ type: T.Type, _ text: String, _ choices: CoderChoices, wholePath: String
    ) {
        testDescription = "\(T.self) from \(text)"
        isFailure = true
        let data = Data(text.utf8)
        compare = { isStrict in
            var choices = choices
            choices.isStrict = isStrict
            let expected = Result<T, any Error> {
                do {
                    return try choices.foundationDecode(T.self, data)
                } catch DecodingError.dataCorrupted {
                    throw Refusal(reason: "dataCorrupted at \(wholePath)")
                }
            }
            let found = Result<T, any Error> {
                do {
                    return try choices.smartDecode(T.self, data)
                } catch DecodingError.dataCorrupted(let context) {
                    throw Refusal(reason: "dataCorrupted at \(CodingErrorText.path(context.codingPath))")
                }
            }
            return Comparison(expected, found, isEqual: ==)
        }
    }

    static func failing<T: Decodable & Equatable & Sendable>(
        _ type: T.Type, _ text: String, _ choices: CoderChoices = CoderChoices()
    ) -> DecodingRow {
        DecodingRow(type, text, choices, fails: true)
    }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        for isStrict in [false, true] {
            let result = compare(isStrict)
            #expect(
                result.isFailure == isFailure, "Foundation itself: \(result.expected)", sourceLocation: sourceLocation)
            OpenFault.check(isStrict ? .strict : .byDefault, testDescription, sourceLocation) {
                #expect(
                    result.isEqual,
                    "\(testDescription)\(isStrict ? ", strict" : "")\nexpected: \(result.expected)\n   found: \(result.found)",
                    sourceLocation: sourceLocation)
            }
        }
    }
}

/// A value, to be encoded by both.
struct EncodingRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isFailure: Bool
    /// As parsed values, and as text with sorted keys.
    let compare: @Sendable () -> (values: Comparison, text: Comparison)

    init<T: Encodable & Sendable>(
        _ name: String, _ value: T, _ choices: CoderChoices = CoderChoices(), fails: Bool = false
    ) {
        testDescription = name
        isFailure = fails
        var sorted = choices
        sorted.formatting.insert(.sortedKeys)
        let sortedChoices = sorted
        compare = {
            (
                Comparison(
                    Result { try ParsedJSON(choices.foundationEncode(value)) },
                    Result { try ParsedJSON(choices.smartEncode(value)) }, isEqual: ==),
                Comparison(
                    Result { String(decoding: try sortedChoices.foundationEncode(value), as: UTF8.self) },
                    Result { String(decoding: try sortedChoices.smartEncode(value), as: UTF8.self) },
                    isEqual: { $0.utf8.elementsEqual($1.utf8) })
            )
        }
    }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let (values, text) = compare()
        #expect(values.isFailure == isFailure, "Foundation itself: \(values.expected)", sourceLocation: sourceLocation)
        OpenFault.check(.encoding, testDescription, sourceLocation) {
            #expect(
                values.isEqual, "\(testDescription)\nexpected: \(values.expected)\n   found: \(values.found)",
                sourceLocation: sourceLocation)
            #expect(
                text.isEqual, "\(testDescription), sorted\nexpected: \(text.expected)\n   found: \(text.found)",
                sourceLocation: sourceLocation)
        }
    }
}

/// What JSONSerialization makes of a text; the text itself is only for messages.
struct ParsedJSON: Equatable, CustomDebugStringConvertible {
    let debugDescription: String
    private let value: NSObject

    init(_ data: Data) throws {
        debugDescription = String(decoding: data, as: UTF8.self)
        value = try #require(JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? NSObject)
    }

    static func == (a: ParsedJSON, b: ParsedJSON) -> Bool { a.value.isEqual(b.value) }
}
