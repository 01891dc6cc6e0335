import Foundation

/// Options for the whole process. Thread-safe; a decode reads them once, when it begins. Options of a call take
/// precedence.
///
///     SmartCodableOptions.numberStrategy = .rounded
public enum SmartCodableOptions {
    /// The default is `.strict`.
    public static var numberStrategy: SmartNumberStrategy {
        get { shared.read { $0.numberStrategy } }
        set { shared.change { $0.numberStrategy = newValue } }
    }

    /// Whether nulls are left out of the arrays and dictionaries in `Any` values, instead of becoming NSNull. The
    /// default is false.
    public static var leavesOutNulls: Bool {
        get { shared.read { $0.leavesOutNulls } }
        set { shared.change { $0.leavesOutNulls = newValue } }
    }

    /// Whether null leaves a property `@SmartAny var x: Any` unchanged and makes an `Any?` nil. The default is true. If
    /// false, both become NSNull, so you can tell null from a missing key. For nulls inside arrays and dictionaries
    /// `leavesOutNulls` decides; SmartCodable 6 has no option for those.
    public static var ignoreNull: Bool {
        get { shared.read { $0.ignoreNull } }
        set { shared.change { $0.ignoreNull = newValue } }
    }

    /// Arrays and objects that may be open at once in a text. The default is 512, as in Foundation; a greater number
    /// counts as 512. Deeper nesting is refused, because stacks are finite.
    public static var maximumDepth: Int {
        get { shared.read { $0.maximumDepth } }
        set { shared.change { $0.maximumDepth = Document.ParsingOptions.depth(newValue) } }
    }

    /// Conversions for every native model, after the model's own (see `SmartConverting`).
    public static var conversions: [SmartConversion] {
        get { shared.read { $0.conversions } }
        set { shared.change { $0.conversions = newValue } }
    }

    /// How native models and their values are read, unless the model or the call chooses otherwise. Ignored by
    /// HandyJSON models and `SmartJSONDecoder`. Only options about values apply: `.strict`, `.logContext`,
    /// `.maximumDepth` and `.allowsTrailingCommas` are a call's.
    ///
    ///     SmartCodableOptions.decodingOptions = [.key(.fromSnakeCase)]
    public static var decodingOptions: Set<SmartDecodingOption> {
        get { shared.read { $0.decodingOptions } }
        set { shared.change { $0.decodingOptions = newValue } }
    }

    /// How native models and their values are written, unless the model or the call chooses otherwise. Ignored by
    /// HandyJSON models and `SmartJSONEncoder`.
    public static var encodingOptions: Set<SmartEncodingOption> {
        get { shared.read { $0.encodingOptions } }
        set { shared.change { $0.encodingOptions = newValue } }
    }

    package struct Values {
        var numberStrategy = SmartNumberStrategy.strict
        var decodingOptions: Set<SmartDecodingOption> = []
        var encodingOptions: Set<SmartEncodingOption> = []
        var leavesOutNulls = false
        var ignoreNull = true
        package var maximumDepth = 512
        var conversions: [SmartConversion] = []
    }

    /// All options at once.
    package static var current: Values { shared.read { $0 } }

    private static let shared = SharedSettings(Values())
}
