import Foundation

/// The committed count of HandyJSON's uses, by file and rule. It may only shrink.
///
///     {
///       "version": 1,
///       "history": [{"date": "2026-01-05", "uses": 812, "models": 96, "native": 0}],
///       "uses": {"App/Models/User.swift": {"conformance": 2, "swap-import": 1}}
///     }
public struct Baseline: Codable, Sendable, Equatable {
    public struct Entry: Codable, Sendable, Equatable {
        public let date: String
        public let uses: Int
        public let models: Int
        public let native: Int
    }

    public var version = 1
    /// How it was at each update, for the report's progress.
    public var history: [Entry] = []
    public var uses: [String: [String: Int]] = [:]

    public init() {}

    public init(_ audit: Audit) {
        for finding in audit.findings where Baseline.isUse(finding.rule) { uses[finding.path, default: [:]][finding.rule.id, default: 0] += 1 }
    }

    /// Rules that count uses of HandyJSON's API.
    static func isUse(_ rule: Rule) -> Bool {
        let uses: Set<Rule> = [
            .swapImport, .swapCanImport, .swapQualifiedName, .conformance, .serializeCall, .deserializerCall, .apiUse, .protocolExtension, .protocolRefinement,
            .genericConstraint, .existential, .configuration,
        ]
        return uses.contains(rule)
    }

    /// The present state on top of an older baseline. Without any change it is the older one, so that a second update writes nothing.
    public static func updated(_ old: Baseline?, audit: Audit, date: String) -> Baseline {
        var new = Baseline(audit)
        new.history = old?.history ?? []
        if let old, old.uses == new.uses { return old }
        let entry = Entry(date: date, uses: new.total, models: audit.models.count, native: audit.models.filter(\.isNative).count)
        if new.history.last?.date == date { new.history.removeLast() }
        new.history.append(entry)
        return new
    }

    /// `2026-01-05`, in UTC.
    public static func day(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter.string(from: date)
    }

    public var total: Int { uses.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

    public static func read(_ url: URL, path: String) throws(ToolError) -> Baseline? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do {
            return try JSONDecoder().decode(Baseline.self, from: Data(contentsOf: url))
        } catch {
            throw .unreadable(path: path, reason: "it is no baseline file (\(error.localizedDescription)); delete it and run check --update-baseline")
        }
    }

    /// Sorted keys, so that two runs give the same bytes and merges stay small.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
    }
}
