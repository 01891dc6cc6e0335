import Foundation

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
