import Foundation

/// The choices of one call.
package struct DecodingOptions: @unchecked Sendable {
    package var date: JSONDecoder.DateDecodingStrategy = .deferredToDate
    package var hasDateStrategy = false
    package var data: JSONDecoder.DataDecodingStrategy = .base64
    package var float: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
    package var key: SmartKeyDecodingStrategy = .useDefaultKeys
    package var number: SmartNumberStrategy
    package var leavesOutNulls: Bool
    package var ignoresNull: Bool
    package var badElements = BadElements.leftOutOfModels
    /// Whether the call is a Codable coder's.
    package var isCoder = false
    package var isStrict = false
    package var parsing: Document.ParsingOptions
    package var conversions: [SmartConversion]
    package var logContext: (header: String, footer: String)?
    package var userInfo: [CodingUserInfoKey: Any] = [:]
    /// What the call itself chose; a model's own choices come after these.
    private(set) var chosen: Set<SmartDecodingOption> = []

    /// What becomes of elements that cannot be converted.
    package enum BadElements: Sendable {
        /// They are left out of what a model holds, and make what a plain Codable type asks for an error.
        case leftOutOfModels
        case leftOut
        case refused
    }

    /// The process-wide choices for native models, as they are now.
    package init() {
        let values = SmartCodableOptions.current
        self.init(values)
        for option in values.decodingOptions where option.isAboutValues { take(option) }
    }

    /// Without the process's choices for native models.
    init(_ values: SmartCodableOptions.Values) {
        number = values.numberStrategy
        leavesOutNulls = values.leavesOutNulls
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
        for option in options { choose(option) }
    }

    mutating func choose(_ option: SmartDecodingOption) {
        take(option)
        if option.isAboutValues { chosen.update(with: option) }
    }

    /// With a model's own choices, where the call has none of the kind.
    func with(_ own: Set<SmartDecodingOption>) -> DecodingOptions {
        var result = self
        for option in own where option.isAboutValues && !chosen.contains(option) { result.take(option) }
        return result
    }

    private mutating func take(_ option: SmartDecodingOption) {
        switch option {
        case .key(let strategy): key = strategy
        case .date(let strategy):
            date = strategy
            hasDateStrategy = true
        case .data(let strategy): data = strategy
        case .float(let strategy): float = strategy
        case .number(let strategy): number = strategy
        case .leavesOutNulls(let isOn): leavesOutNulls = isOn
        case .ignoreNull(let isOn): ignoresNull = isOn
        case .lossyCollections: badElements = .leftOut
        case .strictCollections: if badElements != .leftOut { badElements = .refused }
        case .strict: isStrict = true
        case .logContext(let header, let footer): logContext = (header, footer)
        case .maximumDepth(let depth): parsing.maximumDepth = max(1, depth)
        case .allowsTrailingCommas: parsing.allowsTrailingComma = true
        }
    }
}
