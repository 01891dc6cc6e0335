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

/// Kinds of options, as bits: which of them a call has chosen.
///
///     var chosen = OptionKinds()
///     chosen.insert(SmartDecodingOption.date(.iso8601).kind)
///     chosen.contains(SmartDecodingOption.date(.deferredToDate).kind)      // true
package struct OptionKinds: OptionSet {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The kind with this number.
    static func number(_ number: Int) -> OptionKinds { OptionKinds(rawValue: 1 &<< UInt16(number)) }
}

/// An option of which a call needs one of each kind.
package protocol OptionOfKind: Hashable, Sendable {
    var kind: OptionKinds { get }
    /// The option's choice besides its kind.
    var choice: AnyHashable? { get }
}

extension OptionOfKind {
    /// Whether they are of one kind and have the same value. Closures and formatters are equal only to themselves.
    @_documentation(visibility: internal)
    public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind && a.choice == b.choice }
    /// Hashes the kind alone.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(kind.rawValue) }
}

extension OptionKinds {
    /// The choice that one of Foundation's strategies makes, since these have no `==`: its name, or the bits of the
    /// formatter or closure that it has.
    static func choice<T>(_ strategy: T) -> AnyHashable {
        Mirror(reflecting: strategy).children.isEmpty
            ? "\(strategy)" as AnyHashable : withUnsafeBytes(of: strategy) { [UInt8]($0) }
    }
}

// Generic code is not specialised here: the copies for both kinds of options would be 45 KB.
extension Set where Element: OptionOfKind {
    @_semantics("optimize.sil.specialize.generic.never")
    static func only(_ option: Element) -> Self { [option] }

    var kinds: OptionKinds {
        @_semantics("optimize.sil.specialize.generic.never") get { reduce(into: []) { $0.formUnion($1.kind) } }
    }

    /// Calls `body` with each option; of several of one kind with the one whose text sorts last, as a set has no order.
    @_semantics("optimize.sil.specialize.generic.never")
    @_optimize(size) func inOrder(_ body: (Element) -> Void) {
        let kinds = kinds
        let isOneOfEach = kinds.rawValue.nonzeroBitCount == count
        for option in self
        where isOneOfEach || !contains(where: { $0.kind == option.kind && "\($0)" > "\(option)" }) { body(option) }
    }

    /// Puts an option in place of those of its kind, and returns one of these.
    @_semantics("optimize.sil.specialize.generic.never")
    @_optimize(size) fileprivate mutating func replace(with option: Element) -> Element? {
        var old: Element?
        for other in self where other.kind == option.kind { old = remove(other) }
        insert(option)
        return old
    }
}

extension Set<SmartDecodingOption> {
    /// Inserts an option, and removes another of its kind.
    ///
    ///     SmartCodableOptions.decodingOptions.update(with: .key(.fromSnakeCase))
    ///
    /// - Parameter option: The option.
    /// - Returns: The option of this kind that the set had; nil if it had none.
    @discardableResult
    public mutating func update(with option: SmartDecodingOption) -> SmartDecodingOption? { replace(with: option) }
}

extension Set<SmartEncodingOption> {
    /// Inserts an option, and removes another of its kind.
    ///
    /// - Parameter option: The option.
    /// - Returns: The option of this kind that the set had; nil if it had none.
    @discardableResult
    public mutating func update(with option: SmartEncodingOption) -> SmartEncodingOption? { replace(with: option) }
}
