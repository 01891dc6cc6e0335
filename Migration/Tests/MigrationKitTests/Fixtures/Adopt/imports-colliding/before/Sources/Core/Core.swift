public enum JSONValue {
    case none
}

public struct SmartReport {
    public init() {}
}
