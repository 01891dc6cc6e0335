import Foundation

/// Compares two recordings of the same payloads.
public struct Replay: Sendable {
    public enum Format: String, CaseIterable, Sendable { case table, json }

    /// What lies between two recordings, and so which page of differences holds.
    public enum Stage: String, CaseIterable, Sendable {
        /// From HandyJSON to HandyJSONCompat.
        case swap
        /// From HandyJSONCompat to SmartCodable.
        case adopt
        case both
        /// From HandyJSONCompat to SmartCodable by HandyJSON's rules.
        case rules

        var differences: [KnownDifference] {
            switch self {
            case .swap: return KnownDifference.compat
            case .adopt: return KnownDifference.native
            case .both: return KnownDifference.all
            case .rules: return KnownDifference.native.filter(\.isLeftByHandyJSONRules)
            }
        }
    }

    /// Differences of one kind in one field of one type.
    struct Group: Sendable {
        let type: String
        let path: String
        let cause: FieldDifference.Cause
        /// Ids of rows of Differences.md and NativeDifferences.md, or the reason that the team gave; empty where nobody has explained it yet.
        let known: [String]
        var count = 0
        let example: FieldDifference
    }

    let groups: [Group]
    private let compared: Int
    private let same: Int
    /// Payloads of the first recording that the second does not have.
    private let missing: Int

    public init(before: String, after: String, stage: Stage = .both, known: String? = nil) throws(ToolError) {
        try self.init(
            before: Replay.records(before), after: Replay.records(after), stage: stage,
            accepted: known.map { path throws(ToolError) in try AcceptedDifference.read(path) } ?? [])
    }

