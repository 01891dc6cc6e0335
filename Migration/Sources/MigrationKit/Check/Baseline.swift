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

    static let version = 1

    public var version = Baseline.version
    /// How it was at each update, for the report's progress.
    public var history: [Entry] = []
    public var uses: [String: [String: Int]] = [:]

    public init() {}

    public init(_ audit: Audit) {
        for finding in audit.findings where finding.rule.isUse {
            uses[finding.path, default: [:]][finding.rule.id, default: 0] += 1
        }
    }

    /// The present state on top of an older baseline; what the run did not look at stays. Without any change it is the
    /// older one, so that a second update writes nothing.
    public static func updated(_ old: Baseline?, audit: Audit, date: String) -> Baseline {
        var new = Baseline(audit)
        new.history = old?.history ?? []
        for (path, rules) in old?.uses ?? [:] {
            for (rule, count) in rules where !audit.covers(path, rule: rule) {
                new.uses[path, default: [:]][rule] = count
            }
        }
        if let old, old.uses == new.uses { return old }
        // A run over a part of the project has not counted the other models.
        let isPartial = old.map { $0.part(of: audit) != $0.uses } ?? false
        let last = isPartial ? new.history.last : nil
        let entry = Entry(
            date: date, uses: new.total, models: last?.models ?? audit.models.count,
            native: last?.native ?? audit.models.filter(\.isNative).count)
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

    /// What a run is about, of all that the file has.
    func part(of audit: Audit) -> [String: [String: Int]] {
        var result: [String: [String: Int]] = [:]
        for (path, rules) in uses {
            for (rule, count) in rules where audit.covers(path, rule: rule) { result[path, default: [:]][rule] = count }
        }
        return result
    }

    public static func read(_ url: URL, path: String) throws(ToolError) -> Baseline? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        guard let data = try? Data(contentsOf: url) else {
            throw .unreadable(path: path, reason: "its permissions forbid it")
        }
        let hasConflict = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).contains {
            $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ")
        }
        if hasConflict {
            throw .unreadable(
                path: path,
                reason:
                    "it has merge conflicts; take either side (git checkout --ours), then run check --update-baseline")
        }
        guard let baseline = try? JSONDecoder().decode(Baseline.self, from: data) else {
            throw .unreadable(
                path: path,
                reason: "it is not a baseline file; restore it from git, or delete it and run check --update-baseline")
        }
        guard baseline.version == Baseline.version else {
            throw .unreadable(
                path: path,
                reason:
                    "it has format \(baseline.version), this tool knows format \(Baseline.version); use the tool it was written with, or delete it"
            )
        }
        return baseline
    }

    /// Sorted keys, so that two runs give the same bytes and merges stay small.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
    }
}
