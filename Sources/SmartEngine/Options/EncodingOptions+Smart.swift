import Foundation

extension EncodingOptions {
    /// The options of one call: its own, then the process's.
    package static func ofCall(_ options: Set<SmartEncodingOption>?, useMappedKeys: Bool) -> EncodingOptions {
        let process = ThreadSettings.current.encodingOptions
        if options == nil, process.isEmpty { return useMappedKeys ? usualMapped : usualUnmapped }
        var choices = Choices(useMappedKeys: useMappedKeys)
        process.inOrder { choices.take($0) }
        if let options { choices.choose(options) }
        return EncodingOptions(choices)
    }

    private static let usualMapped = EncodingOptions(Choices(useMappedKeys: true))
    private static let usualUnmapped = EncodingOptions(Choices(useMappedKeys: false))

    /// These options with a model's own of the kinds that the call did not choose.
    package func with(_ own: Set<SmartEncodingOption>) -> EncodingOptions {
        var result = choices
        own.inOrder { if !choices.chosen.contains($0.kind) { result.take($0) } }
        return EncodingOptions(result)
    }
}

extension EncodingOptions.Choices {
    fileprivate init(useMappedKeys: Bool) {
        self.useMappedKeys = useMappedKeys
        writesNil = true
    }

    package mutating func choose(_ options: Set<SmartEncodingOption>) {
        options.inOrder { choose($0) }
    }

    package mutating func choose(_ option: SmartEncodingOption) {
        take(option)
        chosen.insert(option.kind)
    }

    fileprivate mutating func take(_ option: SmartEncodingOption) {
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
