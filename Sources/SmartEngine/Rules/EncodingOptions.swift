import Foundation

/// The options of one call, which it passes on from type to type.
@usableFromInline package final class EncodingOptions: @unchecked Sendable {
    @usableFromInline package struct Choices {
        package var date: JSONEncoder.DateEncodingStrategy = .secondsSince1970
        package var data: JSONEncoder.DataEncodingStrategy = .base64
        package var float: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
        package var key: SmartKeyEncodingStrategy = .useDefaultKeys
        package var useMappedKeys = false
        package var rules = SmartRules.native
        /// Values that JSON cannot hold are an error instead of being left out.
        package var refusesWhatJSONCannotHold = false
        package var sortsKeys = false
        /// Whether nil in an array or dictionary is null.
        package var writesNil = false
        /// Whether a property that is nil is null.
        var writesNilMembers = false
        /// Whether an option may hold user objects.
        var holdsObjects = false
        /// The kinds that the call itself chose; these precede a model's own choices.
        var chosen = OptionKinds(rawValue: 0)
        /// Whether a run-time derived model is written, by its family's rules: it leaves out NSNull in an untyped
        /// value, for example.
        package var isDerived = false
        package var userInfo: [CodingUserInfoKey: Any] = [:] {
            didSet { if !userInfo.isEmpty { holdsObjects = true } }
        }

        package init() {}

        var choosesKey: Bool { chosen.contains(SmartEncodingOption.keyKind) }
        var choosesRules: Bool { chosen.contains(SmartEncodingOption.rulesKind) }
    }

    // Constants need no exclusivity check.
    @usableFromInline package let choices: Choices
    /// A number for the names; nil for names that are not cached.
    package let variant: Int?
    let words: NonConformingFloats?
    /// Whether members have their mapped names.
    package let writesMappedNames: Bool
    /// Whether nil in an array or dictionary is null.
    let writesNil: Bool
    /// HandyJSON's way with null: NSNull in `Any` is left out, and is null in an optional property.
    let leavesOutNull: Bool

    package init(_ choices: Choices) {
        self.choices = choices
        let isHandyJSON = choices.rules == .handyJSON
        variant = choices.key.variant.map {
            $0 * 16 + (choices.useMappedKeys ? 1 : 0) + (choices.choosesKey ? 2 : 0) + (isHandyJSON ? 4 : 0)
                + (choices.choosesRules ? 8 : 0)
        }
        writesMappedNames = choices.useMappedKeys || isHandyJSON
        writesNil = choices.writesNil && !isHandyJSON
        leavesOutNull = choices.isDerived || isHandyJSON
        if case .convertToString(let positive, let negative, let nan) = choices.float {
            words = NonConformingFloats(positiveInfinity: positive, negativeInfinity: negative, nan: nan)
        } else {
            words = nil
        }
    }

    /// The options where nothing is chosen.
    package static let usual = EncodingOptions(Choices())

    /// The options that change names.
    package var forNames: EncodingOptions {
        var result = Choices()
        result.key = choices.key
        result.useMappedKeys = choices.useMappedKeys
        result.rules = choices.rules
        result.chosen = choices.chosen.intersection([SmartEncodingOption.keyKind, SmartEncodingOption.rulesKind])
        return EncodingOptions(result)
    }

    /// These options with a model's own of the kinds that the call did not choose.
    package func with(_ own: Set<SmartEncodingOption>) -> EncodingOptions {
        var result = choices
        own.inOrder { if !choices.chosen.contains($0.kind) { result.take($0) } }
        return EncodingOptions(result)
    }
}

extension EncodingOptions.Choices {
    package mutating func choose(_ options: Set<SmartEncodingOption>) {
        options.inOrder { choose($0) }
    }

    package mutating func choose(_ option: SmartEncodingOption) {
        take(option)
        chosen.insert(option.kind)
    }

    mutating func take(_ option: SmartEncodingOption) {
        holdsObjects = true
        switch option {
        case .key(let strategy): key = strategy
        case .date(let strategy): date = strategy
        case .data(let strategy): data = strategy
        case .float(let strategy): float = strategy
        case .rules(let chosen): rules = chosen
        case .nilAsNull: writesNilMembers = true
        }
    }
}

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
