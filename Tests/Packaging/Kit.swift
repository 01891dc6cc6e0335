import SmartCodable

public struct Item: SmartCodable, Sendable {
    public var id = 0
    public var name = ""
    public init() {}
}

public enum Kit {
    public static func read(_ text: String) -> ([Item], String) {
        SmartSentinel.quotes = .values
        let (items, report) = SmartSentinel.record { [Item].deserialize(from: text) ?? [] }
        return (items, "\(report)")
    }
}
