import Foundation

/// An option of one decode, of a model (`SmartDecodable.decodingOptions`) or of the process
/// (`SmartCodableOptions.decodingOptions`). Options are equal if they say the same: formatters and closures, if they
/// are the same ones. If a set has two of one kind, the one whose description sorts last holds; `update(with:)`
/// replaces one.
///
///     User.deserialize(from: json, options: [.key(.fromSnakeCase), .date(.iso8601)])
public enum SmartDecodingOption: Hashable, Sendable {
    /// How field names become coding keys.
    case key(SmartKeyDecodingStrategy)
    /// How dates are read. Tried before the forms of dates that are always recognised.
    case date(JSONDecoder.DateDecodingStrategy)
    /// How data is read; base64 text by default.
    case data(JSONDecoder.DataDecodingStrategy)
    /// Text for NaN and the infinities.
    case float(JSONDecoder.NonConformingFloatDecodingStrategy)
    /// Which values convert, and what null does; `.native` by default. With `.handyJSON` a number strategy has no
    /// effect.
    case rules(SmartRules)
    /// Overrides `SmartCodableOptions.numberStrategy`.
    case number(SmartNumberStrategy)
    /// Overrides `SmartCodableOptions.leavesOutNulls`.
    case leavesOutNulls(Bool)
    /// Overrides `SmartCodableOptions.ignoreNull`.
    case ignoreNull(Bool)
    /// Arrays, sets and dictionaries of plain Codable types leave out elements that cannot be converted, as those of
    /// models always do. Takes precedence over `.strictCollections`.
    case lossyCollections
    /// An element that cannot be converted makes the whole collection fail, and the property keeps its initial value.
    /// Collections with `@SmartCompact` still leave the element out.
    case strictCollections
    /// Any repair throws `SmartStrictError` (or gives nil, from `deserialize`). An optional that is missing or null is
    /// not a repair.
    case strict
    /// Lines around the call's entry in the Sentinel's log, for example the request and the page.
    case logContext(header: String, footer: String)
    /// Overrides `SmartCodableOptions.maximumDepth`; a greater number counts as 512.
    case maximumDepth(Int)
    /// `[1,2,]` and `{"a":1,}` are read as if the last comma were absent; by default they are syntax errors, except
    /// for `SmartJSONDecoder`, which reads them always, as JSONDecoder does.
    case allowsTrailingCommas
    /// If an array or a set is expected, any other value becomes its only element: `"solo"` for `[String]`, an object
    /// for `[User]`. This is a repair, which reports list and `.strict` refuses. Null is not an element.
    case wrapsSingleValues

    static let keyKind = OptionKinds.number(0)
    static let rulesKind = OptionKinds.number(14)

    package var kind: OptionKinds {
        switch self {
        case .key: return SmartDecodingOption.keyKind
        case .date: return .number(1)
        case .data: return .number(2)
        case .float: return .number(3)
        case .number: return .number(4)
        case .leavesOutNulls: return .number(5)
        case .lossyCollections: return .number(6)
        case .strict: return .number(7)
        case .logContext: return .number(8)
        case .maximumDepth: return .number(9)
        case .allowsTrailingCommas: return .number(10)
        case .strictCollections: return .number(11)
        case .ignoreNull: return .number(12)
        case .wrapsSingleValues: return .number(15)
        case .rules: return SmartDecodingOption.rulesKind
        }
    }

    /// Whether the option is about how values are read. The others can only be chosen by a call.
    var isAboutValues: Bool {
        switch self {
        case .key, .date, .data, .float, .number, .leavesOutNulls, .ignoreNull, .lossyCollections, .strictCollections,
            .rules, .wrapsSingleValues:
            return true
        case .strict, .logContext, .maximumDepth, .allowsTrailingCommas: return false
        }
    }
}

extension SmartDecodingOption: OptionOfKind {
    @_optimize(size) package var choice: AnyHashable? {
        switch self {
        case .key(let strategy): return strategy
        case .date(let strategy): return OptionKinds.choice(strategy)
        case .data(let strategy): return OptionKinds.choice(strategy)
        case .float(let strategy): return "\(strategy)"
        case .rules(let rules): return rules
        case .number(let strategy): return strategy
        case .leavesOutNulls(let isOn), .ignoreNull(let isOn): return isOn
        case .logContext(let header, let footer): return [header, footer]
        case .maximumDepth(let depth): return depth
        case .lossyCollections, .strictCollections, .strict, .allowsTrailingCommas, .wrapsSingleValues: return nil
        }
    }
}

extension Set<SmartDecodingOption> {
    /// The rules among the options; nil where none are chosen.
    package var rules: SmartRules? {
        for case .rules(let rules) in self { return rules }
        return nil
    }
}
