import Foundation

extension EncodingOptions {
    /// Of one call: its own choices, then the process's.
    init(_ options: Set<SmartEncodingOption>?, useMappedKeys: Bool) {
        self.init()
        self.useMappedKeys = useMappedKeys
        writesNil = true
        for option in ThreadSettings.current.encodingOptions { take(option) }
        if let options { choose(options) }
    }

    mutating func choose(_ options: Set<SmartEncodingOption>) {
        for option in options { choose(option) }
    }

    mutating func choose(_ option: SmartEncodingOption) {
        take(option)
        chosen.insert(option.kind)
    }

    /// With a model's own choices, where the call has none of the kind.
    func with(_ own: Set<SmartEncodingOption>) -> EncodingOptions {
        var result = self
        for option in own where !chosen.contains(option.kind) { result.take(option) }
        return result
    }

    private mutating func take(_ option: SmartEncodingOption) {
        holdsObjects = true
        switch option {
        case .key(let strategy): key = strategy
        case .date(let strategy): date = strategy
        case .data(let strategy): data = strategy
        case .float(let strategy): float = strategy
        case .nilAsNull: writesNilMembers = true
        case .inherited: break
        }
    }
}
