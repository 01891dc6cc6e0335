import Foundation
import SmartCodable
import SmartContracts

/// A form of a model that generate.py made, and what becomes of payloads.
public struct LawModel: Sendable {
    /// What came of a call.
    public struct Outcome: Sendable, Equatable {
        public var value: String
        /// A line for each repair: path, property, action.
        public var lines: [String] = []
        /// The lines as they are printed, without the model's name, which depends on the form.
        public var report: [String] = []
        /// What it is written as, with sorted names.
        public var written = ""
        /// As it is.
        public var text = ""
        /// How often the model's own `didFinishMapping` was called.
        public var finished = 0
    }

    /// The call's.
    enum Strategy: Sendable {
        case snake, upper, lower, kebab

        var decoding: SmartKeyDecodingStrategy {
            switch self {
            case .snake: return .fromSnakeCase
            case .upper: return .firstLetterLower
            case .lower: return .caseInsensitive
            case .kebab:
                return .custom { path in
                    let words = (path.last?.stringValue ?? "").split(separator: "-", omittingEmptySubsequences: false)
                    return Key(words.enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined())
                }
            }
        }
    }

    enum Collections: Sendable {
        case strict, wraps

        var option: SmartDecodingOption { self == .strict ? .strictCollections : .wrapsSingleValues }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ text: String) { stringValue = text }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    public enum Source: CaseIterable, Sendable {
        case text, data, dictionary, arrayElement, inside, coder, coderObject
    }

    public let number: Int
    public let form: String
    /// What generate.py names of this form.
    public let situations: [String]
    public let read: @Sendable (_ json: String, Source, _ isWatched: Bool) -> Outcome
    public let isStrict: @Sendable (_ json: String) -> Bool
    public let update: @Sendable (_ base: String, _ json: String) -> Outcome
    /// What it is written as by other calls.
    public let otherForms: @Sendable (_ json: String) -> [String: String]
    /// Written with the mapped names, and read again.
    public let again: @Sendable (_ json: String) -> Outcome
    /// What its calls read.
    public let schema: @Sendable () -> String
    /// By JSONDecoder, written by JSONEncoder.
    public let foundation: @Sendable (_ json: String) -> Outcome

    public var name: String { String(format: "M%03d.", number) + form }

    init<T: SmartCodable & LawValue>(
        _ number: Int, _ form: String, _: T.Type, _ strategy: Strategy? = nil, collections: Collections? = nil,
        isRecursive: Bool = false, situations: [String] = []
    ) {
        self.number = number
        self.form = form
        self.situations = situations
        @Sendable func options(_ more: Set<SmartDecodingOption> = []) -> Set<SmartDecodingOption> {
            var options = more
            if let strategy { options.insert(.key(strategy.decoding)) }
            if let collections { options.insert(collections.option) }
            return options
        }
        @Sendable func writing() -> Set<SmartEncodingOption> { strategy == .snake ? [.key(.toSnakeCase)] : [] }
        @Sendable func outcome(_ made: () -> T?, isWatched: Bool = true) -> Outcome {
            Thread.current.threadDictionary[number] = nil
            var outcome = Outcome(value: "nil")
            let value: T?
            if isWatched {
                let (found, report) = SmartSentinel.record { made() }
                value = found
                outcome.lines = report.repairs.map { "\($0.path) \($0.property) \($0.action.rawValue)" }.sorted()
                outcome.report = report.repairs.map {
                    // A model that contains itself is named by its form.
                    let (expected, reason) = isRecursive ? ("Self", "") : ($0.expected, $0.reason ?? "")
                    let type = isRecursive && $0.expected.hasSuffix("?") ? "Self?" : expected
                    return "\($0.path): \($0.property) expects \(type), found \($0.found): \($0.action) \(reason)"
                }
            } else {
                value = made()
            }
            outcome.finished = Thread.current.threadDictionary[number] as? Int ?? 0
            guard let value else { return outcome }
            outcome.value = shown(value)
            outcome.text = value.toJSONString(options: writing()) ?? "nil"
            outcome.written = canonical(outcome.text)
            return outcome
        }
        read = { json, source, isWatched in
            outcome(
                {
                    switch source {
                    case .text: return T.deserialize(from: json, options: options())
                    case .data: return T.deserialize(from: Data(json.utf8), options: options())
                    case .dictionary:
                        return T.deserialize(from: LawModel.object(json) as? [String: Any], options: options())
                    case .inside:
                        let text = #"{"z":0,"data":{"a":[1,\#(json)]}}"#
                        return T.deserialize(from: text, designatedPath: "data.a.1", options: options())
                    case .coder, .coderObject:
                        let decoder = SmartJSONDecoder()
                        if let strategy { decoder.keyDecodingStrategy = strategy.decoding }
                        if let collections { decoder.options = [collections.option] }
                        if source == .coder { return try? decoder.decode(T.self, from: json) }
                        return try? decoder.decode(T.self, fromJSONObject: LawModel.object(json))
                    case .arrayElement:
                        return [T].deserialize(from: "[\(json)]", options: options())?.first
                    }
                }, isWatched: isWatched)
        }
        otherForms = { json in
            guard let value = T.deserialize(from: json, options: options()) else { return [:] }
            let data = value.toJSONData(options: writing()).map { String(decoding: $0, as: UTF8.self) }
            let encoder = SmartJSONEncoder()
            encoder.dateEncodingStrategy = .secondsSince1970
            if strategy == .snake { encoder.keyEncodingStrategy = .toSnakeCase }
            return [
                "data": canonical(data),
                "dictionary": canonical(
                    value.toDictionary(options: writing()).flatMap { try? JSONSerialization.data(withJSONObject: $0) }
                        .map {
                            String(decoding: $0, as: UTF8.self)
                        }),
                "coder": canonical((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }),
            ]
        }
        schema = { SmartSchema(of: T.self, options: options()).text }
        isStrict = { (try? T.decode(from: $0, options: options([.strict]))) != nil }
        update = { base, json in
            guard var model = T.deserialize(from: base, options: options()) else { return Outcome(value: "no base") }
            return outcome({ SmartUpdater.update(&model, from: json, options: options()) ? model : nil })
        }
        again = { json in
            let first = T.deserialize(from: json, options: options())
            let text = first?.toJSONString(useMappedKeys: true, options: writing().union([.nilAsNull]))
            return outcome({ T.deserialize(from: text, options: options()) })
        }
        foundation = { json in
            let decoder = JSONDecoder()
            if strategy == .snake { decoder.keyDecodingStrategy = .convertFromSnakeCase }
            var outcome = Outcome(value: "nil")
            guard let value = try? decoder.decode(T.self, from: Data(json.utf8)) else { return outcome }
            outcome.value = shown(value)
            let encoder = JSONEncoder()
            if strategy == .snake { encoder.keyEncodingStrategy = .convertToSnakeCase }
            outcome.written = canonical((try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) })
            return outcome
        }
    }

    private static func object(_ json: String) -> Any {
        (try? JSONSerialization.jsonObject(with: Data(json.utf8))) ?? NSNull()
    }
}