    /// `plain`: by type and payload, the same with its values under the names that are written. `shapes`: by type, what the
    /// JSON alone does not show.
    init(
        before: [Record], after: [Record], stage: Stage = .both, plain: [String: [String: String]] = [:],
        shapes: [String: WrittenShapes] = [:], accepted: [AcceptedDifference] = []
    ) {
        let later = Dictionary(after.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        var groups: [String: Group] = [:]
        var (compared, same, missing) = (0, 0, 0)
        for record in before {
            guard let other = later[record.key] else {
                missing += 1
                continue
            }
            compared += 1
            let sent = plain[record.type]?[record.payload] ?? record.payload
            let differences = Replay.differences(
                record, other, payload: sent, shapes: shapes[record.type] ?? WrittenShapes())
            if differences.isEmpty { same += 1 }
            // Several where a recording does not tell them apart.
            let rows = differences.map { difference in
                stage.differences.filter { $0.explains(difference) }.map(\.id)
            }
            for (difference, explaining) in zip(differences, rows) {
                var known = explaining
                // What JSON hides may be made of what is known to differ: a length of a text.
                if known.isEmpty, difference.isHidden { known = Array(Set(rows.joined())).sorted() }
                if known.isEmpty {
                    known = accepted.filter { $0.matches(record.type, difference) }.prefix(1).map(\.reason)
                }
                let key = ([record.type, difference.path, difference.cause.rawValue] + known).joined(separator: "\u{0}")
                groups[
                    key,
                    default: Group(
                        type: record.type, path: difference.path, cause: difference.cause, known: known,
                        example: difference)
                ].count += 1
            }
        }
        self.groups = groups.values.sorted {
            if $0.known.isEmpty != $1.known.isEmpty { return $0.known.isEmpty }
            return ($0.type, $0.path, $0.cause.rawValue, $0.known.joined()) < (
                $1.type, $1.path, $1.cause.rawValue, $1.known.joined()
            )
        }
        self.compared = compared
        self.same = same
        self.missing = missing
    }

    public var hasDifferences: Bool { !groups.isEmpty }
    public var hasUnknownDifferences: Bool { groups.contains { $0.known.isEmpty } }

    private static func differences(
        _ before: Record, _ after: Record, payload sent: String, shapes: WrittenShapes
    ) -> [FieldDifference] {
        let whole = JSONTree(sent)
        let payload = whole?.value(at: before.path)
        switch (before.json.flatMap { JSONTree($0) }, after.json.flatMap { JSONTree($0) }) {
        case (nil, nil): return []
        case (let old?, nil):
            var difference = FieldDifference(
                path: "(model)", cause: .noModel, before: old, after: nil, payload: payload)
            difference.hasTrailingComma = whole == nil && JSONTree(sent, allowsTrailingCommas: true) != nil
            return [difference]
        case (nil, let new?):
            return [FieldDifference(path: "(model)", cause: .newModel, before: nil, after: new, payload: payload)]
        case (let old?, let new?):
            return FieldComparison(before: old, after: new, payload: payload, shapes: shapes).differences
        }
    }

    // MARK: Registrations

    /// A line of Swift for each type of a recording, with which a `ReplayRun` decodes it again.
    public static func registrations(of recording: String, stage: Stage) throws(ToolError) -> String {
        Set(try records(recording).map(\.type)).sorted().map { registration(of: $0, stage: stage) }.joined()
    }

    private static func registration(of type: String, stage: Stage) -> String {
        // `[User].deserialize` gives `[User?]` under HandyJSON, which is recorded as `Array<Optional<User>>`.
        let isArray = type.hasPrefix("Array<") && type.hasSuffix(">")
        var model = isArray ? String(type.dropFirst(6).dropLast()) : type
        if isArray, model.hasPrefix("Optional<"), model.hasSuffix(">") { model = String(model.dropFirst(9).dropLast()) }
        let written =
            switch (stage, isArray) {
            case (.adopt, true), (.rules, true): "toArray(useMappedKeys: true)"
            case (.adopt, false), (.rules, false): "toDictionary(useMappedKeys: true)"
            case (_, true): "map { $0?.toJSON() }"
            case (_, false): "toJSON()"
            }
        return
            "run.add(\"\(type)\") { payload, path in \(isArray ? "[\(model)]" : model).deserialize(from: payload, designatedPath: path)?.\(written) }\n"
    }

    // MARK: Files

    /// A line of a recording; see Migration/Replay.
    struct Record: Codable, Sendable {
        let type: String
        let path: String
        let payload: String
        let json: String?

        var key: String { [type, path, payload].joined(separator: "\u{0}") }
    }

    static func records(_ path: String) throws(ToolError) -> [Record] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadable(path: path, reason: "no such file")
        }
        var result: [Record] = []
        for (index, line) in data.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
        where !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) {
            guard let record = try? JSONDecoder().decode(Record.self, from: Data(line)) else {
                throw .badFile(
                    path: path, line: index + 1,
                    reason: "this line is not a record: expected an object with type, path, payload and json")
            }
            result.append(record)
        }
        return result
    }

    // MARK: Text

    public func text(_ format: Format) -> String { format == .json ? json : table }

    private var table: String {
        var text = "\(count(compared, "payload")) compared, \(same) the same"
        text += missing > 0 ? ", \(missing) missing from the second recording\n" : "\n"
        let unknown = groups.filter(\.known.isEmpty)
        if !unknown.isEmpty { text += "\nDifferences\n" + section(unknown) }
        let known = groups.filter { !$0.known.isEmpty }
        if !known.isEmpty { text += "\nKnown differences\n" + section(known) }
        return text + legend(of: known)
    }

    private func section(_ groups: [Group]) -> String {
        var text = ""
        var type: String?
        for group in groups {
            if group.type != type { text += "\n  \(group.type)\n" }
            type = group.type
            text +=
                "    \(group.path) \(group.cause.rawValue) (\(group.count) ×)"
                + (group.known.isEmpty ? "" : " [\(group.known.joined(separator: " or "))]") + "\n"
            if group.cause != .order {
                text +=
                    "      before \(group.example.before?.summary ?? "nothing"), now \(group.example.after?.summary ?? "nothing")"
                text += ", payload \(group.example.payload?.summary ?? "nothing")\n"
            }
        }
        return text
    }

    /// What the rows of the pages say.
    private func legend(of groups: [Group]) -> String {
        let ids = Set(groups.flatMap(\.known))
        let pages = [("Differences.md", KnownDifference.compat), ("NativeDifferences.md", KnownDifference.native)]
        return pages.map { page, rows in
            let lines = rows.filter { ids.contains($0.id) }.map { "  [\($0.id)] \($0.title): \($0.why)\n" }
            return lines.isEmpty ? "" : "\nFrom Migration/Guide/\(page)\n\n" + lines.joined()
        }.joined()
    }

    private struct Entry: Encodable {
        let type, path, cause: String
        let known: [String]?
        let count: Int
        let before, after, payload: String?
    }

    private struct Root: Encodable {
        let compared, same, missing: Int
        let differences: [Entry]
    }

    private var json: String {
        let entries = groups.map {
            Entry(
                type: $0.type, path: $0.path, cause: $0.cause.rawValue, known: $0.known.isEmpty ? nil : $0.known,
                count: $0.count,
                before: $0.example.before?.summary, after: $0.example.after?.summary,
                payload: $0.example.payload?.summary)
        }
        return JSONText.pretty(Root(compared: compared, same: same, missing: missing, differences: entries))
    }
}
