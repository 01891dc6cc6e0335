/// A difference that is meant: the table of Differences.md, and what `replay` calls known.
public struct KnownDifference: Sendable {
    public enum Side: String, Sendable {
        /// HandyJSONCompat differs from HandyJSON.
        case compat
        /// SmartCodable differs from both.
        case native
    }

    public let id: String
    public let side: Side
    public let title: String
    public let input: String
    public let before: String
    public let after: String
    public let why: String
    let explains: @Sendable (FieldDifference) -> Bool

    public static let all: [KnownDifference] = [
        KnownDifference(
            id: "integer-out-of-range", side: .compat, title: "a number that does not fit an integer type keeps the initial value", input: "300 for an Int8", before: "44",
            after: "0", why: "HandyJSON wrapped it around or stopped the app"
        ) {
            guard let sent = $0.payload.integer, let kept = $0.before.integer else { return false }
            return wraps(sent, kept)
        },
        KnownDifference(
            id: "digits-in-text", side: .compat, title: "an integer keeps all its digits in text", input: "123456789012345678 for a String",
            before: "\"123456789012346000\"", after: "\"123456789012345678\"", why: "HandyJSON went through Double"
        ) {
            guard case .number(let digits)? = $0.payload, case .string(let text)? = $0.after else { return false }
            return digits == text && digits.count > 15
        },
        KnownDifference(
            id: "container-in-text", side: .compat, title: "an array or object in text is compact JSON", input: "{\"a\":1} for a String", before: "a description",
            after: "\"{\\\"a\\\":1}\"", why: "Foundation's description depends on the platform"
        ) {
            guard $0.payload.isContainer, case .string? = $0.before, case .string(let text)? = $0.after else { return false }
            return JSONTree(text) != nil
        },
        KnownDifference(
            id: "foundation-value", side: .compat, title: "a Date, URL, Data or Decimal without a transform is read", input: "100 for a Date?", before: "nil", after: "1970-01-01 00:01:40",
            why: "HandyJSON left such properties alone"
        ) { $0.before == nil && $0.after != nil && $0.payload != nil && $0.payload != .null && !$0.payload.isContainer },
        KnownDifference(
            id: "member-order", side: .compat, title: "members are written in declaration order", input: "any model", before: "another order in each run", after: "always the same",
            why: "signatures and snapshots need it"
        ) { $0.cause == .order },
        KnownDifference(
            id: "null-gives-nil", side: .native, title: "null makes an optional nil", input: "null for a String? that begins as \"x\"", before: "\"x\"", after: "nil",
            why: "an optional says that there may be nothing"
        ) { $0.payload == .null && $0.before != nil && $0.after == nil },
        KnownDifference(
            id: "collection-elements", side: .native, title: "one element that does not convert costs the whole collection", input: "[1,\"x\"] for [Int]", before: "[1]", after: "[]",
            why: "a list with a hole is not the server's list; @SmartCompact.Array keeps the rest"
        ) {
            guard case .array(let sent)? = $0.payload, case .array(let kept)? = $0.before else { return false }
            if case .array(let now)? = $0.after { return kept.count < sent.count && now.count < kept.count }
            return $0.after == nil && kept.count < sent.count
        },
        KnownDifference(
            id: "fraction-to-integer", side: .native, title: "a number with a fraction is no integer", input: "12.5 for an Int", before: "12", after: "0",
            why: "numberStrategy is .strict; .truncate is HandyJSON's rule"
        ) {
            guard let sent = $0.payload.double, sent != sent.rounded(), let kept = $0.before.double else { return false }
            return kept == sent.rounded(.towardZero) && $0.after != $0.before
        },
        KnownDifference(
            id: "bool-from-number", side: .native, title: "only 0 and 1 are Bool", input: "2 for a Bool", before: "true", after: "false", why: "any other number is an error of the server's"
        ) {
            guard let sent = $0.payload.double, sent != 0, sent != 1 else { return false }
            return $0.before == .bool(true) && $0.after != .bool(true)
        },
        KnownDifference(
            id: "container-is-no-text", side: .native, title: "an array or object is no text", input: "{\"a\":1} for a String", before: "\"{\\\"a\\\":1}\"", after: "\"\"",
            why: "the type is wrong, and reported"
        ) {
            guard $0.payload.isContainer, case .string? = $0.before else { return false }
            return $0.after == nil || $0.after == .string("")
        },
        KnownDifference(
            id: "path-key", side: .native, title: "a property mapped to a path is written under the whole path", input: "name <-- \"friend.name\"", before: "{\"name\":…}",
            after: "{\"friend.name\":…}", why: "the key reads back"
        ) { $0.cause == .renamed },
    ]

    /// Both tables as Markdown.
    public static var markdown: String {
        var text = ""
        for (side, title) in [(Side.compat, "HandyJSONCompat and HandyJSON"), (.native, "SmartCodable and both")] {
            text += "## \(title)\n\n| difference | input | before | after | why |\n|---|---|---|---|---|\n"
            for row in all where row.side == side {
                text += "| " + [row.title, "`\(row.input)`", "`\(row.before)`", "`\(row.after)`", row.why].map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
            }
            text += "\n"
        }
        return text
    }
}

/// Whether `kept` is `sent` cut to 8, 16, 32 or 64 bits.
private func wraps(_ sent: Int, _ kept: Int) -> Bool {
    guard sent != kept else { return false }
    return [Int(Int8(truncatingIfNeeded: sent)), Int(UInt8(truncatingIfNeeded: sent)), Int(Int16(truncatingIfNeeded: sent)), Int(UInt16(truncatingIfNeeded: sent)),
        Int(Int32(truncatingIfNeeded: sent)), Int(UInt32(truncatingIfNeeded: sent))].contains(kept)
}

extension JSONTree? {
    var integer: Int? {
        if case .number(let text)? = self { return Int(text) }
        return nil
    }

    /// Of a number, or of numeric text.
    var double: Double? {
        switch self {
        case .number(let text)?, .string(let text)?: return Double(text)
        default: return nil
        }
    }

    var isContainer: Bool {
        switch self {
        case .array?, .object?: return true
        default: return false
        }
    }
}
