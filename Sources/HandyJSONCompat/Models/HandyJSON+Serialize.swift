import SmartCodable

extension HandyJSON {
    /// The model as plain Swift values, nil properties left out.
    public func toJSON() -> [String: Any]? {
        var isWritten = false
        if let object = ModelCoder.plain(self, isWritten: &isWritten) as? [String: Any] { return object }
        ModelCoder.tellOther(Self.self, isWritten: isWritten)
        return nil
    }

    /// The model as JSON text, properties in declaration order, superclass first.
    public func toJSONString(prettyPrint: Bool = false) -> String? { ModelCoder.text(self, pretty: prettyPrint) }
}

extension Collection where Iterator.Element: HandyJSON {
    /// The models as plain Swift values.
    public func toJSON() -> [[String: Any]?] { map { $0.toJSON() } }

    /// The models as a JSON array.
    public func toJSONString(prettyPrint: Bool = false) -> String? { ModelCoder.text(Array(self), pretty: prettyPrint) }
}
