import Foundation

/// A choice for one encode, for a model (`SmartEncodable.encodingOptions`) or for the process
/// (`SmartCodableOptions.encodingOptions`).
///
///     struct Note: SmartCodable {
///         var createdAt: Date?
///         var text: String? = "Tea"
///     }
///     Note().toJSONString(options: [.key(.toSnakeCase), .nilAsNull])   // {"created_at":null,"text":"Tea"}
///
/// Options are equal if they say the same; see `SmartDecodingOption`.
public enum SmartEncodingOption: Hashable, Sendable {
    /// How coding keys become field names; names given by `mappingForKey` stay.
    case key(SmartKeyEncodingStrategy)
    /// How dates are written. `.deferredToDate` unless chosen: seconds since 2001, as JSONEncoder's.
    case date(JSONEncoder.DateEncodingStrategy)
    /// How data is written. Base64 text unless chosen.
    case data(JSONEncoder.DataEncodingStrategy)
    /// Text for NaN and the infinities; with `.throw`, which is the default, they are left out.
    case float(JSONEncoder.NonConformingFloatEncodingStrategy)
    /// What is written, and under which names: `.native` unless chosen. With `.handyJSON` fields have the names of
    /// the mapping, of a path its last part, whatever `useMappedKeys` says, and nulls in arrays and `Any` are left out.
    case rules(SmartRules)
    /// A property that is nil is written as null; by default it is left out. Ignored properties are always left out.
    case nilAsNull

    static let keyKind = OptionKinds.number(3)
    static let rulesKind = OptionKinds.number(6)

    package var kind: OptionKinds {
        switch self {
        case .date: return .number(0)
        case .data: return .number(1)
        case .float: return .number(2)
        case .key: return SmartEncodingOption.keyKind
        case .nilAsNull: return .number(4)
        case .rules: return SmartEncodingOption.rulesKind
        }
    }

    func isRules(_ rules: SmartRules) -> Bool {
        if case .rules(rules) = self { true } else { false }
    }
}

extension SmartEncodingOption: OptionOfKind {
    package var choice: AnyHashable? {
        switch self {
        case .key(let strategy): return strategy
        case .date(let strategy): return OptionKinds.choice(strategy)
        case .data(let strategy): return OptionKinds.choice(strategy)
        case .float(let strategy): return "\(strategy)"
        case .rules(let rules): return rules
        case .nilAsNull: return nil
        }
    }
}
