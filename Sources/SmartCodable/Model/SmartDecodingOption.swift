import Foundation

/// A choice for one decode. A set holds at most one of each kind.
///
///     User.deserialize(from: json, options: [.key(.fromSnakeCase), .date(.iso8601)])
public enum SmartDecodingOption: Hashable {
    /// How member names become coding keys.
    case key(SmartKeyDecodingStrategy)
    /// Tried before the forms that dates are recognised in anyway.
    case date(JSONDecoder.DateDecodingStrategy)
    case data(JSONDecoder.DataDecodingStrategy)
    /// Text for NaN and the infinities.
    case float(JSONDecoder.NonConformingFloatDecodingStrategy)
    /// Instead of `SmartCodableOptions.numberStrategy`.
    case number(SmartNumberStrategy)
    /// Instead of `SmartCodableOptions.ignoreNull`.
    case ignoreNull(Bool)
    /// Arrays, sets and dictionaries leave out the elements that cannot be converted, everywhere. `@SmartCompact` is
    /// the same for one property.
    case lossyCollections
    /// Any repair throws `SmartStrictError` (or gives nil, from `deserialize`). An optional that is missing or null is
    /// no repair.
    case strict
    /// Lines around the call's entry in the Sentinel's log: which request it was, which page.
    case logContext(header: String, footer: String)
    /// Instead of `SmartCodableOptions.maximumDepth`.
    case maximumDepth(Int)
    /// `[1,2,]` and `{"a":1,}` are read as if the last comma were not there; else they are no JSON. JSONSerialization
    /// reads them as well.
    case allowsTrailingCommas

    private var kind: Int {
        switch self {
        case .key: return 0
        case .date: return 1
        case .data: return 2
        case .float: return 3
        case .number: return 4
        case .ignoreNull: return 5
        case .lossyCollections: return 6
        case .strict: return 7
        case .logContext: return 8
        case .maximumDepth: return 9
        case .allowsTrailingCommas: return 10
        }
    }

    /// Equal when they are of one kind.
    public static func == (a: SmartDecodingOption, b: SmartDecodingOption) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A choice for one encode. A set holds at most one of each kind.
public enum SmartEncodingOption: Hashable {
    /// How coding keys become member names; names given by `mappingForKey` stay.
    case key(SmartKeyEncodingStrategy)
    case date(JSONEncoder.DateEncodingStrategy)
    case data(JSONEncoder.DataEncodingStrategy)
    /// Text for NaN and the infinities; with `.throw`, which is the default, they are left out.
    case float(JSONEncoder.NonConformingFloatEncodingStrategy)

    private var kind: Int {
        switch self {
        case .date: return 0
        case .data: return 1
        case .float: return 2
        case .key: return 3
        }
    }

    /// Equal when they are of one kind.
    public static func == (a: SmartEncodingOption, b: SmartEncodingOption) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The choices of one call.
package struct DecodingOptions: @unchecked Sendable {
    package var date: JSONDecoder.DateDecodingStrategy = .deferredToDate
    package var hasDateStrategy = false
    package var data: JSONDecoder.DataDecodingStrategy = .base64
    package var float: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
    package var key: SmartKeyDecodingStrategy = .useDefaultKeys
    package var number: SmartNumberStrategy
    package var ignoresNull: Bool
    package var isLossy = false
    package var isStrict = false
    package var parsing: Document.ParsingOptions
    package var conversions: [SmartConversion]
    package var logContext: (header: String, footer: String)?
    package var userInfo: [CodingUserInfoKey: Any] = [:]

    /// The process-wide choices, as they are now.
    package init() {
        let values = SmartCodableOptions.current
        number = values.numberStrategy
        ignoresNull = values.ignoreNull
        parsing = Document.ParsingOptions(maximumDepth: values.maximumDepth)
        conversions = values.conversions
    }

    /// Whether the strategy chosen for dates wants text.
    var readsDatesFromText: Bool {
        switch date {
        case .deferredToDate, .secondsSince1970, .millisecondsSince1970: return false
        default: return hasDateStrategy
        }
    }

    init(_ options: Set<SmartDecodingOption>?) {
        self.init()
        if let options { choose(options) }
    }

    /// These instead of what was chosen before.
    mutating func choose(_ options: Set<SmartDecodingOption>) {
        for option in options {
            switch option {
            case .key(let strategy): key = strategy
            case .date(let strategy):
                date = strategy
                hasDateStrategy = true
            case .data(let strategy): data = strategy
            case .float(let strategy): float = strategy
            case .number(let strategy): number = strategy
            case .ignoreNull(let isOn): ignoresNull = isOn
            case .lossyCollections: isLossy = true
            case .strict: isStrict = true
            case .logContext(let header, let footer): logContext = (header, footer)
            case .maximumDepth(let depth): parsing.maximumDepth = max(1, depth)
            case .allowsTrailingCommas: parsing.allowsTrailingComma = true
            }
        }
    }
}

extension EncodingOptions {
    init(_ options: Set<SmartEncodingOption>?, useMappedKeys: Bool) {
        self.init()
        self.useMappedKeys = useMappedKeys
        writesNil = true
        guard let options else { return }
        for option in options {
            switch option {
            case .key(let strategy): key = strategy
            case .date(let strategy): date = strategy
            case .data(let strategy): data = strategy
            case .float(let strategy): float = strategy
            }
        }
    }
}
